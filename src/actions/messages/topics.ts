// How sending and being mentioned change visibility policies for the topic. (sendMessage, updateMessage)

import type { InChannel } from '../../access/messages/addressees.ts'
import type { Tx } from '../../db/index.ts'
import type { User } from '../../models/user.ts'
import { type Standing, UserTopic } from '../../models/user-topic.ts'
import { preference } from '../../settings/preferences.ts'
import { POLICY } from '../../values/topics.ts'

/** Values of the preferences: the user's action that changes the policy. Sending also counts as participation. */
const WHEN = { participates: 1, sends: 2, starts: 3 } as const

/** The policies for a topic of users who want to follow topics that mention them, by user ID. */
export type WillingFollowers = ReadonlyMap<number, number>

/** The policies for a topic of those `users` who want to follow topics that mention them. One query, or none if nobody wants to. */
export async function willingFollowers(users: readonly User[], { channel, topic }: InChannel, tx?: Tx): Promise<WillingFollowers> {
  const willing = users.filter((user) => user.bot_type === null && preference(user, 'automatically_follow_topics_where_mentioned'))
  const ids = willing.map(({ id }) => id)
  const policies = ids.length > 0 ? await UserTopic.policiesOf(ids, channel.id, topic, tx) : new Map<number, number>()
  return new Map(ids.map((id) => [id, policies.get(id) ?? POLICY.inherit]))
}

/** IDs of the mentioned users who start following the topic. Users who have muted it keep it muted. */
export function newFollowers(mentioned: Iterable<number>, willing: WillingFollowers): number[] {
  const keeps: (number | undefined)[] = [POLICY.muted, POLICY.followed, undefined]
  return [...mentioned].filter((id) => !keeps.includes(willing.get(id)))
}

/** The sender's new policy for the topic. Undefined if sending does not change it. */
export function policyOfSender(
  sender: User,
  { policy: before, isMuted, isTopic }: Standing,
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
