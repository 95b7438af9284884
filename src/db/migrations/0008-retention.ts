// When an organisation's old messages are to be looked for next, and an index to find them by.

import { DataTypes, type QueryInterface } from 'sequelize'

const INDEX = 'messages_recipient_id_date_sent'

export async function up(schema: QueryInterface): Promise<void> {
  // What is there already is there because the migration was broken off.
  const realms = await schema.describeTable('realms')
  if (!realms.retention_due_at)
    await schema.addColumn('realms', 'retention_due_at', { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 })
  const indexes = (await schema.showIndex('messages')) as { name: string }[]
  if (!indexes.some(({ name }) => name === INDEX)) await schema.addIndex('messages', ['recipient_id', 'date_sent'], { name: INDEX })
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.removeIndex('messages', INDEX)
  await schema.removeColumn('realms', 'retention_due_at')
}
