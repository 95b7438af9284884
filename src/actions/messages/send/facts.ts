// The facts for sending a message, in a number of statements that does not depend on the number of recipients. Outside a transaction, reads
// that do not depend on each other run beside each other, and what this process remembers is not read.

import { type Addressee, type AddresseeFacts, addresseeFacts, type GivenAddressee } from '../../../access/messages/addressees.ts'
import { type MentionFacts, mentionFacts } from '../../../access/messages/mentions.ts'
import { type KnownReferents, type TextFacts, textFacts } from '../../../access/messages/referents.ts'
import { realmHost } from '../../../access/organisation/realms.ts'
import { alertedBy } from '../../../access/people/alert-words.ts'
import { mutersOf } from '../../../access/people/muted-users.ts'
import type { Memorable, Subject } from '../../../caches.ts'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/index.ts'
import type { Realm } from '../../../models/realm.ts'
import { Recipient } from '../../../models/recipient.ts'
import type { User } from '../../../models/user.ts'
import { type TopicState, UserTopic } from '../../../models/user-topic.ts'
import type { OrganisationOfMessage } from '../../../present/message.ts'
import { POLICY } from '../../../values/topics.ts'
import { type WillingFollowers, willingFollowers } from '../../channels/topic-policies.ts'

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
  /** What the text of the server can name, besides what the sender may know of. */
  known?: KnownReferents
  readBySender: boolean
  /** IDs of other recipients who have the message as read from the start. */
  readBy?: readonly number[]
  /** The name of the sender's client. */
  client: string
  echo?: Echo | undefined
  /** UNIX seconds. */
  now: number
}

/** The facts for `planSend`. */
export interface SendFacts {
  /** The facts about an addressee given by a request. Undefined if the server chose it. */
  given: AddresseeFacts | undefined
  /** The sender's state in the topic; undefined for a direct message. */
  topicState: TopicState | undefined
  /** The recipient ID of a direct conversation, if it exists. */
  recipientId: number | undefined
  text: TextFacts
  mentions: MentionFacts
  followers: WillingFollowers
  /** IDs of the users who have muted the sender, whether they receive the message or not. */
  muters: ReadonlySet<number>
  /** What every message shows about the organisation. */
  place: OrganisationOfMessage
}

/** What a message's facts are about. Mentioned groups may be some milliseconds old. */
export const ABOUT: readonly Subject[] = [
  'accounts',
  'organisation',
  'groups',
  'channels',
  'topics',
  'topicPolicies',
  'alertWords',
  'mutedUsers',
  'linkifiers',
]

/** The places where senders may write, as requests name them. A refusal is never remembered. */
const PLACES: Memorable<AddresseeFacts> = {
  about: ['accounts', 'organisation', 'groups', 'channels', 'topics', 'topicPolicies'],
  limit: 10_000,
}

const NOTHING: TopicState = { policy: POLICY.inherit, isSubscribed: false, isMuted: false, isOwnerSubscribed: false, isTopic: true }

/** Reads the facts of a message. `isAgain`: not what is remembered of its place. Throws BAD_REQUEST if the addressee is malformed. */
export async function sendFacts(
  app: Pick<App, 'caches' | 'config' | 'db'>,
  message: NewMessage,
  { tx, isAgain = false }: { tx?: Tx; isAgain?: boolean } = {},
): Promise<SendFacts> {
  const { sender, realm, to, content } = message
  const host = realmHost(app.config, realm)
  const [{ given, addressee, topicState, recipientId }, text, alerted, muters] = await Promise.all([
    'type' in to ? givenPlace(app, sender, to, { host, tx, isAgain }) : chosenPlace(sender, to, tx),
    textFacts(app, { author: sender, realm }, content, tx, { known: message.known }),
    alertedBy(app.caches, realm.id, content, tx),
    mutersOf(app.caches, sender, tx),
  ])
  const mentions = await mentionFacts({ author: sender, addressee, alerted, muters, ...topicState }, text, tx)
  const followers = await willingFollowers(addressee, mentions, muters, tx)
  return {
    given,
    topicState,
    recipientId,
    text,
    mentions,
    followers,
    muters,
    place: { subdomain: realm.subdomain, host, linkifiers: text.linkifiers },
  }
}

type PlaceFacts = Pick<SendFacts, 'given' | 'topicState' | 'recipientId'> & {
  /** Where the message would go, whether the sender may write there or not. */
  addressee: Addressee | undefined
}

async function givenPlace(
  { caches }: Pick<App, 'caches'>,
  sender: User,
  to: GivenAddressee,
  { host, tx, isAgain }: { host: string; tx: Tx | undefined; isAgain: boolean },
): Promise<PlaceFacts> {
  const known = tx || isAgain ? undefined : caches.of(PLACES).find(keyOf(sender, to))
  const given = known ?? (await addresseeFacts(sender, to, { host, tx }))
  if ('to' in given) return { given, addressee: given.posting, topicState: given.posting, recipientId: undefined }
  return { given, addressee: { users: given.participants }, topicState: undefined, recipientId: given.permits.conversation?.recipientId }
}

async function chosenPlace(sender: User, to: Addressee, tx: Tx | undefined): Promise<PlaceFacts> {
  const chosen = { given: undefined, addressee: to, topicState: undefined, recipientId: undefined }
  if ('users' in to) {
    const ids = to.users.map(({ id }) => id)
    return { ...chosen, recipientId: (await Recipient.findDirect(sender.realm_id, ids, tx))?.id }
  }
  // System bots have no subscriptions and follow nothing.
  return { ...chosen, topicState: sender.is_system_bot ? NOTHING : await UserTopic.stateOf(sender, to.channel, to.topic, tx) }
}

/**
 * Remembers the place of a message that may be sent, if another one by the sender leaves the facts as they are. `asOf`: the position of the
 * log when they were read.
 */
export function rememberPlace({ caches }: Pick<App, 'caches'>, { sender, to }: NewMessage, { given }: SendFacts, asOf: number): void {
  if (!given || !('type' in to)) return
  const stays = 'to' in given ? given.posting?.isTopic : given.permits.conversation?.hasMessages
  if (stays) caches.of(PLACES).keep(sender.realm_id, keyOf(sender, to), asOf, given)
}

function keyOf({ id, role }: User, to: GivenAddressee): string {
  return JSON.stringify([id, role, to])
}
