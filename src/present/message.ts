// A message on the wire: as history and as an event.

import type { Schema } from '../http/types.ts'
import { EMPTY_TOPIC_DISPLAY_NAME } from '../limits.ts'
import { isMeMessage } from '../markup/index.ts'
import { type CompiledLinkifier, topicLinks } from '../markup/linkifiers.ts'
import type { Channel } from '../models/channel.ts'
import { FLAG, type FlagName, type Message } from '../models/message.ts'
import type { MessageEdit } from '../models/message-edit.ts'
import type { Reaction } from '../models/reaction.ts'
import type { User } from '../models/user.ts'
import { presentEdits } from './message-edit.ts'
import { presentReaction } from './reaction.ts'
import { presentSubmessage, type SeenSubmessage } from './submessage.ts'
import { apiEmail, avatarUrl, presentUnknownUser } from './user.ts'

/**
 * A message as the event log keeps it: the same for every reader, with its text at that time as Markdown and as HTML. The wire format
 * depends on what the reader requested.
 */
export interface MessageSnapshot extends SenderSnapshot, DestinationSnapshot {
  id: number
  subdomain: string
  /** The host name of the organisation. */
  host: string
  content: string
  renderedContent: string
  dateSent: number
  client: string
  topic: string
  /** Omitted if there are none. */
  topicLinks?: { text: string; url: string }[]
  /** What the widget of a new message begins with. Omitted if it has none. */
  submessages?: SeenSubmessage[]
  recipientId: number
}
/** What every message of a sender contains about the sender. */
export interface SenderSnapshot {
  senderId: number
  senderEmail: string
  senderName: string
  avatarUrl: string
  /** A third party hosts the avatar, under an address that the reader knows. Otherwise omitted. */
  isGravatar?: true
}
/** What every message to the same recipients contains about them. */
export interface DestinationSnapshot {
  /** For a channel message. */
  channel?: { id: number; name: string }
  /** For a direct message: all participants, ascending by ID. */
  participants?: { id: number; email: string; name: string }[]
}
export interface OrganisationOfMessage {
  subdomain: string
  /** The host name of the organisation. */
  host: string
  /** The linkifiers of the organisation. */
  linkifiers: readonly CompiledLinkifier[]
}
/** How a client wants messages presented. */
export interface MessageForm {
  applyMarkdown: boolean
  /** The client knows the empty topic as the empty string. */
  emptyTopicName: boolean
  /** The client computes URLs of third-party hosted avatars itself. */
  clientGravatar?: boolean
}

/** A sender as seen by everybody who may access them. */
export function snapshotSender(sender: User, host: string): SenderSnapshot {
  const senderEmail = apiEmail(sender, host)
  const isGravatar = sender.avatar_source === 'G' && senderEmail === sender.delivery_email
  const snapshot = { senderId: sender.id, senderEmail, senderName: sender.full_name, avatarUrl: avatarUrl(sender) }
  return isGravatar ? { ...snapshot, isGravatar } : snapshot
}

/** A sender for a reader who may not access them: only the ID. */
export function snapshotUnknownSender(senderId: number, host: string): SenderSnapshot {
  const { email, full_name, avatar_url } = presentUnknownUser(senderId, host)
  return { senderId, senderEmail: email, senderName: full_name, avatarUrl: avatar_url ?? '' }
}

/** The channel, or the participants as everybody sees them. */
export function snapshotDestination(to: { channel: Channel } | { users: readonly User[] }, host: string): DestinationSnapshot {
  if ('channel' in to) return { channel: { id: to.channel.id, name: to.channel.name } }
  return { participants: to.users.map((user) => ({ id: user.id, email: apiEmail(user, host), name: user.full_name })) }
}

// Messages get their fields one by one, because there are many of them. With a spread among the fields, V8 gives each message a hidden
// class of its own, which took a fifth of the time of a page (docs/adr/0007).

/** A message as the log keeps it, or as a page has it before presenting it. */
export function snapshotMessage(
  message: Pick<Message, 'id' | 'topic' | 'content' | 'rendered_content' | 'date_sent' | 'client' | 'recipient_id'>,
  { senderId, senderEmail, senderName, avatarUrl, isGravatar }: SenderSnapshot,
  { channel, participants }: DestinationSnapshot,
  { subdomain, host, linkifiers }: OrganisationOfMessage,
): MessageSnapshot {
  const snapshot: MessageSnapshot = {
    id: message.id,
    senderId,
    senderEmail,
    senderName,
    subdomain,
    host,
    avatarUrl,
    content: message.content,
    renderedContent: message.rendered_content,
    dateSent: message.date_sent,
    client: message.client,
    topic: message.topic,
    recipientId: message.recipient_id,
  }
  const links = topicLinks(message.topic, linkifiers)
  if (links.length > 0) snapshot.topicLinks = links
  if (isGravatar) snapshot.isGravatar = isGravatar
  if (channel) snapshot.channel = channel
  if (participants) snapshot.participants = participants
  return snapshot
}

/** The message for a reader who may not access its sender. */
export function hideSender({ isGravatar: _, ...snapshot }: MessageSnapshot): MessageSnapshot {
  return { ...snapshot, ...snapshotUnknownSender(snapshot.senderId, snapshot.host) }
}

/** The message of a `message` event. */
export function presentEventMessage(
  snapshot: MessageSnapshot,
  form: MessageForm,
): Schema<'MessageInEvent'> & { avatar_url: string | null } {
  const { channel, participants = [] } = snapshot
  const message: ReturnType<typeof presentEventMessage> = {
    id: snapshot.id,
    type: channel ? 'stream' : 'private',
    sender_id: snapshot.senderId,
    sender_email: snapshot.senderEmail,
    sender_full_name: snapshot.senderName,
    sender_realm_str: snapshot.subdomain,
    avatar_url: form.clientGravatar && snapshot.isGravatar ? null : snapshot.avatarUrl,
    content: form.applyMarkdown ? snapshot.renderedContent : snapshot.content,
    content_type: form.applyMarkdown ? 'text/html' : 'text/x-markdown',
    timestamp: snapshot.dateSent,
    client: snapshot.client,
    subject: channel && snapshot.topic === '' && !form.emptyTopicName ? EMPTY_TOPIC_DISPLAY_NAME : snapshot.topic,
    topic_links: snapshot.topicLinks ?? [],
    display_recipient: channel
      ? channel.name
      : participants.map(({ id, email, name }) => ({ id, email, full_name: name, is_mirror_dummy: false })),
    recipient_id: snapshot.recipientId,
    is_me_message: isMeMessage(snapshot.content),
    reactions: [],
    submessages: (snapshot.submessages ?? []).map(presentSubmessage),
  }
  if (channel) message.stream_id = channel.id
  return message
}

/** What people have added to a message, oldest first, and its edits, newest first. */
interface MessageParts {
  reactions: readonly Reaction[]
  submessages: readonly SeenSubmessage[]
  edits: readonly MessageEdit[]
}

/** A message of GET /messages. `flags` are the reader's. */
export function presentMessage(
  snapshot: MessageSnapshot,
  flags: number,
  { last_edited_at, last_moved_at }: Pick<Message, 'last_edited_at' | 'last_moved_at'>,
  { reactions, submessages, edits }: MessageParts,
  form: MessageForm,
): Schema<'Message'> {
  const message = presentEventMessage(snapshot, form) as Schema<'Message'>
  message.reactions = reactions.map(presentReaction)
  message.submessages = submessages.map(presentSubmessage)
  message.flags = presentFlags(flags)
  if (last_edited_at !== null) message.last_edit_timestamp = last_edited_at
  if (last_moved_at !== null) message.last_moved_timestamp = last_moved_at
  if (edits.length > 0) message.edit_history = presentEdits(edits, snapshot.channel === undefined || form.emptyTopicName)
  return message
}

/** The names of flag bits, and the deprecated name that stands for either wildcard. */
export function presentFlags(bits: number): Schema<'MessageFlag'>[] {
  const flags: Schema<'MessageFlag'>[] = (Object.keys(FLAG) as FlagName[]).filter((name) => bits & FLAG[name])
  if (bits & (FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned)) flags.push('wildcard_mentioned')
  return flags
}
