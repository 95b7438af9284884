// Reads what a user may do in channels and in the organisation (policy.ts decides).

import type { Caches, Memorable } from '../../caches.ts'
import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import type { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { allSettings, realmSettings } from '../../settings/realm-settings.ts'
import { groupIdsOf, hasPermission, willBeFullMember } from '../groups/membership.ts'
import { type ChannelQuestion, channelPolicy, type PersonFacts, personOf, type RealmPermission } from './policy.ts'

/** Whether permissions let a user do something in a channel. */
export type ChannelRights = (channel: Channel, question: ChannelQuestion) => boolean

const RIGHTS: Memorable<Rights & { lasts: boolean }> = {
  about: ['accounts', 'organisation', 'groups'],
  limit: 1_000,
  lasts: ({ lasts }) => lasts,
}

/** What the rights of users are about. */
export const ABOUT_RIGHTS = RIGHTS.about

/** Like `rightsOf`, from memory. */
export function rememberedRights(caches: Caches, user: User): Promise<Rights> {
  return caches.of(RIGHTS).get(user.realm_id, `${user.id} ${user.role}`, async () => {
    const rights = await rightsOf(user)
    // A bot also has the rights of its owner, who may become a full member.
    return { ...rights, lasts: user.bot_owner_id === null && !willBeFullMember(user, rights.realm) }
  })
}

/** What permissions allow a user to do. */
export interface Rights {
  /** The facts that decide, without subscriptions. */
  person: PersonFacts
  inChannel: ChannelRights
  inRealm(permission: RealmPermission): boolean
  realm: Realm
  /** IDs of the system groups, by name. */
  systemIds: ReadonlyMap<string, number>
}

/** What permissions let a user do in channels. A fixed number of queries. */
export async function channelRights(user: User, tx?: Tx): Promise<ChannelRights> {
  return (await rightsOf(user, tx)).inChannel
}

/** What permissions let a user do in channels and in the organisation. A fixed number of queries, in two waves at most. */
export async function rightsOf(user: User, tx?: Tx): Promise<Rights> {
  const loading = Realm.load(user.realm_id, tx)
  const [realm, groups, systemIds, owner] = await Promise.all([
    loading,
    groupIdsOf(user, tx, () => loading),
    UserGroup.systemGroupIds(user.realm_id, tx),
    user.bot_owner_id === null ? null : selectOne(User, { where: { id: user.bot_owner_id } }, tx),
  ])
  const settings = allSettings(realm, systemIds)
  const inRealm: Rights['inRealm'] = (permission) => groups.has(Number(settings[permission]))
  const person = { ...personOf(user), groups, inRealm, owner: owner ? (await rightsOf(owner, tx)).person : undefined }
  return { person, inChannel: (channel, question) => channelPolicy(person, channel).may(question), inRealm, realm, systemIds }
}

/** Whether the user has a permission of the organisation. */
export async function hasRealmPermission(user: User, permission: RealmPermission, tx?: Tx): Promise<boolean> {
  const realm = await Realm.load(user.realm_id, tx)
  return hasPermission(user, Number((await realmSettings(realm, tx))[permission]), tx)
}
