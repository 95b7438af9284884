// subscription events: users were subscribed to a channel or unsubscribed, or changed a preference for it. One event covers any
// number of users.

import type { Sight } from '../../access/messages/sight.ts'
import type { Channel } from '../../models/channel.ts'
import type { Personal, presentChannel } from '../../present/channel.ts'
import { settingsSeen } from '../../values/groups.ts'
import { type Audience, type EventDefinition, type EventOf, listOf, type Reader } from '../event.ts'

type WireChannel = ReturnType<typeof presentChannel>
export type SubscriptionPayload =
  | {
      op: 'add'
      channel: WireChannel
      /** User IDs of all subscribers, ascending. They are as of the event, because clients apply later changes to them. */
      subscribers: number[]
      /** The channel was unarchived. The event is only for clients that do not know archived channels. */
      unarchived?: true
    }
  | ({
      op: 'peer_add' | 'peer_remove'
      stream_ids: number[]
      user_ids: number[]
      /** The channel was unarchived. The event is only for clients that do not know archived channels. */
      unarchived?: true
    } & OfArchived)
  | ({ op: 'remove'; subscriptions: { stream_id: number; name: string }[] } & OfArchived)
  | { op: 'update'; stream_id: number; property: keyof Personal; value: Personal[keyof Personal] }
type SubscriptionEvent = EventOf<'subscription', SubscriptionPayload>
interface OfArchived {
  /** The channel is archived. Clients that do not know archived channels do not get the event. */
  ofArchived?: true
}

export const subscription = {
  invalidates: ['channels'],
  changesViewOf: (_payload, audience) => (audience.to === 'users' ? audience.ids : []),
  endsSight: (payload) => payload.op === 'remove',
  deliver: deliverSubscription,
  seen: seenSubscription,
} satisfies EventDefinition<SubscriptionPayload>

/** Notifies users that they were subscribed. The event is completed with each user's preferences (`Lists`). */
export function subscribed(
  channel: WireChannel,
  subscribers: number[],
  ids: number[],
  occasion: { unarchived?: true } = {},
): SubscriptionEvent {
  const payload: SubscriptionPayload = { op: 'add', channel, subscribers, ...occasion }
  return { type: 'subscription', payload, audience: { to: 'users', ids } }
}

/** Notifies users that they were unsubscribed. */
export function unsubscribed(channel: Pick<Channel, 'id' | 'name' | 'is_archived'>, ids: number[]): SubscriptionEvent {
  const subscriptions = [{ stream_id: channel.id, name: channel.name }]
  const payload: SubscriptionPayload = { op: 'remove', subscriptions, ...ofArchived(channel) }
  return { type: 'subscription', payload, audience: { to: 'users', ids } }
}

/** Notifies users who may know of the channel about new or former subscribers. */
export function peersChanged(
  op: 'peer_add' | 'peer_remove',
  channel: Pick<Channel, 'id' | 'is_archived'>,
  ids: number[],
  audience: Audience,
  occasion: { unarchived?: true } = {},
): SubscriptionEvent {
  const payload: SubscriptionPayload = { op, stream_ids: [channel.id], user_ids: ids, ...ofArchived(channel), ...occasion }
  return { type: 'subscription', payload, audience }
}

function ofArchived({ is_archived }: Pick<Channel, 'is_archived'>): OfArchived {
  return is_archived ? { ofArchived: true } : {}
}

/** Notifies a user of a changed property of their subscription. */
export function propertyChanged(
  userId: number,
  channelId: number,
  property: keyof Personal,
  value: Personal[keyof Personal],
): SubscriptionEvent {
  const payload: SubscriptionPayload = { op: 'update', stream_id: channelId, property, value }
  return { type: 'subscription', payload, audience: { to: 'users', ids: [userId] } }
}

/** The event, if the reader still knows of the channel. That a subscription has ended is always told. */
function seenSubscription(payload: SubscriptionPayload, sees: Sight): SubscriptionPayload | undefined {
  if (payload.op === 'remove') return payload
  const ids = payload.op === 'add' ? [payload.channel.stream_id] : payload.op === 'update' ? [payload.stream_id] : payload.stream_ids
  return ids.every((id) => sees.channel(id)) ? payload : undefined
}

/** The channels for which the reader's preferences complete the event. */
export function channelsToComplete(payload: SubscriptionPayload): number[] {
  return payload.op === 'add' ? [payload.channel.stream_id] : []
}

/** Delivers to each new subscriber their own subscription. */
function deliverSubscription(payload: SubscriptionPayload, reader: Reader) {
  const { userId, options, hidden } = reader
  if ('unarchived' in payload && options.archivedChannels) return undefined
  if ('ofArchived' in payload && !options.archivedChannels) return undefined
  if (payload.op === 'add') {
    const { channel, subscribers } = payload
    const own = listOf('subscription', reader).get(channel.stream_id)
    if (!own) return undefined
    const subscription = {
      ...settingsSeen(channel, hidden),
      ...own,
      ...(options.includeSubscribers ? { subscribers } : {}),
    }
    return { op: 'add' as const, subscriptions: [subscription] }
  }
  if (payload.op === 'update') return payload
  if (payload.op === 'remove') return { op: payload.op, subscriptions: payload.subscriptions }
  const { op, stream_ids, user_ids } = payload
  if (op === 'peer_add') return { op, stream_ids, user_ids }
  // Readers who were unsubscribed themselves learn only about the others here. The event `remove` notifies them of their own change.
  const others = user_ids.filter((id) => id !== userId)
  return others.length > 0 ? { op, stream_ids, user_ids: others } : undefined
}
