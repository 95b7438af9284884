// A user group. System groups follow from roles and have no member rows.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'

export class UserGroup extends Model<InferAttributes<UserGroup>, InferCreationAttributes<UserGroup>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare name: string
  /** `name` as it is compared: lower case. */
  declare name_key: string
  declare description: CreationOptional<string>
  declare is_system_group: CreationOptional<boolean>
  declare is_deactivated: CreationOptional<boolean>

  /** The IDs of the system groups of an organisation by their names. */
  static async systemGroupIds(realmId: number, tx?: Tx): Promise<Map<string, number>> {
    const groups = await UserGroup.findAll({ where: { realm_id: realmId, is_system_group: true }, transaction: tx ?? null })
    return new Map(groups.map((group) => [group.name, group.id]))
  }
}

export function defineUserGroup(sequelize: Sequelize): void {
  UserGroup.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      name: { type: DataTypes.STRING(100), allowNull: false },
      name_key: { type: DataTypes.STRING(100), allowNull: false },
      description: { type: DataTypes.STRING(1024), allowNull: false, defaultValue: '' },
      is_system_group: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      is_deactivated: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    },
    { sequelize, tableName: 'user_groups', timestamps: false },
  )
}
