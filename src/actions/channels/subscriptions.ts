// Who is subscribed to which channels. Any number of channels and users costs a handful of statements.

import { idsKnowingByGroup, unawareAmong } from '../../access/channels/channels.ts'
import { groupDirectory } from '../../access/groups/membership.ts'
import { type App, seconds } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { knowersOf } from '../../events/audience.ts'
import { change } from '../../events/log.ts'
import { peersChanged, propertyChanged, subscribed, unsubscribed } from '../../events/subscriptions.ts'
import type { NewEvent } from '../../events/types.ts'
import { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import type { Realm } from '../../models/realm.ts'
import { Subscription, SubscriptionSpan } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { markLeftRead } from '../../narrow/received.ts'
import { type GroupDirectory, presentChannel } from '../../present/channel.ts'
import { takeBackPushes } from '../messages/pushes.ts'
import { sendMessage } from '../messages/send.ts'
import { withSight } from '../people/visibility.ts'
import { nameFor } from './notices.ts'

type Parts = Pick<App, 'db' | 'broker' | 'config'>
const COLORS = ['#76ce90', '#fae589', '#a6c7e5', '#e79ab5', '#bfd56f', '#f4ae55', '#b0a5fd', '#addfe5', '#f5ce6e', '#c2726a']

/** A channel, and who came to it or left it. */
export interface Move {
  channel: Channel
  users: User[]
}

/**
 * Subscribes users within a transaction that has locked the channels, or has just made them. Those who are subscribed already are left
 * as they are. `colors` are for those who never were, by channel ID; the server picks what is left out. `areNew` says that the channels
 * are announced already, to all who may know of them then. Returns who was not subscribed before, and the events that tell of it.
 */
export async function subscribeIn(
  app: Pick<App, 'config'>,
  tx: Tx,
  channels: readonly Channel[],
  users: readonly User[],
  { colors = new Map(), areNew = false }: { colors?: ReadonlyMap<number, string>; areNew?: boolean } = {},
): Promise<{ moves: Move[]; events: NewEvent[] }> {
  const [first] = channels
  if (!first || users.length === 0) return { moves: channels.map((channel) => ({ channel, users: [] })), events: [] }
  const ids = channels.map(({ id }) => id)
  const before = await Subscription.subscriberIds(ids, tx)
  const moves = channels.map((channel): Move => {
    const present = new Set(before.get(channel.id))
    return { channel, users: users.filter(({ id }) => !present.has(id)) }
  })
  const changed = moves.filter((move) => move.users.length > 0)
  if (changed.length === 0) return { moves, events: [] }
  const concerned = [...new Set([...users.map(({ id }) => id), ...changed.flatMap(({ channel }) => before.get(channel.id) ?? [])])]
  const groups = await groupDirectory(first.realm_id, tx)
  const byGroup = await idsKnowingByGroup(channels, tx)
  const shown = areNew ? [] : changed.flatMap((move) => channelShown(move, byGroup, before.get(move.channel.id)?.length ?? 0, groups))
  const events = await withSight(app, first.realm_id, concerned, tx, async () => {
    const colorOf = ({ id }: Channel): string => colors.get(id) ?? COLORS[id % COLORS.length] ?? '#76ce90'
    const kept = await storeSubscriptions(tx, changed, users, colorOf)
    const knowers = knowersOf(byGroup)
    return changed.flatMap(({ channel, users: newcomers }) => {
      const added = newcomers.map(({ id }) => id).sort((a, b) => a - b)
      const subscribers = [...(before.get(channel.id) ?? []), ...added].sort((a, b) => a - b)
      const newcomer = Subscription.build({ realm_id: channel.realm_id, user_id: 0, channel_id: channel.id, color: colorOf(channel) })
      const wire = presentChannel(channel, subscribers.length, groups)
      return [
        subscribed({ channel: wire, subscribers, newcomer, former: kept.get(channel.id) ?? [], ids: added }),
        peersChanged('peer_add', channel, added, knowers(channel, added)),
      ]
    })
  })
  return { moves, events: [...shown, ...events] }
}

/** The event by which newcomers learn of a channel that they could not know of. */
function channelShown({ channel, users }: Move, byGroup: ReadonlyMap<number, number[]>, count: number, groups: GroupDirectory): NewEvent[] {
  const ids = unawareAmong(channel, users, byGroup.get(channel.id))
  if (ids.length === 0) return []
  return [{ type: 'stream', payload: { op: 'create', streams: [presentChannel(channel, count, groups)] }, audience: { to: 'users', ids } }]
}

/** Returns the subscriptions of those who return to a channel, as they left them, by channel ID. */
async function storeSubscriptions(
  tx: Tx,
  moves: readonly Move[],
  users: readonly User[],
  colorOf: (channel: Channel) => string,
): Promise<Map<number, Subscription[]>> {
  const channels = moves.map(({ channel }) => channel)
  const pairs = { channelIds: channels.map(({ id }) => id), userIds: users.map(({ id }) => id) }
  const kept = new Map<number, Subscription[]>()
  for (const row of await Subscription.reactivate(pairs, tx)) kept.set(row.channel_id, [...(kept.get(row.channel_id) ?? []), row])
  await Subscription.createMissing(pairs, new Map(channels.map((channel) => [channel.id, colorOf(channel)])), tx)
  await SubscriptionSpan.open(pairs, await Message.maxId(channels[0]?.realm_id ?? 0, tx), tx)
  return kept
}

/** Unsubscribes users from channels. Returns who was subscribed to each; what they had not read there is read. */
export async function unsubscribe(app: Parts, realmId: number, channelIds: readonly number[], users: readonly User[]): Promise<Move[]> {
  return change(app, realmId, async (tx, announce) => {
    const channels = await Channel.lockAll(channelIds, tx)
    const before = await Subscription.subscriberIds(channelIds, tx)
    const moves = channels.map((channel): Move => {
      const present = new Set(before.get(channel.id))
      return { channel, users: users.filter(({ id }) => present.has(id)) }
    })
    const left = moves.filter((move) => move.users.length > 0)
    if (left.length === 0) return moves
    const concerned = [...new Set(left.flatMap(({ channel }) => before.get(channel.id) ?? []))]
    const events = await withSight(app, realmId, concerned, tx, async () => {
      await endSubscriptions(app, realmId, left, tx)
      const byGroup = await idsKnowingByGroup(channels, tx)
      const knowers = knowersOf(byGroup)
      return left.flatMap(({ channel, users: leaving }) => {
        const ids = leaving.map(({ id }) => id)
        const unaware = unawareAmong(channel, leaving, byGroup.get(channel.id))
        return [
          unsubscribed(channel, ids),
          ...(unaware.length > 0 ? [channelGone(channel, unaware)] : []),
          peersChanged('peer_remove', channel, ids, knowers(channel, unaware)),
        ]
      })
    })
    for (const event of events) announce(event)
    return moves
  })
}

async function endSubscriptions(app: Pick<App, 'db'>, realmId: number, moves: readonly Move[], tx: Tx): Promise<void> {
  const pairs = {
    channelIds: moves.map(({ channel }) => channel.id),
    userIds: [...new Set(moves.flatMap(({ users }) => users.map(({ id }) => id)))],
  }
  const newest = await Message.maxId(realmId, tx)
  await Subscription.end(pairs, tx)
  await SubscriptionSpan.close(pairs, newest, tx)
  await markLeftRead(app.db, pairs, newest, tx)
  await takeBackPushes({ userIds: pairs.userIds, recipientIds: moves.map(({ channel }) => channel.recipient_id) }, tx)
}

function channelGone({ id }: Channel, ids: number[]): NewEvent {
  return { type: 'stream', payload: { op: 'delete', streams: [{ stream_id: id }], stream_ids: [id] }, audience: { to: 'users', ids } }
}

/** A personal property of a subscription, by its column, and its new value. */
export type PropertyChange = {
  channelId: number
} & (
  | { property: 'color'; value: string }
  | { property: 'is_muted' | 'pin_to_top'; value: boolean }
  | { property: (typeof INHERITABLE)[number]; value: boolean | null }
)
/** Properties whose null means the user's own preference. */
export const INHERITABLE = [
  'desktop_notifications',
  'audible_notifications',
  'push_notifications',
  'email_notifications',
  'wildcard_mentions_notify',
] as const

/** Sets properties of the user's own subscriptions, in order. Throws BAD_REQUEST for a channel without one. */
export async function updateProperties(app: Parts, user: User, changes: readonly PropertyChange[]): Promise<void> {
  await change(app, user.realm_id, async (tx, announce) => {
    const subscriptions = new Map((await Subscription.findActiveOf(user.id, tx)).map((one) => [one.channel_id, one]))
    const changed = new Set<Subscription>()
    for (const [i, { channelId, property, value }] of changes.entries()) {
      const subscription = subscriptions.get(channelId)
      if (!subscription)
        throw badRequest(`'subscription_data[${i}].stream_id' names a channel that you are not subscribed to: ${channelId}`)
      if (subscription[property] === value) continue
      subscription.set(property, value as never)
      changed.add(subscription)
      if (property === 'is_muted') announce(propertyChanged(user.id, channelId, 'in_home_view', !value))
      announce(propertyChanged(user.id, channelId, property, value))
    }
    await Subscription.saveProperties([...changed], tx)
  })
}

/** New subscriptions of which the notification bot still tells those who got them. */
export const MAX_NOTICES = 100

/** Tells users by direct messages of the notification bot who has subscribed them to what. Bots are not told. */
export async function tellSubscribed(
  app: Pick<App, 'db' | 'broker' | 'config'>,
  realm: Realm,
  actor: User,
  news: ReadonlyMap<User, readonly Channel[]>,
  now: Date,
): Promise<void> {
  const bot = await User.findSystemBot(realm.id)
  for (const [reader, channels] of news) {
    if (!bot || reader.id === actor.id || reader.bot_type !== null) continue
    const names = channels.map(({ name }) => `#**${name}**`)
    const who = await nameFor(actor, [reader.id])
    const content =
      names.length === 1
        ? `${who} subscribed you to the channel ${names[0]}.`
        : `${who} subscribed you to these channels:\n\n${names.map((name) => `* ${name}`).join('\n')}`
    const users = [bot, reader].sort((a, b) => a.id - b.id)
    const message = { sender: bot, realm, to: { users }, content, readBySender: true, client: 'Internal' }
    await sendMessage(app, { ...message, now: seconds(now) })
  }
}
