// Reads messages around an anchor that match a narrow, among those that the reader may see.

import { findPlacesByIds } from '../access/messages/visible.ts'
import { badRequest } from '../errors.ts'
import type { FoundMessages } from '../present/history.ts'
import { alsoRows, fitting, type MessageRow, messageRows } from './message-rows.ts'
import { type Also, firstIds, firstIdsOf, type Side } from './query.ts'
import { prepare, queryOf, type Reading, withRows } from './reading.ts'
import type { ResolvedTerm } from './resolve.ts'
import { asksForFlags, unmuted } from './sql.ts'

/** Anchors beyond which there are no messages. */
export const NEWEST = 10_000_000_000_000_000
const OLDEST = 0

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
  const side = (sql: string, order: 'ASC' | 'DESC', limit: number): Side => ({ condition: { sql, values: [anchor] }, order, limit })
  const upwards =
    after === 0 || anchor >= NEWEST ? side('m.id = ?', 'ASC', anchored) : side(anchored ? 'm.id >= ?' : 'm.id > ?', 'ASC', after + anchored)
  const { sides, rows } = await firstIdsOf<MessageRow>(reading.db, query, [side('m.id < ?', 'DESC', before), upwards], also)
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
  const query = await queryOf(db, reader, terms, { sql: 'm.id IN (?)', values: [ids] })
  return firstIds(db, flagged ? withRows(reader, query) : query, [], { order: 'ASC', limit: ids.length })
}
