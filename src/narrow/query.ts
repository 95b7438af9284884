// Runs the SQL of a narrow, and chooses the strategy of a search (docs/adr/0009-search.md).

import { type Condition, inOrder } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { eachWithWords, hasWords, wordsCondition } from './search.ts'
import { needlesOf } from './words.ts'

/** A FROM clause, which has `messages m`, conditions, and texts to search for. */
export interface Query {
  from: string
  conditions: Condition[]
  searches: string[]
}
type Order = 'ASC' | 'DESC'

/** How many messages are scanned before the strategy is chosen, and at least and at most before it is chosen again. */
const FIRST_LOOK = 1_000
const [FEWEST, MOST] = [10_000, 100_000]
/** The cost of a message that the full-text index returns, relative to scanning a message. */
const INDEXED = 1.5
/** The texts themselves are scanned if at least each so many belongs to a message of the narrow: that is quicker than one by one. */
const SPARSE = 3

/** The first `limit` messages that satisfy the query and the conditions. */
export async function firstIds(
  db: Db,
  query: Query,
  more: Condition[],
  { order, limit, tx }: { order: Order; limit: number; tx?: Tx | undefined },
): Promise<number[]> {
  const { from, searches } = query
  const conditions = [...query.conditions, ...more]
  if (searches.length === 0) return select({ db, from, conditions, order, limit }, tx)
  const scanned = await lookThrough(db, query, conditions, order)
  const found = scanned.flatMap(({ id, has }) => (has ? [id] : []))
  const [first, last] = [scanned[0], scanned.at(-1)]
  if (!first || !last || scanned.length < FIRST_LOOK || found.length >= limit) return found.slice(0, limit)
  // The index collects every message with one of the words, in all organisations, before it returns the first match.
  const newest = Number(last.newest)
  const indexed = (newest * scanned.reduce((sum, { words }) => sum + Number(words), 0)) / scanned.length
  const [sign, spread] = [order === 'ASC' ? 1 : -1, Math.max(1, Math.abs(last.id - first.id) / scanned.length)]
  for (let [looked, after] = [scanned.length, last.id]; ; ) {
    const toGo = ((limit - found.length) * looked) / (found.length + 1)
    const rest = { order, limit: limit - found.length }
    if (toGo > indexed * INDEXED) {
      const words = [beyond(after, order), ...searches.map((search) => wordsCondition(db, search))]
      return [...found, ...(await select({ db, from, conditions: [...conditions, ...words], ...rest }))]
    }
    const count = Math.min(MOST, Math.max(FEWEST, Math.ceil(2 * toGo)))
    const to = after + sign * Math.ceil(count * spread)
    const isLast = to < 0 || to > newest
    found.push(...(await lookOn(db, query, conditions, { ...rest, after, to: isLast ? undefined : to, isDense: spread < SPARSE })))
    if (isLast || found.length >= limit) return found
    ;[looked, after] = [looked + count, to]
  }
}

function beyond(id: number, order: Order): Condition {
  return { sql: order === 'ASC' ? 'm.id > ?' : 'm.id < ?', values: [id] }
}

/** A side of an anchor: the messages that satisfy the condition, the first `limit` in this order. */
export interface Side {
  condition: Condition
  order: Order
  limit: number
}

/** What a statement that chooses messages reads of them besides, of `messages m` and what it joins. */
export interface Also {
  columns: string
  joins: string
  values: unknown[]
}
/** The IDs of each of some sides, and what was read of them besides, in no order. */
interface Chosen<Row> {
  sides: number[][]
  rows: Row[]
}

/** Like `firstIds`, for each of some sides. One statement, which reads `also`; not if there is a text to search for. */
export async function firstIdsOf<Row extends { id: number }>(
  db: Db,
  query: Query,
  sides: readonly Side[],
  also?: Also,
): Promise<Chosen<Row>> {
  const asked = sides.filter(({ limit }) => limit > 0)
  if (query.searches.length > 0) {
    const alone = (side: Side): Promise<number[]> => firstIds(db, query, [side.condition], side)
    return { sides: await Promise.all(sides.map((side) => (side.limit > 0 ? alone(side) : []))), rows: [] }
  }
  if (asked.length === 0) return { sides: sides.map(() => []), rows: [] }
  const parts = asked.map(({ condition, order, limit }, i) => {
    const conditions = [...query.conditions, condition]
    const where = conditions.map(({ sql }) => sql).join(' AND ')
    return {
      sql: `SELECT m.id AS id, ${i} AS side FROM ${query.from} WHERE ${where} ORDER BY m.id ${order} LIMIT ?`,
      values: [...conditions.flatMap(({ values }) => values), limit],
    }
  })
  const [only] = parts
  const chosen = parts.length > 1 ? parts.map(({ sql }) => `SELECT * FROM (${sql}) y`).join(' UNION ALL ') : only?.sql
  const more = also ? { columns: `, ${also.columns}`, joins: ` JOIN messages m ON m.id = x.id ${also.joins}` } : { columns: '', joins: '' }
  const rows = await db.scan<Row & { side: number }>(`SELECT x.id AS id, x.side AS side${more.columns} FROM (${chosen}) x${more.joins}`, [
    ...parts.flatMap(({ values }) => values),
    ...(also?.values ?? []),
  ])
  // What is joined has no order.
  const idsOf = (side: Side): number[] => {
    const ids = rows.flatMap(({ id, side: i }) => (asked[Number(i)] === side ? [Number(id)] : []))
    return ids.sort((a, b) => (side.order === 'ASC' ? a - b : b - a))
  }
  return { sides: sides.map(idsOf), rows }
}

/**
 * Scans the first messages: whether each matches the searches, how many of the words it has, and the newest ID of all organisations, an
 * estimate of their messages, which share the index.
 */
function lookThrough(
  db: Db,
  { from, searches }: Query,
  conditions: Condition[],
  order: Order,
): Promise<{ id: number; has: number; words: number; newest: number }[]> {
  const where = conditions.map(({ sql }) => sql).join(' AND ')
  const has = hasWords(searches)
  const words = searches.flatMap(needlesOf).flatMap(({ tokens }) => tokens)
  const count = ['0', ...words.map(() => '(INSTR(t.tokens, ?) > 0)')].join(' + ')
  return db.scan(
    `SELECT x.id AS id, (${has.sql}) AS has, ${count} AS words, (SELECT MAX(id) FROM messages) AS newest
      FROM (SELECT m.id AS id FROM ${from} WHERE ${where} ORDER BY m.id ${order} LIMIT ?) x
      LEFT JOIN message_texts t ON t.message_id = x.id ORDER BY x.id ${order}`,
    [...has.values, ...words.map((word) => ` ${word}`), ...conditions.flatMap(({ values }) => values), FIRST_LOOK],
  )
}

/** The first messages after one ID, up to another, that match the searches. `isDense`: most messages there are of the narrow. */
async function lookOn(
  db: Db,
  { from, searches }: Query,
  conditions: Condition[],
  { order, limit, after, to, isDense }: { order: Order; limit: number; after: number; to: number | undefined; isDense: boolean },
): Promise<number[]> {
  const end = to === undefined ? [] : [{ sql: order === 'ASC' ? 'm.id <= ?' : 'm.id >= ?', values: [to] }]
  const range = [beyond(after, order), ...end]
  if (!isDense) return select({ db, from, conditions: [...conditions, ...range, ...searches.map(eachWithWords)], order, limit })
  const texts = range.map(({ sql, values }) => ({ sql: sql.replace('m.id', 't.message_id'), values }))
  const all = [...texts, hasWords(searches), { sql: 'm.id = t.message_id', values: [] }, ...conditions]
  const rows = await db.scan<{ id: number }>(
    `${inOrder(db.sequelize)} m.id AS id FROM message_texts t CROSS JOIN ${from}
      WHERE ${all.map(({ sql }) => sql).join(' AND ')} ORDER BY t.message_id ${order} LIMIT ?`,
    [...all.flatMap(({ values }) => values), limit],
  )
  return rows.map(({ id }) => id)
}

async function select(
  { db, from, conditions, order, limit }: { db: Db; from: string; conditions: Condition[]; order: Order; limit: number },
  tx?: Tx,
): Promise<number[]> {
  const where = conditions.map(({ sql }) => sql).join(' AND ')
  const sql = `SELECT m.id AS id FROM ${from} WHERE ${where} ORDER BY m.id ${order} LIMIT ?`
  const rows = await db.scan<{ id: number }>(sql, [...conditions.flatMap(({ values }) => values), limit], tx)
  return rows.map(({ id }) => id)
}
