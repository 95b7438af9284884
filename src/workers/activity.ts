// Notes which channels have fallen silent.

import { markSilentChannels } from '../actions/channels/activity.ts'
import { type App, seconds } from '../context.ts'

/** At `now` where it is said. */
export async function noteSilence(app: App, now = new Date()): Promise<void> {
  await markSilentChannels(app, seconds(now))
}
