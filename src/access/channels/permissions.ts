// Reads what a user may do in channels and in the organisation (policy.ts decides).

import type { Caches, Memorable } from '../../caches.ts'
import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import type { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { realmSettings } from '../../settings/realm-settings.ts'
import { groupIdsOf, hasPermission, willBeFullMember } from '../groups/membership.ts'
import { type ChannelQuestion, channelPolicy, type PersonFacts, personOf, type RealmPermission } from './policy.ts'

/** Whether permissions let a user do something in a channel. */
export type ChannelRights = (channel: Channel, question: ChannelQuestion) => boolean

const RIGHTS: Memorable<{ may: ChannelRights; lasts: boolean }> = {
  about: ['accounts', 'organisation', 'groups'],
  limit: 1_000,
  lasts: ({ lasts }) => lasts,
}

/** Like `channelRights`, from memory. */
export async function rememberedRights(caches: Caches, user: User): Promise<ChannelRights> {
  const rights = await caches.of(RIGHTS).get(user.realm_id, `${user.id} ${user.role}`, async () => {
    const { inChannel: may, realm } = await rightsOf(user)
    // A bot also has the rights of its owner, who may become a full member.
    return { may, lasts: user.bot_owner_id === null && !willBeFullMember(user, realm) }
  })
  return rights.may
}

/** What permissions allow a user to do. */
export interface Rights {
  /** The facts that decide, without subscriptions. */
  person: PersonFacts
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
  const realm = await Realm.load(user.realm_id, tx)
  const settings = await realmSettings(realm, tx)
  const owner = user.bot_owner_id === null ? null : await selectOne(User, { where: { id: user.bot_owner_id } }, tx)
  const inRealm: Rights['inRealm'] = (permission) => groups.has(Number(settings[permission]))
  const person = { ...personOf(user), groups, inRealm, owner: owner ? (await rightsOf(owner, tx)).person : undefined }
  return { person, inChannel: (channel, question) => channelPolicy(person, channel).may(question), inRealm, realm }
}

/** Whether the user has a permission of the organisation. */
export async function hasRealmPermission(user: User, permission: RealmPermission, tx?: Tx): Promise<boolean> {
  const realm = await Realm.load(user.realm_id, tx)
  return hasPermission(user, Number((await realmSettings(realm, tx))[permission]), tx)
}
