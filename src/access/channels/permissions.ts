// Reads what a user may do in channels and in the organisation (policy.ts decides).

import type { Tx } from '../../db/index.ts'
import { lastingMemory } from '../../db/short-memory.ts'
import type { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { realmSettings } from '../../settings/realm-settings.ts'
import { groupIdsOf, hasPermission } from '../groups/membership.ts'
import { type ChannelQuestion, channelPolicy, type Person, personOf, type RealmPermission } from './policy.ts'

/** Whether permissions let a user do something in a channel. */
export type ChannelRights = (channel: Channel, question: ChannelQuestion) => boolean

/** How many users' rights are remembered. */
const MAX_RIGHTS = 1_000
const rights = lastingMemory<ChannelRights>(MAX_RIGHTS)

/** Like `channelRights`, from memory. Only for callers that check against the log whether what this process remembers is true. */
export async function rememberedRights(user: User): Promise<ChannelRights> {
  const key = `${user.id} ${user.role}`
  const known = rights.find(key)
  if (known) return known
  const keep = rights.keeper()
  const may = await channelRights(user)
  keep(key, may)
  return may
}

/** What permissions allow a user to do. */
export interface Rights {
  /** The facts that decide, without subscriptions. */
  person: Person
  inChannel: ChannelRights
  inRealm(permission: RealmPermission): boolean
  realm: Realm
}

/** What permissions let a user do in channels. A fixed number of queries. */
export async function channelRights(user: User, tx?: Tx): Promise<ChannelRights> {
  return (await rightsOf(user, tx)).inChannel
}

/** What permissions let a user do in channels and in the organisation. A fixed number of queries. */
export async function rightsOf(user: User, tx?: Tx): Promise<Rights> {
  const groups = await groupIdsOf(user, tx)
  const realm = await Realm.findByPk(user.realm_id, { transaction: tx ?? null, rejectOnEmpty: true })
  const settings = await realmSettings(realm, tx)
  const owner = user.bot_owner_id === null ? null : await User.findByPk(user.bot_owner_id, { transaction: tx ?? null })
  const inRealm: Rights['inRealm'] = (permission) => groups.has(Number(settings[permission]))
  const person = { ...personOf(user), groups, inRealm, owner: owner ? (await rightsOf(owner, tx)).person : undefined }
  return { person, inChannel: (channel, question) => channelPolicy(person, channel).may(question), inRealm, realm }
}

/** Whether the user has a permission of the organisation. */
export async function hasRealmPermission(user: User, permission: RealmPermission, tx?: Tx): Promise<boolean> {
  const realm = await Realm.findByPk(user.realm_id, { transaction: tx ?? null, rejectOnEmpty: true })
  return hasPermission(user, Number((await realmSettings(realm, tx))[permission]), tx)
}
