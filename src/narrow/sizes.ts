// How many messages fit into one answer.

import { QueryTypes } from 'sequelize'
import type { Db } from '../db/index.ts'
import { MAX_EDITS_SIZE, MAX_PAGE_SIZE } from '../limits.ts'
import type { User } from '../models/user.ts'
import type { Term } from './parse.ts'

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

/** The first of the messages, in the order of preference: as many as fit into one answer, at least one. */
export async function fitting(db: Db, reader: User, messageIds: readonly number[], terms: readonly Term[]): Promise<Fitting> {
  const all = await traitsOf(db, reader, messageIds)
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

/** The traits of those messages that exist. One statement. */
export async function traitsOf(db: Db, reader: User, messageIds: readonly number[]): Promise<Map<number, Traits>> {
  if (messageIds.length === 0) return new Map()
  const rows = await db.sequelize.query<{ id: number } & Traits>(
    `SELECT m.id AS id, m.text_size AS size, u.flags AS flags,
      (SELECT SUM(e.text_size + ${EDIT}) FROM message_edits e WHERE e.message_id = m.id) AS edits,
      (SELECT COUNT(*) FROM reactions r WHERE r.message_id = m.id) AS reactions
     FROM messages m LEFT JOIN user_messages u ON u.user_id = ? AND u.message_id = m.id WHERE m.id IN (?)`,
    { replacements: [reader.id, messageIds], type: QueryTypes.SELECT },
  )
  return new Map(rows.map(({ id, edits, ...rest }) => [id, { ...rest, edits: Number(edits) }]))
}
