// A user's unread messages, starred messages and recent conversations.

import { channelAccess } from '../access/channels/channels.ts'
import type { Db, Tx } from '../db/index.ts'
import { isSnapshot } from '../db/snapshot-reads.ts'
import { mayHold } from '../models/filled-tables.ts'
import { FLAG, flagValues, UserMessage } from '../models/message.ts'
import { RecipientMember } from '../models/recipient.ts'
import type { Subscription } from '../models/subscription.ts'
import type { User } from '../models/user.ts'
import { UserTopic } from '../models/user-topic.ts'
import type { PlacedMessage } from '../present/unread.ts'
import { conversationsOf, progressOf, type ReceivedMessage, receivedWithoutRow } from '../receipts/catching-up.ts'
import { nameKey } from '../values/text.ts'
import { POLICY } from '../values/topics.ts'

/** The maximum number of unread messages at registration. Older ones are left out. */
const MAX_UNREAD = 50_000

/** What a registration reports about a user's messages. */
interface Inbox {
  /** The newest message that the user received, or -1 if there is none. */
  newestId: number
  /** The unread messages, ascending by ID. */
  unread: PlacedMessage[]
  /** Whether older unread messages were left out. */
  olderMissing: boolean
}

/** A user's newest message and unread messages. The user's row was read in the same snapshot. */
export async function inboxOf(db: Db, user: User, tx?: Tx): Promise<Inbox> {
  const [newest, withRow, without] = await Promise.all([
    newestWithRow(db, user, tx),
    flagged(db, user, flagValues(FLAG.read, false), MAX_UNREAD + 1, tx),
    receivedWithoutRow(db, user, user.message_pointer, MAX_UNREAD + 1, tx),
  ])
  const unread = [...withRow, ...without.filter(({ flags }) => (flags & FLAG.read) === 0)].sort((a, b) => b.id - a.id)
  return {
    newestId: without.reduce((max, { id }) => Math.max(max, id), newest),
    unread: await placed(user, unread.slice(0, MAX_UNREAD).reverse(), tx),
    olderMissing: unread.length > MAX_UNREAD,
  }
}

/** IDs of the user's starred messages, ascending. */
export async function starredIds(db: Db, user: User, tx?: Tx): Promise<number[]> {
  const starred = await flagged(db, user, flagValues(FLAG.starred, true), Number.MAX_SAFE_INTEGER, tx)
  return (await placed(user, starred.reverse(), tx)).map(({ id }) => id)
}

/** The user's messages with one of these values in their row, newest first. */
async function flagged(db: Db, user: User, values: number[], limit: number, tx?: Tx): Promise<ReceivedMessage[]> {
  if (!(await mayHold(UserMessage, user, tx))) return []
  return db.scan<ReceivedMessage>(
    `SELECT u.message_id AS id, u.flags AS flags, m.recipient_id AS recipientId, m.topic AS topic
     FROM user_messages u JOIN messages m ON m.id = u.message_id
     WHERE u.user_id = ? AND u.flags IN (?) ORDER BY u.message_id DESC LIMIT ?`,
    [user.id, values, limit],
    tx,
  )
}

/** The newest message that the user received, or -1 if there is none. Messages that were added to the history later do not count. */
export async function newestReceived(db: Db, user: User, tx?: Tx): Promise<number> {
  const newest = await newestWithRow(db, user, tx)
  const { pointer } = await progressOf(user, tx)
  const without = await receivedWithoutRow(db, user, pointer, 1, tx)
  return Math.max(newest, ...without.map(({ id }) => id))
}

/** The newest message that the user received and has a row for, or -1 if there is none. */
async function newestWithRow(db: Db, user: User, tx?: Tx): Promise<number> {
  if (!(await mayHold(UserMessage, user, tx))) return -1
  const [newest] = await db.scan<{ id: number }>(
    `SELECT message_id AS id FROM user_messages WHERE user_id = ? AND (flags & ${FLAG.historical}) = 0 ORDER BY message_id DESC LIMIT 1`,
    [user.id],
    tx,
  )
  return newest?.id ?? -1
}

/** The messages with their conversations. Leaves out messages of channels that the user can no longer read. */
export async function placed(user: User, messages: readonly ReceivedMessage[], tx?: Tx): Promise<PlacedMessage[]> {
  if (messages.length === 0) return []
  const { readable, subscriptions } = await channelAccess(user, tx)
  const channels = new Map([...readable.values()].map((channel) => [channel.recipient_id, channel]))
  const policies = new Map(
    (await UserTopic.findAllOf(user.id, tx)).map((row) => [`${row.channel_id} ${row.topic_key}`, row.visibility_policy]),
  )
  const others = messages.map(({ recipientId }) => recipientId).filter((id) => !channels.has(id))
  const members = isSnapshot(tx) ? await conversationsOf(user, tx) : await RecipientMember.findOf([...new Set(others)], tx)
  return messages.flatMap(({ id, flags, recipientId, topic }): PlacedMessage[] => {
    const channel = channels.get(recipientId)
    const userIds = members.get(recipientId)
    if (!channel) return userIds ? [{ id, flags, place: { userIds } }] : []
    const policy = policies.get(`${channel.id} ${nameKey(topic)}`) ?? POLICY.inherit
    return [{ id, flags, place: { channel, topic, isMuted: isMuted(policy, subscriptions.get(channel.id)) } }]
  })
}

function isMuted(policy: number, subscription: Subscription | undefined): boolean {
  if (policy !== POLICY.inherit) return policy === POLICY.muted
  return subscription?.is_active === true && subscription.is_muted
}

/** The user's direct conversations, most recent first: all participants, ascending, and the newest message. */
export async function recentConversations(db: Db, user: User, tx?: Tx): Promise<{ userIds: number[]; newestId: number }[]> {
  const members = await conversationsOf(user, tx)
  if (members.size === 0) return []
  const rows = await db.scan<{ recipientId: number; newestId: number | null }>(
    `SELECT d.recipient_id AS recipientId, (SELECT MAX(m.id) FROM messages m WHERE m.recipient_id = d.recipient_id) AS newestId
     FROM recipient_members d WHERE d.user_id = ?`,
    [user.id],
    tx,
  )
  return rows
    .flatMap(({ recipientId, newestId }) => (newestId === null ? [] : [{ userIds: members.get(recipientId) ?? [], newestId }]))
    .sort((a, b) => b.newestId - a.newestId)
}
