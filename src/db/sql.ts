// Reads and writes of rows as plain objects. Sequelize defines the tables, and run.ts runs the statements; Sequelize's finders would build an
// instance of a class for each row, which takes longer than the statement itself (docs/adr/0009-databases-and-sql.md).

import { type Attributes, type CreationAttributes, DataTypes, type Model, type ModelStatic, Op, type Sequelize, Utils } from 'sequelize'
import { atMost, insertOrIgnore, orUpdate, rowLock } from './dialect.ts'
import type { Tx } from './index.ts'
import { run, runWithNext, type SqlValues } from './run.ts'

/** The row of a table. */
export type Row<M extends Model> = Attributes<M>
/** A row to insert. */
export type NewRow<M extends Model> = CreationAttributes<M>
export type Column<M extends Model> = keyof Attributes<M> & string

type Value = string | number | boolean
interface Comparison {
  [Op.gt]?: Value
  [Op.gte]?: Value
  [Op.lt]?: Value
  [Op.lte]?: Value
  [Op.ne]?: Value | null
  [Op.in]?: readonly Value[]
}

/** A condition on rows: those of Sequelize's forms that reads use here, so that a read and a write can share one. */
export type Where<M extends Model> = { [Name in Column<M>]?: Value | null | readonly Value[] | Comparison } & {
  [Op.or]?: readonly Where<M>[]
  [Op.and]?: readonly (Where<M> | Literal)[]
}
type Literal = InstanceType<typeof Utils.Literal>

/** Which rows to read. `lock` holds until the transaction ends. */
export interface Selection<M extends Model> {
  where?: Where<M>
  order?: readonly (readonly [column: Column<M>, direction: 'ASC' | 'DESC'])[]
  limit?: number
  lock?: 'exclusive' | 'shared' | undefined
}
/** Which columns of them. */
export interface Columns<Name extends string> {
  columns: readonly Name[]
}

/** The connection of a table. */
export function sequelizeOf(table: ModelStatic<Model>): Sequelize {
  if (!table.sequelize) throw new Error(`${table.name} is not defined yet`)
  return table.sequelize
}

/** Rows of any shape, read by a statement on the connection of a table. `?` or `:name` stands for a value. */
export async function query<Found extends object>(table: ModelStatic<Model>, sql: string, values: SqlValues, tx?: Tx): Promise<Found[]> {
  return (await run<Found>(sequelizeOf(table), sql, values, tx)).rows
}

/** Rows of a table, or some of their columns. */
export function select<M extends Model, Name extends Column<M>>(
  table: ModelStatic<M>,
  selection: Selection<M> & Columns<Name>,
  tx?: Tx,
): Promise<Pick<Row<M>, Name>[]>
export function select<M extends Model>(table: ModelStatic<M>, selection: Selection<M>, tx?: Tx): Promise<Row<M>[]>
export async function select<M extends Model>(
  table: ModelStatic<M>,
  selection: Selection<M> & Partial<Columns<string>>,
  tx?: Tx,
): Promise<object[]> {
  const { rows } = await run(sequelizeOf(table), selectSql(table, selection), undefined, tx)
  return rows.map((row) => asRow(table, row))
}

/** The statement of `select`. */
export function selectSql<M extends Model>(
  table: ModelStatic<M>,
  { columns, where = {}, order = [], limit, lock }: Selection<M> & Partial<Columns<string>>,
): string {
  const sequelize = sequelizeOf(table)
  const condition = conditionOf(where, sequelize)
  const ending = [
    condition && ` WHERE ${condition}`,
    order.length > 0 ? ` ORDER BY ${order.map(([name, direction]) => `${named(name)} ${direction}`).join(', ')}` : '',
    limit === undefined ? '' : ` LIMIT ${Number(limit)}`,
    lock ? rowLock(sequelize, lock) : '',
  ]
  return `SELECT ${columns ? columns.map(named).join(', ') : '*'} FROM ${table.tableName}${ending.join('')}`
}

/** The first row of a selection. */
export function selectOne<M extends Model, Name extends Column<M>>(
  table: ModelStatic<M>,
  selection: Selection<M> & Columns<Name>,
  tx?: Tx,
): Promise<Pick<Row<M>, Name> | null>
export function selectOne<M extends Model>(table: ModelStatic<M>, selection: Selection<M>, tx?: Tx): Promise<Row<M> | null>
export async function selectOne<M extends Model>(table: ModelStatic<M>, selection: Selection<M>, tx?: Tx): Promise<object | null> {
  const [row] = await select(table, { ...selection, limit: 1 }, tx)
  return row ?? null
}

/** The row with this ID. Throws if it does not exist. */
export async function requireRow<M extends Model>(table: ModelStatic<M>, id: number, tx?: Tx, lock?: 'exclusive'): Promise<Row<M>> {
  const row = await selectOne(table, { where: { [table.primaryKeyAttribute]: id } as Where<M>, lock }, tx)
  if (!row) throw new Error(`${table.tableName} has no row ${id}`)
  return row
}

/** The number of rows that meet a condition. */
export async function count<M extends Model>(table: ModelStatic<M>, where: Where<M>, tx?: Tx): Promise<number> {
  const condition = conditionOf(where, sequelizeOf(table))
  const [row] = await query<{ count: number }>(
    table,
    `SELECT COUNT(*) AS count FROM ${table.tableName}${condition && ` WHERE ${condition}`}`,
    [],
    tx,
  )
  return row?.count ?? 0
}

/** Counts the rows of a table that meet a condition. */
export function counterOf<M extends Model>(table: ModelStatic<M>): (where: object, tx?: Tx) => Promise<number> {
  return (where, tx) => count(table, where as Where<M>, tx)
}

/**
 * Inserts rows with the same columns in one statement, and returns the ID that the database reports. Columns with a default in the database
 * can be left out. Values are escaped, not bound, because the driver would prepare the statement on each connection, which is another one.
 */
export async function insert<M extends Model>(table: ModelStatic<M>, rows: readonly CreationAttributes<M>[], tx: Tx): Promise<number> {
  return (await run(...insertion(table, rows), tx)).id
}

/** Like `insert`, for rows whose IDs nobody needs. */
export function insertWithoutIds<M extends Model>(table: ModelStatic<M>, rows: readonly CreationAttributes<M>[], tx: Tx): Promise<void> {
  return runWithNext(...insertion(table, rows), tx)
}

function insertion<M extends Model>(table: ModelStatic<M>, rows: readonly CreationAttributes<M>[]): [Sequelize, string, SqlValues] {
  const columns = Object.keys(rows[0] ?? {})
  const values = rows.map((row) => columns.map((name) => (row as Record<string, unknown>)[name] ?? null))
  const sql = `INSERT INTO ${named(table.tableName)} (${columns.map(named).join(', ')}) VALUES ${values.map(() => '(?)').join(', ')}`
  return [sequelizeOf(table), sql, values]
}

/** A row to insert with each column that the database does not number, as its table says what one has that is left out. */
function wholeRow<M extends Model>(table: ModelStatic<M>, row: CreationAttributes<M>): Row<M> {
  const columns = Object.entries(table.getAttributes()).map(([name, { defaultValue }]) => {
    const given: unknown = Reflect.get(row, name)
    if (given !== undefined) return [name, given]
    return [name, typeof defaultValue === 'function' ? defaultValue() : (defaultValue ?? null)]
  })
  return Object.fromEntries(columns)
}

/** Inserts a row, with what its table says of columns that are left out, and returns it. */
export async function createRow<M extends Model>(table: ModelStatic<M>, row: CreationAttributes<M>, tx: Tx): Promise<Row<M>> {
  const whole = wholeRow(table, row)
  const id = await insert(table, [whole as CreationAttributes<M>], tx)
  return 'id' in whole && whole.id === null ? { ...whole, id } : whole
}

/**
 * Inserts rows, with what their table says of columns that are left out, in one statement. A row whose key exists makes the statement fail,
 * unless `existing` says that it is kept, or which of its columns are written. Nobody needs the result (`runWithNext`).
 */
export async function createRows<M extends Model>(
  table: ModelStatic<M>,
  rows: readonly CreationAttributes<M>[],
  tx: Tx,
  existing?: 'kept' | readonly Column<M>[],
): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(wholeRow(table, rows[0] as CreationAttributes<M>))
  const values = rows.map((row) => Object.values<unknown>(wholeRow(table, row)))
  const sequelize = sequelizeOf(table)
  const start = existing === 'kept' ? insertOrIgnore(sequelize) : 'INSERT INTO'
  const end = Array.isArray(existing) ? orUpdate(sequelize, existing.map(named)) : ''
  const sql = `${start} ${named(table.tableName)} (${columns.map(named).join(', ')}) VALUES ${values.map(() => '(?)').join(', ')}${end}`
  await runWithNext(sequelize, sql, values, tx)
}

/** Writes columns of the rows that meet a condition. Returns how many have changed. */
export async function update<M extends Model>(
  table: ModelStatic<M>,
  columns: { readonly [Name in Column<M>]?: Row<M>[Name] | Literal },
  where: Where<M>,
  tx: Tx,
): Promise<number> {
  const sequelize = sequelizeOf(table)
  const set = Object.entries<unknown>(columns).map(
    ([name, value]) => `${named(name)} = ${value instanceof Utils.Literal ? value.val : sequelize.escape(value as string)}`,
  )
  const condition = conditionOf(where, sequelize)
  const sql = `UPDATE ${named(table.tableName)} SET ${set.join(', ')}${condition && ` WHERE ${condition}`}`
  return (await run(sequelize, sql, undefined, tx)).changed
}

/** Writes columns of an existing row, also in `row`. Returns whether any has changed; if none has, runs no statement. */
export async function updateRow<M extends Model>(table: ModelStatic<M>, row: Row<M>, columns: Partial<Row<M>>, tx: Tx): Promise<boolean> {
  const changed = Object.entries(columns).filter(([name, value]) => Reflect.get(row, name) !== value)
  if (changed.length === 0) return false
  await update(table, Object.fromEntries(changed) as Partial<Row<M>>, keyOf(table, row), tx)
  Object.assign(row, columns)
  return true
}

/** The condition in SQL that a preference or setting whose default is false is true, in a column of them as `JSON.stringify` writes it. */
export function prefers(column: string, name: string): string {
  return `${column} LIKE '%"${name}":true%'`
}

/** Removes the rows that meet a condition, or at most `limit` of them. Returns how many there were. */
export async function remove<M extends Model>(table: ModelStatic<M>, where: Where<M>, tx: Tx, limit?: number): Promise<number> {
  const sequelize = sequelizeOf(table)
  const condition = conditionOf(where, sequelize)
  const some = condition && ` WHERE ${condition}`
  const sql = `DELETE FROM ${named(table.tableName)}${limit === undefined ? some : atMost(sequelize, named(table.tableName), some, limit)}`
  return (await run(sequelize, sql, undefined, tx)).changed
}

/** Removes an existing row. */
export async function removeRow<M extends Model>(table: ModelStatic<M>, row: Row<M>, tx: Tx): Promise<void> {
  await remove(table, keyOf(table, row), tx)
}

function keyOf<M extends Model>(table: ModelStatic<M>, row: Row<M>): Where<M> {
  const columns: object = Object.fromEntries(table.primaryKeyAttributes.map((name) => [name, Reflect.get(row, name)]))
  return columns as Where<M>
}

const booleansByTable = new WeakMap<ModelStatic<Model>, string[]>()

/** Columns of a table as they are read: neither database has a boolean type, so some are numbers. Changes the object. */
export function asRow<M extends Model>(table: ModelStatic<M>, columns: object): Row<M> {
  const booleans = booleansByTable.get(table) ?? booleansOf(table)
  booleansByTable.set(table, booleans)
  const row = columns as Record<string, unknown>
  for (const name of booleans) if (typeof row[name] === 'number') row[name] = row[name] !== 0
  return row as Row<M>
}

function booleansOf(table: ModelStatic<Model>): string[] {
  return Object.entries(table.getAttributes()).flatMap(([name, { type }]) => (type instanceof DataTypes.BOOLEAN ? [name] : []))
}

const COMPARISONS = new Map<PropertyKey, string>([
  [Op.gt, '>'],
  [Op.gte, '>='],
  [Op.lt, '<'],
  [Op.lte, '<='],
  [Op.ne, '!='],
])

/** A condition in SQL, '' if it is empty. The forms of Sequelize's conditions that reads here use, so that a read and a write can share one. */
function conditionOf(where: object, sequelize: Sequelize): string {
  const parts = Reflect.ownKeys(where).map((key) => {
    const value: unknown = Reflect.get(where, key)
    if (key === Op.or || key === Op.and) return junctionOf(key, value, sequelize)
    if (typeof key === 'symbol') throw new Error(`no condition of this server: ${String(key)}`)
    return comparisonOf(named(key), value, sequelize)
  })
  return parts.join(' AND ')
}

function junctionOf(key: symbol, conditions: unknown, sequelize: Sequelize): string {
  const parts = (conditions as object[]).map((one) => `(${one instanceof Utils.Literal ? one.val : conditionOf(one, sequelize)})`)
  return `(${parts.join(key === Op.or ? ' OR ' : ' AND ')})`
}

function comparisonOf(column: string, value: unknown, sequelize: Sequelize): string {
  if (value === null) return `${column} IS NULL`
  if (Array.isArray(value)) return listed(column, value, sequelize)
  if (isScalar(value)) return `${column} = ${sequelize.escape(value)}`
  const parts = Reflect.ownKeys(value as object).map((key) => {
    const compared: unknown = Reflect.get(value as object, key)
    if (key === Op.in) return listed(column, compared as unknown[], sequelize)
    if (key === Op.ne && compared === null) return `${column} IS NOT NULL`
    const sign = COMPARISONS.get(key)
    if (sign === undefined || !isScalar(compared)) throw new Error(`no condition of this server: ${column}`)
    return `${column} ${sign} ${sequelize.escape(compared)}`
  })
  return parts.join(' AND ')
}

function listed(column: string, values: readonly unknown[], sequelize: Sequelize): string {
  // SQL has no empty lists.
  return values.length === 0 ? '1 = 0' : `${column} IN (${values.map((value) => sequelize.escape(value as string)).join(', ')})`
}

function isScalar(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
}

/** The name of a column, quoted, because some are words of SQL. Without backquotes SQLite's side of Sequelize needs no description of the table. */
export function named(name: string): string {
  if (!/^\w+$/.test(name)) throw new Error(`not the name of a column: ${name}`)
  return `\`${name}\``
}
