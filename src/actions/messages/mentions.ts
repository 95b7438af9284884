// Whom a message calls, and the flags with which it comes (docs/adr/0010-flags.md).

import { canReadChannel } from '../../access/channels/channels.ts'
import { usersWithin } from '../../access/groups/membership.ts'
import type { Addressee, InChannel } from '../../access/messages/addressees.ts'
import { type Mentions, participantsOf } from '../../access/messages/mentions.ts'
import { alertedBy } from '../../access/people/alert-words.ts'
import type { Tx } from '../../db/index.ts'
import { FLAG } from '../../models/message.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'

export interface Calls {
  /** Flag bits by the ID of a receiver; `toAll` is not in them. */
  flags: Map<number, number>
  /** Flag bits with which everybody receives it. */
  toAll: number
  /** Receivers who are mentioned themselves, not in a group. */
  mentioned: Set<number>
  /** The group through which a receiver is mentioned who is not mentioned otherwise. */
  throughGroup: Map<number, number>
  /** Bots that receive it because they are mentioned, without a subscription. */
  bots: number[]
  /** Whether it depends on who receives the message. */
  isCalling: boolean
}

/** Whom the text of a message calls, of those who receive it. */
export async function callsOf(
  { sender, addressee, content }: { sender: User; addressee: Addressee; content: string },
  mentions: Mentions,
  tx?: Tx,
): Promise<Calls> {
  const throughGroup = new Map<number, number>()
  for (const groupId of mentions.mentionedGroupIds)
    for (const { id } of await usersWithin(sender.realm_id, [groupId], tx)) if (!throughGroup.has(id)) throughGroup.set(id, groupId)
  for (const id of mentions.mentionedUserIds) throughGroup.delete(id)
  const participants = mentions.topicWildcard && 'channel' in addressee ? await participantsOf(addressee, sender.id, tx) : []
  const called: [ids: Iterable<number>, bit: number][] = [
    [[...mentions.mentionedUserIds, ...throughGroup.keys()], FLAG.mentioned],
    [participants, FLAG.topic_wildcard_mentioned],
    [await alertedBy(sender.realm_id, content, tx), FLAG.has_alert_word],
  ]
  const flags = new Map<number, number>()
  for (const [ids, bit] of called) for (const id of ids) flags.set(id, (flags.get(id) ?? 0) | bit)
  const toAll = mentions.channelWildcard ? FLAG.stream_wildcard_mentioned : 0

  const isCalling = flags.size > 0 || toAll !== 0
  const receivers = flags.size === 0 ? new Set<number>() : await receiversAmong(addressee, [...flags.keys()], tx)
  const others = mentions.mentionedUserIds.filter((id) => !receivers.has(id))
  for (const id of flags.keys()) if (!receivers.has(id)) flags.delete(id)
  for (const id of throughGroup.keys()) if (!receivers.has(id)) throughGroup.delete(id)
  const bots = 'channel' in addressee && others.length > 0 ? await botsReached(addressee, others, sender, tx) : []
  for (const id of bots) flags.set(id, FLAG.mentioned)
  const mentioned = new Set(mentions.mentionedUserIds.filter((id) => receivers.has(id)))
  return { flags, toAll, mentioned, throughGroup, bots, isCalling }
}

async function receiversAmong(addressee: Addressee, userIds: number[], tx: Tx | undefined): Promise<Set<number>> {
  if ('channel' in addressee) return Subscription.subscribedAmong(addressee.channel.id, userIds, tx)
  return new Set(addressee.users.map(({ id }) => id))
}

/** A mention reaches a bot that may read the channel. */
async function botsReached({ channel }: InChannel, userIds: number[], { realm_id }: User, tx: Tx | undefined): Promise<number[]> {
  const reached: number[] = []
  for (const user of await User.findByIds(realm_id, userIds, tx))
    if (user.bot_type !== null && (await canReadChannel(user, channel, tx))) reached.push(user.id)
  return reached
}
