// Delivers scheduled messages when they are due.

import { deliverScheduledMessage } from '../actions/messages/scheduled-delivery.ts'
import type { App } from '../context.ts'
import { ScheduledMessage } from '../models/scheduled-message.ts'
import { unixTime } from '../values/dates.ts'
import { claimEach, type LeaseTable, UNTIL_DONE } from './lease.ts'

/** Messages fetched at a time. They are sent one after the other, so messages for the same time arrive in the order of their creation. */
const AT_ONCE = 100
/**
 * Seconds of a lease, after which other workers take over. It can be shorter than the slowest delivery: a worker that is late finds that
 * another one holds the message, or that the message is gone.
 */
const LEASE = 15

const due: LeaseTable = { findDue: ScheduledMessage.findDue, take: ScheduledMessage.take }

/** Delivers the messages due at `at`, by default the time of each batch. Starts no delivery after the signal. */
export async function deliverScheduled(app: App, at?: number, signal = UNTIL_DONE): Promise<void> {
  for (;;) {
    const now = at ?? unixTime()
    let isDone = true
    for await (const claim of claimEach(app.db, due, { now, lease: LEASE, limit: AT_ONCE }, signal)) {
      isDone = false
      await deliverScheduledMessage(app, claim, now).catch((err) =>
        app.log.error({ err, scheduledMessage: claim.id }, 'delivering a scheduled message failed'),
      )
    }
    if (isDone) return
  }
}
