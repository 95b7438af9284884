// Messages with everything that their presentation needs: senders, places and the reader's flags.

import type { ChannelVisibility } from '../access/channels/channels.ts'
import { knownEdits } from '../access/messages/messages.ts'
import { realmLinkifiers } from '../access/organisation/linkifiers.ts'
import { realmHost } from '../access/organisation/realms.ts'
import { isSpectator } from '../access/people/spectators.ts'
import { canSeeEmail, hiddenFrom } from '../access/people/users.ts'
import type { Caches, Memorable } from '../caches.ts'
import type { Ctx } from '../context.ts'
import { Channel } from '../models/channel.ts'
import type { Message } from '../models/message.ts'
import { Reaction } from '../models/reaction.ts'
import { RecipientMember } from '../models/recipient.ts'
import { Submessage } from '../models/submessage.ts'
import { User } from '../models/user.ts'
import { flagsWithoutRow } from '../receipts/received.ts'
import { presentEach } from './each.ts'
import {
  type DestinationSnapshot,
  type MessageForm,
  presentMessage,
  type SenderSnapshot,
  snapshotDestination,
  snapshotMessage,
  snapshotSender,
  snapshotUnknownSender,
} from './message.ts'
import { dummyEmail } from './user.ts'

/** A message that was found, as plain columns. */
export type FoundMessage = Pick<
  Message,
  | 'id'
  | 'sender_id'
  | 'recipient_id'
  | 'topic'
  | 'client'
  | 'date_sent'
  | 'last_edited_at'
  | 'last_moved_at'
  | 'content'
  | 'rendered_content'
>

/** What else is known about a message. */
export interface Traits {
  /** Bytes of its texts and of its edits; 0 for none. */
  size: number
  edits: number
  reactions: number
  /** Bytes of its submessages; 0 for none. */
  submessages: number
  /** The flags in the reader's row; null if there is none. */
  flags: number | null
}

/** Messages, ascending by ID, and what was learnt while finding them. */
export interface FoundMessages {
  messages: FoundMessage[]
  traits: ReadonlyMap<number, Traits>
}

/** Presents messages that the viewer may read, as the viewer sees them, in their order. `access`: the channels that the viewer sees. */
export async function presentHistory(
  { access }: { access(): Promise<ChannelVisibility> },
  { app, realm, viewer }: Pick<Ctx, 'app' | 'realm' | 'viewer'>,
  { messages, traits }: FoundMessages,
  form: MessageForm,
): Promise<ReturnType<typeof presentMessage>[]> {
  if (messages.length === 0) return []
  const idsWith = (has: (traits: Traits) => boolean): number[] => [...traits].flatMap(([id, one]) => (has(one) ? [id] : []))
  const [{ channelByRecipient, members }, ownFlags, reactions, submessages, edits] = await Promise.all([
    placesOf(app.caches, realm.id, messages, (await access()).readable.values()),
    flagsWithoutRow(
      viewer,
      idsWith((one) => one.flags === null),
    ),
    Reaction.findOf(idsWith((one) => one.reactions > 0)),
    Submessage.findOf(idsWith((one) => one.submessages > 0)),
    knownEdits(
      viewer,
      idsWith((one) => one.edits > 0),
    ),
  ])
  const senderIds = [...new Set(messages.map((message) => message.sender_id))]
  const [userById, hidden, linkifiers] = await Promise.all([
    peopleOf(app.caches, realm.id, [...new Set([...senderIds, ...[...members.values()].flat()])]),
    hiddenFrom(viewer, senderIds),
    realmLinkifiers(app.caches, realm.id),
  ])
  const place = { subdomain: realm.subdomain, host: realmHost(app.config, realm), linkifiers }
  const senderOf = remembering((id: number): SenderSnapshot => {
    if (hidden.has(id)) return snapshotUnknownSender(id, place.host)
    const sender = userById.get(id) as User
    const snapshot = snapshotSender(sender, place.host)
    if (isSpectator(viewer)) return withoutAddress(snapshot, place.host)
    return sender.avatar_source === 'G' && canSeeEmail(viewer, sender) ? { ...snapshot, isGravatar: true } : snapshot
  })
  const destinationOf = remembering((recipientId: number): DestinationSnapshot => {
    const channel = channelByRecipient.get(recipientId)
    const users = (members.get(recipientId) ?? []).map((id) => userById.get(id) as User)
    return snapshotDestination(channel ? { channel } : { users }, place.host)
  })
  return presentEach(messages, (message) => {
    const { id, sender_id: senderId, recipient_id: recipientId } = message
    const snapshot = snapshotMessage(message, senderOf(senderId), destinationOf(recipientId), place)
    const parts = { reactions: reactions.get(id) ?? [], submessages: submessages.get(id) ?? [], edits: edits.get(id) ?? [] }
    return presentMessage(snapshot, traits.get(id)?.flags ?? ownFlags.get(id) ?? 0, message, parts, form)
  })
}

/** A sender for readers without an account, who see nobody's address. */
function withoutAddress({ isGravatar: _, ...snapshot }: SenderSnapshot, host: string): SenderSnapshot {
  return { ...snapshot, senderEmail: dummyEmail(snapshot.senderId, host) }
}

/** Makes the object for an ID on first use and then returns the same one. */
function remembering<T extends object>(make: (id: number) => T): (id: number) => T {
  const made = new Map<number, T>()
  return (id) => {
    const one = made.get(id) ?? make(id)
    made.set(id, one)
    return one
  }
}

/** The channels of messages and the members of direct conversations, by recipient ID. Does not read channels in `known`. */
async function placesOf(
  caches: Caches,
  realmId: number,
  messages: readonly Pick<FoundMessage, 'recipient_id'>[],
  known: Iterable<Channel>,
): Promise<{ channelByRecipient: ReadonlyMap<number, Channel>; members: ReadonlyMap<number, number[]> }> {
  const channelByRecipient = new Map(Array.from(known, (channel) => [channel.recipient_id, channel]))
  const unknown = (found: ReadonlyMap<number, unknown>): number[] => [
    ...new Set(messages.map((message) => message.recipient_id).filter((id) => !channelByRecipient.has(id) && !found.has(id))),
  ]
  const members = await membersOf(caches, realmId, unknown(new Map()))
  for (const channel of await Channel.findByRecipients(realmId, unknown(members))) channelByRecipient.set(channel.recipient_id, channel)
  return { channelByRecipient, members }
}

const PEOPLE: Memorable<User> = { about: ['accounts'], limit: 5_000 }
/** The members of direct conversations, which never change. */
const CONVERSATIONS: Memorable<number[]> = { about: [], limit: 10_000 }

function peopleOf(caches: Caches, realmId: number, ids: readonly number[]): Promise<Map<number, User>> {
  return caches
    .of(PEOPLE)
    .getAll(realmId, ids, async (some) => new Map((await User.findByIds(realmId, some)).map((user) => [user.id, user])))
}

function membersOf(caches: Caches, realmId: number, recipientIds: readonly number[]): Promise<Map<number, number[]>> {
  return caches.of(CONVERSATIONS).getAll(realmId, recipientIds, (some) => RecipientMember.findOf(some))
}
