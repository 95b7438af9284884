// Custom profile fields and their values; what an operator allows a single account; accounts that wait for their owner.

import { DataTypes, type QueryInterface } from 'sequelize'

const { INTEGER, BOOLEAN, STRING, TEXT } = DataTypes
const int = { type: INTEGER, allowNull: false }
const no = { type: BOOLEAN, allowNull: false, defaultValue: false }
const yes = { type: BOOLEAN, allowNull: false, defaultValue: true }
const string = (length: number) => ({ type: STRING(length), allowNull: false })
const text = { type: TEXT, allowNull: false }

const tables = () => ({
  profile_fields: {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    realm_id: int,
    type: int,
    position: int,
    name: string(40),
    name_key: string(160),
    hint: { ...string(80), defaultValue: '' },
    field_data: text,
    display_in_profile_summary: no,
    required: no,
    editable_by_user: yes,
    use_for_user_matching: no,
  },
  profile_values: {
    realm_id: int,
    user_id: { ...int, primaryKey: true },
    field_id: { ...int, primaryKey: true },
    value: text,
    rendered_value: { ...text, allowNull: true },
  },
})
const columns = () => ({ can_change_user_emails: no, awaits_first_login: no })
const indexes: [table: string, columns: string[], options?: { unique: true }][] = [
  ['profile_fields', ['realm_id', 'name_key'], { unique: true }],
  ['profile_values', ['realm_id']],
  ['profile_values', ['field_id']],
  ['users', ['bot_owner_id']],
]

export async function up(schema: QueryInterface): Promise<void> {
  for (const [name, table] of Object.entries(tables())) await schema.createTable(name, table, tableOptions)
  // What is there already is there because the migration was broken off.
  const existing = await schema.describeTable('users')
  for (const [name, column] of Object.entries(columns())) if (!existing[name]) await schema.addColumn('users', name, column)
  await schema.sequelize.query('UPDATE users SET awaits_first_login = is_imported_stub')
  for (const [table, fields, options] of indexes) {
    const name = [table, ...fields].join('_')
    const known = (await schema.showIndex(table)) as { name: string }[]
    if (!known.some((index) => index.name === name)) await schema.addIndex(table, fields, { ...options, name })
  }
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.removeIndex('users', 'users_bot_owner_id')
  for (const name of Object.keys(columns())) await schema.removeColumn('users', name)
  for (const name of Object.keys(tables()).reverse()) await schema.dropTable(name)
}

const tableOptions = { charset: 'utf8mb4', collate: 'utf8mb4_bin' }
