// Leaves out what Sequelize does for each statement and this server does not need (docs/adr/0009-databases-and-sql.md).

import { type QueryOptions, QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import sqlOfLibrary from 'sequelize/lib/utils/sql'

interface Query {
  options: { raw?: boolean; nest?: boolean; plain?: boolean; fieldMap?: object }
  run(sql: string, parameters?: unknown): Promise<unknown>
  handleSelectQuery(rows: object[]): unknown
  formatError(error: Error): Error
}

type Done = (error: Error | null, rows?: object[]) => void
/** A connection of mysql2, or the one that represents SQLite's threads. */
type Connection = { query(sql: string, done: Done): void } | { all(sql: string, done: Done): void }

/** What Sequelize's types do not declare. */
interface Internals {
  dialect: { Query: new (connection: Connection, sequelize: Sequelize, options: object) => Query }
  options: { logging: ((text: string) => void) | false }
  connectionManager: { getConnection(options: object): Promise<Connection>; releaseConnection(connection: Connection): void }
  runHooks(name: 'beforeQuery', options: object): Promise<void>
}
type Tx = Transaction & { connection: Connection; finished?: string }

/** Speeds up statements. Their results stay the same. */
export function replaceStatements(sequelize: Sequelize): void {
  const { dialect } = internalsOf(sequelize)
  dialect.Query = class extends dialect.Query {
    /** Sequelize records a stack for each statement in case it fails. Here, only a statement that fails gets a stack. */
    override async run(sql: string, parameters?: unknown): Promise<unknown> {
      try {
        return await withoutStacks(() => super.run(sql, parameters))
      } catch (error) {
        Error.captureStackTrace(error as object)
        throw error
      }
    }

    /** Sequelize copies each raw row, column by column. */
    override handleSelectQuery(rows: object[]): unknown {
      const { raw, nest, plain, fieldMap } = this.options
      if (!raw || nest || fieldMap) return super.handleSelectQuery(rows)
      return plain ? (rows[0] ?? null) : rows
    }
  }
  const { query } = sequelize
  Object.assign(sequelize, {
    query: (sql: string, options: QueryOptions = {}): Promise<unknown> =>
      isPlainRead(options) || isOfTransaction(sql, options) ? ask(sequelize, sql, options) : query.call(sequelize, sql, options),
  })
}

const OF_PLAIN_READS = new Set(['type', 'raw', 'transaction', 'replacements'])

/** Whether a statement reads rows as they are. */
function isPlainRead(options: QueryOptions): boolean {
  return options.type === QueryTypes.SELECT && Object.keys(options).every((name) => OF_PLAIN_READS.has(name))
}

/** Whether a statement starts or ends a transaction. */
function isOfTransaction(sql: string, { transaction }: QueryOptions): boolean {
  return transaction !== undefined && transaction !== null && /^(BEGIN|START TRANSACTION|SET TRANSACTION|COMMIT|ROLLBACK)\b/.test(sql)
}

/**
 * Runs a statement as it is and returns its rows. Sequelize would copy its options five times, give it a UUID and a list of retries, and
 * query SQLite for the columns of its table. Fails as Sequelize does.
 */
async function ask(sequelize: Sequelize, sql: string, { replacements, transaction }: QueryOptions): Promise<object[]> {
  const internals = internalsOf(sequelize)
  const { connectionManager, options } = internals
  const text = replacements ? sqlOfLibrary.injectReplacements(sql, internals.dialect as never, replacements) : sql
  const tx = transaction as Tx | null | undefined
  if (tx?.finished) throw Object.assign(new Error(`A statement after the ${tx.finished} of its transaction`), { sql: text })
  const connection = tx ? tx.connection : await connectionManager.getConnection({})
  try {
    if (options.logging) options.logging(`Executing (default): ${text}`)
    await internals.runHooks('beforeQuery', {})
    return await rowsOf(connection, text)
  } catch (error) {
    // The database has rolled back, so later statements would run outside the transaction.
    if (tx && (error as { errno?: number }).errno === DEADLOCK) await tx.rollback().catch(() => {})
    const { Query } = internals.dialect
    const known = new Query(connection, sequelize, { logging: false }).formatError(Object.assign(error as Error, { sql: text }))
    Error.captureStackTrace(known)
    throw known
  } finally {
    if (!tx) connectionManager.releaseConnection(connection)
  }
}

/** MySQL's code for a deadlock. */
const DEADLOCK = 1213

function rowsOf(connection: Connection, sql: string): Promise<object[]> {
  return new Promise((resolve, reject) => {
    const done: Done = (error, rows = []) => (error ? reject(error) : resolve(rows))
    if ('all' in connection) connection.all(sql, done)
    else connection.query(sql, done)
  })
}

function internalsOf(sequelize: Sequelize): Internals {
  return sequelize as unknown as Internals
}

/** Calls `begin` and returns its result. Errors created before its first wait get no stack. */
function withoutStacks<T>(begin: () => T): T {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return begin()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
