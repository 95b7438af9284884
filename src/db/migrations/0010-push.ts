// Client devices for push notifications, and the name by which the push relay knows an organisation.

import { randomUUID } from 'node:crypto'
import { DataTypes, type QueryInterface, QueryTypes } from 'sequelize'

const { INTEGER, BIGINT, STRING } = DataTypes
const int = { type: INTEGER, allowNull: false }
const big = { type: BIGINT, allowNull: false }
const optional = (length: number) => ({ type: STRING(length), allowNull: true })

const columns = {
  id: { type: INTEGER, primaryKey: true, autoIncrement: true },
  realm_id: int,
  user_id: int,
  push_key_id: { type: BIGINT, allowNull: true },
  push_key: optional(44),
  token_kind: optional(4),
  token_id: optional(12),
  pending_token_kind: optional(4),
  pending_token_id: optional(12),
  token_last_updated: { type: BIGINT, allowNull: true },
  registration_error_code: optional(100),
  date_created: big,
}

export async function up(schema: QueryInterface): Promise<void> {
  await schema.createTable('devices', columns, { charset: 'utf8mb4', collate: 'utf8mb4_bin' })
  const existing = (await schema.showIndex('devices')) as { name: string }[]
  if (!existing.some((index) => index.name === 'devices_user_id'))
    await schema.addIndex('devices', ['user_id'], { name: 'devices_user_id' })

  if (!('uuid' in (await schema.describeTable('realms')))) await schema.addColumn('realms', 'uuid', { type: STRING(36), allowNull: true })
  const { sequelize } = schema
  const unnamed = await sequelize.query<{ id: number }>('SELECT id FROM realms WHERE uuid IS NULL', { type: QueryTypes.SELECT })
  for (const { id } of unnamed) await sequelize.query('UPDATE realms SET uuid = ? WHERE id = ?', { replacements: [randomUUID(), id] })
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.removeColumn('realms', 'uuid')
  await schema.dropTable('devices')
}
