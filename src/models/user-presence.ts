// The presence of users (events/presence/presence.ts).

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, Op, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'
import { select } from '../db/sql.ts'

class UserPresenceTable extends Model<InferAttributes<UserPresenceTable>, InferCreationAttributes<UserPresenceTable>> {
  declare user_id: number
  declare realm_id: number
  /** UNIX seconds of the last report of activity or, without one, of joining. */
  declare active_at: number
  /** UNIX seconds of the last report of any kind. */
  declare connected_at: number
  /** Increases, within the organisation, with every change that other users can see. */
  declare update_id: number
  /** Whether the user does not share their presence. */
  declare is_hidden: boolean

  /** An organisation's presences that have changed after an update ID, in the order of their changes. */
  static findAllOf(realmId: number, after: number, tx?: Tx): Promise<UserPresence[]> {
    return rowsOf(UserPresence.allOf(realmId, after), tx)
  }

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
  static async write(rows: InferCreationAttributes<UserPresenceTable>[], tx: Tx): Promise<void> {
    await UserPresence.bulkCreate(rows, {
      updateOnDuplicate: ['active_at', 'connected_at', 'update_id', 'is_hidden'],
      transaction: tx,
    })
  }
}

export const UserPresence = UserPresenceTable
export type UserPresence = InferAttributes<UserPresenceTable>

export function defineUserPresence(sequelize: Sequelize): void {
  UserPresence.init(
    {
      user_id: { type: DataTypes.INTEGER, primaryKey: true, allowNull: false },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      active_at: { type: DataTypes.BIGINT, allowNull: false },
      connected_at: { type: DataTypes.BIGINT, allowNull: false },
      update_id: { type: DataTypes.BIGINT, allowNull: false },
      is_hidden: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    },
    { sequelize, tableName: 'user_presences', timestamps: false },
  )
}
