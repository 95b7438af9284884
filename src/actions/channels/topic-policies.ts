// Visibility policies of topics: those that users set, and those that follow from their preferences when they send, react, vote or are
// mentioned.

import type { Addressee } from '../../access/messages/addressees.ts'
import type { MentionFacts } from '../../access/messages/mentions.ts'
import { requireAtMost } from '../../access/people/limits.ts'
import type { UserContext } from '../../context.ts'
import { againIfDuplicate, type Tx } from '../../db/index.ts'
import { chunks, IDS_AT_ONCE, ROWS_AT_ONCE } from '../../db/rows.ts'
import { createRow, createRows, removeRow, select, updateRow } from '../../db/sql.ts'
import { change } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { userTopicEvents } from '../../events/types/user_topic.ts'
import { Subscription } from '../../models/subscription.ts'
import type { User } from '../../models/user.ts'
import { type TopicState, UserTopic } from '../../models/user-topic.ts'
import { preference } from '../../settings/preferences.ts'
import { nameKey } from '../../values/text.ts'
import { POLICY } from '../../values/topics.ts'

type PolicyOfUser = Pick<UserTopic, 'user_id' | 'channel_id' | 'topic' | 'last_updated' | 'visibility_policy'>

interface TopicPolicy {
  channelId: number
  /** Normalised (values/topics.ts). */
  topic: string
  /** A value of POLICY. */
  policy: number
  now: number
}

/** Sets a user's policy for a topic and announces it if it has changed. */
export async function setTopicPolicy(ctx: UserContext, policy: TopicPolicy): Promise<void> {
  const { viewer: user } = ctx
  // A concurrent request can create the row, which is then updated.
  await againIfDuplicate(() =>
    change(ctx, async ({ tx, announce }) => {
      const present = await UserTopic.lockOneOf(user.id, policy.channelId, policy.topic, tx)
      const isNew = policy.policy !== POLICY.inherit && present.policy === null
      if (isNew) requireAtMost('topicPolicies', present.count + 1)
      const event = await writeTopicPolicy(tx, user, present.policy, policy)
      if (event) announce(event)
    }),
  )
}

/**
 * Sets policies for a topic, by user ID. Each differs from the user's current policy and is not `inherit`. `now` in UNIX seconds. Returns
 * the events to announce: few, because a mention of a large group makes all its members follow.
 */
export async function setTopicPolicies(
  tx: Tx,
  realmId: number,
  policies: ReadonlyMap<number, number>,
  { channelId, topic, now: last_updated }: { channelId: number; topic: string; now: number },
): Promise<NewEvent[]> {
  const topic_key = nameKey(topic)
  const written: PolicyOfUser[] = []
  for (const some of chunks([...policies], ROWS_AT_ONCE)) {
    const place = { realm_id: realmId, channel_id: channelId, topic, topic_key, last_updated }
    const rows = some.map(([user_id, visibility_policy]) => ({ ...place, user_id, visibility_policy }))
    await createRows(UserTopic, rows, tx, ['visibility_policy', 'last_updated'])
    const where = { user_id: some.map(([id]) => id), channel_id: channelId, topic_key }
    written.push(...(await select(UserTopic, { where }, tx)))
  }
  return policyEvents(written)
}

/** One event for all users whose policy is the same. */
function policyEvents(policies: readonly PolicyOfUser[]): NewEvent[] {
  return userTopicEvents(
    policies.map(({ user_id, channel_id, topic, last_updated, visibility_policy }) => ({
      userId: user_id,
      ...{ stream_id: channel_id, topic_name: topic, last_updated, visibility_policy },
    })),
  )
}

/** Writes a user's policy for a topic. `row` is the current one. Returns the event to announce if the policy changes. */
async function writeTopicPolicy(
  tx: Tx,
  user: Pick<User, 'id' | 'realm_id'>,
  row: UserTopic | null,
  { channelId, topic, policy, now }: TopicPolicy,
): Promise<NewEvent | undefined> {
  if ((row?.visibility_policy ?? POLICY.inherit) === policy) return undefined
  const lastUpdated = now
  if (row && policy === POLICY.inherit) await removeRow(UserTopic, row, tx)
  else if (row) await updateRow(UserTopic, row, { visibility_policy: policy, last_updated: lastUpdated }, tx)
  else
    await createRow(
      UserTopic,
      {
        realm_id: user.realm_id,
        user_id: user.id,
        channel_id: channelId,
        topic,
        topic_key: nameKey(topic),
        visibility_policy: policy,
        last_updated: lastUpdated,
      },
      tx,
    )
  const set = { last_updated: lastUpdated, visibility_policy: policy }
  return policyEvents([{ user_id: user.id, channel_id: channelId, topic: row?.topic ?? topic, ...set }])[0]
}

/** Values of the preferences: the user's action that changes the policy. Sending also counts as participation. */
const WHEN = { participates: 1, sends: 2, starts: 3 } as const

/**
 * Changes a user's policy for a topic after they participated in it other than by sending. Depending on their preferences they follow it,
 * or unmute it in a muted channel. A followed topic stays followed. Returns the event to announce, if any. Bots keep their policies.
 */
export async function participate(
  tx: Tx,
  user: User,
  { channelId, topic, now }: Omit<TopicPolicy, 'policy'>,
): Promise<NewEvent | undefined> {
  if (user.bot_type !== null) return undefined
  const present = async (): Promise<UserTopic | null> => (await UserTopic.lockOneOf(user.id, channelId, topic, tx)).policy
  const set = (row: UserTopic | null, policy: number) => writeTopicPolicy(tx, user, row, { channelId, topic, policy, now })
  if (preference(user, 'automatically_follow_topics_policy') === WHEN.participates) return set(await present(), POLICY.followed)
  if (preference(user, 'automatically_unmute_topics_in_muted_streams_policy') !== WHEN.participates) return undefined
  const subscription = await Subscription.findOneOf(user.id, channelId, tx)
  const row = await present()
  const isSpared = subscription?.is_active && subscription.is_muted && row?.visibility_policy !== POLICY.followed
  return isSpared ? set(row, POLICY.unmuted) : undefined
}

/** The policies for a topic of users who want to follow topics that mention them, by user ID. */
export type WillingFollowers = ReadonlyMap<number, number>

/**
 * The policies for a topic of the users that a text can mention and who want to follow topics that mention them, but for those who have
 * muted its author. A statement for some thousand people, and none for nobody or for a direct message.
 */
export async function willingFollowers(
  addressee: Addressee | undefined,
  { nameable }: Pick<MentionFacts, 'nameable'>,
  muters: ReadonlySet<number>,
  tx?: Tx,
): Promise<WillingFollowers> {
  const willing = new Map<number, number>()
  if (!addressee || !('channel' in addressee)) return willing
  const ids = [...nameable].filter((id) => !muters.has(id))
  for (const some of chunks(ids, IDS_AT_ONCE))
    for (const person of await UserTopic.ofPeople(some, addressee.channel.id, addressee.topic, tx))
      if (preference(person, 'automatically_follow_topics_where_mentioned')) willing.set(person.id, person.policy ?? POLICY.inherit)
  return willing
}

/** IDs of the mentioned users who start following the topic. Users who have muted it keep it muted. */
export function newFollowers(mentioned: Iterable<number>, willing: WillingFollowers): number[] {
  const keeps: (number | undefined)[] = [POLICY.muted, POLICY.followed, undefined]
  return [...mentioned].filter((id) => !keeps.includes(willing.get(id)))
}

/** The sender's new policy for the topic. Undefined if sending does not change it. */
export function policyOfSender(
  sender: User,
  { policy: before, isMuted, isTopic }: TopicState,
): typeof POLICY.unmuted | typeof POLICY.followed | undefined {
  if (sender.bot_type !== null || sender.is_system_bot || before === POLICY.followed) return undefined
  const follow = preference(sender, 'automatically_follow_topics_policy')
  const unmute = preference(sender, 'automatically_unmute_topics_in_muted_streams_policy')
  const sends = (policy: number): boolean => policy === WHEN.participates || policy === WHEN.sends
  if (sends(follow)) return POLICY.followed
  // A sender who already has a policy for the topic is not starting it.
  const starts = !isTopic && before === POLICY.inherit
  if (starts && follow === WHEN.starts) return POLICY.followed
  if (before === POLICY.unmuted || !(sends(unmute) || (starts && unmute === WHEN.starts))) return undefined
  return isMuted ? POLICY.unmuted : undefined
}
