// An organisation's custom profile fields and their values.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'

/** Field types, with their numbers on the wire. */
export const FIELD = { shortText: 1, longText: 2, select: 3, date: 4, url: 5, users: 6, externalAccount: 7, pronouns: 8 } as const

class ProfileFieldTable extends Model<InferAttributes<ProfileFieldTable>, InferCreationAttributes<ProfileFieldTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  /** See FIELD. */
  declare type: number
  /** The position among the fields, ascending. */
  declare position: number
  declare name: string
  /** `name`, normalised for comparison. */
  declare name_key: string
  declare hint: CreationOptional<string>
  /** JSON, or empty. */
  declare field_data: CreationOptional<string>
  declare display_in_profile_summary: CreationOptional<boolean>
  declare required: CreationOptional<boolean>
  declare editable_by_user: CreationOptional<boolean>
  declare use_for_user_matching: CreationOptional<boolean>

  /** The fields of an organisation in their order. */
  static findAllOf(realmId: number, tx?: Tx): Promise<ProfileField[]> {
    return rowsOf(ProfileField.allOf(realmId), tx)
  }

  static allOf(realmId: number): Read<ProfileField> {
    const order = [
      ['position', 'ASC'],
      ['id', 'ASC'],
    ] as const
    return readOf(ProfileField, { where: { realm_id: realmId }, order })
  }
}

export const ProfileField = ProfileFieldTable
export type ProfileField = InferAttributes<ProfileFieldTable>

/** The value of a field for a user. An empty field has no row. */
class ProfileValueTable extends Model<InferAttributes<ProfileValueTable>, InferCreationAttributes<ProfileValueTable>> {
  declare realm_id: number
  declare user_id: number
  declare field_id: number
  /** As text. A list of users is stored as JSON. */
  declare value: string
  /** HTML. Null for fields whose values are not Markdown. */
  declare rendered_value: string | null

  /** The values of these users, or of everybody in the organisation, by user ID, each ascending by field ID. */
  static async byUser(realmId: number, userIds?: readonly number[], tx?: Tx): Promise<Map<number, ProfileValue[]>> {
    return valuesByUser(await rowsOf(ProfileValue.allOf(realmId, userIds), tx))
  }

  static allOf(realmId: number, userIds?: readonly number[]): Read<ProfileValue> {
    const where = { realm_id: realmId, ...(userIds ? { user_id: [...userIds] } : {}) }
    return readOf(ProfileValue, { where, order: [['field_id', 'ASC']] })
  }
}

export const ProfileValue = ProfileValueTable
export type ProfileValue = InferAttributes<ProfileValueTable>

/** Values by the IDs of their users, in the order of the rows. */
export function valuesByUser(rows: readonly ProfileValue[]): Map<number, ProfileValue[]> {
  const values = new Map<number, ProfileValue[]>()
  for (const row of rows) {
    const of = values.get(row.user_id)
    if (of) of.push(row)
    else values.set(row.user_id, [row])
  }
  return values
}

export function defineProfileField(sequelize: Sequelize): void {
  const flag = (defaultValue: boolean) => ({ type: DataTypes.BOOLEAN, allowNull: false, defaultValue })
  ProfileField.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      type: { type: DataTypes.INTEGER, allowNull: false },
      position: { type: DataTypes.INTEGER, allowNull: false },
      name: { type: DataTypes.STRING(40), allowNull: false },
      name_key: { type: DataTypes.STRING(160), allowNull: false },
      hint: { type: DataTypes.STRING(80), allowNull: false, defaultValue: '' },
      field_data: { type: DataTypes.TEXT, allowNull: false, defaultValue: '' },
      display_in_profile_summary: flag(false),
      required: flag(false),
      editable_by_user: flag(true),
      use_for_user_matching: flag(false),
    },
    { sequelize, tableName: 'profile_fields', timestamps: false },
  )
  ProfileValue.init(
    {
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, primaryKey: true },
      field_id: { type: DataTypes.INTEGER, primaryKey: true },
      value: { type: DataTypes.TEXT, allowNull: false },
      rendered_value: { type: DataTypes.TEXT, allowNull: true },
    },
    { sequelize, tableName: 'profile_values', timestamps: false },
  )
}
