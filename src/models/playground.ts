// A site where code blocks of a language can be tried out.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'

class PlaygroundTable extends Model<InferAttributes<PlaygroundTable>, InferCreationAttributes<PlaygroundTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare name: string
  /** `name` and `pygments_language`, normalised for comparison. */
  declare name_key: string
  declare pygments_language: string
  declare language_key: string
  declare url_template: string

  /** An organisation's playgrounds, in the order in which they were added. */
  static findAllOf(realmId: number, tx?: Tx): Promise<Playground[]> {
    return rowsOf(Playground.allOf(realmId), tx)
  }

  static allOf(realmId: number): Read<Playground> {
    return readOf(Playground, { where: { realm_id: realmId }, order: [['id', 'ASC']] })
  }
}

export const Playground = PlaygroundTable
export type Playground = InferAttributes<PlaygroundTable>

export function definePlayground(sequelize: Sequelize): void {
  Playground.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      name: { type: DataTypes.STRING(100), allowNull: false },
      name_key: { type: DataTypes.STRING(255), allowNull: false },
      pygments_language: { type: DataTypes.STRING(40), allowNull: false },
      language_key: { type: DataTypes.STRING(120), allowNull: false },
      url_template: { type: DataTypes.TEXT, allowNull: false },
    },
    { sequelize, tableName: 'playgrounds', timestamps: false },
  )
}
