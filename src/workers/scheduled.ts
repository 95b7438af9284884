// Delivers scheduled messages when they are due.

import { deliverScheduledMessage } from '../actions/messages/scheduled-delivery.ts'
import { type App, seconds } from '../context.ts'
import { ScheduledMessage } from '../models/scheduled-message.ts'
import { claimDue, type LeaseTable } from './lease.ts'

/** How many are claimed at once. They are sent one after the other: those of one time arrive in the order of their making. */
const AT_ONCE = 10
/**
 * Seconds until others take over what a dead worker held. It need not be long enough for the slowest delivery: who is late finds
 * that the message is another's, or gone.
 */
const LEASE = 15

const due: LeaseTable = { findDue: ScheduledMessage.findDue, take: ScheduledMessage.take }

/** Delivers what is due, at `now` where it is said. */
export async function deliverScheduled(app: App, now?: Date): Promise<void> {
  for (;;) {
    const time = now ?? new Date()
    const claims = await claimDue(app.db, due, { now: seconds(time), lease: LEASE, limit: AT_ONCE })
    for (const claim of claims)
      await deliverScheduledMessage(app, claim, time).catch((err) => app.log.error({ err, scheduledMessage: claim.id }, 'worker'))
    if (claims.length === 0) return
  }
}
