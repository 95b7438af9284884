// Reads which channels a user may know of, read and post in (policy.ts decides). A channel that does not exist and a hidden one get the
// same answer.

import type { Caches, Memorable } from '../../caches.ts'
import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import { apiError, badRequest } from '../../errors.ts'
import { EMPTY_TOPIC_DISPLAY_NAME } from '../../limits.ts'
import { Channel, type ChannelAccessFacts, READING_PERMISSIONS, REVEALING_PERMISSIONS } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { type TopicState, UserTopic } from '../../models/user-topic.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { idIn } from '../../values/ids.ts'
import { ROLE } from '../../values/roles.ts'
import { nameKey } from '../../values/text.ts'
import { groupIdsOf, membersOf, nestedGroups, rankedUsers, usersWithin, willBeFullMember } from '../groups/membership.ts'
import { type ChannelSight, channelPolicy, channelSight, personOf } from './policy.ts'

/** A user's access to the organisation's channels. */
export interface ChannelAccess {
  /** Channels that the user may know of, by ID. */
  visible: Map<number, Channel>
  /** The visible channels whose messages the user may read. */
  readable: Map<number, Channel>
  /** Every current and former subscription of the user, by channel ID. */
  subscriptions: Map<number, Subscription>
}

/** Loads all channels that the user may know of. */
export function channelAccess(user: User, tx?: Tx): Promise<ChannelAccess> {
  return accessAmong(user, Channel.findAllOf(user.realm_id, tx), tx)
}

async function accessAmong(user: User, all: Promise<readonly Channel[]>, tx?: Tx): Promise<ChannelAccess> {
  const [channels, rows] = await Promise.all([all, Subscription.findAllOf(user.id, tx)])
  const alone = { ...personOf(user), subscribed: subscribedIn(rows) }
  const groupsDecide = user.role !== ROLE.guest && channels.some((channel) => !channelSight(alone, channel).reads)
  return accessBy(user, channels, rows, groupsDecide ? await groupIdsOf(user, tx) : new Set())
}

function subscribedIn(rows: readonly Subscription[]): ReadonlySet<number> {
  return new Set(rows.flatMap((row) => (row.is_active ? [row.channel_id] : [])))
}

/** A user's access to these channels, from all subscriptions of the user and the IDs of the user's groups. Pure. */
export function accessBy(
  user: Pick<User, 'role'>,
  channels: readonly Channel[],
  rows: readonly Subscription[],
  groups: ReadonlySet<number>,
): ChannelAccess {
  const subscriptions = new Map(rows.map((row) => [row.channel_id, row]))
  const person = { ...personOf(user), subscribed: subscribedIn(rows), groups }
  const visible = new Map<number, Channel>()
  const readable = new Map<number, Channel>()
  for (const channel of channels) {
    const { knows, reads } = channelSight(person, channel)
    if (knows) visible.set(channel.id, channel)
    if (reads) readable.set(channel.id, channel)
  }
  return { visible, readable, subscriptions }
}

/** The channels that a user may know of and those that they may read, by ID. */
export type ChannelVisibility = Pick<ChannelAccess, 'visible' | 'readable'>

/** The channels of an organisation. */
const CHANNELS: Memorable<readonly Channel[]> = { about: ['channels'], limit: 100 }
const VISIBILITIES: Memorable<ChannelVisibility & { lasts: boolean }> = {
  about: ['accounts', 'organisation', 'groups', 'channels'],
  limit: 1_000,
  lasts: ({ lasts }) => lasts,
}

/** Like `channelAccess`, from memory. */
export function rememberedVisibility(caches: Caches, user: User): Promise<ChannelVisibility> {
  const { id, realm_id: realmId, role } = user
  return caches.of(VISIBILITIES).get(realmId, `${id} ${role}`, async () => {
    const all = caches.of(CHANNELS).get(realmId, realmId, () => Channel.findAllOf(realmId))
    const [{ visible, readable }, realm] = await Promise.all([accessAmong(user, all), Realm.load(realmId)])
    return { visible, readable, lasts: !willBeFullMember(user, realm) }
  })
}

async function sightOf(user: User, channel: Channel, tx?: Tx): Promise<ChannelSight> {
  // Most channels are public and need no query.
  const alone = channelSight(personOf(user), channel)
  if (alone.reads) return alone
  const isSubscribed = (await Subscription.findOneOf(user.id, channel.id, tx))?.is_active ?? false
  const person = personOf(user, { isSubscribed })
  if (isSubscribed || user.role === ROLE.guest) return channelSight(person, channel)
  return channelSight({ ...person, groups: await groupIdsOf(user, tx) }, channel)
}

/** Whether the user may read messages in the channel. Ignores protected history. */
export async function canReadChannel(user: User, channel: Channel, tx?: Tx): Promise<boolean> {
  return (await sightOf(user, channel, tx)).reads
}

/** Whether the user may know of the channel. */
export async function canKnowChannel(user: User, channel: Channel, tx?: Tx): Promise<boolean> {
  return (await sightOf(user, channel, tx)).knows
}

/** Those of the channels that the user may know of. */
export async function knownAmong(user: User, channels: readonly Channel[], tx?: Tx): Promise<Channel[]> {
  // Most channels are public and need no query.
  const closed = channels.filter((channel) => !channelSight(personOf(user), channel).reads).map(({ id }) => id)
  if (closed.length === 0) return [...channels]
  const subscribed = await Subscription.channelIdsAmong(user.id, closed, tx)
  const groupsDecide = subscribed.size < closed.length && user.role !== ROLE.guest
  const person = { ...personOf(user), subscribed, ...(groupsDecide ? { groups: await groupIdsOf(user, tx) } : {}) }
  return channels.filter((channel) => channelSight(person, channel).knows)
}

/**
 * Those of the channels whose messages the user may read. `subscribed`: IDs of the channels that the user is subscribed to. Ignores
 * protected history. No query if subscriptions and the role decide.
 */
export async function readableAmong<C extends ChannelAccessFacts>(
  user: User,
  channels: readonly C[],
  subscribed: ReadonlySet<number>,
  tx?: Tx,
): Promise<C[]> {
  const alone = { ...personOf(user), subscribed }
  const isDecided = user.role === ROLE.guest || channels.every((channel) => channelSight(alone, channel).reads)
  const person = isDecided ? alone : { ...alone, groups: await groupIdsOf(user, tx) }
  return channels.filter((channel) => channelSight(person, channel).reads)
}

/** IDs of those of the channels whose messages the user may read. One query if the role decides. */
export async function readableIds(user: User, channelIds: readonly number[]): Promise<Set<number>> {
  const channels = channelIds.length > 0 ? await Channel.findByIds(user.realm_id, channelIds) : []
  const closed = channels.filter((channel) => !channelSight(personOf(user), channel).reads).map(({ id }) => id)
  const subscribed = closed.length > 0 ? await Subscription.channelIdsAmong(user.id, closed) : new Set<number>()
  return new Set((await readableAmong(user, channels, subscribed)).map(({ id }) => id))
}

/** The channel, by ID or by name in any letter case, if the user may know of it. */
export async function knownChannel(user: User, reference: string | number): Promise<Channel | undefined> {
  const channel = await find(user, reference)
  return channel && (await canKnowChannel(user, channel)) ? channel : undefined
}

/** Those of the channels that the references name. Text that is no channel's name can be an ID. */
export function channelsNamed(known: readonly Channel[], references: readonly (string | number)[]): Map<string | number, Channel> {
  const byName = new Map(known.map((channel) => [channel.name_key, channel]))
  const byId = new Map(known.map((channel) => [channel.id, channel]))
  return new Map(
    references.flatMap((reference) => {
      const ofName = typeof reference === 'string' ? byName.get(nameKey(reference)) : undefined
      const channel = ofName ?? byId.get(idOf(reference) ?? 0)
      return channel ? [[reference, channel]] : []
    }),
  )
}

function idOf(reference: string | number): number | undefined {
  return typeof reference === 'number' ? reference : idIn(reference)
}

function find(user: User, reference: string | number, tx?: Tx): Promise<Channel | null> {
  return typeof reference === 'number' ? Channel.findByIdIn(user.realm_id, reference, tx) : Channel.findByName(user.realm_id, reference, tx)
}

/**
 * IDs of the active users who may know of a private channel through a group, ascending, by channel ID. They may have other reasons as well.
 * The channels belong to one organisation. A fixed number of queries.
 */
export async function idsKnowingByGroup(channels: readonly Channel[], tx: Tx): Promise<Map<number, number[]>> {
  const hidden = channels.filter((channel) => channel.invite_only)
  const groupsOf = (channel: Channel): number[] => REVEALING_PERMISSIONS.map((permission) => channel[permission])
  const tree = await nestedGroups(channels[0]?.realm_id ?? 0, [...new Set(hidden.flatMap(groupsOf))], tx)
  return new Map(
    hidden.map((channel) => {
      const members = [...membersOf(tree, groupsOf(channel))].flatMap((id) => tree.users.get(id) ?? [])
      const knowing = members.filter((user) => channelSight(personOf(user, { byGroup: true }), channel).knows)
      return [channel.id, knowing.map(({ id }) => id).sort((a, b) => a - b)]
    }),
  )
}

/** IDs of those of the users, none of them subscribed, who may not know of the channel. `byGroup`: from `idsKnowingByGroup`. */
export function unawareAmong(channel: Channel, users: readonly Pick<User, 'id' | 'role'>[], byGroup: readonly number[] = []): number[] {
  const chosen = new Set(byGroup)
  return users.filter((user) => !channelSight(personOf(user, { byGroup: chosen.has(user.id) }), channel).knows).map(({ id }) => id)
}

/** IDs of the active users who may read a private channel through a group. They may have other reasons as well. */
export async function idsReadingByGroup(channel: ChannelAccessFacts, tx?: Tx): Promise<number[]> {
  if (!channel.invite_only || !channel.history_public_to_subscribers) return []
  const groupIds = READING_PERMISSIONS.map((permission) => channel[permission])
  const users = await usersWithin(channel.realm_id, groupIds, tx)
  return users.filter((user) => channelSight(personOf(user, { byGroup: true }), channel).reads).map(({ id }) => id)
}

/** IDs of all active users who may know of the channel. */
export async function idsKnowing(channel: Channel, tx: Tx): Promise<Set<number>> {
  const subscribers = new Set((await Subscription.subscriberIds([channel.id], tx)).get(channel.id))
  const chosen = new Set((await idsKnowingByGroup([channel], tx)).get(channel.id))
  const knows = (user: Pick<User, 'id' | 'role'>): boolean =>
    channelSight(personOf(user, { isSubscribed: subscribers.has(user.id), byGroup: chosen.has(user.id) }), channel).knows
  return new Set((await rankedUsers(channel.realm_id, tx)).filter(knows).map(({ id }) => id))
}

/** The facts that decide whether a user may post in a topic of a channel. */
export interface PostingFacts extends TopicState {
  /** Those of the channel's groups that the user belongs to, and those that a bot's owner belongs to. */
  groups: ReadonlySet<number>
  ownerGroups: ReadonlySet<number>
  channel: Channel
  topic: string
  topicsPolicy: string
}

/**
 * The facts about a channel, by ID or by name in any letter case. Undefined if it does not exist. A fixed number of queries, most of them
 * beside each other.
 */
export async function postingFacts(user: User, to: string | number, topic: string, tx?: Tx): Promise<PostingFacts | undefined> {
  const channel = await find(user, to, tx)
  if (!channel) return undefined
  const [topicState, groups, policy] = await Promise.all([
    UserTopic.stateOf(user, channel, topic, tx),
    groupIdsOf(user, tx),
    topicsPolicy(channel, tx),
  ])
  const posting = [channel.can_send_message_group, channel.can_create_topic_group]
  const ownerId = posting.every((id) => groups.has(id)) ? null : user.bot_owner_id
  const owner = ownerId === null ? null : await selectOne(User, { where: { id: ownerId } }, tx)
  const ownerGroups = owner ? await groupIdsOf(owner, tx) : groups
  return { ...topicState, channel, topic, groups, ownerGroups, topicsPolicy: policy }
}

/**
 * The facts, if the user may post in the channel. A bot may also post where its owner may. `to` is the name or ID in the request. Throws
 * STREAM_DOES_NOT_EXIST, and BAD_REQUEST if the user may know of the channel but not post in it. (sendMessage)
 */
export function channelToPostIn(user: User, to: string | number, facts: PostingFacts | undefined): PostingFacts {
  if (!facts) throw channelDoesNotExist(to)
  const { channel, topic, groups, ownerGroups } = facts
  const person = { ...personOf(user, facts), groups }
  const { knows, reads, may } = channelPolicy({ ...person, owner: { ...person, groups: ownerGroups } }, channel)
  const throughOwner = !reads && facts.isOwnerSubscribed
  if (!knows && !throughOwner) throw channelDoesNotExist(to)
  if (!may('post')) throw badRequest('You do not have permission to post in this channel')
  if (channel.is_archived) throw badRequest(`Channel '${channel.name}' is archived`)
  if (!reads && !throughOwner) throw badRequest('You do not have permission to post in this channel')
  if (!facts.isTopic && !may('createTopic')) throw badRequest('You do not have permission to create new topics in this channel')
  requireAllowedTopic(facts.topicsPolicy, topic)
  return facts
}

/** Throws BAD_REQUEST if the policy does not allow the topic. The message contains the display name of the empty topic. */
export function requireAllowedTopic(policy: string, topic: string): void {
  const refusal = (must: string): Error =>
    apiError('BAD_REQUEST', `'topic' must ${must} in this channel`, { empty_topic_display_name: EMPTY_TOPIC_DISPLAY_NAME })
  if (policy === 'disable_empty_topic' && topic === '') throw refusal('not be empty')
  if (policy === 'empty_topic_only' && topic !== '') throw refusal('be empty')
}

/** The policy on which topics a channel allows: its own or the organisation's. */
export async function topicsPolicy(channel: Channel, tx?: Tx): Promise<string> {
  if (channel.topics_policy !== 'inherit') return channel.topics_policy
  return String(realmSetting(await Realm.load(channel.realm_id, tx), 'topics_policy'))
}

function channelDoesNotExist(to: string | number): Error {
  return typeof to === 'number'
    ? apiError('STREAM_DOES_NOT_EXIST', `Channel with ID ${to} does not exist`, { stream: String(to), stream_id: to })
    : apiError('STREAM_DOES_NOT_EXIST', `Channel '${to}' does not exist`, { stream: to })
}

/** IDs of the users who may read the channel, among the given ones, active or not, or among all active users. Ignores protected history. */
export async function readersAmong(channel: Channel, userIds: readonly number[] | 'everybody', tx: Tx): Promise<Set<number>> {
  const subscribers = new Set((await Subscription.subscriberIds([channel.id], tx)).get(channel.id))
  const members = new Set(await idsReadingByGroup(channel, tx))
  const users = userIds === 'everybody' ? await rankedUsers(channel.realm_id, tx) : await User.peopleOf(channel.realm_id, userIds).rows(tx)
  const reads = (user: Pick<User, 'id' | 'role'>): boolean =>
    channelSight(personOf(user, { isSubscribed: subscribers.has(user.id), byGroup: members.has(user.id) }), channel).reads
  return new Set(users.filter(reads).map(({ id }) => id))
}

/** A channel that the user may read. Throws BAD_REQUEST with the parameter's name, also if the channel does not exist. */
export async function accessChannel(user: User, id: number, parameter: string): Promise<Channel> {
  const channel = await Channel.findByIdIn(user.realm_id, id)
  if (!channel || !(await canReadChannel(user, channel))) throw noSuchChannel(parameter, id)
  return channel
}

function noSuchChannel(parameter: string, id: number): Error {
  return badRequest(`'${parameter}' names a channel that does not exist: ${id}`)
}

/** The channel in a path, if the user may know of it. Throws NOT_FOUND. */
export async function accessKnownChannel(user: User, id: number): Promise<Channel> {
  const channel = await Channel.findByIdIn(user.realm_id, id)
  if (!channel || !(await canKnowChannel(user, channel))) throw doesNotExist()
  return channel
}

/** The channel in a path, if the user may read it. Throws NOT_FOUND. */
export async function accessReadableChannel(user: User, id: number): Promise<Channel> {
  const channel = await Channel.findByIdIn(user.realm_id, id)
  if (!channel || !(await canReadChannel(user, channel))) throw doesNotExist()
  return channel
}

/**
 * A channel to be changed, with its row locked until the transaction ends. Throws NOT_FOUND for a channel in a path, and BAD_REQUEST for one
 * in a parameter with this name.
 */
export async function accessChannelForChange(user: User, id: number, tx: Tx, parameter?: string): Promise<Channel> {
  const channel = await Channel.lockIn(user.realm_id, id, tx)
  if (channel && (await canKnowChannel(user, channel, tx))) return channel
  throw parameter === undefined ? doesNotExist() : noSuchChannel(parameter, id)
}

function doesNotExist(): Error {
  return apiError('NOT_FOUND', 'Channel does not exist')
}
