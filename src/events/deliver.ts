// An event -> the event that one queue gets, without id and type.

import { EMPTY_TOPIC_DISPLAY_NAME } from '../limits.ts'
import { FLAG } from '../models/message.ts'
import { NOT_RECEIVED, type ReaderFlags } from '../narrow/moving.ts'
import { matches } from '../narrow/predicate.ts'
import type { presentChannel } from '../present/channel.ts'
import type { MessageSnapshot } from '../present/message.ts'
import { hideSender, presentEventMessage, presentFlags } from '../present/message.ts'
import { type PresenceSnapshot, presentPresenceEvent } from '../present/presence.ts'
import type { UnreadDetails } from '../present/unread.ts'
import { ROLE } from '../values/roles.ts'
import { spanOf } from './audience.ts'
import { type DeletionPayload, presentDeletion } from './deletions.ts'
import { presentPersonEvent } from './people.ts'
import { deliverGroupEvent, type GroupPayload } from './state-user-groups.ts'
import { presentSubscriptionEvent } from './subscriptions.ts'
import type { NewEvent, Reader } from './types.ts'

/** Ends the polls of its audience, each of which may hold a key that was revoked; no queue gets it. */
export const KEYS_REVOKED = 'api_keys_revoked'

/** What the log keeps of a sent message. */
export interface MessagePayload {
  message: MessageSnapshot
  /** Flag bits of those who have any, by user ID. */
  flags: Record<number, number>
  /** Of everybody else who receives it, where they have some. */
  flagsOfAll?: number
  /** The queue of the client that echoes the message itself. */
  echo?: { queueId: string; localId: string }
}

/** A topic for a queue: the empty one by its name for clients that do not know it. */
function topicFor(topic: string, { options }: Reader): string {
  return topic === '' && !options.emptyTopicName ? EMPTY_TOPIC_DISPLAY_NAME : topic
}

function detailsFor(details: UnreadDetails, reader: Reader): UnreadDetails {
  return details.type === 'stream' ? { ...details, topic: topicFor(details.topic, reader) } : details
}

/** What `update_message` events keep, with the flags of the message that `message_id` names. */
export interface UpdatePayload extends ReaderFlags {
  user_id: number
  edit_timestamp: number
  message_id: number
  /** Ascending. */
  message_ids: number[]
  rendering_only: boolean
  stream_id?: number
  stream_name?: string
  orig_content?: string
  orig_rendered_content?: string
  content?: string
  rendered_content?: string
  is_me_message?: boolean
  orig_subject?: string
  subject?: string
  topic_links?: { text: string; url: string }[]
  new_stream_id?: number
  propagate_mode?: string
}

/** What `user_topic` events keep. */
export interface UserTopicPayload {
  stream_id: number
  topic_name: string
  last_updated: number
  visibility_policy: number
}
/** What `realm_emoji` events keep: what has changed, and all emoji for clients that do not know single ones. */
export interface EmojiPayload {
  change: { op: 'add'; emoji: object } | { op: 'update_one'; emoji_id: string; data: object }
  realm_emoji: object
}

interface Typist {
  user_id: number
  email: string
}
/** What `typing` events keep. */
export type TypingPayload = { op: string; sender: Typist } & (
  | { message_type: 'direct'; recipients: Typist[] }
  | { message_type: 'stream'; stream_id: number; topic: string }
)
/** What `typing_edit_message` events keep. */
export interface EditTypingPayload {
  op: string
  sender_id: number
  message_id: number
  recipient: { type: 'channel'; channel_id: number; topic: string } | { type: 'direct'; user_ids: number[] }
}

/** What `update_message_flags` events keep. */
export interface FlagsPayload {
  op: 'add' | 'remove'
  flag: string
  /** Ascending; empty with `all`. */
  messages: number[]
  all: boolean
  /** By message ID, when `read` is removed. */
  details?: Record<number, UnreadDetails>
}

type WireChannel = ReturnType<typeof presentChannel>
/** What `stream` events keep. `channel` is the whole channel beside a change of `is_archived`. */
export type StreamPayload =
  | { op: 'create'; streams: WireChannel[] }
  | { op: 'delete'; streams: { stream_id: number }[]; stream_ids: number[] }
  | { op: 'update'; stream_id: number; property: string; value: unknown; ofArchived?: true; channel?: WireChannel }
/** What `subscription` events keep. One of an unarchived channel is for clients that know nothing of archived ones. */
export interface SubscriptionPayload {
  op: string
  unarchived?: true
}

/**
 * The reader's flag bits on a message of a channel: the same as the history tells. `own` are those of a row, `ofAll` of everybody who
 * received it by subscription, undefined if nobody did. Who gets every public message may not have received it.
 */
function flagsInChannel(
  { channelId, id }: { channelId: number; id: number },
  { own, ofAll }: { own: number | undefined; ofAll: number | undefined },
  reader: Reader,
): number {
  const span = spanOf(reader, channelId, id)
  // Whoever has left the channel since has read it.
  const read = span?.to != null && id <= span.readTo ? FLAG.read : 0
  if (own !== undefined) return own | read
  if (!span || ofAll === undefined) return NOT_RECEIVED
  return id <= span.readTo ? ofAll | FLAG.read : ofAll
}

function messageFlags({ message, flags, flagsOfAll = 0 }: MessagePayload, reader: Reader): number {
  const own = flags[reader.userId]
  if (!message.channel) return own ?? flagsOfAll
  return flagsInChannel({ channelId: message.channel.id, id: message.id }, { own, ofAll: flagsOfAll }, reader)
}

function updateFlags({ message_id: id, stream_id, new_stream_id, flags, others }: UpdatePayload, reader: Reader): number {
  const [own, channelId] = [flags[reader.userId], new_stream_id ?? stream_id]
  return channelId === undefined ? (own ?? others ?? 0) : flagsInChannel({ channelId, id }, { own, ofAll: others }, reader)
}

/** For clients that do not know archived channels, archiving is deleting. */
function presentStreamEvent(payload: StreamPayload, { options }: Reader): object | undefined {
  if (payload.op === 'update') {
    const { ofArchived, channel, ...update } = payload
    if (options.archivedChannels) return update
    if (!channel) return ofArchived ? undefined : update
    const { stream_id } = update
    return update.value ? { op: 'delete', streams: [{ stream_id }], stream_ids: [stream_id] } : { op: 'create', streams: [channel] }
  }
  if (payload.op === 'delete' || options.archivedChannels) return payload
  const streams = payload.streams.filter((channel) => !channel.is_archived)
  return streams.length > 0 ? { op: 'create', streams } : undefined
}

/** Types that are not logged as they go over the wire. Undefined: not for this queue; a list: several events. */
const PRESENTERS: Record<string, (payload: never, reader: Reader) => object | object[] | undefined> = {
  [KEYS_REVOKED]: () => undefined,
  message: (payload: MessagePayload, reader: Reader) => {
    const { flags, echo } = payload
    const { userId, queueId, options, hidden } = reader
    const message = hidden.has(payload.message.senderId) ? hideSender(payload.message) : payload.message
    const own = messageFlags(payload, reader)
    if (!matches(options.narrow, { message, flags: { ...flags, [userId]: own }, readerId: userId })) return undefined
    return {
      message: presentEventMessage(message, options),
      flags: presentFlags(own),
      // A sender may name the queue of somebody else.
      ...(echo?.queueId === queueId && userId === message.senderId ? { local_message_id: echo.localId } : {}),
    }
  },
  update_message: ({ flags, others, ...payload }: UpdatePayload, reader: Reader) => ({
    ...payload,
    flags: presentFlags(updateFlags({ flags, ...payload, ...(others === undefined ? {} : { others }) }, reader)),
    ...(payload.orig_subject === undefined ? {} : { orig_subject: topicFor(payload.orig_subject, reader) }),
    ...(payload.subject === undefined ? {} : { subject: topicFor(payload.subject, reader) }),
  }),
  delete_message: (payload: DeletionPayload, reader: Reader) => {
    const named = 'topic' in payload ? { ...payload, topic: topicFor(payload.topic, reader) } : payload
    return presentDeletion(named, reader.options)
  },
  user_group: (payload: GroupPayload, { options }: Reader) => deliverGroupEvent(payload, options.includeDeactivatedGroups ?? false),
  realm_user: presentPersonEvent,
  realm_linkifiers: (payload: { realm_linkifiers: object[] }, { options }: Reader) =>
    options.linkifierTemplates ? payload : { realm_linkifiers: [] },
  stream: presentStreamEvent,
  subscription: presentSubscriptionEvent,
  // Guests are not told which channels others begin with.
  default_streams: (payload: object, { role }: Reader) => (role === ROLE.guest ? undefined : payload),
  user_topic: (payload: UserTopicPayload, reader: Reader) => ({ ...payload, topic_name: topicFor(payload.topic_name, reader) }),
  realm_emoji: ({ change, realm_emoji }: EmojiPayload, { options }: Reader) =>
    options.individualEmoji ? change : { op: 'update', realm_emoji },
  update_message_flags: ({ details, ...payload }: FlagsPayload, reader: Reader) => ({
    ...payload,
    operation: payload.op,
    ...(details ? { message_details: Object.fromEntries(Object.entries(details).map(([id, one]) => [id, detailsFor(one, reader)])) } : {}),
  }),
  user_status: (payload: { user_id: number }, { hidden }: Reader) => (hidden.has(payload.user_id) ? undefined : payload),
  typing: (payload: TypingPayload, reader: Reader) => {
    const typists = [payload.sender, ...('recipients' in payload ? payload.recipients : [])]
    if (typists.some(({ user_id }) => reader.hidden.has(user_id))) return undefined
    if (payload.message_type === 'direct') return payload
    return reader.options.streamTyping ? { ...payload, topic: topicFor(payload.topic, reader) } : undefined
  },
  typing_edit_message: (payload: EditTypingPayload, reader: Reader) => {
    const { recipient, sender_id } = payload
    if (reader.hidden.has(sender_id)) return undefined
    if (recipient.type === 'direct') return payload
    if (!reader.options.streamTyping) return undefined
    return { ...payload, recipient: { ...recipient, topic: topicFor(recipient.topic, reader) } }
  },
  presence: (payload: PresenceSnapshot, { options, hidden }: Reader) =>
    hidden.has(payload.userId)
      ? undefined
      : presentPresenceEvent(payload, { simplified: options.simplifiedPresence ?? false, slim: options.slimPresence ?? false }),
}

/** The event as the reader's queue gets it: not at all, as one, or as several. */
export function deliver(event: NewEvent, reader: Reader): object[] {
  const presenter = PRESENTERS[event.type]
  const presented = presenter ? presenter(event.payload as never, reader) : event.payload
  if (presented === undefined) return []
  return Array.isArray(presented) ? presented : [presented]
}
