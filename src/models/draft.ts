// A message that a user has not sent yet.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import { longText } from '../db/dialect.ts'
import type { Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { select } from '../db/sql.ts'

class DraftTable extends Model<InferAttributes<DraftTable>, InferCreationAttributes<DraftTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare user_id: number
  /** `stream`, `private`, or empty if not yet decided. */
  declare type: string
  /** JSON list: the ID of the channel, or the IDs of the users. */
  declare addressees: string
  declare topic: string
  declare content: string
  /** UNIX seconds. */
  declare last_edited_at: number

  /** A user's drafts, the least recently changed first. */
  static findAllOf(userId: number, tx?: Tx): Promise<Draft[]> {
    const order = [
      ['last_edited_at', 'ASC'],
      ['id', 'ASC'],
    ] as const
    return select(Draft, { where: { user_id: userId }, order }, tx)
  }

  /** A user's newest drafts, newest first, at most `limit`. */
  static newestOf(userId: number, limit: number): Read<Draft> {
    const order = [
      ['last_edited_at', 'DESC'],
      ['id', 'DESC'],
    ] as const
    return readOf(Draft, { where: { user_id: userId }, order, limit })
  }
}

export const Draft = DraftTable
export type Draft = InferAttributes<DraftTable>

export function defineDraft(sequelize: Sequelize): void {
  Draft.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      type: { type: DataTypes.STRING(10), allowNull: false },
      addressees: { type: DataTypes.TEXT, allowNull: false },
      topic: { type: DataTypes.STRING(64), allowNull: false },
      content: { type: longText(sequelize), allowNull: false },
      last_edited_at: { type: DataTypes.BIGINT, allowNull: false },
    },
    { sequelize, tableName: 'drafts', timestamps: false },
  )
}
