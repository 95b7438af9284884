// Rows by plain SQL, for what every send reads and writes: `findAll` and `create` take twice the time of the statement itself.

import {
  type Attributes,
  type CreationAttributes,
  type Model,
  type ModelStatic,
  Op,
  QueryTypes,
  type Sequelize,
  type WhereOptions,
} from 'sequelize'
import type { Tx } from './index.ts'

/** The connection of a table. */
export function sequelizeOf<M extends Model>(table: ModelStatic<M>): Sequelize {
  if (!table.sequelize) throw new Error(`${table.name} is not defined yet`)
  return table.sequelize
}

/** Rows that meet a condition, in no order; `?` stands for a value. */
export async function selectRows<M extends Model>(table: ModelStatic<M>, condition: string, values: unknown[], tx?: Tx): Promise<M[]> {
  const sql = `SELECT * FROM ${table.tableName} WHERE ${condition}`
  const options = { replacements: values, type: QueryTypes.SELECT, model: table, transaction: tx ?? null } as const
  return sequelizeOf(table).query<M>(sql, options)
}

/** Rows per statement: building more instances at once would keep other requests waiting. */
const BATCH = 1_000

/** All rows that meet a condition, ascending by a column whose values are unique, read in batches. */
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
 * Rows with these IDs that meet a condition, ascending by ID, read in batches of at most `batch`; with `locked`, locked until the
 * transaction ends.
 */
export async function findWithIds<M extends Model>(
  table: ModelStatic<M>,
  ids: readonly number[],
  condition: object,
  tx?: Tx,
  { locked = false, batch = BATCH } = {},
): Promise<M[]> {
  const rows: M[] = []
  for (const some of chunks(
    [...new Set(ids)].sort((a, b) => a - b),
    Math.min(batch, BATCH),
  )) {
    const where = { ...condition, id: some } as WhereOptions
    const lock = locked && tx ? { lock: tx.LOCK.UPDATE } : {}
    rows.push(...(await table.findAll({ where, order: [['id', 'ASC']], transaction: tx ?? null, ...lock })))
  }
  return rows
}

/** Inserts a row and returns its ID. Columns with a default in the database may be left out. */
export async function insertRow<M extends Model>(table: ModelStatic<M>, row: CreationAttributes<M>, tx: Tx): Promise<number> {
  const columns = Object.keys(row)
  const sql = `INSERT INTO ${table.tableName} (${columns.join(', ')}) VALUES (${columns.map((_, i) => `$${i + 1}`).join(', ')})`
  const [id] = await sequelizeOf(table).query(sql, { bind: Object.values(row), type: QueryTypes.INSERT, transaction: tx })
  return id
}

/** Writes these columns of existing rows, a thousand rows per statement. */
export async function saveRows<M extends Model>(
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

/** Inserts rows, several per statement. */
export async function insertRows<M extends Model>(table: ModelStatic<M>, rows: CreationAttributes<M>[], tx: Tx): Promise<void> {
  const [first, ...more] = rows
  if (first === undefined) return
  if (more.length === 0) await insertRow(table, first, tx)
  else await table.bulkCreate(rows, { transaction: tx })
}

/** Splits a list into lists of at most `size` items: a statement takes a limited number of values. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) => items.slice(i * size, (i + 1) * size))
}

/** Rows by their IDs. */
export function byId<Row extends { id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
