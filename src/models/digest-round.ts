// The newest round of digests of an organisation: which week they are about, and who they were queued for. One row an organisation, until
// the next round.

import { isDuplicate, type Tx } from '../db/index.ts'
import { createRow, type Row, selectOne, update } from '../db/sql.ts'
import { big, int, key, long, names, optional, realm, ruled, table } from '../db/table.ts'

class DigestRoundTable extends table('digest_rounds', {
  realm_id: key(realm()),
  /** When the digests were due: the end of their week, in UNIX seconds. */
  began_at: big(),
  /** The last user who was looked at, in the order of IDs; 0 before the first. Null when the round is over. */
  reached_user_id: optional(names(int(), 'a place among users, 0 before the first')),
  /** What happened in the week, as JSON; see actions/messages/notifications/week.ts. IDs and numbers alone. */
  week: ruled(long()),
}) {
  /** The newest round of an organisation. */
  static of(realmId: number): Promise<DigestRound | null> {
    return selectOne(DigestRound, { where: { realm_id: realmId } })
  }

  /** Puts a round in place of the former one, or of none. Returns false if another worker has done that. */
  static async begin({ realm_id, ...columns }: DigestRound, former: DigestRound | null, tx: Tx): Promise<boolean> {
    if (former) {
      const where = { realm_id, began_at: former.began_at }
      const begun = await update(DigestRound, columns, where, tx)
      return begun === 1
    }
    try {
      await createRow(DigestRound, { realm_id, ...columns }, tx)
      return true
    } catch (error) {
      if (isDuplicate(error)) return false
      throw error
    }
  }

  /** Notes how far a round has come, and locks that until the transaction ends. Returns false if another worker has done that. */
  static async move({ realm_id, began_at, reached_user_id }: DigestRound, to: number | null, tx: Tx): Promise<boolean> {
    const where = { realm_id, began_at, reached_user_id }
    const moved = await update(DigestRound, { reached_user_id: to }, where, tx)
    return moved === 1
  }
}

export const DigestRound = DigestRoundTable
export type DigestRound = Row<DigestRoundTable>
