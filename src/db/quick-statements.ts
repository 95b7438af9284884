// What Sequelize does for each statement, and this server can do without.

import type { Sequelize } from 'sequelize'

interface QueryClass {
  new (
    ...given: never[]
  ): {
    options: { raw?: boolean; nest?: boolean; plain?: boolean; fieldMap?: object }
    run(sql: string, parameters?: unknown): Promise<unknown>
    handleSelectQuery(rows: object[]): unknown
  }
}

/** Makes statements quicker. They answer as before. */
export function quickenStatements(sequelize: Sequelize): void {
  const { dialect } = sequelize as unknown as { dialect: { Query: QueryClass } }
  dialect.Query = class extends dialect.Query {
    /** Sequelize keeps a stack for each statement, lest it fails. Here one that fails gets its stack then. */
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
}

/** What `begin` returns. Errors that it makes, until it first waits, get no stack. */
function withoutStacks<T>(begin: () => T): T {
  const { stackTraceLimit } = Error
  Error.stackTraceLimit = 0
  try {
    return begin()
  } finally {
    Error.stackTraceLimit = stackTraceLimit
  }
}
