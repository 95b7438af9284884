// Moves of messages to another channel, and who keeps or gains the messages until rows are written for them (docs/adr/0006).

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { query } from '../db/sql.ts'

/** SQL: the span `k` of a move contains the message `m`. */
export const MOVED_TO = 'k.move_id = m.move_id AND m.id > k.after_message_id AND m.id <= k.to_message_id'

/** A move to another channel of messages whose recipients were known from one source. The messages store the ID of the move. */
class MoveTable extends Model<InferAttributes<MoveTable>, InferCreationAttributes<MoveTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  /** The recipient ID of the channel that the messages are in. */
  declare recipient_id: number
}

export const Move = MoveTable
export type Move = InferAttributes<MoveTable>

/**
 * A range of a move's messages that a user has: after `after_message_id`, up to and including `to_message_id`. A user's ranges do not
 * overlap.
 */
class MovedSpanTable extends Model<InferAttributes<MovedSpanTable>, InferCreationAttributes<MovedSpanTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare user_id: number
  declare move_id: number
  declare after_message_id: number
  declare to_message_id: number
  /** Messages up to and including this one count as read. */
  declare read_to_message_id: CreationOptional<number>
  /** Whether the move gave the messages to a user who had not received them. They are then read and historical. */
  declare is_given: CreationOptional<boolean>

  /** The spans of a move for users who are now subscribed to a channel. */
  static findOfSubscribers(
    moveId: number,
    channelId: number,
    tx?: Tx,
  ): Promise<Pick<MovedSpan, 'user_id' | 'after_message_id' | 'to_message_id'>[]> {
    return query(
      MovedSpan,
      `SELECT k.user_id AS user_id, k.after_message_id AS after_message_id, k.to_message_id AS to_message_id
         FROM moved_spans k JOIN subscriptions s ON s.channel_id = ? AND s.user_id = k.user_id AND s.is_active = 1
         WHERE k.move_id = ? ORDER BY k.user_id, k.id`,
      [channelId, moveId],
      tx,
    )
  }
}

export const MovedSpan = MovedSpanTable
export type MovedSpan = InferAttributes<MovedSpanTable>

export function defineMove(sequelize: Sequelize): void {
  const number = { type: DataTypes.INTEGER, allowNull: false }
  const messageId = { type: DataTypes.BIGINT, allowNull: false }
  const id = { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true }
  // A new object for each table, because Sequelize writes the column's name into it.
  Move.init({ id: { ...id }, realm_id: { ...number }, recipient_id: { ...number } }, { sequelize, tableName: 'moves', timestamps: false })
  MovedSpan.init(
    {
      id: { ...id },
      realm_id: { ...number },
      user_id: { ...number },
      move_id: { ...number },
      after_message_id: { ...messageId },
      to_message_id: { ...messageId },
      read_to_message_id: { ...messageId, defaultValue: 0 },
      is_given: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
    },
    { sequelize, tableName: 'moved_spans', timestamps: false },
  )
}
