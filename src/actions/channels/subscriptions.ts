// Subscribing and unsubscribing any number of users and channels, in a fixed number of statements.

import { idsKnowingByGroup } from '../../access/channels/channels.ts'
import { accessChannelsToLeave, accessPrincipals, type Leaving } from '../../access/channels/subscriptions.ts'
import { groupDirectory } from '../../access/groups/membership.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import type { App, UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { type Change, change, type RealmChange } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { propertyChanged } from '../../events/types/subscription.ts'
import { Message } from '../../models/message.ts'
import type { Realm } from '../../models/realm.ts'
import { Subscription, SubscriptionSpan } from '../../models/subscription.ts'
import type { User } from '../../models/user.ts'
import { markLeftRead } from '../../receipts/received.ts'
import { languageOf } from '../../settings/languages.ts'
import { type AuditRecord, listChange } from '../../values/audit.ts'
import { grouped } from '../../values/lists.ts'
import { findBot, messageOf } from '../bot.ts'
import { withdrawPushes } from '../messages/pushes.ts'
import { sendMessage } from '../messages/send/send.ts'
import { link, listOf, notice } from '../notice.ts'
import { withVisibilityEvents } from '../people/visibility.ts'
import { nameFor } from './notices.ts'
import { type NewSubscribers, planLeaving, planSubscriptions, type SubscriptionFacts, type Wanted } from './subscribe-plan.ts'

/**
 * Subscribes users within a transaction that has locked or just created the channels. Returns the users who were not subscribed before, and
 * the events to announce. `known`: the facts, if they are known. Then the organisation is as current as they are.
 */
export async function subscribeIn(
  { app, realm, tx, record }: RealmChange,
  wanted: Wanted,
  known?: SubscriptionFacts,
): Promise<{ moves: NewSubscribers[]; events: NewEvent[] }> {
  if (wanted.channels.length === 0) return { moves: [], events: [] }
  const facts = known ?? (await subscriptionFacts(wanted, tx))
  const { moves, pairs, colors, concerned, shown, events } = planSubscriptions(wanted, facts)
  if (!pairs) return { moves, events: [] }
  record(...recordsOf(moves, 'add'))
  const announced = await withVisibilityEvents(app, known ? realm : realm.id, concerned, tx, async () => {
    if (facts.isReturn) await Subscription.reactivate(pairs, tx)
    await Subscription.createMissing(pairs, colors, tx)
    await SubscriptionSpan.open(pairs, realm.id, tx)
    return events
  })
  return { moves, events: [...shown, ...announced] }
}

async function subscriptionFacts({ channels, users }: Wanted, tx: Tx): Promise<SubscriptionFacts> {
  const pairs = { channelIds: channels.map(({ id }) => id), userIds: users.map(({ id }) => id) }
  const [subscribers, isReturn, groups, byGroup] = await Promise.all([
    Subscription.subscriberIds(pairs.channelIds, tx),
    Subscription.hasEnded(pairs, tx),
    groupDirectory(channels[0]?.realm_id ?? 0, tx),
    idsKnowingByGroup(channels, tx),
  ])
  return { subscribers, isReturn, groups, byGroup }
}

/**
 * Unsubscribes users from channels and marks their messages there as read. Whether the viewer may do so is decided while the channels are
 * locked. Returns the channels in the order of their names in the request, and the users who were subscribed to each. Throws BAD_REQUEST.
 * (unsubscribe)
 */
export async function unsubscribe(
  ctx: UserContext & { realm: Realm },
  leaving: Leaving,
  principals: readonly (number | string)[] | undefined,
): Promise<{ users: User[]; moves: NewSubscribers[] }> {
  const { app, realm, viewer } = ctx
  return change(ctx, async (c) => {
    const users = await accessPrincipals(viewer, principals, realmHost(app.config, realm), c.tx)
    return { users, moves: await leaveIn(c, viewer, leaving, users) }
  })
}

/** Unsubscribes users from channels in a transaction, as `unsubscribe` does. Returns the users who were subscribed. Throws BAD_REQUEST. */
export async function leaveIn(c: Change, viewer: User, leaving: Leaving, users: readonly User[]): Promise<NewSubscribers[]> {
  const channels = await accessChannelsToLeave(viewer, leaving, users, c.tx)
  const { moves, events } = await unsubscribeIn(c, { channels, users })
  c.announce(events)
  return moves
}

/**
 * Unsubscribes users within a transaction that has locked the channels. Returns the users who were subscribed, and the events to announce.
 */
export async function unsubscribeIn(
  { app, realm: { id: realmId }, tx, record }: Change,
  { channels, users }: Pick<Wanted, 'channels' | 'users'>,
): Promise<{ moves: NewSubscribers[]; events: NewEvent[] }> {
  const facts = {
    subscribers: await Subscription.subscriberIds(
      channels.map(({ id }) => id),
      tx,
    ),
    byGroup: await idsKnowingByGroup(channels, tx),
  }
  const { moves, left, concerned, events } = planLeaving(channels, users, facts)
  if (left.length === 0) return { moves, events: [] }
  record(...recordsOf(moves, 'remove'))
  const announced = await withVisibilityEvents(app, realmId, concerned, tx, async () => {
    await endSubscriptions(app, realmId, left, tx)
    return events
  })
  return { moves, events: announced }
}

/** Who comes into private channels or leaves them, for the audit log. */
function recordsOf(moves: readonly NewSubscribers[], how: 'add' | 'remove'): AuditRecord[] {
  return moves.flatMap(({ channel, users }) => {
    if (!channel.invite_only || users.length === 0) return []
    const changes = listChange('subscribers', { [how]: users.map(({ id }) => id) })
    return [{ action: 'changed', subject: 'channel', id: channel.id, name: channel.name, changes }]
  })
}

async function endSubscriptions(app: Pick<App, 'db'>, realmId: number, moves: readonly NewSubscribers[], tx: Tx): Promise<void> {
  const pairs = {
    channelIds: moves.map(({ channel }) => channel.id),
    userIds: [...new Set(moves.flatMap(({ users }) => users.map(({ id }) => id)))],
  }
  const newest = await Message.maxId(realmId, tx)
  await Subscription.end(pairs, tx)
  await SubscriptionSpan.close(pairs, newest, tx)
  await markLeftRead(app.db, pairs, newest, tx)
  await withdrawPushes({ realmId, userIds: pairs.userIds, recipientIds: moves.map(({ channel }) => channel.recipient_id) }, tx)
}

/** A personal property of a subscription, named by its column, with its new value. */
export type PropertyChange = {
  channelId: number
} & (
  | { property: 'color'; value: string }
  | { property: 'is_muted' | 'pin_to_top'; value: boolean }
  | { property: (typeof INHERITABLE)[number]; value: boolean | null }
)
/** Properties for which null means the user's own preference. */
export const INHERITABLE = [
  'desktop_notifications',
  'audible_notifications',
  'push_notifications',
  'email_notifications',
  'wildcard_mentions_notify',
] as const

/**
 * Sets properties of the user's own subscriptions, in order. Throws what `refuse` returns for the first change of a channel that the user
 * is not subscribed to. (updateSubscriptionProperties)
 */
export async function updateProperties(
  ctx: UserContext,
  changes: readonly PropertyChange[],
  refuse: (i: number) => Error = () => badRequest('You are not subscribed to this channel'),
): Promise<void> {
  const { viewer: user } = ctx
  await change(ctx, async ({ tx, announce }) => {
    const subscriptions = new Map((await Subscription.findActiveOf(user.id, tx)).map((one) => [one.channel_id, one]))
    const changed = new Set<Subscription>()
    for (const [i, { channelId, property, value }] of changes.entries()) {
      const subscription = subscriptions.get(channelId)
      if (!subscription) throw refuse(i)
      if (subscription[property] === value) continue
      Object.assign(subscription, { [property]: value })
      changed.add(subscription)
      if (property === 'is_muted') announce(propertyChanged(user.id, channelId, 'in_home_view', !value))
      announce(propertyChanged(user.id, channelId, property, value))
    }
    await Subscription.writeProperties([...changed], tx)
  })
}

/** If one request creates more subscriptions than this, the notification bot notifies nobody. */
const MAX_NOTIFIED = 100

/**
 * Sends new subscribers direct messages from the notification bot that name who subscribed them to which channels. Bots get none. Returns
 * whether they are few enough for that. (subscribe)
 */
export async function notifySubscribed(ctx: UserContext & { realm: Realm }, moves: readonly NewSubscribers[]): Promise<boolean> {
  const { app, realm, viewer: actor, now } = ctx
  if (moves.reduce((sum, { users }) => sum + users.length, 0) > MAX_NOTIFIED) return false
  const news = grouped(moves.flatMap(({ channel, users }) => users.map((user) => [user, channel] as const)))
  for (const [reader, channels] of news) {
    const bot = await findBot(app.caches, realm.id)
    if (!bot || reader.id === actor.id || reader.bot_type !== null) continue
    const [only, ...more] = channels.map((channel) => link(channel))
    if (!only) continue
    const language = languageOf(reader)
    const who = await nameFor(language, actor, [reader.id])
    const text =
      more.length === 0
        ? notice(language, 'notice.subscribed', { who, channel: only })
        : notice(language, 'notice.subscribedToMany', { who, channels: listOf([only, ...more]) })
    await sendMessage(ctx, messageOf({ bot, realm, now }, { reader }, text))
  }
  return true
}
