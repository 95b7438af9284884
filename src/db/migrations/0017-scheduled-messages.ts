// Messages for later delivery, and the uploaded files that they refer to.

import { DataTypes, type QueryInterface } from 'sequelize'
import { longText } from '../dialect.ts'

const { INTEGER, BIGINT, BOOLEAN, STRING, TEXT } = DataTypes
const int = { type: INTEGER, allowNull: false }
const big = { type: BIGINT, allowNull: false }
const bool = { type: BOOLEAN, allowNull: false }
const string = (length: number) => ({ type: STRING(length), allowNull: false })

const tables = (longText: DataTypes.DataType) => ({
  scheduled_messages: {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    realm_id: int,
    sender_id: int,
    type: string(10),
    addressees: { type: TEXT, allowNull: false },
    topic: string(64),
    content: { type: longText, allowNull: false },
    rendered_content: { type: longText, allowNull: false },
    read_by_sender: bool,
    client: string(30),
    due_at: big,
    failed: { ...bool, defaultValue: false },
    lease_until: { ...big, defaultValue: 0 },
    lease_holder: { type: STRING(36), allowNull: true },
  },
  scheduled_message_attachments: {
    realm_id: int,
    scheduled_message_id: { ...int, primaryKey: true },
    attachment_id: { ...int, primaryKey: true },
  },
})

const indexes: [table: keyof ReturnType<typeof tables>, columns: string[]][] = [
  ['scheduled_messages', ['failed', 'due_at']],
  ['scheduled_messages', ['sender_id']],
  ['scheduled_messages', ['realm_id']],
  ['scheduled_message_attachments', ['attachment_id']],
]

export async function up(schema: QueryInterface): Promise<void> {
  for (const [name, columns] of Object.entries(tables(longText(schema.sequelize))))
    await schema.createTable(name, columns, { charset: 'utf8mb4', collate: 'utf8mb4_bin' })
  for (const [table, names] of indexes) {
    const name = [table, ...names].join('_')
    const existing = (await schema.showIndex(table)) as { name: string }[]
    if (!existing.some((index) => index.name === name)) await schema.addIndex(table, names, { name })
  }
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.dropTable('scheduled_message_attachments')
  await schema.dropTable('scheduled_messages')
}
