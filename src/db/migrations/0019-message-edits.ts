// What a message was before each change.

import { DataTypes, type QueryInterface } from 'sequelize'
import { longText } from '../dialect.ts'

const { INTEGER, BIGINT, STRING } = DataTypes

export async function up(schema: QueryInterface): Promise<void> {
  const text = { type: longText(schema.sequelize), allowNull: true }
  const columns = {
    id: { type: INTEGER, primaryKey: true, autoIncrement: true },
    realm_id: { type: INTEGER, allowNull: false },
    message_id: { type: INTEGER, allowNull: false },
    user_id: { type: INTEGER, allowNull: false },
    date_edited: { type: BIGINT, allowNull: false },
    prev_content: text,
    prev_rendered_content: { ...text },
    topic: { type: STRING(64), allowNull: true },
    prev_topic: { type: STRING(64), allowNull: true },
    channel_id: { type: INTEGER, allowNull: true },
    prev_channel_id: { type: INTEGER, allowNull: true },
  }
  await schema.createTable('message_edits', columns, { charset: 'utf8mb4', collate: 'utf8mb4_bin' })
  const existing = (await schema.showIndex('message_edits')) as { name: string }[]
  const name = 'message_edits_message_id'
  if (!existing.some((index) => index.name === name)) await schema.addIndex('message_edits', ['message_id'], { name })
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.dropTable('message_edits')
}
