// The threads of the embedded database, for statements outside transactions, behind the small part of the `sqlite3` package's API that
// Sequelize's SQLite dialect calls.

import type { Parameters, Pool, Result, Threads } from './sqlite-threads.ts'

type Callback = (this: { lastID: number; changes: number }, error: Error | null, rows?: object[]) => void

const NOTHING: Result = { rows: [], lastID: 0, changes: 0 }

interface Setup {
  threads: Threads
  /** Which threads run a read: the first whose `start` it has. `patience` is the milliseconds that it may take, by default as many as it needs. */
  reads: readonly { start: string; pool: Pool; patience?: number }[]
  /** Throws inside a transaction, because a write outside it would wait for it forever. */
  refuseNested(): void
}

/** The `dialectModule` of Sequelize's SQLite dialect. */
export function sqliteDriver(setup: Setup): object {
  const tables = new Map<string, Result>()
  class Database extends SequelizeConnection {
    constructor(filename: string, _mode: number, opened: (error: Error | null) => void) {
      super(filename, setup, tables)
      // Sequelize reads the connection from the variable that the constructor's result is assigned to.
      queueMicrotask(() => opened(null))
    }
  }
  // No file or folder to create. Sequelize would create the folder for each transaction.
  return { Database, OPEN_READWRITE: 2, OPEN_CREATE: 0 }
}

/** A connection as Sequelize sees it. */
class SequelizeConnection {
  readonly filename: string
  readonly #setup: Setup
  /** The columns of tables, which Sequelize queries before each SELECT. */
  readonly #tables: Map<string, Result>

  constructor(filename: string, setup: Setup, tables: Map<string, Result>) {
    this.filename = filename
    this.#setup = setup
    this.#tables = tables
  }

  serialize(work: () => void): void {
    work()
  }

  run(sql: string, parameters?: unknown, callback?: Callback): void {
    const done = (typeof parameters === 'function' ? parameters : callback) as Callback | undefined
    this.execute(sql, typeof parameters === 'function' ? [] : bindable(parameters)).then(
      (result) => done?.call(result, null, result.rows),
      (error: Error) => done?.call(NOTHING, error),
    )
  }

  all(sql: string, parameters?: unknown, callback?: Callback): void {
    this.run(sql, parameters, callback)
  }

  close(callback?: (error: Error | null) => void): void {
    callback?.(null)
  }

  /** Runs a statement. */
  execute(sql: string, parameters: Parameters = []): Promise<Result> {
    if (/^(CREATE|ALTER|DROP)/.test(sql)) this.#tables.clear()
    return sql.startsWith('PRAGMA table_info') ? this.#describe(sql) : this.#run(sql, parameters)
  }

  async #run(sql: string, parameters: Parameters): Promise<Result> {
    const { threads, reads, refuseNested } = this.#setup
    if (/^\s*(\/\* \w+ \*\/\s*)?(SELECT|WITH|PRAGMA)/.test(sql)) {
      const read = reads.find(({ start }) => sql.startsWith(start))
      if (read) return read.pool.run(sql, parameters, read.patience)
    }
    refuseNested()
    return threads.writer.run(sql, parameters)
  }

  async #describe(sql: string): Promise<Result> {
    const known = this.#tables.get(sql) ?? (await this.#run(sql, []))
    if (known.rows.length > 0) this.#tables.set(sql, known)
    return known
  }
}

/** Sequelize names parameters `$name`. libsql expects bare names, and accepts neither booleans nor undefined. */
function bindable(parameters: unknown): Parameters {
  const value = (v: unknown): unknown => (typeof v === 'boolean' ? Number(v) : (v ?? null))
  if (Array.isArray(parameters)) return parameters.map(value)
  return Object.fromEntries(Object.entries(parameters ?? {}).map(([name, v]) => [name.replace(/^\$/, ''), value(v)]))
}
