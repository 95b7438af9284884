// Runs the SQL of a narrow, and chooses the strategy of a search (docs/adr/0009-search.md).

import type { Condition } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { Message } from '../models/message.ts'
import { hasWords, wordsCondition } from './search.ts'
import { needlesOf } from './words.ts'

/** A FROM clause, which has `messages m`, conditions, and texts to search for. */
export interface Query {
  from: string
  conditions: Condition[]
  searches: string[]
}
type Order = 'ASC' | 'DESC'

/** How many messages are scanned before the strategy is first reconsidered, and at most in each later step. */
const [FIRST_LOOK, NEXT_LOOKS] = [1_000, 10_000]
/** The cost of a message that the full-text index returns, relative to scanning a message. */
const INDEXED = 1.5

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
  const found: number[] = []
  let [looked, indexed, batch] = [0, 0, FIRST_LOOK]
  for (let rest: Condition[] = []; ; ) {
    // The first look tells how frequent the words are; the others need not count them.
    const isFirst = looked === 0
    const rows = await lookThrough(db, query, [...conditions, ...rest], { order, limit: batch, counts: isFirst })
    found.push(...rows.flatMap(({ id, has }) => (has ? [id] : [])))
    looked += rows.length
    const last = rows.at(-1)
    if (!last || rows.length < batch || found.length >= limit) return found.slice(0, limit)
    // The index collects every message with one of the words, in all organisations, before it returns the first match.
    if (isFirst) indexed = ((await newestId()) * rows.reduce((sum, { words }) => sum + Number(words), 0)) / looked
    const toGo = ((limit - found.length) * looked) / (found.length + 1)
    rest = [{ sql: order === 'ASC' ? 'm.id > ?' : 'm.id < ?', values: [last.id] }]
    if (toGo > indexed * INDEXED) {
      const words = searches.map((search) => wordsCondition(db, search))
      return [...found, ...(await select({ db, from, conditions: [...conditions, ...rest, ...words], order, limit: limit - found.length }))]
    }
    batch = Math.min(NEXT_LOOKS, Math.max(FIRST_LOOK, Math.ceil(toGo * 1.25)))
  }
}

/** The newest ID of all organisations, as an estimate of their messages: they share the index. */
async function newestId(): Promise<number> {
  return (await Message.max<number | null, Message>('id')) ?? 0
}

/** Scans the first messages: whether each matches the searches and, if that `counts`, how many of the words it has. */
function lookThrough(
  db: Db,
  { from, searches }: Query,
  conditions: Condition[],
  { order, limit, counts }: { order: Order; limit: number; counts: boolean },
): Promise<{ id: number; has: number; words: number | null }[]> {
  const where = conditions.map(({ sql }) => sql).join(' AND ')
  const has = hasWords(searches)
  const words = counts ? searches.flatMap(needlesOf).flatMap(({ tokens }) => tokens) : []
  const count = ['0', ...words.map(() => '(INSTR(t.tokens, ?) > 0)')].join(' + ')
  return db.scan(
    `SELECT x.id AS id, (${has.sql}) AS has, ${count} AS words FROM (SELECT m.id AS id FROM ${from} WHERE ${where} ORDER BY m.id ${order} LIMIT ?) x
      LEFT JOIN message_texts t ON t.message_id = x.id ORDER BY x.id ${order}`,
    [...has.values, ...words.map((word) => ` ${word}`), ...conditions.flatMap(({ values }) => values), limit],
  )
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
