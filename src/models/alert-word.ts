// A word whose occurrence in a message flags it for a user.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'

export class AlertWord extends Model<InferAttributes<AlertWord>, InferCreationAttributes<AlertWord>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare user_id: number
  declare word: string
  /** `word` as it is compared. */
  declare word_key: string

  /** A user's, in the order in which they were added. */
  static findAllOf(userId: number, tx?: Tx): Promise<AlertWord[]> {
    return AlertWord.findAll({ where: { user_id: userId }, order: [['id', 'ASC']], transaction: tx ?? null })
  }

  /** Everybody's in an organisation: lower-case words by user ID. */
  static async findByUser(realmId: number, tx?: Tx): Promise<Map<number, string[]>> {
    const rows = await AlertWord.findAll({ where: { realm_id: realmId }, order: [['id', 'ASC']], raw: true, transaction: tx ?? null })
    const words = new Map<number, string[]>()
    for (const row of rows) words.set(row.user_id, [...(words.get(row.user_id) ?? []), row.word_key])
    return words
  }
}

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
