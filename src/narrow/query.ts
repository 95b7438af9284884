// Runs the SQL of a narrow and chooses the strategy for a search (docs/adr/0007-search-and-pages.md).

import { type Condition, inOrder, jsonList, numbersIn } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { eachWithWords, hasWords, wordsCondition } from './search.ts'
import { needlesOf } from './words.ts'

/** A FROM clause with `messages m`, conditions, and texts to search for. */
export interface Query {
  from: string
  /**
   * The ID of a message, as a column of the table whose index finds the messages in their order. Databases do not all see that another
   * column is the same.
   */
  id: 'm.id' | 'u.message_id'
  /** The reader's flags, if the query includes their rows. */
  flags?: string
  conditions: Condition[]
  searches: string[]
}
type Order = 'ASC' | 'DESC'

/** How many messages are scanned before the strategy is first chosen. */
const FIRST_LOOK = 250
/** The fewest and the most that are scanned before it is chosen again. */
const FEWEST = 10_000
const MOST = 100_000
/**
 * Added to the number of matches found when their frequency is estimated. If none was found, a smaller value makes the search switch to the
 * index sooner.
 */
const ASSUMED = 0.25
/** The cost of a message that the full-text index returns, relative to scanning a message. */
const INDEXED = 1.5
/**
 * The texts are scanned directly if at least one in this many belongs to a message of the narrow. That is quicker than looking up each
 * text.
 */
const SPARSE = 3

/** What else a statement reads of the messages that it chooses, from `messages m` and the tables that it joins. */
export interface Also<Row extends { id: number }> {
  columns: string
  /** The reader's flags, if the query does not include them. */
  flags: { column: string; join: string; values: unknown[] }
  /** Reads the same of messages that were chosen by another statement. */
  read(ids: readonly number[]): Promise<Row[]>
}
/** Messages in their order, and what else was read of them, unordered. */
interface First<Row> {
  ids: number[]
  rows: Row[]
}
interface Wanted<Row extends { id: number }> {
  order: Order
  limit: number
  tx?: Tx | undefined
  also?: Also<Row> | undefined
}

/** The first `limit` messages that satisfy the query and the conditions. */
export async function firstIds(
  db: Db,
  query: Query,
  more: Condition[],
  wanted: { order: Order; limit: number; tx?: Tx | undefined },
): Promise<number[]> {
  return (await first(db, query, more, wanted)).ids
}

/** Like `firstIds`, with what else was read of the messages. */
async function first<Row extends { id: number }>(db: Db, query: Query, more: Condition[], wanted: Wanted<Row>): Promise<First<Row>> {
  const conditions = [...query.conditions, ...more]
  if (query.searches.length === 0) return select(db, query, conditions, wanted)
  const look = await lookThrough(db, query, conditions, wanted.order)
  const near = look.found.slice(0, wanted.limit)
  const [rows, far] = await Promise.all([wanted.also?.read(near) ?? [], lookFurther(db, query, conditions, look, wanted)])
  return { ids: [...near, ...far.ids], rows: [...rows, ...far.rows] }
}

/** What a search finds beyond the first look. Chooses the cheaper way: scan further, or query the full-text index. */
async function lookFurther<Row extends { id: number }>(
  db: Db,
  query: Query,
  conditions: Condition[],
  { found, looked: scanned, oldest, newest, words, last }: FirstLook,
  { order, limit, also }: Wanted<Row>,
): Promise<First<Row>> {
  const further: First<Row> = { ids: [], rows: [] }
  if (scanned < FIRST_LOOK || found.length >= limit) return further
  // The index collects every message with one of the words, in all organisations, before it returns the first match.
  const indexed = (last * words) / scanned
  const [sign, spread] = [order === 'ASC' ? 1 : -1, Math.max(1, (newest - oldest) / scanned)]
  for (let [looked, after] = [scanned, order === 'ASC' ? newest : oldest]; ; ) {
    const count = found.length + further.ids.length
    const toGo = ((limit - count) * looked) / (count + ASSUMED)
    const isIndexed = toGo > indexed * INDEXED
    const ahead = Math.min(MOST, Math.max(FEWEST, Math.ceil(2 * toGo)))
    const to = after + sign * Math.ceil(ahead * spread)
    const isLast = isIndexed || to < 0 || to > last
    const rest = { order, limit: limit - count, also }
    const next = isIndexed
      ? await select(
          db,
          query,
          [...conditions, beyond(query.id, after, order), ...query.searches.map((one) => wordsCondition(db, one, query.id))],
          rest,
        )
      : await lookOn(db, query, conditions, { ...rest, after, to: isLast ? undefined : to, isDense: spread < SPARSE })
    further.ids.push(...next.ids)
    further.rows.push(...next.rows)
    if (isLast || found.length + further.ids.length >= limit) return further
    ;[looked, after] = [looked + ahead, to]
  }
}

/** `by` is the column of the ID. */
function beyond(by: string, id: number, order: Order): Condition {
  return { sql: `${by} ${order === 'ASC' ? '>' : '<'} ?`, values: [id] }
}

/** One side of an anchor: the first `limit` messages, in this order, whose IDs are so. */
export interface Side {
  is: '<' | '=' | '>' | '>='
  than: number
  order: Order
  limit: number
}

/** The IDs on each side, and what else was read of the messages, unordered. */
interface Chosen<Row> {
  sides: number[][]
  rows: Row[]
}

/** Like `firstIds`, for several sides, with what else was read of the messages. One statement if there is no text to search for. */
export async function firstIdsOf<Row extends { id: number }>(
  db: Db,
  query: Query,
  sides: readonly Side[],
  also?: Also<Row>,
): Promise<Chosen<Row>> {
  const asked = sides.filter(({ limit }) => limit > 0)
  if (query.searches.length > 0) {
    const alone = (side: Side): Promise<First<Row>> => first(db, query, [onSide(query, side)], { ...side, also })
    const found = await Promise.all(sides.map((side) => (side.limit > 0 ? alone(side) : { ids: [], rows: [] })))
    return { sides: found.map(({ ids }) => ids), rows: found.flatMap(({ rows }) => rows) }
  }
  if (asked.length === 0) return { sides: sides.map(() => []), rows: [] }
  const parts = asked.map((side, i) => {
    const conditions = [...query.conditions, onSide(query, side)]
    const where = conditions.map(({ sql }) => sql).join(' AND ')
    return {
      sql: `SELECT m.id AS id, ${i} AS side${also ? flagsIn(query) : ''} FROM ${query.from} WHERE ${where} ORDER BY ${query.id} ${side.order} LIMIT ?`,
      values: [...conditions.flatMap(({ values }) => values), side.limit],
    }
  })
  const chosen = parts.map(({ sql }) => (parts.length > 1 ? `SELECT * FROM (${sql}) y` : sql)).join(' UNION ALL ')
  const values = parts.flatMap((part) => part.values)
  const rows = await scanAlso<Row & { side: number }>(db, query, { columns: 'x.side AS side', chosen, values }, also)
  // The result of a join has no order.
  const idsOf = (side: Side): number[] => {
    const ids = rows.flatMap(({ id, side: i }) => (asked[Number(i)] === side ? [Number(id)] : []))
    return sorted(ids, side.order)
  }
  return { sides: sides.map(idsOf), rows }
}

function onSide({ id }: Query, { is, than }: Side): Condition {
  return { sql: `${id} ${is} ?`, values: [than] }
}

function sorted(ids: readonly number[], order: Order): number[] {
  return [...ids].sort((a, b) => (order === 'ASC' ? a - b : b - a))
}

/** What a search finds among the first messages that the reader may see. */
interface FirstLook {
  /** IDs of the messages that match, in the requested order. */
  found: number[]
  /** How many messages were scanned, and their lowest and highest ID. */
  looked: number
  oldest: number
  newest: number
  /** The total number of occurrences of the words, counting each word once per message. */
  words: number
  /** The newest ID in all organisations, which share the index. It estimates the number of their messages. */
  last: number
}

/** Scans the first messages. Returns one row, because reading a row for each message would take longer than scanning the messages. */
async function lookThrough(db: Db, { from, id, searches }: Query, conditions: Condition[], order: Order): Promise<FirstLook> {
  const where = conditions.map(({ sql }) => sql).join(' AND ')
  const has = hasWords(searches)
  const words = searches.flatMap(needlesOf).flatMap(({ tokens }) => tokens)
  const count = ['0', ...words.map(() => '(INSTR(t.tokens, ?) > 0)')].join(' + ')
  // MySQL returns a sum as text.
  const [row] = await db.scan<Omit<FirstLook, 'found' | 'words'> & { found: string | number[]; words: number | string }>(
    `SELECT ${jsonList(db.sequelize, `CASE WHEN ${has.sql} THEN x.id ELSE 0 END`)} AS found, COUNT(*) AS looked, MIN(x.id) AS oldest,
      MAX(x.id) AS newest, SUM(${count}) AS words, (SELECT MAX(id) FROM messages) AS last
      FROM (SELECT m.id AS id FROM ${from} WHERE ${where} ORDER BY ${id} ${order} LIMIT ?) x
      LEFT JOIN message_texts t ON t.message_id = x.id`,
    [...has.values, ...words.map((word) => ` ${word}`), ...conditions.flatMap(({ values }) => values), FIRST_LOOK],
  )
  if (!row?.looked) return { found: [], looked: 0, oldest: 0, newest: 0, words: 0, last: 0 }
  const ids = numbersIn(row.found).filter((id) => id > 0)
  return { ...row, found: sorted(ids, order), words: Number(row.words) }
}

/** The first messages after one ID, up to another, that match the searches. `isDense`: most messages in that range belong to the narrow. */
async function lookOn<Row extends { id: number }>(
  db: Db,
  query: Query,
  conditions: Condition[],
  { after, to, isDense, ...wanted }: Wanted<Row> & { after: number; to: number | undefined; isDense: boolean },
): Promise<First<Row>> {
  const { from, searches } = query
  const { order } = wanted
  const by = isDense ? 't.message_id' : query.id
  const end = to === undefined ? [] : [{ sql: `${by} ${order === 'ASC' ? '<=' : '>='} ?`, values: [to] }]
  const range = [beyond(by, after, order), ...end]
  if (!isDense) return select(db, query, [...conditions, ...range, ...searches.map(eachWithWords)], wanted)
  const all = [...range, hasWords(searches), { sql: 'm.id = t.message_id', values: [] }, ...conditions]
  return select(db, { ...query, from: `message_texts t CROSS JOIN ${from}` }, all, wanted, {
    begin: inOrder(db.sequelize),
    by,
  })
}

/** `begin` is the start of the SELECT, and `by` the column that defines the order. */
async function select<Row extends { id: number }>(
  db: Db,
  query: Query,
  conditions: Condition[],
  { order, limit, also, tx }: Wanted<Row>,
  { begin = 'SELECT', by = query.id as string } = {},
): Promise<First<Row>> {
  const where = conditions.map(({ sql }) => sql).join(' AND ')
  const chosen = `${begin} m.id AS id${also ? flagsIn(query) : ''} FROM ${query.from} WHERE ${where} ORDER BY ${by} ${order} LIMIT ?`
  const values = [...conditions.flatMap((one) => one.values), limit]
  if (!also) return { ids: (await db.scan<Row>(chosen, values, tx)).map(({ id }) => id), rows: [] }
  const rows = await scanAlso<Row>(db, query, { chosen, values }, also)
  return {
    ids: sorted(
      rows.map(({ id }) => id),
      order,
    ),
    rows,
  }
}

/** Runs a statement that chooses messages, and reads what else is wanted of them. The rows are unordered. */
function scanAlso<Row extends { id: number }>(
  db: Db,
  query: Query,
  { columns, chosen, values }: { columns?: string; chosen: string; values: unknown[] },
  also: Pick<Also<never>, 'columns' | 'flags'> | undefined,
): Promise<Row[]> {
  const own = ['x.id AS id', ...(columns ? [columns] : [])].join(', ')
  if (!also) return db.scan<Row>(`SELECT ${own} FROM (${chosen}) x`, values)
  const flags = query.flags ? { column: 'x.flags', join: '', values: [] } : also.flags
  return db.scan<Row>(
    `SELECT ${own}, ${also.columns}, ${flags.column} AS flags FROM (${chosen}) x JOIN messages m ON m.id = x.id ${flags.join}`,
    [...values, ...flags.values],
  )
}

function flagsIn({ flags }: Query): string {
  return flags ? `, ${flags} AS flags` : ''
}
