// The presence of users (events/presence/presence.ts).

import { Op } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { createRows, type NewRow, type Row, select } from '../db/sql.ts'
import { big, bool, index, initially, key, names, person, realm, table } from '../db/table.ts'

class UserPresenceTable extends table(
  'user_presences',
  {
    user_id: key(person('removed')),
    realm_id: realm(),
    /** UNIX seconds of the last report of activity or, without one, of joining. */
    active_at: big(),
    /** UNIX seconds of the last report of any kind. */
    connected_at: big(),
    /** Increases, within the organisation, with every change that other users can see. */
    update_id: names(big(), 'a number of its own kind'),
    /** Whether the user does not share their presence. */
    is_hidden: initially(bool(), false),
  },
  { indexes: [index('realm_id', 'update_id')] },
) {
  /** An organisation's presences that have changed after an update ID, in the order of their changes. */
  static allOf(realmId: number, after: number): Read<UserPresence> {
    const where = { realm_id: realmId, update_id: { [Op.gt]: after } }
    return readOf(UserPresence, { where, order: [['update_id', 'ASC']] })
  }

  /** Those of the users who have a client that reports presence and who, by its reports, are not active. Times in UNIX seconds. */
  static async idleAmong(userIds: readonly number[], since: { connected: number; active: number }): Promise<Set<number>> {
    const where = {
      user_id: [...userIds],
      is_hidden: false,
      connected_at: { [Op.gte]: since.connected },
      active_at: { [Op.lt]: since.active },
    }
    const rows = await select(UserPresence, { columns: ['user_id'], where })
    return new Set(rows.map((row) => row.user_id))
  }

  /** Inserts or updates rows, in ascending order of user ID, so that two processes do not deadlock. */
  static async write(rows: NewRow<UserPresenceTable>[], tx: Tx): Promise<void> {
    await createRows(UserPresence, rows, tx, ['active_at', 'connected_at', 'update_id', 'is_hidden'])
  }
}

export const UserPresence = UserPresenceTable
export type UserPresence = Row<UserPresenceTable>
