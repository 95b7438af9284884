// Unlogged events: typing and presence. They matter only while they are fresh, so a process keeps them briefly, for queues whose client is
// between two polls. A restart loses them.

import type { TakenEvent, UnloggedEvents } from '../interfaces.ts'

/** How long an event is kept for a poll, in milliseconds. */
const WINDOW = 15_000
/** The maximum number of events kept for an organisation. */
const LIMIT = 5_000
/** Milliseconds after which the cursor of a queue without polls is dropped. Longer than a poll waits. */
const CURSOR_LIFE = 300_000

interface Kept extends TakenEvent {
  at: number
}
/** The events that a queue was given (after `before`, up to `after`) when its client had acknowledged `position`. */
interface Cursor {
  position: number
  before: number
  after: number
  given: { id: number; number: number }[]
  at: number
}

export function createUnloggedEvents(): UnloggedEvents {
  const kept = new Map<number, Kept[]>()
  const cursors = new Map<string, Cursor>()
  let newest = 0
  let lastSweep = Date.now()

  function sweep(now: number): void {
    if (now - lastSweep < WINDOW) return
    lastSweep = now
    for (const [realmId, events] of kept) {
      const fresh = events.filter(({ at }) => now - at < WINDOW)
      if (fresh.length > 0) kept.set(realmId, fresh)
      else kept.delete(realmId)
    }
    for (const [queueId, { at }] of cursors) if (now - at > CURSOR_LIFE) cursors.delete(queueId)
  }

  return {
    add: (event, seq) => {
      const now = Date.now()
      sweep(now)
      const { subject } = event
      const all = kept.get(event.realmId) ?? []
      const events = subject === undefined ? all : all.filter((one) => one.event.subject !== subject)
      events.push({ number: ++newest, seq, at: now, event })
      kept.set(event.realmId, events.length > 2 * LIMIT ? events.slice(-LIMIT) : events)
    },

    begin: (queueId) => {
      cursors.set(queueId, { position: -1, before: newest, after: newest, given: [], at: Date.now() })
    },

    take: ({ queueId, realmId, position, since }) => {
      const now = Date.now()
      sweep(now)
      const cursor = cursors.get(queueId)
      const begin = cursor && acknowledged(cursor, position)
      const fresh = (kept.get(realmId) ?? []).filter(
        ({ number, at }) => now - at < WINDOW && (begin === undefined ? at >= since : number > begin),
      )
      cursors.set(queueId, { position, before: begin ?? (fresh[0]?.number ?? newest + 1) - 1, after: newest, given: [], at: now })
      return fresh
    },

    gave: (queueId, given) => {
      const cursor = cursors.get(queueId)
      if (cursor) cursor.given = given
    },
  }
}

/** The number of the last event that a client has if it now acknowledges `position`. */
function acknowledged({ position: then, before, after, given }: Cursor, position: number): number {
  if (position <= then) return before
  const missed = given.findIndex(({ id }) => id > position)
  if (missed < 0) return after
  return given[missed - 1]?.number ?? before
}
