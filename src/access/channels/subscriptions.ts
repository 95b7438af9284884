// Who may subscribe others to a channel, unsubscribe them, and see the subscribers.

import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { Channel } from '../../models/channel.ts'
import { Subscription } from '../../models/subscription.ts'
import type { User } from '../../models/user.ts'
import { normaliseChannelDescription, normaliseChannelName } from '../../values/channel-values.ts'
import { ROLE } from '../../values/roles.ts'
import { nameKey } from '../../values/text.ts'
import { findReferenced, peopleSeenBy } from '../people/users.ts'
import { knownAmong, knownChannel } from './channels.ts'
import { channelRights, type Rights } from './permissions.ts'
import { channelPolicy, type PersonFacts } from './policy.ts'

/**
 * The active users a request names by ID or API email address, ascending by ID, or the caller if it names nobody. `host` is the
 * organisation's host. Throws BAD_REQUEST, with the same message for unknown and hidden users. A fixed number of queries.
 */
export async function accessPrincipals(
  viewer: User,
  principals: readonly (number | string)[] | undefined,
  host: string,
  tx?: Tx,
): Promise<User[]> {
  if (!principals?.length) return [viewer]
  const found = await findReferenced(viewer, principals, host, tx)
  const seen = await peopleSeenBy(viewer, tx)
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

/** The users that a request subscribes: the caller, other users, or both. */
interface Joining {
  self: boolean
  others: boolean
}
/** Why a channel is refused: the caller may not join it ('channel') or may not subscribe others to it ('others'). */
type Refusal = 'channel' | 'others'

/** The facts for `planJoining`. The channels are locked. */
interface JoiningFacts {
  viewer: Pick<User, 'id' | 'role'>
  /** The existing ones of the wanted channels, by the keys of their names. */
  channels: ReadonlyMap<string, Channel>
  /** The caller. */
  person: PersonFacts
  inRealm: Rights['inRealm']
}

/** The channels with these names that exist. */
export function namedChannels(realmId: number, names: readonly string[]): Promise<Channel[]> {
  return Channel.findByNames(
    realmId,
    names.map((name) => nameKey(name)),
  )
}

/**
 * Locks those of the wanted channels that exist, `named`, until the transaction ends, and reads what decides, beside the viewer's rights, who
 * may join them.
 */
export async function joiningFacts(
  viewer: User,
  { named, rights: { person, inRealm } }: { named: readonly Channel[]; rights: Rights },
  tx: Tx,
): Promise<JoiningFacts> {
  const channels = await lockNamed(named, tx)
  const subscribed = channels.size > 0 ? await Subscription.channelIdsAmong(viewer.id, ids(named), tx) : new Set<number>()
  return { viewer, channels, person: { ...person, subscribed }, inRealm }
}

/** Channels, locked until the transaction ends, by the keys of their names. Leaves out those that are renamed before they are locked. */
async function lockNamed(named: readonly Channel[], tx: Tx): Promise<Map<string, Channel>> {
  const locked = named.length > 0 ? await Channel.lockAll(ids(named), tx) : []
  const wanted = new Set(named.map(({ name_key }) => name_key))
  return new Map(locked.filter(({ name_key }) => wanted.has(name_key)).map((channel) => [channel.name_key, channel]))
}

function ids(channels: readonly Channel[]): number[] {
  return channels.map(({ id }) => id)
}

/** Why the caller may not subscribe these users to an existing channel, or undefined if they may. */
function refusalOf(channel: Channel, { self, others }: Joining, person: PersonFacts): Refusal | undefined {
  const { may } = channelPolicy(person, channel)
  const mayJoin = may('subscribe')
  if (channel.is_archived || (self && !mayJoin)) return 'channel'
  if (!others || may('subscribeOthersAnyway') || (mayJoin && may('subscribeOthers'))) return undefined
  return mayJoin ? 'others' : 'channel'
}

/** The channels that a request leaves, by name, and the parameter that names them. */
export interface Leaving {
  parameter: 'subscriptions' | 'delete'
  names: readonly string[]
}

/**
 * The channels that a request leaves, locked until the transaction ends. Throws BAD_REQUEST, with the same message for a channel that does
 * not exist and one hidden from the caller. A fixed number of queries.
 */
export async function accessChannelsToLeave(
  viewer: User,
  { parameter, names }: Leaving,
  users: readonly User[],
  tx: Tx,
): Promise<Channel[]> {
  const others = users.some((user) => user.id !== viewer.id && user.bot_owner_id !== viewer.id)
  const keys = names.map((name) => nameKey(name))
  const locked = await lockNamed(await Channel.findByNames(viewer.realm_id, keys, tx), tx)
  const known = await knownAmong(viewer, [...locked.values()], tx)
  const byName = new Map(known.map((channel) => [channel.name_key, channel]))
  const may = others ? await channelRights(viewer, tx) : undefined
  const channels = new Set<Channel>()
  for (const [i, key] of keys.entries()) {
    const channel = byName.get(key)
    if (!channel) throw badRequest(`'${parameter}' names a channel that does not exist: ${names[i]?.trim()}`)
    if (may && !may(channel, 'removeSubscribers'))
      throw badRequest(`'principals' names users you may not unsubscribe from this channel: ${channel.name}`)
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
interface WantedChannel {
  name: string
  description: string
  color: string | undefined
}

/**
 * The channels that a parameter asks to join, trimmed and unique. Throws BAD_REQUEST for names and descriptions that no channel can have.
 * (subscribe, updateSubscriptions)
 */
export function wantedChannels(
  parameter: JoinRequest['parameter'],
  given: readonly { name: string; description?: string; color?: string }[],
): WantedChannel[] {
  const wanted = new Map<string, WantedChannel>()
  for (const [i, { name: text, description: longText = '', color }] of given.entries()) {
    const { name, name_key: key } = normaliseChannelName(`${parameter}[${i}].name`, text)
    const description = normaliseChannelDescription(longText, `${parameter}[${i}].description`)
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

/** What a request to subscribe wants. `isPrivate`: missing channels are created as private ones. */
export interface JoinRequest {
  channels: readonly WantedChannel[]
  /** The parameter that names the channels. */
  parameter: 'subscriptions' | 'add'
  users: readonly Pick<User, 'id'>[]
  isPrivate: boolean
  /** Whether one refused channel refuses the whole request. */
  isFatal: boolean
  /** Whether no channel is created. */
  onlyExisting?: boolean
}

/**
 * Sorts a request's channels into existing ones to join, missing ones to create, and refused ones. Pure. Throws BAD_REQUEST for a refused
 * one if the request says that this is fatal. (subscribe)
 */
export function planJoining(
  { channels, parameter, users, isPrivate, isFatal, onlyExisting = false }: JoinRequest,
  facts: JoiningFacts,
): Sorted {
  const { viewer, person, inRealm } = facts
  const joining = { self: users.some(({ id }) => id === viewer.id), others: users.some(({ id }) => id !== viewer.id) }
  const mayCreate =
    !onlyExisting &&
    viewer.role !== ROLE.guest &&
    inRealm(isPrivate ? 'can_create_private_channel_group' : 'can_create_public_channel_group')
  const sorted: Sorted = { existing: [], missing: [], refused: [] }
  for (const one of channels) {
    const channel = facts.channels.get(nameKey(one.name))
    const refusal = channel ? refusalOf(channel, joining, person) : mayCreate ? undefined : 'channel'
    if (refusal) sorted.refused.push({ name: one.name, refusal })
    else if (channel) sorted.existing.push({ channel, color: one.color })
    else sorted.missing.push(one)
  }
  const [first] = sorted.refused
  if (first && isFatal)
    throw badRequest(
      first.refusal === 'channel'
        ? `'${parameter}' names a channel that you may not join or create: ${first.name}`
        : `'principals' names users you may not subscribe to this channel: ${first.name}`,
    )
  return sorted
}

/** IDs of the channels that a user is subscribed to. Empty if `userId` is null. */
export async function subscribedChannelIds(userId: number | null): Promise<Set<number>> {
  if (userId === null) return new Set()
  return new Set((await Subscription.findActiveOf(userId)).map((subscription) => subscription.channel_id))
}

/** IDs, ascending, of the channels that a user is subscribed to and whose subscribers the viewer may see. (getUserChannels) */
export async function channelsSharedWith(viewer: User, user: Pick<User, 'id'>): Promise<number[]> {
  const channels = await Channel.findByIds(viewer.realm_id, [...(await subscribedChannelIds(user.id))])
  return (await knownAmong(viewer, channels)).map(({ id }) => id).sort((a, b) => a - b)
}

/** The number of subscribers of a channel. */
export async function subscriberCount(channel: Channel): Promise<number> {
  return (await Subscription.countsOf([channel.id])).get(channel.id) ?? 0
}
