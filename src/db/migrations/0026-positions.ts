// What must not be given twice, nor be claimed before it was given: where a queue began, the newest ID that it gave to an event that is
// not logged, and how many update IDs of presence an organisation has used up.

import { DataTypes, type QueryInterface } from 'sequelize'

const COLUMNS = [
  ['event_queues', 'began_at_id'],
  ['event_queues', 'given_id'],
  ['realms', 'presence_ids'],
] as const
/** More than the IDs of presence that were given and not written down. */
const UNWRITTEN = 200_000

/** Queues that are there count as new, and as having given every ID below the next logged event's. */
export async function up(schema: QueryInterface): Promise<void> {
  for (const [table, name] of COLUMNS)
    if (!(name in (await schema.describeTable(table))))
      await schema.addColumn(table, name, { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 })
  await schema.sequelize.query(
    `UPDATE event_queues SET began_at_id = acknowledged_id,
       given_id = 99999 + 100000 * (SELECT event_seq FROM realms WHERE realms.id = event_queues.realm_id) WHERE given_id = 0`,
  )
  await schema.sequelize.query(
    `UPDATE realms SET presence_ids = ${UNWRITTEN} + COALESCE(
       (SELECT MAX(update_id) FROM user_presences WHERE user_presences.realm_id = realms.id), 0) WHERE presence_ids = 0`,
  )
}

export async function down(schema: QueryInterface): Promise<void> {
  // Sequelize would make the tables anew, with other keys.
  for (const [table, name] of COLUMNS) await schema.sequelize.query(`ALTER TABLE ${table} DROP COLUMN ${name}`)
}
