// The database: one connection pool, transactions that retry.

import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import { dirname } from 'node:path'
import { BaseError, ConnectionError, type Options, QueryTypes, Sequelize, type Transaction, UniqueConstraintError } from 'sequelize'
import { badRequest } from '../errors.ts'
import { addressOf } from './address.ts'
import { quickenStatements } from './quick-statements.ts'
import { beginSnapshot } from './snapshot-reads.ts'
import { sqliteDriver } from './sqlite.ts'
import { type Pool, sqliteThreads, TooSlow } from './sqlite-threads.ts'

export type Tx = Transaction

export interface Db {
  readonly sequelize: Sequelize
  /**
   * Runs `work` in one transaction and commits. When the database reports a deadlock, a lost connection to a lock
   * or a busy file, the whole function runs again, so it must change nothing but the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs reads that all see the database in the same state; those of `oncePerSnapshot` (snapshot-reads.ts) run once. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs a SELECT that may read many rows, with `values` for its `?` or `:name`s. On SQLite others do not wait for it, and one that
   * takes too long throws BAD_REQUEST. With `tx` it runs in that transaction.
   */
  scan<Row extends object>(sql: string, values: unknown[] | Record<string, unknown>, tx?: Tx): Promise<Row[]>
  /** Calls `listener` for each statement from now on. */
  onStatement(listener: () => void): void
  /** Connections of the pool that are open, and how many callers wait for one; of SQLite, which has none, 0. */
  connections(): { open: number; wanted: number }
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /**
   * From now on a statement that MySQL does not answer within SILENCE fails as one whose connection was lost. Before that, statements may
   * take as long as they need: migrations do.
   */
  limitStatements(): void
  close(): Promise<void>
}

const ATTEMPTS = 12
/**
 * Milliseconds without a sign of MySQL after which a connection is given up. The server itself stops a scan sooner: it does not notice that
 * its client has gone.
 */
const [SILENCE, SCAN] = [20_000, 15_000]

/**
 * Opens a database by URL: `mysql://user:password@host:port/name` or `sqlite:/path/of/the/file`. `guardNesting` refuses a
 * transaction inside another one; on Node 20 the check takes a tenth of the time of every request, so production runs without it.
 */
export async function openDatabase(url: string, { guardNesting = true } = {}): Promise<Db> {
  const guard = guardNesting ? createGuard() : undefined
  const refuseNested = (): void => {
    // On SQLite the inner transaction would wait forever for the outer one; on MySQL the two would not be atomic.
    if (guard?.isInside()) throw new Error('a transaction, or a write of its own, inside a transaction: pass tx on instead')
  }
  const { sequelize, scans, scan, close, limitStatements, snapshotOptions } = url.startsWith('sqlite:')
    ? openSqlite(url.slice('sqlite:'.length), refuseNested)
    : await openMysql(url)
  const connections = [...new Set([sequelize, scans])]
  for (const one of connections) quickenStatements(one)
  const once = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    sequelize.transaction((tx) => (guard ? guard.run(() => work(tx)) : work(tx)))
  const retrying = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work)
      } catch (error) {
        if (attempt === ATTEMPTS || !isContention(error)) throw error
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10 * 2 ** Math.min(attempt, 6)))
      }
    }
  }
  return {
    sequelize,
    transaction: (work) => {
      refuseNested()
      return retrying(work)
    },
    snapshot: (work) =>
      sequelize.transaction(snapshotOptions as never, (tx) => {
        beginSnapshot(tx)
        return work(tx)
      }),
    scan: (sql, values, tx) =>
      scans.query(scan.begin + sql, { replacements: values, type: QueryTypes.SELECT, transaction: tx ?? null }).catch((error) => {
        throw scan.isTooSlow(error.original) ? badRequest('This takes too long. Ask for less, or for something more specific') : error
      }) as never,
    onStatement: (listener) => {
      for (const one of connections) one.addHook('beforeQuery', listener)
    },
    connections: () => {
      const { pool } = sequelize.connectionManager as unknown as { pool: { size: number; waiting: number } }
      return { open: pool.size, wanted: pool.waiting }
    },
    ping: async () => {
      await sequelize.query('SELECT 1')
    },
    limitStatements,
    close,
  }
}

/** Knows what runs within a transaction. */
function createGuard(): { isInside(): boolean; run<T>(work: () => Promise<T>): Promise<T> } {
  const inside = new AsyncLocalStorage<true>()
  let running = 0
  return {
    isInside: () => inside.getStore() === true,
    run: async (work) => {
      running++
      try {
        return await inside.run(true, work)
      } finally {
        running--
        // While it is enabled, it slows down every promise of the process.
        if (running === 0) inside.disable()
      }
    },
  }
}

interface Opened {
  sequelize: Sequelize
  /** Runs SELECTs that may read many rows. */
  scans: Sequelize
  /** What stands before them, and whether one was stopped because it took too long. */
  scan: { begin: string; isTooSlow(error: unknown): boolean }
  limitStatements(): void
  /** The options of snapshot transactions. */
  snapshotOptions: object
  close(): Promise<void>
}

async function openMysql(url: string): Promise<Opened> {
  let isLimited = false
  // Not the URL itself, for which Sequelize asks a function that Node warns of.
  const { options, ...address } = addressOf(url)
  const sequelize = new Sequelize({
    ...address,
    dialect: 'mysql',
    // Imported on demand: servers with an embedded database do without it.
    dialectModule: (await import('mysql2')).default,
    logging: false,
    // Set once for each connection, not for each transaction.
    hooks: {
      afterConnect: async (connection: unknown) => {
        await readCommitted(connection)
        giveUpSilent(connection, () => isLimited)
      },
    },
    // Who is idle is closed before it counts as silent.
    pool: { max: 32, idle: SILENCE / 2, acquire: SILENCE },
    dialectOptions: {
      charset: 'utf8mb4',
      connectTimeout: 10_000,
      // The driver converts values by itself. Sequelize would be asked for each of them, for the sake of types that no table here has.
      typeCast: true,
      // Each connection sets aside room for so many at once. By default it is half a megabyte, for 16,000.
      maxPreparedStatements: 256,
      ...options,
    },
  })
  return {
    sequelize,
    scans: sequelize,
    // A comment to all but MariaDB, as is its limit for one statement.
    scan: {
      begin: `/*M!100101 SET STATEMENT max_statement_time=${SCAN / 1_000} FOR */ `,
      isTooSlow: (error) => (error as { errno?: number } | undefined)?.errno === STATEMENT_STOPPED,
    },
    limitStatements: () => {
      isLimited = true
    },
    snapshotOptions: { isolationLevel: 'REPEATABLE READ' },
    close: () => sequelize.close(),
  }
}

/** Of MariaDB: `max_statement_time` has passed. */
const STATEMENT_STOPPED = 1969

/** Ends a connection whose server says nothing for SILENCE, if `isLimited` by then: whoever waits for an answer gets an error. */
function giveUpSilent(connection: unknown, isLimited: () => boolean): void {
  const { stream } = connection as { stream: Socket }
  stream.setTimeout(SILENCE, () => {
    if (isLimited()) stream.destroy(Object.assign(new Error('MySQL does not answer'), { code: 'ETIMEDOUT' }))
  })
}

function openSqlite(file: string, refuseNested: () => void): Opened {
  const threads = sqliteThreads(file)
  mkdirSync(dirname(file), { recursive: true })
  const open = (readers: Pool): Sequelize => {
    const options = { dialect: 'sqlite', storage: file, logging: false, foreignKeys: false, transactionType: 'IMMEDIATE' } as const
    return new Sequelize({ ...options, dialectModule: sqliteDriver({ threads, readers, refuseNested }) } as Options)
  }
  const [sequelize, scans] = [open(threads.readers), open(threads.scanners)]
  // Statement logging covers this connection too.
  Object.defineProperty(Reflect.get(scans, 'options'), 'logging', { get: () => Reflect.get(sequelize, 'options').logging })
  const close = async (): Promise<void> => {
    await sequelize.close()
    await threads.close()
  }
  // Scans have a limit of their own (sqlite-threads.ts).
  const scan: Opened['scan'] = { begin: '', isTooSlow: (error) => error instanceof TooSlow }
  return { sequelize, scans, scan, limitStatements: () => {}, snapshotOptions: { type: 'DEFERRED' }, close }
}

function readCommitted(connection: unknown): Promise<void> {
  const { query } = connection as { query(sql: string, done: (error: Error | null) => void): void }
  return new Promise((resolve, reject) => {
    query.call(connection, 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', (error) =>
      error ? reject(new ConnectionError(error)) : resolve(),
    )
  })
}

function isContention(error: unknown): boolean {
  const { code, errno } = ((error as { original?: unknown }).original ?? error) as { code?: string; errno?: number }
  // 1213 deadlock (also a Galera conflict at commit), 1205 lock wait timeout
  return errno === 1213 || errno === 1205 || code?.startsWith('SQLITE_BUSY') === true || code?.startsWith('SQLITE_LOCKED') === true
}

/** Errors of the driver and the system that mean that the connection is gone, or cannot be made. */
const LOST = new Set(['PROTOCOL_CONNECTION_LOST', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'])
/** Of MySQL: too many connections, shutting down, read only, and a Galera node that is not ready (1047). */
const UNAVAILABLE = new Set([1040, 1053, 1290, 1836, 1047])

/**
 * Whether the database did not answer in time, or others held what was wanted for longer than all attempts took. A transaction that was
 * being committed may be in force or not.
 */
export function isUnreachable(error: unknown): boolean {
  // Other clients, of mail or of files, have errors with the same codes.
  if (!(error instanceof BaseError)) return false
  if (error instanceof ConnectionError || isContention(error)) return true
  const { original } = error as { original?: unknown }
  if (original instanceof TooSlow) return true
  const { code = '', errno = 0, message = '' } = (original ?? error) as Partial<NodeJS.ErrnoException>
  return LOST.has(code) || UNAVAILABLE.has(errno) || /^Can't add new command when connection is in closed state/.test(message)
}

/** Whether a unique index refused a row. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof UniqueConstraintError
}
