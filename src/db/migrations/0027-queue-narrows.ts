// The narrow of a queue is kept as terms, which name senders by their IDs. Queues with one of another form end: their clients register anew.

import type { QueryInterface } from 'sequelize'

export async function up(schema: QueryInterface): Promise<void> {
  await schema.sequelize.query(`DELETE FROM event_queues WHERE options LIKE '%"narrow":[[%'`)
}

export async function down(schema: QueryInterface): Promise<void> {
  await schema.sequelize.query(`DELETE FROM event_queues WHERE options LIKE '%"narrow":[{%'`)
}
