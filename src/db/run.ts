// Runs statements by the drivers themselves, on connections of Sequelize's pool. Sequelize's own way from a text to the driver takes longer
// than the driver (docs/benchmarks/decisions.md).

import { DatabaseError, type Sequelize, type Transaction, UniqueConstraintError, Utils } from 'sequelize'

/** What a statement has found or done: its rows, or the ID that the database reports and the number of rows. */
export interface Done<Row extends object = object> {
  rows: Row[]
  id: number
  changed: number
}

/** The values for the `?` or `:name` placeholders of a statement. They are escaped into its text. A list stands for its values. */
export type SqlValues = readonly unknown[] | Record<string, unknown>

/** A connection of mysql2, or of the embedded database (sqlite.ts). */
type Connection =
  | { query(sql: string, done: (error: Error | null, result: object[] | { insertId: number; affectedRows: number }) => void): void }
  | { execute(sql: string): Promise<{ rows: object[]; lastID: number; changes: number }> }

/** The parts of Sequelize's transaction that its types do not declare. */
interface Begun {
  connection: Connection
  finished?: string
  /** Set here. Sequelize still has to end it, and gives back its connection then. */
  isLost?: boolean
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
export async function run<Row extends object = object>(
  sequelize: Sequelize,
  sql: string,
  values?: SqlValues,
  tx?: Transaction,
): Promise<Done<Row>> {
  const text = values === undefined ? sql : withValues(sequelize, sql, values)
  const held = (sequelize as unknown as Told).options.logging(text)
  if (held !== undefined) await held
  if (tx) return runIn(tx as unknown as Begun, text) as Promise<Done<Row>>
  const { connectionManager } = sequelize
  const connection = await connectionManager.getConnection({ type: 'write' })
  try {
    return (await runOn(connection as Connection, text)) as Done<Row>
  } catch (error) {
    throw errorOf(error as DriverError)
  } finally {
    connectionManager.releaseConnection(connection)
  }
}

/** The server has rolled back the transaction. What runs on its connection from then on would be committed at once. */
const DEADLOCK = 1213

async function runIn(tx: Begun, text: string): Promise<Done> {
  if (tx.finished !== undefined || tx.isLost === true) throw new Error('the transaction is over')
  try {
    return await runOn(tx.connection, text)
  } catch (error) {
    if ((error as DriverError).errno === DEADLOCK) tx.isLost = true
    throw errorOf(error as DriverError)
  }
}

function runOn(connection: Connection, text: string): Promise<Done> {
  if (!('query' in connection))
    return connection.execute(text).then(({ rows, lastID, changes }) => ({ rows, id: lastID, changed: changes }))
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
