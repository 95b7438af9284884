// A channel. Its permission settings hold IDs of user groups.

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
  QueryTypes,
  type Sequelize,
} from 'sequelize'
import { rowLock } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { findEach } from '../db/rows.ts'
import { query, requireRow, select, selectOne, sequelizeOf, update } from '../db/sql.ts'
import type { ChannelPermission } from '../values/channel-permissions.ts'
import { nameKey } from '../values/text.ts'
import { inFinishedRealm } from './realm.ts'

/** Settings whose members may see that a private channel exists, and those of them whose members may also read its shared history. */
export const REVEALING_PERMISSIONS = ['can_add_subscribers_group', 'can_administer_channel_group', 'can_subscribe_group'] as const
export const READING_PERMISSIONS = ['can_add_subscribers_group', 'can_subscribe_group'] as const

/** The columns that decide who may write to a channel and who reads that, and how messages name it. */
const DECISIVE = [
  ...(['name', 'invite_only', 'is_web_public', 'history_public_to_subscribers', 'is_archived', 'topics_policy'] as const),
  ...(['can_send_message_group', 'can_create_topic_group', ...REVEALING_PERMISSIONS] as const),
]

/** The columns that decide who knows of a channel and reads it, and those that name it. */
export const ACCESS_FACTS = [
  ...(['id', 'realm_id', 'recipient_id', 'name', 'invite_only', 'is_web_public', 'history_public_to_subscribers', 'is_archived'] as const),
  ...REVEALING_PERMISSIONS,
]
export type ChannelAccessFacts = Pick<Channel, (typeof ACCESS_FACTS)[number]>

/** A channel that a transaction has locked. */
export interface HeldChannel {
  /** Whether everything that decides who may write and read is unchanged. */
  isSame(before: Channel): boolean
  firstMessageId: number | null
  isRecentlyActive: boolean
  subscribed: ReadonlySet<number>
}

class ChannelTable extends Model<InferAttributes<ChannelTable>, InferCreationAttributes<ChannelTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare recipient_id: number
  declare name: string
  /** `name`, normalised for comparison. */
  declare name_key: string
  declare description: string
  declare rendered_description: string
  declare invite_only: CreationOptional<boolean>
  declare is_web_public: CreationOptional<boolean>
  declare history_public_to_subscribers: CreationOptional<boolean>
  declare is_default: CreationOptional<boolean>
  declare is_archived: CreationOptional<boolean>
  /** Whether it was created, or had a message, within the last 180 days. */
  declare is_recently_active: CreationOptional<boolean>
  /** Messages a week, by the last four weeks. Null until the channel is a week old and was counted. */
  declare weekly_traffic: CreationOptional<number | null>
  declare creator_id: number | null
  /** UNIX seconds. */
  declare date_created: number
  declare first_message_id: CreationOptional<number | null>
  declare folder_id: CreationOptional<number | null>
  /** Null for the organisation's value, -1 for unlimited. */
  declare message_retention_days: CreationOptional<number | null>
  declare topics_policy: CreationOptional<string>
  declare can_add_subscribers_group: number
  declare can_administer_channel_group: number
  declare can_create_topic_group: number
  declare can_delete_any_message_group: number
  declare can_delete_own_message_group: number
  declare can_move_messages_out_of_channel_group: number
  declare can_move_messages_within_channel_group: number
  declare can_remove_subscribers_group: number
  declare can_resolve_topics_group: number
  declare can_send_message_group: number
  declare can_subscribe_group: number

  static findByName(realmId: number, name: string, tx?: Tx): Promise<Channel | null> {
    return selectOne(Channel, { where: { realm_id: realmId, name_key: nameKey(name) } }, tx)
  }

  /** Channels by the keys of their names, ascending by ID. */
  static findByNames(realmId: number, names: readonly string[], tx?: Tx): Promise<Channel[]> {
    const where = { realm_id: realmId, name_key: { [Op.in]: [...names] } }
    return select(Channel, { where, order: [['id', 'ASC']] }, tx)
  }

  static findByIds(realmId: number, ids: readonly number[], tx?: Tx): Promise<Channel[]> {
    return select(Channel, { where: { realm_id: realmId, id: { [Op.in]: [...ids] } } }, tx)
  }

  static findByIdIn(realmId: number, id: number, tx?: Tx): Promise<Channel | null> {
    return selectOne(Channel, { where: { realm_id: realmId, id } }, tx)
  }

  /** The channel, with its row locked until the transaction ends. */
  static lock(id: number, tx: Tx): Promise<Channel> {
    return requireRow(Channel, id, tx, 'exclusive')
  }

  /** Channels, ascending by ID, with their rows locked in that order until the transaction ends. */
  static lockAll(ids: readonly number[], tx: Tx): Promise<Channel[]> {
    return select(Channel, { where: { id: { [Op.in]: [...ids] } }, order: [['id', 'ASC']], lock: 'exclusive' }, tx)
  }

  /** A channel of an organisation, with its row locked until the transaction ends. Null if there is none. */
  static lockIn(realmId: number, id: number, tx: Tx): Promise<Channel | null> {
    return selectOne(Channel, { where: { realm_id: realmId, id }, lock: 'exclusive' }, tx)
  }

  /** Locks channels and their subscriptions against changes until the transaction ends. The lock is shared. */
  static async lockShared(ids: readonly number[], tx: Tx): Promise<void> {
    const sequelize = sequelizeOf(Channel)
    const lock = rowLock(sequelize, 'shared')
    if (lock === '' || ids.length === 0) return
    const sql = `SELECT id FROM channels WHERE id IN (?) ORDER BY id${lock}`
    await sequelize.query(sql, { replacements: [[...ids]], type: QueryTypes.SELECT, transaction: tx })
  }

  /**
   * Channels as they are now, by ID, with those of the users who are subscribed. None of this can change until the transaction ends. The
   * lock is shared, or exclusive if the next message changes a channel because it has no messages, or no recent ones.
   */
  static async lockForSending(
    places: readonly { channel: Channel; userIds: readonly number[] }[],
    tx: Tx,
  ): Promise<Map<number, HeldChannel>> {
    const sequelize = sequelizeOf(Channel)
    const isChanged = places.some(({ channel }) => channel.first_message_id === null || !channel.is_recently_active)
    const columns = ['id', 'first_message_id', 'is_recently_active', ...DECISIVE].map((name) => `c.${name} AS ${name}`).join(', ')
    const userIds = [...new Set(places.flatMap((place) => place.userIds))]
    const channelIds = [...new Set(places.map(({ channel }) => channel.id))]
    const rows = await sequelize.query<Record<string, string | number | null>>(
      `SELECT ${columns}, s.user_id AS user_id FROM channels c
       LEFT JOIN subscriptions s ON s.channel_id = c.id AND s.is_active = 1 AND s.user_id IN (?) WHERE c.id IN (?)
       ORDER BY c.id${rowLock(sequelize, isChanged ? 'exclusive' : 'shared')}`,
      { replacements: [userIds.length > 0 ? userIds : [0], channelIds], type: QueryTypes.SELECT, transaction: tx },
    )
    const held = new Map<number, HeldChannel & { subscribed: Set<number> }>()
    for (const row of rows) {
      const { id, first_message_id: first, user_id: userId } = row
      const channel = held.get(Number(id)) ?? {
        // SQLite's booleans are numbers.
        isSame: (before) => DECISIVE.every((name) => (typeof before[name] === 'boolean' ? Boolean(row[name]) : row[name]) === before[name]),
        firstMessageId: first == null ? null : Number(first),
        isRecentlyActive: Boolean(row.is_recently_active),
        subscribed: new Set<number>(),
      }
      if (userId != null) channel.subscribed.add(Number(userId))
      held.set(Number(id), channel)
    }
    return held
  }

  /** Records the channel's first message, unless an older one is recorded. Returns whether anything changed. */
  static async noteFirst(id: number, messageId: number, tx: Tx): Promise<boolean> {
    const isLater = { [Op.or]: [{ first_message_id: null }, { first_message_id: { [Op.gt]: messageId } }] }
    return (await update(Channel, { first_message_id: messageId }, { id, ...isLater }, tx)) > 0
  }

  /** Marks the channel as active. Returns whether it was inactive. */
  static async noteActive(id: number, tx: Tx): Promise<boolean> {
    return (await update(Channel, { is_recently_active: true }, { id, is_recently_active: false }, tx)) > 0
  }

  /** Channels with one of the groups in one of these settings. */
  static findWith(
    realmId: number,
    groupIds: readonly number[],
    permissions: readonly ChannelPermission[],
    tx?: Tx,
    only: { invite_only?: true } = {},
  ): Promise<Channel[]> {
    const named = permissions.map((permission) => ({ [permission]: { [Op.in]: [...groupIds] } }))
    return select(Channel, { where: { realm_id: realmId, ...only, [Op.or]: named }, order: [['id', 'ASC']] }, tx)
  }

  static findAllOf(realmId: number, tx?: Tx): Promise<Channel[]> {
    return findEach(Channel, 'id', { realm_id: realmId }, tx)
  }

  /** All channels of an organisation, ascending by ID. */
  static allOf(realmId: number): Read<Channel> {
    return readOf(Channel, { where: { realm_id: realmId }, order: [['id', 'ASC']] })
  }

  /** Channels marked as active that are older than `before` (UNIX seconds) and have had no message since. With `id`, only that channel. */
  static findSilent(before: number, id?: number, tx?: Tx): Promise<Pick<Channel, 'id' | 'realm_id'>[]> {
    const sql = `SELECT id, realm_id FROM channels WHERE is_recently_active = 1 AND date_created < ?${id === undefined ? '' : ' AND id = ?'}
      AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.recipient_id = channels.recipient_id AND m.date_sent >= ?)
      AND ${inFinishedRealm('channels')}`
    return query(Channel, sql, [before, ...(id === undefined ? [] : [id]), before], tx)
  }

  /**
   * At most `limit` channels with IDs above `afterId`, ascending, that were created until `createdBy`, and how many messages each has had
   * since `since` (UNIX seconds).
   */
  static countMessages(
    db: Db,
    { afterId, createdBy, since, limit }: { afterId: number; createdBy: number; since: number; limit: number },
  ): Promise<(Pick<Channel, 'id' | 'realm_id' | 'date_created' | 'weekly_traffic'> & { messages: number })[]> {
    const sql = `SELECT c.id AS id, c.realm_id AS realm_id, c.date_created AS date_created, c.weekly_traffic AS weekly_traffic,
       (SELECT COUNT(*) FROM messages m WHERE m.recipient_id = c.recipient_id AND m.date_sent > ?) AS messages
       FROM channels c WHERE c.id > ? AND c.date_created <= ? AND ${inFinishedRealm('c')} ORDER BY c.id LIMIT ?`
    return db.survey(sql, [since, afterId, createdBy, limit])
  }

  /** Records the channel's traffic. Returns whether it was another. */
  static async noteTraffic(id: number, traffic: number, tx: Tx): Promise<boolean> {
    const isOther = { [Op.or]: [{ weekly_traffic: null }, { weekly_traffic: { [Op.ne]: traffic } }] }
    return (await update(Channel, { weekly_traffic: traffic }, { id, ...isOther }, tx)) > 0
  }

  /** IDs of the channels that new users are subscribed to, ascending. */
  static async defaultIds(realmId: number, tx: Tx): Promise<number[]> {
    const where = { realm_id: realmId, is_default: true }
    const rows = await select(Channel, { columns: ['id'], where, order: [['id', 'ASC']] }, tx)
    return rows.map(({ id }) => id)
  }

  static async findByRecipients(realmId: number, recipientIds: readonly number[], tx?: Tx): Promise<Channel[]> {
    if (recipientIds.length === 0) return []
    return select(Channel, { where: { realm_id: realmId, recipient_id: { [Op.in]: [...recipientIds] } } }, tx)
  }
}

export const Channel = ChannelTable
export type Channel = InferAttributes<ChannelTable>

export function defineChannel(sequelize: Sequelize): void {
  // A new object each time, because Sequelize writes the column's name into it.
  const group = () => ({ type: DataTypes.INTEGER, allowNull: false })
  Channel.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      recipient_id: { type: DataTypes.INTEGER, allowNull: false },
      name: { type: DataTypes.STRING(60), allowNull: false },
      name_key: { type: DataTypes.STRING(255), allowNull: false },
      description: { type: DataTypes.TEXT, allowNull: false },
      rendered_description: { type: DataTypes.TEXT, allowNull: false },
      invite_only: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      is_web_public: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      history_public_to_subscribers: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
      is_default: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      is_archived: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      is_recently_active: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: true },
      weekly_traffic: { type: DataTypes.INTEGER, allowNull: true, defaultValue: null },
      creator_id: { type: DataTypes.INTEGER, allowNull: true, defaultValue: null },
      date_created: { type: DataTypes.BIGINT, allowNull: false },
      first_message_id: { type: DataTypes.BIGINT, allowNull: true, defaultValue: null },
      folder_id: { type: DataTypes.INTEGER, allowNull: true, defaultValue: null },
      message_retention_days: { type: DataTypes.INTEGER, allowNull: true, defaultValue: null },
      topics_policy: { type: DataTypes.STRING(32), allowNull: false, defaultValue: 'inherit' },
      can_add_subscribers_group: group(),
      can_administer_channel_group: group(),
      can_create_topic_group: group(),
      can_delete_any_message_group: group(),
      can_delete_own_message_group: group(),
      can_move_messages_out_of_channel_group: group(),
      can_move_messages_within_channel_group: group(),
      can_remove_subscribers_group: group(),
      can_resolve_topics_group: group(),
      can_send_message_group: group(),
      can_subscribe_group: group(),
    },
    { sequelize, tableName: 'channels', timestamps: false },
  )
}
