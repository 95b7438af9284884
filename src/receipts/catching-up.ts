// What users lack: messages that they received, according to spans, and have no row for. Catching up writes these rows
// (docs/adr/0006-flags-and-receipts.md).

import { Op } from 'sequelize'
import type { Condition } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { type FoundTogether, readBy } from '../db/reads.ts'
import { chunks } from '../db/rows.ts'
import { query, remove, select, update } from '../db/sql.ts'
import type { Channel } from '../models/channel.ts'
import { FLAG, Message } from '../models/message.ts'
import { MOVED_TO, MovedSpan } from '../models/move.ts'
import { RecipientMember } from '../models/recipient.ts'
import { SubscriptionSpan } from '../models/subscription.ts'
import { User } from '../models/user.ts'
import { unixTime } from '../values/dates.ts'
import { grouped } from '../values/lists.ts'
import { MOVED_FLAGS } from './keeping.ts'
import { receiveFor } from './received.ts'

/** The number of an organisation's messages for which one transaction writes rows. */
const MESSAGES_AT_ONCE = 10_000
/** Recipients or ranges per statement. */
const RANGES = 500
/** The maximum duration of a transaction, in seconds. The pointer does not advance to a newer message. */
const SETTLING = 60

type Account = Pick<User, 'id' | 'realm_id'>
/** Messages after `from`, up to and including `to`. */
interface Window {
  from: number
  to: number
}
/** A condition on `messages m` for messages that a user received, and the flags that they have in addition to the message's own. */
interface Arrival extends Condition {
  flags: number
}

/**
 * Writes the missing rows of all messages that the user received. Runs in the caller's transaction if there is one, otherwise in one per
 * batch, so that an interrupted run can continue later. Cheap when nothing is new, and safe to run concurrently. Returns the ID of the
 * organisation's newest message when it started, or 0 if there was none: newer messages may have rows while older ones still lack them.
 */
export async function catchUp(db: Db, user: Account, tx?: Tx): Promise<number> {
  const { pointer, newest, settled, hasMoved } = await progressOf(user, tx)
  if (hasMoved) await receiveMoved(db, user, tx)
  for (let from = pointer; from < newest; ) {
    // There are no more messages than IDs.
    const to = (newest - from > MESSAGES_AT_ONCE ? await endOfBatch(user.realm_id, from, tx) : undefined) ?? newest
    const done = Math.min(settled, to)
    const lacking = (await withoutRow(db, user, { from, to }, MESSAGES_AT_ONCE, tx)).map(({ id }) => id)
    const write = async (inTx: Tx): Promise<void> => {
      await receiveFor(db, user, lacking, inTx)
      const where = { id: user.id, message_pointer: { [Op.lt]: done } }
      if (done > from) await update(User, { message_pointer: done }, where, inTx)
    }
    if (done > from || lacking.length > 0) await (tx ? write(tx) : db.transaction(write))
    from = to
  }
  return newest
}

/** Writes the rows of messages that moves have left to the user, and removes the spans that recorded this. */
async function receiveMoved(db: Db, user: Account, tx?: Tx): Promise<void> {
  const spans = await select(MovedSpan, { columns: ['id'], where: { user_id: user.id } }, tx)
  for (let isDone = false; !isDone; ) {
    const lacking = await movedWithoutRow(db, user, { isGivenToo: true, limit: MESSAGES_AT_ONCE }, tx)
    isDone = lacking.length < MESSAGES_AT_ONCE
    const write = async (inTx: Tx): Promise<void> => {
      await receiveFor(
        db,
        user,
        lacking.map(({ id }) => id),
        inTx,
      )
      if (isDone) await remove(MovedSpan, { id: spans.map(({ id }) => id) }, inTx)
    }
    await (tx ? write(tx) : db.transaction(write))
  }
}

/** The messages without a row that moves have left to the user: the newest `limit`, unordered. */
function movedWithoutRow(db: Db, user: Account, which: MovedWhich, tx?: Tx): Promise<ReceivedMessage[]> {
  const { sql, values } = movedSql(user, which)
  return db.scan<ReceivedMessage>(sql, values, tx)
}

interface MovedWhich {
  isGivenToo: boolean
  limit: number
}

function movedSql({ id }: Pick<User, 'id'>, { isGivenToo, limit }: MovedWhich): Condition {
  const sql = `SELECT m.id AS id, ${MOVED_FLAGS} AS flags, m.recipient_id AS recipientId, m.topic AS topic
     FROM moved_spans k JOIN moves v ON v.id = k.move_id JOIN messages m ON m.recipient_id = v.recipient_id AND ${MOVED_TO}
     WHERE k.user_id = ?${isGivenToo ? '' : ' AND k.is_given = 0'}
       AND NOT EXISTS (SELECT 1 FROM user_messages u WHERE u.user_id = k.user_id AND u.message_id = m.id)
     ORDER BY m.id DESC LIMIT ?`
  return { sql, values: [id, limit] }
}

/** How far a user has caught up. IDs of messages, 0 for none. */
interface Progress {
  /** The message up to which the user has a row for everything received. */
  pointer: number
  /** The organisation's newest message, and its newest message that is older than any transaction in progress. */
  newest: number
  settled: number
  /** Whether moves have left messages to the user that could lack a row. */
  hasMoved: boolean
}

/** How far a user has caught up. One statement. */
export async function progressOf({ id }: Pick<User, 'id'>, tx?: Tx): Promise<Progress> {
  const newest = (condition: string): string =>
    `(SELECT m.id FROM messages m WHERE m.realm_id = u.realm_id${condition} ORDER BY m.id DESC LIMIT 1)`
  const [progress] = await query<{ [key in keyof Progress]: number | null }>(
    User,
    `SELECT u.message_pointer AS pointer, ${newest('')} AS newest, ${newest(' AND m.date_sent < ?')} AS settled,
       EXISTS (SELECT 1 FROM moved_spans k WHERE k.user_id = u.id) AS hasMoved
     FROM users u WHERE u.id = ?`,
    [unixTime() - SETTLING, id],
    tx,
  )
  const { pointer, newest: last, settled, hasMoved } = progress ?? {}
  return { pointer: pointer ?? 0, newest: last ?? 0, settled: settled ?? 0, hasMoved: Boolean(hasMoved) }
}

async function endOfBatch(realmId: number, from: number, tx?: Tx): Promise<number | undefined> {
  const sql = `SELECT id FROM messages WHERE realm_id = ? AND id > ? ORDER BY id LIMIT 1 OFFSET ${MESSAGES_AT_ONCE - 1}`
  const [last] = await query<{ id: number }>(Message, sql, [realmId, from], tx)
  return last?.id
}

/** A message that a user received, with its place. */
export interface ReceivedMessage {
  id: number
  flags: number
  recipientId: number
  topic: string
}

/** The newest message that the user received and has no row for, after `pointer` or by a move. */
export async function newestWithoutRow(db: Db, user: Account, pointer: number, tx?: Tx): Promise<number | undefined> {
  const moved = await movedWithoutRow(db, user, { isGivenToo: false, limit: 1 }, tx)
  const others = await withoutRow(db, user, { from: pointer, to: Number.MAX_SAFE_INTEGER }, 1, tx)
  const ids = [...moved, ...others].map(({ id }) => id)
  return ids.length > 0 ? Math.max(...ids) : undefined
}

const RECEIVED = ['id', 'flags', 'recipientId', 'topic'] as const

/**
 * What `receivedIn` needs. `recent`: the newest `limit` messages of the organisation after the user's pointer for which the user has no row,
 * received or not. `moved`: the newest `limit` that moves have left to the user without a row.
 */
export function receivedReads({ id }: Account, limit: number) {
  const { sql, values } = movedSql({ id }, { isGivenToo: false, limit })
  return {
    recent: readBy<ReceivedMessage>(
      Message,
      RECEIVED,
      `SELECT m.id AS id, m.receiver_flags AS flags, m.recipient_id AS recipientId, m.topic AS topic
       FROM users u JOIN messages m ON m.realm_id = u.realm_id AND m.id > u.message_pointer
       WHERE u.id = ? AND m.received_by_rows = 0
         AND NOT EXISTS (SELECT 1 FROM user_messages r WHERE r.user_id = ? AND r.message_id = m.id)
       ORDER BY m.id DESC LIMIT ?`,
      [id, id, limit],
    ),
    moved: readBy<ReceivedMessage>(MovedSpan, RECEIVED, sql, values),
    spans: readBy<SpanOfChannel>(
      SubscriptionSpan,
      ['recipient_id', 'after_message_id', 'to_message_id', 'read_to_message_id'],
      `SELECT c.recipient_id, s.after_message_id, s.to_message_id, s.read_to_message_id
       FROM users u JOIN subscription_spans s ON s.user_id = u.id JOIN channels c ON c.id = s.channel_id
       WHERE u.id = ? AND (s.to_message_id IS NULL OR s.to_message_id > u.message_pointer)`,
      [id],
    ),
  }
}

/** The messages that the user received and has no row for, unordered. `conversations`: the recipients of the user's conversations. Pure. */
export function receivedIn(
  { recent, moved, spans }: FoundTogether<ReturnType<typeof receivedReads>>,
  conversations: Pick<ReadonlyMap<number, unknown>, 'has'>,
): ReceivedMessage[] {
  const ofChannel = grouped(spans.map((span) => [span.recipient_id, span]))
  const received = recent.flatMap((message): ReceivedMessage[] => {
    const { id, recipientId } = message
    if (conversations.has(recipientId)) return [message]
    const span = ofChannel.get(recipientId)?.find((one) => one.after_message_id < id && id <= (one.to_message_id ?? id))
    return span ? [{ ...message, flags: message.flags | (id <= span.read_to_message_id ? FLAG.read : 0) }] : []
  })
  return [...moved, ...received]
}

async function withoutRow(db: Db, user: Account, window: Window, limit: number, tx?: Tx): Promise<ReceivedMessage[]> {
  const found: ReceivedMessage[] = []
  for (const { sql, values, flags } of await arrivals(user, window, tx))
    found.push(
      ...(await db.scan<ReceivedMessage>(
        `SELECT m.id AS id, ? | m.receiver_flags AS flags, m.recipient_id AS recipientId, m.topic AS topic FROM messages m
         WHERE m.received_by_rows = 0 AND (${sql})
           AND NOT EXISTS (SELECT 1 FROM user_messages u WHERE u.user_id = ? AND u.message_id = m.id)
         ORDER BY m.id DESC LIMIT ?`,
        [flags, ...values, user.id, limit],
        tx,
      )),
    )
  return found
}

type SpanOfChannel = Pick<SubscriptionSpan, 'after_message_id' | 'to_message_id' | 'read_to_message_id'> & Pick<Channel, 'recipient_id'>

/**
 * Conditions for the messages that the user received within the window. Their recipients and bounds are constants, because a join would
 * read every message that a channel ever had.
 */
async function arrivals(user: Account, { from, to }: Window, tx?: Tx): Promise<Arrival[]> {
  const [spans, conversations] = await Promise.all([
    query<SpanOfChannel>(
      SubscriptionSpan,
      `SELECT c.recipient_id, s.after_message_id, s.to_message_id, s.read_to_message_id
       FROM subscription_spans s JOIN channels c ON c.id = s.channel_id
       WHERE s.user_id = ? AND (s.to_message_id IS NULL OR s.to_message_id > ?)`,
      [user.id, from],
      tx,
    ),
    RecipientMember.idsOf(user.id, tx),
  ])
  const ranges = spans.flatMap((span) => {
    const recipientId = span.recipient_id
    const [after, end, readTo] = [span.after_message_id, span.to_message_id ?? to, span.read_to_message_id]
    return [
      { recipientId, after: Math.max(after, from), end: Math.min(end, readTo, to), flags: FLAG.read as number },
      { recipientId, after: Math.max(after, readTo, from), end: Math.min(end, to), flags: 0 },
    ]
  })
  // Most ranges fill the whole window, and one list covers them.
  const whole = ranges.filter(({ after, end, flags }) => after === from && end === to && flags === 0)
  const recipientIds = [...new Set([...conversations, ...whole.map(({ recipientId }) => recipientId)])]
  const parts = ranges.filter((range) => range.end > range.after && !whole.includes(range))
  return [
    ...chunks(recipientIds, RANGES).map((ids) => ({
      sql: 'm.recipient_id IN (?) AND m.id > ? AND m.id <= ?',
      values: [ids, from, to],
      flags: 0,
    })),
    ...[0, FLAG.read].flatMap((flags) =>
      chunks(
        parts.filter((part) => part.flags === flags),
        RANGES,
      ).map((some) => ({
        sql: some.map(() => '(m.recipient_id = ? AND m.id > ? AND m.id <= ?)').join(' OR '),
        values: some.flatMap(({ recipientId, after, end }) => [recipientId, after, end]),
        flags,
      })),
    ),
  ]
}
