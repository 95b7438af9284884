// Statements about many messages of one channel at once: those of a topic, who has them, and their move. However many messages
// there are, the statements are few.

import { QueryTypes } from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import type { Channel } from '../models/channel.ts'
import { FLAG, type Message } from '../models/message.ts'

/** How many IDs stand in one statement. */
const IDS = 5_000
/** What a message is to who did not receive it. */
export const NOT_RECEIVED = FLAG.read | FLAG.historical

export interface InTopic {
  id: number
  /** UNIX seconds. */
  date_sent: number
}
/** A change of place. Without `topic` or `channel` that stays. */
export interface Move {
  topic?: string
  channel?: { from: Channel; to: Channel }
  userId: number
  /** UNIX seconds. */
  now: number
  /** Whether it counts as a move; resolving does not. */
  isMove: boolean
}

/** The messages of a topic, in any case, ascending by ID, their rows locked until the transaction ends. */
export function lockTopic(db: Db, channel: Channel, topic: string, tx: Tx): Promise<InTopic[]> {
  return db.sequelize.query<InTopic>(
    `SELECT id, date_sent FROM messages WHERE recipient_id = ? AND topic_key = ? ORDER BY id${db.dialect === 'mysql' ? ' FOR UPDATE' : ''}`,
    { replacements: [channel.recipient_id, topic.toLowerCase()], type: QueryTypes.SELECT, transaction: tx },
  )
}

/** Writes down what the messages were, and puts them where they go. `except` has its history written by the caller. */
export async function moveMessages(db: Db, ids: readonly number[], move: Move, except: number | undefined, tx: Tx): Promise<void> {
  const { topic, channel, userId, now, isMove } = move
  const recorded = [userId, now, topic ?? null, channel?.to.id ?? null, channel?.from.id ?? null]
  const sets = [
    ...(topic === undefined ? [] : ['topic = ?', 'topic_key = ?']),
    ...(channel ? ['recipient_id = ?'] : []),
    ...(isMove ? ['last_moved_at = ?'] : []),
  ]
  const values = [
    ...(topic === undefined ? [] : [topic, topic.toLowerCase()]),
    ...(channel ? [channel.to.recipient_id] : []),
    ...(isMove ? [now] : []),
  ]
  for (const some of chunks(ids)) {
    await db.sequelize.query(
      `INSERT INTO message_edits (realm_id, message_id, user_id, date_edited, topic, prev_topic, channel_id, prev_channel_id)
       SELECT realm_id, id, ?, ?, ?, ${topic === undefined ? 'NULL' : 'topic'}, ?, ? FROM messages WHERE id IN (?) AND id <> ? ORDER BY id`,
      { replacements: [...recorded, some, except ?? 0], type: QueryTypes.INSERT, transaction: tx },
    )
    await db.sequelize.query(`UPDATE messages SET ${sets.join(', ')} WHERE id IN (?)`, {
      replacements: [...values, some],
      type: QueryTypes.UPDATE,
      transaction: tx,
    })
  }
}

/** Everybody who has a row of one of the messages. */
export async function holdersOf(db: Db, ids: readonly number[], tx: Tx): Promise<Set<number>> {
  const holders = new Set<number>()
  for (const some of chunks(ids)) {
    const sql = 'SELECT DISTINCT user_id AS id FROM user_messages WHERE message_id IN (?)'
    const rows = await db.sequelize.query<{ id: number }>(sql, { replacements: [some], type: QueryTypes.SELECT, transaction: tx })
    for (const { id } of rows) holders.add(id)
  }
  return holders
}

/** Those of them who are not subscribed to the channel in which the messages are. */
export async function strangersAmongHolders(db: Db, channel: Pick<Channel, 'id'>, ids: readonly number[], tx: Tx): Promise<number[]> {
  const holders = new Set<number>()
  for (const some of chunks(ids)) {
    const rows = await db.sequelize.query<{ id: number }>(
      `SELECT DISTINCT u.user_id AS id FROM user_messages u WHERE u.message_id IN (?)
         AND NOT EXISTS (SELECT 1 FROM subscriptions s WHERE s.channel_id = ? AND s.user_id = u.user_id AND s.is_active = 1)`,
      { replacements: [some, channel.id], type: QueryTypes.SELECT, transaction: tx },
    )
    for (const { id } of rows) holders.add(id)
  }
  return [...holders]
}

/** Takes the rows of these users away. */
export async function dropRows(db: Db, ids: readonly number[], userIds: readonly number[], tx: Tx): Promise<void> {
  if (userIds.length === 0) return
  for (const some of chunks(ids))
    await db.sequelize.query('DELETE FROM user_messages WHERE message_id IN (?) AND user_id IN (?)', {
      replacements: [some, userIds],
      type: QueryTypes.DELETE,
      transaction: tx,
    })
}

/** Puts the messages into the history of the subscribers of a channel who do not have them. */
export async function giveToSubscribers(db: Db, channel: Channel, ids: readonly number[], tx: Tx): Promise<void> {
  for (const some of chunks(ids))
    await db.sequelize.query(
      `INSERT ${db.dialect === 'sqlite' ? 'OR IGNORE' : 'IGNORE'} INTO user_messages (realm_id, user_id, message_id, flags)
       SELECT s.realm_id, s.user_id, m.id, ${NOT_RECEIVED} FROM subscriptions s JOIN messages m ON m.id IN (?)
       WHERE s.channel_id = ? AND s.is_active = 1`,
      { replacements: [some, channel.id], type: QueryTypes.INSERT, transaction: tx },
    )
}

/** Of a channel with protected history: its subscribers by the messages, ascending, that they have of these. Who has none is left out. */
export async function sightOf(
  db: Db,
  channel: Channel,
  ids: readonly number[],
  tx: Tx,
): Promise<{ messageIds: number[]; userIds: number[] }[]> {
  const seen = new Map<number, number[]>()
  for (const some of chunks(ids)) {
    const counts = await query<{ user_id: number; n: number }>(db, 's.user_id, COUNT(*) AS n', 'GROUP BY s.user_id', [some, channel.id], tx)
    const full = counts.filter(({ n }) => n === some.length).map(({ user_id }) => user_id)
    const partial = counts.filter(({ n }) => n < some.length).map(({ user_id }) => user_id)
    for (const userId of full) seen.set(userId, [...(seen.get(userId) ?? []), ...some])
    if (partial.length === 0) continue
    const more = 'AND s.user_id IN (?) ORDER BY m.id'
    for (const { user_id, id } of await query<{ user_id: number; id: number }>(
      db,
      's.user_id, m.id',
      more,
      [some, channel.id, partial],
      tx,
    ))
      seen.set(user_id, [...(seen.get(user_id) ?? []), id])
  }
  const groups = new Map<string, { messageIds: number[]; userIds: number[] }>()
  for (const [userId, messageIds] of seen) {
    const key = messageIds.length === ids.length ? 'all' : messageIds.join()
    const group = groups.get(key)
    if (group) group.userIds.push(userId)
    else groups.set(key, { messageIds, userIds: [userId] })
  }
  return [...groups.values()]
}

function query<T extends object>(db: Db, columns: string, more: string, values: unknown[], tx: Tx): Promise<T[]> {
  return db.sequelize.query<T>(
    `SELECT ${columns} FROM messages m JOIN subscriptions s ON m.id IN (?) AND s.channel_id = ? AND s.is_active = 1
     WHERE (EXISTS (SELECT 1 FROM user_messages u WHERE u.user_id = s.user_id AND u.message_id = m.id)
       OR (m.received_by_rows = 0 AND EXISTS (SELECT 1 FROM subscription_spans p WHERE p.channel_id = s.channel_id AND p.user_id = s.user_id
         AND m.id > p.after_message_id AND (p.to_message_id IS NULL OR m.id <= p.to_message_id)))) ${more}`,
    { replacements: values, type: QueryTypes.SELECT, transaction: tx },
  )
}

/** The flag bits of a message by user; `others` are those of everybody else who may read it. */
export interface ReaderFlags {
  flags: Record<number, number>
  others: number
}

/** The flags that the readers of a channel's message have on it. */
export async function readerFlags(
  db: Db,
  message: Pick<Message, 'id' | 'received_by_rows' | 'receiver_flags'>,
  channel: Channel,
  tx: Tx,
): Promise<ReaderFlags> {
  const run = (sql: string, replacements: unknown[]): Promise<{ id: number; flags: number }[]> =>
    db.sequelize.query(sql, { replacements, type: QueryTypes.SELECT, transaction: tx })
  const rows = await run('SELECT user_id AS id, flags FROM user_messages WHERE message_id = ?', [message.id])
  const toRecord = (list: { id: number; flags: number }[]): Record<number, number> =>
    Object.fromEntries(list.map(({ id, flags }) => [id, flags]))
  if (message.received_by_rows) return { flags: toRecord(rows), others: NOT_RECEIVED }
  // Received by subscription: unread, unless the span says otherwise. The latest span comes last.
  const spans = await run(
    `SELECT s.user_id AS id, CASE WHEN p.id IS NULL THEN ${NOT_RECEIVED} ELSE ${FLAG.read | message.receiver_flags} END AS flags
     FROM subscriptions s LEFT JOIN subscription_spans p ON p.channel_id = s.channel_id AND p.user_id = s.user_id
       AND ? > p.after_message_id AND (p.to_message_id IS NULL OR ? <= p.to_message_id)
     WHERE s.channel_id = ? AND s.is_active = 1 AND (p.id IS NULL OR ? <= p.read_to_message_id)`,
    [message.id, message.id, channel.id, message.id],
  )
  return { flags: { ...toRecord(spans), ...toRecord(rows) }, others: message.receiver_flags }
}

function chunks(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / IDS) }, (_, i) => ids.slice(i * IDS, (i + 1) * IDS))
}
