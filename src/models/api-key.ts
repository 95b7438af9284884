// An API key, of which only the SHA-256 is kept. A user has any number of them; each can be revoked alone.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'

export class ApiKey extends Model<InferAttributes<ApiKey>, InferCreationAttributes<ApiKey>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare user_id: number
  /** SHA-256 of the key, hexadecimal. */
  declare key_hash: string
  declare label: string
  /** UNIX seconds. */
  declare date_created: number
  declare revoked_at: CreationOptional<number | null>

  static findByHash(keyHash: string): Promise<ApiKey | null> {
    return ApiKey.findOne({ where: { key_hash: keyHash } })
  }
}

export function defineApiKey(sequelize: Sequelize): void {
  ApiKey.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      key_hash: { type: DataTypes.STRING(64), allowNull: false },
      label: { type: DataTypes.STRING(100), allowNull: false },
      date_created: { type: DataTypes.BIGINT, allowNull: false },
      revoked_at: { type: DataTypes.BIGINT, allowNull: true, defaultValue: null },
    },
    { sequelize, tableName: 'api_keys', timestamps: false },
  )
}
