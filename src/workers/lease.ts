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

/**
 * Claims work that is due, at most `limit` pieces, for `lease` seconds. Of several workers exactly one gets each piece; one that
 * dies at it leaves it to the others when the lease ends.
 */
export async function claimDue(
  db: Db,
  table: LeaseTable,
  { now, lease, limit }: { now: number; lease: number; limit: number },
): Promise<Claim[]> {
  const claims: Claim[] = []
  for (const id of await table.findDue(now, limit)) {
    const holder = randomUUID()
    if (await db.transaction((tx) => table.take(id, holder, now, now + lease, tx))) claims.push({ id, holder })
  }
  return claims
}
