// Live events: registers a queue, reads it by long polling and acknowledges its events, while the caller requests more.

import type { Client as FetchClient, Middleware } from 'openapi-fetch'
import type { components, paths } from './contract.ts'
import { ApiError, unwrap } from './errors.ts'
import { PAUSES, type Pauses, pause, persist } from './retry.ts'

/** Every event of the contract, distinguished by `type` and, in some types, `op`. */
export type Event = components['schemas']['Event']
type EventType = Exclude<Event['type'], 'heartbeat'>
type RegisterRequest = components['schemas']['RegisterRequest']
/** Milliseconds for a registration, and for a poll if the server does not specify a time. */
const PATIENCE = 90_000
/** Milliseconds for the deletion of a queue. Nothing waits for it. */
const DELETION = 5_000
type Registered = paths['/register']['post']['responses'][200]['content']['application/json']
/** The state that a queue's events keep up to date. */
export type Registration = Registered & { queue_id: string }

export interface EventsOptions<Type extends EventType = EventType> {
  /** All types if omitted. */
  eventTypes?: readonly Type[]
  /** Parts of the state that `onState` gets. None if omitted. */
  fetchEventTypes?: readonly string[]
  /** Other parameters of `POST /register`. */
  register?: Omit<RegisterRequest, 'event_types' | 'fetch_event_types'>
  /**
   * Gets the state when the events start, and again whenever events may have been missed because the queue expired or was deleted. The
   * caller then replaces what it knows.
   */
  onState?(registration: Registration): void | Promise<void>
  /** Ends the events, also while waiting for one. */
  signal?: AbortSignal
  /** How long to pause after failures. */
  pauses?: Pauses
}

interface Queue {
  id: string
  /** The ID of the newest event that the caller has processed. */
  lastEventId: number
  patience: number
}

/**
 * The events of a new queue, in order. Omits heartbeats and events that the server sends unrequested. An event is acknowledged when the
 * caller requests the next one, so a restarted server sends again what the caller has not processed. Lost connections are not errors.
 * Leaving the loop deletes the queue without waiting for the deletion.
 */
export async function* events<Type extends EventType>(
  api: FetchClient<paths>,
  options: EventsOptions<Type>,
): AsyncGenerator<Extract<Event, { type: Type }>, void, undefined> {
  const { eventTypes, signal, pauses = PAUSES } = options
  let queue: Queue | undefined
  let losses = 0
  try {
    for (;;) {
      if (!queue) {
        const registration = await persist((sending) => register(api, options, sending), pauses, signal)
        if (!hasQueue(registration)) throw new Error('A client without credentials has no event queue')
        queue = queueOf(registration)
        await options.onState?.(registration)
      }
      const current: Queue = queue
      const found = await persist((sending) => poll(api, current, sending, signal), pauses, signal)
      if (!found) {
        queue = undefined
        losses++
        await pause(losses, pauses, signal)
        continue
      }
      losses = 0
      for (const event of found) {
        signal?.throwIfAborted()
        if (isOfType(event, eventTypes)) yield event
        queue.lastEventId = event.id
      }
    }
  } catch (error) {
    if (!signal?.aborted) throw error
  } finally {
    // Otherwise the server deletes the queue later.
    if (queue) api.DELETE('/events', { params: { query: { queue_id: queue.id } }, signal: AbortSignal.timeout(DELETION) }).catch(() => {})
  }
}

/** Whether the caller gets an event. Every queue gets some types. */
function isOfType<Type extends EventType>(event: Event, types?: readonly Type[]): event is Extract<Event, { type: Type }> {
  return types ? types.some((type) => type === event.type) : event.type !== 'heartbeat'
}

function register<Type extends EventType>(
  api: FetchClient<paths>,
  { eventTypes, fetchEventTypes = [], register: others, signal }: EventsOptions<Type>,
  sending: () => void,
): Promise<Registered> {
  const types = eventTypes ? { event_types: [...eventTypes] } : {}
  const body: RegisterRequest = { ...others, ...types, fetch_event_types: [...fetchEventTypes] }
  return unwrap(api.POST('/register', { body, ...limits(PATIENCE, sending, signal) }))
}

/** Whether the server keeps events for the client. It does not for spectators, who have no credentials. */
function hasQueue(registration: Registered): registration is Registration {
  return registration.queue_id !== null
}

function queueOf({ queue_id, last_event_id, event_queue_longpoll_timeout_seconds: seconds }: Registration): Queue {
  return { id: queue_id, lastEventId: last_event_id, patience: seconds ? seconds * 1000 : PATIENCE }
}

/** The next events. Undefined if the queue no longer exists. */
async function poll(
  api: FetchClient<paths>,
  { id, lastEventId, patience }: Queue,
  sending: () => void,
  signal?: AbortSignal,
): Promise<Event[] | undefined> {
  const query = { queue_id: id, last_event_id: lastEventId }
  try {
    return (await unwrap(api.GET('/events', { params: { query }, ...limits(patience, sending, signal) }))).events
  } catch (error) {
    if (error instanceof ApiError && error.body?.code === 'BAD_EVENT_QUEUE_ID') return undefined
    throw error
  }
}

/** The time limit of a request, and a callback for its sending. */
function limits(milliseconds: number, sending: () => void, signal?: AbortSignal): { signal: AbortSignal; middleware: Middleware[] } {
  const limit = AbortSignal.timeout(milliseconds)
  return { signal: signal ? AbortSignal.any([signal, limit]) : limit, middleware: [{ onRequest: sending }] }
}
