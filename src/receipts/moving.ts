// Statements about many messages of one channel: the messages of a topic, the users who have them, and moving them. However many messages
// there are, only a few statements run.

import { byIndex, inOrder, rowLock } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { chunks, IDS_AT_ONCE } from '../db/rows.ts'
import { query, select } from '../db/sql.ts'
import type { Channel, ChannelAccessFacts } from '../models/channel.ts'
import { FLAG, Message, UserMessage } from '../models/message.ts'
import { MOVED_TO, MovedSpan } from '../models/move.ts'
import { Subscription, SubscriptionSpan } from '../models/subscription.ts'
import { pushTo } from '../values/lists.ts'
import { nameKey } from '../values/text.ts'
import { HELD_BY_MOVES, MOVED_FLAGS } from './keeping.ts'

export interface InTopic {
  id: number
  /** UNIX seconds. */
  date_sent: number
}
/** A change of place. Without `topic` or `channel`, that part stays the same. */
interface PlaceChange {
  topic?: string
  channel?: { from: Channel; to: Channel }
  userId: number
  /** UNIX seconds. */
  now: number
  /** Whether the change counts as a move. Resolving does not. */
  isMove: boolean
}

/** The messages of a topic in any letter case, ascending by ID, with their rows locked until the transaction ends. */
export function lockTopic(db: Db, channel: Channel, topic: string, tx: Tx): Promise<InTopic[]> {
  return db
    .run<InTopic>(
      `SELECT id, date_sent FROM messages WHERE recipient_id = ? AND topic_key = ? ORDER BY id${rowLock(db.sequelize, 'exclusive')}`,
      [channel.recipient_id, nameKey(topic)],
      tx,
    )
    .then(({ rows }) => rows)
}

/** Records the messages' previous places and moves them. The caller writes the edit history of `except`. */
export async function moveMessages(db: Db, ids: readonly number[], move: PlaceChange, except: number | undefined, tx: Tx): Promise<void> {
  const { topic, channel, userId, now, isMove } = move
  const recorded = [userId, now, topic ?? null, channel?.to.id ?? null, channel?.from.id ?? null]
  const sets = [
    'has_edits = 1',
    ...(topic === undefined ? [] : ['topic = ?', 'topic_key = ?']),
    ...(channel ? ['recipient_id = ?'] : []),
    ...(isMove ? ['last_moved_at = ?'] : []),
  ]
  const values = [
    ...(topic === undefined ? [] : [topic, nameKey(topic)]),
    ...(channel ? [channel.to.recipient_id] : []),
    ...(isMove ? [now] : []),
  ]
  for (const some of chunks(ids, IDS_AT_ONCE)) {
    await db.run(
      `INSERT INTO message_edits (realm_id, message_id, user_id, date_edited, topic, prev_topic, channel_id, prev_channel_id)
       SELECT realm_id, id, ?, ?, ?, ${topic === undefined ? 'NULL' : 'topic'}, ?, ? FROM messages WHERE id IN (?) AND id <> ? ORDER BY id`,
      [...recorded, some, except ?? 0],
      tx,
    )
    await db.run(`UPDATE messages SET ${sets.join(', ')} WHERE id IN (?)`, [...values, some], tx)
  }
}

/** The users who have a row for one of the messages, or keep one of them after a move. */
export async function holdersOf(db: Db, ids: readonly number[], tx: Tx): Promise<Set<number>> {
  const holders = new Set<number>()
  for (const some of chunks(ids, IDS_AT_ONCE)) {
    const { rows } = await db.run<{ id: number }>(
      `SELECT DISTINCT user_id AS id FROM user_messages WHERE message_id IN (?) UNION SELECT k.user_id FROM ${HELD_BY_MOVES}`,
      [some, some],
      tx,
    )
    for (const { id } of rows) holders.add(id)
  }
  return holders
}

/** Those of `holdersOf` who are not subscribed to the channel. */
export async function holdersOutside(db: Db, channel: Pick<Channel, 'id'>, ids: readonly number[], tx: Tx): Promise<number[]> {
  const holders = new Set<number>()
  for (const some of chunks(ids, IDS_AT_ONCE)) {
    const { rows } = await db.run<{ id: number }>(
      `SELECT DISTINCT u.user_id AS id FROM
         (SELECT user_id FROM user_messages WHERE message_id IN (?) UNION ALL SELECT k.user_id FROM ${HELD_BY_MOVES}) u
       WHERE NOT EXISTS (SELECT 1 FROM subscriptions s WHERE s.channel_id = ? AND s.user_id = u.user_id AND s.is_active = 1)`,
      [some, some, channel.id],
      tx,
    )
    for (const { id } of rows) holders.add(id)
  }
  return [...holders]
}

/** The users who were subscribed to a channel at some time between the first and the last of the messages, ascending by ID. */
export async function subscribedDuring(db: Db, channel: Channel, ids: readonly number[], tx: Tx): Promise<Set<number>> {
  const { rows } = await db.run<{ id: number }>(
    `SELECT DISTINCT user_id AS id FROM subscription_spans
     WHERE channel_id = ? AND after_message_id < ? AND (to_message_id IS NULL OR to_message_id >= ?)`,
    [channel.id, ids.at(-1), ids[0]],
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Deletes these users' rows for the messages. */
export async function deleteRows(db: Db, ids: readonly number[], userIds: readonly number[], tx: Tx): Promise<void> {
  if (userIds.length === 0) return
  for (const some of chunks(ids, IDS_AT_ONCE))
    await db.run('DELETE FROM user_messages WHERE message_id IN (?) AND user_id IN (?)', [some, userIds], tx)
}

/**
 * For a channel with protected history: its subscribers, grouped by which of the messages (ascending) they have. Leaves out subscribers who
 * have none. Evaluates each span once, not once per message, because there can be very many of both.
 */
export async function recipientsByMessages(
  db: Db,
  channel: ChannelAccessFacts,
  ids: readonly number[],
  tx?: Tx,
): Promise<{ messageIds: number[]; userIds: number[] }[]> {
  const run = <T extends object>(sql: string, values: unknown[]): Promise<T[]> => query<T>(Message, sql, values, tx)
  const bySource = new Map<number, number[]>()
  const byRow = new Map<number, number[]>()
  const [ofSubscriber, ofMove] = [
    byIndex(db.sequelize, 'subscription_spans_channel_id_user_id'),
    byIndex(db.sequelize, 'moved_spans_move_id_user_id'),
  ]
  for (const some of chunks(ids, IDS_AT_ONCE)) {
    const spanned = 'SELECT id, move_id FROM messages WHERE id IN (?) AND (received_by_rows = 0 OR move_id IS NOT NULL) ORDER BY id'
    for (const { id, move_id } of await run<{ id: number; move_id: number | null }>(spanned, [some]))
      pushTo(bySource, move_id ?? SUBSCRIPTIONS, id)
    const rows = await run<{ user_id: number; id: number }>(
      // These messages have few rows, but there are very many pairs of a message and a subscriber.
      `${inOrder(db.sequelize)} u.user_id AS user_id, m.id AS id FROM messages m CROSS JOIN user_messages u ON u.message_id = m.id
       CROSS JOIN subscriptions s ON s.channel_id = ? AND s.user_id = u.user_id AND s.is_active = 1
       WHERE m.id IN (?) AND (m.received_by_rows = 1 OR NOT EXISTS (SELECT 1 FROM subscription_spans p${ofSubscriber} WHERE p.channel_id = s.channel_id
         AND p.user_id = s.user_id AND m.id > p.after_message_id AND (p.to_message_id IS NULL OR m.id <= p.to_message_id)))
         AND NOT EXISTS (SELECT 1 FROM moved_spans k${ofMove} WHERE k.user_id = u.user_id AND ${MOVED_TO})`,
      [channel.id, some],
    )
    for (const { user_id, id } of rows) pushTo(byRow, user_id, id)
  }
  const bySpans = [...bySource.values()].flat()
  const ranges = new Map<number, Range[]>()
  let start = 0
  for (const [source, own] of bySource) {
    for (const { user_id, after_message_id: after, to_message_id: to } of await spansOfSubscribers(source, channel, tx)) {
      const range = [start + firstAbove(own, after), start + (to === null ? own.length : firstAbove(own, to))] as const
      if (range[0] < range[1]) pushTo(ranges, user_id, range)
    }
    start += own.length
  }
  const groups = new Map<string, { messageIds: number[]; userIds: number[] }>()
  for (const userId of new Set([...ranges.keys(), ...byRow.keys()])) {
    const [own, rows] = [ranges.get(userId) ?? [], byRow.get(userId) ?? []]
    const key = `${own.join()} ${rows.sort(ascending).join()}`
    const group = groups.get(key) ?? {
      messageIds: [...own.flatMap(([from, to]) => bySpans.slice(from, to)), ...rows].sort(ascending),
      userIds: [],
    }
    group.userIds.push(userId)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** The source of messages that were never moved to another channel. Others have the ID of their move. */
const SUBSCRIPTIONS = 0

/** What the source records about the users who are now subscribed to a channel. */
function spansOfSubscribers(
  source: number,
  { id }: Pick<Channel, 'id'>,
  tx?: Tx,
): Promise<{ user_id: number; after_message_id: number; to_message_id: number | null }[]> {
  return source === SUBSCRIPTIONS ? SubscriptionSpan.findOfSubscribers(id, tx) : MovedSpan.findOfSubscribers(source, id, tx)
}

/** A range of list indexes. `to` is excluded. */
type Range = readonly [from: number, to: number]

const ascending = (a: number, b: number): number => a - b

/** The index of the first of the ascending IDs that is greater than `id`. */
function firstAbove(ids: readonly number[], id: number): number {
  let [low, high] = [0, ids.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ids[middle] as number) > id) high = middle
    else low = middle + 1
  }
  return low
}

/** The flag bits on a message: by user ID for users who have a row, and for all other recipients. */
export interface ReaderFlags {
  flags: Record<number, number>
  /** Undefined if every recipient has a row. */
  others?: number
  /** Users who have it unread although they are not subscribed to its channel, because it was moved there. Omitted if there are none. */
  unreadOutside?: number[]
}

/** The flags that readers have on messages of the channel, by message ID. */
export async function readerFlags(
  db: Db,
  channel: Pick<Channel, 'id'>,
  messageIds: readonly number[],
  tx: Tx,
): Promise<Map<number, ReaderFlags>> {
  const flags = new Map<number, ReaderFlags>()
  for (const ids of chunks(messageIds, IDS_AT_ONCE)) {
    for (const message of await select(Message, { columns: ['id', 'received_by_rows', 'receiver_flags'], where: { id: ids } }, tx))
      flags.set(message.id, { flags: {}, ...(message.received_by_rows ? {} : { others: message.receiver_flags }) })
    const where = { message_id: ids }
    const moved = (
      await db.run<{ message_id: number; user_id: number; flags: number }>(
        `SELECT m.id AS message_id, k.user_id AS user_id, ${MOVED_FLAGS} AS flags FROM messages m JOIN moved_spans k ON ${MOVED_TO} WHERE m.id IN (?)`,
        [ids],
        tx,
      )
    ).rows
    for (const row of moved) {
      const of = flags.get(row.message_id)
      if (of) of.flags[row.user_id] = row.flags
    }
    for (const row of await select(UserMessage, { columns: ['message_id', 'user_id', 'flags'], where }, tx)) {
      const of = flags.get(row.message_id)
      if (of) of.flags[row.user_id] = row.flags
    }
  }
  const unread = [...new Set([...flags.values()].flatMap((of) => unreadAmong(of.flags)))]
  const subscribed = unread.length > 0 ? await Subscription.subscribedAmong(channel.id, unread, tx) : new Set<number>()
  for (const of of flags.values()) {
    const outside = unreadAmong(of.flags).filter((id) => !subscribed.has(id))
    if (outside.length > 0) of.unreadOutside = outside
  }
  return flags
}

/** The users among those with these flags who have the message unread. */
export function unreadAmong(flags: Record<number, number>): number[] {
  return Object.entries(flags).flatMap(([id, bits]) => ((bits & FLAG.read) === 0 ? [Number(id)] : []))
}
