// Queues the mails about missed messages.

import { mailNextMissed } from '../actions/messages/notifications/missed.ts'
import type { App } from '../context.ts'
import { unixTime } from '../values/dates.ts'
import { UNTIL_DONE } from './lease.ts'

/** Queues the mails that are due at `at`, by default the time of each batch. Stops between two users at the signal. */
export async function mailMissed(app: App, at?: number, signal = UNTIL_DONE): Promise<void> {
  while (!signal.aborted && (await mailNextMissed(app, at ?? unixTime(), signal)));
}
