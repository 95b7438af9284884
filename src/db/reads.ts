// Reads that run alone, or together in one statement. One statement sees one state of the database, so what it finds is true at the same time
// without a transaction, and the database is asked once.

import type { Model, ModelStatic } from 'sequelize'
import { waitForTurn } from '../values/turns.ts'
import type { Db, Tx } from './index.ts'
import { asRow, type Column, type Columns, named, query, type Row, type Selection, selectSql } from './sql.ts'

/** A read that runs alone, by its `rows`, or with others in one statement (`rowsOfAll`). */
export interface Read<Found extends object> {
  rows(tx?: Tx): Promise<Found[]>
  table: ModelStatic<Model>
  sql: string
  /** The values for the `?` placeholders. */
  values: readonly unknown[]
  columns: readonly string[]
  order: readonly (readonly [column: string, direction: 'ASC' | 'DESC'])[]
}

/** The read of a selection. */
export function readOf<M extends Model, Name extends Column<M>>(
  table: ModelStatic<M>,
  selection: Selection<M> & Columns<Name>,
): Read<Pick<Row<M>, Name>>
export function readOf<M extends Model>(table: ModelStatic<M>, selection: Selection<M>): Read<Row<M>>
export function readOf<M extends Model>(table: ModelStatic<M>, selection: Selection<M> & Partial<Columns<string>>): Read<object> {
  const columns = selection.columns ?? Object.keys(table.getAttributes())
  return { ...readBy<Record<string, unknown>>(table, columns, selectSql(table, selection), []), order: selection.order ?? [] }
}

/** The read of a statement, with `values` for its `?` placeholders, which returns these columns. */
export function readBy<Found extends object>(
  table: ModelStatic<Model>,
  columns: readonly (keyof Found & string)[],
  sql: string,
  values: readonly unknown[],
): Read<Found> {
  const rows = async (tx?: Tx) => (await query<Found>(table, sql, [...values], tx)).map((row) => asRow(table, row) as unknown as Found)
  return { table, sql, values, columns, order: [], rows }
}

type FoundBy<R> = NonNullable<R> extends Read<infer Found> ? Found : never
/** The rows of reads, by the names of the reads. */
export type FoundTogether<Reads> = { [Name in keyof Reads]: FoundBy<Reads[Name]>[] }

/** Rows that are decoded before other requests get their turn. */
const TURN = 500

/**
 * The rows of several reads, by name, read in one statement. So they are true at the same time without a transaction, and the database is
 * asked once. Each row travels as a JSON list of its columns, which may hold numbers and text. A read that is undefined finds nothing.
 * Throws BAD_REQUEST if it takes too long.
 */
export async function rowsOfAll<Reads extends Record<string, Read<object> | undefined>>(
  db: Pick<Db, 'survey'>,
  reads: Reads,
  tx?: Tx,
): Promise<FoundTogether<Reads>> {
  const wanted = Object.entries(reads).flatMap(([name, read]) => (read ? [{ name, read, rows: [] as object[] }] : []))
  const arms = wanted.map(
    ({ read: { sql, columns } }, i) => `SELECT ${i} AS part, JSON_ARRAY(${columns.map(named).join(', ')}) AS item FROM (${sql}) AS arm`,
  )
  const values = wanted.flatMap(({ read }) => read.values)
  const items = await db.survey<{ part: number; item: string | unknown[] }>(arms.join(' UNION ALL '), values, tx)
  for (const [i, { part, item }] of items.entries()) {
    const { read, rows } = wanted[part] as (typeof wanted)[number]
    rows.push(rowOf(read, item))
    if (i % TURN === TURN - 1) await waitForTurn()
  }
  for (const { read, rows } of wanted) if (read.order.length > 0) rows.sort(inOrder(read))
  const found: Record<string, object[]> = Object.fromEntries(Object.keys(reads).map((name) => [name, []]))
  for (const { name, rows } of wanted) found[name] = rows
  return found as FoundTogether<Reads>
}

/** MySQL marks lists as JSON, and then the driver has already parsed them. */
function rowOf({ table, columns }: Read<object>, item: string | unknown[]): object {
  const values: unknown[] = typeof item === 'string' ? JSON.parse(item) : item
  const row: Record<string, unknown> = {}
  for (const [i, name] of columns.entries()) row[name] = values[i]
  return asRow(table, row)
}

/** Compares rows as the database does: it ignores the order of a part of a statement. */
function inOrder({ order }: Read<object>): (one: object, other: object) => number {
  return (one, other) => {
    for (const [name, direction] of order) {
      const [a, b] = [Reflect.get(one, name), Reflect.get(other, name)] as [number, number]
      if (a !== b) return (a < b ? -1 : 1) * (direction === 'ASC' ? 1 : -1)
    }
    return 0
  }
}
