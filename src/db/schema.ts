// The tables of a database in words that are the same for SQLite, MariaDB and MySQL, so that they can be compared with those of another
// database, and a fingerprint can stand for all of them.

import { createHash } from 'node:crypto'
import type { Sequelize } from 'sequelize'
import type { Db } from './index.ts'
import { run } from './run.ts'

/** By table. */
export type DatabaseSchema = Record<string, TableShape>
interface TableShape {
  /** By name, such as `string(32) not null default 'inherit'`. */
  columns: Record<string, string>
  /** By name, such as `unique (realm_id, name_key)`. */
  indexes: Record<string, string>
}

/** What the database maintains itself: SQLite's own tables, and those of its full-text index. */
const OF_DATABASE = /^(sqlite_|message_words)/
/** What says which migrations have run. */
export const OF_MIGRATIONS = ['migration_lock', 'migrations']

/** Reads the tables of a database, apart from those about migrations. */
export async function readSchema({ sequelize }: Pick<Db, 'sequelize'>): Promise<DatabaseSchema> {
  const { columns, indexes } = await (sequelize.getDialect() === 'mysql' ? readMysql(sequelize) : readSqlite(sequelize))
  const schema: DatabaseSchema = {}
  const tableOf = (name: string): TableShape => (schema[name] ??= { columns: {}, indexes: {} })
  const isOurs = ({ table }: { table: string }): boolean => !OF_MIGRATIONS.includes(table) && !OF_DATABASE.test(table)
  for (const column of columns.filter(isOurs).filter((column) => !isCondition(column)))
    tableOf(column.table).columns[column.name] = textOfColumn(column)
  for (const index of indexes.filter(isOurs)) tableOf(index.table).indexes[index.name] = textOfIndex(index)
  return sorted(schema)
}

/** A text that is the same for equal schemas, and no other. */
export function fingerprintOf(schema: DatabaseSchema): string {
  return createHash('sha256').update(JSON.stringify(schema)).digest('hex')
}

/**
 * What is missing or different in the tables of a database, one line each. It may have tables and indexes of its own, which disturb nobody,
 * but no columns, because rows are inserted without them.
 */
export function differencesOf(found: DatabaseSchema, expected: DatabaseSchema): string[] {
  return Object.entries(expected).flatMap(([table, { columns, indexes }]) => {
    const there = found[table]
    if (!there) return [`the table ${table} is missing`]
    const wanted = [
      ...Object.entries(columns).map(([name, text]) => ({ title: `the column ${table}.${name}`, text, is: there.columns[name] })),
      ...Object.entries(indexes).map(([name, text]) => ({ title: `the index ${name} of ${table}`, text, is: there.indexes[name] })),
    ]
    return [
      ...wanted.flatMap(({ title, text, is }) => {
        if (is === undefined) return [`${title} is missing`]
        return is === text ? [] : [`${title} is ${is}, not ${text}`]
      }),
      ...Object.keys(there.columns).flatMap((name) => (name in columns ? [] : [`the column ${table}.${name} is unknown`])),
    ]
  })
}

interface Column {
  table: string
  name: string
  type: string
  isNullable: boolean
  /** As the database writes it. */
  standard: string | null
  isComputed: boolean
  /** Whether the database gives each row the next number. */
  isCounted: boolean
}
interface Index {
  table: string
  name: string
  kind: '' | 'unique' | 'primary key' | 'full text'
  columns: string[]
  /** Whether it has only some of the rows. MySQL has a computed column for that. */
  isPartial: boolean
}

/** A computed column that stands for the condition of an index. */
function isCondition({ isComputed, type }: Column): boolean {
  return isComputed && type === 'boolean'
}

function textOfColumn({ type, isNullable, standard, isComputed, isCounted }: Column): string {
  if (isComputed) return `${type} computed`
  const value = standard?.replace(/^'(.*)'$/, '$1')
  const byDefault = standard === null || value === 'NULL' ? '' : ` default '${value}'`
  return `${type}${isNullable ? '' : ' not null'}${isCounted ? ' counted' : ''}${byDefault}`
}

function textOfIndex({ kind, columns, isPartial }: Index): string {
  return [kind, isPartial ? 'partial' : '', `(${columns.join(', ')})`].filter((word) => word !== '').join(' ')
}

function sorted(schema: DatabaseSchema): DatabaseSchema {
  const byName = <T>(values: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1)))
  return byName(
    Object.fromEntries(
      Object.entries(schema).map(([table, { columns, indexes }]) => [table, { columns: byName(columns), indexes: byName(indexes) }]),
    ),
  )
}

interface Read {
  columns: Column[]
  indexes: Index[]
}

async function readSqlite(sequelize: Sequelize): Promise<Read> {
  const rows = <Row extends object>(sql: string): Promise<Row[]> => run<Row>(sequelize, sql).then(({ rows }) => rows)
  const tables = await rows<{ name: string; sql: string }>("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
  const columns = await rows<{
    table: string
    name: string
    type: string
    is_needed: number
    standard: string | null
    hidden: number
    pk: number
  }>(
    `SELECT m.name AS "table", c.name, c.type, c."notnull" AS is_needed, c.dflt_value AS standard, c.hidden, c.pk
       FROM sqlite_master m, pragma_table_xinfo(m.name) c WHERE m.type = 'table'`,
  )
  const indexed = await rows<{ table: string; name: string; is_unique: number; is_partial: number; column: string }>(
    `SELECT m.name AS "table", l.name, l."unique" AS is_unique, l.partial AS is_partial, i.name AS "column"
       FROM sqlite_master m, pragma_index_list(m.name) l, pragma_index_info(l.name) i
       WHERE m.type = 'table' AND l.origin = 'c' ORDER BY l.name, i.seqno`,
  )
  const counted = new Set(tables.flatMap(({ name, sql }) => (/ AUTOINCREMENT/.test(sql) ? [name] : [])))
  const keys = columns.filter(({ pk }) => pk > 0).sort((one, other) => one.pk - other.pk)
  const indexes = joinColumns([
    ...keys.map(({ table, name }) => ({ table, name: PRIMARY, kind: 'primary key' as const, isPartial: false, column: name })),
    ...indexed.map(({ is_unique, is_partial, ...index }) => ({
      ...index,
      kind: is_unique ? ('unique' as const) : ('' as const),
      isPartial: is_partial === 1,
    })),
    ...tables.flatMap(({ sql }) => {
      const [, column = '', table = ''] = /^CREATE VIRTUAL TABLE .* USING fts5\((\w+), content='(\w+)'/s.exec(sql) ?? []
      return table ? [{ table, name: `${table}_${column}`, kind: 'full text' as const, isPartial: false, column }] : []
    }),
  ])
  return {
    columns: columns.map(({ table, name, type, is_needed, standard, hidden, pk }) => ({
      table,
      name,
      type: typeOf(type, null),
      isNullable: !is_needed && pk === 0,
      standard,
      isComputed: hidden > 1,
      isCounted: pk > 0 && counted.has(table),
    })),
    indexes,
  }
}

async function readMysql(sequelize: Sequelize): Promise<Read> {
  const rows = <Row extends object>(sql: string): Promise<Row[]> => run<Row>(sequelize, sql).then(({ rows }) => rows)
  const columns = await rows<
    Omit<Column, 'isNullable' | 'isComputed' | 'isCounted'> & { nullable: string; extra: string; collation: string | null }
  >(
    `SELECT table_name AS \`table\`, column_name AS name, column_type AS type, is_nullable AS nullable, column_default AS standard, extra AS extra,
       collation_name AS collation FROM information_schema.columns WHERE table_schema = DATABASE()`,
  )
  const indexed = await rows<{ table: string; name: string; non_unique: number; type: string; column: string }>(
    `SELECT table_name AS \`table\`, index_name AS name, non_unique AS non_unique, index_type AS type, column_name AS \`column\`
       FROM information_schema.statistics WHERE table_schema = DATABASE() ORDER BY table_name, index_name, seq_in_index`,
  )
  const read = columns.map(({ table, name, type, nullable, standard, extra, collation }) => ({
    table,
    name,
    type: typeOf(type, collation),
    isNullable: nullable === 'YES',
    standard,
    isComputed: /(STORED|VIRTUAL) GENERATED/.test(extra),
    isCounted: /auto_increment/.test(extra),
  }))
  const conditions = new Set(read.filter(isCondition).map(({ table, name }) => `${table}.${name}`))
  const indexes = joinColumns(
    indexed.map(({ table, name, non_unique, type, column }) => ({
      table,
      name,
      kind: name === PRIMARY ? 'primary key' : type === 'FULLTEXT' ? 'full text' : Number(non_unique) === 0 ? 'unique' : '',
      isPartial: false,
      column,
    })),
  ).map((index) => {
    const whole = index.columns.filter((column) => !conditions.has(`${index.table}.${column}`))
    return { ...index, columns: whole, isPartial: whole.length < index.columns.length }
  })
  return { columns: read, indexes }
}

/** The name of every primary key. */
const PRIMARY = 'PRIMARY'

/** What a type is called everywhere. Text of every size is `text`, because SQLite has no other. */
function typeOf(type: string, collation: string | null): string {
  const base = type.toLowerCase()
  const [, length] = /^varchar\((\d+)\)/.exec(base) ?? []
  const name =
    length === undefined
      ? base
          .replace(/^tinyint\(1\)$/, 'boolean')
          .replace(/^int(\(\d+\))?$/, 'integer')
          .replace(/^bigint\(\d+\)$/, 'bigint')
          .replace(/^(tiny|medium|long)?text$/, 'text')
      : `string(${length})`
  // Text is compared byte by byte.
  return collation === null || /_bin$/.test(collation) ? name : `${name} in the order of ${collation}`
}

/** Makes one index of the rows for each of its columns, which follow each other in order. */
function joinColumns(rows: (Omit<Index, 'columns'> & { column: string })[]): Index[] {
  const indexes = new Map<string, Index>()
  for (const { column, ...index } of rows) {
    const key = `${index.table}.${index.name}`
    const known = indexes.get(key)
    if (known) known.columns.push(column)
    else indexes.set(key, { ...index, columns: [column] })
  }
  return [...indexes.values()]
}
