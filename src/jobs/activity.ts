// Keeps what channels tell about their activity: whether it is recent, and how many messages they have a week.

import { countTraffic, markSilentChannels } from '../actions/channels/activity.ts'
import type { App } from '../context.ts'
import { unixTime } from '../values/dates.ts'
import { UNTIL_DONE } from './lease.ts'

/** Runs once (at `now`, if given), until the signal aborts. */
export async function noteSilence(app: App, now = unixTime(), signal = UNTIL_DONE): Promise<void> {
  await markSilentChannels(app, now, signal)
}

/** Runs once (at `now`, if given), until the signal aborts. */
export async function noteTraffic(app: App, now = unixTime(), signal = UNTIL_DONE): Promise<void> {
  await countTraffic(app, now, signal)
}
