// Reading messages: terms to SQL, within what the reader may see.

import { QueryTypes } from 'sequelize'
import { knownChannel } from '../access/channels.ts'
import type { Db, Tx } from '../db/index.ts'
import { Message } from '../models/message.ts'
import { Recipient } from '../models/recipient.ts'
import { ROLE, User } from '../models/user.ts'
import { badNarrow, type Term } from './parse.ts'

/** A condition on `messages m`, with its values. */
interface Condition {
  sql: string
  values: unknown[]
}

/** Anchors beyond which there are no messages. */
export const NEWEST = 10_000_000_000_000_000
export const OLDEST = 0

export interface Window {
  anchor: number
  includeAnchor: boolean
  before: number
  after: number
}
export interface Page {
  /** Ascending by ID. */
  messages: Message[]
  foundAnchor: boolean
  foundOldest: boolean
  foundNewest: boolean
}

/** The messages around an anchor that match all terms and that the reader may see. Throws BAD_NARROW. */
export async function fetchMessages(db: Db, reader: User, terms: readonly Term[], window: Window): Promise<Page> {
  const conditions = await Promise.all(terms.map((term) => compile(reader, term)))
  const base = terms.some((term) => term.operator === 'channel' && !term.negated) ? accessible(reader) : received(reader)
  const all = [{ sql: 'm.realm_id = ?', values: [reader.realm_id] }, base, ...conditions]
  const { anchor, before, after } = window
  const older = before > 0 ? await ids(db, [...all, { sql: 'm.id < ?', values: [anchor] }], 'DESC', before) : []
  const anchored = window.includeAnchor ? await ids(db, [...all, { sql: 'm.id = ?', values: [anchor] }], 'ASC', 1) : []
  const newer = after > 0 ? await ids(db, [...all, { sql: 'm.id > ?', values: [anchor] }], 'ASC', after) : []
  return {
    messages: await load([...older.reverse(), ...anchored, ...newer]),
    foundAnchor: anchored.length > 0,
    foundOldest: anchor === OLDEST || older.length < before,
    foundNewest: anchor >= NEWEST || newer.length < after,
  }
}

/** Those of the messages that the reader may see, ascending by ID. */
export async function fetchByIds(db: Db, reader: User, messageIds: readonly number[]): Promise<Message[]> {
  if (messageIds.length === 0) return []
  const conditions = [
    { sql: 'm.realm_id = ?', values: [reader.realm_id] },
    accessible(reader),
    { sql: 'm.id IN (?)', values: [messageIds] },
  ]
  return load(await ids(db, conditions, 'ASC', messageIds.length))
}

/** Those of the messages that came to the reader when they were sent. */
export async function receivedIds(db: Db, reader: User, messageIds: readonly number[]): Promise<Set<number>> {
  if (messageIds.length === 0) return new Set()
  return new Set(await ids(db, [received(reader), { sql: 'm.id IN (?)', values: [messageIds] }], 'ASC', messageIds.length))
}

async function ids(db: Db, conditions: Condition[], order: 'ASC' | 'DESC', limit: number, tx?: Tx): Promise<number[]> {
  const where = conditions.map(({ sql }) => sql).join(' AND ')
  const rows = await db.sequelize.query<{ id: number }>(`SELECT m.id AS id FROM messages m WHERE ${where} ORDER BY m.id ${order} LIMIT ?`, {
    replacements: [...conditions.flatMap(({ values }) => values), limit],
    type: QueryTypes.SELECT,
    transaction: tx ?? null,
  })
  return rows.map(({ id }) => id)
}

async function load(messageIds: number[]): Promise<Message[]> {
  if (messageIds.length === 0) return []
  return Message.findAll({ where: { id: messageIds }, order: [['id', 'ASC']] })
}

const SUBSCRIBED = 'EXISTS (SELECT 1 FROM subscriptions b WHERE b.channel_id = c.id AND b.user_id = ? AND b.is_active = 1)'
const DIRECT = 'm.recipient_id IN (SELECT d.recipient_id FROM recipient_members d WHERE d.user_id = ?)'
const IN_SPAN = `EXISTS (SELECT 1 FROM subscription_spans s WHERE s.channel_id = c.id AND s.user_id = ?
  AND m.id > s.after_message_id AND (s.to_message_id IS NULL OR m.id <= s.to_message_id))`

/** Channels that the reader may read at all. */
function openChannel(reader: User): Condition {
  const open = reader.role === ROLE.guest ? 'c.is_web_public = 1' : 'c.invite_only = 0'
  return { sql: `(${open} OR ${SUBSCRIBED})`, values: [reader.id] }
}

/** Everything that the reader may see: also the history of a channel from before a subscription, unless it is protected. */
function accessible(reader: User): Condition {
  const open = openChannel(reader)
  return {
    sql: `(${DIRECT} OR EXISTS (SELECT 1 FROM channels c WHERE c.recipient_id = m.recipient_id AND ${open.sql}
      AND (c.history_public_to_subscribers = 1 OR ${IN_SPAN})))`,
    values: [reader.id, ...open.values, reader.id],
  }
}

/** What came to the reader when it was sent, and that the reader may still see. */
function received(reader: User): Condition {
  const open = openChannel(reader)
  return {
    sql: `(${DIRECT} OR EXISTS (SELECT 1 FROM channels c WHERE c.recipient_id = m.recipient_id AND ${open.sql} AND ${IN_SPAN})
      OR EXISTS (SELECT 1 FROM channels c JOIN user_messages u ON u.message_id = m.id AND u.user_id = ?
        WHERE c.recipient_id = m.recipient_id AND ${open.sql}))`,
    values: [reader.id, ...open.values, reader.id, reader.id, ...open.values],
  }
}

async function compile(reader: User, term: Term): Promise<Condition> {
  const condition = await positive(reader, term)
  return term.negated ? { sql: `NOT (${condition.sql})`, values: condition.values } : condition
}

async function positive(reader: User, term: Term): Promise<Condition> {
  switch (term.operator) {
    case 'channel': {
      const { operand } = term
      const channel = await knownChannel(reader, operand)
      if (!channel) throw badNarrow(`unknown channel '${operand}'`)
      return { sql: 'm.recipient_id = ?', values: [channel.recipient_id] }
    }
    case 'topic':
      return { sql: 'm.topic_key = ? AND m.recipient_id IN (SELECT c.recipient_id FROM channels c)', values: [term.operand.toLowerCase()] }
    case 'sender':
      return { sql: 'm.sender_id = ?', values: [(await userOf(reader, term.operand)).id] }
    case 'dm': {
      const users = await Promise.all(term.operand.map((reference) => userOf(reader, reference)))
      const participants = [...new Set([reader.id, ...users.map((user) => user.id)])].sort((a, b) => a - b)
      const recipient = await Recipient.findDirect(reader.realm_id, participants)
      return { sql: 'm.recipient_id = ?', values: [recipient?.id ?? 0] }
    }
    case 'is':
      return { sql: DIRECT, values: [reader.id] }
    case 'id':
      return { sql: 'm.id = ?', values: [term.operand] }
    case 'near':
      return { sql: '1 = 1', values: [] }
  }
}

async function userOf(reader: User, reference: string | number): Promise<User> {
  const user =
    typeof reference === 'number'
      ? (await User.findByIds(reader.realm_id, [reference]))[0]
      : await User.findByEmail(reader.realm_id, reference)
  if (!user) throw badNarrow(`unknown user '${reference}'`)
  return user
}

/** The newest message that came to the reader, -1 if none did. */
export async function newestReceived(db: Db, reader: User, tx?: Tx): Promise<number> {
  const [newest] = await ids(db, [{ sql: 'm.realm_id = ?', values: [reader.realm_id] }, received(reader)], 'DESC', 1, tx)
  return newest ?? -1
}
