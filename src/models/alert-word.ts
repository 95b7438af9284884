// A word that flags a message for a user when it occurs in the message.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'
import { select } from '../db/sql.ts'

class AlertWordTable extends Model<InferAttributes<AlertWordTable>, InferCreationAttributes<AlertWordTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare user_id: number
  declare word: string
  /** `word`, normalised for comparison. */
  declare word_key: string

  /** A user's words, in the order in which they were added. */
  static findAllOf(userId: number, tx?: Tx): Promise<AlertWord[]> {
    return rowsOf(AlertWord.allOf(userId), tx)
  }

  static allOf(userId: number): Read<AlertWord> {
    return readOf(AlertWord, { where: { user_id: userId }, order: [['id', 'ASC']] })
  }

  /** All alert words of an organisation: user IDs by lower-case word. */
  static async usersByWord(realmId: number, tx?: Tx): Promise<Map<string, number[]>> {
    const rows = await select(AlertWord, { columns: ['user_id', 'word_key'], where: { realm_id: realmId } }, tx)
    const users = new Map<string, number[]>()
    for (const { user_id, word_key } of rows) {
      const known = users.get(word_key)
      if (known) known.push(user_id)
      else users.set(word_key, [user_id])
    }
    return users
  }
}

export const AlertWord = AlertWordTable
export type AlertWord = InferAttributes<AlertWordTable>

export function defineAlertWord(sequelize: Sequelize): void {
  AlertWord.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      word: { type: DataTypes.STRING(100), allowNull: false },
      word_key: { type: DataTypes.STRING(255), allowNull: false },
    },
    { sequelize, tableName: 'alert_words', timestamps: false },
  )
}
