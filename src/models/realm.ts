// An organisation. `event_seq` is the position of its event log.

import { randomUUID } from 'node:crypto'
import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'

export class Realm extends Model<InferAttributes<Realm>, InferCreationAttributes<Realm>> {
  declare id: CreationOptional<number>
  /** The empty string at the root domain. */
  declare subdomain: string
  declare name: string
  declare description: string
  declare is_active: CreationOptional<boolean>
  /** Settings that differ from their defaults, as JSON. */
  declare settings: CreationOptional<string>
  /** Preferences that new users begin with, where they differ from the defaults, as JSON; null for none. */
  declare user_defaults: CreationOptional<string | null>
  declare event_seq: CreationOptional<number>
  /** By which the push relay knows the organisation, on whatever server and at whatever address it is. */
  declare uuid: CreationOptional<string>
  /** UNIX seconds. */
  declare date_created: number

  static findBySubdomain(subdomain: string): Promise<Realm | null> {
    return Realm.findOne({ where: { subdomain } })
  }

  /** The realm, its row locked until the transaction ends. */
  static lock(id: number, tx: Tx): Promise<Realm> {
    return Realm.findByPk(id, { transaction: tx, lock: tx.LOCK.UPDATE, rejectOnEmpty: true })
  }
}

export function defineRealm(sequelize: Sequelize): void {
  Realm.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      subdomain: { type: DataTypes.STRING(63), allowNull: false },
      name: { type: DataTypes.STRING(100), allowNull: false },
      description: { type: DataTypes.TEXT, allowNull: false },
      is_active: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
      settings: { type: DataTypes.TEXT, allowNull: false, defaultValue: '{}' },
      user_defaults: { type: DataTypes.TEXT, allowNull: true, defaultValue: null },
      event_seq: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      uuid: { type: DataTypes.STRING(36), allowNull: true, defaultValue: () => randomUUID() },
      date_created: { type: DataTypes.BIGINT, allowNull: false },
    },
    { sequelize, tableName: 'realms', timestamps: false },
  )
}
