// Work on an organisation that takes many transactions: an import or a purge. One command at a time does it, by a lease on the organisation's
// row, and another one takes over when that one has died.

import { setTimeout as pause } from 'node:timers/promises'
import { removeThumbnails } from '../actions/files/thumbnails.ts'
import type { App } from '../context.ts'
import { removeOfRealm, tablesOf } from '../db/whole-tables.ts'
import { Realm } from '../models/realm.ts'
import { unixTime } from '../values/dates.ts'
import { isPathOf } from '../values/file-names.ts'
import { thumbnailPaths } from '../values/thumbnails.ts'
import type { Course } from './archive/form.ts'
import { storedFiles, throwOfStore } from './files.ts'

/** How long a command can hold an organisation without renewing its lease, in seconds. */
const LEASE = 10
/** How often it renews the lease, and how often another one tries to take it, in milliseconds. */
const RENEWAL = 2_000
const PAUSE = 200

/** The end of a lease that begins now. */
export function leaseEnd(): number {
  return unixTime() + LEASE
}

/** Another command works on the organisation. */
export class Held extends Error {}

/** Takes the lease on an unfinished organisation, waiting as long as one can last without its holder. Throws Held. */
export async function requireLease({ db }: Pick<App, 'db'>, realmId: number, holder: string, { signal }: Course): Promise<void> {
  const last = unixTime() + LEASE + 1
  while (!(await takeLease(db, realmId, holder))) {
    signal.throwIfAborted()
    if (unixTime() > last) throw new Held('another command is importing or purging this organisation')
    await pause(PAUSE)
  }
}

function takeLease(db: App['db'], realmId: number, holder: string): Promise<boolean> {
  return db.transaction((tx) => Realm.takeLease(realmId, holder, { now: unixTime(), until: leaseEnd() }, tx))
}

/** Runs `work` and renews the lease until it ends. If another command has taken it over, ends the work by its signal, with Held. */
export async function whileHeld<T>(
  { db }: Pick<App, 'db'>,
  { realmId, holder }: { realmId: number; holder: string },
  { progress, signal }: Course,
  work: (course: Course) => Promise<T>,
): Promise<T> {
  const lost = new AbortController()
  const renew = async (): Promise<void> => {
    // A database that does not answer says nothing: if it still does not by the end of the lease, no other command gets it either.
    const isHeld = await takeLease(db, realmId, holder).catch(() => true)
    if (!isHeld) lost.abort(new Held('another command has taken over the organisation'))
  }
  const renewal = setInterval(() => void renew(), RENEWAL)
  try {
    return await work({ progress, signal: AbortSignal.any([signal, lost.signal]) })
  } finally {
    clearInterval(renewal)
  }
}

/**
 * Removes what an organisation has: its files, and then its rows in all tables but that of organisations, some in each transaction. Can be
 * run again after an interruption. Returns how much it removed.
 */
export async function removeContents(
  { db, storage }: Pick<App, 'db' | 'storage'>,
  realmId: number,
  { progress, signal }: Course,
): Promise<{ rows: number; files: number }> {
  const removed = { rows: 0, files: 0 }
  for await (const { table, files } of storedFiles({ realmId, inEveryState: true }))
    for (const { path_id } of files) {
      signal.throwIfAborted()
      // Whatever a row says, what is another's stays.
      if (!isPathOf(realmId, path_id)) continue
      await storage.remove(path_id).catch(throwOfStore)
      if (table === 'attachments') await removeThumbnails({ storage }, thumbnailPaths(path_id)).catch(throwOfStore)
      removed.files++
    }
  const tables = tablesOf(db.sequelize).filter(({ columns }) => 'realm_id' in columns)
  for (const [i, table] of tables.entries()) {
    progress(i, tables.length)
    for await (const rows of removeOfRealm(db, table, { realmId })) {
      signal.throwIfAborted()
      removed.rows += rows
    }
  }
  progress(1, 1)
  return removed
}
