// Whole tables: their rows as lines of JSON, read from one snapshot of a database of any kind and inserted into an empty one of any kind
// (docs/adr/0017-backups.md).

import type { Sequelize } from 'sequelize'
import { MAX_ID } from '../values/ids.ts'
import { grouped } from '../values/lists.ts'
import { isAfter, isMysql, textLiteral } from './dialect.ts'
import type { Db, Tx } from './index.ts'
import { run } from './run.ts'
import type { AnyTable, Stated } from './table.ts'

/** How the values of a column are written in JSON. An `int64` above 2^53 is a string of digits, because JSON's readers round such numbers. */
export type ColumnKind = 'int32' | 'int64' | 'boolean' | 'text'

/** A table: its name, its columns in order, and those of its key. */
export interface WholeTable {
  name: string
  columns: Record<string, ColumnKind>
  key: string[]
}
/** A table of the models, with what is said of it. */
export interface ModelTable extends WholeTable {
  stated: Stated
}

/** Which rows of a table are meant: those that meet all of these. */
export interface Chosen {
  /** Of this organisation. */
  realmId?: number | undefined
  /** With this ID in a column. */
  having?: { column: string; id: number } | undefined
  /** A condition in SQL on a row `t`. The server's own words, never those of an archive. */
  condition?: string | undefined
  /** By column, a condition in SQL on a row `t` without which its value is left out: null is read instead. The server's own words too. */
  columns?: Readonly<Record<string, string>> | undefined
}

/** The bytes of rows that are read, or inserted, by one statement. A single row can be longer. */
const BATCH_SIZE = 500_000
/** The rows that the first statement reads, and the fewest and the most that each other one reads. */
const FIRST_ROWS = 200
const MIN_ROWS = 10
const MAX_ROWS = 2_000

/** The tables of all models, organisations first. */
export function tablesOf(sequelize: Sequelize): ModelTable[] {
  return Object.values(sequelize.models).flatMap((model) => {
    const { stated } = model as Partial<AnyTable>
    // That of the migrations is none of the server's own.
    if (!stated) return []
    const columns = Object.entries(stated.columns)
    const kinds = columns.map(([column, { type }]) => [column, KINDS[typeof type === 'number' ? 'text' : type]])
    return [
      {
        name: stated.name,
        columns: Object.fromEntries(kinds),
        key: columns.flatMap(([column, { isKey }]) => (isKey ? [column] : [])),
        stated,
      },
    ]
  })
}

const KINDS = { int: 'int32', bigint: 'int64', bool: 'boolean', text: 'text', long: 'text' } as const

/** The number of chosen rows of a table. */
export async function countRows({ sequelize }: Db, table: WholeTable, chosen: Chosen, tx: Tx): Promise<number> {
  const sql = `SELECT COUNT(*) AS n FROM ${table.name} t${where(conditionsOf(table, chosen))}`
  const [row] = (await run<{ n: unknown }>(sequelize, sql, [], tx)).rows
  return Number(row?.n)
}

/** The chosen rows of a table in the order of its key, each as a line of JSON without its end, some at a time. */
export async function* readLines({ sequelize }: Db, table: WholeTable, chosen: Chosen, tx: Tx): AsyncGenerator<string[]> {
  const names = Object.keys(table.columns)
  // Numbers of 64 bits come as text: both drivers would round them.
  const selected = names.map((name) => {
    const value = table.columns[name] === 'int64' ? `CAST(t.${name} AS CHAR)` : `t.${name}`
    const condition = chosen.columns?.[name]
    return condition === undefined ? `${value} AS ${name}` : `CASE WHEN ${condition} THEN ${value} END AS ${name}`
  })
  const key = table.key.map((name) => `t.${name}`)
  const edit = editorOf(table)
  let limit = FIRST_ROWS
  for (let after: string[] = []; ; ) {
    const conditions = [...conditionsOf(table, chosen), ...after]
    const sql = `SELECT ${selected.join(', ')} FROM ${table.name} t${where(conditions)} ORDER BY ${key.join(', ')} LIMIT ${limit}`
    const { rows } = await run<Record<string, unknown>>(sequelize, sql, [], tx)
    const last = rows.at(-1)
    const literals = last && table.key.map((name) => literalOf(sequelize, table, name, last[name]))
    const lines = rows.map((row) => JSON.stringify(edit(row)))
    if (lines.length > 0) yield lines
    if (!literals || lines.length < limit) return
    after = [isAfter(sequelize, key, literals)]
    // So that the memory needed does not depend on how long the rows are.
    const size = lines.reduce((sum, line) => sum + line.length, 0) / lines.length
    limit = Math.min(MAX_ROWS, Math.max(MIN_ROWS, Math.round(BATCH_SIZE / size)))
  }
}

function conditionsOf({ name }: WholeTable, { realmId, having, condition }: Chosen): string[] {
  return [
    ...(realmId === undefined ? [] : [`t.${name === 'realms' ? 'id' : 'realm_id'} = ${Number(realmId)}`]),
    ...(having ? [`t.${having.column} = ${Number(having.id)}`] : []),
    ...(condition === undefined ? [] : [condition]),
  ]
}

function where(conditions: readonly string[]): string {
  return conditions.length > 0 ? ` WHERE ${conditions.join(' AND ')}` : ''
}

/** Returns a function that gives the values of a row the form that they have in JSON. */
function editorOf({ columns }: WholeTable): (row: Record<string, unknown>) => Record<string, unknown> {
  const [numbers, booleans] = (['int64', 'boolean'] as const).map((kind) => Object.keys(columns).filter((name) => columns[name] === kind))
  return (row) => {
    for (const name of numbers ?? [])
      if (row[name] !== null) row[name] = Number.isSafeInteger(Number(row[name])) ? Number(row[name]) : row[name]
    for (const name of booleans ?? []) if (row[name] !== null) row[name] = Boolean(row[name])
    return row
  }
}

/** A line of `readLines` for a row with these columns. */
export function lineOf(row: Record<string, unknown>, { columns }: WholeTable): string {
  return JSON.stringify(Object.fromEntries(Object.keys(columns).map((name) => [name, row[name]])))
}

/** Inserts rows that `readLines` has read. Throws for a line that is not such a row, without repeating it. */
export function insertLines(db: Db, table: WholeTable, lines: readonly string[]): Promise<void> {
  return insertWhole(
    db,
    table,
    lines.map((line) => rowOf(line, table)),
  )
}

/** Inserts rows in the form that their JSON has, in one transaction. Throws for a value that is not of its column's type. */
export async function insertWhole(db: Db, table: WholeTable, rows: readonly Record<string, unknown>[]): Promise<void> {
  const { sequelize } = db
  const names = Object.keys(table.columns)
  const start = `INSERT INTO ${table.name} (${names.join(', ')}) VALUES `
  const statements: string[] = []
  let values: string[] = []
  let size = 0
  for (const row of rows) {
    const text = `(${names.map((name) => literalOf(sequelize, table, name, row[name])).join(', ')})`
    values.push(text)
    size += text.length
    if (size < BATCH_SIZE) continue
    statements.push(start + values.join(', '))
    values = []
    size = 0
  }
  if (values.length > 0) statements.push(start + values.join(', '))
  await db.transaction(async (tx) => {
    for (const sql of statements) await run(sequelize, sql, [], tx)
  })
}

/** A row that `readLines` has read. Throws for a line that is none, without repeating it. */
export function rowOf(line: string, table: Pick<WholeTable, 'name'>): Record<string, unknown> {
  let row: unknown
  try {
    row = JSON.parse(line)
  } catch {
    // The parser's message quotes the line.
  }
  if (typeof row !== 'object' || row === null) throw new Error(`a row of ${table.name} is not an object of JSON`)
  return row as Record<string, unknown>
}

function literalOf(sequelize: Sequelize, table: WholeTable, name: string, value: unknown): string {
  if (value === null) return 'NULL'
  const kind = table.columns[name]
  if (kind === 'text' && typeof value === 'string') return textLiteral(sequelize, value)
  if (kind === 'boolean' && (typeof value === 'boolean' || typeof value === 'number')) return value ? '1' : '0'
  if ((kind === 'int32' || kind === 'int64') && Number.isSafeInteger(value)) return String(value)
  if (kind === 'int64' && typeof value === 'string' && /^-?\d{1,19}$/.test(value)) return value
  throw new Error(`a row of ${table.name} has a value in ${name} that is not of its type`)
}

/**
 * Removes the indexes of a table, apart from its key, because many rows are inserted in a fraction of the time without them. Returns the
 * statements that create them again, and that fill a full-text index that is a table of its own.
 */
export async function removeIndexes({ sequelize }: Db, { name: table }: WholeTable): Promise<string[]> {
  const select = <Row extends object>(sql: string): Promise<Row[]> => run<Row>(sequelize, sql).then(({ rows }) => rows)
  if (isMysql(sequelize)) {
    const [shown] = await select<{ 'Create Table': string }>(`SHOW CREATE TABLE ${table}`)
    const indexes = [...(shown?.['Create Table'] ?? '').matchAll(/^\s+((?:UNIQUE |FULLTEXT )?KEY `(\w+)` .*?),?$/gm)]
    if (indexes.length === 0) return []
    // By copying. Otherwise MariaDB keeps a hidden column of the full-text index, and does not find what is inserted without the index.
    await run(sequelize, `ALTER TABLE ${table} ${indexes.map(([, , name]) => `DROP INDEX ${name}`).join(', ')}, ALGORITHM = COPY`)
    return [`ALTER TABLE ${table} ${indexes.map(([, definition]) => `ADD ${definition}`).join(', ')}`]
  }
  const parts = await select<{ type: string; name: string; sql: string }>(
    `SELECT type, name, sql FROM sqlite_master WHERE tbl_name = '${table}' AND type IN ('index', 'trigger') AND sql IS NOT NULL ORDER BY rowid`,
  )
  const words = await select<{ name: string }>(`SELECT name FROM sqlite_master WHERE sql LIKE 'CREATE VIRTUAL TABLE%content=''${table}''%'`)
  for (const { type, name } of parts) await run(sequelize, `DROP ${type.toUpperCase()} ${name}`)
  return [...parts.map(({ sql }) => sql), ...words.map(({ name }) => `INSERT INTO ${name} (${name}) VALUES ('rebuild')`)]
}

/** The ID that the next row of a table gets: above the highest, if that row was deleted. Undefined if the database gives it none. */
export async function nextIdOf({ sequelize }: Db, { name }: WholeTable): Promise<number | undefined> {
  if (isMysql(sequelize)) {
    // The database's own tables about tables answer with a value up to a day old.
    const [shown] = (await run<{ 'Create Table': string }>(sequelize, `SHOW CREATE TABLE ${name}`)).rows
    const text = shown?.['Create Table'] ?? ''
    return / AUTO_INCREMENT/.test(text) ? Number(/ AUTO_INCREMENT=(\d+)/.exec(text)?.[1] ?? 1) : undefined
  }
  const sql = `SELECT COALESCE((SELECT seq FROM sqlite_sequence WHERE name = '${name}'), 0) + 1 AS next_id FROM sqlite_master
    WHERE type = 'table' AND name = '${name}' AND sql LIKE '% AUTOINCREMENT%'`
  const [row] = (await run<{ next_id: number }>(sequelize, sql)).rows
  return row?.next_id
}

/** Sets the ID that the next row of a table gets. */
export async function setNextId({ sequelize }: Db, { name }: Pick<WholeTable, 'name'>, nextId: number): Promise<void> {
  if (isMysql(sequelize)) {
    await run(sequelize, `ALTER TABLE ${name} AUTO_INCREMENT = ${Number(nextId)}`)
    return
  }
  await run(sequelize, `DELETE FROM sqlite_sequence WHERE name = '${name}'`)
  await run(sequelize, `INSERT INTO sqlite_sequence (name, seq) VALUES ('${name}', ${Number(nextId) - 1})`)
}

/** IDs that others can take between the two statements that reserve some on MySQL. If they take more, a key refuses the rows. */
const GAP = 1_000

/** Of the IDs that are left, those that can be reserved at once. */
const MAX_SHARE = 0.1

/** Reserves consecutive IDs of a table that other sessions use: nobody gets one of them. Returns the first. Throws if there are too few. */
export async function reserveIds(db: Db, table: WholeTable, count: number): Promise<number> {
  const { sequelize } = db
  const firstAfter = (next: number): number => {
    // Else one file with two rows, the lowest ID and the highest, would leave none to everybody else.
    if (count > (MAX_ID - next + 1) * MAX_SHARE) throw new Error(`the table ${table.name} has no IDs for ${count} more rows`)
    return next
  }
  if (!isMysql(sequelize))
    return db.transaction(async (tx) => {
      const sql = `SELECT seq FROM sqlite_sequence WHERE name = '${table.name}'`
      const [row] = (await run<{ seq: number }>(sequelize, sql, [], tx)).rows
      const first = firstAfter((row?.seq ?? 0) + 1)
      await db.run(`DELETE FROM sqlite_sequence WHERE name = '${table.name}'`, [], tx)
      await db.run(`INSERT INTO sqlite_sequence (name, seq) VALUES ('${table.name}', ${first + count - 1})`, [], tx)
      return first
    })
  const first = firstAfter(((await nextIdOf(db, table)) ?? 1) + GAP)
  const last = first + count - 1
  // A row moves the counter, on every node of a cluster. ALTER TABLE would make all others wait for the longest transaction.
  const names = Object.keys(table.columns)
  const values = names.map((name) => (name === 'id' ? last : table.columns[name] === 'text' ? "''" : 0))
  await db.transaction(async (tx) => {
    await run(sequelize, `INSERT INTO ${table.name} (${names.join(', ')}) VALUES (${values.join(', ')})`, [], tx)
    await run(sequelize, `DELETE FROM ${table.name} WHERE id = ${last}`, [], tx)
  })
  return first
}

/**
 * The size, in bytes, that the row says which names a file in the store, of these tables and their rows of these conditions. Undefined if none
 * names it. Needs no models, which a database that is being restored does not have yet.
 */
export async function sizeOfNamed({ sequelize }: Db, tables: Record<string, string>, path: string): Promise<number | undefined> {
  const parts = Object.entries(tables).map(([table, condition]) => `SELECT size FROM ${table} WHERE path_id = :path AND ${condition}`)
  const [row] = (await run<{ size: unknown }>(sequelize, parts.join(' UNION ALL '), { path })).rows
  return row && Number(row.size)
}

/** The rows that one statement removes. More would keep others waiting, and SQLite limits the depth of a condition. */
const REMOVED_AT_ONCE = 500

/**
 * Removes an organisation's rows from a table, or those chosen of them, some in each transaction, so that others never wait for long. Goes
 * through the table once. Yields after each transaction how many it has removed.
 */
export async function* removeOfRealm(db: Db, table: WholeTable, chosen: Chosen & { realmId: number }): AsyncGenerator<number> {
  const { sequelize } = db
  const key = table.key.map((name) => `t.${name}`)
  for (let after: string[] = []; ; ) {
    const conditions = [...conditionsOf(table, chosen), ...after]
    const sql = `SELECT ${key.join(', ')} FROM ${table.name} t${where(conditions)} ORDER BY ${key.join(', ')} LIMIT ${REMOVED_AT_ONCE}`
    const { rows } = await run<Record<string, unknown>>(sequelize, sql)
    const keys = rows.map((row) => table.key.map((name) => literalOf(sequelize, table, name, row[name])))
    const last = keys.at(-1)
    if (!last) return
    await db.transaction((tx) => run(sequelize, `DELETE FROM ${table.name} WHERE ${hasKey(table, keys)}`, [], tx))
    yield rows.length
    after = [isAfter(sequelize, key, last)]
  }
}

/** The condition that a row has one of these keys, worded so that the index of keys answers it. */
function hasKey({ key }: WholeTable, keys: readonly string[][]): string {
  const startOf = (values: readonly string[]): string =>
    key
      .slice(0, -1)
      .map((name, i) => `${name} = ${values[i]} AND `)
      .join('')
  const lasts = grouped(keys.map((values) => [startOf(values), values.at(-1) ?? '']))
  return [...lasts].map(([start, values]) => `(${start}${key.at(-1)} IN (${values.join(', ')}))`).join(' OR ')
}

/** The names of all tables of a database. One that keeps others for itself comes before them. */
export async function tableNames({ sequelize }: Db): Promise<string[]> {
  const sql = isMysql(sequelize)
    ? 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()'
    : `SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'sqlite_sequence' ORDER BY sql LIKE 'CREATE VIRTUAL%' DESC`
  return (await run<{ name: string }>(sequelize, sql)).rows.map(({ name }) => name)
}

/** Removes the tables of a database, apart from some. */
export async function removeTables(db: Db, kept: readonly string[]): Promise<void> {
  // Some vanish with the one that keeps them.
  for (const name of await tableNames(db)) if (!kept.includes(name)) await db.run(`DROP TABLE IF EXISTS \`${name}\``)
  if (!isMysql(db.sequelize)) await db.run('VACUUM')
}
