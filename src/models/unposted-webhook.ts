// A kind of event that a service sent to a bot's URL and that made no message, for the owner of the bot to see.

import { Op } from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import { removeRows } from '../db/rows.ts'
import { createRow, type NewRow, type Row, select, update } from '../db/sql.ts'
import { big, id, index, person, plain, realm, string, table } from '../db/table.ts'

class UnpostedWebhookTable extends table(
  'unposted_webhooks',
  {
    id: id(),
    realm_id: realm(),
    /** The bot. */
    user_id: person('removed'),
    service: plain(string(40)),
    /** The kind, as the service says it. Empty if it does not. */
    kind: plain(string(100)),
    /** `unknown`: no event of this kind has a message; `quiet`: the last one had nothing to say. */
    reason: plain(string<'unknown' | 'quiet'>(10)),
    /** UNIX seconds. */
    first_at: big(),
    last_at: big(),
  },
  { indexes: [index('user_id'), index('last_at'), index('realm_id')] },
) {
  /** What was sent to a bot and made no message, the latest first. */
  static findOf(userId: number, tx?: Tx): Promise<UnpostedWebhook[]> {
    const order = [
      ['last_at', 'DESC'],
      ['id', 'DESC'],
    ] as const
    return select(UnpostedWebhook, { where: { user_id: userId }, order }, tx)
  }

  /** Adds a kind, or writes that a known one came again. */
  static async note(known: Pick<UnpostedWebhook, 'id'> | undefined, row: NewRow<UnpostedWebhookTable>, tx: Tx): Promise<void> {
    if (known) await update(UnpostedWebhook, { reason: row.reason, last_at: row.last_at }, { id: known.id }, tx)
    else await createRow(UnpostedWebhook, row, tx)
  }

  /** Removes what did not come since a time. */
  static async removeBefore(before: number, db: Db): Promise<void> {
    await removeRows(db, UnpostedWebhook, { last_at: { [Op.lt]: before } })
  }
}

export const UnpostedWebhook = UnpostedWebhookTable
export type UnpostedWebhook = Row<UnpostedWebhookTable>
