// @ts-check
// A thread that runs SQLite statements. Written in JavaScript, because a thread starts from a file that Node itself can read.

import { setImmediate } from 'node:timers/promises'
import { parentPort } from 'node:worker_threads'
import Libsql from 'libsql'

/** How many statements a connection keeps prepared, and up to which length. A longer text contains a list and is unlikely to recur. */
const KEPT = 256
const LONGEST = 2_000
/** Characters in one part of a result: as much as this thread can read, and the other can process, without delaying other work. */
const PART = 250_000

/**
 * @typedef {{ file: string, readOnly: boolean }} Opening
 * @typedef {{ opening: Opening, connection: number, sql: string, parameters: unknown[] | Record<string, unknown>, within: boolean }} Statement
 * @typedef {{ id: number, what: Statement | 'clear' }} Question
 * @typedef {{ statement: Libsql.Statement<unknown[]>, reads: boolean }} Prepared
 */

/** A connection and its prepared statements, the most recently used last. */
class Connection {
  /** @type {Map<string, Prepared>} */
  #prepared = new Map()
  #database
  #readOnly

  /** @param {Opening} opening */
  constructor({ file, readOnly }) {
    this.#readOnly = readOnly
    this.#database = new Libsql(file)
    // Waits here for other processes that write. Only this thread waits.
    this.#database.exec('PRAGMA busy_timeout = 1000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL')
    if (readOnly) this.#database.exec('PRAGMA query_only = 1')
  }

  /**
   * Runs a statement. Other statements take turns while the result of a read is long, except within a transaction, whose statements may not
   * overlap.
   *
   * @param {number} id
   * @param {Statement} statement
   */
  async run(id, { sql, parameters, within }) {
    if (within && !this.#database.inTransaction) throw new Error('the transaction was lost with its thread')
    const { statement, reads } = this.#prepare(sql)
    if (reads) return answerInParts(id, statement.iterate(/** @type {unknown[]} */ (parameters)), this.#readOnly && !within)
    const { lastInsertRowid, changes } = statement.run(/** @type {unknown[]} */ (parameters))
    return answer({ id, rows: [], lastID: Number(lastInsertRowid), changes })
  }

  close() {
    this.#database.close()
  }

  /** @param {string} sql */
  #prepare(sql) {
    const known = this.#prepared.get(sql)
    if (known) this.#prepared.delete(sql)
    const statement = known?.statement ?? this.#database.prepare(sql)
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

/** @param {number} id */
function clear(id) {
  for (const connection of connections.values()) connection.close()
  connections.clear()
  answer({ id, rows: [], lastID: 0, changes: 0 })
}

parentPort?.on('message', async (/** @type {Question | 'end'} */ question) => {
  if (question === 'end') {
    isEnding = true
    return parentPort?.close()
  }
  const { id, what } = question
  try {
    if (what === 'clear') clear(id)
    else await run(id, what)
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error)
    answer({ id, error: { message, code } })
  }
})
