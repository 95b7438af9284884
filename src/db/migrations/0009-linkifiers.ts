// Linkifiers of organisations, and views of users' sidebars.

import { DataTypes, type QueryInterface } from 'sequelize'
import { longText } from '../dialect.ts'

const { INTEGER, BOOLEAN, TEXT } = DataTypes
const id = { type: INTEGER, primaryKey: true, autoIncrement: true }
const int = { type: INTEGER, allowNull: false }
const text = { type: TEXT, allowNull: false }
const optionalText = { type: TEXT, allowNull: true }

const tables = (longText: DataTypes.DataType) => ({
  linkifiers: {
    id,
    realm_id: int,
    position: int,
    pattern: text,
    url_template: text,
    example_input: optionalText,
    reverse_template: optionalText,
    alternative_url_templates: { type: longText, allowNull: false },
  },
  navigation_views: {
    id,
    realm_id: int,
    user_id: int,
    fragment: text,
    is_pinned: { type: BOOLEAN, allowNull: false },
    name: optionalText,
  },
})

const indexes: [table: keyof ReturnType<typeof tables>, columns: string[]][] = [
  ['linkifiers', ['realm_id', 'position']],
  ['navigation_views', ['user_id']],
  ['navigation_views', ['realm_id']],
]

export async function up(schema: QueryInterface): Promise<void> {
  for (const [name, columns] of Object.entries(tables(longText(schema.sequelize))))
    await schema.createTable(name, columns, { charset: 'utf8mb4', collate: 'utf8mb4_bin' })
  for (const [table, columns] of indexes) {
    // There already when the migration was broken off.
    const name = [table, ...columns].join('_')
    const existing = (await schema.showIndex(table)) as { name: string }[]
    if (!existing.some((index) => index.name === name)) await schema.addIndex(table, columns, { name })
  }
}

export async function down(schema: QueryInterface): Promise<void> {
  for (const name of Object.keys(tables(TEXT)).reverse()) await schema.dropTable(name)
}
