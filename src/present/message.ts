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
import { apiEmail, avatarUrl, presentUnknownUser } from './user.ts'

/**
 * A message as the event log keeps it: the same for every reader, with its text at that time as Markdown and as HTML.
 * The wire's form of it depends on what the reader asked for.
 */
export interface MessageSnapshot {
  id: number
  senderId: number
  senderEmail: string
  senderName: string
  subdomain: string
  /** The host name of the organisation. */
  host: string
  avatarUrl: string
  /** A third party hosts the avatar by the address in `senderEmail`. Left out otherwise. */
  isGravatar?: true
  content: string
  renderedContent: string
  dateSent: number
  client: string
  topic: string
  /** Left out when there are none. */
  topicLinks?: { text: string; url: string }[]
  recipientId: number
  /** Of a channel message. */
  channel?: { id: number; name: string }
  /** Of a direct message: all participants, ascending by ID. */
  participants?: { id: number; email: string; name: string }[]
}
export interface Place {
  subdomain: string
  /** The host name of the organisation. */
  host: string
  /** The ID of the organisation. */
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

export function snapshotMessage(
  message: Pick<Message, 'id' | 'topic' | 'content' | 'rendered_content' | 'date_sent' | 'client' | 'recipient_id'>,
  sender: User,
  to: { channel: Channel } | { users: User[] },
  place: Place,
): MessageSnapshot {
  const links = topicLinks(message.topic, place.linkifiers)
  const senderEmail = apiEmail(sender, place.host)
  return {
    id: message.id,
    senderId: sender.id,
    senderEmail,
    senderName: sender.full_name,
    subdomain: place.subdomain,
    host: place.host,
    avatarUrl: avatarUrl(sender),
    ...(sender.avatar_source === 'G' && senderEmail === sender.delivery_email ? { isGravatar: true as const } : {}),
    content: message.content,
    renderedContent: message.rendered_content,
    dateSent: message.date_sent,
    client: message.client,
    topic: message.topic,
    ...(links.length > 0 ? { topicLinks: links } : {}),
    recipientId: message.recipient_id,
    ...('channel' in to
      ? { channel: { id: to.channel.id, name: to.channel.name } }
      : { participants: to.users.map((user) => ({ id: user.id, email: apiEmail(user, place.host), name: user.full_name })) }),
  }
}

/** The message for a reader who may not access its sender: nothing but the sender's ID. */
export function hideSender(snapshot: MessageSnapshot): MessageSnapshot {
  const { isGravatar: _, ...others } = snapshot
  const { email, full_name, avatar_url } = presentUnknownUser(snapshot.senderId, snapshot.host)
  return { ...others, senderEmail: email, senderName: full_name, avatarUrl: avatar_url ?? '' }
}

/** The message of a `message` event. */
export function presentEventMessage(
  snapshot: MessageSnapshot,
  form: MessageForm,
): Schema<'MessageInEvent'> & { avatar_url: string | null } {
  const { channel, participants = [] } = snapshot
  return {
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
    ...(channel ? { stream_id: channel.id } : {}),
    display_recipient: channel
      ? channel.name
      : participants.map(({ id, email, name }) => ({ id, email, full_name: name, is_mirror_dummy: false })),
    recipient_id: snapshot.recipientId,
    is_me_message: isMeMessage(snapshot.content),
    reactions: [],
    submessages: [],
  }
}

/** A message of GET /messages. `flags` are the reader's; `edits` are ordered from the newest. */
export function presentMessage(
  snapshot: MessageSnapshot,
  flags: number,
  message: Pick<Message, 'last_edited_at' | 'last_moved_at'>,
  { reactions, edits }: { reactions: readonly Reaction[]; edits: readonly MessageEdit[] },
  form: MessageForm,
): Schema<'Message'> {
  return {
    ...presentEventMessage(snapshot, form),
    reactions: reactions.map(presentReaction),
    flags: presentFlags(flags),
    ...(message.last_edited_at === null ? {} : { last_edit_timestamp: message.last_edited_at }),
    ...(message.last_moved_at === null ? {} : { last_moved_timestamp: message.last_moved_at }),
    ...(edits.length === 0 ? {} : { edit_history: presentEdits(edits, snapshot.channel === undefined || form.emptyTopicName) }),
  }
}

/** The names of flag bits, with the deprecated name that stands for either wildcard. */
export function presentFlags(bits: number): Schema<'MessageFlag'>[] {
  const flags: Schema<'MessageFlag'>[] = (Object.keys(FLAG) as FlagName[]).filter((name) => bits & FLAG[name])
  if (bits & (FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned)) flags.push('wildcard_mentioned')
  return flags
}
