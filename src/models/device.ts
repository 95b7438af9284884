// A user's client device and its registration for push notifications.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, Op, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'
import { select } from '../db/sql.ts'

export type TokenKind = 'fcm' | 'apns'

class DeviceTable extends Model<InferAttributes<DeviceTable>, InferCreationAttributes<DeviceTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare user_id: number
  /** The API key with which the client registered the device. */
  declare key_id: number
  /** The ID by which the client recognises its key. */
  declare push_key_id: CreationOptional<number | null>
  /** Base64: a byte 0x31 and the secret-box key that encrypts what is sent to the device. */
  declare push_key: CreationOptional<string | null>
  declare token_kind: CreationOptional<TokenKind | null>
  /** The token that the relay knows: base64 of the start of its hash. */
  declare token_id: CreationOptional<string | null>
  declare pending_token_kind: CreationOptional<TokenKind | null>
  /** The token that a job is registering with the relay. */
  declare pending_token_id: CreationOptional<string | null>
  /** The URL at which the client reaches its organisation, if that is not the organisation's own: notifications name it. */
  declare realm_url: CreationOptional<string | null>
  /** When the relay last accepted a token, in UNIX seconds. */
  declare token_last_updated: CreationOptional<number | null>
  declare registration_error_code: CreationOptional<string | null>
  /** UNIX seconds. */
  declare date_created: number

  /** A user's devices, in the order of their registration. */
  static findAllOf(userId: number, tx?: Tx): Promise<Device[]> {
    return rowsOf(Device.allOf(userId), tx)
  }

  static allOf(userId: number): Read<Device> {
    return readOf(Device, { where: { user_id: userId }, order: [['id', 'ASC']] })
  }

  /** IDs of the users with a device that can be notified, unordered, among the given users or in the whole organisation. */
  static async reachableAmong(realmId: number, userIds: readonly number[] | 'all', tx?: Tx): Promise<number[]> {
    const isReachable = { push_key: { [Op.ne]: null }, token_id: { [Op.ne]: null } }
    const whose = userIds === 'all' ? { realm_id: realmId } : { user_id: [...userIds] }
    const rows = await select(Device, { columns: ['user_id'], where: { ...whose, ...isReachable } }, tx)
    return [...new Set(rows.map((row) => row.user_id))]
  }

  /** A user's devices that can be notified. With `id`, only the one with this ID. */
  static findReachable(userId: number, id?: number, tx?: Tx): Promise<Device[]> {
    const isReachable = { push_key: { [Op.ne]: null }, token_id: { [Op.ne]: null } }
    return select(Device, { where: { user_id: userId, ...isReachable, ...(id === undefined ? {} : { id }) }, order: [['id', 'ASC']] }, tx)
  }
}

export const Device = DeviceTable
export type Device = InferAttributes<DeviceTable>

export function defineDevice(sequelize: Sequelize): void {
  const optional = (length: number) => ({ type: DataTypes.STRING(length), allowNull: true, defaultValue: null })
  const number = () => ({ type: DataTypes.BIGINT, allowNull: true, defaultValue: null })
  Device.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      key_id: { type: DataTypes.INTEGER, allowNull: false },
      push_key_id: number(),
      push_key: optional(44),
      token_kind: optional(4),
      token_id: optional(12),
      pending_token_kind: optional(4),
      pending_token_id: optional(12),
      realm_url: optional(300),
      token_last_updated: number(),
      registration_error_code: optional(100),
      date_created: { type: DataTypes.BIGINT, allowNull: false },
    },
    { sequelize, tableName: 'devices', timestamps: false },
  )
}
