// A user's spans of a channel, in an index: where a channel has thousands of subscribers, each message was held against all of them.

import type { QueryInterface } from 'sequelize'

const TABLE = 'subscription_spans'
const COARSE = ['channel_id']
const FINE = ['channel_id', 'user_id']

export async function up(schema: QueryInterface): Promise<void> {
  await add(schema, FINE)
  await remove(schema, COARSE)
}

export async function down(schema: QueryInterface): Promise<void> {
  await add(schema, COARSE)
  await remove(schema, FINE)
}

const nameOf = (columns: string[]): string => [TABLE, ...columns].join('_')

async function exists(schema: QueryInterface, columns: string[]): Promise<boolean> {
  return ((await schema.showIndex(TABLE)) as { name: string }[]).some(({ name }) => name === nameOf(columns))
}

async function add(schema: QueryInterface, columns: string[]): Promise<void> {
  if (!(await exists(schema, columns))) await schema.addIndex(TABLE, columns, { name: nameOf(columns) })
}

async function remove(schema: QueryInterface, columns: string[]): Promise<void> {
  if (await exists(schema, columns)) await schema.removeIndex(TABLE, nameOf(columns))
}
