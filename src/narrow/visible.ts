// Messages by their IDs, as far as the reader may see them.

import { readableAmong } from '../access/channels/channels.ts'
import { rowLock } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { queryRows } from '../db/rows.ts'
import { type ChannelInSight, IN_SIGHT } from '../models/channel.ts'
import { Message } from '../models/message.ts'
import { MOVED_TO } from '../models/move.ts'
import type { User } from '../models/user.ts'
import { firstIds } from './query.ts'
import { direct } from './sql.ts'

/** A message without its texts, which are large. */
export type MessagePlace = Pick<Message, (typeof PLACE)[number]>
const PLACE = ['id', 'recipient_id', 'topic'] as const satisfies (keyof Message)[]
/** Where a message is; `channel` is undefined for a direct message. */
export interface PlaceInSight extends MessagePlace {
  channel: ChannelInSight | undefined
  /** Whether the reader is subscribed to the channel. */
  isSubscribed: boolean
}
/** How a transaction holds messages until it ends: against changes, or also against others who hold them. */
type Hold = 'shared' | 'exclusive'

/** Those of the messages that the reader may see, ascending by ID. */
export async function fetchByIds(db: Db, reader: User, messageIds: readonly number[], tx?: Tx): Promise<Message[]> {
  const rows = await inSight(db, reader, { messageIds, columns: Object.keys(Message.getAttributes()) }, tx)
  return rows.map(({ row }) => Message.build(row as never, { isNewRecord: false, raw: true }))
}

/** Whether the reader may see a message as it is now. */
export async function isVisible(db: Db, reader: User, { id }: Pick<Message, 'id'>, tx: Tx): Promise<boolean> {
  return (await fetchPlacesByIds(db, reader, [id], tx)).length > 0
}

/**
 * Like `fetchByIds`, for any number of messages, without their texts. One statement, unless a group or protected history decides. With
 * `hold` they stay as they are until the transaction ends.
 */
export async function fetchPlacesByIds(db: Db, reader: User, messageIds: readonly number[], tx?: Tx, hold?: Hold): Promise<PlaceInSight[]> {
  const rows = await inSight(db, reader, { messageIds, columns: PLACE, hold }, tx)
  return rows.map(({ row: { id, recipient_id, topic, subscribed }, channel }) => ({
    ...{ id, recipient_id, topic, channel },
    isSubscribed: Boolean(subscribed),
  }))
}

/** A row of the query below: columns of the message, of its channel with the prefix `c_`, and the reader's part in either. */
type Row = MessagePlace & Record<`c_${(typeof IN_SIGHT)[number]}`, unknown> & { subscribed: number | null; participant: number | null }

interface InSight {
  row: Row
  channel: ChannelInSight | undefined
}

/** The rows of those of the messages that the reader may see, ascending by ID. */
async function inSight(
  db: Db,
  reader: User,
  { messageIds, columns, hold }: { messageIds: readonly number[]; columns: readonly string[]; hold?: Hold | undefined },
  tx: Tx | undefined,
): Promise<InSight[]> {
  if (messageIds.length === 0) return []
  // With a limit the database takes all locks, which are of the messages alone, before it reads what is joined.
  const held = hold ? ` ORDER BY id LIMIT ${messageIds.length}${rowLock(db.sequelize, hold)}` : ''
  const rows = await queryRows<Row>(
    Message,
    `SELECT m.*, ${IN_SIGHT.map((name) => `c.${name} AS c_${name}`).join(', ')}, s.is_active AS subscribed, d.user_id AS participant
     FROM (SELECT ${columns.join(', ')} FROM messages WHERE realm_id = ? AND id IN (?)${held}) m
     LEFT JOIN channels c ON c.recipient_id = m.recipient_id
     LEFT JOIN subscriptions s ON s.channel_id = c.id AND s.user_id = ?
     LEFT JOIN recipient_members d ON d.recipient_id = m.recipient_id AND d.user_id = ?
     ORDER BY m.id`,
    [reader.realm_id, messageIds, reader.id, reader.id],
    tx,
  )
  const channels = new Map<number, ChannelInSight>()
  for (const row of rows) if (row.c_id !== null && !channels.has(row.recipient_id)) channels.set(row.recipient_id, channelOf(row))
  const subscribed = new Set(rows.flatMap((row) => (row.subscribed ? [Number(row.c_id)] : [])))
  const readable = new Set(await readableAmong(reader, [...channels.values()], subscribed, tx))
  const found = rows.map((row) => ({ row, channel: channels.get(row.recipient_id) }))
  const kept = found.flatMap(({ row, channel }) =>
    channel && readable.has(channel) && !channel.history_public_to_subscribers ? [row.id] : [],
  )
  const received = await gotIds(db, reader, kept, tx)
  return found.filter(({ row, channel }) => {
    if (!channel) return row.participant !== null
    return readable.has(channel) && (channel.history_public_to_subscribers || received.has(row.id))
  })
}

function channelOf(row: Row): ChannelInSight {
  const channel = Object.fromEntries(IN_SIGHT.map((name) => [name, row[`c_${name}`]]))
  // The databases' booleans are numbers.
  for (const name of ['invite_only', 'is_web_public', 'history_public_to_subscribers', 'is_archived'])
    channel[name] = Boolean(channel[name])
  return channel as unknown as ChannelInSight
}

/** The IDs of the messages that the reader received: by a row, a subscription, a move or a conversation. */
export async function gotIds(db: Db, reader: User, messageIds: readonly number[], tx?: Tx): Promise<Set<number>> {
  if (messageIds.length === 0) return new Set()
  const inConversation = direct(reader)
  const condition = {
    sql: `(${inConversation.sql} OR EXISTS (SELECT 1 FROM user_messages u WHERE u.user_id = ? AND u.message_id = m.id)
      OR (m.received_by_rows = 0 AND EXISTS (SELECT 1 FROM channels c JOIN subscription_spans s ON s.channel_id = c.id WHERE c.recipient_id = m.recipient_id
        AND s.user_id = ? AND m.id > s.after_message_id AND (s.to_message_id IS NULL OR m.id <= s.to_message_id)))
      OR EXISTS (SELECT 1 FROM moved_spans k WHERE k.user_id = ? AND ${MOVED_TO}))`,
    values: [...inConversation.values, reader.id, reader.id, reader.id],
  }
  const conditions = [{ sql: 'm.id IN (?)', values: [[...messageIds]] }, condition]
  return new Set(await firstIds(db, { from: 'messages m', conditions, searches: [] }, [], { order: 'ASC', limit: messageIds.length, tx }))
}
