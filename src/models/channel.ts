// A channel. Its permission settings hold IDs of user groups.

import { Op } from 'sequelize'
import { rowLock } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { findEach } from '../db/rows.ts'
import { run } from '../db/run.ts'
import { query, type Row, requireRow, select, selectOne, sequelizeOf, update } from '../db/sql.ts'
import {
  big,
  bool,
  html,
  id,
  index,
  initially,
  int,
  markdown,
  nullable,
  optional,
  person,
  plain,
  realm,
  refers,
  string,
  table,
  text,
  unique,
} from '../db/table.ts'
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

class ChannelTable extends table(
  'channels',
  {
    id: id(),
    realm_id: realm(),
    recipient_id: refers('recipients'),
    name: plain(string(60)),
    /** `name`, normalised for comparison. */
    name_key: plain(string(255)),
    description: markdown(text()),
    rendered_description: html(text()),
    invite_only: initially(bool(), false),
    is_web_public: initially(bool(), false),
    history_public_to_subscribers: initially(bool(), true),
    is_default: initially(bool(), false),
    is_archived: initially(bool(), false),
    /** Whether it was created, or had a message, within the last 180 days. */
    is_recently_active: initially(bool(), true),
    /** Messages a week, by the last four weeks. Null until the channel is a week old and was counted. */
    weekly_traffic: optional(int()),
    creator_id: nullable(person('kept')),
    /** UNIX seconds. */
    date_created: big(),
    first_message_id: optional(refers('messages', big())),
    folder_id: optional(refers('channel_folders')),
    /** Null for the organisation's value, -1 for unlimited. */
    message_retention_days: optional(int()),
    topics_policy: initially(plain(string(32)), 'inherit'),
    can_add_subscribers_group: refers('user_groups'),
    can_administer_channel_group: refers('user_groups'),
    can_create_topic_group: refers('user_groups'),
    can_delete_any_message_group: refers('user_groups'),
    can_delete_own_message_group: refers('user_groups'),
    can_move_messages_out_of_channel_group: refers('user_groups'),
    can_move_messages_within_channel_group: refers('user_groups'),
    can_remove_subscribers_group: refers('user_groups'),
    can_resolve_topics_group: refers('user_groups'),
    can_send_message_group: refers('user_groups'),
    can_subscribe_group: refers('user_groups'),
  },
  { indexes: [unique('realm_id', 'name_key'), unique('recipient_id'), index('folder_id')] },
) {
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
    await run(sequelize, sql, [[...ids]], tx)
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
    const { rows } = await run<Record<string, string | number | null>>(
      sequelize,
      `SELECT ${columns}, s.user_id AS user_id FROM channels c
       LEFT JOIN subscriptions s ON s.channel_id = c.id AND s.is_active = 1 AND s.user_id IN (?) WHERE c.id IN (?)
       ORDER BY c.id${rowLock(sequelize, isChanged ? 'exclusive' : 'shared')}`,
      [userIds.length > 0 ? userIds : [0], channelIds],
      tx,
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
  static async defaultIds(realmId: number, tx?: Tx): Promise<number[]> {
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
export type Channel = Row<ChannelTable>
