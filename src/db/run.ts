// Runs statements and transactions by the drivers themselves, on connections of Sequelize's pool. Sequelize's own way from a text to the driver
// takes longer than the driver (docs/benchmarks/decisions.md).

import { DatabaseError, type Sequelize, UniqueConstraintError, Utils } from 'sequelize'

/** What a statement has found or done: its rows, or the ID that the database reports and the number of rows. */
export interface Done<Row extends object = object> {
  rows: Row[]
  id: number
  changed: number
}

/** The values for the `?` or `:name` placeholders of a statement. They are escaped into its text. A list stands for its values. */
export type SqlValues = readonly unknown[] | Record<string, unknown>

/** A connection of mysql2, or of the embedded database (sqlite.ts). */
export type DriverConnection =
  | { query(sql: string, done: (error: Error | null, result: object[] | { insertId: number; affectedRows: number }) => void): void }
  | { execute(sql: string, before?: readonly string[]): Promise<{ rows: object[]; lastID: number; changes: number }> }

/** A transaction, for the statements that run in it. */
export interface Tx {
  readonly connection: DriverConnection
  /** Whether it has ended, or the server has rolled it back. */
  isOver: boolean
  /** Statements that go to the database with the next one, because nobody needs their results. Always empty on MySQL. */
  readonly waiting: string[]
}

/** A kind of transactions: the statements that begin one, and what lends it a connection. */
export interface Kind {
  begin: readonly string[]
  lend(): Promise<Lent>
}
/** A connection that is lent. It is given back as lost if it did not end its transaction. */
export interface Lent {
  connection: DriverConnection
  give(isLost: boolean): void
}

/** Called with each statement when it starts. What it throws fails the statement, and a promise that it returns holds it back. */
export type Listener = (sql: string) => unknown

/** The part of Sequelize's options that its types do not declare: what it tells of a statement, and to what. */
interface Told {
  options: { logging: (text: string) => Promise<unknown> | undefined }
}

/**
 * Runs a statement, in a transaction or on any connection. Throws Sequelize's errors: UniqueConstraintError if a unique index refuses a row,
 * otherwise DatabaseError or ConnectionError.
 */
export async function run<Row extends object = object>(sequelize: Sequelize, sql: string, values?: SqlValues, tx?: Tx): Promise<Done<Row>> {
  const text = values === undefined ? sql : withValues(sequelize, sql, values)
  await announce(sequelize, text)
  if (tx) return runIn(tx, text) as Promise<Done<Row>>
  const { connectionManager } = sequelize
  const connection = await connectionManager.getConnection({ type: 'write' })
  try {
    return (await runOn(connection as DriverConnection, text)) as Done<Row>
  } finally {
    connectionManager.releaseConnection(connection)
  }
}

/** Characters of statements that wait for the next one: more would be kept here for no gain. */
const MOST_WAITING = 100_000

/**
 * Runs a statement of a transaction whose result nobody needs. On the embedded database it goes to its thread together with the next one,
 * because a message to a thread takes longer than most statements. So what it throws, the next statement of the transaction may throw instead,
 * at the latest its COMMIT, and the transaction is over. Throws the errors of `run`.
 */
export async function runWithNext(sequelize: Sequelize, sql: string, values: SqlValues | undefined, tx: Tx): Promise<void> {
  const text = values === undefined ? sql : withValues(sequelize, sql, values)
  await announce(sequelize, text)
  if (!waits(tx, text)) await runIn(tx, text)
}

/** Lets a statement wait for the next one, where that is worth it. */
function waits({ connection, waiting, isOver }: Tx, text: string): boolean {
  const isLong = waiting.reduce((sum, one) => sum + one.length, text.length) > MOST_WAITING
  if (isOver || isLong || 'query' in connection) return false
  waiting.push(text)
  return true
}

/**
 * Runs `work` in a transaction and commits. Rolls back if it throws. Throws what it throws, and the errors of `run`. After a failed COMMIT on a
 * lost connection, the transaction may have taken effect.
 */
export async function transaction<T>(sequelize: Sequelize, { begin, lend }: Kind, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (const text of begin) await announce(sequelize, text)
  const { connection, give } = await lend()
  const tx: Tx = { connection, isOver: false, waiting: [] }
  let isLost = true
  const end = async (text: 'COMMIT' | 'ROLLBACK'): Promise<void> => {
    await announce(sequelize, text)
    // Before the statement, so that nothing is queued behind it.
    tx.isOver = true
    if (text === 'ROLLBACK') tx.waiting.length = 0
    await runOn(connection, text, tx.waiting.splice(0))
    isLost = false
  }
  try {
    for (const text of begin) if (!waits(tx, text)) await runOn(connection, text)
    const value = await work(tx)
    await end('COMMIT')
    return value
  } catch (error) {
    await end('ROLLBACK').catch(() => {})
    throw error
  } finally {
    give(isLost)
  }
}

/** Tells listeners of a statement, and waits for as long as they hold it back. */
async function announce(sequelize: Sequelize, text: string): Promise<void> {
  await (sequelize as unknown as Told).options.logging(text)
}

/** The server has rolled back the transaction. What runs on its connection from then on would be committed at once. */
const DEADLOCK = 1213

async function runIn(tx: Tx, text: string): Promise<Done> {
  if (tx.isOver) throw new Error('the transaction is over')
  try {
    return await runOn(tx.connection, text, tx.waiting.splice(0))
  } catch (error) {
    if (error instanceof DatabaseError && (error.original as DriverError).errno === DEADLOCK) tx.isOver = true
    throw error
  }
}

async function runOn(connection: DriverConnection, text: string, before: readonly string[] = []): Promise<Done> {
  try {
    return await runByDriver(connection, text, before)
  } catch (error) {
    throw errorOf(error as DriverError)
  }
}

function runByDriver(connection: DriverConnection, text: string, before: readonly string[]): Promise<Done> {
  if (!('query' in connection))
    return connection.execute(text, before).then(({ rows, lastID, changes }) => ({ rows, id: lastID, changed: changes }))
  return new Promise((resolve, reject) => {
    connection.query(text, (error, result) => {
      if (error) reject(error)
      else if (Array.isArray(result)) resolve({ rows: result, id: 0, changed: 0 })
      else resolve({ rows: [], id: result.insertId, changed: result.affectedRows })
    })
  })
}

type DriverError = Error & { errno?: number; code?: string; sql: string }
const DUPLICATE = 1062
const DUPLICATE_OF_SQLITE = /^SQLITE_CONSTRAINT(_UNIQUE|_PRIMARYKEY)?$/

function errorOf(error: DriverError): Error {
  const isDuplicate = error.errno === DUPLICATE || DUPLICATE_OF_SQLITE.test(error.code ?? '')
  return isDuplicate ? new UniqueConstraintError({ parent: error, message: error.message }) : new DatabaseError(error)
}

function withValues(sequelize: Sequelize, sql: string, values: SqlValues): string {
  const dialect = sequelize.getDialect()
  if (!Array.isArray(values)) return Utils.formatNamedParameters(sql, values as Record<string, string>, dialect)
  return values.length === 0 ? sql : Utils.format([sql, ...(values as string[])], dialect)
}
