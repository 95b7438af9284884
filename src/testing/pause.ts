// Pauses at a chosen point of a request, so that a test of concurrent requests does not depend on luck.

import { QueryTypes, type Sequelize } from 'sequelize'
import { inject } from 'vitest'
import type { App } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { run } from '../db/run.ts'

type Parts = Pick<App, 'db'>

/** Runs `work` right before the next transaction begins, when the request that begins it has read everything that it reads before. */
export function beforeTransaction({ db }: Parts, work: () => Promise<unknown>): void {
  const stop = db.onStatement((sql) => {
    if (!/^(START TRANSACTION|BEGIN IMMEDIATE)/.test(sql)) return undefined
    stop()
    return work()
  })
}

export interface Pause {
  /** Resolves when the statement is about to run. */
  reached: Promise<void>
  release(): void
}

/** Holds back the next statement that matches until `release`, in whatever transaction it is. */
export function pauseAt({ db }: Parts, statement: RegExp): Pause {
  const [reached, arrive] = signal()
  const [released, release] = signal()
  const stop = db.onStatement((sql) => {
    if (!statement.test(sql)) return undefined
    stop()
    arrive()
    return released
  })
  return { reached, release }
}

/** Holds back the next call of a method until `release`, on whatever object that has it from `owner`. */
export function pauseBefore<Name extends string>(owner: Record<Name, (...args: never[]) => Promise<unknown>>, name: Name): Pause {
  const method = owner[name] as (...args: unknown[]) => Promise<unknown>
  const [reached, arrive] = signal()
  const [released, release] = signal()
  Object.assign(owner, {
    async [name](...args: unknown[]) {
      Object.assign(owner, { [name]: method })
      arrive()
      await released
      return method.apply(this, args)
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
  const seen = new Set<string>()
  while (!hasEnded) {
    const waits = await waitsOn(db)
    if (waits.some((wait) => seen.has(wait))) return 'waiting'
    for (const wait of waits) seen.add(wait)
    await Promise.race([end, new Promise((resolve) => setTimeout(resolve, 30))])
  }
  return 'ended'
}

/** The waits of statements on this database for a row. */
function waitsOn({ sequelize }: App['db']): Promise<string[]> {
  return inject('databaseServer') === 'mysql' ? waitsOnMysql(sequelize) : waitsOnMariadb(sequelize)
}

/** MySQL's monitor leaves out transactions that have only shared locks. */
async function waitsOnMysql(sequelize: Sequelize): Promise<string[]> {
  const sql = `SELECT w.requesting_engine_lock_id AS lock_id FROM performance_schema.data_lock_waits w
    JOIN performance_schema.threads t ON t.thread_id = w.requesting_thread_id WHERE t.processlist_db = DATABASE()`
  return (await run<{ lock_id: string }>(sequelize, sql)).rows.map(({ lock_id }) => lock_id)
}

/** MariaDB's monitor knows them, while its tables show a state that is kept as long as anybody reads it. */
async function waitsOnMariadb(sequelize: Sequelize): Promise<string[]> {
  const options = { type: QueryTypes.SELECT } as const
  const [monitor] = await sequelize.query<{ Status: string }>('SHOW ENGINE INNODB STATUS', options)
  const threads = await sequelize.query<{ id: number }>('SELECT id FROM information_schema.processlist WHERE db = DATABASE()', options)
  const own = new Set(threads.map(({ id }) => Number(id)))
  // Sections before this one also have transactions of the last deadlock.
  const [, transactions = ''] = (monitor?.Status ?? '').split(/^TRANSACTIONS$/m)
  const waits = transactions.matchAll(/^LOCK WAIT .*\n(?:.*\n)*?\w+ thread id (\d+), .*query id (\d+)/gm)
  return [...waits].flatMap(([, thread, query]) => (own.has(Number(thread)) ? [`${thread} ${query}`] : []))
}

/** What came of two requests, and whether the second waited for a row that the first held when it was held back. */
interface Raced<One, Other> {
  one: One
  other: Other
  hasWaited: boolean
}

/** Lets `second` begin while `first` is held back at a statement, or where a pause says, and waits for both. */
export async function race<One, Other>(
  app: Parts,
  { first, at, second }: { first(): Promise<One>; at: RegExp | Pause; second(): Promise<Other> },
): Promise<Raced<One, Other>> {
  const pause = at instanceof RegExp ? pauseAt(app, at) : at
  const one = first()
  await Promise.race([pause.reached, one])
  try {
    const other = second()
    const hasWaited = (await endedOrWaiting(app, other)) === 'waiting'
    pause.release()
    return { one: await one, other: await other, hasWaited }
  } finally {
    pause.release()
  }
}

/** What comes of a request that waits for a transaction of another process, which locks rows, changes something and commits. */
export async function afterAnother<Other>(
  app: Parts,
  { lock, work, request }: { lock(tx: Tx): Promise<unknown>; work?(tx: Tx): Promise<unknown>; request(): Promise<Other> },
): Promise<Pick<Raced<void, Other>, 'other' | 'hasWaited'>> {
  const held = await holding(app, lock, work)
  const other = request()
  const hasWaited = (await endedOrWaiting(app, other)) === 'waiting'
  await held.release()
  return { other: await other, hasWaited }
}
