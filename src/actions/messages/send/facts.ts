// The facts for sending a message, read beforehand, in a fixed number of statements for any number of recipients.

import { createHash } from 'node:crypto'
import { membersOf } from '../../../access/groups/membership.ts'
import {
  type Addressee,
  type AddresseeFacts,
  addresseeFacts,
  decideAddressee,
  type GivenAddressee,
} from '../../../access/messages/addressees.ts'
import { type MentionFacts, mentionFacts } from '../../../access/messages/mentions.ts'
import { type TextFacts, textFacts } from '../../../access/messages/referents.ts'
import { realmHost } from '../../../access/organisation/realms.ts'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/index.ts'
import { currentGeneration, placeMemory } from '../../../db/short-memory.ts'
import { SentKey } from '../../../models/message.ts'
import type { Realm } from '../../../models/realm.ts'
import { Recipient } from '../../../models/recipient.ts'
import type { User } from '../../../models/user.ts'
import { type Standing, UserTopic } from '../../../models/user-topic.ts'
import type { Place } from '../../../present/message.ts'
import { POLICY } from '../../../values/topics.ts'
import { type Candidates, type Notifiable, notifiableAmong } from '../notified.ts'
import { type WillingFollowers, willingFollowers } from '../topics.ts'

/** The queue of a client that shows its message immediately (local echo), and the ID that the client gave the message. */
export interface Echo {
  queueId: string
  localId: string
}

export interface NewMessage {
  sender: User
  realm: Realm
  /** An addressee given by a request, still to be checked, or one chosen by the server. */
  to: GivenAddressee | Addressee
  /** Normalised (values/topics.ts). */
  content: string
  /** Channels that the text can link to, besides those that the sender may know of. For texts of the server. */
  linked?: TextFacts['referents']['channels']
  readBySender: boolean
  /** IDs of other recipients for whom the message is read from the start. */
  readBy?: readonly number[]
  /** The name of the sender's client. */
  client: string
  echo?: Echo | undefined
  /** UNIX seconds. */
  now: number
}

/** The facts for `planSend`. */
export interface SendFacts {
  /** The generation of what this process remembers (db/short-memory.ts), from before the facts were read. */
  asOf: number
  /** The ID of an earlier message with the same queue and local ID. */
  earlierId: number | undefined
  /** The facts about an addressee given by a request. Undefined if the server chose it. */
  given: AddresseeFacts | undefined
  /** The sender's standing in the topic; undefined for a direct message. */
  standing: Standing | undefined
  /** The recipient ID of a direct conversation, if it exists. */
  recipientId: number | undefined
  text: TextFacts
  mentions: MentionFacts
  followers: WillingFollowers
  notifiable: Notifiable
  /** What every message shows about the organisation. */
  place: Place
}

const NOTHING: Standing = { policy: POLICY.inherit, isSubscribed: false, isMuted: false, isOwnerSubscribed: false, isTopic: true }

/** Reads the facts of a message. Throws BAD_REQUEST if the addressee is malformed. */
export async function sendFacts(app: Pick<App, 'config'>, message: NewMessage, tx?: Tx): Promise<SendFacts> {
  const { sender, realm, to, content, echo } = message
  const asOf = currentGeneration()
  const host = realmHost(app.config, realm)
  const earlierId = echo && (await SentKey.messageOf(sender.id, echoHash(echo), tx))
  const given = 'type' in to ? await givenFacts(sender, to, host, tx) : undefined
  const addressee = 'type' in to ? given && addresseeOf(given) : to
  const standing = await standingOf(sender, given, addressee, tx)
  const text = await textFacts(app, sender, content, tx, { channels: message.linked })
  const mentions = await mentionFacts({ author: sender, addressee, ...standing }, content, text, tx)
  const readers = addressee && candidates(message, addressee, text, mentions)
  return {
    ...{ asOf, earlierId, given, standing, text, mentions },
    place: { subdomain: realm.subdomain, host, linkifiers: text.linkifiers },
    recipientId: await conversationId(given, to, realm.id, tx),
    followers: addressee && 'channel' in addressee ? await willingFollowers(text.users, addressee, tx) : new Map(),
    notifiable: addressee && readers ? await notifiableAmong(sender, addressee, readers, tx) : [],
  }
}

/**
 * The facts about an addressee. Outside a transaction they can be remembered. They are kept for a place that the sender may write to and
 * has written to before, until an event changes them. Whoever writes the message verifies that no event has (writer.ts).
 */
async function givenFacts(sender: User, to: GivenAddressee, host: string, tx: Tx | undefined): Promise<AddresseeFacts> {
  if (tx) return addresseeFacts(sender, to, { host, tx })
  const { facts } = await remembered(JSON.stringify([sender.id, sender.role, to]), async () => ({
    sender,
    facts: await addresseeFacts(sender, to, { host }),
  }))
  return facts
}

const remembered = placeMemory<{ sender: User; facts: AddresseeFacts }>(({ sender, facts }) => isLasting(sender, facts))

/** Whether another message by the sender leaves the facts unchanged. A refusal is never remembered. */
function isLasting(sender: User, facts: AddresseeFacts): boolean {
  if ('to' in facts ? !facts.posting?.isTopic : !facts.permits.conversation?.hasMessages) return false
  try {
    decideAddressee(sender, facts)
    return true
  } catch {
    return false
  }
}

/** The addressee of a message, if the sender may write to it. */
function addresseeOf(facts: AddresseeFacts): Addressee | undefined {
  return 'to' in facts ? facts.posting : { users: facts.participants }
}

async function standingOf(
  sender: User,
  given: AddresseeFacts | undefined,
  addressee: Addressee | undefined,
  tx: Tx | undefined,
): Promise<Standing | undefined> {
  if (given) return 'to' in given ? given.posting : undefined
  if (!addressee || !('channel' in addressee)) return undefined
  // System bots have no subscriptions and follow nothing.
  return sender.is_system_bot ? NOTHING : UserTopic.standingOf(sender, addressee.channel, addressee.topic, tx)
}

async function conversationId(
  given: AddresseeFacts | undefined,
  to: NewMessage['to'],
  realmId: number,
  tx: Tx | undefined,
): Promise<number | undefined> {
  if (given) return 'to' in given ? undefined : given.permits.conversation?.recipientId
  if (!('users' in to)) return undefined
  const ids = to.users.map(({ id }) => id)
  return (await Recipient.findDirect(realmId, ids, tx))?.id
}

/** The users whom the message might notify. Alert words do not notify. */
function candidates(
  { sender, readBy = [], now }: NewMessage,
  addressee: Addressee,
  { parsed, users }: TextFacts,
  { groups, nest, participants, receivers, bots }: MentionFacts,
): Candidates {
  const isOther = (id: number): boolean => id !== sender.id && !readBy.includes(id)
  if ('users' in addressee) return { userIds: addressee.users.map(({ id }) => id).filter(isOther), isForAll: false, now }
  const members = membersOf(nest, groups.keys())
  const named = new Set([...users.map(({ id }) => id), ...members, ...participants])
  const userIds = [...named].filter((id) => isOther(id) && (receivers.has(id) || bots.has(id)))
  return { userIds, isForAll: parsed.references.channelWildcard, now }
}

/** The hash that identifies a repeated request. */
export function echoHash({ queueId, localId }: Echo): string {
  return createHash('sha256')
    .update(JSON.stringify([queueId, localId]))
    .digest('hex')
}
