// The database: one connection pool, transactions that retry, and the few differences between the dialects.

import { AsyncLocalStorage } from 'node:async_hooks'
import { Sequelize, type Transaction, UniqueConstraintError } from 'sequelize'
import { sqlite3 } from './sqlite.ts'

export type Tx = Transaction

export interface Db {
  readonly sequelize: Sequelize
  readonly dialect: 'mysql' | 'sqlite'
  /**
   * Runs `work` in one transaction and commits. When the database reports a deadlock, a lost connection to a lock
   * or a busy file, the whole function runs again, so it must change nothing but the database.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs reads that see the database as it is at one moment. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

const ATTEMPTS = 12

/**
 * Opens a database by URL: `mysql://user:password@host:port/name` or `sqlite:/path/of/the/file`. `guardNesting` refuses a
 * transaction inside another one; on Node 20 it costs every request a tenth of its time, so production goes without.
 */
export function openDatabase(url: string, { guardNesting = true } = {}): Db {
  const sqlite = url.startsWith('sqlite:')
  const sequelize = sqlite
    ? new Sequelize({
        dialect: 'sqlite',
        dialectModule: sqlite3,
        storage: url.slice('sqlite:'.length),
        logging: false,
        transactionType: 'IMMEDIATE' as never,
      })
    : new Sequelize(url.replace(/^mariadb:/, 'mysql:'), {
        dialect: 'mysql',
        logging: false,
        // Once for each connection, not for each transaction.
        hooks: { afterConnect: readCommitted },
        pool: { max: 32, idle: 30_000, acquire: 20_000 },
        dialectOptions: { charset: 'utf8mb4', connectTimeout: 10_000 },
      })
  const running = guardNesting ? new AsyncLocalStorage<true>() : undefined
  const once = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    sequelize.transaction((tx) => (running ? running.run(true, () => work(tx)) : work(tx)))
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
  const oneAtATime = sqlite ? serialiser() : <T>(work: () => Promise<T>): Promise<T> => work()
  return {
    sequelize,
    dialect: sqlite ? 'sqlite' : 'mysql',
    transaction: (work) => {
      // On SQLite the inner one would wait for ever for the outer one; on MySQL it would not be atomic with it.
      if (running?.getStore()) throw new Error('a transaction inside a transaction: pass tx on instead')
      return oneAtATime(() => retrying(work))
    },
    snapshot: (work) =>
      sequelize.transaction(sqlite ? { type: 'DEFERRED' as never } : { isolationLevel: 'REPEATABLE READ' as never }, (tx) => work(tx)),
    ping: async () => {
      await sequelize.query('SELECT 1')
    },
    close: () => sequelize.close(),
  }
}

function readCommitted(connection: unknown): Promise<void> {
  const { query } = connection as { query(sql: string, done: (error: Error | null) => void): void }
  return new Promise((resolve, reject) => {
    query.call(connection, 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED', (error) => (error ? reject(error) : resolve()))
  })
}

/** SQLite has one writer at a time: transactions of this process queue up here instead of meeting a busy file. */
function serialiser(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const result = last.then(work)
    last = result.catch(() => {})
    return result
  }
}

function isContention(error: unknown): boolean {
  const { code, errno } = ((error as { original?: unknown }).original ?? error) as { code?: string; errno?: number }
  // 1213 deadlock (also a Galera conflict at commit), 1205 lock wait timeout
  return errno === 1213 || errno === 1205 || code?.startsWith('SQLITE_BUSY') === true || code?.startsWith('SQLITE_LOCKED') === true
}

/** Whether a unique index refused a row. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof UniqueConstraintError
}
