// Marking silent channels as inactive.

import { type App, serverContext } from '../../context.ts'
import { updateRow } from '../../db/sql.ts'
import { knowers } from '../../events/audience.ts'
import { change } from '../../events/change.ts'
import { channelUpdated } from '../../events/types/stream.ts'
import { Channel } from '../../models/channel.ts'

/** Seconds without a message after which a channel counts as inactive. */
const SILENCE = 180 * 86_400

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
