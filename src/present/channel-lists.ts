// The lists of channels on the wire.

import type { ListedChannels } from '../access/channels/channel-lists.ts'
import type { Schema } from '../http/types.ts'
import type { Channel } from '../models/channel.ts'
import type { Subscription } from '../models/subscription.ts'
import { presentChannel, presentSubscription, type SubscriberLists } from './channel.ts'
import { presentEach } from './each.ts'

interface ChannelLists {
  streams: Schema<'Channel'>[]
  subscriptions: Schema<'Subscription'>[]
  unsubscribed: Schema<'Subscription'>[]
  neverSubscribed: (Schema<'Channel'> & SubscriberLists)[]
}

/** The channels by the user's relation to them, ascending by ID. */
export async function presentChannelLists({
  channels,
  subscriptions,
  groups,
  counts,
  subscribers,
  present,
}: ListedChannels): Promise<ChannelLists> {
  const wire = (channel: Channel) => presentChannel(channel, counts.get(channel.id) ?? 0, groups)
  const listsOf = ({ id }: Channel): SubscriberLists => {
    const [all, some] = [subscribers.get(id), present.get(id)]
    return { ...(all ? { subscribers: all } : {}), ...(some ? { partial_subscribers: some } : {}) }
  }
  const subscription = (channel: Channel) => subscriptions.get(channel.id)
  const personal = (channel: Channel) => presentSubscription(wire(channel), subscription(channel) as Subscription, listsOf(channel))
  return {
    streams: await presentEach(channels, wire),
    subscriptions: await presentEach(
      channels.filter((channel) => subscription(channel)?.is_active),
      personal,
    ),
    unsubscribed: await presentEach(
      channels.filter((channel) => subscription(channel)?.is_active === false),
      personal,
    ),
    neverSubscribed: await presentEach(
      channels.filter((channel) => !subscription(channel)),
      (channel) => ({ ...wire(channel), ...listsOf(channel) }),
    ),
  }
}
