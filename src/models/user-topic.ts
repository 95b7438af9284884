// A user's visibility policy of a topic. A topic that inherits its channel's has no row.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'

/** Visibility policies as they stand on the wire. */
export const POLICY = { inherit: 0, muted: 1, unmuted: 2, followed: 3 } as const

export class UserTopic extends Model<InferAttributes<UserTopic>, InferCreationAttributes<UserTopic>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare user_id: number
  declare channel_id: number
  declare topic: string
  /** `topic` as it is compared: lower case. */
  declare topic_key: string
  declare visibility_policy: number
  /** UNIX seconds. */
  declare last_updated: number

  static findAllOf(userId: number, tx?: Tx): Promise<UserTopic[]> {
    return UserTopic.findAll({ where: { user_id: userId }, order: [['id', 'ASC']], transaction: tx ?? null })
  }

  static findOneOf(userId: number, channelId: number, topic: string, tx?: Tx): Promise<UserTopic | null> {
    const where = { user_id: userId, channel_id: channelId, topic_key: topic.toLowerCase() }
    return UserTopic.findOne({ where, transaction: tx ?? null })
  }

  /** Policies of one topic by user, for those of the users who have one. */
  static async policiesOf(userIds: readonly number[], channelId: number, topic: string, tx?: Tx): Promise<Map<number, number>> {
    const where = { user_id: [...userIds], channel_id: channelId, topic_key: topic.toLowerCase() }
    const rows = await UserTopic.findAll({ where, raw: true, transaction: tx ?? null })
    return new Map(rows.map((row) => [row.user_id, row.visibility_policy]))
  }
}

export function defineUserTopic(sequelize: Sequelize): void {
  UserTopic.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      channel_id: { type: DataTypes.INTEGER, allowNull: false },
      topic: { type: DataTypes.STRING(64), allowNull: false },
      topic_key: { type: DataTypes.STRING(200), allowNull: false },
      visibility_policy: { type: DataTypes.INTEGER, allowNull: false },
      last_updated: { type: DataTypes.BIGINT, allowNull: false },
    },
    { sequelize, tableName: 'user_topics', timestamps: false },
  )
}
