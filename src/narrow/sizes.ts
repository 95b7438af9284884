// How many messages fit into one answer.

import { QueryTypes } from 'sequelize'
import type { Db } from '../db/index.ts'
import { MAX_EDITS_SIZE, MAX_PAGE_SIZE } from '../limits.ts'
import type { User } from '../models/user.ts'
import type { Term } from './parse.ts'
import type { Also } from './query.ts'

/** Bytes of a message without its texts, of one edit and of one reaction. */
const [MESSAGE, EDIT, REACTION] = [1_000, 200, 150]
/** The factor by which highlighting can enlarge a text: each word found gets a tag around it. */
const HIGHLIGHTED = 16

/** Bytes that one statement reads: a larger result would keep other requests waiting. */
const READ_AT_ONCE = 1_000_000

/** What is known of a message before its texts are read. */
export interface Traits {
  /** Bytes of its texts, and of its edits: 0 for none. */
  size: number
  edits: number
  reactions: number
  /** Of the reader's row; null if there is none. */
  flags: number | null
}
/** Messages that fit into one answer, and how many of them one statement may read. */
export interface Fitting {
  kept: ReadonlyMap<number, Traits>
  batch: number
}

/** The first of the messages, in the order of preference: as many as fit into one answer, at least one. `all` are their traits. */
export function fitting(all: ReadonlyMap<number, Traits>, messageIds: readonly number[], terms: readonly Term[]): Fitting {
  const kept = new Map<number, Traits>()
  const factor = terms.some(({ operator, negated }) => operator === 'search' && !negated) ? HIGHLIGHTED : 1
  let total = 0
  for (const id of messageIds) {
    const traits = all.get(id) ?? DELETED
    total += MESSAGE + traits.size * factor + Math.min(traits.edits, MAX_EDITS_SIZE) + traits.reactions * REACTION
    if (total > MAX_PAGE_SIZE && kept.size > 0) break
    kept.set(id, traits)
  }
  return { kept, batch: Math.max(1, Math.floor((kept.size * READ_AT_ONCE) / total)) }
}

/** Of a message that was deleted after it was found. */
const DELETED: Traits = { size: 0, edits: 0, reactions: 0, flags: null }

/** A row of `alsoTraits`. */
export interface TraitsRow extends Traits {
  id: number
}

/** What chooses messages reads their traits with this. */
export function alsoTraits(reader: User): Also {
  return {
    columns: `m.text_size AS size, v.flags AS flags,
      (SELECT SUM(e.text_size + ${EDIT}) FROM message_edits e WHERE e.message_id = m.id) AS edits,
      (SELECT COUNT(*) FROM reactions r WHERE r.message_id = m.id) AS reactions`,
    joins: 'LEFT JOIN user_messages v ON v.user_id = ? AND v.message_id = m.id',
    values: [reader.id],
  }
}

/** The traits of messages by their IDs. */
export function traitsIn(rows: readonly TraitsRow[]): Map<number, Traits> {
  return new Map(rows.map(({ id, size, flags, edits, reactions }) => [Number(id), { size, flags, edits: Number(edits), reactions }]))
}

/** The traits of those messages that exist. One statement. */
export async function traitsOf(db: Db, reader: User, messageIds: readonly number[]): Promise<Map<number, Traits>> {
  if (messageIds.length === 0) return new Map()
  const { columns, joins, values } = alsoTraits(reader)
  const rows = await db.sequelize.query<TraitsRow>(`SELECT m.id AS id, ${columns} FROM messages m ${joins} WHERE m.id IN (?)`, {
    replacements: [...values, messageIds],
    type: QueryTypes.SELECT,
  })
  return traitsIn(rows)
}
