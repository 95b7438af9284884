// The flags with which everybody receives a message.

import { DataTypes, type QueryInterface } from 'sequelize'

const TABLE = 'messages'
const COLUMN = 'receiver_flags'

export async function up(schema: QueryInterface): Promise<void> {
  if (!(COLUMN in (await schema.describeTable(TABLE))))
    await schema.addColumn(TABLE, COLUMN, { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 })
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.removeColumn(TABLE, COLUMN)
}
