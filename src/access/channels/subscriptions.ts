// Who may subscribe whom to a channel, unsubscribe whom, and see the subscribers.

import { apiError, badRequest } from '../../errors.ts'
import { Channel } from '../../models/channel.ts'
import { Subscription } from '../../models/subscription.ts'
import type { User } from '../../models/user.ts'
import { normaliseChannelDescription, normaliseChannelName } from '../../values/channel-values.ts'
import { ROLE } from '../../values/roles.ts'
import { nameKey } from '../../values/text.ts'
import { groupIdsOf } from '../groups/membership.ts'
import { findReferenced, peopleSeenBy } from '../people/users.ts'
import { knownAmong, knownChannel } from './channels.ts'
import { channelRights, hasRealmPermission } from './permissions.ts'

/**
 * The active users whom a request names by ID or API email address, ascending by ID, or the caller if it names nobody. `host` is the
 * organisation's host. Throws BAD_REQUEST, with the same message for unknown and hidden users. A fixed number of queries.
 */
export async function accessPrincipals(viewer: User, principals: readonly (number | string)[] | undefined, host: string): Promise<User[]> {
  if (!principals) return [viewer]
  const found = await findReferenced(viewer, principals, host)
  const seen = await peopleSeenBy(viewer)
  const users = new Map<number, User>()
  for (const reference of principals) {
    const user = found.get(reference)
    if (!user || user.is_system_bot || (seen && !seen.has(user.id)))
      throw badRequest(`'principals' names a user who does not exist: ${reference}`)
    if (!user.is_active) throw badRequest(`'principals' names a deactivated user: ${reference}`)
    users.set(user.id, user)
  }
  return [...users.values()].sort((a, b) => a.id - b.id)
}

/** Whom a request subscribes: the caller, other users, or both. */
export interface Joining {
  self: boolean
  others: boolean
}
/** Why a channel is refused: the caller may not join it ('channel') or may not subscribe others to it ('others'). */
export type Refusal = 'channel' | 'others'

/** Why the caller may not subscribe these users to an existing channel, or undefined if they may. */
type Judge = (channel: Channel) => Refusal | undefined

async function judgeOf(viewer: User, { self, others }: Joining): Promise<Judge> {
  const subscribed = new Set((await Subscription.findActiveOf(viewer.id)).map(({ channel_id }) => channel_id))
  const groups = await groupIdsOf(viewer)
  const may = await channelRights(viewer)
  const mayAddOthers = (channel: Channel, mayJoin: boolean): boolean =>
    viewer.role !== ROLE.guest &&
    (groups.has(channel.can_add_subscribers_group) || (mayJoin && (viewer.role <= ROLE.administrator || may(channel, 'addSubscribers'))))
  return (channel) => {
    const mayJoin = subscribed.has(channel.id) || channel.is_web_public || may(channel, 'subscribe')
    if (channel.is_archived || (self && !mayJoin)) return 'channel'
    if (!others || mayAddOthers(channel, mayJoin)) return undefined
    return mayJoin ? 'others' : 'channel'
  }
}

/**
 * The channels with these names, to unsubscribe users from. Throws BAD_REQUEST, with the same message for a channel that does not exist and
 * one hidden from the caller. A fixed number of queries.
 */
export async function accessChannelsToLeave(viewer: User, names: readonly string[], users: readonly User[]): Promise<Channel[]> {
  const others = users.some((user) => user.id !== viewer.id && user.bot_owner_id !== viewer.id)
  const keys = names.map((name) => nameKey(name.trim()))
  const known = await knownAmong(viewer, await Channel.findByNames(viewer.realm_id, keys))
  const byName = new Map(known.map((channel) => [channel.name_key, channel]))
  const may = others ? await channelRights(viewer) : undefined
  const channels = new Set<Channel>()
  for (const [i, key] of keys.entries()) {
    const channel = byName.get(key)
    if (!channel) throw badRequest(`'subscriptions' names a channel that does not exist: ${names[i]?.trim()}`)
    if (may && !may(channel, 'removeSubscribers'))
      throw badRequest(`'principals' names users whom you may not unsubscribe from this channel: ${channel.name}`)
    channels.add(channel)
  }
  return [...channels]
}

/** User IDs of a channel's subscribers, ascending. Throws NOT_FOUND, also for a channel hidden from the caller. */
export async function accessSubscribers(viewer: User, channelId: number): Promise<number[]> {
  const channel = await knownChannel(viewer, channelId)
  if (!channel) throw apiError('NOT_FOUND', 'Channel does not exist')
  return (await Subscription.subscriberIds([channel.id])).get(channel.id) ?? []
}

/** A channel named in a request to subscribe, as it would be created. */
export interface WantedChannel {
  name: string
  description: string
  color: string | undefined
}

/**
 * The channels in the parameter `subscriptions`, trimmed and unique. Throws BAD_REQUEST for names and descriptions that no channel can
 * have. (createChannel)
 */
export function wantedChannels(subscriptions: readonly { name: string; description?: string; color?: string }[]): WantedChannel[] {
  const wanted = new Map<string, WantedChannel>()
  for (const [i, { name: text, description: longText = '', color }] of subscriptions.entries()) {
    const { name, name_key: key } = normaliseChannelName(`subscriptions[${i}].name`, text)
    const description = normaliseChannelDescription(longText, `subscriptions[${i}].description`)
    wanted.set(key, { name, description, color })
  }
  return [...wanted.values()]
}

/** How a request's channels are treated. */
export interface Sorted {
  existing: { channel: Channel; color: string | undefined }[]
  /** To be created. */
  missing: WantedChannel[]
  refused: { name: string; refusal: Refusal }[]
}

/** Sorts a request's channels into existing ones to join, missing ones to create, and refused ones. */
export async function sortWanted(
  viewer: User,
  wanted: readonly WantedChannel[],
  joining: Joining,
  { isPrivate }: { isPrivate: boolean },
): Promise<Sorted> {
  const sorted: Sorted = { existing: [], missing: [], refused: [] }
  const permission = isPrivate ? 'can_create_private_channel_group' : 'can_create_public_channel_group'
  const mayCreate = viewer.role !== ROLE.guest && (await hasRealmPermission(viewer, permission))
  const judge = await judgeOf(viewer, joining)
  const keys = wanted.map(({ name }) => nameKey(name))
  const byName = new Map((await Channel.findByNames(viewer.realm_id, keys)).map((channel) => [channel.name_key, channel]))
  for (const [i, one] of wanted.entries()) {
    const channel = byName.get(keys[i] ?? '')
    const refusal = channel ? judge(channel) : mayCreate ? undefined : 'channel'
    if (refusal) sorted.refused.push({ name: one.name, refusal })
    else if (channel) sorted.existing.push({ channel, color: one.color })
    else sorted.missing.push(one)
  }
  return sorted
}

/** IDs of the channels that a user is subscribed to. Empty if `userId` is null. */
export async function subscribedChannelIds(userId: number | null): Promise<Set<number>> {
  if (userId === null) return new Set()
  return new Set((await Subscription.findActiveOf(userId)).map((subscription) => subscription.channel_id))
}

/** The number of subscribers of a channel. */
export async function subscriberCount(channel: Channel): Promise<number> {
  return (await Subscription.countsOf([channel.id])).get(channel.id) ?? 0
}
