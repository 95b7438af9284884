// A user's status. Parts that are not set are empty strings.

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'

class UserStatusTable extends Model<InferAttributes<UserStatusTable>, InferCreationAttributes<UserStatusTable>> {
  declare user_id: number
  declare realm_id: number
  declare status_text: string
  declare emoji_name: string
  declare emoji_code: string
  /** The namespace of `emoji_code`. */
  declare reaction_type: '' | 'unicode_emoji' | 'realm_emoji' | 'service_extra_emoji'

  static findAllOf(realmId: number, tx?: Tx): Promise<UserStatus[]> {
    return rowsOf(UserStatus.allOf(realmId), tx)
  }

  static allOf(realmId: number): Read<UserStatus> {
    return readOf(UserStatus, { where: { realm_id: realmId }, order: [['user_id', 'ASC']] })
  }
}

export const UserStatus = UserStatusTable
export type UserStatus = InferAttributes<UserStatusTable>

export function defineUserStatus(sequelize: Sequelize): void {
  UserStatus.init(
    {
      user_id: { type: DataTypes.INTEGER, primaryKey: true, allowNull: false },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      status_text: { type: DataTypes.STRING(60), allowNull: false },
      emoji_name: { type: DataTypes.STRING(100), allowNull: false },
      emoji_code: { type: DataTypes.STRING(100), allowNull: false },
      reaction_type: { type: DataTypes.STRING(30), allowNull: false },
    },
    { sequelize, tableName: 'user_statuses', timestamps: false },
  )
}
