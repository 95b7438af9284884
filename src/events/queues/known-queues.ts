// The queues that this process serves, in memory. A poll that finds its queue here needs no statement of its own. Acknowledgements are
// stored a moment later, many queues with one statement (docs/adr/0005-polls.md).

import type { Logger } from 'pino'
import type { Db } from '../../db/index.ts'
import { select } from '../../db/sql.ts'
import { EventQueue, type Marks } from '../../models/event.ts'
import { readTogether, together } from '../../values/together.ts'
import type { QueueOptions } from '../event.ts'
import { seqOf } from '../wire-ids.ts'

/** Milliseconds after which an acknowledgement is stored at the latest. */
const WRITE_BEHIND = 2_000
/** How many seconds a poll must be later than the stored one for its time alone to be worth storing. */
const SEEN = 2

/** A queue as this process knows it. Its three mutable numbers only ever increase. */
export interface KnownQueue {
  readonly id: string
  readonly realmId: number
  readonly userId: number
  readonly options: QueueOptions
  /** Seconds. */
  readonly idleTimeout: number
  /** The event ID after which the queue starts. */
  readonly beganAt: number
  /** The ID of the last event that the client acknowledged to this process, or that was stored when the queue was read. */
  acknowledged: number
  /** The highest ID given to an unlogged event. */
  given: number
  /** UNIX seconds of the last poll. For a queue that expires sooner than a poll, the end of the open poll. */
  lastSeen: number
  /** What was stored last. */
  stored: Pick<Marks, 'acknowledged_id' | 'last_seen_at'>
}

export interface KnownQueues {
  /** The queue from memory. Another process may have served it since. A queue that is no longer in memory may have been removed. */
  held(id: string): KnownQueue | undefined
  /** The queue with its current row. Undefined if there is none. */
  findStored(id: string): Promise<KnownQueue | undefined>
  /** Drops from memory one queue or all queues of a user, which were removed or may have been. */
  drop(which: { id: string } | { userId: number }): void
  /**
   * Stores what has changed, in one statement with other queues. An acknowledged heartbeat, which is in no log, or a last poll only a few
   * seconds newer waits for a change that matters more.
   */
  changed(queue: KnownQueue): void
  /** Stores what has changed, and resolves when it is stored. */
  store(queue: KnownQueue): Promise<void>
  /** The number of queues in memory. */
  size(): number
  /** Stores what has changed in all queues. */
  close(): Promise<void>
}

/** Creates the book of one process. */
export function createKnownQueues(db: Db, log: Logger): KnownQueues {
  const held = new Map<string, KnownQueue>()
  const dirty = new Map<string, KnownQueue>()
  let timer: NodeJS.Timeout | undefined
  /** A queue that is read while queues are dropped may be one of them, so it is not kept. */
  let drops = 0

  const write = together(async () => {
    clearTimeout(timer)
    timer = undefined
    const queues = [...dirty.values()]
    dirty.clear()
    const now = Date.now() / 1000
    for (const queue of held.values()) if (queue.lastSeen + queue.idleTimeout < now) held.delete(queue.id)
    if (queues.length === 0) return
    const marks = queues.map(marksOf)
    try {
      await db.transaction((tx) => EventQueue.raise(marks, tx))
    } catch (error) {
      for (const queue of queues) if (held.has(queue.id)) putOff(queue)
      throw error
    }
    for (const [i, queue] of queues.entries()) queue.stored = marks[i] as Marks
  })

  const writeOrLog = (): Promise<void> => write().catch((err) => log.error({ err }, 'storing acknowledgements failed'))

  function putOff(queue: KnownQueue): void {
    dirty.set(queue.id, queue)
    timer ??= setTimeout(() => void writeOrLog(), WRITE_BEHIND)
  }

  async function findStored(id: string): Promise<KnownQueue | undefined> {
    const dropsBefore = drops
    const row = await readRow(id)
    if (!row) {
      held.delete(id)
      return undefined
    }
    const known = held.get(id)
    const queue = known ?? heldOf(row)
    queue.acknowledged = Math.max(queue.acknowledged, row.acknowledged_id)
    queue.given = Math.max(queue.given, row.given_id)
    queue.lastSeen = Math.max(queue.lastSeen, row.last_seen_at)
    if (drops === dropsBefore) held.set(id, queue)
    return queue
  }

  return {
    held: (id) => held.get(id),
    findStored,
    drop: (which) => {
      drops++
      if ('id' in which) held.delete(which.id)
      else for (const queue of held.values()) if (queue.userId === which.userId) held.delete(queue.id)
    },
    changed: (queue) => isWorthStoring(queue) && putOff(queue),
    store: async (queue) => {
      dirty.set(queue.id, queue)
      await write()
    },
    size: () => held.size,
    close: async () => {
      // Waits for a write that is under way.
      await writeOrLog()
      clearTimeout(timer)
    },
  }
}

const readRow = readTogether(async (ids: string[]) => {
  const rows = await select(EventQueue, { where: { id: ids } })
  return new Map(rows.map((row) => [row.id, row]))
})

function heldOf(row: EventQueue): KnownQueue {
  return {
    id: row.id,
    realmId: row.realm_id,
    userId: row.user_id,
    options: JSON.parse(row.options) as QueueOptions,
    idleTimeout: row.idle_timeout,
    beganAt: row.began_at_id,
    acknowledged: row.acknowledged_id,
    given: row.given_id,
    lastSeen: row.last_seen_at,
    stored: { acknowledged_id: row.acknowledged_id, last_seen_at: row.last_seen_at },
  }
}

function isWorthStoring({ acknowledged, lastSeen, stored }: KnownQueue): boolean {
  return seqOf(acknowledged) > seqOf(stored.acknowledged_id) || lastSeen > stored.last_seen_at + SEEN
}

function marksOf({ id, acknowledged, given, lastSeen }: KnownQueue): Marks {
  return { id, acknowledged_id: acknowledged, given_id: given, last_seen_at: lastSeen }
}
