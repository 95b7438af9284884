// Whether the bytes of an upload are in the store, so that none are left there which no row knows of.

import { DataTypes, type QueryInterface } from 'sequelize'

const state = { type: DataTypes.STRING(10), allowNull: false, defaultValue: 'stored' }

const indexes: string[][] = [['owner_id'], ['realm_id', 'state', 'size'], ['state', 'date_created']]

export async function up(schema: QueryInterface): Promise<void> {
  if (!('state' in (await schema.describeTable('attachments')))) await schema.addColumn('attachments', 'state', state)
  const existing = (await schema.showIndex('attachments')) as { name: string }[]
  for (const columns of indexes) {
    const name = ['attachments', ...columns].join('_')
    if (!existing.some((index) => index.name === name)) await schema.addIndex('attachments', columns, { name })
  }
}

export async function down(schema: QueryInterface): Promise<void> {
  for (const columns of indexes) await schema.removeIndex('attachments', ['attachments', ...columns].join('_'))
  await schema.removeColumn('attachments', 'state')
}
