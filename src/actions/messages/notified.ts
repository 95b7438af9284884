// Decides who is notified of a message on their devices, and reads the facts for it.

import type { Addressee } from '../../access/messages/addressees.ts'
import type { Mentions } from '../../access/messages/mentions.ts'
import type { Tx } from '../../db/index.ts'
import { onlineAmong } from '../../events/queues/queues.ts'
import { Device } from '../../models/device.ts'
import { FLAG } from '../../models/message.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { UserTopic } from '../../models/user-topic.ts'
import { preference } from '../../settings/preferences.ts'
import { POLICY } from '../../values/topics.ts'

/** Users who have a device that can be notified and who are not online, ascending by ID. */
export type Notifiable = readonly {
  id: number
  /** Whether a wildcard mention notifies the user. */
  heedsWildcards: boolean
}[]

/** The users whom a message might notify. */
export interface Candidates {
  userIds: readonly number[]
  /** Whether the message might notify all subscribers of the channel. */
  isForAll: boolean
  /** UNIX seconds. */
  now: number
}

/** The candidates who can be notified and want to be. Runs no query without candidates, and only one if nobody has a device. */
export async function notifiableAmong(
  { realm_id: realmId }: Pick<User, 'realm_id'>,
  addressee: Addressee,
  { userIds, isForAll, now }: Candidates,
  tx?: Tx,
): Promise<Notifiable> {
  if (userIds.length === 0 && !isForAll) return []
  const channel = 'channel' in addressee ? addressee.channel : undefined
  const isForChannel = channel !== undefined && isForAll
  const reachable = await Device.reachableAmong(realmId, isForChannel ? 'all' : userIds, tx)
  if (reachable.length === 0) return []
  const online = await onlineAmong(reachable, now, tx)
  const offline = reachable.filter((id) => !online.has(id))
  const users = (await User.findByIds(realmId, offline, tx)).filter((user) => preference(user, 'enable_offline_push_notifications'))
  if (!('channel' in addressee)) return users.map(({ id }) => ({ id, heedsWildcards: true }))
  const { id: channelId } = addressee.channel
  const subscriptions = await Subscription.findAmong(channelId, offline, tx)
  const policies = await UserTopic.policiesOf(offline, channelId, addressee.topic, tx)
  const receivers = isForChannel ? users.filter(({ id }) => subscriptions.get(id)?.is_active) : users
  return receivers.map((user) => ({ id: user.id, heedsWildcards: heedsWildcards(user, subscriptions.get(user.id), policies.get(user.id)) }))
}

function heedsWildcards(user: User, subscription: Subscription | undefined, policy: number = POLICY.inherit): boolean {
  if (policy === POLICY.followed && preference(user, 'enable_followed_topic_wildcard_mentions_notify')) return true
  if (policy === POLICY.muted || (subscription?.is_muted && policy !== POLICY.unmuted)) return false
  return subscription?.wildcard_mentions_notify ?? preference(user, 'wildcard_mentions_notify')
}

/**
 * IDs of the users to notify, ascending: the people of a direct message, or the users whom a channel message mentions, except users who
 * have read it.
 */
export function notifiedOf(
  { addressee, hasRead }: { addressee: Addressee; hasRead: readonly number[] },
  { flags, toAll }: Mentions,
  notifiable: Notifiable,
): number[] {
  const isMeant = (id: number): boolean => 'users' in addressee || ((flags.get(id) ?? 0) & FLAG.mentioned) !== 0
  const isInWildcard = (id: number): boolean => toAll !== 0 || ((flags.get(id) ?? 0) & FLAG.topic_wildcard_mentioned) !== 0
  return notifiable
    .filter(({ id, heedsWildcards: heeds }) => !hasRead.includes(id) && (isMeant(id) || (heeds && isInWildcard(id))))
    .map(({ id }) => id)
}
