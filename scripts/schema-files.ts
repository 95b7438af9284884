// src/db/migrations/baseline.json: the statements that create the tables of src/models/ in an empty database, for each kind of database.
// They are frozen with the first release. After it, a table changes by a migration. And src/generated/schema.ts: the tables that the migrations
// leave, which the server compares with those of its database.

import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../src/db/index.ts'
import { type DatabaseSchema, fingerprintOf, readSchema } from '../src/db/schema.ts'
import type { ColumnType, Index, Stated, StatedColumn } from '../src/db/table.ts'
import { TABLES } from '../src/models/index.ts'

type Dialect = 'mysql' | 'sqlite'

const FILE = new URL('../src/db/migrations/baseline.json', import.meta.url)
const RELEASED = new URL('../src/db/migrations/released.json', import.meta.url)

/** The text of the file: as it is once it has been released, otherwise made from the tables. */
export function baselineFile(): string {
  const isReleased = '0001-baseline' in (JSON.parse(readFileSync(RELEASED, 'utf8')) as object)
  if (isReleased) return readFileSync(FILE, 'utf8')
  const stated = TABLES.map((table) => table.stated)
  const baseline = {
    tables: stated.map(({ name }) => name),
    mysql: stated.flatMap((table) => statementsOf(table, 'mysql')),
    sqlite: stated.flatMap((table) => statementsOf(table, 'sqlite')),
  }
  return `${JSON.stringify(baseline, null, 1)}\n`
}

/**
 * Creates a table with its indexes. Each statement can be repeated, because tables are not created in transactions on MySQL, so that an
 * interrupted migration begins again.
 */
function statementsOf(table: Stated, dialect: Dialect): string[] {
  const { name, columns, indexes = [], conditions = {}, sized, isAscii } = table
  const keys = Object.keys(columns).filter((column) => columns[column]?.isKey)
  // SQLite's number of a row.
  const isRowId = (column: string): boolean =>
    dialect === 'sqlite' && keys.length === 1 && keys[0] === column && columns[column]?.type === 'int'
  const lines = [
    ...Object.entries(columns).map(
      ([column, said]) =>
        `${quoted(column)} ${isRowId(column) ? `INTEGER PRIMARY KEY${said.isCounted ? ' AUTOINCREMENT' : ''}` : definitionOf(said, dialect)}`,
    ),
    ...(sized ? [`\`text_size\` ${sizeOf(sized, dialect)}`] : []),
    // MySQL has no partial indexes.
    ...Object.entries(dialect === 'mysql' ? conditions : {}).map(
      ([column, condition]) => `${quoted(column)} TINYINT(1) GENERATED ALWAYS AS (${condition}) STORED`,
    ),
    ...(keys.some(isRowId) ? [] : [`PRIMARY KEY ${listed(keys)}`]),
  ]
  if (dialect === 'mysql') {
    const charset = isAscii ? 'ascii' : 'utf8mb4'
    const within = [...lines, ...indexes.map((index) => mysqlIndex(name, index))]
    return [
      `CREATE TABLE IF NOT EXISTS ${quoted(name)} (${within.join(', ')}) ENGINE=InnoDB DEFAULT CHARSET=${charset} COLLATE=${charset}_bin`,
    ]
  }
  return [
    `CREATE TABLE IF NOT EXISTS ${quoted(name)} (${lines.join(', ')})`,
    ...indexes.flatMap((index) => (index.kind === 'full text' ? sqliteWords(name, index) : [sqliteIndex(name, index, conditions)])),
  ]
}

function definitionOf({ type, isNullable, isKey, isCounted, isOptional, initial }: StatedColumn, dialect: Dialect): string {
  if (isCounted) return 'INTEGER NOT NULL AUTO_INCREMENT'
  // MySQL's texts have no defaults, and what is made for each row has none in the database.
  const hasDefault = isOptional && !isKey && typeof initial !== 'function' && type !== 'text' && type !== 'long'
  return `${sqlType(type, dialect)}${isNullable ? '' : ' NOT NULL'}${hasDefault ? ` DEFAULT ${literal(initial)}` : ''}`
}

function sqlType(type: ColumnType, dialect: Dialect): string {
  if (typeof type === 'number') return `VARCHAR(${type})`
  if (type === 'long') return dialect === 'mysql' ? 'MEDIUMTEXT' : 'TEXT'
  return { int: 'INTEGER', bigint: 'BIGINT', bool: 'TINYINT(1)', text: 'TEXT' }[type]
}

function literal(value: unknown): string {
  if (value === null) return 'NULL'
  return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(Number(value))
}

/** SQLite gets the size of a text without reading it. MySQL would read the whole text each time. */
function sizeOf(columns: readonly string[], dialect: Dialect): string {
  const sum = columns.map((column) => `COALESCE(OCTET_LENGTH(${column}), 0)`).join(' + ')
  return `INTEGER GENERATED ALWAYS AS (${sum}) ${dialect === 'mysql' ? 'STORED' : 'VIRTUAL'}`
}

const quoted = (name: string): string => `\`${name}\``
const listed = (columns: readonly string[]): string => `(${columns.map(quoted).join(', ')})`

/** The columns of an index, with that of its condition after the first. */
function wholeColumns({ columns: [first = '', ...rest], when }: Index): string[] {
  return when === undefined ? [first, ...rest] : [first, when, ...rest]
}

function mysqlIndex(table: string, index: Index): string {
  const columns = wholeColumns(index)
  const kind = index.kind ? { unique: 'UNIQUE ', 'full text': 'FULLTEXT ' }[index.kind] : ''
  return `${kind}INDEX ${quoted([table, ...columns].join('_'))} ${listed(columns)}`
}

function sqliteIndex(table: string, index: Index, conditions: Readonly<Record<string, string>>): string {
  const start = index.kind === 'unique' ? 'CREATE UNIQUE INDEX' : 'CREATE INDEX'
  const end = index.when === undefined ? '' : ` WHERE ${conditions[index.when]}`
  return `${start} IF NOT EXISTS ${quoted([table, ...wholeColumns(index)].join('_'))} ON ${quoted(table)} ${listed(index.columns)}${end}`
}

/** SQLite's full-text index is a separate table that triggers keep up to date. */
function sqliteWords(table: string, { columns: [column = ''] }: Index): string[] {
  const add = `INSERT INTO message_words (rowid, ${column}) VALUES (new.message_id, new.${column});`
  const remove = `INSERT INTO message_words (message_words, rowid, ${column}) VALUES ('delete', old.message_id, old.${column});`
  const triggers = { insert: add, update: remove + add, delete: remove }
  return [
    `CREATE VIRTUAL TABLE IF NOT EXISTS message_words
      USING fts5(${column}, content='${table}', content_rowid='message_id', tokenize="ascii tokenchars '_'", prefix='5')`,
    ...Object.entries(triggers).map(
      ([event, body]) => `CREATE TRIGGER IF NOT EXISTS ${table}_${event} AFTER ${event} ON ${table} BEGIN ${body} END`,
    ),
  ]
}

/** The text of the file. Runs the migrations on a SQLite database that it removes. */
export async function schemaFile(): Promise<string> {
  // Not before the baseline is written, which the first migration reads.
  const { MIGRATIONS } = await import('../src/db/migrations/index.ts')
  const folder = await mkdtemp(join(tmpdir(), 'parley-schema-'))
  const db = await openDatabase(`sqlite:${join(folder, 'database.sqlite')}`)
  try {
    const fingerprints: Record<string, string> = {}
    let schema: DatabaseSchema = {}
    for (const { name, up } of MIGRATIONS) {
      await up(db.sequelize.getQueryInterface())
      schema = await readSchema(db)
      fingerprints[name] = fingerprintOf(schema)
    }
    return `/** After each migration, the fingerprint of the schema. */
export const FINGERPRINTS: Record<string, string> = ${JSON.stringify(fingerprints, null, 1)}

/** The tables after all migrations. */
export const SCHEMA: Record<string, { columns: Record<string, string>; indexes: Record<string, string> }> = ${JSON.stringify(schema, null, 1)}
`
  } finally {
    await db.close()
    await rm(folder, { recursive: true, force: true })
  }
}
