// What a widget began with, or a change to it, under its message.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import { longText } from '../db/dialect.ts'
import type { Tx } from '../db/index.ts'
import { query, select } from '../db/sql.ts'

class SubmessageTable extends Model<InferAttributes<SubmessageTable>, InferCreationAttributes<SubmessageTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare message_id: number
  declare sender_id: number
  /** JSON (values/widgets.ts). */
  declare content: string

  /** The submessages of these messages by message ID, in the order in which they were added. */
  static async findOf(messageIds: readonly number[], tx?: Tx): Promise<Map<number, Submessage[]>> {
    if (messageIds.length === 0) return new Map()
    const rows = await select(Submessage, { where: { message_id: [...messageIds] }, order: [['id', 'ASC']] }, tx)
    const byMessage = new Map<number, Submessage[]>()
    for (const row of rows) {
      const others = byMessage.get(row.message_id)
      if (others) others.push(row)
      else byMessage.set(row.message_id, [row])
    }
    return byMessage
  }

  /** What counts for the limits of a message and of a user on it. */
  static async tallyOf(messageId: number, userId: number, tx: Tx): Promise<SubmessageTally> {
    const [row] = await query<{ [Name in keyof SubmessageTally]: number | null }>(
      Submessage,
      `SELECT COUNT(*) AS count, SUM(CASE WHEN sender_id = ? THEN 1 ELSE 0 END) AS own, SUM(text_size) AS bytes
       FROM submessages WHERE message_id = ?`,
      [userId, messageId],
      tx,
    )
    return { count: Number(row?.count ?? 0), own: Number(row?.own ?? 0), bytes: Number(row?.bytes ?? 0) }
  }
}

export const Submessage = SubmessageTable
export type Submessage = InferAttributes<SubmessageTable>

/** The submessages of a message: how many, how many by a user, and how many bytes their JSON has. */
export interface SubmessageTally {
  count: number
  own: number
  bytes: number
}

export function defineSubmessage(sequelize: Sequelize): void {
  Submessage.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      message_id: { type: DataTypes.INTEGER, allowNull: false },
      sender_id: { type: DataTypes.INTEGER, allowNull: false },
      content: { type: longText(sequelize), allowNull: false },
    },
    { sequelize, tableName: 'submessages', timestamps: false },
  )
}
