// Where a message may go: the same checks whether it is sent now or later.

import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import type { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { Recipient } from '../../models/recipient.ts'
import type { User } from '../../models/user.ts'
import { settingsOf } from '../../settings/realm-settings.ts'
import { normaliseTopic } from '../../values/topics.ts'
import { accessChannelForPosting } from '../channels/channels.ts'
import { hasPermission } from '../groups/membership.ts'
import { type AtHost, accessAddressees } from '../people/users.ts'

/** Where a message goes. `users` are all participants, the sender included, ascending by ID. */
export type Addressee = InChannel | { users: User[] }
export interface InChannel {
  channel: Channel
  topic: string
}

/** An addressee as a request gives it. */
export interface GivenAddressee {
  type: 'channel' | 'stream' | 'direct' | 'private'
  /** A channel or users, by ID, or by name or API email address; text may hold several addresses, separated by commas. */
  to: number | string | readonly (number | string)[]
  topic: string | undefined
}

export function isChannelType(type: string): boolean {
  return type === 'channel' || type === 'stream'
}

/** The parameters of a request that say the topic: the name of today and the older one. */
interface TopicParameters {
  topic?: string | undefined
  subject?: string | undefined
}

/**
 * The topic of a request. With a type that is direct there is none: what is given goes into `ignored`.
 * Throws BAD_REQUEST when it is given by both names.
 */
export function givenTopic(
  { type, topic, subject }: TopicParameters & { type?: GivenAddressee['type'] | undefined },
  ignored: string[],
): string | undefined {
  if (type !== undefined && !isChannelType(type)) return ignoreTopic({ topic, subject }, ignored)
  if (topic !== undefined && subject !== undefined) throw badRequest("'topic' must not come with 'subject'")
  return topic ?? (subject === undefined ? undefined : normaliseTopic(subject, 'subject'))
}

/** Notes which parameters are of no effect because the message is a direct one. */
export function ignoreTopic({ topic, subject }: TopicParameters, ignored: string[]): undefined {
  if (topic !== undefined) ignored.push('topic')
  if (subject !== undefined) ignored.push('subject')
}

/**
 * The addressee, for the viewer to send a message to. Throws STREAM_DOES_NOT_EXIST, and BAD_REQUEST for what is wrong or refused.
 * (sendMessage)
 */
export async function accessAddressee(viewer: User, { type, to, topic }: GivenAddressee, at: AtHost = {}): Promise<Addressee> {
  const { tx } = at
  if (isChannelType(type)) {
    if (topic === undefined) throw badRequest("'topic' is missing")
    const [only, ...more] = listOf(to)
    if (only === undefined || more.length > 0) throw badRequest("'to' must be one channel")
    const name = normaliseTopic(topic)
    return { channel: await accessChannelForPosting(viewer, only, name, tx), topic: name }
  }
  const users = typeof to === 'string' ? to.split(',').filter((email) => email.trim() !== '') : listOf(to)
  if (users.length === 0) throw badRequest("'to' must not be empty")
  const participants = await accessAddressees(viewer, users, at)
  await refuseDirect(viewer, participants, tx)
  return { users: participants }
}

/** Throws BAD_REQUEST unless the sender may write to these users. One person alone, and bots with one person at most, may always talk. */
export async function refuseDirect(sender: User, participants: readonly User[], tx: Tx | undefined): Promise<void> {
  if (participants.filter((user) => user.bot_type === null).length <= 1) return
  // Undefined while everybody has them.
  const { direct_message_permission_group: permission, direct_message_initiator_group: initiator } = JSON.parse(
    (await settingsOf(sender.realm_id, tx)).settings,
  ) as { direct_message_permission_group?: number; direct_message_initiator_group?: number }
  if (permission !== undefined && !(await hasAny(participants, permission, tx)))
    throw badRequest('This conversation has nobody who may permit direct messages')
  if (initiator === undefined || (await hasPermission(sender, initiator, tx))) return
  const ids = participants.map(({ id }) => id)
  const recipient = await Recipient.findDirect(sender.realm_id, ids, tx)
  if (!recipient || !(await Message.isTopic(recipient.id, '', tx)))
    throw badRequest('You do not have permission to start a conversation of direct messages')
}

async function hasAny(users: readonly User[], groupId: number, tx: Tx | undefined): Promise<boolean> {
  for (const user of users) if (await hasPermission(user, groupId, tx)) return true
  return false
}

function listOf(to: GivenAddressee['to']): readonly (number | string)[] {
  return typeof to === 'number' || typeof to === 'string' ? [to] : to
}
