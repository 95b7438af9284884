// Archiving and unarchiving channels.

import { accessChannelForChange } from '../../access/channels/channels.ts'
import { rightsOf } from '../../access/channels/permissions.ts'
import { groupDirectory } from '../../access/groups/membership.ts'
import type { UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { updateRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { knowers } from '../../events/audience.ts'
import { change, type UserChange } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { defaultStreamsEvent } from '../../events/types/default_streams.ts'
import { channelUpdated } from '../../events/types/stream.ts'
import { peersChanged, subscribed } from '../../events/types/subscription.ts'
import { Channel } from '../../models/channel.ts'
import type { Realm } from '../../models/realm.ts'
import { Subscription } from '../../models/subscription.ts'
import { presentChannel } from '../../present/channel.ts'
import { markChannelRead } from '../../receipts/received.ts'
import { withdrawPushes } from '../messages/pushes.ts'
import { notice } from '../notice.ts'
import { announceInChannel } from './notices.ts'

/**
 * Archives a channel. Nobody can write to it any more, its visibility stays the same, its messages are marked as read, and it is no longer
 * a default channel. Throws NOT_FOUND and BAD_REQUEST.
 */
export async function archiveChannel(ctx: UserContext & { realm: Realm }, channelId: number): Promise<void> {
  const { app, viewer: actor } = ctx
  await change(ctx, async (c) => {
    const { tx, announce, record } = c
    const channel = await accessChannelForChange(actor, channelId, tx)
    if (!(await rightsOf(actor, tx)).inChannel(channel, 'administer'))
      throw badRequest('You do not have permission to archive this channel')
    if (channel.is_archived) throw badRequest(`Channel '${channel.name}' is archived already`)
    // Locks the rows of users before the notice locks the organisation.
    await markChannelRead(app.db, channel, tx)
    await announceInChannel(c, channel, (language, who) => notice(language, 'notice.channelArchived', { who }))
    const wasDefault = channel.is_default
    await updateRow(Channel, channel, { is_archived: true, is_default: false }, tx)
    await markChannelRead(app.db, channel, tx)
    await withdrawPushes({ realmId: channel.realm_id, recipientIds: [channel.recipient_id] }, tx)
    record({ action: 'deactivated', subject: 'channel', id: channel.id, name: channel.name })
    announce(await archivingEvent(channel, tx))
    if (wasDefault) announce(defaultStreamsEvent())
  })
}

/** Unarchives a channel, within a transaction. */
export async function unarchiveIn(c: UserChange, channel: Channel): Promise<void> {
  const { tx, announce, record } = c
  await updateRow(Channel, channel, { is_archived: false }, tx)
  record({ action: 'reactivated', subject: 'channel', id: channel.id, name: channel.name })
  announce(await archivingEvent(channel, tx))
  announce(await renewedSubscriptions(channel, tx))
  await announceInChannel(c, channel, (language, who) => notice(language, 'notice.channelUnarchived', { who }))
}

async function archivingEvent(channel: Channel, tx: Tx): Promise<NewEvent> {
  // A client that has not seen the channel before sees no subscribers until the events of `renewedSubscriptions` list them.
  const whole = presentChannel(channel, 0, await groupDirectory(channel.realm_id, tx))
  return channelUpdated(channel, { property: 'is_archived', value: channel.is_archived }, await knowers(channel, tx), { channel: whole })
}

/** Events for clients that have not seen the channel before. They report the subscription to subscribers, and the subscribers to others. */
async function renewedSubscriptions(channel: Channel, tx: Tx): Promise<NewEvent[]> {
  const subscribers = (await Subscription.subscriberIds([channel.id], tx)).get(channel.id) ?? []
  if (subscribers.length === 0) return []
  const wire = presentChannel(channel, subscribers.length, await groupDirectory(channel.realm_id, tx))
  const occasion = { unarchived: true } as const
  return [
    subscribed(wire, subscribers, subscribers, occasion),
    peersChanged('peer_add', channel, subscribers, await knowers(channel, tx, subscribers), occasion),
  ]
}
