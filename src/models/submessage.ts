// What a widget began with, or a change to it, under its message.

import type { Tx } from '../db/index.ts'
import { query, type Row, select } from '../db/sql.ts'
import { id, index, long, person, realm, refers, ruled, table } from '../db/table.ts'
import { grouped } from '../values/lists.ts'

class SubmessageTable extends table(
  'submessages',
  {
    id: id(),
    realm_id: realm(),
    message_id: refers('messages'),
    sender_id: person('written'),
    /** JSON (values/widgets.ts). */
    content: ruled(long()),
  },
  { indexes: [index('message_id')], sized: ['content'] },
) {
  /** The submessages of these messages by message ID, in the order in which they were added. */
  static async findOf(messageIds: readonly number[], tx?: Tx): Promise<Map<number, Submessage[]>> {
    if (messageIds.length === 0) return new Map()
    const rows = await select(Submessage, { where: { message_id: [...messageIds] }, order: [['id', 'ASC']] }, tx)
    return grouped(rows.map((row) => [row.message_id, row]))
  }

  /** What counts for the limits of a message and of a user on it. */
  static async tallyOf(messageId: number, userId: number, tx: Tx): Promise<SubmessageTally> {
    const [row] = await query<{ [Name in keyof SubmessageTally]: number | null }>(
      Submessage,
      `SELECT COUNT(*) AS count, SUM(CASE WHEN sender_id = ? THEN 1 ELSE 0 END) AS own, SUM(text_size) AS bytes
       FROM submessages WHERE message_id = ?`,
      [userId, messageId],
      tx,
    )
    return { count: Number(row?.count ?? 0), own: Number(row?.own ?? 0), bytes: Number(row?.bytes ?? 0) }
  }
}

export const Submessage = SubmessageTable
export type Submessage = Row<SubmessageTable>

/** The submessages of a message: how many, how many by a user, and how many bytes their JSON has. */
export interface SubmessageTally {
  count: number
  own: number
  bytes: number
}
