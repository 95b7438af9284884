// What the files of types/ share: the shape of an event, its audience and its reader.

import type { Sight } from '../access/messages/sight.ts'
import type { Subject } from '../caches.ts'
import { EMPTY_TOPIC_DISPLAY_NAME } from '../limits.ts'
import type { Span } from '../models/subscription.ts'
import type { Term } from '../narrow/parse.ts'
import type { Personal } from '../present/channel.ts'
import type { presentEmojiById } from '../present/custom-emoji.ts'
import type { presentLinkifier } from '../present/linkifier.ts'
import type { presentMutedUser } from '../present/muted-user.ts'
import type { presentPlayground } from '../present/playground.ts'
import type { presentProfileField } from '../present/profile-field.ts'

/** An event of one type. */
export interface EventOf<Type extends string, Payload extends object> {
  type: Type
  /** What the log stores. */
  payload: Payload
  audience: Audience
}

/** What events of one type change, apart from what clients are told. */
export interface Effects<Payload extends object> {
  /** What the remembered facts that they make stale are about. */
  invalidates: readonly Subject[]
  /** The IDs of the users whose view of queues one of them changes. */
  changesViewOf(payload: Payload, audience: Audience): readonly number[] | 'everybody'
  /** Whether somebody may see less after one of them than before, so that delivery asks again about older events. */
  endsSight: boolean | ((payload: Payload) => boolean)
}

/** How events of one type are delivered. */
export interface Delivery<Payload extends object> {
  /** Returns the event for a reader, without `id` and `type`: undefined if it is not for this queue, a list for several events. */
  deliver: (payload: Payload, reader: Reader) => object | object[] | undefined
  /**
   * The kind of a reader, derived from everything that affects how the event reads. Readers of one kind get the same event. Undefined, or no
   * function: the event is made for each queue separately.
   */
  kindOf?: (payload: Payload, reader: Reader) => string | undefined
  /**
   * The part of an event that a reader still sees: the same payload if that is all of it, undefined if it is nothing. `always`: the event is
   * about nothing that a reader can lose sight of. People who are hidden from the reader are left out by `deliver`.
   */
  seen: 'always' | ((payload: Payload, sees: Sight) => Payload | undefined)
}

/** What the server does with the logged events of one type. */
export interface EventDefinition<Payload extends object> extends Effects<Payload>, Delivery<Payload> {}

/** For events that change no view. */
export function nobody(): [] {
  return []
}

export type Audience =
  /** With `of`, only the users who may read this channel. */
  | { to: 'users'; ids: number[]; of?: ChannelOfAudience }
  | { to: 'realm'; except?: number[] }
  /** The receivers who may read messages of a channel. Created by `readers`. */
  | ({ to: 'readers' } & ChannelOfAudience & Receivers)
  /** The users who may know of a channel, except `except`. Created by `knowers`. */
  | ({ to: 'knowers'; except?: number[] } & ChannelOfAudience)

/** A channel, and what decides, apart from subscriptions, who may read it or know of it. */
export interface ChannelOfAudience {
  channelId: number
  isPublic: boolean
  isWebPublic?: true
  /** The users a group permits this when the event is written. */
  byGroup?: number[]
}

/**
 * Who is concerned by messages: the users who received one of them by subscription, and the queues that request all messages of public
 * channels.
 */
export interface Receivers {
  /** The newest of the messages. */
  messageId: number
  /** The oldest of the messages, if there are several. */
  oldestId?: number
  /** Includes the users who are subscribed when the event is delivered. */
  andSubscribers?: true
  /** Other users who have one of the messages. */
  also?: number[]
}

/** The current facts about a user that event delivery needs. */
export interface View {
  userId: number
  role: number
  isActive: boolean
  /** The user's subscription spans, by channel ID. */
  channels: ReadonlyMap<number, readonly Span[]>
  /** Users the user may not access. */
  hidden: ReadonlySet<number>
}

/** The options with which a client registered a queue. */
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
  /** The client accepts user lists without users the caller may not access. */
  userListIncomplete?: boolean
  /** The client knows linkifiers with URL templates. */
  linkifierTemplates?: boolean
  /** The client knows events about single custom emoji. */
  individualEmoji?: boolean
  /** The client knows archived channels. */
  archivedChannels?: boolean
  /** The client accepts one event for many deleted messages. */
  bulkMessageDeletion?: boolean
  /** The client wants the subscribers of channels. */
  includeSubscribers?: boolean
  /** The client accepts typing events of channels. */
  streamTyping?: boolean
  /** Presence events have only the modern format (`simplifiedPresence`), or the older format without the email address (`slimPresence`). */
  simplifiedPresence?: boolean
  slimPresence?: boolean
  /** Messages must match all of these terms. */
  narrow: Term[]
}

/** By event type: lists with which events are completed when they are delivered. Only those that the events to deliver tell. */
export interface Lists {
  alert_words?: string[]
  muted_users?: ReturnType<typeof presentMutedUser>[]
  custom_profile_fields?: ReturnType<typeof presentProfileField>[]
  realm_emoji?: ReturnType<typeof presentEmojiById>
  realm_linkifiers?: ReturnType<typeof presentLinkifier>[]
  realm_playgrounds?: ReturnType<typeof presentPlayground>[]
  default_streams?: number[]
  /** The reader's preferences, by channel ID. */
  subscription?: ReadonlyMap<number, Personal>
}

/** The user and the queue for which an event is presented. */
export interface Reader {
  userId: number
  role: number
  /** Users the reader may not access. */
  hidden: ReadonlySet<number>
  /** The reader's subscription spans, by channel ID. */
  channels: View['channels']
  lists: Lists
  queueId: string
  options: QueueOptions
}

/** The list of this type. */
export function listOf<T extends keyof Lists>(type: T, { lists }: Reader): Required<Lists>[T] {
  const list = lists[type]
  if (list === undefined) throw new Error(`the list was not read: ${type}`)
  return list as Required<Lists>[T]
}

/** Delivers events whose logged payload is already in the wire format. */
export function asLogged<Payload extends object>(payload: Payload): Payload {
  return payload
}

/** A topic as the queue gets it: clients that do not know the empty topic get its display name. */
export function topicFor(topic: string, { options }: Pick<Reader, 'options'>): string {
  return topic === '' && !options.emptyTopicName ? EMPTY_TOPIC_DISPLAY_NAME : topic
}

/** For events that read the same to everybody. */
export function oneKind(): string {
  return ''
}
