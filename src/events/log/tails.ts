// The newest part of each log, in memory. New events are read once, however many polls wait for them.

import { MAX_PAGE_SIZE } from '../../limits.ts'
import { Recent } from '../../values/recent.ts'
import type { LogEntry, LogPart, Stretch } from '../interfaces.ts'
import { endsSight } from '../sight.ts'
import { together } from '../together.ts'
import { currentSeq, readLog } from './log.ts'

/** Limits of an organisation's events in memory: their number and total size (LogEntry.size). */
const RING = { events: 2_000, size: MAX_PAGE_SIZE }

/** How many organisations have events in memory. Those of others are read from the log. */
const MAX_IN_MEMORY = 100

interface Tail {
  events: LogEntry[]
  /** The seq before the first event of `events`. */
  start: number
  last: number
  /** As in Stretch. An event that was not read may be one. */
  lostAt: number
  /** The total size of the events (LogEntry.size). */
  size: number
  /** Reads to the end of the log. Callers that come during a read share the next one. */
  readOn(): Promise<void>
  /** Like `readOn`, after checking whether there is anything to read. Returns the seq of the newest event. */
  catchUp(): Promise<number>
}

export interface Tails {
  /** The seq of the newest event that was read. Undefined if the log has not been read yet. */
  lastRead(realmId: number): number | undefined
  /** Reads to the end of the log. */
  readOn(realmId: number): Promise<void>
  /** Like `Notifier.catchUp`. */
  catchUp(realmId: number): Promise<number>
  /** Like `Notifier.catchUpTo`. */
  catchUpTo(realmId: number, seq: number): Promise<void>
  /** Like `Notifier.read`. */
  read(realmId: number, seq: number): Promise<Stretch | undefined>
}

export interface TailListener {
  /** The log is read from now on, after this seq. */
  begin(realmId: number, seq: number): void
  /** Gets each new event once, in order. */
  event(realmId: number, event: LogEntry): void
}

export function createTails(on: TailListener, limit = MAX_IN_MEMORY): Tails {
  // One small record for each organisation. Without it, a waiting poll would miss events.
  const tails = new Map<number, Tail>()
  const inMemory = new Recent<number, Tail>(limit, forget)

  async function tailOf(realmId: number): Promise<Tail> {
    const known = tails.get(realmId)
    if (known) return known
    const last = await currentSeq(realmId)
    const sooner = tails.get(realmId)
    if (sooner) return sooner
    const tail: Tail = {
      events: [],
      start: last,
      last,
      lostAt: last,
      size: 0,
      readOn: together(() => readTo(realmId, tail)),
      catchUp: together(async () => {
        const seq = await currentSeq(realmId)
        if (seq > tail.last) await tail.readOn()
        // The rest was pruned.
        if (seq > tail.last) on.begin(realmId, skipTo(tail, seq))
        return tail.last
      }),
    }
    tails.set(realmId, tail)
    on.begin(realmId, last)
    return tail
  }

  async function readTo(realmId: number, tail: Tail): Promise<void> {
    for (let more = true; more; ) {
      const { events, hasMore } = await readLog(realmId, tail.last)
      more = hasMore
      for (const event of events) {
        // The log has no gaps: what is missing was pruned.
        if (event.seq > tail.last + 1) on.begin(realmId, skipTo(tail, event.seq - 1))
        tail.events.push(event)
        tail.last = event.seq
        tail.size += event.size
        if (endsSight(event)) tail.lostAt = event.seq
        on.event(realmId, event)
      }
      if (events.length > 0) inMemory.set(realmId, tail)
      if (tail.events.length > 2 * RING.events || tail.size > 2 * RING.size) trim(tail)
    }
  }

  return {
    lastRead: (realmId) => tails.get(realmId)?.last,
    readOn: async (realmId) => (await tailOf(realmId)).readOn(),
    catchUp: async (realmId) => (await tailOf(realmId)).catchUp(),
    catchUpTo: async (realmId, seq) => {
      const tail = await tailOf(realmId)
      if (seq > tail.last) await tail.readOn()
    },
    read: async (realmId, seq) => {
      const tail = await tailOf(realmId)
      const { lostAt } = tail
      inMemory.get(realmId)
      if (seq < tail.start) return readOlder(realmId, seq)
      if (seq >= tail.last) return { events: [], hasMore: false, lostAt }
      return { ...firstOf(tail.events.slice(firstAfter(tail.events, seq))), lostAt }
    },
  }
}

async function readOlder(realmId: number, seq: number): Promise<Stretch | undefined> {
  const older = await readLog(realmId, seq)
  // The log has no gaps: a missing seq was pruned.
  return older.events[0]?.seq === seq + 1 ? { ...older, hasMore: true, lostAt: Number.POSITIVE_INFINITY } : undefined
}

/** The first events, as many as fit into one answer. */
function firstOf(events: LogEntry[]): LogPart {
  let size = 0
  for (const [i, event] of events.entries()) {
    size += event.size
    if (size > MAX_PAGE_SIZE && i > 0) return { events: events.slice(0, i), hasMore: true }
  }
  return { events, hasMore: false }
}

/** Continues after events that are not in the log any more. Returns the seq. */
function skipTo(tail: Tail, seq: number): number {
  Object.assign(tail, { events: [], size: 0, start: seq, last: seq, lostAt: seq })
  return seq
}

/** Drops all events. */
function forget(tail: Tail): void {
  Object.assign(tail, { events: [], size: 0, start: tail.last })
}

/** Drops the oldest events. The newest one is always kept. */
function trim(tail: Tail): void {
  let kept = tail.events.length
  let size = 0
  while (kept > 0 && tail.events.length - kept < RING.events && size < RING.size) size += tail.events[--kept]?.size ?? 0
  tail.events = tail.events.slice(kept)
  tail.size = size
  tail.start = (tail.events[0]?.seq ?? tail.last + 1) - 1
}

/** The index of the first event after `seq`. Events are ascending and have no gaps. */
function firstAfter(events: LogEntry[], seq: number): number {
  const first = events[0]?.seq ?? 0
  return Math.max(0, Math.min(events.length, seq - first + 1))
}
