// A user another user does not want to hear of.

import { Op } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { type Row, select } from '../db/sql.ts'
import { big, id, index, person, realm, table, unique } from '../db/table.ts'

class MutedUserTable extends table(
  'muted_users',
  {
    id: id(),
    realm_id: realm(),
    /** Who has muted. */
    user_id: person('removed'),
    muted_user_id: person('removed'),
    /** UNIX seconds. */
    date_muted: big(),
  },
  { indexes: [unique('user_id', 'muted_user_id'), index('muted_user_id'), index('realm_id')] },
) {
  /** The users that a user has muted, in the order in which they were muted. */
  static allOf(userId: number): Read<MutedUser> {
    return readOf(MutedUser, { where: { user_id: userId }, order: [['id', 'ASC']] })
  }

  /** IDs of those who have muted a user. */
  static async mutersOf(userId: number, tx?: Tx): Promise<number[]> {
    const rows = await select(MutedUser, { columns: ['user_id'], where: { muted_user_id: userId } }, tx)
    return rows.map(({ user_id }) => user_id)
  }

  /** IDs of the users that a user has muted, and of those who have muted the user. */
  static async apartFrom(userId: number): Promise<Set<number>> {
    const where = { [Op.or]: [{ user_id: userId }, { muted_user_id: userId }] }
    const rows = await select(MutedUser, { columns: ['user_id', 'muted_user_id'], where })
    return new Set(rows.map((row) => (row.user_id === userId ? row.muted_user_id : row.user_id)))
  }
}

export const MutedUser = MutedUserTable
export type MutedUser = Row<MutedUserTable>
