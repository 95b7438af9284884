// A user's setting for a view in the sidebar.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'

class NavigationViewTable extends Model<InferAttributes<NavigationViewTable>, InferCreationAttributes<NavigationViewTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare user_id: number
  declare fragment: string
  declare is_pinned: boolean
  /** Null for a built-in view. */
  declare name: string | null

  /** A user's views, in the order in which they were added. */
  static findAllOf(userId: number, tx?: Tx): Promise<NavigationView[]> {
    return rowsOf(NavigationView.allOf(userId), tx)
  }

  static allOf(userId: number): Read<NavigationView> {
    return readOf(NavigationView, { where: { user_id: userId }, order: [['id', 'ASC']] })
  }
}

export const NavigationView = NavigationViewTable
export type NavigationView = InferAttributes<NavigationViewTable>

export function defineNavigationView(sequelize: Sequelize): void {
  NavigationView.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      fragment: { type: DataTypes.TEXT, allowNull: false },
      is_pinned: { type: DataTypes.BOOLEAN, allowNull: false },
      name: { type: DataTypes.TEXT, allowNull: true },
    },
    { sequelize, tableName: 'navigation_views', timestamps: false },
  )
}
