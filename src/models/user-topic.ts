// A user's visibility policy for a topic. A topic that inherits its channel's policy has no row.

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  QueryTypes,
  type Sequelize,
} from 'sequelize'
import type { Tx } from '../db/index.ts'
import { selectRows } from '../db/rows.ts'
import { nameKey } from '../values/text.ts'
import { POLICY } from '../values/topics.ts'

export class UserTopic extends Model<InferAttributes<UserTopic>, InferCreationAttributes<UserTopic>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare user_id: number
  declare channel_id: number
  declare topic: string
  /** `topic` as it is compared. */
  declare topic_key: string
  declare visibility_policy: number
  /** UNIX seconds. */
  declare last_updated: number

  static findAllOf(userId: number, tx?: Tx): Promise<UserTopic[]> {
    return UserTopic.findAll({ where: { user_id: userId }, order: [['id', 'ASC']], transaction: tx ?? null })
  }

  static async findOneOf(userId: number, channelId: number, topic: string, tx?: Tx): Promise<UserTopic | null> {
    const values = [userId, channelId, nameKey(topic)]
    const [policy] = await selectRows(UserTopic, 'user_id = ? AND channel_id = ? AND topic_key = ?', values, tx)
    return policy ?? null
  }

  /** What following and unmuting on sending depend on: the sender's policy and subscription, and whether the topic has messages. */
  static async standingOf(
    userId: number,
    channel: { id: number; recipient_id: number },
    topic: string,
    tx?: Tx,
  ): Promise<{ policy: number; isInMutedChannel: boolean; isTopic: boolean }> {
    const key = nameKey(topic)
    const rows = await UserTopic.sequelize?.query<{ policy: number | null; is_muted: number | null; has_message: number }>(
      `SELECT (SELECT visibility_policy FROM user_topics WHERE user_id = ? AND channel_id = ? AND topic_key = ?) AS policy,
       (SELECT is_muted FROM subscriptions WHERE user_id = ? AND channel_id = ? AND is_active = 1) AS is_muted,
       EXISTS (SELECT 1 FROM messages WHERE recipient_id = ? AND topic_key = ?) AS has_message`,
      {
        replacements: [userId, channel.id, key, userId, channel.id, channel.recipient_id, key],
        type: QueryTypes.SELECT,
        transaction: tx ?? null,
      },
    )
    const { policy = null, is_muted = null, has_message = 0 } = rows?.[0] ?? {}
    return { policy: policy ?? POLICY.inherit, isInMutedChannel: is_muted === 1, isTopic: has_message === 1 }
  }

  /** The policies for one topic by user ID, for the users who have one. */
  static async policiesOf(userIds: readonly number[], channelId: number, topic: string, tx?: Tx): Promise<Map<number, number>> {
    const where = { user_id: [...userIds], channel_id: channelId, topic_key: nameKey(topic) }
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
