// Who received which messages, and the rows that hold their flags. Sending writes rows for users with individual flags. The rows of all
// other recipients are written here, in bulk, from spans (docs/adr/0006-flags-and-receipts.md).

import { type Condition, insertOrIgnore, rowLock } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { chunks, IDS_AT_ONCE } from '../db/rows.ts'
import { run } from '../db/run.ts'
import { query, select, update } from '../db/sql.ts'
import type { Channel } from '../models/channel.ts'
import { FLAG, flagValues, Message, UserMessage } from '../models/message.ts'
import { MOVED_TO, MovedSpan } from '../models/move.ts'
import { type Pairs, SubscriptionSpan } from '../models/subscription.ts'
import type { User } from '../models/user.ts'
import { MOVED_FLAGS } from './keeping.ts'

/** The user's flag bits on messages. */
export async function flagsOf(user: Pick<User, 'id'>, messageIds: readonly number[], tx?: Tx): Promise<Map<number, number>> {
  const rows = await UserMessage.flagsOf(user.id, messageIds, tx)
  const others = messageIds.filter((id) => !rows.has(id))
  return new Map([...(await flagsWithoutRow(user, others, tx)), ...rows])
}

/** The user's flag bits on messages without a row. A message that the user did not receive is read and historical. */
export async function flagsWithoutRow(user: Pick<User, 'id'>, messageIds: readonly number[], tx?: Tx): Promise<Map<number, number>> {
  const flags = new Map(messageIds.map((id) => [id, FLAG.read | FLAG.historical]))
  for (const ids of chunks(messageIds, IDS_AT_ONCE)) {
    const { sql, values } = ofReceivers(ids, [user.id])
    const received = await query<{ id: number; flags: number }>(Message, `SELECT id, flags FROM (${sql}) r`, values, tx)
    // MySQL returns the union of two integer types as text.
    for (const one of received) flags.set(one.id, Number(one.flags))
  }
  return flags
}

/**
 * Writes the user's missing rows for received messages. Waits for transactions that move, change or delete one of the messages, end one of
 * the user's spans, or mark it as read. Later ones wait until this transaction ends.
 */
export async function receiveFor(db: Db, user: Pick<User, 'id'>, messageIds: readonly number[], tx: Tx): Promise<void> {
  if (messageIds.length === 0) return
  const where = { user_id: user.id }
  // In the same order as code that marks a channel as read.
  await select(SubscriptionSpan, { columns: ['id'], where, lock: 'exclusive' }, tx)
  await select(MovedSpan, { columns: ['id'], where, lock: 'exclusive' }, tx)
  for (const ids of chunks(
    [...messageIds].sort((a, b) => a - b),
    IDS_AT_ONCE,
  )) {
    await lockMessages(db, ids, tx)
    const { sql, values } = ofReceivers(ids, [user.id])
    await db.run(`${insertInto(db)} SELECT realm_id, user_id, id, flags FROM (${sql}) r`, values, tx)
  }
}

/** Locks the messages until the transaction ends, so that they cannot be moved, changed or deleted. */
async function lockMessages({ sequelize }: Db, messageIds: readonly number[], tx: Tx): Promise<void> {
  const lock = rowLock(sequelize, 'shared')
  if (lock === '' || messageIds.length === 0) return
  const sql = `SELECT id FROM messages WHERE id IN (?) ORDER BY id${lock}`
  await run(sequelize, sql, [messageIds], tx)
}

/**
 * Writes the missing rows of all users who received the message. From then on, spans no longer count for it. Must be called with the
 * channel's row and the message locked.
 */
export async function receiveMessage(db: Db, messageId: number, tx: Tx): Promise<void> {
  const { sql, values } = ofReceivers([messageId])
  await db.run(`${insertInto(db)} SELECT realm_id, user_id, id, flags FROM (${sql}) r`, values, tx)
  await update(Message, { received_by_rows: true, move_id: null }, { id: messageId }, tx)
}

/** A condition on `messages m`: the user received the message through a row, a subscription, a move or a conversation. */
export function receivedBy({ id }: Pick<User, 'id'>): Condition {
  return {
    sql: `(m.recipient_id IN (SELECT d.recipient_id FROM recipient_members d WHERE d.user_id = ?)
      OR EXISTS (SELECT 1 FROM user_messages u WHERE u.user_id = ? AND u.message_id = m.id)
      OR (m.received_by_rows = 0 AND EXISTS (SELECT 1 FROM channels c JOIN subscription_spans s ON s.channel_id = c.id WHERE c.recipient_id = m.recipient_id
        AND s.user_id = ? AND m.id > s.after_message_id AND (s.to_message_id IS NULL OR m.id <= s.to_message_id)))
      OR EXISTS (SELECT 1 FROM moved_spans k WHERE k.user_id = ? AND ${MOVED_TO}))`,
    values: [id, id, id, id],
  }
}

/** IDs of those of the messages that the user received. */
export async function receivedAmong(db: Db, user: Pick<User, 'id'>, messageIds: readonly number[], tx?: Tx): Promise<Set<number>> {
  if (messageIds.length === 0) return new Set()
  const { sql, values } = receivedBy(user)
  const found = await db.scan<{ id: number }>(
    `SELECT m.id AS id FROM messages m WHERE m.id IN (?) AND ${sql}`,
    [[...messageIds], ...values],
    tx,
  )
  return new Set(found.map(({ id }) => id))
}

/**
 * How many messages of a conversation a user received since a time (UNIX seconds) from how many people, without those of bots. The
 * conversation is that of a message.
 */
export async function countReceivedIn(
  db: Db,
  user: Pick<User, 'id'>,
  { realm_id, recipient_id, topic_key }: Pick<Message, 'realm_id' | 'recipient_id' | 'topic_key'>,
  since: number,
): Promise<{ messages: number; people: number }> {
  const received = receivedBy(user)
  const [counted] = await db.scan<{ messages: number; people: number }>(
    `SELECT COUNT(*) AS messages, COUNT(DISTINCT m.sender_id) AS people FROM messages m
     WHERE m.recipient_id = ? AND m.topic_key = ? AND m.date_sent >= ?
       AND m.sender_id NOT IN (SELECT id FROM users WHERE realm_id = ? AND bot_type IS NOT NULL) AND ${received.sql}`,
    [recipient_id, topic_key, since, realm_id, ...received.values],
  )
  return { messages: Number(counted?.messages ?? 0), people: Number(counted?.people ?? 0) }
}

/**
 * Those of the messages, all of them moved from one channel to another, that the user had received before. A row that is historical shows
 * only that the user has done something with the message since.
 */
export async function receivedBeforeMoves(user: Pick<User, 'id'>, messageIds: readonly number[], tx?: Tx): Promise<Set<number>> {
  if (messageIds.length === 0) return new Set()
  const sql = `SELECT m.id AS id FROM messages m WHERE m.id IN (?)
    AND (EXISTS (SELECT 1 FROM user_messages u WHERE u.user_id = ? AND u.message_id = m.id AND (u.flags & ${FLAG.historical}) = 0)
      OR EXISTS (SELECT 1 FROM moved_spans k WHERE k.user_id = ? AND ${MOVED_TO}))`
  return new Set((await query<{ id: number }>(Message, sql, [messageIds, user.id, user.id], tx)).map(({ id }) => id))
}

/** IDs of the users who received the message and have it marked as read, ascending. One statement. */
export async function readersOf(messageId: number, tx?: Tx): Promise<number[]> {
  const { sql, values } = ofReceivers([messageId])
  const rows = await query<{ id: number }>(
    UserMessage,
    `SELECT u.user_id AS id FROM user_messages u WHERE u.message_id = ? AND (u.flags & ${FLAG.read | FLAG.historical}) = ${FLAG.read}
     UNION SELECT r.user_id FROM (${sql}) r WHERE (r.flags & ${FLAG.read}) <> 0
       AND NOT EXISTS (SELECT 1 FROM user_messages w WHERE w.user_id = r.user_id AND w.message_id = r.id) ORDER BY id`,
    [messageId, ...values],
    tx,
  )
  return rows.map(({ id }) => Number(id))
}

/** SQL for the recipients of messages, through a subscription, a conversation or a move, with the initial flags of their rows. */
function ofReceivers(messageIds: readonly number[], userIds?: readonly number[]): Condition {
  const [who, values] = userIds ? [(alias: string) => `AND ${alias}.user_id IN (?)`, [messageIds, userIds]] : [() => '', [messageIds]]
  const sql = `SELECT s.realm_id AS realm_id, s.user_id AS user_id, m.id AS id,
      CASE WHEN m.id <= s.read_to_message_id THEN ${FLAG.read} ELSE 0 END | m.receiver_flags AS flags
    FROM messages m JOIN channels c ON c.recipient_id = m.recipient_id
    JOIN subscription_spans s ON s.channel_id = c.id AND m.id > s.after_message_id AND (s.to_message_id IS NULL OR m.id <= s.to_message_id)
    WHERE m.id IN (?) AND m.received_by_rows = 0 ${who('s')}
    UNION ALL SELECT d.realm_id, d.user_id, m.id, m.receiver_flags FROM messages m JOIN recipient_members d ON d.recipient_id = m.recipient_id
    WHERE m.id IN (?) ${who('d')}
    UNION ALL SELECT k.realm_id, k.user_id, m.id, ${MOVED_FLAGS} FROM messages m JOIN moved_spans k ON ${MOVED_TO} WHERE m.id IN (?) ${who('k')}`
  return { sql, values: [...values, ...values, ...values] }
}

/** Marks all messages of a channel as read for everybody, without writing missing rows. Called when the channel is archived. */
export async function markChannelRead(db: Db, channel: Channel, tx: Tx): Promise<void> {
  const newest = await Message.maxId(channel.realm_id, tx)
  await update(SubscriptionSpan, { read_to_message_id: newest }, { channel_id: channel.id }, tx)
  await db.run(
    'UPDATE moved_spans SET read_to_message_id = ? WHERE move_id IN (SELECT id FROM moves WHERE recipient_id = ?)',
    [newest, channel.recipient_id],
    tx,
  )
  // By message, because by user, flag and message a database would look up each combination.
  for (let after = 0; ; ) {
    const ids = await Message.idsAfter(channel.recipient_id, after, IDS_AT_ONCE, tx)
    const [last] = ids.slice(-1)
    if (last === undefined) return
    after = last
    await db.run(`UPDATE user_messages SET flags = flags | ${FLAG.read} WHERE message_id IN (?) AND (flags & ${FLAG.read}) = 0`, [ids], tx)
  }
}

/**
 * Marks all messages of channels as read for users whose spans there have just ended with the message `newest`, without writing missing
 * rows.
 */
export async function markLeftRead(db: Db, { channelIds, userIds }: Pairs, newest: number, tx: Tx): Promise<void> {
  const ended = { channel_id: [...channelIds], user_id: [...userIds], to_message_id: newest }
  await update(SubscriptionSpan, { read_to_message_id: newest }, ended, tx)
  await db.run(
    `UPDATE moved_spans SET read_to_message_id = ? WHERE user_id IN (?) AND EXISTS
       (SELECT 1 FROM moves v JOIN channels c ON c.recipient_id = v.recipient_id
        JOIN subscription_spans p ON p.channel_id = c.id AND p.user_id = moved_spans.user_id AND p.to_message_id = ?
        WHERE v.id = moved_spans.move_id AND c.id IN (?))`,
    [newest, userIds, newest, channelIds],
    tx,
  )
  await db.run(
    `UPDATE user_messages SET flags = flags | ${FLAG.read} WHERE user_id IN (?) AND flags IN (?) AND EXISTS
       (SELECT 1 FROM messages m JOIN channels c ON c.recipient_id = m.recipient_id
        JOIN subscription_spans p ON p.channel_id = c.id AND p.user_id = user_messages.user_id AND p.to_message_id = ?
        WHERE m.id = user_messages.message_id AND c.id IN (?))`,
    [userIds, flagValues(FLAG.read, false), newest, channelIds],
    tx,
  )
}

/** The start of an INSERT of rows that skips existing ones. */
function insertInto({ sequelize }: Db): string {
  return `${insertOrIgnore(sequelize)} user_messages (realm_id, user_id, message_id, flags)`
}
