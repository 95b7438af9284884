// Of which messages users have been notified on their devices.

import { DataTypes, type QueryInterface } from 'sequelize'

const TABLE = 'notifications'
const INDEX = 'notifications_message_id'
const key = { type: DataTypes.INTEGER, primaryKey: true }

export async function up(schema: QueryInterface): Promise<void> {
  await schema.createTable(
    TABLE,
    {
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: key,
      message_id: { ...key },
      was_sent: { type: DataTypes.BOOLEAN, allowNull: false },
    },
    { charset: 'utf8mb4', collate: 'utf8mb4_bin' },
  )
  const existing = (await schema.showIndex(TABLE)) as { name: string }[]
  if (!existing.some(({ name }) => name === INDEX)) await schema.addIndex(TABLE, ['message_id'], { name: INDEX })
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.dropTable(TABLE)
}
