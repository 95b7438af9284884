// What sending, and being mentioned, does to visibility policies of the topic. (Specification: POST /messages)

import type { Addressee, InChannel } from '../../access/messages/addressees.ts'
import type { Tx } from '../../db/index.ts'
import { User } from '../../models/user.ts'
import { UserTopic } from '../../models/user-topic.ts'
import { preference } from '../../settings/preferences.ts'
import { POLICY } from '../../values/topics.ts'

/** Values of the preferences: what of a user's doings changes the policy. Who sends also participates. */
const WHEN = { participates: 1, sends: 2, starts: 3 } as const

/** The policy that sending gives the sender, undefined when it changes none; and who of the mentioned comes to follow the topic. */
export interface TopicChanges {
  own: typeof POLICY.unmuted | typeof POLICY.followed | undefined
  followers: number[]
}

/** What a message that is about to be sent changes. `mentioned` are receivers who are mentioned themselves. */
export async function topicChanges(sender: User, addressee: Addressee, mentioned: ReadonlySet<number>, tx?: Tx): Promise<TopicChanges> {
  if (!('channel' in addressee)) return { own: undefined, followers: [] }
  const own = sender.bot_type === null && !sender.is_system_bot ? await ownPolicy(sender, addressee, tx) : undefined
  const others = [...mentioned].filter((id) => own === undefined || id !== sender.id)
  return { own, followers: others.length > 0 ? await followersAmong(sender.realm_id, others, addressee, tx) : [] }
}

async function ownPolicy(sender: User, { channel, topic }: InChannel, tx: Tx | undefined): Promise<TopicChanges['own']> {
  const follow = preference(sender, 'automatically_follow_topics_policy')
  const unmute = preference(sender, 'automatically_unmute_topics_in_muted_streams_policy')
  const sends = (policy: number): boolean => policy === WHEN.participates || policy === WHEN.sends
  const { policy: before, isInMutedChannel, isTopic } = await UserTopic.standingOf(sender.id, channel, topic, tx)
  if (before === POLICY.followed) return undefined
  if (sends(follow)) return POLICY.followed
  // Who has a policy of the topic did not start it now.
  const starts = !isTopic && before === POLICY.inherit
  if (starts && follow === WHEN.starts) return POLICY.followed
  if (before === POLICY.unmuted || !(sends(unmute) || (starts && unmute === WHEN.starts))) return undefined
  return isInMutedChannel ? POLICY.unmuted : undefined
}

/** Who of the mentioned comes to follow the topic. Who has muted it has said that mentions are no reason. */
export async function followersAmong(realmId: number, ids: number[], { channel, topic }: InChannel, tx?: Tx): Promise<number[]> {
  const users = await User.findByIds(realmId, ids, tx)
  const willing = users.filter((user) => user.bot_type === null && preference(user, 'automatically_follow_topics_where_mentioned'))
  const policies = await UserTopic.policiesOf(
    willing.map(({ id }) => id),
    channel.id,
    topic,
    tx,
  )
  const keeps: (number | undefined)[] = [POLICY.muted, POLICY.followed]
  return willing.map(({ id }) => id).filter((id) => !keeps.includes(policies.get(id)))
}
