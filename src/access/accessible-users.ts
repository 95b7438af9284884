// Whom a user may know of. Everybody knows everybody, unless the organisation limits it by can_access_all_users_group: the
// others then know those with whom they share a channel or a conversation.

import type { Tx } from '../db/index.ts'
import type { Realm } from '../models/realm.ts'
import { RecipientMember } from '../models/recipient.ts'
import { Subscription } from '../models/subscription.ts'
import { User } from '../models/user.ts'
import { hasPermission } from './groups.ts'
import { realmSettings } from './realm-settings.ts'

/** The IDs of the users whom the viewer may know of; undefined when that is everybody. */
export async function accessibleUserIds(realm: Realm, viewer: User, tx?: Tx): Promise<Set<number> | undefined> {
  if (!isLimited(realm)) return undefined
  const { can_access_all_users_group: group } = await realmSettings(realm, tx)
  return (await hasPermission(viewer, Number(group))) ? undefined : peersOf(viewer.id, tx)
}

/** The users who may know of a user; undefined when that is everybody. */
export async function usersWhoKnow(realm: Realm, userId: number, tx?: Tx): Promise<number[] | undefined> {
  if (!isLimited(realm)) return undefined
  const { can_access_all_users_group: group } = await realmSettings(realm, tx)
  const peers = await peersOf(userId, tx)
  const knowers: number[] = []
  for (const user of await User.findAllOf(realm.id, tx))
    if (user.is_active && (peers.has(user.id) || (await hasPermission(user, Number(group))))) knowers.push(user.id)
  return knowers
}

/** Without a look at the database: the setting is hardly ever changed, and this is asked with every report of presence. */
function isLimited(realm: Realm): boolean {
  return (JSON.parse(realm.settings) as { can_access_all_users_group?: number }).can_access_all_users_group !== undefined
}

/** The user, and those with whom the user shares a channel or a conversation. */
async function peersOf(userId: number, tx?: Tx): Promise<Set<number>> {
  const channels = await Subscription.findActiveOf(userId, tx)
  const subscribers = await Subscription.subscriberIds(
    channels.map(({ channel_id }) => channel_id),
    tx,
  )
  const conversations = await RecipientMember.findAll({ where: { user_id: userId }, raw: true, transaction: tx ?? null })
  const members = await RecipientMember.findOf(
    conversations.map(({ recipient_id }) => recipient_id),
    tx,
  )
  return new Set([userId, ...[...subscribers.values()].flat(), ...[...members.values()].flat()])
}
