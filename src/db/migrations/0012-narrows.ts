// What narrows ask for: words of messages under a full-text index, what messages have, and personal flags under indexes.

import { DataTypes, type QueryInterface } from 'sequelize'
import { longText } from '../dialect.ts'

const { INTEGER, BOOLEAN } = DataTypes
const HAS = ['has_attachment', 'has_image', 'has_link']
/** Flags under an index: a computed column where the database cannot index a part of the rows. Who writes flags need not know of it. */
const FLAGGED = {
  is_unread: '(flags & 1) = 0',
  // starred, mentioned in any way, alerted
  is_flagged: '(flags & 122) <> 0',
}
const indexOf = (column: string): string => `user_messages_user_id_${column}_message_id`

export async function up(schema: QueryInterface): Promise<void> {
  const { sequelize } = schema
  const mysql = sequelize.getDialect() === 'mysql'
  const messages = await schema.describeTable('messages')
  for (const column of HAS)
    if (!(column in messages)) await schema.addColumn('messages', column, { type: BOOLEAN, allowNull: false, defaultValue: false })
  const rows = await schema.describeTable('user_messages')
  const existing = (await schema.showIndex('user_messages')) as { name: string }[]
  for (const [column, expression] of Object.entries(FLAGGED)) {
    if (mysql && !(column in rows))
      await sequelize.query(`ALTER TABLE user_messages ADD COLUMN ${column} TINYINT(1) GENERATED ALWAYS AS (${expression}) STORED`)
    const part = mysql ? `(user_id, ${column}, message_id)` : `(user_id, message_id) WHERE ${expression}`
    if (!existing.some(({ name }) => name === indexOf(column)))
      await sequelize.query(`CREATE INDEX ${indexOf(column)} ON user_messages ${part}`)
  }
  const int = { type: INTEGER, allowNull: false }
  const columns = { message_id: { ...int, primaryKey: true }, realm_id: int, tokens: { type: longText(sequelize), allowNull: false } }
  await schema.createTable('message_texts', columns, { charset: 'ascii', collate: 'ascii_bin' })
  if (mysql) {
    const existing = (await schema.showIndex('message_texts')) as { name: string }[]
    if (!existing.some(({ name }) => name === 'message_texts_tokens'))
      await sequelize.query('CREATE FULLTEXT INDEX message_texts_tokens ON message_texts (tokens)')
    return
  }
  await sequelize.query(
    `CREATE VIRTUAL TABLE IF NOT EXISTS message_words
      USING fts5(tokens, content='message_texts', content_rowid='message_id', tokenize="ascii tokenchars '_'", prefix='5')`,
  )
  const add = 'INSERT INTO message_words (rowid, tokens) VALUES (new.message_id, new.tokens);'
  const remove = "INSERT INTO message_words (message_words, rowid, tokens) VALUES ('delete', old.message_id, old.tokens);"
  const triggers = { insert: add, update: remove + add, delete: remove }
  for (const [event, body] of Object.entries(triggers))
    await sequelize.query(`CREATE TRIGGER IF NOT EXISTS message_texts_${event} AFTER ${event} ON message_texts BEGIN ${body} END`)
}

export async function down(schema: QueryInterface): Promise<void> {
  const { sequelize } = schema
  await sequelize.query('DROP TABLE IF EXISTS message_words')
  await schema.dropTable('message_texts')
  for (const column of Object.keys(FLAGGED)) {
    await schema.removeIndex('user_messages', indexOf(column))
    if (sequelize.getDialect() === 'mysql') await sequelize.query(`ALTER TABLE user_messages DROP COLUMN ${column}`)
  }
  for (const column of HAS) await sequelize.query(`ALTER TABLE messages DROP COLUMN ${column}`)
}
