// A user's unread messages, starred messages and recent conversations.

import { type ChannelAccess, channelAccess } from '../access/channels/channels.ts'
import { indexedFlag } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { type FoundTogether, type Read, readBy } from '../db/reads.ts'
import { MAX_UNREAD } from '../limits.ts'
import { FLAG, UserMessage } from '../models/message.ts'
import { RecipientMember } from '../models/recipient.ts'
import type { Subscription } from '../models/subscription.ts'
import type { User } from '../models/user.ts'
import { UserTopic } from '../models/user-topic.ts'
import type { PlacedMessage } from '../present/unread.ts'
import { newestWithoutRow, progressOf, type ReceivedMessage, receivedIn, receivedReads } from '../receipts/catching-up.ts'
import { nameKey } from '../values/text.ts'
import { POLICY } from '../values/topics.ts'

/** What a registration reports about a user's messages. */
interface Inbox {
  /** The newest message that the user received, or -1 if there is none. */
  newestId: number
  /** The unread messages, ascending by ID. */
  unread: PlacedMessage[]
  /** Whether older unread messages were left out. */
  olderMissing: boolean
}

/** What `inboxIn` needs. If there are more than `most` messages after the user's pointer, it can be incomplete. */
export function inboxReads({ sequelize }: Db, user: Pick<User, 'id' | 'realm_id'>, most: number) {
  return {
    ...receivedReads(user, Math.min(most, MAX_UNREAD + 1)),
    newest: readBy<{ id: number }>(UserMessage, ['id'], NEWEST_WITH_ROW, [user.id]),
    unread: flaggedRead(user, indexedFlag(sequelize, 'unread'), MAX_UNREAD + 1),
  }
}

/** A user's newest message and unread messages. Pure. */
export function inboxIn({ newest, unread: withRow, ...lacking }: FoundTogether<ReturnType<typeof inboxReads>>, places: Places): Inbox {
  const without = receivedIn(lacking, places.conversations)
  const unread = [...withRow, ...without.filter(({ flags }) => (flags & FLAG.read) === 0)].sort((a, b) => b.id - a.id)
  return {
    newestId: without.reduce((max, { id }) => Math.max(max, id), newest[0]?.id ?? -1),
    unread: placedIn(unread.slice(0, MAX_UNREAD).reverse(), places),
    olderMissing: unread.length > MAX_UNREAD,
  }
}

/** The messages that a user has starred, for `starredIn`. */
export function starredRead({ sequelize }: Db, user: Pick<User, 'id'>): Read<ReceivedMessage> {
  const isStarred = `${indexedFlag(sequelize, 'flagged')} AND (u.flags & ${FLAG.starred}) <> 0`
  return flaggedRead(user, isStarred, Number.MAX_SAFE_INTEGER)
}

/** IDs of the user's starred messages, ascending. Pure. */
export function starredIn(starred: readonly ReceivedMessage[], places: Places): number[] {
  return placedIn(starred, places)
    .map(({ id }) => id)
    .sort((a, b) => a - b)
}

/** The user's messages that satisfy a condition of `indexedFlag`, found by its index: the newest `limit`. */
function flaggedRead({ id }: Pick<User, 'id'>, condition: string, limit: number): Read<ReceivedMessage> {
  return readBy(
    UserMessage,
    ['id', 'flags', 'recipientId', 'topic'],
    `SELECT u.message_id AS id, u.flags AS flags, m.recipient_id AS recipientId, m.topic AS topic
     FROM user_messages u CROSS JOIN messages m ON m.id = u.message_id
     WHERE u.user_id = ? AND ${condition} ORDER BY u.message_id DESC LIMIT ?`,
    [id, limit],
  )
}

/** The newest message that the user received, or -1 if there is none. Messages that were added to the history later do not count. */
export async function newestReceived(db: Db, user: User, tx?: Tx): Promise<number> {
  const [newest] = await db.scan<{ id: number }>(NEWEST_WITH_ROW, [user.id], tx)
  const { pointer } = await progressOf(user, tx)
  return Math.max(newest?.id ?? -1, (await newestWithoutRow(db, user, pointer, tx)) ?? -1)
}

const NEWEST_WITH_ROW = `SELECT message_id AS id FROM user_messages
  WHERE user_id = ? AND (flags & ${FLAG.historical}) = 0 ORDER BY message_id DESC LIMIT 1`

/** What decides where a user sees messages. */
interface Places extends Pick<ChannelAccess, 'readable' | 'subscriptions'> {
  policies: readonly UserTopic[]
  /** The members of conversations, ascending, by recipient ID. */
  conversations: ReadonlyMap<number, number[]>
}

/** The messages with their conversations. Leaves out messages of channels that the user can no longer read. */
export async function placed(user: User, messages: readonly ReceivedMessage[], tx?: Tx): Promise<PlacedMessage[]> {
  if (messages.length === 0) return []
  const access = await channelAccess(user, tx)
  const policies = await UserTopic.allOf(user.id).rows(tx)
  const ofChannels = new Set([...access.readable.values()].map((channel) => channel.recipient_id))
  const others = new Set(messages.map(({ recipientId }) => recipientId).filter((id) => !ofChannels.has(id)))
  return placedIn(messages, { ...access, policies, conversations: await RecipientMember.findOf([...others], tx) })
}

function placedIn(
  messages: readonly ReceivedMessage[],
  { readable, subscriptions, policies: rows, conversations }: Places,
): PlacedMessage[] {
  const channels = new Map([...readable.values()].map((channel) => [channel.recipient_id, channel]))
  const policies = new Map(rows.map((row) => [`${row.channel_id} ${row.topic_key}`, row.visibility_policy]))
  return messages.flatMap(({ id, flags, recipientId, topic }): PlacedMessage[] => {
    const channel = channels.get(recipientId)
    const userIds = conversations.get(recipientId)
    if (!channel) return userIds ? [{ id, flags, place: { userIds } }] : []
    const policy = policies.get(`${channel.id} ${nameKey(topic)}`) ?? POLICY.inherit
    return [{ id, flags, place: { channel, topic, isMuted: isMuted(policy, subscriptions.get(channel.id)) } }]
  })
}

function isMuted(policy: number, subscription: Subscription | undefined): boolean {
  if (policy !== POLICY.inherit) return policy === POLICY.muted
  return subscription?.is_active === true && subscription.is_muted
}

/** The newest message of each of a user's direct conversations, null without messages. */
export function conversationsRead({ id }: Pick<User, 'id'>): Read<{ recipientId: number; newestId: number | null }> {
  return readBy(
    RecipientMember,
    ['recipientId', 'newestId'],
    `SELECT d.recipient_id AS recipientId, (SELECT MAX(m.id) FROM messages m WHERE m.recipient_id = d.recipient_id) AS newestId
     FROM recipient_members d WHERE d.user_id = ?`,
    [id],
  )
}

/** The conversations that have messages, most recent first: all participants, ascending, and the newest message. Pure. */
export function recentConversations(
  rows: readonly { recipientId: number; newestId: number | null }[],
  { conversations }: Pick<Places, 'conversations'>,
): { userIds: number[]; newestId: number }[] {
  return rows
    .flatMap(({ recipientId, newestId }) => (newestId === null ? [] : [{ userIds: conversations.get(recipientId) ?? [], newestId }]))
    .sort((a, b) => b.newestId - a.newestId)
}
