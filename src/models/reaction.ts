// An emoji reaction of one user to one message.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { queryRows } from '../db/rows.ts'

export class Reaction extends Model<InferAttributes<Reaction>, InferCreationAttributes<Reaction>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare message_id: number
  declare user_id: number
  declare emoji_name: string
  /** With the type, message and user what identifies it. */
  declare emoji_code: string
  declare reaction_type: 'unicode_emoji' | 'realm_emoji' | 'service_extra_emoji'

  /** The emoji with which people have reacted to a message, in the order in which the first did. One statement. */
  static async votesOn(messageId: number, userId: number, tx: Tx): Promise<Vote[]> {
    const rows = await queryRows<Omit<Vote, 'isOwn'> & { own: number }>(
      Reaction,
      `SELECT r.emoji_name AS name, r.emoji_code AS code, r.reaction_type AS type, v.own AS own FROM reactions r
       JOIN (SELECT MIN(id) AS id, SUM(user_id = ?) AS own FROM reactions WHERE message_id = ? GROUP BY reaction_type, emoji_code) v ON v.id = r.id
       ORDER BY r.id`,
      [userId, messageId],
      tx,
    )
    return rows.map(({ own, ...emoji }) => ({ ...emoji, isOwn: Number(own) > 0 }))
  }

  /** Of these messages, by the message's ID, in the order in which they were added. */
  static async findOf(messageIds: readonly number[], tx?: Tx): Promise<Map<number, Reaction[]>> {
    if (messageIds.length === 0) return new Map()
    const rows = await Reaction.findAll({ where: { message_id: [...messageIds] }, order: [['id', 'ASC']], transaction: tx ?? null })
    const byMessage = new Map<number, Reaction[]>()
    for (const row of rows) {
      const others = byMessage.get(row.message_id)
      if (others) others.push(row)
      else byMessage.set(row.message_id, [row])
    }
    return byMessage
  }
}

/** An emoji with which people have reacted to a message, under the name that the first of them gave it. */
export interface Vote {
  name: string
  code: string
  type: Reaction['reaction_type']
  /** Whether the user is one of them. */
  isOwn: boolean
}

export function defineReaction(sequelize: Sequelize): void {
  Reaction.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      message_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      emoji_name: { type: DataTypes.STRING(100), allowNull: false },
      emoji_code: { type: DataTypes.STRING(100), allowNull: false },
      reaction_type: { type: DataTypes.STRING(20), allowNull: false },
    },
    { sequelize, tableName: 'reactions', timestamps: false },
  )
}
