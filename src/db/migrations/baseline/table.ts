// The shape of a table: its columns and its indexes. src/models/ explains what each column means.

import { DataTypes, type ModelAttributeColumnOptions, type QueryInterfaceIndexOptions, type Sequelize } from 'sequelize'
import { longText } from '../../dialect.ts'

interface Table {
  columns: Record<string, ModelAttributeColumnOptions>
  indexes?: Index[]
  /** Whether text is ASCII. Otherwise it is UTF-8. */
  isAscii?: true
}
export type Tables = Record<string, Table>

/** If it has no name, it is named after the table and the columns. */
type Index = { columns: string[] } & Pick<QueryInterfaceIndexOptions, 'name' | 'unique' | 'type' | 'where'>

const { INTEGER, BIGINT, BOOLEAN, STRING, TEXT } = DataTypes
export const id = { type: INTEGER, primaryKey: true, autoIncrement: true }
export const int = { type: INTEGER, allowNull: false }
export const big = { type: BIGINT, allowNull: false }
export const bool = { type: BOOLEAN, allowNull: false }
export const no = { ...bool, defaultValue: false }
export const yes = { ...bool, defaultValue: true }
export const text = { type: TEXT, allowNull: false }
export const string = (length: number) => ({ type: STRING(length), allowNull: false })
export const long = (sequelize: Sequelize) => ({ type: longText(sequelize), allowNull: false })

export const optional = <T extends { allowNull: boolean }>(column: T) => ({ ...column, allowNull: true })
export const key = <T extends { allowNull: boolean }>(column: T) => ({ ...column, primaryKey: true })

export const index = (...columns: string[]): Index => ({ columns })
export const unique = (...columns: string[]): Index => ({ columns, unique: true })

export const isMysql = (sequelize: Sequelize): boolean => sequelize.getDialect() === 'mysql'

/** The bytes of text in a row, so that the size of an answer is known before its texts are read. */
export function sizeOf(sequelize: Sequelize, ...columns: string[]): ModelAttributeColumnOptions {
  const sum = columns.map((column) => `COALESCE(OCTET_LENGTH(${column}), 0)`).join(' + ')
  // SQLite gets the size of a text without reading it. MySQL would read the whole text each time.
  return { type: `INTEGER GENERATED ALWAYS AS (${sum}) ${isMysql(sequelize) ? 'STORED' : 'VIRTUAL'}` }
}
