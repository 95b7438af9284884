// Deletes messages that are older than they are kept, organisation by organisation.

import { deleteOldMessages } from '../actions/messages/retention.ts'
import { type App, seconds } from '../context.ts'
import { Realm } from '../models/realm.ts'
import { claimDue, type LeaseTable } from './lease.ts'

/** Seconds from one look at an organisation to the next. */
const EVERY = 3_600
/** Seconds that deleting may take before another worker takes over, and how much is deleted in one go. */
const LEASE = 600
const BATCHES = 50

const realms: LeaseTable = {
  findDue: Realm.findRetentionDue,
  take: (id, _holder, now, until, tx) => Realm.moveRetention(id, { from: now, to: until }, tx),
}

/** Looks at the organisations that are due. What is too much for one go is due again at once. */
export async function deleteOld(app: App, now = new Date()): Promise<void> {
  const at = seconds(now)
  for (;;) {
    const claims = await claimDue(app.db, realms, { now: at, lease: LEASE, limit: 10 })
    if (claims.length === 0) return
    for (const { id } of claims) {
      const isDone = await deleteOldMessages(app, await Realm.findByPk(id, { rejectOnEmpty: true }), at, BATCHES)
      await app.db.transaction((tx) => Realm.moveRetention(id, { from: at + LEASE, to: isDone ? at + EVERY : at }, tx))
    }
  }
}
