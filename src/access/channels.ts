// Who may see and use a channel. A channel that does not exist and one that may not be seen give the same answer.

import type { Tx } from '../db/index.ts'
import { apiError, badRequest } from '../errors.ts'
import { Channel } from '../models/channel.ts'
import { Message } from '../models/message.ts'
import { Subscription } from '../models/subscription.ts'
import { ROLE, type User } from '../models/user.ts'
import { hasPermission } from './groups.ts'

/** What a user has to do with the channels of the organisation. */
export interface ChannelAccess {
  /** Channels that the user may know of, by ID. */
  visible: Map<number, Channel>
  /** Of those, the ones whose messages the user may read. */
  readable: Map<number, Channel>
  /** Every subscription that the user has or had, by channel ID. */
  subscriptions: Map<number, Subscription>
}

/** Loads all channels that the user may know of. */
export async function channelAccess(user: User, tx?: Tx): Promise<ChannelAccess> {
  const [channels, rows] = await Promise.all([Channel.findAllOf(user.realm_id, tx), Subscription.findAllOf(user.id, tx)])
  const subscriptions = new Map(rows.map((row) => [row.channel_id, row]))
  const visible = new Map<number, Channel>()
  const readable = new Map<number, Channel>()
  for (const channel of channels) {
    const subscribed = subscriptions.get(channel.id)?.is_active ?? false
    if (mayKnow(user, channel, subscribed)) visible.set(channel.id, channel)
    if (mayRead(user, channel, subscribed)) readable.set(channel.id, channel)
  }
  return { visible, readable, subscriptions }
}

function mayKnow(user: User, channel: Channel, subscribed: boolean): boolean {
  return mayRead(user, channel, subscribed) || user.role <= ROLE.administrator
}

function mayRead(user: User, channel: Channel, subscribed: boolean): boolean {
  return subscribed || channel.is_web_public || (!channel.invite_only && user.role !== ROLE.guest)
}

/** Whether the user may read messages of the channel, those before a subscription to protected history left aside. */
export async function canReadChannel(user: User, channel: Channel): Promise<boolean> {
  return mayRead(user, channel, (await Subscription.findOneOf(user.id, channel.id))?.is_active ?? false)
}

/** Those of the channels that the user may know of. */
export async function knownAmong(user: User, channels: readonly Channel[], tx?: Tx): Promise<Channel[]> {
  if (channels.length === 0) return []
  const subscribed = new Set((await Subscription.findActiveOf(user.id, tx)).map(({ channel_id }) => channel_id))
  return channels.filter((channel) => mayKnow(user, channel, subscribed.has(channel.id)))
}

/** The channel, by name in any case or by ID, if the user may know of it. */
export async function knownChannel(user: User, reference: string | number): Promise<Channel | undefined> {
  const channel =
    typeof reference === 'number'
      ? await Channel.findByIdIn(user.realm_id, reference)
      : await Channel.findByName(user.realm_id, reference.trim())
  if (!channel) return undefined
  const subscribed = (await Subscription.findOneOf(user.id, channel.id))?.is_active ?? false
  return mayKnow(user, channel, subscribed) ? channel : undefined
}

/**
 * The channel, by name in any case or by ID, for the user to post under the topic.
 * Throws STREAM_DOES_NOT_EXIST, and BAD_REQUEST when the user may know of the channel but not post.
 */
export async function accessChannelForPosting(user: User, to: string | number, topic: string): Promise<Channel> {
  const channel = typeof to === 'number' ? await Channel.findByIdIn(user.realm_id, to) : await Channel.findByName(user.realm_id, to.trim())
  const subscribed = channel ? ((await Subscription.findOneOf(user.id, channel.id))?.is_active ?? false) : false
  if (!channel || !mayKnow(user, channel, subscribed)) throw channelDoesNotExist(to)
  if (channel.is_archived) throw badRequest(`Channel '${channel.name}' is archived`)
  if (!mayRead(user, channel, subscribed) || !(await hasPermission(user, channel.can_send_message_group)))
    throw badRequest('You do not have permission to post in this channel')
  if (channel.topics_policy === 'disable_empty_topic' && topic === '') throw badRequest("'topic' must not be empty in this channel")
  if (channel.topics_policy === 'empty_topic_only' && topic !== '') throw badRequest("'topic' must be empty in this channel")
  if (!(await hasPermission(user, channel.can_create_topic_group)) && !(await topicExists(channel, topic)))
    throw badRequest('You do not have permission to create new topics in this channel')
  return channel
}

function channelDoesNotExist(to: string | number): Error {
  return typeof to === 'number'
    ? apiError('STREAM_DOES_NOT_EXIST', `Channel with ID ${to} does not exist`, { stream: String(to), stream_id: to })
    : apiError('STREAM_DOES_NOT_EXIST', `Channel '${to}' does not exist`, { stream: to })
}

async function topicExists(channel: Channel, topic: string): Promise<boolean> {
  const where = { recipient_id: channel.recipient_id, topic_key: topic.toLowerCase() }
  return (await Message.findOne({ attributes: ['id'], where, raw: true })) !== null
}
