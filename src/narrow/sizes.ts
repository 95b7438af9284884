// How many messages fit into one answer.

import { QueryTypes } from 'sequelize'
import type { Db } from '../db/index.ts'
import { MAX_EDITS_SIZE, MAX_PAGE_SIZE } from '../limits.ts'
import type { Term } from './parse.ts'

/** Bytes of a message without its texts, of one edit and of one reaction. */
const [MESSAGE, EDIT, REACTION] = [1_000, 200, 150]
/** The factor by which highlighting can enlarge a text: each word found gets a tag around it. */
const HIGHLIGHTED = 16

/** Bytes that one statement reads: a larger result would keep other requests waiting. */
const READ_AT_ONCE = 1_000_000

/** Messages that fit into one answer, and how many of them one statement may read. */
export interface Fitting {
  kept: Set<number>
  batch: number
}

/** The first of the messages, in the order of preference: as many as fit into one answer, at least one. */
export async function fitting(db: Db, messageIds: readonly number[], terms: readonly Term[]): Promise<Fitting> {
  const kept = new Set<number>()
  if (messageIds.length === 0) return { kept, batch: 1 }
  const rows = await db.sequelize.query<{ id: number; size: number; edits: number | null; reactions: number }>(
    `SELECT m.id AS id, m.text_size AS size, (SELECT SUM(e.text_size + ${EDIT}) FROM message_edits e WHERE e.message_id = m.id) AS edits,
      (SELECT COUNT(*) FROM reactions r WHERE r.message_id = m.id) AS reactions FROM messages m WHERE m.id IN (?)`,
    { replacements: [messageIds], type: QueryTypes.SELECT },
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const factor = terms.some(({ operator, negated }) => operator === 'search' && !negated) ? HIGHLIGHTED : 1
  let total = 0
  for (const id of messageIds) {
    const { size = 0, edits = 0, reactions = 0 } = byId.get(id) ?? {}
    total += MESSAGE + size * factor + Math.min(Number(edits), MAX_EDITS_SIZE) + reactions * REACTION
    if (total > MAX_PAGE_SIZE && kept.size > 0) break
    kept.add(id)
  }
  return { kept, batch: Math.max(1, Math.floor((kept.size * READ_AT_ONCE) / total)) }
}
