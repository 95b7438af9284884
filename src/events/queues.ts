// Event queues: a client's subscription to the log. A queue is a row, so any process can serve it and no crash loses it.

import { randomUUID } from 'node:crypto'
import { verifyCredentials } from '../access/people/authority.ts'
import { type App, type Authority, type HangUp, seconds } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { insertRows } from '../db/rows.ts'
import { apiError, badRequest } from '../errors.ts'
import { LONGPOLL_TIMEOUT, MAX_QUEUES } from '../limits.ts'
import { EventQueue } from '../models/event.ts'
import { User } from '../models/user.ts'
import { isLater, type Soon } from '../values/soon.ts'
import { concerns } from './audience.ts'
import { deliver } from './deliver.ts'
import type { QueueOptions, View } from './event.ts'
import { present } from './forms.ts'
import type { LogEntry, NewEvent, UnloggedEvent, Waiter, WakeReason, WireEvent } from './interfaces.ts'
import { change } from './log.ts'
import type { HeldQueue } from './queue-book.ts'
import { KEYS_REVOKED } from './types/api_keys_revoked.ts'
import { queuesRemovedEvent } from './types/queues_removed.ts'
import { nextUnloggedId, seqOf, wireId } from './wire-ids.ts'

/**
 * Creates a queue that begins after `seq`, in place of the one polled longest ago if the owner has too many. Returns its ID.
 * `idleTimeout` in seconds.
 */
export async function createQueue(
  owner: User,
  options: QueueOptions,
  from: { seq: number; idleTimeout: number; client: string; now: Date },
  tx: Tx,
  announce: (event: NewEvent) => void,
): Promise<string> {
  const id = randomUUID()
  const now = seconds(from.now)
  // Locks the owner, so that concurrent requests count each other's queues.
  await User.hold([owner.id], tx)
  const removed = await EventQueue.keepNewestOf(owner.id, MAX_QUEUES - 1, tx)
  if (removed.length > 0) announce(queuesRemovedEvent([owner.id], removed))
  const queue = {
    id,
    realm_id: owner.realm_id,
    user_id: owner.id,
    options: JSON.stringify(options),
    acknowledged_id: wireId(from.seq),
    began_at_id: wireId(from.seq),
    given_id: wireId(from.seq),
    last_seen_at: now,
    idle_timeout: from.idleTimeout,
    date_created: now,
    client: from.client,
  }
  await insertRows(EventQueue, [queue], tx)
  return id
}

/** Removes a queue of the user. Throws BAD_EVENT_QUEUE_ID. (deleteEventQueue) */
export async function removeQueue(app: App, owner: User, queueId: string): Promise<void> {
  await app.notifier.catchUp(owner.realm_id)
  const queue = await findQueue(app, owner, queueId, new Date())
  await change(app, owner.realm_id, async (tx, announce) => {
    await EventQueue.destroy({ where: { id: queue.id }, transaction: tx })
    announce(queuesRemovedEvent([owner.id], [queue.id]))
  })
}

/** Removes queues that were not polled within their idle timeout. */
export async function pruneQueues(app: Pick<App, 'db'>, now: Date): Promise<void> {
  await app.db.transaction((tx) => EventQueue.removeExpired({ now: seconds(now), long: LONGPOLL_TIMEOUT, grace: STORED_LATER }, tx))
}

/** Removes all queues of these users. */
export async function removeQueuesOf(userIds: readonly number[], tx: Tx, announce: (event: NewEvent) => void): Promise<void> {
  if (userIds.length === 0) return
  await EventQueue.destroy({ where: { user_id: [...userIds] }, transaction: tx })
  announce(queuesRemovedEvent(userIds))
}

/** Removes every queue of the server, which nobody serves. */
export async function removeAllQueues({ db }: Pick<App, 'db'>): Promise<void> {
  await db.transaction((tx) => EventQueue.destroy({ where: {}, transaction: tx }))
}

/** A queue of the user that has not expired. Throws BAD_EVENT_QUEUE_ID. */
function findQueue({ queues }: App, owner: User, queueId: string, now: Date): Soon<HeldQueue> {
  const found = queues.find(queueId)
  if (!isLater(found) && isUsable(found, owner, now)) return found
  // Another process may have kept alive what is in memory.
  return (isLater(found) ? found : queues.findStored(queueId)).then((stored) => {
    if (!isUsable(stored, owner, now)) throw badQueue(queueId)
    return stored
  })
}

function isUsable(queue: HeldQueue | undefined, owner: User, now: Date): queue is HeldQueue {
  return queue !== undefined && queue.userId === owner.id && queue.lastSeen + queue.idleTimeout >= seconds(now)
}

function badQueue(queueId: string): Error {
  return apiError('BAD_EVENT_QUEUE_ID', `Bad event queue ID: ${queueId}`, { queue_id: queueId })
}

/** Seconds after which the time of a poll is stored for certain (queue-book.ts), even by a busy process. */
const STORED_LATER = 10
/** A client that polled within this time, in seconds, is online: no poll waits longer for an answer. */
const LIVE = LONGPOLL_TIMEOUT + STORED_LATER

/** Those of the users who have an online client that receives messages. `now` in UNIX seconds. */
export async function onlineAmong(userIds: readonly number[], now: number, tx?: Tx): Promise<Set<number>> {
  const queues = await EventQueue.findPolled(userIds, now - LIVE, tx)
  const takes = ({ options }: { options: string }): boolean => (JSON.parse(options) as QueueOptions).eventTypes?.includes('message') ?? true
  return new Set(queues.filter(takes).map((queue) => queue.user_id))
}

export interface PollRequest {
  queueId: string
  /** Undefined: everything that was not acknowledged. -1: everything, as long as nothing was acknowledged. */
  lastEventId: number | undefined
  dontBlock: boolean
  hangUp: HangUp
  now: Date
  authority: Authority
}

/**
 * The events of a queue after `lastEventId`, as many as fit into one answer; the ID acknowledges events up to it. Waits for an event;
 * a heartbeat ends the wait after a while, when another poll of the queue takes over and when the server closes. With `dontBlock`, never
 * waits and may return no events. Ends when a key of the account is revoked and when the account is deactivated.
 * Throws BAD_EVENT_QUEUE_ID, INVALID_API_KEY, USER_DEACTIVATED, and BAD_REQUEST for an ID outside of the queue's range.
 */
export async function poll(app: App, viewer: User, request: PollRequest): Promise<WireEvent[]> {
  // Whatever was taken away from the caller before this request is known here afterwards.
  const newest = await app.notifier.catchUp(viewer.realm_id)
  if (!request.authority.isCurrent()) await verifyCredentials(request.authority)
  const finding = findQueue(app, viewer, request.queueId, request.now)
  const queue = isLater(finding) ? await finding : finding
  const since = queue.lastSeen * 1000
  const acknowledging = acknowledge(app, queue, request.lastEventId, wireId(newest))
  const from = isLater(acknowledging) ? await acknowledging : acknowledging
  const now = seconds(request.now)
  if (request.dontBlock || queue.idleTimeout >= LONGPOLL_TIMEOUT) {
    queue.lastSeen = Math.max(queue.lastSeen, now)
    app.queues.changed(queue)
    return readQueue(app, queue, { request, since, from })
  }
  // A waiting poll keeps the queue alive, however short its timeout. Each poll has a different time, which identifies it.
  const keptUntil = Math.max(now + LONGPOLL_TIMEOUT, queue.lastSeen + 1)
  queue.lastSeen = keptUntil
  await app.queues.store(queue)
  try {
    return await readQueue(app, queue, { request, since, from })
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
}

/** Waits, if need be, for the events after `from`. */
async function readQueue(app: App, queue: HeldQueue, { request, from, since }: Reading): Promise<WireEvent[]> {
  const { dontBlock, hangUp, authority } = request
  let position = from
  let waited = false
  const { notifier } = app
  const seen = notifier.view(queue.userId)
  const { min, max } = app.config.heartbeat
  const wait = new ParkedPoll(queue, isLater(seen) ? await seen : seen, min + Math.random() * (max - min))
  const unpark = notifier.park(wait)
  hangUp.listener = () => wait.wake('heartbeat')
  if (hangUp.hasHappened) hangUp.listener()
  try {
    for (;;) {
      // Before reading, so that no change is missed.
      const before = notifier.view(queue.userId)
      wait.listen(isLater(before) ? await before : before)
      const reading = notifier.read(queue.realmId, seqOf(position))
      const stretch = isLater(reading) ? await reading : reading
      if (!stretch) throw badQueue(queue.id)
      const { events: log, hasMore } = stretch
      // The events just read may have changed the user's view.
      const after = notifier.view(queue.userId)
      const view = isLater(after) ? await after : after
      // The user was deactivated while the poll waited.
      if (!view.isActive) await verifyCredentials(authority)
      // Events after a revocation need a valid key: the client polls again and proves that it has one.
      const revoked = waited ? log.findIndex(({ type, audience }) => type === KEYS_REVOKED && concerns(audience, view, false)) : -1
      const news = revoked < 0 ? log : log.slice(0, revoked)
      const delivered = news.length > 0 ? newsFor(queue, view, news, from) : []
      position = Math.max(position, wireId(news.at(-1)?.seq ?? 0))
      if (revoked >= 0) {
        if (delivered.length > 0) return delivered
        await verifyCredentials(authority)
        return [await heartbeat(app, queue, position)]
      }
      if (hasMore && delivered.length > 0) return delivered
      if (hasMore) continue
      const telling = unloggedEvents({ app, queue, view, from, position, since })
      const unlogged: WireEvent[] = isLater(telling) ? await telling : telling
      delivered.push(...unlogged)
      if (delivered.length > 0 || dontBlock) return delivered
      // The queue may have been removed before the poll was parked.
      const reason = app.queues.isHeld(queue) ? await wait.next() : 'gone'
      if (reason === 'gone') {
        await verifyCredentials(authority)
        if (!(await app.queues.findStored(queue.id))) throw badQueue(queue.id)
        return [await heartbeat(app, queue, position)]
      }
      if (reason === 'heartbeat') return [await heartbeat(app, queue, position)]
      waited = true
    }
  } finally {
    unpark()
    hangUp.listener = undefined
  }
}

/**
 * Acknowledges events. `newest` is the ID of the newest logged event. Throws BAD_REQUEST for an ID above the newest event of the queue, and
 * for one below what was acknowledged.
 */
function acknowledge(app: App, queue: HeldQueue, lastEventId: number | undefined, newest: number): Soon<number> {
  const before = queue.acknowledged
  const isStart = lastEventId === -1 && before === queue.beganAt
  const acknowledged = isStart ? before : (lastEventId ?? before)
  if (acknowledged < before) throw badRequest("'last_event_id' is lower than the last acknowledged event")
  // Another process may have given it out.
  const isKnown = acknowledged <= Math.max(before, queue.given, newest)
  const raise = (): number => {
    queue.acknowledged = Math.max(queue.acknowledged, acknowledged)
    return acknowledged
  }
  if (isKnown) return raise()
  return app.queues.findStored(queue.id).then(() => {
    if (acknowledged > queue.given) throw badRequest("'last_event_id' is higher than the newest event of the queue")
    return raise()
  })
}

/** Starts the idle timeout after a poll that kept the queue alive, unless another poll has begun since. */
async function letExpire(app: App, queue: HeldQueue, keptUntil: number): Promise<void> {
  if (queue.lastSeen !== keptUntil) return
  queue.lastSeen = seconds(new Date())
  const where = { id: queue.id, last_seen_at: keptUntil }
  await app.db.transaction((tx) => EventQueue.update({ last_seen_at: queue.lastSeen }, { where, transaction: tx }))
}

/** Stores the newest ID of an unlogged event that was given out: the client may acknowledge it to this or another process. */
async function noteGiven(app: App, queue: HeldQueue, id: number): Promise<void> {
  if (id <= queue.given) return
  queue.given = id
  await app.queues.store(queue)
}

async function heartbeat(app: App, queue: HeldQueue, position: number): Promise<WireEvent> {
  const id = nextUnloggedId(position)
  // The poll that follows at once need not be stored then.
  queue.lastSeen = Math.max(queue.lastSeen, seconds(new Date()))
  await noteGiven(app, queue, id)
  return { id, type: 'heartbeat' }
}

/** The unlogged events that the queue has not received, with IDs after `position`. `from` is the ID that its client acknowledged. */
function unloggedEvents({
  app,
  queue,
  view,
  from,
  position,
  since,
}: {
  app: App
  queue: HeldQueue
  view: View
  from: number
  position: number
  since: number
}): Soon<WireEvent[]> {
  const { options } = queue
  const { unlogged } = app.notifier
  const events: WireEvent[] = []
  const taken = unlogged.take({ queueId: queue.id, realmId: queue.realmId, position: from, since })
  if (taken.length === 0) return events
  const given: { id: number; number: number }[] = []
  let id = position
  for (const { number, event } of taken) {
    if (!isFor(event, options, view)) continue
    const [body] = deliver(event, { ...view, queueId: queue.id, options })
    if (!body) continue
    // There is no room before the next logged event: the remaining events are lost, as unlogged events may be.
    if (nextUnloggedId(id) === id) break
    id = nextUnloggedId(id)
    given.push({ id, number })
    events.push({ id, type: event.type, ...body })
  }
  unlogged.gave(queue.id, given)
  return given.length > 0 ? noteGiven(app, queue, id).then(() => events) : events
}

/** What the queue gets of log entries, after `from`: the client may have received some of the events of an entry already. */
function newsFor({ id, options }: HeldQueue, view: View, news: readonly LogEntry[], from: number): WireEvent[] {
  const reader = { ...view, queueId: id, options }
  return news.filter((entry) => isFor(entry, options, view)).flatMap((entry) => present(entry, reader).filter((event) => event.id > from))
}

function isFor(event: LogEntry | UnloggedEvent, options: QueueOptions, view: View): boolean {
  return (options.eventTypes?.includes(event.type) ?? true) && concerns(event.audience, view, options.allPublicChannels)
}

/**
 * A poll that is parked: until it ends, it hears of changes, and of reasons to end. One object without closures, because thousands wait.
 */
class ParkedPoll implements Waiter {
  readonly realmId: number
  readonly queueId: string
  readonly allPublicChannels: boolean
  readonly patience: number
  view: View
  readonly #types: readonly string[] | undefined
  #heard: WakeReason | undefined
  #resume: ((reason: WakeReason) => void) | undefined

  constructor({ id, realmId, options }: HeldQueue, view: View, patience: number) {
    this.realmId = realmId
    this.queueId = id
    this.allPublicChannels = options.allPublicChannels
    this.patience = patience
    this.view = view
    this.#types = options.eventTypes
  }

  wants(type: string): boolean {
    return type === KEYS_REVOKED || (this.#types?.includes(type) ?? true)
  }

  wake(reason: WakeReason): void {
    // What ends the poll is not forgotten for an event.
    if (this.#heard === undefined || this.#heard === 'event') this.#heard = reason
    this.#resume?.(this.#heard)
  }

  /** Subscribes anew to the changes that concern the reader of this view: those from now on end the wait. */
  listen(view: View): void {
    this.view = view
    if (this.#heard === 'event') this.#heard = undefined
    this.#resume = undefined
  }

  /** Waits for the first of them, or for the end of the poll. */
  next(): Promise<WakeReason> {
    return new Promise((resolve) => {
      if (this.#heard) resolve(this.#heard)
      this.#resume = resolve
    })
  }
}
