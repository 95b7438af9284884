// Who is subscribed to a channel. Any number of users costs a handful of statements and of events.

import { idsKnowing } from '../../access/channels/channels.ts'
import { groupDirectory } from '../../access/groups/membership.ts'
import { type App, seconds } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { knowers } from '../../events/audience.ts'
import { change, type NewEvent } from '../../events/log.ts'
import { peersChanged, propertyChanged, subscribed, unsubscribed } from '../../events/subscriptions.ts'
import { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import type { Realm } from '../../models/realm.ts'
import { Subscription, SubscriptionSpan } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { markChannelRead } from '../../narrow/received.ts'
import { presentChannel } from '../../present/channel.ts'
import { takeBackPushes } from '../messages/pushes.ts'
import { sendMessage } from '../messages/send.ts'
import { withSight } from '../people/visibility.ts'
import { channelCreated } from './events.ts'
import { nameFor } from './notices.ts'

type Parts = Pick<App, 'db' | 'broker' | 'config'>
const COLORS = ['#76ce90', '#fae589', '#a6c7e5', '#e79ab5', '#bfd56f', '#f4ae55', '#b0a5fd', '#addfe5', '#f5ce6e', '#c2726a']

/** Subscribes users who may subscribe. Returns those who were not subscribed before; the others are left as they are. */
export async function subscribe(app: Parts, { id, realm_id: realmId }: Channel, users: User[], color?: string): Promise<User[]> {
  return change(app, realmId, async (tx, announce) => {
    const channel = await Channel.lock(id, tx)
    const { active } = await Subscription.historyOf(id, tx)
    const before = new Set(active)
    const newcomers = users.filter((user) => !before.has(user.id))
    const knowing = await idsKnowing(channel, tx)
    const unaware = newcomers.map((user) => user.id).filter((userId) => !knowing.has(userId))
    if (unaware.length > 0) announce(await channelCreated(channel, { to: 'users', ids: unaware }, tx))
    for (const event of await subscribeIn(app, tx, channel, newcomers, color)) announce(event)
    return newcomers
  })
}

/**
 * Subscribes users within a transaction that has locked the channel; the events that tell of it. Those who are subscribed already
 * are left as they are. `color` is for those who never were.
 */
export async function subscribeIn(
  app: Pick<App, 'config'>,
  tx: Tx,
  channel: Channel,
  users: readonly Pick<User, 'id'>[],
  color = pickColor(channel),
): Promise<NewEvent[]> {
  const { active, former } = await Subscription.historyOf(channel.id, tx)
  const before = new Set(active)
  const added = [...new Set(users.map((user) => user.id))].filter((id) => !before.has(id)).sort((a, b) => a - b)
  if (added.length === 0) return []
  const subscribers = [...active, ...added].sort((a, b) => a - b)
  return withSight(app, channel.realm_id, subscribers, tx, async () => {
    const kept = await storeSubscriptions(tx, channel, added, former, color)
    const wire = presentChannel(channel, subscribers.length, await groupDirectory(channel.realm_id, tx))
    const newcomer = Subscription.build({ realm_id: channel.realm_id, user_id: 0, channel_id: channel.id, color })
    return [
      subscribed(wire, subscribers, newcomer, kept, added),
      peersChanged('peer_add', channel, added, await knowers(channel, tx, added)),
    ]
  })
}

/** Returns the subscriptions of those who return to the channel, as they left them. `former` are all who were subscribed and are not. */
async function storeSubscriptions(
  tx: Tx,
  channel: Channel,
  added: readonly number[],
  former: readonly number[],
  color: string,
): Promise<Subscription[]> {
  const returning = added.filter((id) => former.includes(id))
  const where = { channel_id: channel.id, user_id: returning }
  if (returning.length > 0) await Subscription.update({ is_active: true }, { where, transaction: tx })
  const old = new Set(returning)
  const fresh = added.filter((id) => !old.has(id))
  if (fresh.length > 0) await Subscription.createFor(channel, fresh, color, tx)
  await SubscriptionSpan.open(channel, added, await Message.maxId(channel.realm_id, tx), tx)
  return returning.length > 0 ? Subscription.findAll({ where, transaction: tx }) : []
}

function pickColor(channel: Channel): string {
  return COLORS[channel.id % COLORS.length] ?? '#76ce90'
}

/** Unsubscribes users from a channel. Returns those who were subscribed; what they had not read there is read. */
export async function unsubscribe(app: Parts, { id, realm_id: realmId }: Channel, users: User[]): Promise<User[]> {
  return change(app, realmId, async (tx, announce) => {
    const channel = await Channel.lock(id, tx)
    const { active } = await Subscription.historyOf(id, tx)
    const before = new Set(active)
    const leaving = users.filter((user) => before.has(user.id))
    const ids = leaving.map((user) => user.id)
    if (ids.length === 0) return []
    const events = await withSight(app, realmId, active, tx, async () => {
      await Subscription.update({ is_active: false }, { where: { channel_id: id, user_id: ids }, transaction: tx })
      await SubscriptionSpan.close(id, ids, await Message.maxId(realmId, tx), tx)
      await markChannelRead(app.db, channel, ids, tx)
      await takeBackPushes({ userIds: ids, recipientId: channel.recipient_id }, tx)
      const knowing = await idsKnowing(channel, tx)
      const blind = ids.filter((userId) => !knowing.has(userId))
      return [
        unsubscribed(channel, ids),
        ...(blind.length > 0 ? [channelGone(channel, blind)] : []),
        peersChanged('peer_remove', channel, ids, await knowers(channel, tx, blind)),
      ]
    })
    for (const event of events) announce(event)
    return leaving
  })
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

/** Sets properties of the user's own subscriptions, one after the other. Throws BAD_REQUEST for a channel without one. */
export async function updateProperties(app: Parts, user: User, changes: readonly PropertyChange[]): Promise<void> {
  await change(app, user.realm_id, async (tx, announce) => {
    const subscriptions = new Map((await Subscription.findActiveOf(user.id, tx)).map((one) => [one.channel_id, one]))
    for (const [i, { channelId, property, value }] of changes.entries()) {
      const subscription = subscriptions.get(channelId)
      if (!subscription)
        throw badRequest(`'subscription_data[${i}].stream_id' names a channel that you are not subscribed to: ${channelId}`)
      if (subscription[property] === value) continue
      await subscription.update({ [property]: value }, { transaction: tx })
      if (property === 'is_muted') announce(propertyChanged(user.id, channelId, 'in_home_view', !value))
      announce(propertyChanged(user.id, channelId, property, value))
    }
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
    const message = { sender: bot, realm, addressee: { users }, content, readBySender: true, client: 'Internal', echo: undefined }
    await sendMessage(app, { ...message, now: seconds(now) })
  }
}
