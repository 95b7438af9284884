// Invitations to an organisation, by email and by reusable link.

import { DataTypes, type QueryInterface } from 'sequelize'

const { INTEGER, BIGINT, BOOLEAN, STRING, TEXT } = DataTypes
const int = { type: INTEGER, allowNull: false }
const big = { type: BIGINT, allowNull: false }
const string = (length: number) => ({ type: STRING(length), allowNull: false })
const optional = <T extends { allowNull: boolean }>(column: T) => ({ ...column, allowNull: true })

const columns = {
  id: { type: INTEGER, primaryKey: true, autoIncrement: true },
  realm_id: int,
  inviter_id: int,
  email: optional(string(254)),
  email_key: optional(string(254)),
  link_token: optional(string(43)),
  parent_id: optional(int),
  role: int,
  channel_ids: { type: TEXT, allowNull: false },
  group_ids: { type: TEXT, allowNull: false },
  with_default_channels: { type: BOOLEAN, allowNull: false },
  notify_inviter: { type: BOOLEAN, allowNull: false },
  welcome_text: { type: TEXT, allowNull: true },
  state: { ...string(10), defaultValue: 'pending' },
  date_created: big,
  date_sent: big,
  expires_at: optional(big),
}

const indexes: [columns: string[], options?: { unique: true }][] = [
  [['realm_id', 'state']],
  [['realm_id', 'email_key']],
  [['link_token'], { unique: true }],
  [['date_created']],
]

export async function up(schema: QueryInterface): Promise<void> {
  await schema.createTable('invitations', columns, { charset: 'utf8mb4', collate: 'utf8mb4_bin' })
  for (const [names, options] of indexes) {
    const name = ['invitations', ...names].join('_')
    const existing = (await schema.showIndex('invitations')) as { name: string }[]
    if (!existing.some((index) => index.name === name)) await schema.addIndex('invitations', names, { ...options, name })
  }
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.dropTable('invitations')
}
