// Rows of messages for an answer: what it needs of each message, and how many fit into it.

import { QueryTypes } from 'sequelize'
import type { Db } from '../db/index.ts'
import { byId, columnsOf } from '../db/rows.ts'
import { MAX_EDITS_SIZE, MAX_PAGE_SIZE } from '../limits.ts'
import { Message } from '../models/message.ts'
import type { User } from '../models/user.ts'
import type { FoundMessage, FoundMessages, Traits } from '../present/history.ts'
import type { Term } from './parse.ts'
import type { Also } from './query.ts'

/** Bytes of a message without its texts, of an edit and of a reaction. */
const MESSAGE = 1_000
const EDIT = 200
const REACTION = 150
/** The factor by which highlighting can enlarge a text, because each word found gets a tag around it. */
const HIGHLIGHTED = 16

/** Bytes of text that one statement reads. A larger result would delay other requests. */
const READ_AT_ONCE = 1_000_000

/** The columns of a message that its presentation needs. */
const SHOWN = ['id', 'sender_id', 'recipient_id', 'topic', 'client', 'date_sent', 'last_edited_at', 'last_moved_at'] as const
const TEXTS = ['content', 'rendered_content'] as const
type Shown = Pick<FoundMessage, (typeof SHOWN)[number]>
/** A message with its traits, as `alsoRows` reads it. Long texts are null. */
export type MessageRow = Shown & Traits & { [Text in (typeof TEXTS)[number]]: string | null }

/** Lets a statement that chooses up to `count` messages read their rows too, with as much of their texts as one statement may read. */
export function alsoRows(db: Db, reader: User, count: number): Also<MessageRow> {
  const short = Math.floor(READ_AT_ONCE / count)
  const texts = TEXTS.map((name) => `CASE WHEN m.text_size <= ${short} THEN m.${name} END AS ${name}`)
  return {
    columns: `${[...SHOWN.slice(1).map((name) => `m.${name} AS ${name}`), ...texts].join(', ')},
      m.text_size AS size,
      CASE WHEN m.has_edits = 0 THEN 0 ELSE
        (SELECT CAST(COALESCE(SUM(e.text_size + ${EDIT}), 0) AS SIGNED) FROM message_edits e WHERE e.message_id = m.id) END AS edits,
      (SELECT COUNT(*) FROM reactions r WHERE r.message_id = m.id) AS reactions`,
    flags: { column: 'v.flags', join: 'LEFT JOIN user_messages v ON v.user_id = ? AND v.message_id = m.id', values: [reader.id] },
    read: (ids) => messageRows(db, reader, ids),
  }
}

/** The rows of those of the messages that exist, unordered. One statement. */
export async function messageRows(db: Db, reader: User, messageIds: readonly number[]): Promise<MessageRow[]> {
  if (messageIds.length === 0) return []
  const { columns, flags } = alsoRows(db, reader, messageIds.length)
  return db.sequelize.query<MessageRow>(
    `SELECT m.id AS id, ${columns}, ${flags.column} AS flags FROM messages m ${flags.join} WHERE m.id IN (?)`,
    {
      replacements: [...flags.values, messageIds],
      type: QueryTypes.SELECT,
    },
  )
}

/**
 * The first of the messages, in the order of preference: as many as fit into one answer, at least one. Reads the texts that `rows` lack. A
 * message that was deleted in the meantime has only traits.
 */
export async function fitting(rows: readonly MessageRow[], messageIds: readonly number[], terms: readonly Term[]): Promise<FoundMessages> {
  const rowById = byId(rows)
  const traits = new Map<number, Traits>()
  const factor = terms.some(({ operator, negated }) => operator === 'search' && !negated) ? HIGHLIGHTED : 1
  let total = 0
  for (const id of messageIds) {
    const row = rowById.get(id) ?? DELETED
    total += MESSAGE + row.size * factor + Math.min(row.edits, MAX_EDITS_SIZE) + row.reactions * REACTION
    if (total > MAX_PAGE_SIZE && traits.size > 0) break
    traits.set(id, row)
  }
  const kept = [...traits.keys()].flatMap((id) => rowById.get(id) ?? []).sort((a, b) => a.id - b.id)
  return { messages: await withTexts(kept), traits }
}

/** The traits of a message that was deleted after it was found. */
const DELETED: Traits = { size: 0, edits: 0, reactions: 0, flags: null }

/** The messages with all their texts. Leaves out messages that were deleted before their texts were read. */
async function withTexts(rows: readonly MessageRow[]): Promise<FoundMessage[]> {
  const long = rows.filter((row) => !hasTexts(row))
  if (long.length === 0) return rows.filter(hasTexts)
  const average = long.reduce((sum, { size }) => sum + size, 0) / long.length
  const ids = long.map(({ id }) => id)
  const batch = Math.max(1, Math.floor(READ_AT_ONCE / average))
  const texts = new Map((await columnsOf(Message, ['id', ...TEXTS], ids, batch)).map((row) => [row.id, row]))
  return rows.map((row) => ({ ...row, ...texts.get(row.id) })).filter(hasTexts)
}

function hasTexts(row: MessageRow): row is MessageRow & FoundMessage {
  return row.content !== null
}
