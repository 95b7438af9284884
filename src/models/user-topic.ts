// A user's visibility policy for a topic. A topic that inherits its channel's policy has no row.

import { rowLock } from '../db/dialect.ts'
import type { Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { asRow, query, type Row, select, sequelizeOf } from '../db/sql.ts'
import { big, id, index, int, person, plain, realm, refers, string, table, unique } from '../db/table.ts'
import { nameKey } from '../values/text.ts'
import { POLICY } from '../values/topics.ts'
import { OWN_ROWS } from './user.ts'

/** A user's state in a topic: the policy, subscriptions to its channel, and whether the topic has a message. */
export interface TopicState {
  policy: number
  isSubscribed: boolean
  /** Subscribed to the channel and has muted it. */
  isMuted: boolean
  isOwnerSubscribed: boolean
  isTopic: boolean
}

class UserTopicTable extends table(
  'user_topics',
  {
    id: id(),
    realm_id: realm(),
    user_id: person('removed'),
    channel_id: refers('channels'),
    topic: plain(string(64)),
    /** `topic`, normalised for comparison. */
    topic_key: plain(string(200)),
    visibility_policy: int(),
    /** UNIX seconds. */
    last_updated: big(),
  },
  { indexes: [unique('user_id', 'channel_id', 'topic_key'), index('channel_id', 'topic_key')] },
) {
  static allOf(userId: number): Read<UserTopic> {
    return readOf(UserTopic, { where: { user_id: userId }, order: [['id', 'ASC']] })
  }

  /**
   * The user's policy for a topic, locked until the transaction ends, and the number of topics that they have a policy for. The account is
   * locked (access/people/authority.ts). A move of the topic locks its policies, and would not see one that is being changed.
   */
  static async lockOneOf(userId: number, channelId: number, topic: string, tx: Tx): Promise<{ policy: UserTopic | null; count: number }> {
    const [row] = await query<{ id: number | null; count: number }>(
      UserTopic,
      `SELECT t.*, (SELECT COUNT(*) FROM ${OWN_ROWS.topicPolicies}) AS count
       FROM users u LEFT JOIN user_topics t ON t.user_id = u.id AND t.channel_id = ? AND t.topic_key = ?
       WHERE u.id = ?${rowLock(sequelizeOf(UserTopic), 'exclusive')}`,
      [channelId, nameKey(topic), userId],
      tx,
    )
    const { count = 0, ...policy } = row ?? { id: null }
    return { policy: policy.id === null ? null : asRow(UserTopic, policy), count }
  }

  /**
   * The facts that sending to a topic depends on: the sender's policy and subscription, the subscription of a bot's owner, and whether the
   * topic has messages.
   */
  static async stateOf(
    { id, bot_owner_id: ownerId }: { id: number; bot_owner_id: number | null },
    channel: { id: number; recipient_id: number },
    topic: string,
    tx?: Tx,
  ): Promise<TopicState> {
    const key = nameKey(topic)
    const subscribed = 'FROM subscriptions WHERE user_id = ? AND channel_id = ? AND is_active = 1'
    const [row] = await query<{
      policy: number | null
      is_muted: number | null
      owner: number | null
      has_message: number
    }>(
      UserTopic,
      `SELECT (SELECT visibility_policy FROM user_topics WHERE user_id = ? AND channel_id = ? AND topic_key = ?) AS policy,
       (SELECT is_muted ${subscribed}) AS is_muted, (SELECT 1 ${subscribed}) AS owner,
       EXISTS (SELECT 1 FROM messages WHERE recipient_id = ? AND topic_key = ?) AS has_message`,
      [id, channel.id, key, id, channel.id, ownerId, channel.id, channel.recipient_id, key],
      tx,
    )
    const { policy = null, is_muted = null, owner = null, has_message = 0 } = row ?? {}
    return {
      policy: policy ?? POLICY.inherit,
      isSubscribed: is_muted !== null,
      isMuted: is_muted === 1,
      isOwnerSubscribed: owner !== null,
      isTopic: has_message === 1,
    }
  }

  /** The people among these users, with their preferences, and their policies for a topic: null if they have none. */
  static ofPeople(
    userIds: readonly number[],
    channelId: number,
    topic: string,
    tx?: Tx,
  ): Promise<{ id: number; settings: string; policy: number | null }[]> {
    return query(
      UserTopic,
      `SELECT u.id AS id, u.settings AS settings, t.visibility_policy AS policy FROM users u
       LEFT JOIN user_topics t ON t.user_id = u.id AND t.channel_id = ? AND t.topic_key = ?
       WHERE u.id IN (?) AND u.bot_type IS NULL`,
      [channelId, nameKey(topic), userIds],
      tx,
    )
  }

  /** Everybody's policies for the topics with these keys of these channels, or only those of some users. */
  static findIn({
    channelIds,
    topicKeys,
    userIds,
  }: {
    channelIds: readonly number[]
    topicKeys: readonly string[]
    userIds?: readonly number[] | undefined
  }): Promise<UserTopic[]> {
    if (channelIds.length === 0) return Promise.resolve([])
    const whose = userIds ? { user_id: [...userIds] } : {}
    return select(UserTopic, { where: { channel_id: [...channelIds], topic_key: [...topicKeys], ...whose } })
  }
}

export const UserTopic = UserTopicTable
export type UserTopic = Row<UserTopicTable>
