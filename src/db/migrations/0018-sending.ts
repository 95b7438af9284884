// The flags with which everybody receives a message, and an index of the queues of a user.

import { DataTypes, type QueryInterface } from 'sequelize'

const TABLE = 'messages'
const COLUMN = 'receiver_flags'
const INDEX = 'event_queues_user_id'

export async function up(schema: QueryInterface): Promise<void> {
  if (!(COLUMN in (await schema.describeTable(TABLE))))
    await schema.addColumn(TABLE, COLUMN, { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 })
  const existing = (await schema.showIndex('event_queues')) as { name: string }[]
  if (!existing.some(({ name }) => name === INDEX)) await schema.addIndex('event_queues', ['user_id'], { name: INDEX })
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.removeIndex('event_queues', INDEX)
  await schema.removeColumn(TABLE, COLUMN)
}
