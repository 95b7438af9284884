// The words of messages, in a full-text index (docs/adr/0007-search-and-pages.md).

import type { QueryInterface, Sequelize } from 'sequelize'
import { int, isMysql, key, long, type Tables } from './table.ts'

export const search = (sequelize: Sequelize): Tables => ({
  message_texts: {
    columns: { message_id: key(int), realm_id: int, tokens: long(sequelize) },
    indexes: isMysql(sequelize) ? [{ columns: ['tokens'], type: 'FULLTEXT' }] : [],
    isAscii: true,
  },
})

/** Creates the full-text index. On SQLite it is a separate table that triggers keep up to date. Needs the table `message_texts`. */
export async function addWords({ sequelize }: QueryInterface): Promise<void> {
  if (isMysql(sequelize)) return
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

export async function removeWords(schema: QueryInterface): Promise<void> {
  await schema.dropTable('message_words')
}
