// What channels tell about their activity: whether it is recent, and how many messages they have a week.

import { type App, serverContext } from '../../context.ts'
import { requireRow, updateRow } from '../../db/sql.ts'
import { knowers } from '../../events/audience.ts'
import { change } from '../../events/change.ts'
import { channelUpdated } from '../../events/types/stream.ts'
import { Channel } from '../../models/channel.ts'

const DAY = 86_400
/** Seconds without a message after which a channel counts as inactive. */
const SILENCE = 180 * DAY
/** The seconds over which messages are averaged, and the least for which a channel must exist. */
const COUNTED = 28 * DAY
const LEAST = 7 * DAY
/** How many channels are counted by one statement, and announced together. */
const AT_ONCE = 100

/**
 * Marks channels that have had no message for 180 days as inactive and announces it. A new message marks a channel as active again. `now`
 * in UNIX seconds. Stops between two channels when the signal is aborted. Concurrent runs are harmless. (Channel: is_recently_active)
 */
export async function markSilentChannels(app: App, now: number, signal: AbortSignal): Promise<void> {
  for (const { id, realm_id: realmId } of await Channel.findSilent(now - SILENCE)) {
    if (signal.aborted) return
    await change(serverContext(app, { id: realmId }, now), async ({ tx, announce }) => {
      const channel = await Channel.lock(id, tx)
      if (!channel.is_recently_active || (await Channel.findSilent(now - SILENCE, id, tx)).length === 0) return
      await updateRow(Channel, channel, { is_recently_active: false }, tx)
      announce(channelUpdated(channel, { property: 'is_recently_active', value: false }, await knowers(channel, tx)))
    })
  }
}

/**
 * Counts the messages that channels have had in the last four weeks, and announces where the average of a week has changed. `now` in UNIX
 * seconds. Stops between two pages of channels when the signal is aborted. Concurrent runs are harmless. (Channel: stream_weekly_traffic)
 */
export async function countTraffic(app: App, now: number, signal: AbortSignal): Promise<void> {
  for (let afterId = 0; !signal.aborted; ) {
    const counted = { afterId, createdBy: now - LEAST, since: now - COUNTED, limit: AT_ONCE }
    const channels = await Channel.countMessages(app.db, counted)
    const changed = channels
      .map((channel) => ({ ...channel, traffic: weeklyTraffic(Number(channel.messages), now - channel.date_created) }))
      .filter(({ traffic, weekly_traffic }) => traffic !== weekly_traffic)
    for (const realmId of new Set(changed.map(({ realm_id }) => realm_id)))
      await writeTraffic(
        app,
        realmId,
        changed.filter(({ realm_id }) => realm_id === realmId),
        now,
      )
    afterId = channels.at(-1)?.id ?? 0
    if (channels.length < AT_ONCE) return
  }
}

async function writeTraffic(app: App, realmId: number, channels: readonly { id: number; traffic: number }[], now: number): Promise<void> {
  await change(serverContext(app, { id: realmId }, now), async ({ tx, announce }) => {
    for (const { id, traffic } of channels) {
      if (!(await Channel.noteTraffic(id, traffic, tx))) continue
      const channel = await requireRow(Channel, id, tx)
      announce(channelUpdated(channel, { property: 'stream_weekly_traffic', value: traffic }, await knowers(channel, tx)))
    }
  })
}

/** The messages of a week on average, to two significant digits. `age` of the channel in seconds. */
function weeklyTraffic(messages: number, age: number): number {
  const days = Math.min(Math.floor(age / DAY), COUNTED / DAY)
  const average = Math.floor((messages * 7) / days)
  const unit = 10 ** Math.max(0, String(average).length - 2)
  return average === 0 && messages > 0 ? 1 : Math.round(average / unit) * unit
}
