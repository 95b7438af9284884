// Plans the sending of a message from facts alone: rows and an event, or a refusal.

import { type Addressee, decideAddressee } from '../../../access/messages/addressees.ts'
import { type Mentions, mentionsIn, requireMayMention } from '../../../access/messages/mentions.ts'
import { readersOf } from '../../../events/audience.ts'
import type { Audience } from '../../../events/event.ts'
import type { MessagePayload } from '../../../events/types/message.ts'
import type { Channel } from '../../../models/channel.ts'
import { FLAG, type NewMessageRow, SentKey } from '../../../models/message.ts'
import type { User } from '../../../models/user.ts'
import { tokensOf } from '../../../narrow/words.ts'
import { snapshotDestination, snapshotMessage, snapshotSender } from '../../../present/message.ts'
import { ROLE } from '../../../values/roles.ts'
import { nameKey } from '../../../values/text.ts'
import { POLICY } from '../../../values/topics.ts'
import { type Widget, widgetOf } from '../../../values/widgets.ts'
import { newFollowers, policyOfSender } from '../../channels/topic-policies.ts'
import { renderText } from '../rendering.ts'
import type { NewMessage, SendFacts } from './facts.ts'

export interface SendPlan {
  /**
   * The facts that must still be true when the message is written: the channel, unless the server chose it, and which of the users in
   * `among` are subscribed to it.
   */
  verify: { channel: Channel; mustBeSame: boolean; among: readonly number[]; subscribed: ReadonlySet<number> } | undefined
  /** The participants of a direct message, and the recipient ID of their conversation if it exists. */
  conversation: { userIds: readonly number[]; hasGuests: boolean; recipientId: number | undefined } | undefined
  /** `recipient_id` is 0 if the conversation does not exist yet. */
  message: NewMessageRow
  /** The message's widget. Undefined if it has none. */
  widget: Widget | undefined
  /** The words that searches find the message by. */
  tokens: string
  /** Flag bits of the users who have a row from the start, by user ID. */
  flags: ReadonlyMap<number, number>
  /** New visibility policies for the topic, by user ID. */
  policies: ReadonlyMap<number, number>
  /** The sender's new policy, which is also in `policies`. */
  ownPolicy: ReturnType<typeof policyOfSender>
  uploadPathIds: readonly string[]
  /** The hash that identifies a repeated request. */
  keyHash: string | undefined
  /** The event's payload and audience. The message ID in it is 0 until `eventOfPlan` fills it in. */
  payload: MessagePayload
  audience: Audience
}

/**
 * Plans a message. Pure, except for the time limit of linkifiers. Throws STREAM_DOES_NOT_EXIST, the codes of wildcard mentions, and
 * BAD_REQUEST for every other refusal. (sendMessage)
 */
export function planSend(message: NewMessage, facts: SendFacts): SendPlan {
  const { sender, content, to, echo } = message
  const addressee = facts.given ? decideAddressee(sender, facts.given) : (to as Addressee)
  const rendered = renderText(facts.text)
  requireMayMention(sender, rendered, facts.mentions)
  const mentions = mentionsIn(rendered, facts.mentions)
  const inChannel = 'channel' in addressee
  const { host } = facts.place
  const isReceiver = !inChannel || facts.mentions.receivers.has(sender.id)
  const ownPolicy = facts.topicState && policyOfSender(sender, facts.topicState)
  const followers = newFollowers(mentions.mentioned, facts.followers).filter((id) => ownPolicy === undefined || id !== sender.id)
  const muters = [...facts.muters].filter((id) => facts.mentions.receivers.has(id) || mentions.flags.has(id))
  const flags = flagsOf(message, mentions, { isReceiver, muters })
  const widget = widgetOf(content)
  const row = {
    realm_id: sender.realm_id,
    sender_id: sender.id,
    recipient_id: inChannel ? addressee.channel.recipient_id : (facts.recipientId ?? 0),
    topic: inChannel ? addressee.topic : '',
    topic_key: inChannel ? nameKey(addressee.topic) : '',
    content,
    rendered_content: rendered.html,
    receiver_flags: mentions.toAll,
    has_attachment: rendered.hasAttachment,
    has_image: rendered.hasImage,
    has_link: rendered.hasLink,
    widget: widget?.type ?? null,
    client: message.client,
    date_sent: message.now,
  }
  return {
    ...placeOf(addressee, sender, facts),
    message: row,
    widget,
    flags,
    ownPolicy,
    uploadPathIds: rendered.uploadPathIds,
    tokens: tokensOf(row),
    policies: new Map([
      ...followers.map((id): [number, number] => [id, POLICY.followed]),
      ...(ownPolicy === undefined ? [] : [[sender.id, ownPolicy] as [number, number]]),
    ]),
    keyHash: echo && SentKey.hashOf(echo),
    payload: {
      message: snapshotMessage({ ...row, id: 0 }, snapshotSender(sender, host), snapshotDestination(addressee, host), facts.place),
      flags: Object.fromEntries(flags),
      ...(mentions.toAll === 0 ? {} : { flagsOfAll: mentions.toAll }),
      ...(echo ? { echo } : {}),
    },
    audience: audienceOfMessage(addressee, sender, { bots: mentions.bots, isReceiver }, facts.mentions.readingByGroup),
  }
}

function placeOf(
  addressee: Addressee,
  sender: User,
  { given, mentions, recipientId }: SendFacts,
): Pick<SendPlan, 'verify' | 'conversation'> {
  if ('channel' in addressee) {
    // System bots are never subscribed.
    const among = new Set(sender.is_system_bot ? mentions.candidates : [...mentions.candidates, sender.id])
    const verify = { channel: addressee.channel, mustBeSame: given !== undefined, among: [...among], subscribed: mentions.receivers }
    return { verify, conversation: undefined }
  }
  const userIds = addressee.users.map(({ id }) => id)
  const hasGuests = addressee.users.some(({ role }) => role === ROLE.guest)
  return { verify: undefined, conversation: { userIds, hasGuests, recipientId } }
}

/**
 * Flag bits of the users who have a row from the start: those mentioned, the sender, and recipients who have muted the sender. For these, and
 * for a sender who is not subscribed, the message is read.
 */
function flagsOf(
  { sender, readBySender, readBy = [] }: NewMessage,
  { flags, toAll }: Mentions,
  { isReceiver, muters }: { isReceiver: boolean; muters: readonly number[] },
): Map<number, number> {
  const bits = new Map<number, number>([[sender.id, isReceiver ? toAll : FLAG.read]])
  for (const id of flags.keys()) bits.set(id, (flags.get(id) ?? 0) | toAll)
  for (const id of [...readBy, ...muters, ...(readBySender ? [sender.id] : [])]) bits.set(id, (bits.get(id) ?? toAll) | FLAG.read)
  return bits
}

/** The audience of the message. `isReceiver`: whether the sender is among its recipients anyway. */
function audienceOfMessage(
  addressee: Addressee,
  sender: User,
  { bots, isReceiver }: { bots: readonly number[]; isReceiver: boolean },
  readingByGroup: readonly number[],
): Audience {
  if ('users' in addressee) return { to: 'users', ids: addressee.users.map((user) => user.id) }
  const also = [...new Set([...bots, ...(isReceiver || sender.is_system_bot ? [] : [sender.id])])]
  // Only subscribers get the message, so the channel's other readers do not matter.
  if (also.length === 0) return readersOf(addressee.channel, { messageId: 0 })
  return readersOf(addressee.channel, { messageId: 0, also }, readingByGroup)
}
