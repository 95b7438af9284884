// Rows that a statement was asked for as they are.

import type { Sequelize } from 'sequelize'

interface QueryClass {
  new (
    ...given: never[]
  ): { options: { raw?: boolean; nest?: boolean; plain?: boolean; fieldMap?: object }; handleSelectQuery(rows: object[]): unknown }
}

/** Lets raw rows be what the driver has made of them; Sequelize copies each, column by column. */
export function keepRawRows(sequelize: Sequelize): void {
  const { dialect } = sequelize as unknown as { dialect: { Query: QueryClass } }
  dialect.Query = class extends dialect.Query {
    override handleSelectQuery(rows: object[]): unknown {
      const { raw, nest, plain, fieldMap } = this.options
      if (!raw || nest || fieldMap) return super.handleSelectQuery(rows)
      return plain ? (rows[0] ?? null) : rows
    }
  }
}
