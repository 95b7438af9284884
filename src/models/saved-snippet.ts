// A text that a user has saved for use in messages.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import { longText } from '../db/dialect.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'

class SavedSnippetTable extends Model<InferAttributes<SavedSnippetTable>, InferCreationAttributes<SavedSnippetTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare user_id: number
  declare title: string
  declare content: string
  /** UNIX seconds. */
  declare date_created: number

  /** A user's snippets, in the order in which they were created. */
  static findAllOf(userId: number): Promise<SavedSnippet[]> {
    return rowsOf(SavedSnippet.allOf(userId))
  }

  static allOf(userId: number): Read<SavedSnippet> {
    return readOf(SavedSnippet, { where: { user_id: userId }, order: [['id', 'ASC']] })
  }
}

export const SavedSnippet = SavedSnippetTable
export type SavedSnippet = InferAttributes<SavedSnippetTable>

export function defineSavedSnippet(sequelize: Sequelize): void {
  SavedSnippet.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      title: { type: DataTypes.STRING(60), allowNull: false },
      content: { type: longText(sequelize), allowNull: false },
      date_created: { type: DataTypes.BIGINT, allowNull: false },
    },
    { sequelize, tableName: 'saved_snippets', timestamps: false },
  )
}
