// Who is subscribed to a channel, with the personal properties; and the spans of messages during which somebody was.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'

export class Subscription extends Model<InferAttributes<Subscription>, InferCreationAttributes<Subscription>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare user_id: number
  declare channel_id: number
  declare is_active: CreationOptional<boolean>
  declare is_muted: CreationOptional<boolean>
  declare pin_to_top: CreationOptional<boolean>
  declare color: string
  /** Null inherits the user's own default. */
  declare desktop_notifications: CreationOptional<boolean | null>
  declare audible_notifications: CreationOptional<boolean | null>
  declare push_notifications: CreationOptional<boolean | null>
  declare email_notifications: CreationOptional<boolean | null>
  declare wildcard_mentions_notify: CreationOptional<boolean | null>

  static findActiveOf(userId: number, tx?: Tx): Promise<Subscription[]> {
    return Subscription.findAll({ where: { user_id: userId, is_active: true }, order: [['channel_id', 'ASC']], transaction: tx ?? null })
  }

  static findAllOf(userId: number, tx?: Tx): Promise<Subscription[]> {
    return Subscription.findAll({ where: { user_id: userId }, order: [['channel_id', 'ASC']], transaction: tx ?? null })
  }

  static findOneOf(userId: number, channelId: number, tx?: Tx): Promise<Subscription | null> {
    return Subscription.findOne({ where: { user_id: userId, channel_id: channelId }, transaction: tx ?? null })
  }

  /** Active subscriptions of the channels, by channel ID then user ID. */
  static async subscriberIds(channelIds: readonly number[], tx?: Tx): Promise<Map<number, number[]>> {
    const rows = await Subscription.findAll({
      attributes: ['channel_id', 'user_id'],
      where: { channel_id: [...channelIds], is_active: true },
      order: [['user_id', 'ASC']],
      raw: true,
      transaction: tx ?? null,
    })
    const byChannel = new Map<number, number[]>(channelIds.map((id) => [id, []]))
    for (const row of rows) byChannel.get(row.channel_id)?.push(row.user_id)
    return byChannel
  }

  /** How many active subscriptions the channels have, by channel ID. One without any is left out. */
  static async countsOf(channelIds: readonly number[], tx?: Tx): Promise<Map<number, number>> {
    const rows = await Subscription.count({
      where: { channel_id: [...channelIds], is_active: true },
      group: ['channel_id'],
      transaction: tx ?? null,
    })
    return new Map(rows.map((row) => [Number(row.channel_id), row.count]))
  }
}

/** A stretch of messages of a channel, `after_message_id` excluded and `to_message_id` included, during which the user was subscribed. */
export class SubscriptionSpan extends Model<InferAttributes<SubscriptionSpan>, InferCreationAttributes<SubscriptionSpan>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare user_id: number
  declare channel_id: number
  declare after_message_id: number
  /** Null while the subscription lasts. */
  declare to_message_id: CreationOptional<number | null>
  /** Messages of the stretch up to this one, included, were read without a row of their own. */
  declare read_to_message_id: CreationOptional<number>

  /** For each channel that the user is subscribed to, the message after which the subscription began. */
  static async findOpenOf(userId: number, tx?: Tx): Promise<Map<number, number>> {
    const spans = await SubscriptionSpan.findAll({ where: { user_id: userId, to_message_id: null }, raw: true, transaction: tx ?? null })
    return new Map(spans.map((span) => [span.channel_id, span.after_message_id]))
  }
}

export function defineSubscription(sequelize: Sequelize): void {
  // A new object each time: Sequelize writes the column's name into it.
  const inheritable = () => ({ type: DataTypes.BOOLEAN, allowNull: true, defaultValue: null })
  Subscription.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      channel_id: { type: DataTypes.INTEGER, allowNull: false },
      is_active: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
      is_muted: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      pin_to_top: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      color: { type: DataTypes.STRING(10), allowNull: false },
      desktop_notifications: inheritable(),
      audible_notifications: inheritable(),
      push_notifications: inheritable(),
      email_notifications: inheritable(),
      wildcard_mentions_notify: inheritable(),
    },
    { sequelize, tableName: 'subscriptions', timestamps: false },
  )
  SubscriptionSpan.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      channel_id: { type: DataTypes.INTEGER, allowNull: false },
      after_message_id: { type: DataTypes.BIGINT, allowNull: false },
      to_message_id: { type: DataTypes.BIGINT, allowNull: true, defaultValue: null },
      read_to_message_id: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
    },
    { sequelize, tableName: 'subscription_spans', timestamps: false },
  )
}
