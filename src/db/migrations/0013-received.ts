// Which messages a user received: what spans do not say of moved messages, what is read of a span, and indexes for flags.

import { DataTypes, type QueryInterface } from 'sequelize'

const columns = [
  ['messages', 'received_by_rows', { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false }],
  ['subscription_spans', 'read_to_message_id', { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 }],
] as const
const indexes: [table: string, columns: string[]][] = [
  ['user_messages', ['user_id', 'flags', 'message_id']],
  ['user_messages', ['message_id']],
  ['subscription_spans', ['channel_id']],
]

export async function up(schema: QueryInterface): Promise<void> {
  for (const [table, name, column] of columns)
    if (!(name in (await schema.describeTable(table)))) await schema.addColumn(table, name, { ...column })
  for (const [table, names] of indexes) {
    const name = [table, ...names].join('_')
    const existing = (await schema.showIndex(table)) as { name: string }[]
    if (!existing.some((index) => index.name === name)) await schema.addIndex(table, names, { name })
  }
}

export async function down(schema: QueryInterface): Promise<void> {
  for (const [table, names] of indexes) await schema.removeIndex(table, [table, ...names].join('_'))
  for (const [table, name] of columns) await schema.removeColumn(table, name)
}
