// What flows through the event log, and the parts that pass it on.

import type { AnyEvent, LoggedType, UnloggedType } from './deliver.ts'
import type { View } from './event.ts'

/** An event to append. The functions in types/ make them. */
export type NewEvent = AnyEvent<LoggedType>

/** An event as it was logged. */
export type LogEntry = NewEvent & {
  seq: number
  /** Of its text, in UTF-16 units. */
  size: number
}

/** Events of a log in their order, and whether others may follow. */
export interface Stretch {
  events: LogEntry[]
  hasMore: boolean
}

export type UnloggedEvent = AnyEvent<UnloggedType> & {
  realmId: number
  /** What it is the latest word on: an earlier event on the same is not given any more. */
  subject?: string
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
