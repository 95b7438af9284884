// Removes a deactivated organisation for good, while others go on: its files and its rows, some in each transaction. An interrupted purge is
// continued by the next one.

import { randomUUID } from 'node:crypto'
import { beginPurge, endPurge } from '../actions/organisation/unfinished.ts'
import { type App, operatorContext } from '../context.ts'
import { countRows, tablesOf } from '../db/whole-tables.ts'
import type { Realm } from '../models/realm.ts'
import type { Course } from './archive/form.ts'
import { storedFiles } from './files.ts'
import { leaseEnd, removeContents, requireLease, whileHeld } from './unfinished-realm.ts'

/** What is left of an organisation elsewhere. */
export const REMAINS_OF_REALM = [
  'an entry in the audit log that says that it was purged, with its name',
  'backups and exports made earlier',
  'the log of the server',
]

/** How much an organisation has: rows, by table, and files. */
export async function contentsOfRealm({ db }: Pick<App, 'db'>, { id }: Pick<Realm, 'id'>): Promise<Record<string, number>> {
  return db.snapshot(async (tx) => {
    const counts: Record<string, number> = {}
    for (const table of tablesOf(db.sequelize)) {
      const rows = table.name === 'realms' || !('realm_id' in table.columns) ? 0 : await countRows(db, table, { realmId: id }, tx)
      if (rows > 0) counts[table.name] = rows
    }
    let files = 0
    for await (const some of storedFiles({ realmId: id, tx })) files += some.files.length
    return { ...counts, files }
  })
}

/** Removes an organisation and everything that it has. Throws BAD_REQUEST if it is active, and Held while another command works on it. */
export async function purgeRealm(app: App, { id }: Pick<Realm, 'id'>, course: Course): Promise<{ rows: number; files: number }> {
  const holder = randomUUID()
  await beginPurge(operatorContext(app, { id }), { holder, until: leaseEnd() })
  await requireLease(app, id, holder, course)
  return whileHeld(app, { realmId: id, holder }, course, async (held) => {
    const removed = await removeContents(app, id, held)
    await endPurge(operatorContext(app, { id }))
    return removed
  })
}
