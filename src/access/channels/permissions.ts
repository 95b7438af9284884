// What a user may do in a channel that they may know of, question by question.

import type { Tx } from '../../db/index.ts'
import { lastingMemory } from '../../db/short-memory.ts'
import type { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import type { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import { realmSettings } from '../../settings/realm-settings.ts'
import type { ChannelPermission } from '../../values/channel-permissions.ts'
import { ROLE } from '../../values/roles.ts'
import { groupIdsOf, hasPermission } from '../groups/membership.ts'

/** The ways to have a permission. Any one of `channel`, `realm` and `administrators` is enough. */
interface Rule {
  channel: readonly ChannelPermission[]
  realm?: keyof (typeof PERMISSION_SETTINGS)['realm']
  administrators?: true
  /** Whether the permission of a bot's owner also counts. */
  throughOwner?: true
  /** Excludes guests, whatever groups they belong to. */
  notGuests?: true
}

const RULES = {
  post: { channel: ['can_send_message_group'], throughOwner: true },
  createTopic: { channel: ['can_create_topic_group'], throughOwner: true },
  deleteAnyMessage: { channel: ['can_delete_any_message_group'], realm: 'can_delete_any_message_group' },
  /** Within the organisation's time limit. */
  deleteOwnMessage: { channel: ['can_delete_own_message_group'], realm: 'can_delete_own_message_group' },
  moveWithin: { channel: ['can_move_messages_within_channel_group'], realm: 'can_move_messages_between_topics_group' },
  moveOut: {
    channel: ['can_move_messages_out_of_channel_group', 'can_administer_channel_group'],
    realm: 'can_move_messages_between_channels_group',
    administrators: true,
  },
  resolveTopic: { channel: ['can_resolve_topics_group'], realm: 'can_resolve_topics_group' },
  administer: { channel: ['can_administer_channel_group'], administrators: true, notGuests: true },
  addSubscribers: {
    channel: ['can_add_subscribers_group', 'can_administer_channel_group'],
    realm: 'can_add_subscribers_group',
    notGuests: true,
  },
  removeSubscribers: {
    channel: ['can_remove_subscribers_group', 'can_administer_channel_group'],
    administrators: true,
    notGuests: true,
  },
  /** Subscribing oneself. In a public channel everybody but guests may do so anyway. */
  subscribe: { channel: ['can_subscribe_group', 'can_add_subscribers_group'], notGuests: true },
} as const satisfies Record<string, Rule>
export type ChannelQuestion = keyof typeof RULES

/** Whether permissions let the user do this in the channel. Does not check whether the channel is visible to the user. */
export async function mayInChannel(user: User, channel: Channel, question: ChannelQuestion, tx?: Tx): Promise<boolean> {
  const rule: Rule = RULES[question]
  if (rule.notGuests && user.role === ROLE.guest) return false
  if (rule.administrators && user.role <= ROLE.administrator) return true
  if (question === 'subscribe' && !channel.invite_only) return true
  for (const permission of rule.channel) if (await hasPermission(user, channel[permission], tx)) return true
  if (rule.realm && (await hasRealmPermission(user, rule.realm, tx))) return true
  if (!rule.throughOwner || user.bot_owner_id === null) return false
  const owner = await User.findByPk(user.bot_owner_id, { transaction: tx ?? null })
  return owner !== null && mayInChannel(owner, channel, question, tx)
}

/** The groups of a channel's permissions that the user belongs to, and those that a bot's owner belongs to. */
export interface Belonging {
  groups: ReadonlySet<number>
  ownerGroups: ReadonlySet<number>
}

/** Like `mayInChannel`, for questions that only the channel's own permissions decide. */
export function mayByGroups(channel: Channel, question: 'post' | 'createTopic', { groups, ownerGroups }: Belonging): boolean {
  return RULES[question].channel.some((permission) => groups.has(channel[permission]) || ownerGroups.has(channel[permission]))
}

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
  inChannel: ChannelRights
  inRealm(permission: keyof (typeof PERMISSION_SETTINGS)['realm']): boolean
  realm: Realm
}

/** Like `mayInChannel`, for any number of channels, after a fixed number of queries. */
export async function channelRights(user: User, tx?: Tx): Promise<ChannelRights> {
  return (await rightsOf(user, tx)).inChannel
}

/** Like `mayInChannel` and `hasRealmPermission`, for any number of questions, after a fixed number of queries. */
export async function rightsOf(user: User, tx?: Tx): Promise<Rights> {
  const groups = await groupIdsOf(user, tx)
  const realm = await Realm.findByPk(user.realm_id, { transaction: tx ?? null, rejectOnEmpty: true })
  const settings = await realmSettings(realm, tx)
  const owner = user.bot_owner_id === null ? null : await User.findByPk(user.bot_owner_id, { transaction: tx ?? null })
  const ownerMay = owner ? await channelRights(owner, tx) : undefined
  const inRealm: Rights['inRealm'] = (permission) => groups.has(Number(settings[permission]))
  const inChannel: ChannelRights = (channel, question) => {
    const rule: Rule = RULES[question]
    if (rule.notGuests && user.role === ROLE.guest) return false
    if (rule.administrators && user.role <= ROLE.administrator) return true
    if (question === 'subscribe' && !channel.invite_only) return true
    if (rule.channel.some((permission) => groups.has(channel[permission]))) return true
    if (rule.realm && inRealm(rule.realm)) return true
    return (rule.throughOwner && ownerMay?.(channel, question)) ?? false
  }
  return { inChannel, inRealm, realm }
}

/** Whether the user has a permission of the organisation. */
export async function hasRealmPermission(user: User, permission: keyof (typeof PERMISSION_SETTINGS)['realm'], tx?: Tx): Promise<boolean> {
  const realm = await Realm.findByPk(user.realm_id, { transaction: tx ?? null, rejectOnEmpty: true })
  return hasPermission(user, Number((await realmSettings(realm, tx))[permission]), tx)
}
