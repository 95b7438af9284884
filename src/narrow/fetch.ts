// Reading messages: those around an anchor that match a narrow, within what the reader may see.

import { canReadChannel, channelAccess, readableAmong } from '../access/channels/channels.ts'
import type { Condition } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { findWithIds } from '../db/rows.ts'
import { badRequest } from '../errors.ts'
import { Channel } from '../models/channel.ts'
import { Message } from '../models/message.ts'
import { RecipientMember } from '../models/recipient.ts'
import type { User } from '../models/user.ts'
import type { Term } from './parse.ts'
import { firstIds, type Query } from './query.ts'
import { catchUp } from './received.ts'
import { namesChannels, ofChannels, ofConversations, type ResolvedTerm, resolve } from './resolve.ts'
import { fitting, type Traits } from './sizes.ts'
import { asksForFlags, compile, direct, toOneOf, unmuted } from './sql.ts'

/** Anchors beyond which there are no messages. */
export const NEWEST = 10_000_000_000_000_000
export const OLDEST = 0

export interface Window {
  anchor: number
  includeAnchor: boolean
  before: number
  after: number
}
interface Ends {
  foundAnchor: boolean
  foundOldest: boolean
  foundNewest: boolean
}
/** Messages, ascending by ID, and what was learnt while they were found. */
export interface Found {
  messages: Message[]
  traits: ReadonlyMap<number, Traits>
  /** Channels of which they may be. There may be others. */
  channels: readonly Channel[]
}
export interface Page extends Found, Ends {}
/** What the reader may see, and the channels of which that is. */
interface Base extends Pick<Prepared, 'channels'> {
  condition: Condition
}
/** A query that is ready to run, and the channels of which it may find messages. */
interface Prepared {
  query: Query
  channels: readonly Channel[]
}

/**
 * The messages around an anchor that match all terms and that the reader may see: the nearest ones, as many as fit into one answer.
 * Throws BAD_NARROW and BAD_REQUEST.
 */
export async function fetchMessages(db: Db, reader: User, terms: readonly Term[], window: Window): Promise<Page> {
  const { older, newer, channels, ...ends } = await findAround(db, reader, terms, window)
  const anchored = ends.foundAnchor ? [window.anchor] : []
  const { kept: traits, batch } = await fitting(db, reader, [...anchored, ...alternating(older, newer)], terms)
  const has = (id: number): boolean => traits.has(id)
  return {
    messages: await findWithIds(Message, [...traits.keys()], {}, undefined, { batch }),
    traits,
    channels,
    ...ends,
    foundOldest: ends.foundOldest && older.every(has),
    foundNewest: ends.foundNewest && newer.every(has),
  }
}

/** Like `fetchMessages`, but all of the messages, without their texts. */
export async function fetchPlaces(
  db: Db,
  reader: User,
  terms: readonly Term[],
  window: Window,
): Promise<Ends & { messages: MessagePlace[] }> {
  const { older, newer, channels: _, ...ends } = await findAround(db, reader, terms, window)
  const ids = [...older, ...(ends.foundAnchor ? [window.anchor] : []), ...newer]
  return { messages: await Message.findAll({ attributes: PLACE, where: { id: ids }, order: [['id', 'ASC']], raw: true }), ...ends }
}

/** The IDs on both sides of an anchor, the nearest first. */
async function findAround(
  db: Db,
  reader: User,
  terms: readonly Term[],
  window: Window,
): Promise<Ends & Pick<Prepared, 'channels'> & { older: number[]; newer: number[] }> {
  const { anchor, before, after, includeAnchor } = window
  if (!includeAnchor && before > 0 && after > 0)
    throw badRequest("'include_anchor' must be true when 'num_before' and 'num_after' are above 0")
  const { query, channels } = await prepare(db, reader, await resolveFor(db, reader, terms))
  // No message has the ID OLDEST or NEWEST.
  const anchored = includeAnchor && anchor > OLDEST && anchor < NEWEST ? 1 : 0
  const from = (sql: string, order: 'ASC' | 'DESC', limit: number): Promise<number[]> | number[] =>
    limit > 0 ? firstIds(db, query, [{ sql, values: [anchor] }], { order, limit }) : []
  const [older, rest] = await Promise.all([
    from('m.id < ?', 'DESC', before),
    after === 0 || anchor >= NEWEST
      ? from('m.id = ?', 'ASC', anchored)
      : from(anchored ? 'm.id >= ?' : 'm.id > ?', 'ASC', after + anchored),
  ])
  const foundAnchor = rest[0] === anchor
  const newer = rest.slice(foundAnchor ? 1 : 0).slice(0, after)
  return {
    older,
    newer,
    channels,
    foundAnchor,
    foundOldest: anchor === OLDEST || older.length < before,
    foundNewest: anchor >= NEWEST || newer.length < after,
  }
}

/**
 * Resolves the anchor of a request to an ID. A `near` term names the ID when the request only says `newest`; a `date` is that of the
 * first message since `since` (UNIX seconds); with `skipMuted`, `first_unread` skips muted messages. Throws BAD_NARROW.
 */
export async function anchorOf(
  db: Db,
  reader: User,
  terms: readonly Term[],
  text: string,
  { since = 0, skipMuted = false }: { since?: number | undefined; skipMuted?: boolean } = {},
): Promise<number> {
  const near = terms.find((term) => term.operator === 'near')
  if (near && text === 'newest') return near.operand
  if (text === 'oldest') return OLDEST
  if (text === 'newest') return NEWEST
  if (text !== 'first_unread' && text !== 'date') return Math.min(Math.max(Number(text), OLDEST), NEWEST)
  const resolved = await resolveFor(db, reader, terms)
  const wanted: ResolvedTerm[] = text === 'date' ? resolved : [...resolved, { operator: 'is', operand: 'unread', negated: false }]
  const inChannel = resolved.some((term) => term.operator === 'channel' && !term.negated)
  const more = text === 'date' ? [{ sql: 'm.date_sent >= ?', values: [since] }] : skipMuted ? [unmuted(reader, { inChannel })] : []
  const { query } = await prepare(db, reader, wanted)
  const [first] = await firstIds(db, query, more, { order: 'ASC', limit: 1 })
  return first ?? NEWEST
}

/**
 * Those of the messages that match all terms and that the reader may see, ascending by ID, as many as fit into one answer, and whether
 * these are all. Throws BAD_NARROW.
 */
export async function fetchMatching(
  db: Db,
  reader: User,
  terms: readonly Term[],
  messageIds: readonly number[],
): Promise<Found & { isWhole: boolean }> {
  const readable = (await fetchPlacesByIds(db, reader, messageIds)).map(({ id }) => id)
  const resolved = await resolveFor(db, reader, terms)
  const matching = readable.length > 0 && resolved.length > 0 ? await matchingAmong(db, reader, resolved, readable) : readable
  const { kept: traits, batch } = await fitting(db, reader, matching, terms)
  const messages = await findWithIds(Message, [...traits.keys()], {}, undefined, { batch })
  return { messages, traits, channels: [], isWhole: traits.size === matching.length }
}

function alternating(one: readonly number[], other: readonly number[]): number[] {
  const longer = one.length > other.length ? one : other
  return longer.flatMap((_, i) => [one[i], other[i]].filter((id) => id !== undefined))
}

/** Those of the messages that match, ascending. */
async function matchingAmong(db: Db, reader: User, terms: readonly ResolvedTerm[], ids: number[]): Promise<number[]> {
  const flagged = terms.some(asksForFlags)
  if (flagged) await catchUp(db, reader)
  const query = await queryOf(db, reader, terms, { sql: 'm.id IN (?)', values: [ids] })
  return firstIds(db, flagged ? withRows(reader, query) : query, [], { order: 'ASC', limit: ids.length })
}

/** Those of the messages that the reader may see, ascending by ID. */
export async function fetchByIds(db: Db, reader: User, messageIds: readonly number[], tx?: Tx): Promise<Message[]> {
  if (messageIds.length === 0) return []
  return visibleAmong(db, reader, await findWithIds(Message, messageIds, { realm_id: reader.realm_id }, tx), tx)
}

/** A message without its texts, which are large. */
export type MessagePlace = Pick<Message, (typeof PLACE)[number]>
const PLACE = ['id', 'recipient_id', 'topic'] as const satisfies (keyof Message)[]

/** Like `fetchByIds`, for any number of messages, without their texts. */
export async function fetchPlacesByIds(db: Db, reader: User, messageIds: readonly number[], tx?: Tx): Promise<MessagePlace[]> {
  if (messageIds.length === 0) return []
  const where = { realm_id: reader.realm_id, id: [...messageIds] }
  const places = await Message.findAll({ attributes: PLACE, where, order: [['id', 'ASC']], raw: true, transaction: tx ?? null })
  return visibleAmong(db, reader, places, tx)
}

async function visibleAmong<M extends MessagePlace>(db: Db, reader: User, messages: M[], tx?: Tx): Promise<M[]> {
  const recipientIds = [...new Set(messages.map((message) => message.recipient_id))]
  const channels = await Channel.findByRecipients(reader.realm_id, recipientIds, tx)
  const inChannels = new Set(channels.map((channel) => channel.recipient_id))
  const others = recipientIds.filter((id) => !inChannels.has(id))
  const members = await RecipientMember.findOf(others, tx)
  const open = new Set(others.filter((id) => members.get(id)?.includes(reader.id)))
  const kept = new Set<number>()
  for (const channel of await readableAmong(reader, channels, tx)) {
    if (channel.history_public_to_subscribers) open.add(channel.recipient_id)
    else kept.add(channel.recipient_id)
  }
  const ofKept = messages.filter((message) => kept.has(message.recipient_id)).map(({ id }) => id)
  const received = await gotIds(db, reader, ofKept, tx)
  return messages.filter((message) => open.has(message.recipient_id) || received.has(message.id))
}

/** The IDs of the messages that the reader received: by a row, a subscription or a conversation. */
export async function gotIds(db: Db, reader: User, messageIds: readonly number[], tx?: Tx): Promise<Set<number>> {
  if (messageIds.length === 0) return new Set()
  const inConversation = direct(reader)
  const condition = {
    sql: `(${inConversation.sql} OR EXISTS (SELECT 1 FROM user_messages u WHERE u.user_id = ? AND u.message_id = m.id)
      OR (m.received_by_rows = 0 AND EXISTS (SELECT 1 FROM channels c JOIN subscription_spans s ON s.channel_id = c.id WHERE c.recipient_id = m.recipient_id
        AND s.user_id = ? AND m.id > s.after_message_id AND (s.to_message_id IS NULL OR m.id <= s.to_message_id))))`,
    values: [...inConversation.values, reader.id, reader.id],
  }
  const conditions = [{ sql: 'm.id IN (?)', values: [[...messageIds]] }, condition]
  return new Set(await firstIds(db, { from: 'messages m', conditions, searches: [] }, [], { order: 'ASC', limit: messageIds.length, tx }))
}

function resolveFor(db: Db, reader: User, terms: readonly Term[]): Promise<ResolvedTerm[]> {
  return resolve(reader, terms, async (id) => (await fetchByIds(db, reader, [id]))[0])
}

/**
 * A query for the messages that match the terms and that the reader may see. Messages that the reader did not receive match only if a
 * term names channels and none asks for flags.
 */
async function prepare(db: Db, reader: User, terms: readonly ResolvedTerm[]): Promise<Prepared> {
  const flagged = terms.some(asksForFlags)
  if (!flagged && terms.some(ofConversations)) return { query: await queryOf(db, reader, terms, direct(reader)), channels: [] }
  if (!flagged && terms.some(namesChannels)) {
    const { condition, channels } = await history(db, reader, terms)
    return { query: await queryOf(db, reader, terms, condition), channels }
  }
  const [{ condition, channels }, newest] = await Promise.all([readable(reader, terms), catchUp(db, reader)])
  const query = await queryOf(db, reader, terms, condition)
  return { query: withRows(reader, { ...query, conditions: [...query.conditions, upTo(newest)] }), channels }
}

async function queryOf(db: Db, reader: User, terms: readonly ResolvedTerm[], base: Condition): Promise<Query> {
  const searches = terms.flatMap((term) => (term.operator === 'search' && !term.negated ? [term.operand] : []))
  const others = terms.filter((term) => term.operator !== 'search' || term.negated)
  return { from: 'messages m', conditions: [base, ...(await Promise.all(others.map((term) => compile(db, reader, term))))], searches }
}

/** Messages of channels that the reader may read now; of those with protected history, only messages that the reader received. */
async function history(db: Db, reader: User, terms: readonly ResolvedTerm[]): Promise<Base> {
  const named = terms.find((term) => term.operator === 'channel' && !term.negated)
  const candidates = named?.operator === 'channel' ? [named.channel] : [...(await channelAccess(reader)).readable.values()]
  const channels = named && !(await canReadChannel(reader, candidates[0] as Channel)) ? [] : candidates
  const shared = toOneOf(recipientsOf(channels.filter((channel) => channel.history_public_to_subscribers)))
  const kept = channels.filter((channel) => !channel.history_public_to_subscribers)
  if (kept.length === 0) return { condition: shared, channels }
  const caughtUp = upTo(await catchUp(db, reader))
  const own = toOneOf(recipientsOf(kept))
  const condition = {
    sql: `${caughtUp.sql} AND (${shared.sql} OR (${own.sql} AND EXISTS (SELECT 1 FROM user_messages h WHERE h.user_id = ? AND h.message_id = m.id)))`,
    values: [...caughtUp.values, ...shared.values, ...own.values, reader.id],
  }
  return { condition, channels }
}

/** Messages up to the one to which the reader has caught up: who reads on after a newer one would miss those between. */
function upTo(newest: number): Condition {
  return { sql: 'm.id <= ?', values: [newest] }
}

/** Direct messages, and those of a channel that the reader may read now. */
async function readable(reader: User, terms: readonly ResolvedTerm[]): Promise<Base> {
  const channels = [...(await channelAccess(reader)).readable.values()]
  const ofThese = toOneOf(recipientsOf(channels))
  // Without the condition on direct messages, an index finds a topic in all channels.
  if (terms.some(ofChannels)) return { condition: ofThese, channels }
  const condition = {
    sql: `(${ofThese.sql} OR EXISTS (SELECT 1 FROM recipient_members d WHERE d.recipient_id = m.recipient_id AND d.user_id = ?))`,
    values: [...ofThese.values, reader.id],
  }
  return { condition, channels }
}

function recipientsOf(channels: Iterable<Channel>): number[] {
  return [...channels].map((channel) => channel.recipient_id)
}

/** The query joined with the reader's rows. */
function withRows(reader: User, { from, conditions, searches }: Query): Query {
  return {
    from: `${from} JOIN user_messages u ON u.message_id = m.id`,
    conditions: [{ sql: 'u.user_id = ?', values: [reader.id] }, ...conditions],
    searches,
  }
}
