// An event -> the event that one queue gets, without id and type.

import { EMPTY_TOPIC_DISPLAY_NAME } from '../limits.ts'
import type { MessageSnapshot } from '../present/message.ts'
import { presentEventMessage, presentFlags } from '../present/message.ts'
import { type PresenceSnapshot, presentPresenceEvent } from '../present/presence.ts'
import type { NewEvent } from './log.ts'
import { presentPersonEvent } from './people.ts'
import type { QueueOptions } from './queues.ts'
import { deliverGroupEvent, type GroupPayload } from './state-user-groups.ts'

/** For whom an event is presented. */
export interface Reader {
  userId: number
  role: number
  queueId: string
  options: QueueOptions
}

/** What the log keeps of a sent message. */
export interface MessagePayload {
  message: MessageSnapshot
  /** Flag bits of those who have any, by user ID. */
  flags: Record<number, number>
  /** The queue of the client that echoes the message itself. */
  echo?: { queueId: string; localId: string }
}

/** A topic for a queue: the empty one by its name for clients that do not know it. */
function topicFor(topic: string, { options }: Reader): string {
  return topic === '' && !options.emptyTopicName ? EMPTY_TOPIC_DISPLAY_NAME : topic
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
/** What `typing` events keep. */
export type TypingPayload = { op: string; sender: object } & (
  | { message_type: 'direct'; recipients: object[] }
  | { message_type: 'stream'; stream_id: number; topic: string }
)
/** What `typing_edit_message` events keep. */
export interface EditTypingPayload {
  op: string
  sender_id: number
  message_id: number
  recipient: { type: 'channel'; channel_id: number; topic: string } | { type: 'direct'; user_ids: number[] }
}

/** Types that are not logged as they go over the wire. Undefined: not for this queue. */
const PRESENTERS: Record<string, (payload: never, reader: Reader) => object | undefined> = {
  message: ({ message, flags, echo }: MessagePayload, { userId, queueId, options }: Reader) => {
    if (!matches(message, options.narrow)) return undefined
    return {
      message: presentEventMessage(message, options),
      flags: presentFlags(flags[userId] ?? 0),
      ...(echo?.queueId === queueId ? { local_message_id: echo.localId } : {}),
    }
  },
  user_group: (payload: GroupPayload, { options }: Reader) => deliverGroupEvent(payload, options.includeDeactivatedGroups ?? false),
  realm_user: presentPersonEvent,
  realm_linkifiers: (payload: { realm_linkifiers: object[] }, { options }: Reader) =>
    options.linkifierTemplates ? payload : { realm_linkifiers: [] },
  user_topic: (payload: UserTopicPayload, reader: Reader) => ({ ...payload, topic_name: topicFor(payload.topic_name, reader) }),
  realm_emoji: ({ change, realm_emoji }: EmojiPayload, { options }: Reader) =>
    options.individualEmoji ? change : { op: 'update', realm_emoji },
  typing: (payload: TypingPayload, reader: Reader) => {
    if (payload.message_type === 'direct') return payload
    return reader.options.streamTyping ? { ...payload, topic: topicFor(payload.topic, reader) } : undefined
  },
  typing_edit_message: (payload: EditTypingPayload, reader: Reader) => {
    const { recipient } = payload
    if (recipient.type === 'direct') return payload
    if (!reader.options.streamTyping) return undefined
    return { ...payload, recipient: { ...recipient, topic: topicFor(recipient.topic, reader) } }
  },
  presence: (payload: PresenceSnapshot, { options }: Reader) =>
    presentPresenceEvent(payload, { simplified: options.simplifiedPresence ?? false, slim: options.slimPresence ?? false }),
}

/** The event as the reader's queue gets it; undefined when it does not. */
export function deliver(event: NewEvent, reader: Reader): object | undefined {
  const presenter = PRESENTERS[event.type]
  return presenter ? presenter(event.payload as never, reader) : event.payload
}

/** Whether a message matches all terms of a registration's narrow. */
function matches(message: MessageSnapshot, narrow: QueueOptions['narrow']): boolean {
  return narrow.every(([operator, operand]) => {
    switch (operator) {
      case 'channel':
      case 'stream':
        return message.channel?.name.toLowerCase() === operand.toLowerCase()
      case 'topic':
        return message.channel !== undefined && message.topic.toLowerCase() === operand.toLowerCase()
      case 'sender':
        return message.senderEmail.toLowerCase() === operand.toLowerCase()
      default:
        return operator === 'is' && (operand === 'dm' || operand === 'private') && message.participants !== undefined
    }
  })
}
