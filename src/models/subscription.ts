// Subscriptions to channels with their personal properties, and the spans of messages for which users were subscribed.

import { jsonList, numbersIn } from '../db/dialect.ts'
import type { Tx } from '../db/index.ts'
import { type Read, readBy, readOf } from '../db/reads.ts'
import { findEach, writeRows } from '../db/rows.ts'
import { run } from '../db/run.ts'
import { asRow, query, type Row, select, selectOne, sequelizeOf, update } from '../db/sql.ts'
import { big, bool, id, index, initially, optional, person, place, plain, realm, refers, string, table, unique } from '../db/table.ts'
import { pushTo } from '../values/lists.ts'

/** The personal properties of a subscription. */
const PERSONAL = [
  'is_muted',
  'pin_to_top',
  'color',
  'desktop_notifications',
  'audible_notifications',
  'push_notifications',
  'email_notifications',
  'wildcard_mentions_notify',
] as const
export type PersonalColumns = Pick<Subscription, (typeof PERSONAL)[number]>
/** About how many subscribers one statement lists. */
const LISTED = 100_000

class SubscriptionTable extends table(
  'subscriptions',
  {
    id: id(),
    realm_id: realm(),
    user_id: person('kept'),
    channel_id: refers('channels'),
    is_active: initially(bool(), true),
    is_muted: initially(bool(), false),
    pin_to_top: initially(bool(), false),
    color: plain(string(10)),
    /** Null if the user's own preference applies. */
    desktop_notifications: optional(bool()),
    audible_notifications: optional(bool()),
    push_notifications: optional(bool()),
    email_notifications: optional(bool()),
    wildcard_mentions_notify: optional(bool()),
  },
  { indexes: [unique('user_id', 'channel_id'), index('channel_id', 'is_active')] },
) {
  static findActiveOf(userId: number, tx?: Tx): Promise<Subscription[]> {
    return select(Subscription, { where: { user_id: userId, is_active: true }, order: [['channel_id', 'ASC']] }, tx)
  }

  static findAllOf(userId: number, tx?: Tx): Promise<Subscription[]> {
    return findEach(Subscription, 'channel_id', { user_id: userId }, tx)
  }

  /** Every current and former subscription of a user, ascending by channel. */
  static allOf(userId: number): Read<Subscription> {
    return readOf(Subscription, { where: { user_id: userId }, order: [['channel_id', 'ASC']] })
  }

  /** The subscribers, together, of the channels that these users have made. */
  static async countInChannelsOf(realmId: number, makers: readonly number[], tx: Tx): Promise<number> {
    const sql = `SELECT COUNT(*) AS count FROM channels c JOIN subscriptions s ON s.channel_id = c.id AND s.is_active = 1
       WHERE c.realm_id = ? AND c.creator_id IN (?)`
    const [row] = await query<{ count: number }>(Subscription, sql, [realmId, [...makers]], tx)
    return Number(row?.count ?? 0)
  }

  static findOneOf(userId: number, channelId: number, tx?: Tx): Promise<Subscription | null> {
    return selectOne(Subscription, { where: { user_id: userId, channel_id: channelId } }, tx)
  }

  /**
   * IDs of the subscribers of each channel, ascending. With `presentSince` (UNIX seconds), only bots, people who were present since then,
   * and people who do not share their presence. The database builds the lists, because a row for each would be expensive. Given `counts`,
   * reads very many subscribers in several statements.
   */
  static async subscriberIds(
    channelIds: readonly number[],
    tx?: Tx,
    { counts = new Map(), presentSince }: { counts?: ReadonlyMap<number, number>; presentSince?: number } = {},
  ): Promise<Map<number, number[]>> {
    const byChannel = new Map<number, number[]>(channelIds.map((id) => [id, []]))
    for (const ids of together(channelIds, counts))
      for (const { channel_id, list } of await Subscription.listsOf(ids, presentSince, tx)) {
        byChannel.set(
          channel_id,
          numbersIn(list).sort((a, b) => a - b),
        )
      }
    return byChannel
  }

  /** The subscribers as a `jsonList`. */
  private static async listsOf(
    channelIds: readonly number[],
    presentSince: number | undefined,
    tx?: Tx,
  ): Promise<{ channel_id: number; list: string | number[] }[]> {
    if (channelIds.length === 0) return []
    const isPresent = `AND (user_id IN (SELECT user_id FROM user_presences WHERE connected_at >= ? OR is_hidden = 1)
         OR user_id IN (SELECT id FROM users WHERE bot_type IS NOT NULL))`
    return query(
      Subscription,
      `SELECT channel_id, ${jsonList(sequelizeOf(Subscription), 'user_id')} AS list FROM subscriptions
       WHERE channel_id IN (?) AND is_active = 1 ${presentSince === undefined ? '' : isPresent} GROUP BY channel_id`,
      [[...channelIds], ...(presentSince === undefined ? [] : [presentSince])],
      tx,
    )
  }

  /** Which of the users are subscribed to the channel. */
  static async subscribedAmong(channelId: number, userIds: readonly number[], tx?: Tx): Promise<Set<number>> {
    const where = { channel_id: channelId, user_id: [...userIds], is_active: true }
    const rows = await select(Subscription, { columns: ['user_id'], where }, tx)
    return new Set(rows.map((row) => row.user_id))
  }

  /**
   * The subscriptions to these channels of everybody who wants to be notified of each message in one of them, and of the named users. With
   * `only`, of these alone.
   */
  static async findNotified(
    channelIds: readonly number[],
    userIds: readonly number[] | 'all',
    only?: readonly number[],
  ): Promise<Subscription[]> {
    if (channelIds.length === 0 || only?.length === 0) return []
    const named = userIds !== 'all' && userIds.length > 0 ? ' OR user_id IN (?)' : ''
    const rows = await query<object>(
      Subscription,
      `SELECT * FROM subscriptions WHERE channel_id IN (?) AND is_active = 1${only ? ' AND user_id IN (?)' : ''}
       ${userIds === 'all' ? '' : `AND (push_notifications = 1 OR email_notifications = 1${named})`}`,
      [channelIds, ...(only ? [only] : []), ...(named ? [userIds] : [])],
    )
    return rows.map((row) => asRow(Subscription, row))
  }

  /** The number of active subscriptions by channel ID; channels without any are left out. */
  static async countsOf(channelIds: readonly number[], tx?: Tx): Promise<Map<number, number>> {
    if (channelIds.length === 0) return new Map()
    const sql = 'SELECT channel_id, COUNT(*) AS count FROM subscriptions WHERE channel_id IN (?) AND is_active = 1 GROUP BY channel_id'
    const rows = await query<{ channel_id: number; count: number }>(Subscription, sql, [channelIds], tx)
    return new Map(rows.map((row) => [row.channel_id, row.count]))
  }

  /** The numbers of active subscriptions of an organisation's channels; channels without any are left out. */
  static countsIn(realmId: number): Read<{ channel_id: number; count: number }> {
    const sql = `SELECT c.id AS channel_id, COUNT(*) AS count FROM channels c
       JOIN subscriptions s ON s.channel_id = c.id AND s.is_active = 1 WHERE c.realm_id = ? GROUP BY c.id`
    return readBy(Subscription, ['channel_id', 'count'], sql, [realmId])
  }

  /** Whether a subscription of the pairs has ended. */
  static async hasEnded({ channelIds, userIds }: Pairs, tx: Tx): Promise<boolean> {
    const where = { channel_id: [...channelIds], user_id: [...userIds], is_active: false }
    return (await selectOne(Subscription, { columns: ['user_id'], where }, tx)) !== null
  }

  /** Reactivates the ended subscriptions of the pairs. */
  static async reactivate({ channelIds, userIds }: Pairs, tx: Tx): Promise<void> {
    const where = { channel_id: [...channelIds], user_id: [...userIds], is_active: false }
    await update(Subscription, { is_active: true }, where, tx)
  }

  /** Subscribes the pairs that have no row yet. The users belong to the channels' organisation. `colors` by channel ID. */
  static async createMissing({ channelIds, userIds }: Pairs, colors: ReadonlyMap<number, string>, tx: Tx): Promise<void> {
    const cases = channelIds.map(() => 'WHEN ? THEN ?').join(' ')
    await run(
      sequelizeOf(Subscription),
      `INSERT INTO subscriptions (realm_id, user_id, channel_id, is_active, color)
       SELECT c.realm_id, u.id, c.id, 1, CASE c.id ${cases} END FROM channels c JOIN users u ON u.realm_id = c.realm_id
       WHERE c.id IN (?) AND u.id IN (?)
         AND NOT EXISTS (SELECT 1 FROM subscriptions s WHERE s.user_id = u.id AND s.channel_id = c.id)`,
      [...channelIds.flatMap((id) => [id, colors.get(id)]), channelIds, userIds],
      tx,
    )
  }

  /** Writes the personal properties of existing rows. */
  static writeProperties(rows: readonly Subscription[], tx: Tx): Promise<void> {
    return writeRows(Subscription, rows, PERSONAL, tx)
  }

  /** Those of the channels that the user is subscribed to. */
  static async channelIdsAmong(userId: number, channelIds: readonly number[], tx?: Tx): Promise<Set<number>> {
    const where = { user_id: userId, channel_id: [...channelIds], is_active: true }
    const rows = await select(Subscription, { columns: ['channel_id'], where }, tx)
    return new Set(rows.map((row) => row.channel_id))
  }

  /** Unsubscribes the pairs. */
  static async end({ channelIds, userIds }: Pairs, tx: Tx): Promise<void> {
    await update(Subscription, { is_active: false }, { channel_id: [...channelIds], user_id: [...userIds] }, tx)
  }
}

export const Subscription = SubscriptionTable
export type Subscription = Row<SubscriptionTable>

/** Every combination of these users with these channels. */
export interface Pairs {
  channelIds: readonly number[]
  userIds: readonly number[]
}

/** A subscription span in memory, as message IDs. `to` is null while the subscription lasts. */
export interface Span {
  after: number
  to: number | null
  readTo: number
}

/** A range of messages for which the user was subscribed to the channel: after `after_message_id`, up to and including `to_message_id`. */
class SubscriptionSpanTable extends table(
  'subscription_spans',
  {
    id: id(),
    realm_id: realm(),
    user_id: person('kept'),
    channel_id: refers('channels'),
    after_message_id: place(big()),
    /** Null while the subscription lasts. */
    to_message_id: optional(place(big())),
    /** Messages of the span up to and including this one count as read, even without a row. */
    read_to_message_id: initially(place(big()), 0),
  },
  // By channel and user, because with the channel alone each message would be compared with the spans of all subscribers.
  { indexes: [index('user_id', 'to_message_id'), index('channel_id', 'user_id')] },
) {
  /** The spans of each user by channel ID, ascending. */
  static async findOf(userIds: readonly number[]): Promise<Map<number, Map<number, Span[]>>> {
    const rows = await select(SubscriptionSpan, { where: { user_id: [...userIds] }, order: [['id', 'ASC']] })
    const all = new Map(userIds.map((id) => [id, new Map<number, Span[]>()]))
    for (const { user_id, channel_id, after_message_id: after, to_message_id: to, read_to_message_id: readTo } of rows) {
      const spans = all.get(user_id)
      if (spans) pushTo(spans, channel_id, { after, to, readTo })
    }
    return all
  }

  /** All spans of the users who are now subscribed to a channel, by user ID, ascending. */
  static async findOfSubscribers(
    channelId: number,
    tx?: Tx,
  ): Promise<{ user_id: number; after_message_id: number; to_message_id: number | null }[]> {
    return query(
      Subscription,
      `SELECT p.user_id AS user_id, p.after_message_id AS after_message_id, p.to_message_id AS to_message_id
         FROM subscription_spans p JOIN subscriptions s ON s.channel_id = p.channel_id AND s.user_id = p.user_id AND s.is_active = 1
         WHERE p.channel_id = ? ORDER BY p.user_id, p.id`,
      [channelId],
      tx,
    )
  }

  /** Opens spans after the organisation's newest message for the pairs that are subscribed and have no open span. */
  static async open({ channelIds, userIds }: Pairs, realmId: number, tx: Tx): Promise<void> {
    await run(
      sequelizeOf(Subscription),
      `INSERT INTO subscription_spans (realm_id, user_id, channel_id, after_message_id)
       SELECT s.realm_id, s.user_id, s.channel_id, COALESCE((SELECT MAX(id) FROM messages WHERE realm_id = ?), 0) FROM subscriptions s
       WHERE s.channel_id IN (?) AND s.user_id IN (?) AND s.is_active = 1 AND NOT EXISTS
         (SELECT 1 FROM subscription_spans p WHERE p.user_id = s.user_id AND p.channel_id = s.channel_id AND p.to_message_id IS NULL)`,
      [realmId, channelIds, userIds],
      tx,
    )
  }

  /** Closes the open spans of the pairs with a message. */
  static async close({ channelIds, userIds }: Pairs, to: number, tx: Tx): Promise<void> {
    const where = { channel_id: [...channelIds], user_id: [...userIds], to_message_id: null }
    await update(SubscriptionSpan, { to_message_id: to }, where, tx)
  }
}

export const SubscriptionSpan = SubscriptionSpanTable
export type SubscriptionSpan = Row<SubscriptionSpanTable>

/** Groups channels whose subscribers one statement can read. */
function* together(channelIds: readonly number[], counts: ReadonlyMap<number, number>): Generator<number[]> {
  let ids: number[] = []
  let listed = 0
  for (const id of channelIds) {
    ids.push(id)
    listed += counts.get(id) ?? 0
    if (listed < LISTED) continue
    yield ids
    ids = []
    listed = 0
  }
  yield ids
}
