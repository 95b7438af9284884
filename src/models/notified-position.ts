// Up to which message an organisation's people have been notified (actions/messages/notifications/). One row an organisation.

import { isDuplicate, type Tx } from '../db/index.ts'
import { createRow, query, selectOne, update } from '../db/sql.ts'
import { int, key, names, realm, table } from '../db/table.ts'

class NotifiedPositionTable extends table('notified_positions', {
  realm_id: key(realm()),
  /** The newest message that was looked at. Message IDs of an organisation increase in the order of commits, so none is passed over. */
  message_id: names(int(), 'a place among messages, 0 before the first'),
}) {
  /** The position of an organisation. Undefined for one that was not created here, whose messages notified people elsewhere. */
  static async of(realmId: number): Promise<number | undefined> {
    return (await selectOne(NotifiedPosition, { where: { realm_id: realmId } }))?.message_id
  }

  /** IDs of active organisations that have a message after their position. */
  static async findBehind(limit: number): Promise<number[]> {
    const rows = await query<{ id: number }>(
      NotifiedPosition,
      `SELECT r.id AS id FROM realms r LEFT JOIN notified_positions p ON p.realm_id = r.id
       WHERE r.is_active = 1 AND EXISTS (SELECT 1 FROM messages m WHERE m.realm_id = r.id AND m.id > COALESCE(p.message_id, 0)) LIMIT ?`,
      [limit],
    )
    return rows.map(({ id }) => id)
  }

  /** Moves the position and locks it until the transaction ends. Returns false if another worker has moved it. */
  static async move(realmId: number, from: number | undefined, to: number, tx: Tx): Promise<boolean> {
    if (from !== undefined) {
      const where = { realm_id: realmId, message_id: from }
      const moved = await update(NotifiedPosition, { message_id: to }, where, tx)
      return moved === 1
    }
    try {
      await createRow(NotifiedPosition, { realm_id: realmId, message_id: to }, tx)
      return true
    } catch (error) {
      if (isDuplicate(error)) return false
      throw error
    }
  }
}

export const NotifiedPosition = NotifiedPositionTable
