// A pattern whose matches in messages become links.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import { longText } from '../db/dialect.ts'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'

class LinkifierTable extends Model<InferAttributes<LinkifierTable>, InferCreationAttributes<LinkifierTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  /** Its position in the order. */
  declare position: number
  declare pattern: string
  declare url_template: string
  declare example_input: string | null
  declare reverse_template: string | null
  /** A JSON list. */
  declare alternative_url_templates: string

  /** The linkifiers of an organisation in their order. */
  static findAllOf(realmId: number, tx?: Tx): Promise<Linkifier[]> {
    return rowsOf(Linkifier.allOf(realmId), tx)
  }

  static allOf(realmId: number): Read<Linkifier> {
    const order = [
      ['position', 'ASC'],
      ['id', 'ASC'],
    ] as const
    return readOf(Linkifier, { where: { realm_id: realmId }, order })
  }
}

export const Linkifier = LinkifierTable
export type Linkifier = InferAttributes<LinkifierTable>

export function defineLinkifier(sequelize: Sequelize): void {
  Linkifier.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      position: { type: DataTypes.INTEGER, allowNull: false },
      pattern: { type: DataTypes.TEXT, allowNull: false },
      url_template: { type: DataTypes.TEXT, allowNull: false },
      example_input: { type: DataTypes.TEXT, allowNull: true },
      reverse_template: { type: DataTypes.TEXT, allowNull: true },
      alternative_url_templates: { type: longText(sequelize), allowNull: false },
    },
    { sequelize, tableName: 'linkifiers', timestamps: false },
  )
}
