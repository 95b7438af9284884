// Reads what decides who is notified of messages. A fixed number of statements for any number of messages and people, outside a
// transaction.

import { membersOf, nestedGroups } from '../../../access/groups/membership.ts'
import type { Memorable } from '../../../caches.ts'
import type { App } from '../../../context.ts'
import { select } from '../../../db/sql.ts'
import { presentAmong } from '../../../events/queues/queues.ts'
import { mentionsOfHtml } from '../../../markup/html.ts'
import { Channel } from '../../../models/channel.ts'
import { Device } from '../../../models/device.ts'
import { FLAG, Message, type NotifyingMessage, UserMessage } from '../../../models/message.ts'
import { RecipientMember } from '../../../models/recipient.ts'
import { Subscription } from '../../../models/subscription.ts'
import { User } from '../../../models/user.ts'
import { UserTopic } from '../../../models/user-topic.ts'
import { preferences } from '../../../settings/preferences.ts'
import { BOT_TYPE } from '../../../values/bots.ts'
import { POLICY } from '../../../values/topics.ts'
import { type Notifications, notificationsOf } from './decide.ts'

/** A message that notifies a user in at least one way. */
export interface Notified extends Notifications {
  message: NotifyingMessage
  user: User
}

/** The users to ask about. */
interface Asked {
  /** Only these users. */
  userIds?: readonly number[]
  /** Whether only mentions notify in channels. */
  isQuiet?: boolean
  /** UNIX seconds. */
  now: number
}

/** Of more people than this, everybody is looked for. */
const MOST_NAMED = 1_000
/** Pairs of a message and a person that are decided together, unless a single message has more. They take a turn of the event loop. */
const MOST_PAIRS = 10_000

/** The people of an organisation who are notified of every message in their channels, unless a subscription says otherwise. */
const NOTIFIED_OF_ALL: Memorable<number[]> = { about: ['accounts'], limit: 1_000 }

/**
 * Who is notified of the first of some messages of one organisation, and how many messages these are: only one, if it concerns many people.
 */
export async function notifiedOf(
  app: Pick<App, 'caches' | 'notifier'>,
  realmId: number,
  messages: readonly NotifyingMessage[],
  { userIds, isQuiet = false, now }: Asked,
): Promise<{ notified: Notified[]; decided: number }> {
  if (messages.length === 0 || userIds?.length === 0) return { notified: [], decided: messages.length }
  const found = await placesOf(userIds ? messages : await withFewFlags(messages), userIds)
  const subscriptions = await subscriptionsIn(app, realmId, found, userIds)
  const candidates = new Map<Place, number[]>()
  const places = firstPairs(found, (place) => {
    const ids = candidatesOf(place, subscriptions)
    candidates.set(place, ids)
    return ids.length
  })
  const asked = places.flatMap((place) => [...(candidates.get(place) ?? []), place.message.sender_id])
  const users = new Map((await User.findByIds(realmId, asked)).map((user) => [user.id, user]))
  const present = await presentAmong([...users.keys()], now)
  const notified = places.flatMap((place) => {
    const { message, channelId, flags, policies } = place
    const sender = users.get(message.sender_id)
    const isNotice = sender?.is_system_bot === true
    const isByBot = sender != null && sender.bot_type !== null
    const notifier = { senderId: message.sender_id, isByBot, isDirect: channelId === undefined, isQuiet: isQuiet || isNotice }
    return (candidates.get(place) ?? []).flatMap((id) => {
      const user = users.get(id)
      if (!user || (userIds && !userIds.includes(id))) return []
      const subscription = subscriptions.get(channelId ?? 0)?.get(id)
      const decided = notificationsOf(
        {
          id,
          isActive: user.is_active,
          isBot: user.bot_type !== null,
          isCalled: user.bot_type === BOT_TYPE.outgoingWebhook,
          isPresent: present.has(id),
          flags: flags.get(id) ?? message.receiver_flags,
          preferences: preferences(user),
          subscription: subscription && {
            isMuted: subscription.is_muted,
            push: subscription.push_notifications,
            mail: subscription.email_notifications,
            wildcards: subscription.wildcard_mentions_notify,
          },
          policy: policies.get(id) ?? POLICY.inherit,
        },
        notifier,
      )
      return decided.push || decided.mail || decided.call ? [{ message, user, ...decided }] : []
    })
  })
  return { notified, decided: places.length }
}

/** The first of these messages whose flags are few enough to be read together. */
async function withFewFlags(messages: readonly NotifyingMessage[]): Promise<readonly NotifyingMessage[]> {
  const counts = await UserMessage.countByMessage(messages.map(({ id }) => id))
  return firstPairs(messages, ({ id }) => counts.get(id) ?? 0)
}

/** The first of some items that have at most `MOST_PAIRS` together, and at least one. Does not ask further items how many they have. */
function firstPairs<T>(items: readonly T[], pairsOf: (item: T) => number): readonly T[] {
  let pairs = 0
  const end = items.findIndex((item, i) => {
    pairs += pairsOf(item)
    return i > 0 && pairs > MOST_PAIRS
  })
  return end === -1 ? items : items.slice(0, end)
}

/** A message and what belongs to it, by user ID. */
interface Place {
  message: NotifyingMessage
  /** Undefined for a direct message, whose participants are in `members`. */
  channelId: number | undefined
  members: readonly number[]
  flags: ReadonlyMap<number, number>
  policies: ReadonlyMap<number, number>
}

async function placesOf(messages: readonly NotifyingMessage[], userIds: readonly number[] | undefined): Promise<Place[]> {
  const recipientIds = [...new Set(messages.map((message) => message.recipient_id))]
  const channels = await select(Channel, { columns: ['id', 'recipient_id'], where: { recipient_id: recipientIds } })
  const channelOf = new Map(channels.map((channel) => [channel.recipient_id, channel.id]))
  const inChannels = messages.filter((message) => channelOf.has(message.recipient_id))
  const topicKeys = [...new Set(inChannels.map(({ topic_key }) => topic_key))]
  const [flags, members, topics] = await Promise.all([
    UserMessage.ofMessages(
      messages.map(({ id }) => id),
      userIds,
    ),
    RecipientMember.findOf(recipientIds.filter((id) => !channelOf.has(id))),
    UserTopic.findIn({ channelIds: channels.map(({ id }) => id), topicKeys, userIds }),
  ])
  const policies = new Map<string, Map<number, number>>()
  for (const { user_id, channel_id, topic_key, visibility_policy } of topics) {
    const key = `${channel_id} ${topic_key}`
    policies.set(key, (policies.get(key) ?? new Map<number, number>()).set(user_id, visibility_policy))
  }
  return messages.map((message) => {
    const channelId = channelOf.get(message.recipient_id)
    return {
      message,
      channelId,
      members: members.get(message.recipient_id) ?? [],
      flags: flags.get(message.id) ?? new Map(),
      policies: policies.get(`${channelId} ${message.topic_key}`) ?? new Map(),
    }
  })
}

/**
 * By channel and user ID: the subscriptions of everybody a message there might notify. Those are all subscribers if it has a wildcard,
 * and else few.
 */
async function subscriptionsIn(
  { caches, notifier }: Pick<App, 'caches' | 'notifier'>,
  realmId: number,
  places: readonly Place[],
  userIds: readonly number[] | undefined,
): Promise<Map<number, Map<number, Subscription>>> {
  const found = new Map<number, Map<number, Subscription>>()
  const channelsOf = (some: readonly Place[]) => [...new Set(some.flatMap(({ channelId }) => channelId ?? []))]
  const channelIds = channelsOf(places)
  if (channelIds.length === 0) return found
  const everyMessage = userIds ?? (await notifiedOfAll(caches, notifier, realmId))
  const named = new Set([...everyMessage, ...places.flatMap(({ flags, policies }) => [...flags.keys(), ...policies.keys()])])
  const wild = places.filter(({ message }) => (message.receiver_flags & FLAG.stream_wildcard_mentioned) !== 0)
  const rows = await Promise.all([
    Subscription.findNotified(channelsOf(wild), 'all', userIds),
    Subscription.findNotified(channelIds, named.size > MOST_NAMED ? 'all' : [...named], userIds),
  ])
  for (const row of rows.flat()) found.set(row.channel_id, (found.get(row.channel_id) ?? new Map()).set(row.user_id, row))
  return found
}

async function notifiedOfAll(caches: App['caches'], notifier: App['notifier'], realmId: number): Promise<number[]> {
  await notifier.catchUp(realmId)
  const names = ['enable_stream_push_notifications', 'enable_stream_email_notifications'] as const
  return caches.of(NOTIFIED_OF_ALL).get(realmId, realmId, () => User.idsWithPreference(realmId, names))
}

function candidatesOf(
  { channelId, members, flags }: Place,
  subscriptions: ReadonlyMap<number, ReadonlyMap<number, Subscription>>,
): number[] {
  if (channelId === undefined) return [...members]
  const mentioned = [...flags].filter(([, bits]) => (bits & FLAG.mentioned) !== 0).map(([id]) => id)
  return [...new Set([...mentioned, ...(subscriptions.get(channelId)?.keys() ?? [])])]
}

/** IDs of the users among these who have a device that can be notified. */
export async function reachableAmong(realmId: number, notified: readonly Notified[]): Promise<Set<number>> {
  const ids = [...new Set(notified.flatMap(({ push, user }) => (push ? [user.id] : [])))]
  if (ids.length === 0) return new Set()
  return new Set(await Device.reachableAmong(realmId, ids.length > MOST_NAMED ? 'all' : ids))
}

/** The groups through which messages mention users who are not mentioned by name: by message ID, then by user ID. */
export async function groupsOfMentions(realmId: number, notified: readonly Notified[]): Promise<Map<number, Map<number, number>>> {
  const through = new Map<number, Map<number, number>>()
  const messageIds = new Set(notified.flatMap(({ message, push }) => (push === 'mention' ? [message.id] : [])))
  const mentions = new Map((await Message.renderedOf([...messageIds])).map(({ id, rendered_content: html }) => [id, mentionsOfHtml(html)]))
  const tree = await nestedGroups(realmId, [...new Set([...mentions.values()].flatMap(({ groupIds }) => groupIds))])
  for (const [messageId, { userIds, groupIds }] of mentions) {
    const ofUser = new Map<number, number>()
    for (const groupId of groupIds)
      for (const id of membersOf(tree, [groupId])) if (!ofUser.has(id) && !userIds.includes(id)) ofUser.set(id, groupId)
    through.set(messageId, ofUser)
  }
  return through
}
