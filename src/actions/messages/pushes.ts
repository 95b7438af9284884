// Push notifications of a message: to whom it goes directly, and whom it calls. Who is notified is decided when it is sent, or
// edited; a notification is taken back when the message is read, deleted, or out of sight (docs/adr/0008-push-jobs.md).

import type { Addressee } from '../../access/messages/addressees.ts'
import { placeOf } from '../../access/messages/places.ts'
import { hiddenFrom } from '../../access/people/users.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { onlineAmong } from '../../events/queues.ts'
import { excerptOf } from '../../markup/html.ts'
import { Device } from '../../models/device.ts'
import { FLAG, type Message } from '../../models/message.ts'
import { Notification, type Which } from '../../models/notification.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { UserTopic } from '../../models/user-topic.ts'
import { fetchByIds } from '../../narrow/fetch.ts'
import type { TextFlags } from '../../narrow/mention-flags.ts'
import { flagsOf } from '../../narrow/received.ts'
import { enqueuePush, type MessageNotification } from '../../outbound/push.ts'
import { avatarUrl, UNKNOWN_NAME } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import { POLICY } from '../../values/topics.ts'
import type { Calls } from './mentions.ts'

/** Of the text, in characters. */
const MAX_LENGTH = 200
/** How many messages one notification takes back: what is longer, the services that carry it refuse. */
const MAX_REMOVED = 200
/** Flags of a message that calls its receiver. */
const CALLS = FLAG.mentioned | FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned

interface Sending {
  sender: User
  addressee: Addressee
  /** Receivers for whom it is read from the start. */
  readBy?: number[]
  /** UNIX seconds. */
  now: number
}

/** Queues a notification of a message for each receiver who is to have one. Asks for nothing when it calls nobody. */
export async function pushMessage(message: Sending, stored: Message, calls: Calls, tx: Tx): Promise<void> {
  await push(await notifiedBy(message, calls, tx), stored, calls, tx)
}

/**
 * The same of an edited message of a channel, for those whom it did not call before its edit (`former` are the flags of the text
 * that it had) and who have not read it; and takes back the notifications of those whom it calls no more.
 */
export async function pushEdited(
  { db }: Pick<App, 'db'>,
  message: Sending,
  stored: Message,
  { calls, former }: { calls: Calls; former: TextFlags },
  tx: Tx,
): Promise<void> {
  const told = await Notification.usersOf(stored.id, tx)
  const bitsNow = (id: number): number => (calls.flags.get(id) ?? 0) | calls.toAll
  const isAnew = (id: number): boolean => {
    const before = former.flags.get(id) ?? former.toAll
    return (before & CALLS) === 0 || (bitsNow(id) & ~before & FLAG.mentioned) !== 0
  }
  const unread: number[] = []
  for (const id of await notifiedBy(message, calls, tx)) {
    if (!isAnew(id) || told.includes(id)) continue
    if ((((await flagsOf(db, { id }, [stored.id], tx)).get(stored.id) ?? 0) & FLAG.read) === 0) unread.push(id)
  }
  await push(unread, stored, calls, tx)
  const uncalled = told.filter((id) => (bitsNow(id) & CALLS) === 0)
  if (uncalled.length > 0) await takeBackPushes({ messageIds: [stored.id], userIds: uncalled }, tx)
}

/**
 * Takes back the notifications of messages that users have read or can see no more: those that are still to be sent are not, and
 * devices are told to remove the others. To be called by whatever marks messages as read or takes them away.
 */
export async function takeBackPushes(which: Which, tx: Tx): Promise<void> {
  for (const { realmId, userId, messageIds } of await Notification.takeBack(which, tx))
    for (let i = 0; i < messageIds.length; i += MAX_REMOVED)
      await enqueuePush(tx, { realmId, userId, queued: { type: 'remove', message_ids: messageIds.slice(i, i + MAX_REMOVED) } })
}

/** What devices of a user learn of a message as it is now; undefined when the user may not read it. */
export async function messageNotification(
  { db }: Pick<App, 'db'>,
  reader: User,
  { messageId, groupId }: { messageId: number; groupId?: number },
): Promise<MessageNotification | undefined> {
  const [message] = await fetchByIds(db, reader, [messageId])
  if (!message) return undefined
  const [place, sender, hidden, group] = await Promise.all([
    placeOf(message),
    User.findByPk(message.sender_id, { rejectOnEmpty: true }),
    hiddenFrom(reader, [message.sender_id]),
    groupId === undefined ? null : UserGroup.findByPk(groupId),
  ])
  const shown = hidden.has(sender.id) ? { full_name: UNKNOWN_NAME, id: sender.id, avatar_version: 1 } : sender
  return {
    type: 'message',
    ...{ message_id: message.id, sender_id: sender.id, sender_full_name: shown.full_name, sender_avatar_url: avatarUrl(shown) },
    ...{ content: excerptOf(message.rendered_content, MAX_LENGTH), time: message.date_sent },
    ...(group ? { mentioned_user_group_id: group.id, mentioned_user_group_name: group.name ?? '' } : {}),
    ...('channel' in place
      ? { recipient_type: 'channel', channel_id: place.channel.id, channel_name: place.channel.name, topic: place.topic }
      : { recipient_type: 'direct', recipient_user_ids: place.users.map(({ id }) => id) }),
  }
}

async function push(userIds: readonly number[], { id, realm_id: realmId }: Message, calls: Calls, tx: Tx): Promise<void> {
  for (const userId of userIds) {
    const groupId = calls.throughGroup.get(userId)
    await enqueuePush(tx, { realmId, userId, queued: { type: 'message', messageId: id, ...(groupId === undefined ? {} : { groupId }) } })
  }
}

/** Whom to notify, ascending: with a device, without a client that polls, and willing. */
async function notifiedBy({ sender, addressee, readBy = [], now }: Sending, calls: Calls, tx: Tx): Promise<number[]> {
  const called = [...calls.flags].filter(([, bits]) => bits & (FLAG.mentioned | FLAG.topic_wildcard_mentioned)).map(([id]) => id)
  const candidates = 'users' in addressee ? addressee.users.map(({ id }) => id) : called
  const others = candidates.filter((id) => id !== sender.id && !readBy.includes(id))
  if (others.length === 0 && calls.toAll === 0) return []
  const inChannel = 'channel' in addressee && calls.toAll !== 0
  const reachable = await Device.reachableAmong(sender.realm_id, inChannel ? 'all' : others, tx)
  if (reachable.length === 0) return []
  const receivers = inChannel ? await Subscription.subscribedAmong(addressee.channel.id, reachable, tx) : new Set(reachable)
  const online = await onlineAmong([...receivers], now, tx)
  const notified: number[] = []
  for (const user of await User.findByIds(sender.realm_id, [...receivers], tx)) {
    const { id } = user
    if (id === sender.id || readBy.includes(id) || online.has(id) || !preference(user, 'enable_offline_push_notifications')) continue
    const isMeant = 'users' in addressee || ((calls.flags.get(id) ?? 0) & FLAG.mentioned) !== 0
    if (isMeant || (await heedsWildcards(user, addressee.channel.id, addressee.topic, tx))) notified.push(id)
  }
  return notified
}

/** Whether a wildcard is to notify a subscriber. */
async function heedsWildcards(user: User, channelId: number, topic: string, tx: Tx): Promise<boolean> {
  const policy = (await UserTopic.findOneOf(user.id, channelId, topic, tx))?.visibility_policy ?? POLICY.inherit
  const subscription = await Subscription.findOneOf(user.id, channelId, tx)
  if (policy === POLICY.followed && preference(user, 'enable_followed_topic_wildcard_mentions_notify')) return true
  if (policy === POLICY.muted || (subscription?.is_muted && policy !== POLICY.unmuted)) return false
  return subscription?.wildcard_mentions_notify ?? preference(user, 'wildcard_mentions_notify')
}
