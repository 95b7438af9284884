// Where messages go: a channel, or the users of a direct conversation.

import { createHash } from 'node:crypto'
import { UniqueConstraintError } from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import { type Read, readBy } from '../db/reads.ts'
import { insertMarked, writeRows } from '../db/rows.ts'
import { createRow, createRows, query, type Row, select, selectOne } from '../db/sql.ts'
import { id, index, key, optional, person, realm, refers, ruled, string, table, unique } from '../db/table.ts'
import { grouped } from '../values/lists.ts'

class RecipientTable extends table(
  'recipients',
  {
    id: id(),
    realm_id: realm(),
    /** For a direct conversation: the SHA-256 of its members' IDs, ascending. Null for a channel. */
    members_hash: optional(ruled(string(64))),
  },
  { indexes: [unique('realm_id', 'members_hash')] },
) {
  /** The direct conversation of these users. The IDs must be sorted and unique. */
  static findDirect(realmId: number, userIds: readonly number[], tx?: Tx): Promise<Recipient | null> {
    return selectOne(Recipient, { where: { realm_id: realmId, members_hash: membersHash(userIds) } }, tx)
  }

  /** The direct conversation of these users, and whether it has a message. Undefined if there is none. */
  static async conversationOf(
    realmId: number,
    userIds: readonly number[],
    tx?: Tx,
  ): Promise<{ recipientId: number; hasMessages: boolean } | undefined> {
    const [row] = await query<{ id: number; has_messages: number }>(
      Recipient,
      `SELECT r.id AS id, EXISTS (SELECT 1 FROM messages m WHERE m.recipient_id = r.id) AS has_messages
         FROM recipients r WHERE r.realm_id = ? AND r.members_hash = ?`,
      [realmId, membersHash(userIds)],
      tx,
    )
    return row && { recipientId: row.id, hasMessages: row.has_messages === 1 }
  }

  /** Creates recipients for channels that are created next. Returns their IDs. */
  static createForChannels(realmId: number, count: number, tx: Tx): Promise<number[]> {
    const rows = Array.from({ length: count }, () => ({ realm_id: realmId }))
    return insertMarked(Recipient, 'members_hash', rows, tx)
  }

  /** Writes the hashes of all direct conversations of an organisation from their members, some in each transaction. */
  static async writeHashes(realmId: number, db: Pick<Db, 'transaction'>): Promise<void> {
    for (let last = 0; ; ) {
      const sql = `SELECT recipient_id, user_id FROM recipient_members WHERE realm_id = ? AND recipient_id > ?
        ORDER BY recipient_id, user_id LIMIT ${MEMBERS_AT_ONCE}`
      const rows = await query<ConversationMember>(RecipientMember, sql, [realmId, last])
      const conversations = [...membersByRecipient(rows)]
      // The members of the last one may go on.
      if (rows.length === MEMBERS_AT_ONCE) conversations.pop()
      const hashed = conversations.map(([id, userIds]) => ({ id, realm_id: realmId, members_hash: membersHash(userIds) }))
      if (hashed.length > 0) await db.transaction((tx) => writeRows(Recipient, hashed, ['members_hash'], tx))
      if (rows.length < MEMBERS_AT_ONCE) return
      last = hashed.at(-1)?.id ?? last
    }
  }

  /** Like `findDirect`, but creates a missing conversation. Concurrent calls get the same one. */
  static async findOrCreateDirect(realmId: number, userIds: readonly number[], tx: Tx): Promise<Recipient> {
    const existing = await Recipient.findDirect(realmId, userIds, tx)
    if (existing) return existing
    try {
      const recipient = await createRow(Recipient, { realm_id: realmId, members_hash: membersHash(userIds) }, tx)
      await createRows(
        RecipientMember,
        userIds.map((userId) => ({ realm_id: realmId, recipient_id: recipient.id, user_id: userId })),
        tx,
      )
      return recipient
    } catch (error) {
      // Another transaction has just created it. The unique index made this one wait until the other committed.
      const theirs = error instanceof UniqueConstraintError ? await Recipient.findDirect(realmId, userIds, tx) : null
      if (!theirs) throw error
      return theirs
    }
  }
}

export const Recipient = RecipientTable
export type Recipient = Row<RecipientTable>

/** A member of a direct conversation. */
class RecipientMemberTable extends table(
  'recipient_members',
  {
    realm_id: realm(),
    recipient_id: key(refers('recipients')),
    user_id: key(person('kept')),
  },
  { indexes: [index('user_id')] },
) {
  /** Members of direct conversations, ascending, by recipient ID. */
  static async findOf(recipientIds: readonly number[], tx?: Tx): Promise<Map<number, number[]>> {
    if (recipientIds.length === 0) return new Map()
    const where = { recipient_id: [...recipientIds] }
    return membersByRecipient(await select(RecipientMember, { where, order: [['user_id', 'ASC']] }, tx))
  }

  /** IDs of the recipients of a user's direct conversations. */
  static async idsOf(userId: number, tx?: Tx): Promise<number[]> {
    const where = { user_id: userId }
    const rows = await select(RecipientMember, { columns: ['recipient_id'], where }, tx)
    return rows.map((row) => row.recipient_id)
  }

  /** Members of all direct conversations of a user, ascending, by recipient ID. */
  static conversationsOf(userId: number): Read<ConversationMember> {
    const sql = `SELECT others.recipient_id, others.user_id FROM recipient_members own
       JOIN recipient_members others ON others.recipient_id = own.recipient_id WHERE own.user_id = ?`
    const read = readBy<ConversationMember>(RecipientMember, ['recipient_id', 'user_id'], sql, [userId])
    return { ...read, order: [['user_id', 'ASC']] }
  }
}

/** Members of direct conversations that are read, and whose hashes are written, at a time. */
const MEMBERS_AT_ONCE = 5_000

export const RecipientMember = RecipientMemberTable
export type RecipientMember = Row<RecipientMemberTable>

function membersHash(userIds: readonly number[]): string {
  return createHash('sha256').update(userIds.join(',')).digest('hex')
}

type ConversationMember = Pick<RecipientMember, 'recipient_id' | 'user_id'>

/** The IDs of the members of direct conversations by recipient ID, in the order of the rows. */
export function membersByRecipient(rows: readonly ConversationMember[]): Map<number, number[]> {
  return grouped(rows.map((row) => [row.recipient_id, row.user_id]))
}
