// Delivers scheduled messages when they are due.

import { deliverScheduledMessage } from '../actions/messages/scheduled-delivery.ts'
import { type App, seconds } from '../context.ts'
import { ScheduledMessage } from '../models/scheduled-message.ts'
import { claimEach, type LeaseTable, UNTIL_DONE } from './lease.ts'

/** How many are looked for at once. They are sent one after the other: those of one time arrive in the order of their making. */
const AT_ONCE = 100
/**
 * Seconds until others take over what a dead worker held. It need not be long enough for the slowest delivery: who is late finds
 * that the message is another's, or gone.
 */
const LEASE = 15

const due: LeaseTable = { findDue: ScheduledMessage.findDue, take: ScheduledMessage.take }

/** Delivers what is due, at `now` where it is said; none after the signal. */
export async function deliverScheduled(app: App, now?: Date, signal = UNTIL_DONE): Promise<void> {
  for (;;) {
    const time = now ?? new Date()
    let isDone = true
    for await (const claim of claimEach(app.db, due, { now: seconds(time), lease: LEASE, limit: AT_ONCE }, signal)) {
      isDone = false
      await deliverScheduledMessage(app, claim, time).catch((err) => app.log.error({ err, scheduledMessage: claim.id }, 'worker'))
    }
    if (isDone) return
  }
}
