// Messages by ID, as far as the reader may see them.

import { rowLock } from '../../db/dialect.ts'
import type { Db, Tx } from '../../db/index.ts'
import { scanningInTurn } from '../../db/own-turns.ts'
import { asRow, query } from '../../db/sql.ts'
import { ACCESS_FACTS, Channel, type ChannelAccessFacts } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { MutedUser } from '../../models/muted-user.ts'
import type { User } from '../../models/user.ts'
import { receivedAmong, receivedBy } from '../../receipts/received.ts'
import { readableAmong } from '../channels/channels.ts'

/** A message without its texts, which are large. */
export type MessagePlace = Pick<Message, (typeof PLACE)[number]>
const PLACE = ['id', 'recipient_id', 'topic', 'sender_id', 'widget'] as const satisfies (keyof Message)[]
/** The place of a message. `channel` is undefined for a direct message. */
export interface VisiblePlace extends MessagePlace {
  channel: ChannelAccessFacts | undefined
  isSubscribed: boolean
}
/** How a transaction locks messages: against changes (`shared`), or also against other locks (`exclusive`). */
type Hold = 'shared' | 'exclusive'

/** Those of the messages that the reader may see, ascending by ID. */
export async function findVisibleByIds(db: Db, reader: User, messageIds: readonly number[], tx?: Tx): Promise<Message[]> {
  const rows = await visibleRows(db, reader, { messageIds, columns: Object.keys(Message.getAttributes()) }, tx)
  return rows.map(({ row }) => asRow(Message, row))
}

/**
 * Those of the messages that may be told to a reader who did not ask for them, in a mail, a digest or a push, ascending by ID: visible ones,
 * but not by somebody the reader has muted.
 */
export async function findTellableByIds(db: Db, reader: User, messageIds: readonly number[]): Promise<Message[]> {
  return withoutMuted(reader, await findVisibleByIds(db, reader, messageIds))
}

/** Those of the messages that are not by somebody the reader has muted. */
export async function withoutMuted(reader: User, messages: readonly Message[]): Promise<Message[]> {
  const muted = new Set((await MutedUser.allOf(reader.id).rows()).map(({ muted_user_id }) => muted_user_id))
  return messages.filter(({ sender_id }) => !muted.has(sender_id))
}

/**
 * A message that the reader may see, with its channel unless it is a direct message. Nobody else can lock the message until the transaction
 * ends.
 */
export async function findToChange(
  db: Db,
  reader: User,
  id: number,
  tx: Tx,
): Promise<{ message: Message; channel: Channel | undefined } | undefined> {
  const ofChannel = Object.keys(Channel.getAttributes())
  const wanted = { messageIds: [id], columns: Object.keys(Message.getAttributes()), hold: 'exclusive' as const, ofChannel }
  const [found] = await visibleRows(db, reader, wanted, tx)
  if (!found) return undefined
  const { row } = found
  const columns = Object.fromEntries(ofChannel.map((name) => [name, Reflect.get(row, `c_${name}`)]))
  return {
    message: asRow(Message, row),
    channel: row.c_id === null ? undefined : asRow(Channel, columns),
  }
}

/**
 * Like `findVisibleByIds`, for any number of messages, without their texts. One statement, unless a group or protected history decides. With
 * `hold`, the messages stay the same until the transaction ends.
 */
export async function findPlacesByIds(db: Db, reader: User, messageIds: readonly number[], tx?: Tx, hold?: Hold): Promise<VisiblePlace[]> {
  const rows = await visibleRows(db, reader, { messageIds, columns: PLACE, hold }, tx)
  return rows.map(({ row, channel }) => placeOf(row, channel))
}

/** The place of a message for which the reader has a row, with its flags and whether there is a notification. */
interface HeldPlace extends VisiblePlace {
  flags: number
  isNotified: boolean
}

/**
 * Like `findPlacesByIds`, for messages that the reader has rows for. First locks these rows until the transaction ends. Also returns
 * whether the reader has a notification of each.
 */
export async function lockOwnRows(db: Db, reader: User, messageIds: readonly number[], tx: Tx): Promise<HeldPlace[]> {
  const rows = await visibleRows(db, reader, { messageIds, columns: PLACE, hold: 'rows of the reader' }, tx)
  return rows.map(({ row, channel }) => ({
    ...placeOf(row, channel),
    flags: row.flags ?? 0,
    isNotified: Boolean(row.notified),
  }))
}

function placeOf({ id, recipient_id, topic, sender_id, widget, subscribed }: Row, channel: ChannelAccessFacts | undefined): VisiblePlace {
  return { id, recipient_id, topic, sender_id, widget, channel, isSubscribed: Boolean(subscribed) }
}

/** A row of the query below: the columns of the message, the columns of its channel with the prefix `c_`, and the reader's part in both. */
type Row = MessagePlace & (ChannelColumns | { c_id: null }) & OfReader
interface OfReader {
  subscribed: number | null
  participant: number | null
  /** From the reader's row, if rows are requested. */
  flags?: number
  notified?: number
}
/** Databases return booleans as numbers. */
type ChannelColumns = {
  [Name in (typeof ACCESS_FACTS)[number] as `c_${Name}`]: ChannelAccessFacts[Name] extends boolean ? number : ChannelAccessFacts[Name]
}

interface VisibleRow {
  row: Row
  channel: ChannelAccessFacts | undefined
}

interface Wanted {
  messageIds: readonly number[]
  /** Columns of the messages, and of their channels. */
  columns: readonly string[]
  ofChannel?: readonly string[]
  /** A lock on the messages, or on the reader's rows for them. */
  hold?: Hold | 'rows of the reader' | undefined
}

/** The rows of those of the messages that the reader may see, ascending by ID. */
async function visibleRows(
  db: Db,
  reader: User,
  { messageIds, columns, hold, ofChannel = ACCESS_FACTS }: Wanted,
  tx: Tx | undefined,
): Promise<VisibleRow[]> {
  if (messageIds.length === 0) return []
  const { what, from, values } = messagesOf(db, reader, { messageIds, columns, hold })
  const found = await query<Row>(
    Message,
    `SELECT ${what}, ${ofChannel.map((name) => `c.${name} AS c_${name}`).join(', ')}, s.is_active AS subscribed, d.user_id AS participant
     FROM ${from}
     LEFT JOIN channels c ON c.recipient_id = m.recipient_id
     LEFT JOIN subscriptions s ON s.channel_id = c.id AND s.user_id = ?
     LEFT JOIN recipient_members d ON d.recipient_id = m.recipient_id AND d.user_id = ?
     ORDER BY m.id`,
    [...values, reader.id, reader.id],
    tx,
  )
  // The reader can still have a row for a message that is being deleted.
  const rows = found.filter(({ id }) => id !== null)
  const channels = new Map<number, ChannelAccessFacts>()
  for (const row of rows) if (row.c_id !== null && !channels.has(row.recipient_id)) channels.set(row.recipient_id, channelOf(row))
  const subscribed = new Set(rows.flatMap((row) => (row.subscribed ? [Number(row.c_id)] : [])))
  const readable = new Set(await readableAmong(reader, [...channels.values()], subscribed, tx))
  const placed = rows.map((row) => ({ row, channel: channels.get(row.recipient_id) }))
  const kept = placed.flatMap(({ row, channel }) =>
    channel && readable.has(channel) && !channel.history_public_to_subscribers ? [row.id] : [],
  )
  const received = await receivedAmong(db, reader, kept, tx)
  return placed.filter(({ row, channel }) => {
    if (!channel) return row.participant !== null
    return readable.has(channel) && (channel.history_public_to_subscribers || received.has(row.id))
  })
}

/**
 * The FROM clause of the query above, and the columns selected from it. The LIMIT makes the database take all locks before it reads what is
 * joined.
 */
function messagesOf(
  { sequelize }: Db,
  reader: User,
  { messageIds, columns, hold }: Wanted,
): { what: string; from: string; values: unknown[] } {
  if (hold !== 'rows of the reader') {
    const held = hold ? ` ORDER BY id LIMIT ${messageIds.length}${rowLock(sequelize, hold)}` : ''
    const from = `(SELECT ${columns.join(', ')} FROM messages WHERE realm_id = ? AND id IN (?)${held}) m`
    return { what: 'm.*', from, values: [reader.realm_id, messageIds] }
  }
  const notified = 'EXISTS (SELECT 1 FROM notifications n WHERE n.user_id = u.user_id AND n.message_id = u.message_id)'
  const rows = `SELECT user_id, message_id, flags FROM user_messages WHERE user_id = ? AND message_id IN (?)
    ORDER BY message_id LIMIT ${messageIds.length}${rowLock(sequelize, 'exclusive')}`
  return {
    what: `${columns.map((name) => `m.${name} AS ${name}`).join(', ')}, u.flags AS flags, ${notified} AS notified`,
    // A left join is read in this order.
    from: `(${rows}) u LEFT JOIN messages m ON m.id = u.message_id AND m.realm_id = ?`,
    values: [reader.id, messageIds, reader.realm_id],
  }
}

function channelOf(row: ChannelColumns): ChannelAccessFacts {
  return {
    id: row.c_id,
    realm_id: row.c_realm_id,
    recipient_id: row.c_recipient_id,
    name: row.c_name,
    invite_only: Boolean(row.c_invite_only),
    is_web_public: Boolean(row.c_is_web_public),
    history_public_to_subscribers: Boolean(row.c_history_public_to_subscribers),
    is_archived: Boolean(row.c_is_archived),
    can_add_subscribers_group: row.c_can_add_subscribers_group,
    can_administer_channel_group: row.c_can_administer_channel_group,
    can_subscribe_group: row.c_can_subscribe_group,
  }
}

/**
 * For each file, the messages linking to it that suffice to decide whether the reader may see one: the newest in each place and, where only
 * received messages are visible, the newest received one. A file can be in very many messages.
 */
export async function usesThatDecide(db: Db, reader: User, fileIds: readonly number[], tx?: Tx): Promise<Map<number, number[]>> {
  const uses = new Map<number, number[]>(fileIds.map((id) => [id, []]))
  if (fileIds.length === 0) return uses
  const got = receivedBy(reader)
  const rows = await scanningInTurn(db, reader).scan<{ file: number; newest: number; got: number | null }>(
    `SELECT f.attachment_id AS file, MAX(m.id) AS newest,
      MAX(CASE WHEN h.history_public_to_subscribers = 0 AND ${got.sql} THEN m.id END) AS got
     FROM attachment_messages f JOIN messages m ON m.id = f.message_id LEFT JOIN channels h ON h.recipient_id = m.recipient_id
     WHERE f.attachment_id IN (?) GROUP BY f.attachment_id, m.recipient_id`,
    [...got.values, fileIds],
    tx,
  )
  for (const { file, newest, got } of rows) uses.get(file)?.push(newest, got ?? newest)
  return uses
}
