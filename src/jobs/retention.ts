// Deletes messages and entries of the audit log past their retention periods, one organisation at a time.

import { deleteOldMessages } from '../actions/messages/delete.ts'
import { type App, serverContext } from '../context.ts'
import { AuditEntry } from '../models/audit-entry.ts'
import { Realm } from '../models/realm.ts'
import { realmSetting } from '../settings/realm-settings.ts'
import { unixTime } from '../values/dates.ts'
import { claimEach, type LeaseTable, UNTIL_DONE } from './lease.ts'

/** Seconds between two searches of an organisation. */
const EVERY = 3_600
/** Seconds of the lease on an organisation, and the number of batches deleted in one run. */
const LEASE = 600
const BATCHES = 50

const realms: LeaseTable = {
  findDue: Realm.findRetentionDue,
  take: (id, _holder, now, until, tx) => Realm.moveRetention(id, { from: now, to: until }, tx),
}

/** Deletes the entries that an organisation no longer keeps. `now`: UNIX seconds. */
async function pruneAuditLog({ db }: App, realm: Realm, now: number): Promise<void> {
  const days = Number(realmSetting(realm, 'audit_log_retention_days'))
  if (days >= 0) await AuditEntry.removeBefore(realm.id, now - days * 86_400, db)
}

/** Searches the organisations that are due. What exceeds one run, or remains at the signal, is due again immediately. */
export async function deleteOld(app: App, now = unixTime(), signal = UNTIL_DONE): Promise<void> {
  const at = now
  for (;;) {
    let areAllDone = true
    for await (const { id } of claimEach(app.db, realms, { now: at, lease: LEASE, limit: 10 }, signal)) {
      areAllDone = false
      const realm = await Realm.load(id)
      await pruneAuditLog(app, realm, at)
      const isDone = await deleteOldMessages(serverContext(app, realm, at), {
        batches: BATCHES,
        signal,
      })
      await app.db.transaction((tx) => Realm.moveRetention(id, { from: at + LEASE, to: isDone ? at + EVERY : at }, tx))
    }
    if (areAllDone) return
  }
}
