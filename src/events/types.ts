// What flows through the event log, to whom, and the parts that pass it on.

import type { Span } from '../models/subscription.ts'
import type { Term } from '../narrow/parse.ts'

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

/** An event to append. `payload` is the event on the wire without id and type, or what its presenter needs. */
export interface NewEvent {
  type: string
  payload: object
  audience: Audience
}

/** An event as it was logged. */
export interface LogEntry extends NewEvent {
  seq: number
  /** Of its text, in UTF-16 units. */
  size: number
}

/** Events of a log in their order, and whether others may follow. */
export interface Stretch {
  events: LogEntry[]
  hasMore: boolean
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

export interface UnloggedEvent {
  realmId: number
  type: string
  /** What it is the latest word on: an earlier event on the same is not given any more. */
  subject?: string
  payload: object
  audience: Audience
}

export interface UnloggedEvents {
  add(event: UnloggedEvent): void
  /** Says that a queue begins now. */
  begin(queueId: string): void
  /**
   * The events that a queue has not had, oldest first. `position` is the event ID up to which its client has acknowledged: the
   * same position again gives the same events again. `since` (UNIX milliseconds) is where a queue begins that was served by
   * another process until now.
   */
  take(queue: { queueId: string; realmId: number; position: number; since: number }): { number: number; event: UnloggedEvent }[]
  /** Says under which event IDs the client gets what was taken. */
  gave(queueId: string, given: { id: number; number: number }[]): void
}

/** News, it is time for a heartbeat, or the queue was deleted. */
export type WakeReason = 'event' | 'heartbeat' | 'gone'

/** A poll that waits. It holds no more than this. */
export interface Waiter {
  realmId: number
  queueId: string
  view: View
  allPublicChannels: boolean
  wants(type: string): boolean
  wake(reason: WakeReason): void
}

export interface Notifier {
  /** What the user sees now, from memory when nothing has changed it. */
  view(userId: number): Promise<View>
  /** The next events after `seq`, as many as one answer takes, up to the newest that is committed. Undefined when some were pruned. */
  read(realmId: number, seq: number): Promise<Stretch | undefined>
  /** The events of late that are not logged. */
  unlogged: UnloggedEvents
  /** Registers a waiter; the result removes it. An earlier one of the same queue is released. */
  park(waiter: Waiter): () => void
  /** Tells the waiter of a queue that it was deleted. One of another process learns of it when it reads again. */
  expel(realmId: number, queueId: string): void
  /** Lets every waiter go, now and from now on. */
  close(): void
}
