// A message that a user is to be mailed about, unless the user reads it or comes back first. The row exists until the mails of its user are
// queued, all in one transaction.

import { Op } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { chunks, IDS_AT_ONCE, ROWS_AT_ONCE } from '../db/rows.ts'
import { createRows, type NewRow, query, remove, select } from '../db/sql.ts'
import { big, index, int, key, person, place, realm, table } from '../db/table.ts'

class MissedMessageTable extends table(
  'missed_messages',
  {
    realm_id: realm(),
    user_id: key(person('removed')),
    message_id: key(place(int())),
    /** When the user's mails are due, in UNIX seconds. The earliest one of the user counts for all. */
    due_at: big(),
  },
  { indexes: [index('realm_id'), index('due_at', 'user_id')] },
) {
  /** Inserts rows. Existing ones stay unchanged. */
  static async addAll(rows: readonly NewRow<MissedMessageTable>[], tx: Tx): Promise<void> {
    for (const some of chunks(rows, ROWS_AT_ONCE)) await createRows(MissedMessage, [...some], tx, 'kept')
  }

  /** When the mails of these users are due, for those who have any, by user ID. */
  static async dueOf(userIds: readonly number[], tx?: Tx): Promise<Map<number, number>> {
    const due = new Map<number, number>()
    for (const ids of chunks(userIds, IDS_AT_ONCE)) {
      const sql = 'SELECT user_id, MIN(due_at) AS due_at FROM missed_messages WHERE user_id IN (?) GROUP BY user_id'
      for (const row of await query<{ user_id: number; due_at: number }>(MissedMessage, sql, [ids], tx)) due.set(row.user_id, row.due_at)
    }
    return due
  }

  /** The users whose mails are due, the longest due first, with their organisations. */
  static findDue(now: number, limit: number): Promise<{ user_id: number; realm_id: number }[]> {
    return query(
      MissedMessage,
      `SELECT user_id, MIN(realm_id) AS realm_id FROM missed_messages WHERE due_at <= ? GROUP BY user_id ORDER BY MIN(due_at), user_id LIMIT ?`,
      [now, limit],
    )
  }

  /** Removes a user's rows and returns the IDs of their messages, ascending. None if another worker has just done that. */
  static async take(userId: number, tx: Tx): Promise<number[]> {
    const where = { user_id: userId }
    const rows = await select(MissedMessage, { columns: ['message_id'], where, order: [['message_id', 'ASC']], lock: 'exclusive' }, tx)
    const messageIds = rows.map(({ message_id }) => message_id)
    for (const ids of chunks(messageIds, IDS_AT_ONCE)) await remove(MissedMessage, { ...where, message_id: { [Op.in]: [...ids] } }, tx)
    return messageIds
  }
}

export const MissedMessage = MissedMessageTable
