// An email domain that may join an organisation that admits no other domains.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'
import { selectOne } from '../db/sql.ts'

class RealmDomainTable extends Model<InferAttributes<RealmDomainTable>, InferCreationAttributes<RealmDomainTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  /** Lower case. */
  declare domain: string
  declare allow_subdomains: CreationOptional<boolean>

  /** An organisation's domains, ascending. */
  static findAllOf(realmId: number, tx?: Tx): Promise<RealmDomain[]> {
    return rowsOf(RealmDomain.allOf(realmId), tx)
  }

  static allOf(realmId: number): Read<RealmDomain> {
    return readOf(RealmDomain, { where: { realm_id: realmId }, order: [['domain', 'ASC']] })
  }

  static findNamed(realmId: number, domain: string, tx: Tx): Promise<RealmDomain | null> {
    return selectOne(RealmDomain, { where: { realm_id: realmId, domain: domain.toLowerCase() } }, tx)
  }
}

export const RealmDomain = RealmDomainTable
export type RealmDomain = InferAttributes<RealmDomainTable>

export function defineRealmDomain(sequelize: Sequelize): void {
  RealmDomain.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      domain: { type: DataTypes.STRING(253), allowNull: false },
      allow_subdomains: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    },
    { sequelize, tableName: 'realm_domains', timestamps: false },
  )
}
