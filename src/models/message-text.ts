// The words of messages, for search (narrow/words.ts). They are in the full-text index.

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, Op, QueryTypes, type Sequelize } from 'sequelize'
import { concat, longText } from '../db/dialect.ts'
import type { Tx } from '../db/index.ts'
import { insertRows, writeRows } from '../db/rows.ts'
import { sequelizeOf } from '../db/sql.ts'

class MessageTextTable extends Model<InferAttributes<MessageTextTable>, InferCreationAttributes<MessageTextTable>> {
  declare message_id: number
  declare realm_id: number
  declare tokens: string

  /** Adds the words of new messages. */
  static async addAll(rows: readonly InferCreationAttributes<MessageTextTable>[], tx: Tx): Promise<void> {
    await insertRows(MessageText, [...rows], tx)
  }

  /** Writes the words of an edited message. */
  static async writeWords(row: InferCreationAttributes<MessageTextTable>, tx: Tx): Promise<void> {
    await writeRows(MessageText, [row], ['tokens'], tx)
  }

  /** Writes the words of a new topic. One statement, however many messages there are. */
  static async writeTopic(messageIds: readonly number[], tokens: string, tx: Tx): Promise<void> {
    const sequelize = sequelizeOf(MessageText)
    const rest = "SUBSTR(tokens, INSTR(tokens, ' -'))"
    await sequelize.query(`UPDATE message_texts SET tokens = ${concat(sequelize, '?', rest)} WHERE message_id IN (?)`, {
      replacements: [tokens, messageIds],
      type: QueryTypes.UPDATE,
      transaction: tx,
    })
  }

  /** Removes the words of deleted messages. */
  static async removeAll(messageIds: readonly number[], tx: Tx): Promise<void> {
    await MessageText.destroy({ where: { message_id: { [Op.in]: [...messageIds] } }, transaction: tx })
  }
}

export const MessageText = MessageTextTable
export type MessageText = InferAttributes<MessageTextTable>

export function defineMessageText(sequelize: Sequelize): void {
  MessageText.init(
    {
      message_id: { type: DataTypes.INTEGER, primaryKey: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      tokens: { type: longText(sequelize), allowNull: false },
    },
    { sequelize, tableName: 'message_texts', timestamps: false },
  )
}
