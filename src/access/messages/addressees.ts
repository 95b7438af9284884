// Where a message may go. The checks are the same whether it is sent now or later.

import type { Tx } from '../../db/index.ts'
import { requireRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import type { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { Recipient } from '../../models/recipient.ts'
import { User } from '../../models/user.ts'
import { normaliseTopic } from '../../values/topics.ts'
import { channelToPostIn, type PostingFacts, postingFacts } from '../channels/channels.ts'
import type { ChannelRights } from '../channels/permissions.ts'
import { hasPermission, membersAmong } from '../groups/membership.ts'
import { type Addressed, type AtHost, namedUsers, participantsAmong, requireMayName } from '../people/users.ts'

/** Where a message goes. `users` are all participants, the sender included, ascending by ID. */
export type Addressee = InChannel | { users: User[] }
interface InChannel {
  channel: Channel
  topic: string
}

/** An addressee as a request gives it. */
export interface GivenAddressee {
  type: 'channel' | 'stream' | 'direct' | 'private'
  /** A channel or users, by ID, or by name or API email address. Text can hold several addresses, separated by commas. */
  to: number | string | readonly (number | string)[]
  topic: string | undefined
}

export function isChannelType(type: string): boolean {
  return type === 'channel' || type === 'stream'
}

/** The request parameters that can give the topic: the current name and the older one. */
interface TopicParameters {
  topic?: string | undefined
  subject?: string | undefined
}

/**
 * The topic of a request. A direct message has none, and parameters given for it have no effect. The contract lets no request with both
 * pass.
 */
export function givenTopic({ type, topic, subject }: TopicParameters & { type?: GivenAddressee['type'] | undefined }): string | undefined {
  if (type !== undefined && !isChannelType(type)) return undefined
  return topic ?? (subject === undefined ? undefined : normaliseTopic(subject, 'subject'))
}

/** The facts that decide whether a sender may write to an addressee. */
export type AddresseeFacts =
  | { to: number | string; posting: PostingFacts | undefined }
  | { named: Addressed; permits: DirectFacts; participants: User[] }

/** The facts that decide whether a user may write to these users. */
export interface DirectFacts {
  /** The ID of the person who owns the bot that writes, as if that person wrote. Undefined for people, and for a bot without an owner. */
  ownerId: number | undefined
  /** Whether one of them belongs to the group that can permit direct messages. */
  hasPermitter: boolean
  mayInitiate: boolean
  /** Their conversation, if it exists. */
  conversation: { recipientId: number; hasMessages: boolean } | undefined
}

/** The facts about an addressee given by a request, in a fixed number of queries. Throws BAD_REQUEST if it is malformed. */
export async function addresseeFacts(sender: User, { type, to, topic }: GivenAddressee, at: AtHost): Promise<AddresseeFacts> {
  const { tx } = at
  if (isChannelType(type)) {
    if (topic === undefined) throw badRequest("'topic' is missing")
    const [only, ...more] = listOf(to)
    if (only === undefined || more.length > 0) throw badRequest("'to' must be one channel")
    return { to: only, posting: await postingFacts(sender, only, normaliseTopic(topic), tx) }
  }
  const references = typeof to === 'string' ? to.split(',').filter((email) => email.trim() !== '') : listOf(to)
  if (references.length === 0) throw badRequest("'to' must not be empty")
  const named = await namedUsers(sender, references, at)
  const participants = participantsAmong(sender, named)
  return { named, participants, permits: await directFacts(sender, participants, tx) }
}

/** The addressee, if the sender may write to it. Throws STREAM_DOES_NOT_EXIST, and BAD_REQUEST if it is invalid or refused. */
export function decideAddressee(sender: User, facts: AddresseeFacts): PostingFacts | { users: User[] } {
  if ('to' in facts) return channelToPostIn(sender, facts.to, facts.posting)
  requireMayName(facts.named)
  requireMayConverse(facts.participants, facts.permits)
  return { users: facts.participants }
}

/** Reads the facts and lets `decideAddressee` decide. */
export async function accessAddressee(sender: User, given: GivenAddressee, at: AtHost): Promise<ReturnType<typeof decideAddressee>> {
  return decideAddressee(sender, await addresseeFacts(sender, given, at))
}

/**
 * The facts that decide whether the sender may write to these users. The sender is among them. A bot may write to everybody its owner may
 * write to, so its owner stands in its place. At most eight queries.
 */
export async function directFacts(sender: User, participants: readonly User[], tx: Tx | undefined): Promise<DirectFacts> {
  // A permission is undefined if everybody has it.
  const { direct_message_permission_group: permission, direct_message_initiator_group: initiator } = JSON.parse(
    (await Realm.load(sender.realm_id, tx)).settings,
  ) as { direct_message_permission_group?: number; direct_message_initiator_group?: number }
  const ids = participants.map(({ id }) => id)
  const isLimited = permission !== undefined || initiator !== undefined
  const owner = isLimited && sender.bot_owner_id !== null ? await requireRow(User, sender.bot_owner_id, tx) : undefined
  const writer = owner ?? sender
  const others = participants.filter(({ id }) => id !== sender.id && id !== writer.id)
  return {
    ownerId: owner?.id,
    hasPermitter: permission === undefined || (await membersAmong([writer, ...others], permission, tx)).size > 0,
    mayInitiate: initiator === undefined || (await hasPermission(writer, initiator, tx)),
    conversation: await Recipient.conversationOf(sender.realm_id, ids, tx),
  }
}

/**
 * Throws BAD_REQUEST unless the sender may write to these users. If at most one person is among them and the owner of a bot that writes, the
 * sender always may.
 */
function requireMayConverse(participants: readonly User[], { ownerId, hasPermitter, mayInitiate, conversation }: DirectFacts): void {
  const people = new Set(participants.filter((user) => user.bot_type === null).map(({ id }) => id))
  if (ownerId !== undefined) people.add(ownerId)
  if (people.size <= 1) return
  if (!hasPermitter) throw badRequest('This conversation has nobody who may permit direct messages')
  if (!mayInitiate && !conversation?.hasMessages) throw badRequest('You do not have permission to start a conversation of direct messages')
}

/** Throws BAD_REQUEST unless the user may write where a message is. `direct` is undefined for a channel. */
export function requireMayWriteThere(place: Addressee, { may, direct }: { may: ChannelRights; direct: DirectFacts | undefined }): void {
  if ('users' in place) {
    if (direct) requireMayConverse(place.users, direct)
  } else if (!may(place.channel, 'post')) throw badRequest('You do not have permission to post in this channel')
}

function listOf(to: GivenAddressee['to']): readonly (number | string)[] {
  return typeof to === 'number' || typeof to === 'string' ? [to] : to
}
