// User groups. System groups follow from roles and have no member rows. A group without a name holds the value of one
// permission setting that names users and groups directly.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'

export class UserGroup extends Model<InferAttributes<UserGroup>, InferCreationAttributes<UserGroup>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  /** Null for the value of a setting. */
  declare name: CreationOptional<string | null>
  /** `name` as it is compared: lower case. */
  declare name_key: CreationOptional<string | null>
  declare description: CreationOptional<string>
  declare is_system_group: CreationOptional<boolean>
  declare is_deactivated: CreationOptional<boolean>

  static findByIdIn(realmId: number, id: number): Promise<UserGroup | null> {
    return UserGroup.findOne({ where: { realm_id: realmId, id } })
  }

  /** The IDs of the system groups of an organisation by their names. */
  static async systemGroupIds(realmId: number, tx?: Tx): Promise<Map<string, number>> {
    const groups = await UserGroup.findAll({ where: { realm_id: realmId, is_system_group: true }, transaction: tx ?? null })
    return new Map(groups.map((group) => [group.name ?? '', group.id]))
  }

  /** Makes the value of a setting. */
  static async createValue(realmId: number, userIds: readonly number[], subgroupIds: readonly number[], tx: Tx): Promise<number> {
    const { id } = await UserGroup.create({ realm_id: realmId }, { transaction: tx })
    const of = { realm_id: realmId, group_id: id }
    await UserGroupMember.bulkCreate(
      userIds.map((userId) => ({ ...of, user_id: userId })),
      { transaction: tx },
    )
    await UserGroupSubgroup.bulkCreate(
      subgroupIds.map((subgroupId) => ({ ...of, subgroup_id: subgroupId })),
      { transaction: tx },
    )
    return id
  }
}

/** A user who belongs to a group directly. */
export class UserGroupMember extends Model<InferAttributes<UserGroupMember>, InferCreationAttributes<UserGroupMember>> {
  declare realm_id: number
  declare group_id: number
  declare user_id: number
}

/** A group whose members belong to another one. */
export class UserGroupSubgroup extends Model<InferAttributes<UserGroupSubgroup>, InferCreationAttributes<UserGroupSubgroup>> {
  declare realm_id: number
  declare group_id: number
  declare subgroup_id: number
}

/** Direct members and subgroups, ascending, of every group without a name of the organisation, by its ID. */
export async function settingValues(realmId: number, tx?: Tx): Promise<Map<number, { userIds: number[]; subgroupIds: number[] }>> {
  const unnamed = await UserGroup.findAll({
    attributes: ['id'],
    where: { realm_id: realmId, name: null },
    raw: true,
    transaction: tx ?? null,
  })
  const values = new Map(unnamed.map(({ id }) => [id, { userIds: [] as number[], subgroupIds: [] as number[] }]))
  if (values.size === 0) return values
  const of = { where: { group_id: [...values.keys()] }, raw: true, transaction: tx ?? null } as const
  for (const row of await UserGroupMember.findAll({ ...of, order: [['user_id', 'ASC']] }))
    values.get(row.group_id)?.userIds.push(row.user_id)
  for (const row of await UserGroupSubgroup.findAll({ ...of, order: [['subgroup_id', 'ASC']] }))
    values.get(row.group_id)?.subgroupIds.push(row.subgroup_id)
  return values
}

export function defineUserGroup(sequelize: Sequelize): void {
  UserGroup.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      name: { type: DataTypes.STRING(100), allowNull: true, defaultValue: null },
      name_key: { type: DataTypes.STRING(100), allowNull: true, defaultValue: null },
      description: { type: DataTypes.STRING(1024), allowNull: false, defaultValue: '' },
      is_system_group: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      is_deactivated: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    },
    { sequelize, tableName: 'user_groups', timestamps: false },
  )
  UserGroupMember.init(
    {
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      group_id: { type: DataTypes.INTEGER, primaryKey: true },
      user_id: { type: DataTypes.INTEGER, primaryKey: true },
    },
    { sequelize, tableName: 'user_group_members', timestamps: false },
  )
  UserGroupSubgroup.init(
    {
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      group_id: { type: DataTypes.INTEGER, primaryKey: true },
      subgroup_id: { type: DataTypes.INTEGER, primaryKey: true },
    },
    { sequelize, tableName: 'user_group_subgroups', timestamps: false },
  )
}
