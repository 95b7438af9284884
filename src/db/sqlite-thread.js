// @ts-check
// A thread that runs SQLite statements. Written in JavaScript, because a thread starts from a file that Node itself can read.

import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import Libsql from 'libsql'
import Interruptible from 'libsql/promise'

/** How many statements a connection keeps prepared, and up to which length. A longer text contains a list and is unlikely to recur. */
const KEPT = 256
const LONGEST = 2_000
/** Characters in one part of a result: as much as this thread can read, and the other can process, without delaying other work. */
const PART = 250_000

/**
 * @typedef {{ file: string, readOnly: boolean }} Opening
 * @typedef {{ opening: Opening, connection: number, sql: string, parameters: unknown[] | Record<string, unknown>, before: string[], within: boolean }} Statement
 * @typedef {{ id: number, what: Statement | 'interrupt' }} Question
 * @typedef {{ reader: boolean, iterate(parameters: unknown): Promise<Iterable<unknown>>, run(parameters: unknown): { lastInsertRowid: number, changes: number } }} LibsqlStatement
 * @typedef {{ statement: LibsqlStatement, reads: boolean }} Prepared
 */

/**
 * A connection and its prepared statements, the most recently used last. It runs one statement after the other, because a prepared statement
 * that runs twice at once loses rows.
 */
class Connection {
  /** @type {Map<string, Prepared>} */
  #prepared = new Map()
  #database
  #readOnly
  /** Settles when the connection is free. @type {Promise<unknown>} */
  #free
  /** The statement that runs. @type {number | undefined} */
  #running

  /** @param {Opening} opening */
  constructor({ file, readOnly }) {
    this.#readOnly = readOnly
    // Statements that write cannot be interrupted. Those of the other class pass through threads of libsql's own.
    this.#database = readOnly ? new Interruptible(file, {}) : new Libsql(file, {})
    this.#free = this.#open()
  }

  async #open() {
    // Waits here for other processes that write. Only this thread waits. SQLite has no queue of them, so beside a process that writes without
    // a pause it can take seconds to find the file free, and a migration is not repeated.
    await this.#database.exec('PRAGMA busy_timeout = 10000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    if (this.#readOnly) await this.#database.exec('PRAGMA query_only = 1')
  }

  /**
   * Runs a statement. While it searches for its first row, and between two parts of a long result, other connections of the thread take
   * turns.
   *
   * @param {number} id
   * @param {Statement} statement
   */
  run(id, statement) {
    const done = this.#free.then(() => this.#runNow(id, statement))
    this.#free = done.catch(() => {})
    return done
  }

  /**
   * @param {number} id
   * @param {Statement} statement
   */
  async #runNow(id, { sql, parameters, before, within }) {
    if (within && !this.#isInTransaction()) throw new Error('the transaction was lost with its thread, or by a statement before')
    this.#running = id
    try {
      if (before.length > 0) await this.#runBefore(before)
      const { statement, reads } = await this.#prepare(sql)
      if (reads) return await answerInParts(id, await statement.iterate(parameters), this.#readOnly)
      const { lastInsertRowid, changes } = statement.run(parameters)
      return answer({ id, rows: [], lastID: Number(lastInsertRowid), changes })
    } finally {
      this.#running = undefined
    }
  }

  /** Runs statements whose results nobody needs. @param {string[]} statements */
  async #runBefore(statements) {
    try {
      for (const sql of statements) (await this.#prepare(sql)).statement.run([])
    } catch (error) {
      // Nobody may go on without them.
      if (this.#isInTransaction()) await this.#database.exec('ROLLBACK')
      throw error
    }
  }

  #isInTransaction() {
    // The package's types leave it out.
    return /** @type {{ inTransaction: boolean }} */ (/** @type {unknown} */ (this.#database)).inTransaction
  }

  /** Ends a statement with SQLITE_INTERRUPT if it still runs. Without an ID, whichever runs. @param {number} [id] */
  interrupt(id = this.#running) {
    if (id !== undefined && id === this.#running && this.#database instanceof Interruptible) this.#database.interrupt()
  }

  close() {
    this.#database.close()
  }

  /** @param {string} sql */
  async #prepare(sql) {
    const known = this.#prepared.get(sql)
    if (known) this.#prepared.delete(sql)
    const statement = known?.statement ?? (await this.#database.prepare(sql))
    const prepared = known ?? { statement, reads: statement.reader }
    if (sql.length <= LONGEST) this.#prepared.set(sql, prepared)
    const [oldest] = this.#prepared.keys()
    if (this.#prepared.size > KEPT && oldest !== undefined) this.#prepared.delete(oldest)
    return prepared
  }
}

/** @param {object} message */
function answer(message) {
  parentPort?.postMessage(message)
}

/** Whether this thread is about to end. Callers waiting for rows have already been notified. */
let isEnding = false

/**
 * Reads the rows and answers with them. If `yields`, other statements can run between two parts.
 *
 * @param {number} id
 * @param {Iterable<unknown>} found
 * @param {boolean} yields
 */
async function answerInParts(id, found, yields) {
  let rows = []
  let size = 0
  for (const row of found) {
    rows.push(row)
    size += 100
    for (const value of Object.values(/** @type {object} */ (row))) if (typeof value === 'string') size += value.length
    if (size < PART) continue
    answer({ id, part: rows })
    rows = []
    size = 0
    if (yields) await setImmediate()
    if (isEnding) return
  }
  answer({ id, rows, lastID: 0, changes: 0 })
}

/** @type {Map<number, Connection>} */
const connections = new Map()

/**
 * @param {number} id
 * @param {Statement} statement
 */
async function run(id, statement) {
  let connection = connections.get(statement.connection)
  if (!connection) {
    connection = new Connection(statement.opening)
    connections.set(statement.connection, connection)
  }
  try {
    await connection.run(id, statement)
  } catch (error) {
    // A statement that met another process's lock stays unfinished in libsql, and then no later transaction of the connection can commit.
    if (/^SQLITE_BUSY/.test(/** @type {{ code?: string }} */ (error).code ?? '')) {
      connection.close()
      connections.delete(statement.connection)
    }
    throw error
  }
}

parentPort?.on('message', async (/** @type {Question | 'end'} */ question) => {
  if (question === 'end') {
    isEnding = true
    for (const connection of connections.values()) connection.interrupt()
    return parentPort?.close()
  }
  const { id, what } = question
  if (what === 'interrupt') {
    for (const connection of connections.values()) connection.interrupt(id)
    return
  }
  try {
    await run(id, what)
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error)
    answer({ id, error: { message, code } })
  }
})
