// The parts of the initial state about channels: those that the viewer may know of, folders, and the default channels of new users.

import { type ChannelListing, channelsIn, subscriberIdsOf } from '../../access/channels/channel-lists.ts'
import { directorySeen } from '../../access/groups/groups.ts'
import { directoryIn } from '../../access/groups/membership.ts'
import type { Tx } from '../../db/index.ts'
import { presentChannelFolder } from '../../present/channel-folder.ts'
import { presentChannelLists } from '../../present/channel-lists.ts'
import { ROLE } from '../../values/roles.ts'
import type { StateFacts } from './facts.ts'
import type { Wants } from './request.ts'

/** The requested lists of channels. Only a listing with subscribers runs queries, in the snapshot `tx` of the facts. */
export async function channelState(facts: StateFacts, listing: ChannelListing, wants: Wants, tx?: Tx): Promise<object> {
  const channels = channelsIn(listing, facts.access.visible)
  const counts = new Map(facts.subscriberCounts.map(({ channel_id, count }) => [channel_id, count]))
  const { streams, subscriptions, unsubscribed, neverSubscribed } = await presentChannelLists({
    channels,
    subscriptions: facts.access.subscriptions,
    groups: directorySeen(directoryIn(facts), facts.sight.hidden),
    counts,
    ...(await subscriberIdsOf(listing, channels, counts, tx)),
  })
  return {
    ...(wants('stream') ? { streams } : {}),
    ...(wants('subscription') ? { subscriptions, unsubscribed, never_subscribed: neverSubscribed } : {}),
  }
}

/** The requested parts of the initial state. The default channels are hidden from guests. */
export function channelListState({ folders, channels, viewer }: StateFacts, wants: Wants): object {
  const defaults = viewer.role === ROLE.guest ? [] : channels.filter((channel) => channel.is_default)
  return {
    ...(wants('channel_folder') ? { channel_folders: folders.map(presentChannelFolder) } : {}),
    ...(wants('default_streams') ? { realm_default_streams: defaults.map(({ id }) => id) } : {}),
  }
}
