// Notifies people of messages that were sent or edited.

import { NOTIFY_JOB, notifyOfEdit, notifyOfNext } from '../actions/messages/notifications/notify.ts'
import { type App, unixTime } from '../context.ts'
import { Job } from '../models/job.ts'
import { NotifiedPosition } from '../models/notified-position.ts'
import { claimEach, type LeaseTable, UNTIL_DONE } from './lease.ts'

/** The number of organisations, and of edits, in a batch. */
const AT_ONCE = 100
/** Seconds after which another worker takes over an edit. */
const LEASE = 60

const edits: LeaseTable = { findDue: (now, limit) => Job.findDue(NOTIFY_JOB, now, limit), take: Job.take }

/**
 * Looks at every message that nobody has looked at, then at those edited by `at`, by default now. Stops between two steps at the signal. What
 * fails in one organisation, or for one edit, keeps nobody else from being notified.
 */
export async function notifyOfMessages(app: App, at?: number, signal = UNTIL_DONE): Promise<void> {
  const now = (): number => at ?? unixTime()
  for (const realmId of await NotifiedPosition.findBehind(AT_ONCE))
    try {
      while (!signal.aborted && (await notifyOfNext(app, realmId, now())));
    } catch (err) {
      app.log.error({ err, realmId }, 'notifying of messages failed')
    }
  for await (const claim of claimEach(app.db, edits, { now: now(), lease: LEASE, limit: AT_ONCE }, signal))
    try {
      await notifyOfEdit(app, claim, now())
      app.metrics.worked(NOTIFY_JOB, 'done')
    } catch (err) {
      app.log.error({ err, job: claim.id }, 'notifying of an edit failed')
      app.metrics.worked(NOTIFY_JOB, 'failed')
    }
}
