// Polls: a client requests the events of its queue and waits for them. (getEvents)

import { verifyCredentials } from '../../access/people/authority.ts'
import { type App, type Authority, type HangUp, unixTime } from '../../context.ts'
import { badRequest } from '../../errors.ts'
import { LONGPOLL_TIMEOUT } from '../../limits.ts'
import { EventQueue } from '../../models/event.ts'
import type { User } from '../../models/user.ts'
import { andThen, isLater, type Soon } from '../../values/soon.ts'
import { concerns } from '../audience.ts'
import { deliver } from '../deliver.ts'
import type { QueueOptions, View } from '../event.ts'
import type { LogEntry, TakenEvent, UnloggedEvent, Waiter, WakeReason, WireEvent } from '../interfaces.ts'
import { stillSeen } from '../sight.ts'
import { KEYS_REVOKED } from '../types/api_keys_revoked.ts'
import { nextUnloggedId, seqOf, wireId } from '../wire-ids.ts'
import { present } from './forms.ts'
import { listsFor } from './lists.ts'
import type { HeldQueue } from './queue-book.ts'
import { badQueue, findQueue } from './queues.ts'

export interface PollRequest {
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
 * waits and can return no events. The poll ends when a key of the account is revoked or the account is deactivated. Throws
 * BAD_EVENT_QUEUE_ID, INVALID_API_KEY, USER_DEACTIVATED, and BAD_REQUEST for an ID outside the queue's range.
 */
export async function poll(app: App, viewer: User, request: PollRequest): Promise<WireEvent[]> {
  // After this, the process knows of everything that the caller lost before this request.
  const newest = await app.notifier.catchUp(viewer.realm_id)
  if (!request.authority.isCurrent()) await verifyCredentials(request.authority)
  const finding = findQueue(app, viewer, request.queueId, request.now)
  const queue = isLater(finding) ? await finding : finding
  const since = queue.lastSeen * 1000
  const acknowledging = acknowledge(app, queue, request.lastEventId, wireId(newest))
  const from = isLater(acknowledging) ? await acknowledging : acknowledging
  const now = request.now
  if (request.dontBlock || queue.idleTimeout >= LONGPOLL_TIMEOUT) {
    queue.lastSeen = Math.max(queue.lastSeen, now)
    app.queues.changed(queue)
    return readQueue(app, queue, { request, since, from })
  }
  // A waiting poll keeps the queue alive, however short its timeout. Each poll stores a different time, which identifies it.
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

/** Returns the events after `from`, waiting for them if necessary. */
async function readQueue(app: App, queue: HeldQueue, reading: Reading): Promise<WireEvent[]> {
  const seen = app.notifier.view(queue.userId)
  const view = isLater(seen) ? await seen : seen
  return new Promise((resolve, reject) => new QueueReader(app, queue, reading, view, { resolve, reject }).begin())
}

interface Outcome {
  resolve(events: WireEvent[]): void
  reject(error: unknown): void
}

/**
 * A poll that reads its queue until it has events to deliver. Between readings it is parked until the notifier wakes it for a change or a
 * reason to end. It awaits nothing meanwhile, because thousands are parked (docs/adr/0005-polls.md).
 */
class QueueReader implements Waiter {
  readonly realmId: number
  readonly queueId: string
  readonly allPublicChannels: boolean
  readonly patience: number
  view: View
  readonly #app: App
  readonly #queue: HeldQueue
  readonly #reading: Reading
  readonly #outcome: Outcome
  /** The ID up to which it has read. */
  #position: number
  #hasWaited = false
  #isParked = false
  #heard: WakeReason | undefined
  #unpark: (() => void) | undefined

  constructor(app: App, queue: HeldQueue, reading: Reading, view: View, outcome: Outcome) {
    const { min, max } = app.config.heartbeat
    this.realmId = queue.realmId
    this.queueId = queue.id
    this.allPublicChannels = queue.options.allPublicChannels
    this.patience = min + Math.random() * (max - min)
    this.view = view
    this.#app = app
    this.#queue = queue
    this.#reading = reading
    this.#outcome = outcome
    this.#position = reading.from
  }

  begin(): void {
    const { hangUp } = this.#reading.request
    this.#unpark = this.#app.notifier.park(this)
    hangUp.listener = () => this.wake('heartbeat')
    if (hangUp.hasHappened) hangUp.listener()
    void this.#advance('event')
  }

  wants(type: string): boolean {
    return type === KEYS_REVOKED || (this.#queue.options.eventTypes?.includes(type) ?? true)
  }

  wake(reason: WakeReason): void {
    // An event does not replace a reason that ends the poll.
    if (this.#heard === undefined || this.#heard === 'event') this.#heard = reason
    if (!this.#isParked) return
    this.#isParked = false
    void this.#advance(this.#heard)
  }

  /** Reads or ends, until the poll has its events or must wait. */
  async #advance(why: WakeReason): Promise<void> {
    try {
      let events: WireEvent[] | undefined
      for (let reason: WakeReason | undefined = why; reason && !events; reason = this.#heard)
        events = reason === 'event' ? await this.#read() : await this.#endFor(reason)
      if (!events) {
        this.#isParked = true
        return
      }
      this.#leave()
      this.#outcome.resolve(events)
    } catch (error) {
      this.#leave()
      this.#outcome.reject(error)
    }
  }

  #leave(): void {
    this.#unpark?.()
    this.#reading.request.hangUp.listener = undefined
  }

  /** The events to deliver. Undefined if the poll must wait for them. */
  async #read(): Promise<WireEvent[] | undefined> {
    const app = this.#app
    const queue = this.#queue
    const { request, from, since } = this.#reading
    for (;;) {
      // Taken before reading, so that no change is missed: from here on, a change ends the wait.
      const before = app.notifier.view(queue.userId)
      this.view = isLater(before) ? await before : before
      if (this.#heard === 'event') this.#heard = undefined
      const reading = app.notifier.read(queue.realmId, seqOf(this.#position))
      const stretch = isLater(reading) ? await reading : reading
      if (!stretch) throw badQueue(queue.id)
      const { events: log, hasMore, lostAt } = stretch
      // The events just read may have changed the user's view.
      const after = app.notifier.view(queue.userId)
      const view = isLater(after) ? await after : after
      // The user was deactivated while the poll waited.
      if (!view.isActive) await verifyCredentials(request.authority)
      // Events after a revocation need a valid key. The client has to poll again and prove that it has one.
      const isRevocation = ({ type, audience }: LogEntry): boolean => type === KEYS_REVOKED && concerns(audience, view, false)
      const revoked = this.#hasWaited ? log.findIndex(isRevocation) : -1
      const news = revoked < 0 ? log : log.slice(0, revoked)
      const presenting: Soon<WireEvent[]> = news.length > 0 ? newsFor(app, queue, { view, news, from, lostAt }) : []
      const delivered = isLater(presenting) ? await presenting : presenting
      this.#position = Math.max(this.#position, wireId(news.at(-1)?.seq ?? 0))
      if (revoked >= 0) return delivered.length > 0 ? delivered : this.#endFor('gone')
      if (hasMore && delivered.length > 0) return delivered
      if (hasMore) continue
      const unloggedNow = unloggedEvents(app, { queue, view, from, position: this.#position, since, lostAt })
      const unlogged: WireEvent[] = isLater(unloggedNow) ? await unloggedNow : unloggedNow
      delivered.push(...unlogged)
      if (delivered.length > 0 || request.dontBlock) return delivered
      this.#hasWaited = true
      // The queue may have been removed before the poll was parked.
      return app.queues.isHeld(queue) ? undefined : this.#endFor('gone')
    }
  }

  /** The answer to a poll that ends without events. Throws if the reason is that the caller is refused or the queue is gone. */
  async #endFor(reason: Exclude<WakeReason, 'event'>): Promise<WireEvent[]> {
    const app = this.#app
    const queue = this.#queue
    if (reason === 'gone') {
      await verifyCredentials(this.#reading.request.authority)
      if (!(await app.queues.findStored(queue.id))) throw badQueue(queue.id)
    }
    return [await heartbeat(app, queue, this.#position)]
  }
}

/**
 * Acknowledges events. `newest` is the ID of the newest logged event. Throws BAD_REQUEST for an ID above the queue's newest event or below
 * the acknowledged one.
 */
function acknowledge(app: App, queue: HeldQueue, lastEventId: number | undefined, newest: number): Soon<number> {
  const before = queue.acknowledged
  const isStart = lastEventId === -1 && before === queue.beganAt
  const acknowledged = isStart ? before : (lastEventId ?? before)
  if (acknowledged < before) throw badRequest("'last_event_id' is lower than the last acknowledged event")
  // Another process may have delivered it.
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

/** Starts the idle timeout after a poll that kept the queue alive, unless another poll has started since. */
async function letExpire(app: App, queue: HeldQueue, keptUntil: number): Promise<void> {
  if (queue.lastSeen !== keptUntil) return
  queue.lastSeen = unixTime()
  const where = { id: queue.id, last_seen_at: keptUntil }
  await app.db.transaction((tx) => EventQueue.update({ last_seen_at: queue.lastSeen }, { where, transaction: tx }))
}

/** Stores the newest delivered ID of an unlogged event, because the client may acknowledge it to this process or another. */
async function noteGiven(app: App, queue: HeldQueue, id: number): Promise<void> {
  if (id <= queue.given) return
  queue.given = id
  await app.queues.store(queue)
}

async function heartbeat(app: App, queue: HeldQueue, position: number): Promise<WireEvent> {
  const id = nextUnloggedId(position)
  // The next poll, if it comes immediately, then need not be stored.
  queue.lastSeen = Math.max(queue.lastSeen, unixTime())
  await noteGiven(app, queue, id)
  return { id, type: 'heartbeat' }
}

interface UnloggedReading {
  queue: HeldQueue
  view: View
  /** The ID that the client acknowledged, and the ID up to which the queue was read. */
  from: number
  position: number
  /** When the queue was polled before, in UNIX milliseconds. */
  since: number
  lostAt: number
}

/** The unlogged events that the queue has not received, with IDs after `position`. */
function unloggedEvents(app: App, reading: UnloggedReading): Soon<WireEvent[]> {
  const { queue, view, from, since, lostAt } = reading
  const taken = app.notifier.unlogged.take({ queueId: queue.id, realmId: queue.realmId, position: from, since })
  const wanted = taken.filter(({ event }) => isFor(event, queue.options, view))
  if (wanted.length === 0) return []
  return andThen(stillSeen(app, view.userId, wanted, lostAt), (seen) => giveUnlogged(app, reading, seen))
}

function giveUnlogged(app: App, { queue, view, position }: UnloggedReading, seen: readonly TakenEvent[]): Soon<WireEvent[]> {
  const { options } = queue
  const { unlogged } = app.notifier
  const events: WireEvent[] = []
  const given: { id: number; number: number }[] = []
  let id = position
  for (const { number, event } of seen) {
    const [body] = deliver(event, { ...view, lists: {}, queueId: queue.id, options })
    if (!body) continue
    // No ID is left before the next logged event. The remaining events are lost, as unlogged events may be.
    if (nextUnloggedId(id) === id) break
    id = nextUnloggedId(id)
    given.push({ id, number })
    events.push({ id, type: event.type, ...body })
  }
  unlogged.gave(queue.id, given)
  return given.length > 0 ? noteGiven(app, queue, id).then(() => events) : events
}

/** The wire events of the log entries that come after `from`. The client may already have received some of the events of one entry. */
function newsFor(
  app: App,
  { id, realmId, options }: HeldQueue,
  { view, news, from, lostAt }: { view: View; news: readonly LogEntry[]; from: number; lostAt: number },
): Soon<WireEvent[]> {
  const shown = channelsShown(view.userId, news)
  const isKnown = ({ seq, audience }: LogEntry): boolean => audience.to !== 'knowers' || seq > (shown.get(audience.channelId) ?? 0)
  const wanted = news.flatMap((entry) => (isFor(entry, options, view) && isKnown(entry) ? [{ seq: entry.seq, event: entry }] : []))
  return andThen(stillSeen(app, view.userId, wanted, lostAt), (seen) => {
    const entries = seen.map(({ event }) => event)
    return andThen(listsFor({ realmId, userId: view.userId }, entries), (lists) => {
      const reader = { ...view, lists, queueId: id, options }
      return entries.flatMap((entry) => present(entry, reader).filter((one) => one.id > from))
    })
  })
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

function isFor(event: LogEntry | UnloggedEvent, options: QueueOptions, view: View): boolean {
  return (options.eventTypes?.includes(event.type) ?? true) && concerns(event.audience, view, options.allPublicChannels)
}
