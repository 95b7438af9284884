// Who may subscribe whom to a channel, unsubscribe whom from it, and see who is subscribed.

import { apiError, badRequest } from '../errors.ts'
import { codePoints, MAX_CHANNEL_DESCRIPTION_LENGTH, MAX_CHANNEL_NAME_LENGTH } from '../limits.ts'
import { Channel } from '../models/channel.ts'
import { Realm } from '../models/realm.ts'
import { Subscription } from '../models/subscription.ts'
import { ROLE, User } from '../models/user.ts'
import { knownChannel } from './channels.ts'
import { hasPermission } from './groups.ts'
import { realmSettings } from './realm-settings.ts'
import { accessUser, canSeeEmail, peopleSeenBy } from './users.ts'

/**
 * Active users whom a request names by IDs or by API email addresses, ascending by ID; without names the caller.
 * Throws BAD_REQUEST, alike for who does not exist and who may not be seen. A handful of queries for any number of IDs.
 */
export async function accessPrincipals(viewer: User, principals: readonly (number | string)[] | undefined): Promise<User[]> {
  if (!principals) return [viewer]
  const found = await findPrincipals(viewer, [...new Set(principals)])
  const seen = await peopleSeenBy(viewer)
  const users = new Map<number, User>()
  for (const [reference, user] of found) {
    if (!user || user.is_system_bot || (seen && !seen.has(user.id)))
      throw badRequest(`'principals' names a user who does not exist: ${reference}`)
    if (!user.is_active) throw badRequest(`'principals' names a deactivated user: ${reference}`)
    users.set(user.id, user)
  }
  return [...users.values()].sort((a, b) => a.id - b.id)
}

async function findPrincipals(viewer: User, references: (number | string)[]): Promise<[number | string, User | undefined][]> {
  const ids = references.filter((reference) => typeof reference === 'number')
  const emails = references.filter((reference) => typeof reference === 'string').map((email) => email.trim())
  const byId = new Map((await User.findByIds(viewer.realm_id, ids)).map((user) => [user.id, user]))
  const known = (await User.findByEmails(viewer.realm_id, emails)).filter((user) => canSeeEmail(viewer, user))
  const byEmail = new Map(known.map((user) => [user.email_key, user]))
  return Promise.all(
    references.map(async (reference): Promise<[number | string, User | undefined]> => {
      if (typeof reference === 'number') return [reference, byId.get(reference)]
      // Those that are left are dummy addresses, or nobody's.
      return [reference, byEmail.get(reference.trim().toLowerCase()) ?? (await accessUser(viewer, reference, 'principals'))]
    }),
  )
}

/** What a request to subscribe wants: the caller alone, or others, the caller among them or not. */
export interface Joining {
  self: boolean
  others: boolean
}
/** Why a channel is not for this request: it may not be joined, for all that the caller knows; or others may not be brought in. */
export type Refusal = 'channel' | 'others'

/** Whether the caller may bring these into an existing channel; undefined if so. */
async function refusalToSubscribe(viewer: User, channel: Channel, { self, others }: Joining): Promise<Refusal | undefined> {
  const subscribed = (await Subscription.findOneOf(viewer.id, channel.id))?.is_active ?? false
  const mayJoin = subscribed || (await mayJoinOneself(viewer, channel))
  if (channel.is_archived || (self && !mayJoin)) return 'channel'
  if (!others || (await mayAddOthers(viewer, channel, mayJoin))) return undefined
  return mayJoin ? 'others' : 'channel'
}

async function mayJoinOneself(viewer: User, channel: Channel): Promise<boolean> {
  if (channel.is_web_public) return true
  if (viewer.role === ROLE.guest) return false
  return !channel.invite_only || isInAny(viewer, [channel.can_subscribe_group, channel.can_add_subscribers_group])
}

async function mayAddOthers(viewer: User, channel: Channel, mayJoin: boolean): Promise<boolean> {
  if (viewer.role === ROLE.guest) return false
  if (await hasPermission(viewer, channel.can_add_subscribers_group)) return true
  if (!mayJoin) return false
  if (viewer.role <= ROLE.administrator) return true
  return isInAny(viewer, [channel.can_administer_channel_group, await realmPermission(viewer, 'can_add_subscribers_group')])
}

/** Whether the user may create a channel by subscribing to it. */
async function mayCreateChannel(viewer: User, isPrivate: boolean): Promise<boolean> {
  if (viewer.role === ROLE.guest) return false
  const permission = isPrivate ? 'can_create_private_channel_group' : 'can_create_public_channel_group'
  return hasPermission(viewer, await realmPermission(viewer, permission))
}

async function realmPermission(
  { realm_id }: User,
  name: 'can_add_subscribers_group' | 'can_create_private_channel_group' | 'can_create_public_channel_group',
): Promise<number> {
  return Number((await realmSettings(await Realm.findByPk(realm_id, { rejectOnEmpty: true })))[name])
}

async function isInAny(user: User, groupIds: readonly number[]): Promise<boolean> {
  for (const id of new Set(groupIds)) if (await hasPermission(user, id)) return true
  return false
}

/**
 * Channels to unsubscribe users from, by their names. Throws BAD_REQUEST, alike for a channel that does not exist and one that the
 * caller may not know of.
 */
export async function accessChannelsToLeave(viewer: User, names: readonly string[], users: readonly User[]): Promise<Channel[]> {
  const others = users.some((user) => user.id !== viewer.id && user.bot_owner_id !== viewer.id)
  const channels = new Map<number, Channel>()
  for (const name of names) {
    const channel = await knownChannel(viewer, name)
    if (!channel) throw badRequest(`'subscriptions' names a channel that does not exist: ${name.trim()}`)
    if (others && !(await mayRemoveOthers(viewer, channel)))
      throw badRequest(`'principals' names others, whom you may not unsubscribe from this channel: ${channel.name}`)
    channels.set(channel.id, channel)
  }
  return [...channels.values()]
}

async function mayRemoveOthers(viewer: User, channel: Channel): Promise<boolean> {
  if (viewer.role <= ROLE.administrator) return true
  if (viewer.role === ROLE.guest) return false
  return isInAny(viewer, [channel.can_remove_subscribers_group, channel.can_administer_channel_group])
}

/** User IDs of the subscribers of a channel, ascending. Throws NOT_FOUND, alike for a channel that the caller may not know of. */
export async function accessSubscribers(viewer: User, channelId: number): Promise<number[]> {
  const channel = await knownChannel(viewer, channelId)
  if (!channel) throw apiError('NOT_FOUND', 'Channel does not exist')
  return (await Subscription.subscriberIds([channel.id])).get(channel.id) ?? []
}

/** A channel that a request to subscribe names, as it would be created. */
export interface WantedChannel {
  name: string
  description: string
  color: string | undefined
}

/**
 * The channels that a request names, trimmed, each once. `subscriptions` is the parameter. Throws BAD_REQUEST for names and
 * descriptions that no channel can have. (Specification: POST /channels/create)
 */
export function wantedChannels(subscriptions: readonly { name: string; description?: string; color?: string }[]): WantedChannel[] {
  const wanted = new Map<string, WantedChannel>()
  for (const [i, { name: text, description: longText = '', color }] of subscriptions.entries()) {
    const name = text.trim()
    if (name === '') throw badRequest(`'subscriptions[${i}].name' must not be empty`)
    if (codePoints(name) > MAX_CHANNEL_NAME_LENGTH)
      throw badRequest(`'subscriptions[${i}].name' must have at most ${MAX_CHANNEL_NAME_LENGTH} characters`)
    if (/[\p{Cc}\p{Cs}\p{Cn}\u2028\u2029]/u.test(name)) throw badRequest(`'subscriptions[${i}].name' must be printable`)
    const description = longText.replace(/\r\n|[\r\n]/g, ' ').trim()
    if (codePoints(description) > MAX_CHANNEL_DESCRIPTION_LENGTH)
      throw badRequest(`'subscriptions[${i}].description' must have at most ${MAX_CHANNEL_DESCRIPTION_LENGTH} characters`)
    wanted.set(name.toLowerCase(), { name, description, color })
  }
  return [...wanted.values()]
}

/** What becomes of the channels that a request names. */
export interface Sorted {
  existing: { channel: Channel; color: string | undefined }[]
  /** To be created. */
  missing: WantedChannel[]
  refused: { name: string; refusal: Refusal }[]
}

/** Which of the channels are there to join, which are to be created, and which are not for this request. */
export async function sortWanted(
  viewer: User,
  wanted: readonly WantedChannel[],
  joining: Joining,
  { isPrivate }: { isPrivate: boolean },
): Promise<Sorted> {
  const sorted: Sorted = { existing: [], missing: [], refused: [] }
  const mayCreate = await mayCreateChannel(viewer, isPrivate)
  for (const one of wanted) {
    const channel = await Channel.findByName(viewer.realm_id, one.name)
    const refusal = channel ? await refusalToSubscribe(viewer, channel, joining) : mayCreate ? undefined : 'channel'
    if (refusal) sorted.refused.push({ name: one.name, refusal })
    else if (channel) sorted.existing.push({ channel, color: one.color })
    else sorted.missing.push(one)
  }
  return sorted
}
