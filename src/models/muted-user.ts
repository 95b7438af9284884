// A user whom another user does not want to hear of.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, Op, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'
import { select } from '../db/sql.ts'

class MutedUserTable extends Model<InferAttributes<MutedUserTable>, InferCreationAttributes<MutedUserTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  /** Who has muted. */
  declare user_id: number
  declare muted_user_id: number
  /** UNIX seconds. */
  declare date_muted: number

  /** Whom a user has muted, in the order in which they were muted. */
  static findAllOf(userId: number, tx?: Tx): Promise<MutedUser[]> {
    return rowsOf(MutedUser.allOf(userId), tx)
  }

  static allOf(userId: number): Read<MutedUser> {
    return readOf(MutedUser, { where: { user_id: userId }, order: [['id', 'ASC']] })
  }

  /** IDs of those who have muted a user. */
  static async mutersOf(userId: number, tx?: Tx): Promise<number[]> {
    const rows = await select(MutedUser, { columns: ['user_id'], where: { muted_user_id: userId } }, tx)
    return rows.map(({ user_id }) => user_id)
  }

  /** IDs of those whom a user has muted, and of those who have muted the user. */
  static async apartFrom(userId: number): Promise<Set<number>> {
    const where = { [Op.or]: [{ user_id: userId }, { muted_user_id: userId }] }
    const rows = await select(MutedUser, { columns: ['user_id', 'muted_user_id'], where })
    return new Set(rows.map((row) => (row.user_id === userId ? row.muted_user_id : row.user_id)))
  }
}

export const MutedUser = MutedUserTable
export type MutedUser = InferAttributes<MutedUserTable>

export function defineMutedUser(sequelize: Sequelize): void {
  MutedUser.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      muted_user_id: { type: DataTypes.INTEGER, allowNull: false },
      date_muted: { type: DataTypes.BIGINT, allowNull: false },
    },
    { sequelize, tableName: 'muted_users', timestamps: false },
  )
}
