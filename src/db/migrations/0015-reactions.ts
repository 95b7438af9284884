// Reactions to messages, and the organisations' own emoji.

import { DataTypes, type QueryInterface } from 'sequelize'

const { INTEGER, BIGINT, BOOLEAN, STRING } = DataTypes
const id = { type: INTEGER, primaryKey: true, autoIncrement: true }
const int = () => ({ type: INTEGER, allowNull: false })
const string = (length: number) => ({ type: STRING(length), allowNull: false })

const tables = {
  reactions: {
    id,
    realm_id: int(),
    message_id: int(),
    user_id: int(),
    emoji_name: string(100),
    emoji_code: string(100),
    reaction_type: string(20),
  },
  custom_emoji: {
    id,
    realm_id: int(),
    name: string(100),
    author_id: int(),
    path_id: string(100),
    content_type: string(20),
    is_deactivated: { type: BOOLEAN, allowNull: false, defaultValue: false },
    date_created: { type: BIGINT, allowNull: false },
  },
}

const indexes: [table: keyof typeof tables, columns: string[], options?: { unique: true }][] = [
  ['reactions', ['message_id', 'user_id', 'reaction_type', 'emoji_code'], { unique: true }],
  ['custom_emoji', ['realm_id', 'name']],
  ['custom_emoji', ['path_id'], { unique: true }],
]

export async function up(schema: QueryInterface): Promise<void> {
  for (const [name, columns] of Object.entries(tables))
    await schema.createTable(name, columns, { charset: 'utf8mb4', collate: 'utf8mb4_bin' })
  for (const [table, columns, options] of indexes) {
    // There already when the migration was broken off.
    const name = [table, ...columns].join('_')
    const existing = (await schema.showIndex(table)) as { name: string }[]
    if (!existing.some((index) => index.name === name)) await schema.addIndex(table, columns, { ...options, name })
  }
}

export async function down(schema: QueryInterface): Promise<void> {
  for (const name of Object.keys(tables).reverse()) await schema.dropTable(name)
}
