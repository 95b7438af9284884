// Work that one of several workers does: claimed by a conditional update, which every database has, and given back when the lease ends.

import { randomUUID } from 'node:crypto'
import type { Db, Tx } from '../db/index.ts'

/** A table of work. Times are UNIX seconds. */
export interface LeaseTable {
  /** IDs of what is due and nobody's. */
  findDue(now: number, limit: number): Promise<number[]>
  /** Gives one to a holder until then, if it is still due and nobody's. */
  take(id: number, holder: string, now: number, until: number, tx: Tx): Promise<boolean>
}
export interface Claim {
  id: number
  /** Whoever finishes the work names it: after the end of the lease somebody else may hold the work. */
  holder: string
}

interface Terms {
  /** UNIX seconds. */
  now: number
  /** Seconds. */
  lease: number
  limit: number
}

/** A signal for who never ends early. */
export const UNTIL_DONE = new AbortController().signal

/**
 * Claims work that is due, at most `limit` pieces, for `lease` seconds. Of several workers exactly one gets each piece; one that
 * dies at it leaves it to the others when the lease ends.
 */
export async function claimDue(db: Db, table: LeaseTable, terms: Terms): Promise<Claim[]> {
  const claims: Claim[] = []
  for await (const claim of claimEach(db, table, terms, UNTIL_DONE)) claims.push(claim)
  return claims
}

/** The same piece by piece: each is claimed when it is asked for, and none after the signal. */
export async function* claimEach(db: Db, table: LeaseTable, { now, lease, limit }: Terms, signal: AbortSignal): AsyncGenerator<Claim> {
  for (const id of await table.findDue(now, limit)) {
    if (signal.aborted) return
    const holder = randomUUID()
    if (await db.transaction((tx) => table.take(id, holder, now, now + lease, tx))) yield { id, holder }
  }
}
