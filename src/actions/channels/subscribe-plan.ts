// Plans subscribing and unsubscribing from facts alone: which users, which channels, and the events that announce it.

import { unawareAmong } from '../../access/channels/channels.ts'
import type { GroupDirectory } from '../../access/groups/membership.ts'
import { knowersOf } from '../../events/audience.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { channelsCreated, channelsDeleted } from '../../events/types/stream.ts'
import { peersChanged, subscribed, unsubscribed } from '../../events/types/subscription.ts'
import type { Channel } from '../../models/channel.ts'
import type { Pairs } from '../../models/subscription.ts'
import type { User } from '../../models/user.ts'
import { presentChannel } from '../../present/channel.ts'

const COLORS = ['#76ce90', '#fae589', '#a6c7e5', '#e79ab5', '#bfd56f', '#f4ae55', '#b0a5fd', '#addfe5', '#f5ce6e', '#c2726a']

/** A channel and the users who joined or left it. */
export interface NewSubscribers {
  channel: Channel
  users: User[]
}

/** The facts for `planSubscriptions`. Their channels are locked or have just been created. */
export interface SubscriptionFacts {
  /** User IDs of the subscribers, ascending, by channel ID. */
  subscribers: ReadonlyMap<number, readonly number[]>
  /** Whether one of the users was subscribed to one of the channels before. */
  isReturn: boolean
  groups: GroupDirectory
  /** IDs of the users who may know of a private channel through a group, by channel ID. */
  byGroup: ReadonlyMap<number, number[]>
}

/** The subscriptions that a request wants. */
export interface Wanted {
  channels: readonly Channel[]
  users: readonly User[]
  /** The colors for users who were never subscribed, by channel ID. The server chooses missing ones. */
  colors?: ReadonlyMap<number, string>
  /** Whether the channels are new and already announced to everybody who may know of them after the change. */
  areNew?: boolean
}

interface SubscriptionPlan {
  /** The users who were not subscribed before, by channel. */
  moves: NewSubscribers[]
  /** The channels and users to subscribe, including users who are already subscribed. Undefined if all are. */
  pairs: Pairs | undefined
  /** The colors of new subscriptions, by channel ID. */
  colors: ReadonlyMap<number, string>
  /** IDs of the users who may gain access to each other through the change. */
  concerned: readonly number[]
  /** The events that show newcomers channels that were hidden from them. They precede `events`. */
  shown: NewEvent[]
  events: NewEvent[]
}

/** Plans subscriptions. Existing ones stay unchanged. Pure. (subscribe, createChannel) */
export function planSubscriptions({ channels, users, colors, areNew = false }: Wanted, facts: SubscriptionFacts): SubscriptionPlan {
  const before = (channel: Channel): readonly number[] => facts.subscribers.get(channel.id) ?? []
  const moves = channels.map((channel): NewSubscribers => {
    const present = new Set(before(channel))
    return { channel, users: users.filter(({ id }) => !present.has(id)) }
  })
  const changed = moves.filter((move) => move.users.length > 0)
  const colorOf = ({ id }: Channel): string => colors?.get(id) ?? COLORS[id % COLORS.length] ?? '#76ce90'
  return {
    moves,
    pairs: changed.length === 0 ? undefined : { channelIds: changed.map(({ channel }) => channel.id), userIds: users.map(({ id }) => id) },
    colors: new Map(changed.map(({ channel }) => [channel.id, colorOf(channel)])),
    concerned: [...new Set([...users.map(({ id }) => id), ...changed.flatMap(({ channel }) => before(channel))])],
    shown: areNew ? [] : changed.flatMap((move) => channelShown(move, before(move.channel).length, facts)),
    events: changed.flatMap(({ channel, users: newcomers }) => {
      const added = newcomers.map(({ id }) => id).sort((a, b) => a - b)
      const subscribers = [...before(channel), ...added].sort((a, b) => a - b)
      const wire = presentChannel(channel, subscribers.length, facts.groups)
      return [subscribed(wire, subscribers, added), peersChanged('peer_add', channel, added, knowersOf(facts.byGroup)(channel, added))]
    }),
  }
}

interface LeavingPlan {
  /** `moves`: the users who were subscribed, by channel. `left`: only the channels where there are any. */
  moves: NewSubscribers[]
  left: NewSubscribers[]
  /** IDs of the users who may lose access to each other through the change. */
  concerned: readonly number[]
  events: NewEvent[]
}

/** Plans unsubscribing users from channels. Pure. (unsubscribe) */
export function planLeaving(
  channels: readonly Channel[],
  users: readonly User[],
  { subscribers, byGroup }: Pick<SubscriptionFacts, 'subscribers' | 'byGroup'>,
): LeavingPlan {
  const moves = channels.map((channel): NewSubscribers => {
    const present = new Set(subscribers.get(channel.id))
    return { channel, users: users.filter(({ id }) => present.has(id)) }
  })
  const left = moves.filter((move) => move.users.length > 0)
  return {
    moves,
    left,
    concerned: [...new Set(left.flatMap(({ channel }) => subscribers.get(channel.id) ?? []))],
    events: left.flatMap(({ channel, users: leaving }) => {
      const ids = leaving.map(({ id }) => id)
      const unaware = unawareAmong(channel, leaving, byGroup.get(channel.id))
      return [
        unsubscribed(channel, ids),
        ...(unaware.length > 0 ? [channelsDeleted([channel.id], unaware)] : []),
        peersChanged('peer_remove', channel, ids, knowersOf(byGroup)(channel, unaware)),
      ]
    }),
  }
}

/** The event that shows newcomers a channel that was hidden from them. */
function channelShown({ channel, users }: NewSubscribers, count: number, { byGroup, groups }: SubscriptionFacts): NewEvent[] {
  const ids = unawareAmong(channel, users, byGroup.get(channel.id))
  if (ids.length === 0) return []
  return [channelsCreated([presentChannel(channel, count, groups)], { to: 'users', ids })]
}
