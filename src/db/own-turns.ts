// Limits how many large reads of one person run simultaneously.

import { principalOf } from '../values/bots.ts'
import { Semaphore } from '../values/semaphore.ts'
import type { Db } from './index.ts'

/** The large reads of each person, with those of their bots, by the person's ID. */
const reads = new Semaphore({ atOnce: 1, waiting: 100, refusal: 'Too many of your requests are waiting for each other' })

type Reader = Parameters<typeof principalOf>[0]

/**
 * Runs a large read after the previous one of the same person is done. The database has few connections for large reads, so nobody can keep
 * them from others. `read` must not call this. Throws SERVER_BUSY if too many are waiting.
 */
export function inOwnTurn<T>(reader: Reader, read: () => Promise<T>): Promise<T> {
  return reads.run(principalOf(reader), read)
}

/** The database for a reader whose scans outside transactions run one after the other. */
export function scanningInTurn(db: Db, reader: Reader): Db {
  return { ...db, scan: (sql, values, tx) => (tx ? db.scan(sql, values, tx) : inOwnTurn(reader, () => db.scan(sql, values))) }
}
