// The channels to which new users are subscribed.

import { accessChannelForChange } from '../../access/channels/channels.ts'
import type { UserContext } from '../../context.ts'
import { updateRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { defaultStreamsEvent } from '../../events/types/default_streams.ts'
import { Channel } from '../../models/channel.ts'
import { changesTo } from '../../values/audit.ts'

/**
 * Makes a channel a default channel, or no longer one. Does nothing if it is so already. Throws BAD_REQUEST. (addDefaultChannel,
 * removeDefaultChannel)
 */
export async function setDefaultChannel(ctx: UserContext, channelId: number, isDefault: boolean): Promise<void> {
  const { viewer: actor } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    const channel = await accessChannelForChange(actor, channelId, tx, 'stream_id')
    if (isDefault && channel.invite_only)
      throw badRequest(`'stream_id' names a private channel, which new users cannot be subscribed to: ${channelId}`)
    if (isDefault && channel.is_archived) throw badRequest(`'stream_id' names an archived channel: ${channelId}`)
    if (channel.is_default === isDefault) return
    const changes = changesTo(channel, { is_default: isDefault })
    record({ action: 'changed', subject: 'channel', id: channel.id, name: channel.name, changes })
    await updateRow(Channel, channel, { is_default: isDefault }, tx)
    announce(defaultStreamsEvent())
  })
}
