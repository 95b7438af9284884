// Notes which channels have fallen silent.

import { markSilentChannels } from '../actions/channels/activity.ts'
import { type App, seconds } from '../context.ts'
import { UNTIL_DONE } from './lease.ts'

/** At `now` where it is said, until the signal. */
export async function noteSilence(app: App, now = new Date(), signal = UNTIL_DONE): Promise<void> {
  await markSilentChannels(app, seconds(now), signal)
}
