// The event log of an organisation: the events of committed changes, in commit order, without gaps.

import { Op } from 'sequelize'
import type { Db, Tx } from '../../db/index.ts'
import { chunks, insertRows, removeRows } from '../../db/rows.ts'
import { select } from '../../db/sql.ts'
import { MAX_PAGE_SIZE } from '../../limits.ts'
import { LoggedEvent } from '../../models/event.ts'
import { Realm } from '../../models/realm.ts'
import { unixTime } from '../../values/dates.ts'
import type { LogEntry, LogPart, NewEvent, WrittenEvent } from '../interfaces.ts'
import { seqOf } from '../wire-ids.ts'

/** Events per INSERT, and per transaction that prunes events. */
const EVENTS_AT_ONCE = 500

/**
 * Appends events within the transaction of their change, as its last statement. `last` is the seq of the last of these events, which the
 * organisation's counter has reached. Returns their rows.
 */
export async function append(tx: Tx, realmId: number, events: NewEvent[], last: number): Promise<WrittenEvent[]> {
  const now = unixTime()
  const rows = events.map((event, i) => ({
    realm_id: realmId,
    seq: last - events.length + 1 + i,
    type: event.type,
    payload: JSON.stringify(event.payload),
    audience: JSON.stringify(event.audience),
    date_created: now,
  }))
  // Databases limit the length of a statement.
  for (const some of chunks(rows, EVENTS_AT_ONCE)) await insertRows(LoggedEvent, some, tx)
  return rows
}

/** The types of the events after `after` and up to `upTo`. Undefined if some were pruned. */
export async function typesBetween(
  realmId: number,
  { after, upTo }: { after: number; upTo: number },
  tx: Tx,
): Promise<Iterable<string> | undefined> {
  const counts = await LoggedEvent.countByType(realmId, after, upTo, tx)
  // The log has no gaps: a missing event was pruned.
  const isWhole = [...counts.values()].reduce((sum, count) => sum + count, 0) === upTo - after
  return isWhole ? counts.keys() : undefined
}

/** The seq of the newest event of an organisation, 0 if there is none. */
export async function currentSeq(realmId: number, tx?: Tx): Promise<number> {
  return (await Realm.eventSeq(realmId, tx)) ?? 0
}

/** The newest seq of each of several organisations, by organisation ID. */
export async function currentSeqs(realmIds: number[]): Promise<Map<number, number>> {
  const realms = await select(Realm, { columns: ['id', 'event_seq'], where: { id: realmIds } })
  return new Map(realms.map((realm) => [realm.id, realm.event_seq]))
}

/** The number of events read whatever their size. */
const FEW = 5
/** The largest number of events read in one go. */
const MANY = 1_000

/** The next events after `seq`, limited in number and size. */
export async function readLog(realmId: number, seq: number): Promise<LogPart> {
  const few = await readUpTo(realmId, seq, FEW)
  const last = few.at(-1)
  if (few.length < FEW || !last) return { events: few, hasMore: false }
  const more = await readUpTo(realmId, last.seq, await LoggedEvent.countWithin(realmId, last.seq, MANY, MAX_PAGE_SIZE))
  return { events: [...few, ...more], hasMore: true }
}

async function readUpTo(realmId: number, seq: number, limit: number): Promise<LogEntry[]> {
  const where = { realm_id: realmId, seq: { [Op.gt]: seq } }
  const rows = limit > 0 ? await select(LoggedEvent, { where, order: [['seq', 'ASC']], limit }) : []
  return rows.map(entryOf)
}

/** An event as polls get it. */
export function entryOf({ seq, type, payload, audience }: WrittenEvent): LogEntry {
  const event = { type, payload: JSON.parse(payload), audience: JSON.parse(audience) } as NewEvent
  return { ...event, seq, size: payload.length + audience.length }
}

/** Removes an organisation's events up to a seq, in batches. No queue may need them. */
export async function removeUpTo(db: Pick<Db, 'transaction'>, realmId: number, seq: number): Promise<void> {
  const where = { realm_id: realmId, seq: { [Op.lte]: seq } }
  while ((await removeRows(db, LoggedEvent, where, EVENTS_AT_ONCE)) > 0);
}

/**
 * Removes events that every queue has acknowledged and that are older than `before` (UNIX seconds), in batches. Stops when the signal
 * aborts.
 */
export async function pruneLog(db: Db, before: number, signal: AbortSignal): Promise<void> {
  const marks = (
    await db.run<{ id: number; acknowledged: number | null }>(`SELECT realms.id AS id, MIN(event_queues.acknowledged_id) AS acknowledged
     FROM realms LEFT JOIN event_queues ON event_queues.realm_id = realms.id GROUP BY realms.id`)
  ).rows
  for (const { id, acknowledged } of marks) {
    const seq = acknowledged === null ? Number.MAX_SAFE_INTEGER : seqOf(acknowledged)
    const where = { realm_id: id, seq: { [Op.lte]: seq }, date_created: { [Op.lt]: before } }
    let removed: number = EVENTS_AT_ONCE
    while (removed === EVENTS_AT_ONCE && !signal.aborted) removed = await removeRows(db, LoggedEvent, where, EVENTS_AT_ONCE)
  }
}
