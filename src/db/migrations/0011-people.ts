// Domains whose addresses may join an organisation; when somebody was reminded of an invitation.

import { DataTypes, type QueryInterface } from 'sequelize'

const { INTEGER, BIGINT, BOOLEAN, STRING } = DataTypes

const columns = {
  id: { type: INTEGER, primaryKey: true, autoIncrement: true },
  realm_id: { type: INTEGER, allowNull: false },
  domain: { type: STRING(253), allowNull: false },
  allow_subdomains: { type: BOOLEAN, allowNull: false, defaultValue: false },
}
const KEY = 'realm_domains_realm_id_domain'
const DUE = 'invitations_state_reminded_at_expires_at'

export async function up(schema: QueryInterface): Promise<void> {
  await schema.createTable('realm_domains', columns, { charset: 'utf8mb4', collate: 'utf8mb4_bin' })
  await addIndex(schema, 'realm_domains', ['realm_id', 'domain'], KEY, true)
  const { reminded_at } = await schema.describeTable('invitations')
  if (!reminded_at) await schema.addColumn('invitations', 'reminded_at', { type: BIGINT, allowNull: true })
  await addIndex(schema, 'invitations', ['state', 'reminded_at', 'expires_at'], DUE, false)
}

async function addIndex(schema: QueryInterface, table: string, names: string[], name: string, unique: boolean): Promise<void> {
  const existing = (await schema.showIndex(table)) as { name: string }[]
  if (!existing.some((index) => index.name === name)) await schema.addIndex(table, names, { name, unique })
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.removeIndex('invitations', DUE)
  await schema.removeColumn('invitations', 'reminded_at')
  await schema.dropTable('realm_domains')
}
