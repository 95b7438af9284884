// Who may know of a channel, read it, and do what in it. Pure: everybody who decides about a channel asks here.
// Everybody but guests knows of a public channel, everybody of a web-public one, and a subscriber of any channel. Administrators and
// members of the groups of `REVEALING_PERMISSIONS`, except guests, know of a private one. The same people may read a channel, with two
// exceptions: being an administrator or administering the channel is not enough, and groups count only if history is shared.

import { type Channel, READING_PERMISSIONS, REVEALING_PERMISSIONS } from '../../models/channel.ts'
import type { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import type { ChannelPermission } from '../../values/channel-permissions.ts'
import { ROLE } from '../../values/roles.ts'

/** A permission of the organisation. */
export type RealmPermission = keyof (typeof PERMISSION_SETTINGS)['realm']

/** The ways to have a permission. Any one of `open`, `channel`, `realm` and `administrators` is enough. */
interface Rule {
  channel: readonly ChannelPermission[]
  realm?: RealmPermission
  administrators?: true
  /** Whether subscribers may, everybody in a web-public channel, and everybody but guests in a public one. */
  open?: true
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
  /** Subscribing others to a channel that one may join, or also to one that one may not join. */
  subscribeOthers: {
    channel: ['can_add_subscribers_group', 'can_administer_channel_group'],
    realm: 'can_add_subscribers_group',
    administrators: true,
    notGuests: true,
  },
  subscribeOthersAnyway: { channel: ['can_add_subscribers_group'], notGuests: true },
  /** Subscribing oneself. */
  subscribe: { channel: ['can_subscribe_group', 'can_add_subscribers_group'], open: true, notGuests: true },
} as const satisfies Record<string, Rule>
export type ChannelQuestion = keyof typeof RULES

/** What of a channel decides who knows of it and reads it. */
type ChannelKind = Pick<
  Channel,
  'id' | 'invite_only' | 'is_web_public' | 'history_public_to_subscribers' | (typeof REVEALING_PERMISSIONS)[number]
>

type Ids = Pick<ReadonlySet<number>, 'has'>
const ALL: Ids = { has: () => true }
const NONE: Ids = { has: () => false }

/** What of a person decides. Facts that are left out decide nothing: with fewer facts, a person knows, reads and may less, never more. */
export interface PersonFacts {
  role: number
  /** The IDs of the channels that the person is subscribed to, and of the groups that the person belongs to. */
  subscribed: Ids
  groups: Ids
  /** Whether the person has a permission of the organisation. */
  inRealm?(permission: RealmPermission): boolean
  /** The owner of a bot. */
  owner?: PersonFacts | undefined
}

/** A person as far as one channel is concerned. `byGroup`: whether one of the channel's groups decides in their favour. */
export function personOf({ role }: { role: number }, { isSubscribed = false, byGroup = false } = {}): PersonFacts {
  return { role, subscribed: isSubscribed ? ALL : NONE, groups: byGroup ? ALL : NONE }
}

/** What a person sees of a channel. */
export interface ChannelSight {
  /** Whether the person may know that the channel exists. */
  knows: boolean
  /** Whether the person may read its messages. Ignores protected history. */
  reads: boolean
}

/** What a person sees of a channel. */
export function channelSight(person: PersonFacts, channel: ChannelKind): ChannelSight {
  if (isOpenTo(person, channel)) return { knows: true, reads: true }
  const isIn = (permissions: readonly (typeof REVEALING_PERMISSIONS)[number][]): boolean =>
    person.role !== ROLE.guest && permissions.some((permission) => person.groups.has(channel[permission]))
  return {
    knows: person.role <= ROLE.administrator || isIn(REVEALING_PERMISSIONS),
    reads: channel.history_public_to_subscribers && isIn(READING_PERMISSIONS),
  }
}

function isOpenTo({ role, subscribed }: PersonFacts, { id, is_web_public, invite_only }: ChannelKind): boolean {
  return is_web_public || (!invite_only && role !== ROLE.guest) || subscribed.has(id)
}

/** What a person may do with a channel. */
interface ChannelPolicy extends ChannelSight {
  /** Whether permissions let the person do this. Ignores whether the person knows of the channel. */
  may(question: ChannelQuestion): boolean
}

/** What a person sees of a channel and may do in it. */
export function channelPolicy(person: PersonFacts, channel: Channel): ChannelPolicy {
  return { ...channelSight(person, channel), may: (question) => may(person, channel, RULES[question]) }
}

function may(person: PersonFacts, channel: Channel, rule: Rule): boolean {
  if (rule.open && isOpenTo(person, channel)) return true
  if (rule.notGuests && person.role === ROLE.guest) return false
  if (rule.administrators && person.role <= ROLE.administrator) return true
  if (rule.channel.some((permission) => person.groups.has(channel[permission]))) return true
  if (rule.realm && person.inRealm?.(rule.realm)) return true
  return rule.throughOwner === true && person.owner !== undefined && may(person.owner, channel, rule)
}
