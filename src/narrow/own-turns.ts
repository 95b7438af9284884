// Of what one person reads, only so much at once.

import type { Db } from '../db/index.ts'
import { Semaphore } from '../values/semaphore.ts'

/** The large reads of each person, by their ID. */
const reads = new Semaphore({ atOnce: 1, waiting: 100, refusal: 'Too many of your requests are waiting for each other' })

/**
 * Runs a large read of a person when the last one of the same person is done: a database has few connections for them, and whoever asks
 * for much at once keeps none of them from the others. Must not be called by `read`. Throws SERVER_BUSY if too many wait.
 */
export function inOwnTurn<T>({ id }: { id: number }, read: () => Promise<T>): Promise<T> {
  return reads.run(id, read)
}

/** The database for a reader whose scans outside of transactions run one after the other. */
export function scanningInTurn(db: Db, reader: { id: number }): Db {
  return { ...db, scan: (sql, values, tx) => (tx ? db.scan(sql, values, tx) : inOwnTurn(reader, () => db.scan(sql, values))) }
}
