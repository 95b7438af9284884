// Events that show channels to users or hide them.

import { idsKnowing } from '../../access/channels/channels.ts'
import { groupDirectory } from '../../access/groups/membership.ts'
import type { Tx } from '../../db/index.ts'
import type { Audience } from '../../events/event.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { channelsCreated, channelsDeleted } from '../../events/types/stream.ts'
import { peersChanged } from '../../events/types/subscription.ts'
import { Channel, REVEALING_PERMISSIONS } from '../../models/channel.ts'
import { Subscription } from '../../models/subscription.ts'
import { containersOf, type UserGroup } from '../../models/user-group.ts'
import { presentChannel } from '../../present/channel.ts'

/**
 * The events that show a channel to users who may now know of it, and hide it from users who no longer may. `before`: from `idsKnowing`.
 */
export async function channelVisibilityEvents(channel: Channel, before: ReadonlySet<number>, tx: Tx): Promise<NewEvent[]> {
  const after = await idsKnowing(channel, tx)
  const gained = [...after].filter((id) => !before.has(id))
  const lost = [...before].filter((id) => !after.has(id))
  const events: NewEvent[] = []
  if (gained.length > 0) {
    const audience: Audience = { to: 'users', ids: gained }
    const groups = await groupDirectory(channel.realm_id, tx)
    const subscribers = (await Subscription.subscriberIds([channel.id], tx)).get(channel.id) ?? []
    // First the channel is announced without subscribers, then its subscribers follow.
    events.push(channelsCreated([presentChannel(channel, 0, groups)], audience))
    if (subscribers.length > 0) events.push(peersChanged('peer_add', channel, subscribers, audience))
  }
  if (lost.length > 0) events.push(channelsDeleted([channel.id], lost))
  return events
}

/** The private channels that the members of a group may know of, each with the IDs of all users who may know of it. Usually none. */
export async function channelsShownBy(group: UserGroup, tx: Tx): Promise<Map<Channel, Set<number>>> {
  const containers = await containersOf(group.realm_id, group.id, tx)
  const knowing = new Map<Channel, Set<number>>()
  for (const channel of await Channel.findWith(group.realm_id, containers, REVEALING_PERMISSIONS, tx, { invite_only: true }))
    knowing.set(channel, await idsKnowing(channel, tx))
  return knowing
}
