// What sending a message does, decided from facts alone: rows and an event, or a refusal. Several plans can be written together.

import { type Addressee, decideAddressee } from '../../access/messages/addressees.ts'
import { type Mentions, mentionsIn, refuseMentions } from '../../access/messages/mentions.ts'
import { readersOf } from '../../events/audience.ts'
import type { Audience } from '../../events/event.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { type MessagePayload, messageEvent } from '../../events/types/message.ts'
import type { Channel } from '../../models/channel.ts'
import { FLAG, type NewMessageRow } from '../../models/message.ts'
import type { User } from '../../models/user.ts'
import { tokensOf } from '../../narrow/words.ts'
import { snapshotMessage } from '../../present/message.ts'
import { ROLE } from '../../values/roles.ts'
import { nameKey } from '../../values/text.ts'
import { POLICY } from '../../values/topics.ts'
import { notifiedOf } from './notified.ts'
import { renderText } from './rendering.ts'
import { echoHash, type NewMessage, type SendFacts } from './send-facts.ts'
import { newFollowers, policyOfSender } from './topics.ts'

export interface SendPlan {
  /**
   * What must be as the facts say while the message is written: the channel, unless the server chose it, and who of these users is
   * subscribed to it.
   */
  verify: { channel: Channel; mustBeSame: boolean; among: readonly number[]; subscribed: ReadonlySet<number> } | undefined
  /** Of a direct message: who talks, and their conversation if there is one. */
  conversation: { userIds: readonly number[]; hasGuests: boolean; recipientId: number | undefined } | undefined
  /** `recipient_id` is 0 as long as the conversation is missing. */
  message: NewMessageRow
  /** The words by which the message is found. */
  tokens: string
  /** Flag bits of those who have a row from the start. */
  flags: ReadonlyMap<number, number>
  /** New visibility policies of the topic by user. */
  policies: ReadonlyMap<number, number>
  /** The sender's among them. */
  ownPolicy: ReturnType<typeof policyOfSender>
  uploadPathIds: readonly string[]
  /** Who is notified on the devices, and through which group the message mentions whom. */
  notified: readonly number[]
  throughGroup: ReadonlyMap<number, number>
  /** By which the request is known when it comes again. */
  keyHash: string | undefined
  /** What the log keeps, and whom it concerns, with 0 for the ID of the message: `eventOfPlan` fills it in. */
  payload: MessagePayload
  audience: Audience
}

/** The event of a message that was planned and has its ID now. */
export function eventOfPlan({ payload, audience }: SendPlan, id: number, recipientId: number): NewEvent {
  const message = { ...payload.message, id, recipientId }
  return messageEvent({ ...payload, message }, 'messageId' in audience ? { ...audience, messageId: id } : audience)
}

/**
 * Plans a message. Pure but for the time that linkifiers may take. Throws STREAM_DOES_NOT_EXIST, the codes of wildcard mentions, and
 * BAD_REQUEST for everything else that is refused. (Serves sendMessage.)
 */
export function planSend(message: NewMessage, facts: SendFacts): SendPlan {
  const { sender, content, to, echo } = message
  const addressee = facts.given ? decideAddressee(sender, facts.given) : (to as Addressee)
  const rendered = renderText(content, facts.text)
  refuseMentions(sender, rendered, facts.mentions)
  const mentions = mentionsIn(rendered, facts.mentions)
  const inChannel = 'channel' in addressee
  const isReceiver = !inChannel || facts.mentions.receivers.has(sender.id)
  const ownPolicy = facts.standing && policyOfSender(sender, facts.standing)
  const followers = newFollowers(mentions.mentioned, facts.followers).filter((id) => ownPolicy === undefined || id !== sender.id)
  const flags = flagsOf(message, mentions, isReceiver)
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
    client: message.client,
    date_sent: message.now,
  }
  return {
    ...placeOf(addressee, sender, facts),
    message: row,
    ...{ flags, ownPolicy, uploadPathIds: rendered.uploadPathIds, throughGroup: mentions.throughGroup },
    tokens: tokensOf(row),
    policies: new Map([
      ...followers.map((id): [number, number] => [id, POLICY.followed]),
      ...(ownPolicy === undefined ? [] : [[sender.id, ownPolicy] as [number, number]]),
    ]),
    notified: notifiedOf({ addressee, hasRead: [sender.id, ...(message.readBy ?? [])] }, mentions, facts.notifiable),
    keyHash: echo && echoHash(echo),
    payload: {
      message: snapshotMessage({ ...row, id: 0 }, sender, addressee, facts.place),
      flags: Object.fromEntries(flags),
      ...(mentions.toAll === 0 ? {} : { flagsOfAll: mentions.toAll }),
      ...(echo ? { echo } : {}),
    },
    audience: audienceOf(addressee, sender, { bots: mentions.bots, isReceiver }, facts.mentions.readingByGroup),
  }
}

function placeOf(
  addressee: Addressee,
  sender: User,
  { given, mentions, recipientId }: SendFacts,
): Pick<SendPlan, 'verify' | 'conversation'> {
  if ('channel' in addressee) {
    // No bot of the server is subscribed.
    const among = new Set(sender.is_system_bot ? mentions.candidates : [...mentions.candidates, sender.id])
    const verify = { channel: addressee.channel, mustBeSame: given !== undefined, among: [...among], subscribed: mentions.receivers }
    return { verify, conversation: undefined }
  }
  const userIds = addressee.users.map(({ id }) => id)
  const hasGuests = addressee.users.some(({ role }) => role === ROLE.guest)
  return { verify: undefined, conversation: { userIds, hasGuests, recipientId } }
}

/** Flag bits of those who have a row from the start: the sender, who holds it as read without a subscription, and whoever is mentioned. */
function flagsOf({ sender, readBySender, readBy = [] }: NewMessage, { flags, toAll }: Mentions, isReceiver: boolean): Map<number, number> {
  const bits = new Map<number, number>([[sender.id, isReceiver ? toAll : FLAG.read]])
  for (const id of flags.keys()) bits.set(id, (flags.get(id) ?? 0) | toAll)
  for (const id of [...readBy, ...(readBySender ? [sender.id] : [])]) bits.set(id, (bits.get(id) ?? toAll) | FLAG.read)
  return bits
}

/** Who gets the message. `isReceiver` says whether the sender does in any case. */
function audienceOf(
  addressee: Addressee,
  sender: User,
  { bots, isReceiver }: { bots: readonly number[]; isReceiver: boolean },
  readingByGroup: readonly number[],
): Audience {
  if ('users' in addressee) return { to: 'users', ids: addressee.users.map((user) => user.id) }
  const also = [...new Set([...bots, ...(isReceiver || sender.is_system_bot ? [] : [sender.id])])]
  // Nobody but subscribers: who else may read the channel does not matter.
  if (also.length === 0) return readersOf(addressee.channel, { messageId: 0 })
  return readersOf(addressee.channel, { messageId: 0, also }, readingByGroup)
}
