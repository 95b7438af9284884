// Folders of channels.

import { DataTypes, type QueryInterface } from 'sequelize'

const { INTEGER, BIGINT, BOOLEAN, STRING, TEXT } = DataTypes
const int = { type: INTEGER, allowNull: false }
const text = { type: TEXT, allowNull: false }

const columns = {
  id: { type: INTEGER, primaryKey: true, autoIncrement: true },
  realm_id: int,
  name: { type: STRING(60), allowNull: false },
  name_key: { type: STRING(255), allowNull: true },
  description: text,
  rendered_description: text,
  is_archived: { type: BOOLEAN, allowNull: false, defaultValue: false },
  position: int,
  creator_id: { type: INTEGER, allowNull: true },
  date_created: { type: BIGINT, allowNull: false },
}
const names = ['realm_id', 'name_key']
const index = ['channel_folders', ...names].join('_')

export async function up(schema: QueryInterface): Promise<void> {
  await schema.createTable('channel_folders', columns, { charset: 'utf8mb4', collate: 'utf8mb4_bin' })
  const existing = (await schema.showIndex('channel_folders')) as { name: string }[]
  if (!existing.some(({ name }) => name === index)) await schema.addIndex('channel_folders', names, { unique: true, name: index })
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.dropTable('channel_folders')
}
