// The newest part of each log, in memory. New events are read once, however many polls wait for them.

import { MAX_PAGE_SIZE } from '../../limits.ts'
import { Recent } from '../../values/recent.ts'
import { together } from '../../values/together.ts'
import { endsSight } from '../deliver.ts'
import type { EventsAfter, LogEntry, LogPart, WrittenEvent } from '../interfaces.ts'
import { currentSeq, entryOf, readLog } from './log.ts'

/** Limits of an organisation's events in memory: their number and total size (LogEntry.size). */
const RING = { events: 2_000, size: MAX_PAGE_SIZE }

/** How large the events of a change are together that are handed over (LogEntry.size). Larger ones are read, in parts. */
const HANDED_OVER = 250_000

/** How many organisations have events in memory. Those of others are read from the log. */
const MAX_IN_MEMORY = 100

interface RealmEvents {
  events: LogEntry[]
  /** The seq before the first event of `events`. */
  start: number
  last: number
  /** As in EventsAfter. An event that was not read may be one. */
  lostAt: number
  /** The total size of the events (LogEntry.size). */
  size: number
  /** Reads to the end of the log. Callers that come during a read share the next one. */
  readOn(): Promise<void>
  /** Like `readOn`, after checking whether there is anything to read. Returns the seq of the newest event. */
  catchUp(): Promise<number>
}

export interface RecentEvents {
  /** The seq of the newest event that was read. Undefined if the log has not been read yet. */
  lastRead(realmId: number): number | undefined
  /** Reads to the end of the log. */
  readOn(realmId: number): Promise<void>
  /** Takes events that this process has committed, instead of reading them. Returns whether they are the next ones, and not too large. */
  take(realmId: number, written: readonly WrittenEvent[]): boolean
  /** Like `Notifier.catchUp`. */
  catchUp(realmId: number): Promise<number>
  /** Like `Notifier.catchUpTo`. */
  catchUpTo(realmId: number, seq: number): Promise<void>
  /** Like `Notifier.read`. */
  read(realmId: number, seq: number): Promise<EventsAfter | undefined>
}

interface Listener {
  /** The log is read from now on, after this seq. */
  begin(realmId: number, seq: number): void
  /** Gets each new event once, in order. */
  event(realmId: number, event: LogEntry): void
}

export function createRecentEvents(on: Listener, limit = MAX_IN_MEMORY): RecentEvents {
  // One small record for each organisation. Without it, a waiting poll would miss events.
  const realms = new Map<number, RealmEvents>()
  const inMemory = new Recent<number, RealmEvents>(limit, forget)

  async function ofRealm(realmId: number): Promise<RealmEvents> {
    const known = realms.get(realmId)
    if (known) return known
    const last = await currentSeq(realmId)
    const sooner = realms.get(realmId)
    if (sooner) return sooner
    const own: RealmEvents = {
      events: [],
      start: last,
      last,
      lostAt: last,
      size: 0,
      readOn: together(() => readTo(realmId, own)),
      catchUp: together(async () => {
        const seq = await currentSeq(realmId)
        if (seq > own.last) await own.readOn()
        // The rest was pruned.
        if (seq > own.last) on.begin(realmId, skipTo(own, seq))
        return own.last
      }),
    }
    realms.set(realmId, own)
    on.begin(realmId, last)
    return own
  }

  async function readTo(realmId: number, own: RealmEvents): Promise<void> {
    for (let more = true; more; ) {
      const { events, hasMore } = await readLog(realmId, own.last)
      more = hasMore
      add(realmId, own, events)
    }
  }

  /** Events that follow. */
  function add(realmId: number, own: RealmEvents, events: readonly LogEntry[]): void {
    append(own, events, { begin: (seq) => on.begin(realmId, seq), event: (event) => on.event(realmId, event) })
    if (events.length > 0) inMemory.set(realmId, own)
  }

  return {
    lastRead: (realmId) => realms.get(realmId)?.last,
    readOn: async (realmId) => (await ofRealm(realmId)).readOn(),
    take: (realmId, written) => {
      const own = realms.get(realmId)
      if (!own || written[0]?.seq !== own.last + 1) return false
      if (written.reduce((size, { payload, audience }) => size + payload.length + audience.length, 0) > HANDED_OVER) return false
      add(realmId, own, written.map(entryOf))
      return true
    },
    catchUp: async (realmId) => (await ofRealm(realmId)).catchUp(),
    catchUpTo: async (realmId, seq) => {
      const own = await ofRealm(realmId)
      if (seq > own.last) await own.readOn()
    },
    read: async (realmId, seq) => {
      const own = await ofRealm(realmId)
      const { lostAt } = own
      inMemory.get(realmId)
      if (seq < own.start) return readOlder(realmId, seq)
      if (seq >= own.last) return { events: [], hasMore: false, lostAt }
      return { ...firstOf(own.events.slice(firstAfter(own.events, seq))), lostAt }
    },
  }
}

async function readOlder(realmId: number, seq: number): Promise<EventsAfter | undefined> {
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

/** Adds events to those in memory, and tells of each. */
function append(own: RealmEvents, events: readonly LogEntry[], on: { begin(seq: number): void; event(event: LogEntry): void }): void {
  for (const event of events) {
    // It was handed over while it was read.
    if (event.seq <= own.last) continue
    // The log has no gaps: what is missing was pruned.
    if (event.seq > own.last + 1) on.begin(skipTo(own, event.seq - 1))
    own.events.push(event)
    own.last = event.seq
    own.size += event.size
    if (endsSight(event)) own.lostAt = event.seq
    on.event(event)
  }
  if (own.events.length > 2 * RING.events || own.size > 2 * RING.size) trim(own)
}

/** Continues after events that are not in the log any more. Returns the seq. */
function skipTo(own: RealmEvents, seq: number): number {
  Object.assign(own, { events: [], size: 0, start: seq, last: seq, lostAt: seq })
  return seq
}

/** Drops all events. */
function forget(own: RealmEvents): void {
  Object.assign(own, { events: [], size: 0, start: own.last })
}

/** Drops the oldest events. The newest one is always kept. */
function trim(own: RealmEvents): void {
  let kept = own.events.length
  let size = 0
  while (kept > 0 && own.events.length - kept < RING.events && size < RING.size) size += own.events[--kept]?.size ?? 0
  own.events = own.events.slice(kept)
  own.size = size
  own.start = (own.events[0]?.seq ?? own.last + 1) - 1
}

/** The index of the first event after `seq`. Events are ascending and have no gaps. */
function firstAfter(events: LogEntry[], seq: number): number {
  const first = events[0]?.seq ?? 0
  return Math.max(0, Math.min(events.length, seq - first + 1))
}
