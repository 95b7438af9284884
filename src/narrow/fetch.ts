// Reads messages around an anchor that match a narrow, among those that the reader may see.

import { findPlacesByIds } from '../access/messages/visible.ts'
import type { Db } from '../db/index.ts'
import { byId, columnsOf } from '../db/rows.ts'
import { badRequest } from '../errors.ts'
import { MAX_EDITS_SIZE, MAX_PAGE_SIZE } from '../limits.ts'
import { Message } from '../models/message.ts'
import type { User } from '../models/user.ts'
import type { FoundMessage, FoundMessages, Traits } from '../present/history.ts'
import type { Term } from './parse.ts'
import { type Also, firstIds, firstIdsOf, type Side } from './query.ts'
import { prepare, queryOf, type Reading, withRows } from './reading.ts'
import type { ResolvedTerm } from './resolve.ts'
import { asksForFlags, unmuted } from './sql.ts'

/** Bytes of a message without its texts, of an edit, of a reaction and of a submessage. */
const MESSAGE = 1_000
const EDIT = 200
const REACTION = 150
const SUBMESSAGE = 150
/** The factor by which highlighting can enlarge a text, because each word found gets a tag around it. */
const HIGHLIGHTED = 16

/** Bytes of text that one statement reads. A larger result would delay other requests. */
const READ_AT_ONCE = 1_000_000

/** The columns of a message that its presentation needs. */
const SHOWN = ['id', 'sender_id', 'recipient_id', 'topic', 'client', 'date_sent', 'last_edited_at', 'last_moved_at'] as const
const TEXTS = ['content', 'rendered_content'] as const
type Shown = Pick<FoundMessage, (typeof SHOWN)[number]>
/** A message with its traits, as `alsoRows` reads it. Long texts are null. */
type MessageRow = Shown & Traits & { [Text in (typeof TEXTS)[number]]: string | null }

/** Lets a statement that chooses up to `count` messages read their rows too, with as much of their texts as one statement may read. */
function alsoRows(db: Db, reader: User, count: number): Also<MessageRow> {
  const short = Math.floor(READ_AT_ONCE / count)
  const texts = TEXTS.map((name) => `CASE WHEN m.text_size <= ${short} THEN m.${name} END AS ${name}`)
  return {
    columns: `${[...SHOWN.slice(1).map((name) => `m.${name} AS ${name}`), ...texts].join(', ')},
      m.text_size AS size,
      CASE WHEN m.has_edits = 0 THEN 0 ELSE
        (SELECT CAST(COALESCE(SUM(e.text_size + ${EDIT}), 0) AS SIGNED) FROM message_edits e WHERE e.message_id = m.id) END AS edits,
      (SELECT COUNT(*) FROM reactions r WHERE r.message_id = m.id) AS reactions,
      CASE WHEN m.widget IS NULL THEN 0 ELSE
        (SELECT CAST(COALESCE(SUM(s.text_size + ${SUBMESSAGE}), 0) AS SIGNED) FROM submessages s WHERE s.message_id = m.id) END AS submessages`,
    flags: { column: 'v.flags', join: 'LEFT JOIN user_messages v ON v.user_id = ? AND v.message_id = m.id', values: [reader.id] },
    read: (ids) => messageRows(db, reader, ids),
  }
}

/** The rows of those of the messages that exist, unordered. One statement. */
export async function messageRows(db: Db, reader: User, messageIds: readonly number[]): Promise<MessageRow[]> {
  if (messageIds.length === 0) return []
  const { columns, flags } = alsoRows(db, reader, messageIds.length)
  return db
    .run<MessageRow>(`SELECT m.id AS id, ${columns}, ${flags.column} AS flags FROM messages m ${flags.join} WHERE m.id IN (?)`, [
      ...flags.values,
      messageIds,
    ])
    .then(({ rows }) => rows)
}

/**
 * The first of the messages, in the order of preference: as many as fit into one answer, at least one. Reads the texts that `rows` lack. A
 * message that was deleted in the meantime has only traits.
 */
async function fitting(rows: readonly MessageRow[], messageIds: readonly number[], terms: readonly Term[]): Promise<FoundMessages> {
  const rowById = byId(rows)
  const traits = new Map<number, Traits>()
  const factor = terms.some(({ operator, negated }) => operator === 'search' && !negated) ? HIGHLIGHTED : 1
  let total = 0
  for (const id of messageIds) {
    const row = rowById.get(id) ?? DELETED
    total += MESSAGE + row.size * factor + Math.min(row.edits, MAX_EDITS_SIZE) + row.reactions * REACTION + row.submessages
    if (total > MAX_PAGE_SIZE && traits.size > 0) break
    traits.set(id, row)
  }
  const kept = [...traits.keys()].flatMap((id) => rowById.get(id) ?? []).sort((a, b) => a.id - b.id)
  return { messages: await withTexts(kept), traits }
}

/** The traits of a message that was deleted after it was found. */
const DELETED: Traits = { size: 0, edits: 0, reactions: 0, submessages: 0, flags: null }

/** The messages with all their texts. Leaves out messages that were deleted before their texts were read. */
async function withTexts(rows: readonly MessageRow[]): Promise<FoundMessage[]> {
  const long = rows.filter((row) => !hasTexts(row))
  if (long.length === 0) return rows.filter(hasTexts)
  const average = long.reduce((sum, { size }) => sum + size, 0) / long.length
  const ids = long.map(({ id }) => id)
  const batch = Math.max(1, Math.floor(READ_AT_ONCE / average))
  const texts = new Map((await columnsOf(Message, ['id', ...TEXTS], ids, batch)).map((row) => [row.id, row]))
  return rows.map((row) => ({ ...row, ...texts.get(row.id) })).filter(hasTexts)
}

function hasTexts(row: MessageRow): row is MessageRow & FoundMessage {
  return row.content !== null
}

/** Anchors beyond which there are no messages. */
export const NEWEST = 10_000_000_000_000_000
export const OLDEST = 0

interface Window {
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
export interface MessagePage extends FoundMessages, Ends {}
/** The messages nearest to an anchor, as many as fit into one answer. Throws BAD_NARROW and BAD_REQUEST. */
export async function findMessages(reading: Reading, window: Window): Promise<MessagePage> {
  const { db, reader, terms } = reading
  const count = window.before + window.after + 1
  const { older, newer, rows, ...ends } = await findAround(reading, window, alsoRows(db, reader, count))
  const ids = [...(ends.foundAnchor ? [window.anchor] : []), ...alternating(older, newer)]
  const found = await fitting(rows, ids, terms)
  const has = (id: number): boolean => found.traits.has(id)
  return {
    ...found,
    ...ends,
    foundOldest: ends.foundOldest && older.every(has),
    foundNewest: ends.foundNewest && newer.every(has),
  }
}

/** Like `findMessages`, but returns the IDs of all the messages, ascending. */
export async function findIds(reading: Reading, window: Window): Promise<Ends & { ids: number[] }> {
  const { older, newer, ...ends } = await findAround(reading, window)
  return { ids: [...older.reverse(), ...(ends.foundAnchor ? [window.anchor] : []), ...newer], ...ends }
}

/** The IDs on both sides of an anchor, the nearest first, and what else was read about them. */
async function findAround(
  reading: Reading,
  window: Window,
  also?: Also<MessageRow>,
): Promise<Ends & { older: number[]; newer: number[]; rows: MessageRow[] }> {
  const { anchor, before, after, includeAnchor } = window
  if (!includeAnchor && before > 0 && after > 0)
    throw badRequest("'include_anchor' must be true when 'num_before' and 'num_after' are above 0")
  const query = await prepare(reading, await reading.resolved())
  // No message has the ID OLDEST or NEWEST.
  const anchored = includeAnchor && anchor > OLDEST && anchor < NEWEST ? 1 : 0
  const downwards: Side = { is: '<', than: anchor, order: 'DESC', limit: before }
  const upwards: Side =
    after === 0 || anchor >= NEWEST
      ? { is: '=', than: anchor, order: 'ASC', limit: anchored }
      : { is: anchored ? '>=' : '>', than: anchor, order: 'ASC', limit: after + anchored }
  const { sides, rows } = await firstIdsOf<MessageRow>(reading.db, query, [downwards, upwards], also)
  const [older = [], rest = []] = sides
  const foundAnchor = rest[0] === anchor
  const newer = rest.slice(foundAnchor ? 1 : 0).slice(0, after)
  return {
    older,
    newer,
    rows,
    foundAnchor,
    foundOldest: anchor === OLDEST || older.length < before,
    foundNewest: anchor >= NEWEST || newer.length < after,
  }
}

/**
 * Resolves the anchor of a request to an ID. If the request says `newest` and there is a `near` term, the term gives the ID. `date`
 * resolves to the first message since `since` (UNIX seconds). With `skipMuted`, `first_unread` skips muted messages. Throws BAD_NARROW.
 */
export async function anchorOf(
  reading: Reading,
  text: string,
  { since = 0, skipMuted = false }: { since?: number | undefined; skipMuted?: boolean } = {},
): Promise<number> {
  const near = reading.terms.find((term) => term.operator === 'near')
  if (near && text === 'newest') return near.operand
  if (text === 'oldest') return OLDEST
  if (text === 'newest') return NEWEST
  if (text !== 'first_unread' && text !== 'date') return Math.min(Math.max(Number(text), OLDEST), NEWEST)
  const resolved = await reading.resolved()
  const wanted: ResolvedTerm[] = text === 'date' ? resolved : [...resolved, { operator: 'is', operand: 'unread', negated: false }]
  const inChannel = resolved.some((term) => term.operator === 'channel' && !term.negated)
  const more = text === 'date' ? [{ sql: 'm.date_sent >= ?', values: [since] }] : skipMuted ? [unmuted(reading.reader, { inChannel })] : []
  const query = await prepare(reading, wanted)
  const [first] = await firstIds(reading.db, query, more, { order: 'ASC', limit: 1 })
  return first ?? NEWEST
}

/**
 * Those of the messages that match all terms and that the reader may see, ascending by ID, as many as fit into one answer, and whether
 * these are all. Throws BAD_NARROW.
 */
export async function findMatching(reading: Reading, messageIds: readonly number[]): Promise<FoundMessages & { isWhole: boolean }> {
  const { db, reader, terms } = reading
  const readable = (await findPlacesByIds(db, reader, messageIds)).map(({ id }) => id)
  const resolved = await reading.resolved()
  const matching = readable.length > 0 && resolved.length > 0 ? await matchingAmong(reading, resolved, readable) : readable
  const found = await fitting(await messageRows(db, reader, matching), matching, terms)
  return { ...found, isWhole: found.traits.size === matching.length }
}

function alternating(one: readonly number[], other: readonly number[]): number[] {
  const longer = one.length > other.length ? one : other
  return longer.flatMap((_, i) => [one[i], other[i]].filter((id) => id !== undefined))
}

/** Those of the messages that match, ascending. */
async function matchingAmong({ db, reader, caughtUp }: Reading, terms: readonly ResolvedTerm[], ids: number[]): Promise<number[]> {
  const flagged = terms.some(asksForFlags)
  if (flagged) await caughtUp()
  const all = await queryOf(db, reader, terms)
  const query = flagged ? withRows(reader, all, terms) : all
  return firstIds(db, query, [{ sql: `${query.id} IN (?)`, values: [ids] }], { order: 'ASC', limit: ids.length })
}
