// One change of a message: its previous text, and where it was moved from and to.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import { longText } from '../db/dialect.ts'
import type { Tx } from '../db/index.ts'
import { query } from '../db/sql.ts'
import { MAX_EDITS_SIZE } from '../limits.ts'

class MessageEditTable extends Model<InferAttributes<MessageEditTable>, InferCreationAttributes<MessageEditTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare message_id: number
  /** The user who made the change. */
  declare user_id: number
  /** UNIX seconds. */
  declare date_edited: number
  /** Null, like the HTML, if the content did not change. */
  declare prev_content: CreationOptional<string | null>
  declare prev_rendered_content: CreationOptional<string | null>
  /** Both null if the topic did not change. */
  declare topic: CreationOptional<string | null>
  declare prev_topic: CreationOptional<string | null>
  /** Both null if the channel did not change. */
  declare channel_id: CreationOptional<number | null>
  declare prev_channel_id: CreationOptional<number | null>

  /** The changes of each message, newest first: at least one, and as many as fit into MAX_EDITS_SIZE. */
  static async findOf(messageIds: readonly number[], tx?: Tx): Promise<Map<number, MessageEdit[]>> {
    const byMessage = new Map<number, MessageEdit[]>()
    if (messageIds.length === 0) return byMessage
    const newer = 'SUM(text_size + 200) OVER (PARTITION BY message_id ORDER BY id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)'
    const edits = await query<MessageEdit>(
      MessageEdit,
      `SELECT e.* FROM message_edits e JOIN (SELECT id, ${newer} AS newer FROM message_edits WHERE message_id IN (?)) x ON x.id = e.id
        WHERE COALESCE(x.newer, 0) < ? ORDER BY e.id DESC`,
      [messageIds, MAX_EDITS_SIZE],
      tx,
    )
    for (const edit of edits) {
      const known = byMessage.get(edit.message_id)
      if (known) known.push(edit)
      else byMessage.set(edit.message_id, [edit])
    }
    return byMessage
  }
}

export const MessageEdit = MessageEditTable
export type MessageEdit = InferAttributes<MessageEditTable>

export function defineMessageEdit(sequelize: Sequelize): void {
  MessageEdit.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      message_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      date_edited: { type: DataTypes.BIGINT, allowNull: false },
      prev_content: { type: longText(sequelize), allowNull: true, defaultValue: null },
      prev_rendered_content: { type: longText(sequelize), allowNull: true, defaultValue: null },
      topic: { type: DataTypes.STRING(64), allowNull: true, defaultValue: null },
      prev_topic: { type: DataTypes.STRING(64), allowNull: true, defaultValue: null },
      channel_id: { type: DataTypes.INTEGER, allowNull: true, defaultValue: null },
      prev_channel_id: { type: DataTypes.INTEGER, allowNull: true, defaultValue: null },
    },
    { sequelize, tableName: 'message_edits', timestamps: false },
  )
}
