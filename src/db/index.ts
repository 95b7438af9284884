// The database: one connection pool, and transactions that retry.

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Socket } from 'node:net'
import { dirname } from 'node:path'
import { BaseError, ConnectionError, type Options, Sequelize, UniqueConstraintError } from 'sequelize'
import { badRequest } from '../errors.ts'
import { DATABASE_SILENCE } from '../limits.ts'
import { createDirectory } from '../values/folders.ts'
import { addressOf } from './address.ts'
import { encryptionOf } from './encryption.ts'
import { type Done, type DriverConnection, type Kind, type Lent, type Listener, run, type SqlValues, type Tx, transaction } from './run.ts'
import { sqliteDriver } from './sqlite.ts'
import { type Pool, sqliteThreads, TooSlow } from './sqlite-threads.ts'

export type { Tx } from './run.ts'

export interface Db {
  readonly sequelize: Sequelize
  /**
   * Runs `work` in one transaction and commits. If the database reports a deadlock, a lock timeout or a busy file, runs the whole function
   * again, up to twelve times and for DATABASE_SILENCE. So `work` must change nothing but the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs reads that all see the same state of the database. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /**
   * Runs a SELECT that may read many rows, with `values` for its `?` or `:name` placeholders. On SQLite, other statements do not wait for
   * it. If it takes too long, throws BAD_REQUEST. With `tx` it runs in that transaction.
   */
  scan<Row extends object>(sql: string, values: SqlValues, tx?: Tx): Promise<Row[]>
  /**
   * Runs one SELECT over many tables, like `scan`, except that on SQLite it waits for its turn among the snapshots, and then takes as long as it
   * needs.
   */
  survey<Row extends object>(sql: string, values: unknown[], tx?: Tx): Promise<Row[]>
  /** Runs a statement, with `values` for its `?` or `:name` placeholders, in a transaction or by itself. */
  run<Row extends object = object>(sql: string, values?: SqlValues, tx?: Tx): Promise<Done<Row>>
  /**
   * Tells `listener` of each statement from now on, until the returned function is called. A transaction that is told of as it begins has no
   * connection yet.
   */
  onStatement(listener: Listener): () => void
  /** Calls `listener` each time that a transaction begins again, because others were in its way, from now on. */
  onRepeat(listener: () => void): void
  /** The number of open connections in the pool, and of callers waiting for one. Both 0 for SQLite, which has no pool. */
  connections(): { open: number; wanted: number }
  /**
   * From now on, a statement that MySQL does not answer within DATABASE_SILENCE fails as if the connection was lost. Before this call
   * statements may take as long as they need, as migrations do.
   */
  limitStatements(): void
  /** Rejects if the database does not answer a statement. */
  ping(): Promise<void>
  close(): Promise<void>
}

const ATTEMPTS = 12
/** The part of DATABASE_SILENCE after which MySQL stops waiting for a lock, so that a connection that waits for one is not silent. */
const LOCK_WAIT = 0.25
/** Milliseconds after which the database stops a scan. Fewer, because MySQL does not notice that its client has disconnected. */
const SCAN = 15_000

/**
 * Opens a database by URL: `mysql://user:password@host:port/name` or `sqlite:/path/of/the/file`. `guardNesting` refuses a transaction
 * inside another one. On Node 20 this check takes a tenth of the time of every request, so production runs without it. In milliseconds:
 * `scanLimit`, what a scan may take, and `silence`, as DATABASE_SILENCE.
 */
export async function openDatabase(url: string, { guardNesting = true, scanLimit = SCAN, silence = DATABASE_SILENCE } = {}): Promise<Db> {
  const guard = guardNesting ? createGuard() : undefined
  const refuseNested = (): void => {
    // On SQLite the inner transaction would wait forever for the outer one. On MySQL the two would not be atomic.
    if (guard?.isInside()) throw new Error('a nested transaction, or a write without tx, inside a transaction: pass tx instead')
  }
  const listeners = new Set<Listener>()
  const announce = (text: string): Promise<unknown> | undefined => {
    // What Sequelize runs by itself has the mark that it gives to texts for logs.
    const sql = text.replace(/^Executing \([^)]*\): /, '')
    const held = [...listeners].map((listener) => listener(sql)).filter((result) => result instanceof Promise)
    return held.length > 0 ? Promise.all(held) : undefined
  }
  const { sequelize, scan, survey, isTooSlow, close, limitStatements, changes, snapshots } = url.startsWith('sqlite:')
    ? await openSqlite(url.slice('sqlite:'.length), { scanLimit, silence, announce }, refuseNested)
    : await openMysql(url, { scanLimit, silence, announce })
  const selectBy =
    (bound: (sql: string) => string) =>
    <Row extends object>(sql: string, values: SqlValues, tx?: Tx): Promise<Row[]> =>
      run<Row>(sequelize, bound(sql), values, tx).then(
        ({ rows }) => rows,
        (error) => {
          throw isTooSlow(error.original) ? badRequest('This takes too long. Ask for less, or for something more specific') : error
        },
      )
  const once = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    transaction(sequelize, changes, (tx) => (guard ? guard.run(() => work(tx)) : work(tx)))
  const repeatListeners: (() => void)[] = []
  const retrying = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> => {
    const until = performance.now() + silence
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(work)
      } catch (error) {
        if (attempt === ATTEMPTS || performance.now() > until || !isContention(error)) throw error
        for (const listener of repeatListeners) listener()
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
    snapshot: (work) => transaction(sequelize, snapshots, work),
    scan: selectBy(scan),
    survey: selectBy(survey),
    run: (sql, values, tx) => run(sequelize, sql, values, tx),
    onStatement: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    onRepeat: (listener) => void repeatListeners.push(listener),
    connections: () => {
      const { pool } = sequelize.connectionManager as unknown as { pool: { size: number; waiting: number } }
      return { open: pool.size, wanted: pool.waiting }
    },
    limitStatements,
    ping: async () => void (await run(sequelize, 'SELECT 1')),
    close,
  }
}

/** Tracks which code runs inside a transaction. */
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
        // While enabled, it slows down every promise of the process.
        if (running === 0) inside.disable()
      }
    },
  }
}

/** In milliseconds, as for `openDatabase`, and what is told of each statement. */
interface Limits {
  scanLimit: number
  silence: number
  announce(text: string): Promise<unknown> | undefined
}

interface Opened {
  sequelize: Sequelize
  /** Makes the SQL of a SELECT that may read many rows one that the database can stop. */
  scan(sql: string): string
  /** The same for one that reads many tables. */
  survey(sql: string): string
  /** Whether an error means that the database has stopped a statement. */
  isTooSlow(error: unknown): boolean
  limitStatements(): void
  /** The transactions that write, and those that only read. */
  changes: Kind
  snapshots: Kind
  close(): Promise<void>
}

async function openMysql(url: string, { scanLimit, silence, announce }: Limits): Promise<Opened> {
  let isLimited = false
  // Imported on demand, because servers with an embedded database do not need it.
  const driver = (await import('mysql2')).default
  // Parts instead of the URL, for which Sequelize calls a function that Node warns about.
  const { tls, ...address } = addressOf(url)
  const encryption = encryptionOf(driver, { tls, ...address })
  const sequelize = new Sequelize({
    ...address,
    dialect: 'mysql',
    dialectModule: driver,
    logging: announce,
    // Set once for each connection, not for each transaction.
    hooks: {
      beforeConnect: async (config) => {
        config.dialectOptions = { ...config.dialectOptions, ...(await encryption()) }
      },
      afterConnect: async (connection: unknown) => {
        await runFirst(connection, 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED')
        await runFirst(connection, `SET SESSION innodb_lock_wait_timeout = ${Math.max(1, Math.floor((silence * LOCK_WAIT) / 1_000))}`)
        giveUpSilent(connection, silence, () => isLimited)
      },
    },
    // An idle connection is closed before it counts as silent.
    pool: { max: 32, idle: silence / 2, acquire: silence },
    dialectOptions: {
      charset: 'utf8mb4',
      connectTimeout: 10_000,
      // The driver converts values itself. Otherwise it would call Sequelize for each value, for the sake of types that no table uses.
      typeCast: true,
      // Each connection reserves memory for this many statements. The default of 16,000 takes half a megabyte.
      maxPreparedStatements: 256,
    },
  })
  const { connectionManager } = sequelize
  const lend = async (): Promise<Lent> => {
    const connection = (await connectionManager.getConnection({ type: 'write' })) as DriverConnection
    const give = (isLost: boolean): void => {
      if (isLost) void connectionManager.destroyConnection(connection).catch(() => {})
      else connectionManager.releaseConnection(connection)
    }
    return { connection, give }
  }
  // The limit for one statement of MariaDB, and the one of MySQL. Each is a comment to the other.
  const bound = (sql: string): string =>
    `/*M!100101 SET STATEMENT max_statement_time=${scanLimit / 1_000} FOR */ ${sql.replace(/^SELECT/, `$& /*+ MAX_EXECUTION_TIME(${scanLimit}) */`)}`
  return {
    sequelize,
    scan: bound,
    survey: bound,
    isTooSlow: (error) => STATEMENT_STOPPED.has((error as { errno?: number } | undefined)?.errno ?? 0),
    limitStatements: () => {
      isLimited = true
    },
    changes: { begin: ['START TRANSACTION'], lend },
    snapshots: { begin: ['SET TRANSACTION ISOLATION LEVEL REPEATABLE READ', 'START TRANSACTION'], lend },
    close: () => sequelize.close(),
  }
}

/**
 * The limit for one statement was exceeded: on MariaDB, on MySQL, and on MySQL before it has begun to execute the statement. The last is
 * also what an operator's KILL QUERY gives.
 */
const STATEMENT_STOPPED = new Set([1969, 3024, 1317])

/** Closes a connection that is silent for `silence`, if `isLimited` by then. Callers waiting for an answer get an error. */
function giveUpSilent(connection: unknown, silence: number, isLimited: () => boolean): void {
  const { stream } = connection as { stream: Socket }
  stream.setTimeout(silence, () => {
    if (isLimited()) stream.destroy(Object.assign(new Error('MySQL does not answer'), { code: 'ETIMEDOUT' }))
  })
}

/** The comments by which the embedded database's driver tells the kinds of reads from each other. */
const SCAN_START = '/* scan */ '
const SURVEY_START = '/* survey */ '

async function openSqlite(file: string, { scanLimit, silence, announce }: Limits, refuseNested: () => void): Promise<Opened> {
  await createDirectory(dirname(file))
  const threads = sqliteThreads(file)
  const reads = [
    { start: SCAN_START, pool: threads.scanners, patience: scanLimit },
    { start: SURVEY_START, pool: threads.snapshots },
    { start: '', pool: threads.readers, patience: silence },
  ]
  const options = { dialect: 'sqlite', storage: file, foreignKeys: false } as const
  const sequelize = new Sequelize({
    ...options,
    logging: announce,
    dialectModule: sqliteDriver({ threads, reads, refuseNested }),
  } as Options)
  return {
    sequelize,
    // All rows are found before the first is read: until then the statement can be interrupted (sqlite-thread.js).
    scan: (sql) =>
      sql.startsWith('SELECT') ? `${SCAN_START}WITH scanned AS MATERIALIZED (${sql}) SELECT * FROM scanned` : SCAN_START + sql,
    survey: (sql) => SURVEY_START + sql,
    isTooSlow: (error) => error instanceof TooSlow,
    limitStatements: () => {},
    changes: { begin: ['BEGIN IMMEDIATE'], lend: () => lentBy(threads.writer) },
    snapshots: { begin: ['BEGIN DEFERRED'], lend: () => lentBy(threads.snapshots) },
    close: async () => {
      await sequelize.close()
      await threads.close()
    },
  }
}

async function lentBy(pool: Pool): Promise<Lent> {
  const connection = await pool.take()
  return { connection, give: () => pool.give(connection) }
}

/** Runs a statement on a connection that is being opened. */
function runFirst(connection: unknown, sql: string): Promise<void> {
  const { query } = connection as { query(sql: string, done: (error: Error | null) => void): void }
  return new Promise((resolve, reject) => {
    query.call(connection, sql, (error) => (error ? reject(new ConnectionError(error)) : resolve()))
  })
}

/**
 * Whether other transactions held what a statement needed, until the end of all attempts. Nothing of the transaction has taken effect.
 */
export function isContention(error: unknown): boolean {
  const { code, errno } = ((error as { original?: unknown }).original ?? error) as { code?: string; errno?: number }
  // 1213 deadlock (also a Galera conflict at commit), 1205 lock wait timeout
  return errno === 1213 || errno === 1205 || code?.startsWith('SQLITE_BUSY') === true || code?.startsWith('SQLITE_LOCKED') === true
}

/** Errors of the driver and the system that mean that the connection is lost or cannot be opened. */
const LOST = new Set(['PROTOCOL_CONNECTION_LOST', 'ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND'])
/** MySQL errors: too many connections, shutting down, read only, a Galera node that is not ready (1047), and a disk that is full. */
const UNAVAILABLE = new Set([1040, 1053, 1290, 1836, 1047, 1021, 1026, 1114])
/** The same of SQLite: the disk is full or does not work. */
const OF_DISK = /^SQLITE_(FULL|IOERR|CANTOPEN)/

/** Whether the database did not answer in time. A transaction that was being committed may or may not have taken effect. */
export function isUnreachable(error: unknown): boolean {
  // Other clients, for mail or files, have errors with the same codes.
  if (!(error instanceof BaseError)) return false
  if (error instanceof ConnectionError) return true
  const { original } = error as { original?: unknown }
  if (original instanceof TooSlow) return true
  const { code = '', errno = 0, message = '' } = (original ?? error) as Partial<NodeJS.ErrnoException>
  return (
    LOST.has(code) ||
    OF_DISK.test(code) ||
    UNAVAILABLE.has(errno) ||
    /^Can't add new command when connection is in closed state/.test(message)
  )
}

/**
 * Runs work, and once more if a unique index refuses a row of it: a concurrent request has made the row, and now the work finds it. Throws
 * what the work throws.
 */
export async function againIfDuplicate<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!isDuplicate(error)) throw error
    return work()
  }
}

/** Whether a unique index refused a row. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof UniqueConstraintError
}
