// Reads and writes rows by plain SQL, for what every send needs. `findAll` and `create` take twice the time of the statement itself.

import { randomUUID } from 'node:crypto'
import {
  type Attributes,
  type CreationAttributes,
  DataTypes,
  literal,
  type Model,
  type ModelStatic,
  Op,
  QueryTypes,
  type Sequelize,
  type WhereOptions,
} from 'sequelize'
import { insertedIds } from './dialect.ts'
import type { Db, Tx } from './index.ts'

/** The connection of a table. */
export function sequelizeOf<M extends Model>(table: ModelStatic<M>): Sequelize {
  if (!table.sequelize) throw new Error(`${table.name} is not defined yet`)
  return table.sequelize
}

/** Rows of any shape, read by a statement on the connection of a table. `?` or `:name` stands for a value. */
export function queryRows<Row extends object>(
  table: ModelStatic<Model>,
  sql: string,
  values: unknown[] | Record<string, unknown>,
  tx?: Tx,
): Promise<Row[]> {
  return sequelizeOf(table).query<Row>(sql, { replacements: values, type: QueryTypes.SELECT, transaction: tx ?? null })
}

/** Rows that meet a condition, unordered. `?` stands for a value. */
export async function selectRows<M extends Model>(table: ModelStatic<M>, condition: string, values: unknown[], tx?: Tx): Promise<M[]> {
  const rows = await queryRows<object>(table, `SELECT * FROM ${table.tableName} WHERE ${condition}`, values, tx)
  return rows.map((row) => instanceOf(table, row))
}

/** How Sequelize builds the instance of an existing row, without the defaults and setters of a new one. */
const AS_READ = { isNewRecord: false, raw: true, _schema: null, _schemaDelimiter: '' }

/**
 * The instance of a row that was read. It takes over the row object. Sequelize's `build` takes four times as long, because it sets each
 * column separately to turn the numbers that databases store into booleans.
 */
export function instanceOf<M extends Model>(table: ModelStatic<M>, row: object): M {
  const dataValues = row as Record<string, unknown>
  for (const name of booleansOf(table)) if (typeof dataValues[name] === 'number') dataValues[name] = dataValues[name] !== 0
  const state = { dataValues, _previousDataValues: { ...row }, uniqno: 1, _changed: new Set(), _options: AS_READ, isNewRecord: false }
  return Object.assign(Object.create(table.prototype), state)
}

const booleansByTable = new WeakMap<ModelStatic<Model>, string[]>()

function booleansOf(table: ModelStatic<Model>): string[] {
  const known = booleansByTable.get(table)
  if (known) return known
  const columns = Object.entries(table.getAttributes()).filter(([, { type }]) => type instanceof DataTypes.BOOLEAN)
  const names = columns.map(([name]) => name)
  booleansByTable.set(table, names)
  return names
}

/**
 * `of` marks each row of an INSERT with a text, to find the row again. `any` is a condition for all of them that an index can answer. IDs
 * of several rows of one statement are not consecutive on every database.
 */
export function rowMarks(): { of(row: number): string; any: object } {
  const token = randomUUID()
  return { of: (row) => `${token} ${row}`, any: { [Op.gte]: `${token} `, [Op.lt]: `${token}!` } }
}

/** Rows per statement. Building more instances at a time would delay other requests. */
const BATCH = 1_000

/** All rows that meet a condition, ascending by a column with unique values, read in batches. */
export async function findEach<M extends Model>(table: ModelStatic<M>, column: string, condition: object, tx?: Tx): Promise<M[]> {
  const rows: M[] = []
  for (let after = 0; ; after = Number(rows.at(-1)?.get(column))) {
    const where = { ...condition, [column]: { [Op.gt]: after } } as WhereOptions
    const found = await table.findAll({ where, order: [[column, 'ASC']], limit: BATCH, transaction: tx ?? null })
    rows.push(...found)
    if (found.length < BATCH) return rows
  }
}

/**
 * Rows with these IDs that meet a condition, ascending by ID, read in batches. With `locked`, they stay locked until the transaction ends.
 */
export async function findWithIds<M extends Model>(
  table: ModelStatic<M>,
  ids: readonly number[],
  condition: object,
  tx?: Tx,
  { locked = false } = {},
): Promise<M[]> {
  const rows: M[] = []
  for (const some of chunks(inOrder(ids), BATCH)) {
    const where = { ...condition, id: some } as WhereOptions
    const lock = locked && tx ? { lock: tx.LOCK.UPDATE } : {}
    rows.push(...(await table.findAll({ where, order: [['id', 'ASC']], transaction: tx ?? null, ...lock })))
  }
  return rows
}

function inOrder(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}

/** These columns of the rows with these IDs, ascending by ID, as plain objects, read in batches of at most `batch`. */
export async function columnsOf<M extends Model, Column extends keyof Attributes<M> & string>(
  table: ModelStatic<M>,
  columns: readonly Column[],
  ids: readonly number[],
  batch: number,
): Promise<Pick<Attributes<M>, Column>[]> {
  const rows: Pick<Attributes<M>, Column>[] = []
  for (const some of chunks(inOrder(ids), Math.min(batch, BATCH)))
    rows.push(
      ...(await table.findAll({ attributes: [...columns], where: { id: some } as WhereOptions, order: [['id', 'ASC']], raw: true })),
    )
  return rows
}

/**
 * Removes at most `limit` rows that meet a condition, and returns their number. If there are none, nothing is written, so the embedded
 * database's only writer is not kept busy.
 */
export async function removeRows<M extends Model>(
  db: Pick<Db, 'transaction'>,
  table: ModelStatic<M>,
  condition: WhereOptions<Attributes<M>>,
  limit?: number,
): Promise<number> {
  const found = await table.findOne({ attributes: [[literal('1'), 'found']], where: condition, raw: true })
  if (!found) return 0
  return db.transaction((tx) => table.destroy({ where: condition, ...(limit && { limit }), transaction: tx }))
}

/** Inserts a row and returns its ID. Columns with a default in the database can be left out. */
export async function insertRow<M extends Model>(table: ModelStatic<M>, row: CreationAttributes<M>, tx: Tx): Promise<number> {
  const columns = Object.keys(row)
  const sql = `INSERT INTO ${table.tableName} (${columns.join(', ')}) VALUES (${columns.map((_, i) => `$${i + 1}`).join(', ')})`
  const [id] = await sequelizeOf(table).query(sql, { bind: Object.values(row), type: QueryTypes.INSERT, transaction: tx })
  return id
}

/** Writes these columns of existing rows, a thousand rows per statement. */
export async function writeRows<M extends Model>(
  table: ModelStatic<M>,
  rows: readonly M[],
  columns: readonly (keyof Attributes<M>)[],
  tx: Tx,
): Promise<void> {
  for (const some of chunks(rows, BATCH))
    await table.bulkCreate(
      some.map((row) => row.get() as CreationAttributes<M>),
      { updateOnDuplicate: [...columns], transaction: tx },
    )
}

/** Inserts rows with the same columns in one statement. Columns with a default in the database can be left out. */
export async function insertRows<M extends Model>(table: ModelStatic<M>, rows: readonly CreationAttributes<M>[], tx: Tx): Promise<void> {
  await insertAll(table, rows, tx)
}

/**
 * Inserts rows of one organisation to which the database assigns IDs. Returns the IDs, ascending, in the order of the rows. The caller must
 * have locked the organisation, so that nobody else inserts rows in it.
 */
export async function insertNumbered<M extends Model & { realm_id: number }>(
  table: ModelStatic<M>,
  rows: readonly (CreationAttributes<M> & { realm_id: number })[],
  tx: Tx,
): Promise<number[]> {
  const reported = await insertAll(table, rows, tx)
  if (reported === undefined || rows.length === 1) return reported === undefined ? [] : [reported]
  const inserted = { table: table.tableName, realmId: rows[0]?.realm_id ?? 0, count: rows.length, reported }
  return insertedIds(sequelizeOf(table), inserted, tx)
}

/** Inserts rows and returns the ID that the database reports. */
async function insertAll<M extends Model>(
  table: ModelStatic<M>,
  rows: readonly CreationAttributes<M>[],
  tx: Tx,
): Promise<number | undefined> {
  const [first, ...more] = rows
  if (first === undefined) return undefined
  if (more.length === 0) return insertRow(table, first, tx)
  const columns = Object.keys(first)
  const values = rows.map((row) => columns.map((column) => (row as Record<string, unknown>)[column] ?? null))
  // Escaped, not bound, because the driver would prepare a statement for each number of rows.
  const sql = `INSERT INTO ${table.tableName} (${columns.join(', ')}) VALUES ${values.map(() => '(?)').join(', ')}`
  const [id] = await sequelizeOf(table).query(sql, { replacements: values, type: QueryTypes.INSERT, transaction: tx })
  return id
}

/** Splits a list into lists of at most `size` items, because a statement takes a limited number of values. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
}

/** Rows by ID. */
export function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
