// Pauses at a chosen point of a request, so that a test of concurrent requests does not depend on luck.

import { inject } from 'vitest'
import type { App } from '../context.ts'
import type { Tx } from '../db/index.ts'

type Parts = Pick<App, 'db'>
type Query = (sql: string | { query: string }, ...rest: unknown[]) => Promise<unknown>
type Transaction = (...args: unknown[]) => Promise<unknown>

/** Runs `work` right before the next transaction begins, when the request that begins it has read everything that it reads before. */
export function beforeTransaction({ db }: Parts, work: () => Promise<unknown>): void {
  const transaction = db.sequelize.transaction.bind(db.sequelize) as Transaction
  Object.assign(db.sequelize, {
    transaction: async (...args: unknown[]) => {
      Object.assign(db.sequelize, { transaction })
      await work()
      return transaction(...args)
    },
  })
}

export interface Pause {
  /** Resolves when the statement is about to run. */
  reached: Promise<void>
  release(): void
}

/** Holds back the next statement that matches until `release`, in whatever transaction it is. */
export function pauseAt({ db }: Parts, statement: RegExp): Pause {
  const query = db.sequelize.query.bind(db.sequelize) as unknown as Query
  const [reached, arrive] = signal()
  const [released, release] = signal()
  Object.assign(db.sequelize, {
    query: async (sql: string | { query: string }, ...rest: unknown[]) => {
      if (statement.test(typeof sql === 'string' ? sql : sql.query)) {
        Object.assign(db.sequelize, { query })
        arrive()
        await released
      }
      return query(sql, ...rest)
    },
  })
  return { reached, release }
}

/**
 * Locks rows with `lock` in a transaction of its own, as another process would, until `release`. This does `work` in the same transaction, and
 * resolves after its commit.
 */
export async function holding(
  { db }: Parts,
  lock: (tx: Tx) => Promise<unknown>,
  work: (tx: Tx) => Promise<unknown> = async () => {},
): Promise<{ release(): Promise<void> }> {
  const [reached, arrive] = signal()
  const [released, release] = signal()
  const end = db.transaction(async (tx) => {
    await lock(tx)
    arrive()
    await released
    await work(tx)
  })
  await Promise.race([reached, end])
  return {
    release: () => {
      release()
      return end
    },
  }
}

function signal(): [Promise<void>, () => void] {
  let send = (): void => {}
  const sent = new Promise<void>((resolve) => {
    send = resolve
  })
  return [sent, send]
}

/** Whether row locks decide who waits: on SQLite, a transaction that writes waits for the end of the one before it. */
export const HAS_ROW_LOCKS = inject('databaseUrl') !== ''

/**
 * Resolves when `request` has ended, or a transaction on this test's database waits for a row that another one holds, and says which. A wait
 * counts when it is seen twice, because a short one ends by itself.
 */
export async function endedOrWaiting({ db }: Parts, request: Promise<unknown>): Promise<'ended' | 'waiting'> {
  let hasEnded = false
  const end = request.then(
    () => (hasEnded = true),
    () => (hasEnded = true),
  )
  const sql = `SELECT CONCAT(t.trx_id, ' ', t.trx_wait_started) AS wait FROM information_schema.innodb_trx t
    JOIN information_schema.processlist p ON p.id = t.trx_mysql_thread_id WHERE t.trx_state = 'LOCK WAIT' AND p.db = DATABASE()`
  const seen = new Set<string>()
  while (!hasEnded) {
    const [rows] = (await db.sequelize.query(sql)) as unknown as [{ wait: string }[]]
    if (rows.some(({ wait }) => seen.has(wait))) return 'waiting'
    for (const { wait } of rows) seen.add(wait)
    // InnoDB looks again at its transactions only if nobody has asked for a tenth of a second.
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 110))])
  }
  return 'ended'
}
