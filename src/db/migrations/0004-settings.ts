// Outbound jobs, single-use links, the organisation's defaults of preferences, and which preferences users chose themselves.

import { DataTypes, type QueryInterface } from 'sequelize'
import { longText } from '../dialect.ts'

const { INTEGER, BIGINT, STRING, TEXT } = DataTypes
const id = { type: INTEGER, primaryKey: true, autoIncrement: true }
const int = { type: INTEGER, allowNull: false }
const big = { type: BIGINT, allowNull: false }
const string = (length: number) => ({ type: STRING(length), allowNull: false })
const optional = <T extends { allowNull: boolean }>(column: T) => ({ ...column, allowNull: true })

const tables = (text: DataTypes.DataType) => ({
  jobs: {
    id,
    realm_id: int,
    kind: string(20),
    payload: { type: text, allowNull: false },
    due_at: big,
    attempts: { ...int, defaultValue: 0 },
    lease_until: { ...big, defaultValue: 0 },
    lease_holder: optional(string(36)),
    last_error: optional(string(500)),
    died_at: optional(big),
    date_created: big,
  },
  links: {
    id,
    realm_id: int,
    purpose: string(20),
    token_hash: string(64),
    subject_id: optional(int),
    payload: { type: TEXT, allowNull: false },
    expires_at: optional(big),
    used_at: optional(big),
    date_created: big,
  },
})

const columns: [table: string, column: string][] = [
  ['realms', 'user_defaults'],
  ['users', 'edited_settings'],
]

const indexes: [table: keyof ReturnType<typeof tables>, columns: string[], options?: { unique: true }][] = [
  ['jobs', ['kind', 'died_at', 'due_at']],
  ['links', ['token_hash'], { unique: true }],
  ['links', ['realm_id', 'purpose', 'subject_id']],
]

export async function up(schema: QueryInterface): Promise<void> {
  for (const [name, definition] of Object.entries(tables(longText(schema.sequelize))))
    await schema.createTable(name, definition, { charset: 'utf8mb4', collate: 'utf8mb4_bin' })
  for (const [table, column] of columns)
    if (!(column in (await schema.describeTable(table)))) await schema.addColumn(table, column, { type: TEXT, allowNull: true })
  for (const [table, names, options] of indexes) {
    const name = [table, ...names].join('_')
    const existing = (await schema.showIndex(table)) as { name: string }[]
    if (!existing.some((index) => index.name === name)) await schema.addIndex(table, names, { ...options, name })
  }
}

export async function down(schema: QueryInterface): Promise<void> {
  for (const [table, column] of columns) await schema.removeColumn(table, column)
  for (const name of ['links', 'jobs']) await schema.dropTable(name)
}
