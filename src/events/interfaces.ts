// The types of the event log and of the parts that pass events on.

import type { EventBody } from '../present/event.ts'
import type { AnyEvent, LoggedType, UnloggedType } from './deliver.ts'
import type { View } from './event.ts'
import type { KnownQueue } from './queues/known-queues.ts'

/** An event to append. The functions in types/ create them. */
export type NewEvent = AnyEvent<LoggedType>

/** A logged event. */
export type LogEntry = NewEvent & {
  seq: number
  /** The size of its text, in UTF-16 units. */
  size: number
}

/** An event that a change has appended to the log, as its row. `payload` and `audience` are JSON. */
export interface WrittenEvent {
  seq: number
  type: string
  payload: string
  audience: string
}

/** Consecutive events of a log, and whether more may follow. */
export interface LogPart {
  events: LogEntry[]
  hasMore: boolean
}

/** The events after a seq, as far as they were read. */
export interface EventsAfter extends LogPart {
  /** Somebody may have lost sight of something by the event with this seq, and by none after it. */
  lostAt: number
}

export type UnloggedEvent = NewUnloggedEvent & { realmId: number }

/** An unlogged event of an organisation. */
export type NewUnloggedEvent = AnyEvent<UnloggedType> & {
  /** What the event is about. An event supersedes earlier events with the same subject. */
  subject?: string
  /** It is for this queue alone, which gets it as it is: an example that a client asked for (src/sandbox/). */
  given?: { queueId: string; body: EventBody<UnloggedType> }
}

/** An unlogged event, its number, and the seq of the logged event that it followed. */
export interface TakenEvent {
  number: number
  seq: number
  event: UnloggedEvent
}

export interface UnloggedEvents {
  /** `seq`: that of the newest logged event that this process has read. */
  add(event: UnloggedEvent, seq: number): void
  /** Records that a queue starts now. */
  begin(queueId: string): void
  /**
   * The events that a queue has not received yet, oldest first. `position` is the event ID that its client has acknowledged. The same
   * position returns the same events again. If another process served the queue until now, its events start at `since` (UNIX milliseconds).
   */
  take(queue: { queueId: string; realmId: number; position: number; since: number }): TakenEvent[]
  /** Records the event IDs under which the client gets the taken events. */
  gave(queueId: string, given: { id: number; number: number }[]): void
}

/** Why a parked poll goes on or ends. */
export type WakeReason =
  /** Something has happened that concerns its reader. */
  | 'event'
  /** It has waited for as long as a poll waits. */
  | 'heartbeat'
  /** Another poll of the same queue has come. */
  | 'superseded'
  /** The client has hung up. */
  | 'hungUp'
  /** The server is closing. */
  | 'closing'
  /** The queue may have been removed, or the key revoked. */
  | 'gone'

/** A poll among those that wait. */
export interface ParkedPoll {
  /** Decides which events concern the poll. */
  view: View
  /** Wakes the poll, now or when it next waits. Of several reasons the first counts, but `event` gives way to any other. */
  wake(reason: WakeReason): void
  /** Resolves when the poll has been woken, perhaps while it did not wait. */
  woken(): Promise<WakeReason>
  /** Removes the poll. */
  leave(): void
}

export interface Notifier {
  /** The user's current view, kept in memory until an event changes it. */
  view(userId: number): Promise<View>
  /**
   * Reads every event committed before the call, so that this process knows of the changes. Returns the seq of the newest event, 0 if there
   * is none.
   */
  catchUp(realmId: number): Promise<number>
  /** Reads every event up to `seq`, which the caller found in the database, unless this process has already read it. */
  catchUpTo(realmId: number, seq: number): Promise<void>
  /** The seq of the newest event that this process has read and reported to its caches. Undefined if it has not read the log yet. */
  lastRead(realmId: number): number | undefined
  /** The next events after `seq` that this process has read, as many as fit into one answer. Undefined if some were pruned. */
  read(realmId: number, seq: number): Promise<EventsAfter | undefined>
  /** The recent unlogged events. */
  unlogged: UnloggedEvents
  /** Parks a poll of a queue, in place of an earlier one. */
  park(queue: KnownQueue, view: View): ParkedPoll
  /** The number of parked polls. */
  waiting(): number
  /** How many events this process had not yet read when it last checked, for the organisation where it is furthest behind. */
  behind(): number
  /** Ends every poll, including later ones. Resolves when no background reading of the log is running. */
  close(): Promise<void>
}
