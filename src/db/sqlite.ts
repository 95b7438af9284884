// libsql behind the small part of the `sqlite3` package's API that Sequelize's SQLite dialect calls.

import Libsql from 'libsql'

type Callback = (this: { lastID: number; changes: number }, error: Error | null, rows?: unknown[]) => void

/** One connection. Statements run synchronously; callbacks are called before the method returns. */
class Database {
  readonly filename: string
  readonly #database: Libsql.Database

  constructor(filename: string, _mode: number, opened: (error: Error | null) => void) {
    this.filename = filename
    this.#database = new Libsql(filename)
    // A lock held by another process blocks this one, so wait only briefly here: transaction() retries without blocking.
    this.#database.exec('PRAGMA busy_timeout = 50; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    // Sequelize reads the connection from the variable that the constructor's result is assigned to.
    queueMicrotask(() => opened(null))
  }

  serialize(work: () => void): void {
    work()
  }

  run(sql: string, parameters?: unknown, callback?: Callback): void {
    this.#execute(sql, parameters, callback)
  }

  all(sql: string, parameters?: unknown, callback?: Callback): void {
    this.#execute(sql, parameters, callback)
  }

  close(callback?: (error: Error | null) => void): void {
    this.#database.close()
    callback?.(null)
  }

  #execute(sql: string, parameters: unknown, callback?: Callback): void {
    const done = (typeof parameters === 'function' ? parameters : callback) as Callback | undefined
    const outcome = { lastID: 0, changes: 0 }
    let rows: unknown[] = []
    // Sequelize rolls back also when BEGIN has failed, which another process that writes makes it do.
    if (sql.startsWith('ROLLBACK') && !this.#database.inTransaction) return void done?.call(outcome, null, rows)
    try {
      const statement = this.#database.prepare<unknown[] | object>(sql)
      const bound = typeof parameters === 'function' ? [] : bindable(parameters)
      if (statement.reader) rows = statement.all(bound)
      else {
        const result = statement.run(bound)
        outcome.lastID = Number(result.lastInsertRowid)
        outcome.changes = result.changes
      }
    } catch (error) {
      done?.call(outcome, error as Error)
      return
    }
    done?.call(outcome, null, rows)
  }
}

/** Sequelize names parameters `$name`; libsql wants the bare names, and neither booleans nor undefined. */
function bindable(parameters: unknown): unknown[] | Record<string, unknown> {
  const value = (v: unknown): unknown => (typeof v === 'boolean' ? Number(v) : (v ?? null))
  if (Array.isArray(parameters)) return parameters.map(value)
  return Object.fromEntries(Object.entries(parameters ?? {}).map(([name, v]) => [name.replace(/^\$/, ''), value(v)]))
}

/** The `dialectModule` of Sequelize's SQLite dialect. */
export const sqlite3 = { Database, OPEN_READWRITE: 2, OPEN_CREATE: 4 }
