// Leases on work. A conditional update claims an item, which works on every database. The item is free again when its lease ends.

import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '../db/index.ts'

/** A table of work items. Times are UNIX seconds. */
export interface LeaseTable {
  /** IDs of the items that are due and unclaimed. */
  findDue(now: number, limit: number): Promise<number[]>
  /** Claims an item for a holder until a given time, if it is still due and unclaimed. */
  take(id: number, holder: string, now: number, until: number, tx: Tx): Promise<boolean>
}
export interface Claim {
  id: number
  /** Identifies the holder when the work is finished. After the lease, another worker may hold the item. */
  holder: string
}

interface Terms {
  /** UNIX seconds. */
  now: number
  /** Seconds. */
  lease: number
  limit: number
}

/** A signal that never fires. */
export const UNTIL_DONE = new AbortController().signal

/**
 * Claims at most `limit` due items for `lease` seconds, each when it is requested, and none after the signal. Each item goes to exactly one
 * worker. If a worker dies, others get its items after the lease.
 */
export async function* claimEach(db: Db, table: LeaseTable, { now, lease, limit }: Terms, signal: AbortSignal): AsyncGenerator<Claim> {
  for (const id of await table.findDue(now, limit)) {
    if (signal.aborted) return
    const holder = randomUUID()
    if (await db.transaction((tx) => table.take(id, holder, now, now + lease, tx))) yield { id, holder }
  }
}
