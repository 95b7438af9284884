// An uploaded file and the messages that link to it.

import { literal, Op } from 'sequelize'
import { rowLock } from '../db/dialect.ts'
import type { Tx } from '../db/index.ts'
import { chunks } from '../db/rows.ts'
import { query, type Row, select, sequelizeOf } from '../db/sql.ts'
import { big, id, index, initially, int, key, optional, path, person, plain, realm, refers, string, table, unique } from '../db/table.ts'
import { MAX_FILE_MESSAGES } from '../limits.ts'
import { inFinishedRealm } from './realm.ts'

/** True for a file that no message and no scheduled message links to. Links of deleted messages do not count. */
const NO_MESSAGE = `NOT EXISTS (SELECT 1 FROM attachment_messages u JOIN messages m ON m.id = u.message_id
  WHERE u.attachment_id = attachments.id)
  AND NOT EXISTS (SELECT 1 FROM scheduled_message_attachments s WHERE s.attachment_id = attachments.id)`

/** The newest message listed for a file, or NULL if all its messages are listed. */
const LAST_LISTED = `(SELECT u.message_id FROM attachment_messages u WHERE u.attachment_id = attachments.id
  ORDER BY u.message_id LIMIT 1 OFFSET ${MAX_FILE_MESSAGES - 1})`

class AttachmentTable extends table(
  'attachments',
  {
    id: id(),
    realm_id: realm(),
    owner_id: person('kept'),
    /** The file's path in the storage and the end of its URL. */
    path_id: path(string(255)),
    file_name: plain(string(255)),
    /** In bytes. */
    size: big(),
    /** UNIX seconds. */
    date_created: big(),
    /** `stored`: the file can be read. `pending`: its bytes are being written. `removed`: its bytes are being deleted. */
    state: initially(plain(string<'pending' | 'stored' | 'removed'>(10)), 'stored'),
    /** What thumbnails it has: of a still image, of an animation, or none. Null until somebody has looked. */
    thumbnails: optional(plain(string<'still' | 'animated' | 'none'>(10))),
    /** The sides of an image with thumbnails, upright, in pixels. */
    image_width: optional(int()),
    image_height: optional(int()),
    /** How often its image has been decoded for thumbnails without success. */
    decodings: initially(int(), 0),
  },
  { indexes: [unique('path_id'), index('owner_id'), index('realm_id', 'state', 'size'), index('state', 'date_created')] },
) {
  static findByPathIds(realmId: number, pathIds: readonly string[], tx?: Tx): Promise<Attachment[]> {
    const where = { realm_id: realmId, path_id: [...pathIds], state: 'stored' } as const
    // Linking to a file and removing it must exclude each other.
    return select(Attachment, { where, order: [['id', 'ASC']], lock: tx && 'exclusive' }, tx)
  }

  /** A user's files, newest first. */
  static findAllOf(ownerId: number): Promise<Attachment[]> {
    return select(Attachment, { where: { owner_id: ownerId, state: 'stored' }, order: [['id', 'DESC']] })
  }

  /** Those of the files whose list of messages changes when this message starts or stops linking to them. Ascending by ID. */
  static findListing(ids: readonly number[], messageId: number, tx: Tx): Promise<Attachment[]> {
    if (ids.length === 0) return Promise.resolve([])
    const sql = `SELECT * FROM attachments WHERE id IN (?) AND state = 'stored' AND COALESCE(${LAST_LISTED}, ?) >= ? ORDER BY id`
    return query<Attachment>(Attachment, sql, [ids, messageId, messageId], tx)
  }

  /** Those of a user's files that no message or scheduled message links to. */
  static findUnusedOf(ownerId: number, ids: readonly number[], tx: Tx): Promise<Attachment[]> {
    if (ids.length === 0) return Promise.resolve([])
    const sql = `SELECT * FROM attachments WHERE id IN (?) AND owner_id = ? AND state = 'stored' AND ${NO_MESSAGE} ORDER BY id`
    return query<Attachment>(Attachment, sql, [ids, ownerId], tx)
  }

  /** The file, if no message links to it, with its row locked until the transaction ends. */
  static async lockUnused(id: number, tx: Tx): Promise<Attachment | undefined> {
    const lock = rowLock(sequelizeOf(Attachment), 'exclusive')
    const sql = `SELECT * FROM attachments WHERE id = ? AND state = 'stored' AND ${NO_MESSAGE}${lock}`
    const [file] = await query<Attachment>(Attachment, sql, [id], tx)
    return file
  }

  /** The total size of an organisation's files in bytes. With `reserved`, pending files count too. */
  static async spaceUsed(realmId: number, tx?: Tx, { reserved = false } = {}): Promise<number> {
    const states = reserved ? ['stored', 'pending'] : ['stored']
    const sql = 'SELECT SUM(size) AS size FROM attachments WHERE realm_id = ? AND state IN (?)'
    const [sum] = await query<{ size: string | number | null }>(Attachment, sql, [realmId, states], tx)
    // MySQL returns the sum as a decimal, which the driver returns as text.
    return Number(sum?.size ?? 0)
  }

  /** IDs of files uploaded before a time (UNIX seconds) that no message links to. */
  static async findUnused(before: number, limit: number): Promise<number[]> {
    const sql = `SELECT id FROM attachments WHERE state = 'stored' AND date_created < ? AND ${NO_MESSAGE} AND ${inFinishedRealm('attachments')}
      LIMIT ?`
    const rows = await query<{ id: number }>(Attachment, sql, [before, limit])
    return rows.map(({ id }) => id)
  }

  /** Files that a process left unfinished: removed ones, and ones pending since before a time (UNIX seconds). */
  static findLeftovers(pendingSince: number, limit: number): Promise<Attachment[]> {
    const pending = { state: 'pending', date_created: { [Op.lt]: pendingSince } }
    const where = { [Op.or]: [{ state: 'removed' }, pending], [Op.and]: [literal(inFinishedRealm('attachments'))] }
    return select(Attachment, { where, limit })
  }
}

export const Attachment = AttachmentTable
export type Attachment = Row<AttachmentTable>

/** Files per statement. */
const FILES = 100

class AttachmentMessageTable extends table(
  'attachment_messages',
  {
    realm_id: realm(),
    attachment_id: key(refers('attachments')),
    message_id: key(refers('messages')),
  },
  { indexes: [index('message_id')] },
) {
  /** IDs of messages after one that link to a file and whose HTML contains a text, ascending. */
  static async showing(attachmentId: number, { html, after, limit }: { html: string; after: number; limit: number }): Promise<number[]> {
    const sql = `SELECT u.message_id AS id FROM attachment_messages u JOIN messages m ON m.id = u.message_id
      WHERE u.attachment_id = ? AND u.message_id > ? AND m.rendered_content LIKE ? ORDER BY u.message_id LIMIT ?`
    const rows = await query<{ id: number }>(AttachmentMessage, sql, [attachmentId, after, `%${html}%`, limit])
    return rows.map(({ id }) => Number(id))
  }

  /** IDs of the first messages that link to each file, ascending. */
  static async byFile(attachmentIds: readonly number[], tx?: Tx): Promise<Map<number, number[]>> {
    const messages = new Map<number, number[]>(attachmentIds.map((id) => [id, []]))
    // A file can have many messages.
    const first = `SELECT * FROM (SELECT attachment_id, message_id FROM attachment_messages WHERE attachment_id = ?
      ORDER BY message_id LIMIT ${MAX_FILE_MESSAGES}) x`
    for (const ids of chunks(attachmentIds, FILES)) {
      const sql = ids.map(() => first).join(' UNION ALL ')
      const uses = await query<{ attachment_id: number; message_id: number }>(AttachmentMessage, sql, ids, tx)
      for (const use of uses) messages.get(use.attachment_id)?.push(use.message_id)
    }
    for (const ids of messages.values()) ids.sort((a, b) => a - b)
    return messages
  }
}

export const AttachmentMessage = AttachmentMessageTable
export type AttachmentMessage = Row<AttachmentMessageTable>
