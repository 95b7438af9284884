// Rows in numbers: reads in batches, and inserts of many rows with the IDs that they get.

import { randomUUID } from 'node:crypto'
import { type Attributes, type CreationAttributes, type Model, type ModelStatic, Op } from 'sequelize'
import { insertedIds } from './dialect.ts'
import type { Db, Tx } from './index.ts'
import {
  type Column,
  createRows,
  insert,
  insertWithoutIds,
  type Row,
  remove,
  select,
  selectOne,
  sequelizeOf,
  update,
  type Where,
} from './sql.ts'

/**
 * `of` marks each row of an INSERT with a text, to find the row again. `any` is a condition for all of them that an index can answer. IDs
 * of several rows of one statement are not consecutive on every database.
 */
export function rowMarks(): { of(row: number): string; any: object } {
  const token = randomUUID()
  return { of: (row) => `${token} ${row}`, any: { [Op.gte]: `${token} `, [Op.lt]: `${token}!` } }
}

/** Rows per statement. Building more instances at a time would delay other requests. */
export const ROWS_AT_ONCE = 1_000
/** IDs that a statement names. */
export const IDS_AT_ONCE = 5_000

/** All rows that meet a condition, ascending by a column with unique values, read in batches. */
export async function findEach<M extends Model>(
  table: ModelStatic<M>,
  column: keyof Row<M> & string,
  condition: object,
  tx?: Tx,
): Promise<Row<M>[]> {
  const rows: Row<M>[] = []
  for await (const some of batchesOf(table, column, condition, tx)) rows.push(...some)
  return rows
}

/** Like `findEach`, a batch at a time. */
export async function* batchesOf<M extends Model>(
  table: ModelStatic<M>,
  column: keyof Row<M> & string,
  condition: object,
  tx?: Tx,
): AsyncGenerator<Row<M>[]> {
  for (let after = 0; ; ) {
    const where = { ...condition, [column]: { [Op.gt]: after } } as Where<M>
    const found: Row<M>[] = await select(table, { where, order: [[column, 'ASC']], limit: ROWS_AT_ONCE }, tx)
    yield found
    if (found.length < ROWS_AT_ONCE) return
    after = Number(found.at(-1)?.[column])
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
): Promise<Row<M>[]> {
  const rows: Row<M>[] = []
  for (const some of chunks(inOrder(ids), ROWS_AT_ONCE)) {
    const where = { ...condition, id: some } as Where<M>
    rows.push(...(await select(table, { where, order: [['id', 'ASC']], lock: locked ? 'exclusive' : undefined }, tx)))
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
  for (const some of chunks(inOrder(ids), Math.min(batch, ROWS_AT_ONCE)))
    rows.push(...(await select(table, { columns, where: { id: some } as Where<M>, order: [['id', 'ASC']] })))
  return rows
}

/**
 * Removes at most `limit` rows that meet a condition, and returns their number. If there are none, nothing is written, so the embedded
 * database's only writer is not kept busy.
 */
export async function removeRows<M extends Model>(
  db: Pick<Db, 'transaction'>,
  table: ModelStatic<M>,
  condition: Where<M>,
  limit?: number,
): Promise<number> {
  const [key = table.primaryKeyAttribute] = Object.keys(table.getAttributes()) as (keyof Attributes<M> & string)[]
  if (!(await selectOne(table, { columns: [key], where: condition }))) return 0
  return db.transaction((tx) => remove(table, condition, tx, limit))
}

/** Writes these columns of existing rows, a thousand rows per statement. */
export async function writeRows<M extends Model>(
  table: ModelStatic<M>,
  rows: readonly Row<M>[],
  columns: readonly Column<M>[],
  tx: Tx,
): Promise<void> {
  for (const some of chunks(rows, ROWS_AT_ONCE)) await createRows(table, some as CreationAttributes<M>[], tx, columns)
}

/**
 * Inserts rows with the same columns in statements of a thousand rows. Columns with a default in the database can be left out. Nobody needs
 * the results (`runWithNext`).
 */
export async function insertRows<M extends Model>(table: ModelStatic<M>, rows: readonly CreationAttributes<M>[], tx: Tx): Promise<void> {
  for (const some of chunks(rows, ROWS_AT_ONCE)) await insertWithoutIds(table, some, tx)
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
  if (rows.length === 0) return []
  const reported = await insert(table, rows, tx)
  if (rows.length === 1) return [reported]
  const inserted = { table: table.tableName, realmId: rows[0]?.realm_id ?? 0, count: rows.length, reported }
  return insertedIds(sequelizeOf(table), inserted, tx)
}

/**
 * Like `insertNumbered`, for an organisation that is not locked. Until all rows are inserted, a mark in `column`, which has a unique index and
 * is null afterwards, tells them from those of others.
 */
export async function insertMarked<M extends Model & { realm_id: number; id: number }>(
  table: ModelStatic<M>,
  column: keyof Row<M> & string,
  rows: readonly (CreationAttributes<M> & { realm_id: number })[],
  tx: Tx,
): Promise<number[]> {
  if (rows.length <= 1) return insertNumbered(table, rows, tx)
  const marks = rowMarks()
  await insertRows(
    table,
    rows.map((row, i) => ({ ...row, [column]: marks.of(i) })),
    tx,
  )
  const where = { realm_id: rows[0]?.realm_id, [column]: marks.any } as Where<M>
  const made = await select(table, { columns: ['id'] as const, where, order: [['id', 'ASC']] }, tx)
  await update(table, { [column]: null } as Partial<Row<M>>, where, tx)
  return made.map(({ id }) => id)
}

/** Splits a list into lists of at most `size` items, because a statement takes a limited number of values. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
}

/** Rows by ID. */
export function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
