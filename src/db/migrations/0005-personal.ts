// What users keep for themselves, and what they tell of themselves: alert words, topic policies, drafts, status, presence.

import { DataTypes, type QueryInterface } from 'sequelize'
import { longText } from '../dialect.ts'

const { INTEGER, BIGINT, BOOLEAN, STRING, TEXT } = DataTypes
const id = { type: INTEGER, primaryKey: true, autoIncrement: true }
const int = { type: INTEGER, allowNull: false }
const big = { type: BIGINT, allowNull: false }
const key = { type: INTEGER, primaryKey: true, allowNull: false }
const string = (length: number) => ({ type: STRING(length), allowNull: false })

const tables = (longText: DataTypes.DataType) => ({
  alert_words: { id, realm_id: int, user_id: int, word: string(100), word_key: string(255) },
  user_topics: {
    id,
    realm_id: int,
    user_id: int,
    channel_id: int,
    topic: string(64),
    topic_key: string(200),
    visibility_policy: int,
    last_updated: big,
  },
  drafts: {
    id,
    realm_id: int,
    user_id: int,
    type: string(10),
    addressees: { type: TEXT, allowNull: false },
    topic: string(64),
    content: { type: longText, allowNull: false },
    last_edited_at: big,
  },
  user_statuses: {
    user_id: key,
    realm_id: int,
    status_text: string(60),
    emoji_name: string(100),
    emoji_code: string(100),
    reaction_type: string(30),
  },
  user_presences: {
    user_id: key,
    realm_id: int,
    active_at: big,
    connected_at: big,
    update_id: big,
    is_hidden: { type: BOOLEAN, allowNull: false, defaultValue: false },
  },
})

const indexes: [table: keyof ReturnType<typeof tables>, columns: string[], options?: { unique: true }][] = [
  ['alert_words', ['user_id', 'word_key'], { unique: true }],
  ['alert_words', ['realm_id']],
  ['user_topics', ['user_id', 'channel_id', 'topic_key'], { unique: true }],
  ['user_topics', ['channel_id', 'topic_key']],
  ['drafts', ['user_id', 'last_edited_at']],
  ['user_statuses', ['realm_id']],
  ['user_presences', ['realm_id']],
]

export async function up(schema: QueryInterface): Promise<void> {
  for (const [name, columns] of Object.entries(tables(longText(schema.sequelize)))) await schema.createTable(name, columns, tableOptions)
  for (const [table, columns, options] of indexes) {
    // There already when the migration was broken off.
    const name = [table, ...columns].join('_')
    const existing = (await schema.showIndex(table)) as { name: string }[]
    if (!existing.some((index) => index.name === name)) await schema.addIndex(table, columns, { ...options, name })
  }
}

export async function down(schema: QueryInterface): Promise<void> {
  for (const name of Object.keys(tables(TEXT)).reverse()) await schema.dropTable(name)
}

const tableOptions = { charset: 'utf8mb4', collate: 'utf8mb4_bin' }
