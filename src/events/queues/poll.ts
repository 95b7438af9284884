// Polls: a client requests the events of its queue and waits for them. (getEvents)

import { verifyCredentials } from '../../access/people/authority.ts'
import type { App, Authority, HangUp } from '../../context.ts'
import { update } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { LONGPOLL_TIMEOUT } from '../../limits.ts'
import { EventQueue } from '../../models/event.ts'
import type { User } from '../../models/user.ts'
import type { WireEvent } from '../../present/event.ts'
import { unixTime } from '../../values/dates.ts'
import { concerns } from '../audience.ts'
import { deliver, wireEvent } from '../deliver.ts'
import type { QueueOptions, View } from '../event.ts'
import type { LogEntry, UnloggedEvent, WakeReason } from '../interfaces.ts'
import { stillSeen } from '../sight.ts'
import { KEYS_REVOKED } from '../types/api_keys_revoked.ts'
import { nextUnloggedId, seqOf, wireId } from '../wire-ids.ts'
import { present } from './forms.ts'
import type { KnownQueue } from './known-queues.ts'
import { listsFor } from './lists.ts'
import { badQueue, findQueue } from './queues.ts'

/** Whether a queue gets an event of this type and audience. */
export function isFor({ type, audience }: LogEntry | UnloggedEvent, { eventTypes, allPublicChannels }: QueueOptions, view: View): boolean {
  return (eventTypes?.includes(type) ?? true) && concerns(audience, view, allPublicChannels)
}

interface NewsFor {
  view: View
  /** The ID that the client acknowledged. */
  from: number
  /** As in EventsAfter. */
  lostAt: number
}

/** The wire events of the log entries that come after `from`. The client may already have received some of the events of one entry. */
async function loggedNews(
  app: App,
  { id, realmId, options }: KnownQueue,
  { view, entries, from, lostAt }: NewsFor & { entries: readonly LogEntry[] },
): Promise<WireEvent[]> {
  if (entries.length === 0) return []
  const shown = channelsShown(view.userId, entries)
  const isKnown = ({ seq, audience }: LogEntry): boolean => audience.to !== 'knowers' || seq > (shown.get(audience.channelId) ?? 0)
  const wanted = entries.flatMap((entry) => (isFor(entry, options, view) && isKnown(entry) ? [{ seq: entry.seq, event: entry }] : []))
  const seen = (await stillSeen(app, view.userId, wanted, lostAt)).map(({ event }) => event)
  const reader = { ...view, lists: await listsFor({ realmId, userId: view.userId }, seen), queueId: id, options }
  return seen.flatMap((entry) => present(entry, reader).filter((one) => one.id > from))
}

/**
 * The seqs of the entries that made channels visible to the user, by channel ID. The current view decides who may know of a channel, so
 * without them the user would also get what happened in the channel before, and its `create` twice.
 */
function channelsShown(userId: number, news: readonly LogEntry[]): Map<number, number> {
  const shown = new Map<number, number>()
  for (const { seq, type, payload, audience } of news)
    if (type === 'stream' && payload.op === 'create' && audience.to === 'users' && audience.ids.includes(userId))
      for (const { stream_id } of payload.streams) shown.set(stream_id, seq)
  return shown
}

/**
 * The unlogged events that the queue has not received, with IDs after `position`, the ID up to which the log was read. `since`: when the
 * queue was polled before, in UNIX milliseconds.
 */
async function unloggedNews(
  app: App,
  queue: KnownQueue,
  { view, from, position, since, lostAt }: NewsFor & { position: number; since: number },
): Promise<WireEvent[]> {
  const { options } = queue
  const { unlogged } = app.notifier
  const taken = unlogged.take({ queueId: queue.id, realmId: queue.realmId, position: from, since })
  const isForQueue = ({ given }: UnloggedEvent): boolean => given === undefined || given.queueId === queue.id
  const wanted = taken.filter(({ event }) => isFor(event, options, view) && isForQueue(event))
  if (wanted.length === 0) return []
  const events: WireEvent[] = []
  const given: { id: number; number: number }[] = []
  let id = position
  for (const { number, event } of await stillSeen(app, view.userId, wanted, lostAt)) {
    const [body] = event.given ? [event.given.body] : deliver(event, { ...view, lists: {}, queueId: queue.id, options })
    if (!body) continue
    // No ID is left before the next logged event. The remaining events are lost, as unlogged events may be.
    if (nextUnloggedId(id) === id) break
    id = nextUnloggedId(id)
    given.push({ id, number })
    events.push(wireEvent(id, event.type, body))
  }
  unlogged.gave(queue.id, given)
  if (given.length > 0) await noteGiven(app, queue, id)
  return events
}

/** Stores the newest delivered ID of an unlogged event, because the client may acknowledge it to this process or another. */
async function noteGiven(app: App, queue: KnownQueue, id: number): Promise<void> {
  if (id <= queue.given) return
  queue.given = id
  await app.queues.store(queue)
}

interface PollRequest {
  queueId: string
  /** Undefined: all events that are not acknowledged yet. -1: all events, provided that none is acknowledged yet. */
  lastEventId: number | undefined
  dontBlock: boolean
  hangUp: HangUp
  now: number
  authority: Authority
}

/**
 * The events of a queue after `lastEventId`, as many as fit into one answer. The ID acknowledges the events up to it. Waits for an event. A
 * heartbeat ends the wait after a while, when another poll of the queue takes over, and when the server closes. With `dontBlock`, never
 * waits and can return no events. The poll ends when a key of the account is revoked or the account is deactivated. Nobody gets what is
 * returned after the client has hung up. Throws
 * BAD_EVENT_QUEUE_ID, INVALID_API_KEY, USER_DEACTIVATED, and BAD_REQUEST for an ID outside the queue's range.
 */
export async function poll(app: App, viewer: User, request: PollRequest): Promise<WireEvent[]> {
  // After this, the process knows of everything that the caller lost before this request.
  const newest = await app.notifier.catchUp(viewer.realm_id)
  if (!request.authority.isCurrent()) await verifyCredentials(request.authority)
  const queue = await findQueue(app, viewer, request.queueId, request.now)
  const since = queue.lastSeen * 1000
  const from = await acknowledge(app, queue, request.lastEventId, wireId(newest))
  const now = request.now
  if (request.dontBlock || queue.idleTimeout >= LONGPOLL_TIMEOUT) {
    queue.lastSeen = Math.max(queue.lastSeen, now)
    app.queues.changed(queue)
    return readQueue(app, queue, { request, since, from, newest })
  }
  // A waiting poll keeps the queue alive, however short its timeout. Each poll stores a different time, which identifies it.
  const keptUntil = Math.max(now + LONGPOLL_TIMEOUT, queue.lastSeen + 1)
  queue.lastSeen = keptUntil
  await app.queues.store(queue)
  try {
    return await readQueue(app, queue, { request, since, from, newest })
  } finally {
    await letExpire(app, queue, keptUntil)
  }
}

interface Reading {
  request: PollRequest
  /** The ID that the client acknowledged. */
  from: number
  /** When the queue was polled before, in UNIX milliseconds. */
  since: number
  /** The seq as of which the caller's key was valid. */
  newest: number
}

/** Reads the queue after `from`, and again whenever something has happened, until there are events or a reason to end without any. */
async function readQueue(app: App, queue: KnownQueue, { request, from, since, newest }: Reading): Promise<WireEvent[]> {
  // Parked before it reads, so that nothing is missed in between.
  const parked = app.notifier.park(queue, await app.notifier.view(queue.userId))
  const timer = setTimeout(() => parked.wake('heartbeat'), heartbeatAfter(app.config.heartbeat))
  request.hangUp.listener = () => parked.wake('hungUp')
  if (request.hangUp.hasHappened) parked.wake('hungUp')
  /** The ID up to which it has read. */
  let position = from
  try {
    // Again before each further read. The first has the view with which the poll was parked.
    for (; ; parked.view = await app.notifier.view(queue.userId)) {
      const part = await app.notifier.read(queue.realmId, seqOf(position))
      if (!part) throw badQueue(queue.id)
      // The events just read may have changed the user's view.
      const view = await app.notifier.view(queue.userId)
      // The user was deactivated while the poll waited.
      if (!view.isActive) await verifyCredentials(request.authority)
      // Events after a revocation need a valid key. The client has to poll again and prove that it has one.
      const revoked = part.events.findIndex(
        ({ seq, type, audience }) => seq > newest && type === KEYS_REVOKED && concerns(audience, view, false),
      )
      const entries = revoked < 0 ? part.events : part.events.slice(0, revoked)
      const events = await loggedNews(app, queue, { view, entries, from, lostAt: part.lostAt })
      position = Math.max(position, wireId(entries.at(-1)?.seq ?? 0))
      const isLast = revoked < 0 && !part.hasMore
      if (isLast) events.push(...(await unloggedNews(app, queue, { view, from, position, since, lostAt: part.lostAt })))
      if (events.length > 0 || (isLast && request.dontBlock)) return events
      if (revoked < 0 && part.hasMore) continue
      const { authority } = request
      // The queue may have been removed before the poll was parked.
      if (revoked >= 0 || app.queues.held(queue.id) !== queue) return await endFor(app, queue, { reason: 'gone', position, authority })
      const reason = await parked.woken()
      // What was logged before the queue was removed is read first.
      if (reason !== 'event' && reason !== 'gone') return await endFor(app, queue, { reason, position, authority })
    }
  } finally {
    clearTimeout(timer)
    request.hangUp.listener = undefined
    parked.leave()
  }
}

/** Moments in the shortest wait for a heartbeat. */
const MOMENTS = 45

/**
 * Milliseconds until a heartbeat. Random, so that clients that connected together drift apart. Heartbeats of all polls fall on the same
 * moments, about a second apart, because what falls on one moment is stored with one statement.
 */
function heartbeatAfter({ min, max }: { min: number; max: number }): number {
  const moment = min / MOMENTS
  const now = performance.now()
  return Math.ceil((now + min + Math.random() * (max - min)) / moment) * moment - now
}

interface Ending {
  reason: Exclude<WakeReason, 'event'>
  /** The ID up to which the queue was read. */
  position: number
  authority: Authority
}

/** The answer to a poll that ends without news. Throws if the caller is refused now or the queue is gone. */
async function endFor(app: App, queue: KnownQueue, { reason, position, authority }: Ending): Promise<WireEvent[]> {
  if (reason === 'gone') {
    await verifyCredentials(authority)
    if (!(await app.queues.findStored(queue.id))) throw badQueue(queue.id)
  }
  // The next poll, if it comes immediately, then need not be stored.
  queue.lastSeen = Math.max(queue.lastSeen, unixTime())
  if (reason === 'hungUp') {
    app.queues.changed(queue)
    return []
  }
  const id = nextUnloggedId(position)
  await noteGiven(app, queue, id)
  return [{ id, type: 'heartbeat' }]
}

/**
 * Acknowledges events. `newest` is the ID of the newest logged event. Throws BAD_REQUEST for an ID above the queue's newest event or below
 * the acknowledged one.
 */
async function acknowledge(app: App, queue: KnownQueue, lastEventId: number | undefined, newest: number): Promise<number> {
  const before = queue.acknowledged
  const isStart = lastEventId === -1 && before === queue.beganAt
  const acknowledged = isStart ? before : (lastEventId ?? before)
  if (acknowledged < before) throw badRequest("'last_event_id' is lower than the last acknowledged event")
  if (acknowledged > Math.max(before, queue.given, newest)) {
    // Another process may have delivered it.
    await app.queues.findStored(queue.id)
    if (acknowledged > queue.given) throw badRequest("'last_event_id' is higher than the newest event of the queue")
  }
  queue.acknowledged = Math.max(queue.acknowledged, acknowledged)
  return acknowledged
}

/** Starts the idle timeout after a poll that kept the queue alive, unless another poll has started since. */
async function letExpire(app: App, queue: KnownQueue, keptUntil: number): Promise<void> {
  if (queue.lastSeen !== keptUntil) return
  queue.lastSeen = unixTime()
  const where = { id: queue.id, last_seen_at: keptUntil }
  await app.db.transaction((tx) => update(EventQueue, { last_seen_at: queue.lastSeen }, where, tx))
}
