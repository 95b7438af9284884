// What the files of types/ share: the shape of an event, to whom it goes, and for whom it is presented.

import { EMPTY_TOPIC_DISPLAY_NAME } from '../limits.ts'
import type { Span } from '../models/subscription.ts'
import type { Term } from '../narrow/parse.ts'

/** An event of one type. */
export interface EventOf<Type extends string, Payload extends object> {
  type: Type
  /** What the log keeps. */
  payload: Payload
  audience: Audience
}

export type Audience =
  /** `of`: as far as they may read this channel. */
  | { to: 'users'; ids: number[]; of?: Place }
  | { to: 'realm'; except?: number[] }
  /** Who may read messages of a channel, of those whom they concern. Made by `readers`. */
  | ({ to: 'readers' } & Place & Receivers)
  /** Who may know of a channel, but for `except`. Made by `knowers`. */
  | ({ to: 'knowers'; except?: number[] } & Place)

/** A channel, and what decides, beside subscriptions, about who may read it or know of it. */
export interface Place {
  channelId: number
  isPublic: boolean
  isWebPublic?: true
  /** Those who may because of a group when the event is written. */
  byGroup?: number[]
}

/** Whom messages concern: who received one of them by subscription, and of a public channel queues that ask for all. */
export interface Receivers {
  /** The newest of the messages. */
  messageId: number
  /** The oldest, where there are several. */
  oldestId?: number
  /** Also whoever is subscribed when the event is delivered. */
  andSubscribers?: true
  /** Others who hold one of them. */
  also?: number[]
}

/** What a user sees at the moment, as far as the delivery of events asks. */
export interface View {
  userId: number
  role: number
  isActive: boolean
  /** The stretches of messages during which the user was subscribed, by channel ID. */
  channels: ReadonlyMap<number, readonly Span[]>
  /** Users whom the user may not access. */
  hidden: ReadonlySet<number>
}

/** What a client asked for when it registered the queue. */
export interface QueueOptions {
  /** Undefined: all types. */
  eventTypes: string[] | undefined
  allPublicChannels: boolean
  applyMarkdown: boolean
  clientGravatar: boolean
  /** The client writes the empty topic as the empty string. */
  emptyTopicName: boolean
  /** The client knows deactivated groups. */
  includeDeactivatedGroups?: boolean
  /** The client does without users whom the caller may not access. */
  userListIncomplete?: boolean
  /** The client knows linkifiers with URL templates. */
  linkifierTemplates?: boolean
  /** The client knows events about single custom emoji. */
  individualEmoji?: boolean
  /** The client knows archived channels. */
  archivedChannels?: boolean
  /** The client takes one event for many deleted messages. */
  bulkMessageDeletion?: boolean
  /** The client follows who is subscribed to channels. */
  includeSubscribers?: boolean
  /** The client takes typing events of channels. */
  streamTyping?: boolean
  /** Presence events have only the modern entries; or the older form without the email address. */
  simplifiedPresence?: boolean
  slimPresence?: boolean
  /** Terms that messages must match, all of them. */
  narrow: Term[]
}

/** For whom an event is presented. */
export interface Reader {
  userId: number
  role: number
  /** Users whom the reader may not access. */
  hidden: ReadonlySet<number>
  /** The stretches of messages during which the reader was subscribed, by channel ID. */
  channels: View['channels']
  queueId: string
  options: QueueOptions
}

/** How queues get the types of events that the log keeps as they go over the wire, without id and type. */
export function asLogged<Payload extends object>(payload: Payload): Payload {
  return payload
}

/** A topic for a queue: the empty one by its name for clients that do not know it. */
export function topicFor(topic: string, { options }: Pick<Reader, 'options'>): string {
  return topic === '' && !options.emptyTopicName ? EMPTY_TOPIC_DISPLAY_NAME : topic
}
