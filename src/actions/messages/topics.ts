// What sending, and being mentioned, does to visibility policies of the topic. (Serves sendMessage and updateMessage.)

import type { InChannel } from '../../access/messages/addressees.ts'
import type { Tx } from '../../db/index.ts'
import type { User } from '../../models/user.ts'
import { type Standing, UserTopic } from '../../models/user-topic.ts'
import { preference } from '../../settings/preferences.ts'
import { POLICY } from '../../values/topics.ts'

/** Values of the preferences: what of a user's doings changes the policy. Who sends also participates. */
const WHEN = { participates: 1, sends: 2, starts: 3 } as const

/** Policies of a topic by user: of those who follow topics where they are mentioned. */
export type WillingFollowers = ReadonlyMap<number, number>

/** The policies of a topic of those of the users who want to follow where they are mentioned. One query, and none when nobody does. */
export async function willingFollowers(users: readonly User[], { channel, topic }: InChannel, tx?: Tx): Promise<WillingFollowers> {
  const willing = users.filter((user) => user.bot_type === null && preference(user, 'automatically_follow_topics_where_mentioned'))
  const ids = willing.map(({ id }) => id)
  const policies = ids.length > 0 ? await UserTopic.policiesOf(ids, channel.id, topic, tx) : new Map<number, number>()
  return new Map(ids.map((id) => [id, policies.get(id) ?? POLICY.inherit]))
}

/** Who of the mentioned comes to follow the topic. Who has muted it has said that mentions are no reason. */
export function newFollowers(mentioned: Iterable<number>, willing: WillingFollowers): number[] {
  const keeps: (number | undefined)[] = [POLICY.muted, POLICY.followed, undefined]
  return [...mentioned].filter((id) => !keeps.includes(willing.get(id)))
}

/** The policy that sending gives the sender, undefined when it changes none. */
export function policyOfSender(
  sender: User,
  { policy: before, isMuted, isTopic }: Standing,
): typeof POLICY.unmuted | typeof POLICY.followed | undefined {
  if (sender.bot_type !== null || sender.is_system_bot || before === POLICY.followed) return undefined
  const follow = preference(sender, 'automatically_follow_topics_policy')
  const unmute = preference(sender, 'automatically_unmute_topics_in_muted_streams_policy')
  const sends = (policy: number): boolean => policy === WHEN.participates || policy === WHEN.sends
  if (sends(follow)) return POLICY.followed
  // Who has a policy of the topic did not start it now.
  const starts = !isTopic && before === POLICY.inherit
  if (starts && follow === WHEN.starts) return POLICY.followed
  if (before === POLICY.unmuted || !(sends(unmute) || (starts && unmute === WHEN.starts))) return undefined
  return isMuted ? POLICY.unmuted : undefined
}
