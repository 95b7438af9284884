// Event queues: a client's subscription to the log. A queue is a row, so any process serves it and none can lose it.

import { randomUUID } from 'node:crypto'
import { verifyCredentials } from '../access/people/authority.ts'
import { type App, type Authority, seconds } from '../context.ts'
import type { Tx } from '../db/index.ts'
import { apiError, badRequest } from '../errors.ts'
import { LONGPOLL_TIMEOUT, MAX_QUEUES } from '../limits.ts'
import { EventQueue } from '../models/event.ts'
import { User } from '../models/user.ts'
import { concerns } from './audience.ts'
import { deliver } from './deliver.ts'
import type { QueueOptions, View } from './event.ts'
import type { LogEntry, UnloggedEvent, WakeReason } from './interfaces.ts'
import { currentSeq, nextUnloggedId, seqOf, wireId } from './log.ts'
import { KEYS_REVOKED } from './types/api_keys_revoked.ts'

export interface WireEvent {
  id: number
  type: string
  [field: string]: unknown
}

/**
 * Makes a queue that begins after `seq`, in place of the one polled longest ago when the owner has too many. Returns its ID.
 * `idleTimeout` in seconds.
 */
export async function createQueue(
  owner: User,
  options: QueueOptions,
  from: { seq: number; idleTimeout: number; client: string; now: Date },
  tx: Tx,
): Promise<string> {
  const id = randomUUID()
  const now = seconds(from.now)
  // One after the other, so that each counts those before it.
  await User.lockAll([owner.id], tx)
  await EventQueue.keepNewestOf(owner.id, MAX_QUEUES - 1, tx)
  await EventQueue.create(
    {
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
    },
    { transaction: tx },
  )
  return id
}

/** Removes a queue of the user. Throws BAD_EVENT_QUEUE_ID. */
export async function removeQueue(app: App, owner: User, queueId: string): Promise<void> {
  const queue = await findQueue(owner, queueId, new Date())
  await app.db.transaction((tx) => queue.destroy({ transaction: tx }))
  app.notifier.expel(queue.realm_id, queue.id)
}

/** Removes queues that nobody has polled for their idle timeout. */
export async function pruneQueues(app: Pick<App, 'db'>, now: Date): Promise<void> {
  await app.db.transaction((tx) => EventQueue.removeExpired(seconds(now), tx))
}

/** Removes all queues of these users. Polls that wait learn of it by an event of the same change. */
export async function removeQueuesOf(userIds: readonly number[], tx: Tx): Promise<void> {
  await EventQueue.destroy({ where: { user_id: [...userIds] }, transaction: tx })
}

async function findQueue(owner: User, queueId: string, now: Date): Promise<EventQueue> {
  const queue = await EventQueue.findByPk(queueId)
  const usable = queue && queue.user_id === owner.id && queue.last_seen_at + queue.idle_timeout >= seconds(now)
  if (!usable) throw badQueue(queueId)
  return queue
}

function badQueue(queueId: string): Error {
  return apiError('BAD_EVENT_QUEUE_ID', `Bad event queue ID: ${queueId}`, { queue_id: queueId })
}

/** A client is there that polled not longer ago than this, in seconds: none waits longer for an answer. */
const LIVE = LONGPOLL_TIMEOUT

/** Those of the users of whom a client is there that takes messages. `now` in UNIX seconds. */
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
  signal: AbortSignal
  now: Date
  authority: Authority
}

/**
 * The events of a queue after `lastEventId`, as many as one answer takes; the ID acknowledges those before. Waits until there is one;
 * a heartbeat ends the wait after a while, when another poll of the queue takes over and when the server closes. Never waits, and
 * may answer nothing, when `dontBlock`. Ends when a key of the account is revoked and when the account is deactivated.
 * Throws BAD_EVENT_QUEUE_ID, INVALID_API_KEY, USER_DEACTIVATED, and BAD_REQUEST for an ID that the queue cannot go to.
 */
export async function poll(app: App, viewer: User, request: PollRequest): Promise<WireEvent[]> {
  const queue = await findQueue(viewer, request.queueId, request.now)
  const now = seconds(request.now)
  if (request.dontBlock || queue.idle_timeout >= LONGPOLL_TIMEOUT)
    return readQueue(app, viewer, queue, { ...request, from: await acknowledge(app, queue, request, now) })
  // A poll that waits keeps the queue alive, however soon it would expire. Each has another time, by which it is known.
  const keptUntil = Math.max(now + LONGPOLL_TIMEOUT, queue.last_seen_at + 1)
  try {
    return await readQueue(app, viewer, queue, { ...request, from: await acknowledge(app, queue, request, keptUntil) })
  } finally {
    await letExpire(app, queue, keptUntil)
  }
}

/** Waits, if need be, for the events after `from`. */
async function readQueue(
  app: App,
  viewer: User,
  queue: EventQueue,
  { from, dontBlock, signal, authority }: Pick<PollRequest, 'dontBlock' | 'signal' | 'authority'> & { from: number },
): Promise<WireEvent[]> {
  const options = JSON.parse(queue.options) as QueueOptions
  let position = from
  let waited = false
  const deadline = Date.now() + app.config.heartbeat.min + Math.random() * (app.config.heartbeat.max - app.config.heartbeat.min)
  for (;;) {
    const view = await app.notifier.view(viewer.id)
    const wait = parkQueue({ app, queue, options, view, signal, deadline })
    try {
      const stretch = await app.notifier.read(queue.realm_id, seqOf(position))
      if (!stretch) throw badQueue(queue.id)
      const { events: log, hasMore } = stretch
      // Reading may have brought news of what the user sees.
      const currentView = await app.notifier.view(viewer.id)
      // Deactivated while it waited.
      if (!currentView.isActive) await verifyCredentials(authority)
      // What comes after it is for who has a key that is worth something: the client comes back and shows its own.
      const revoked = waited ? log.findIndex(({ type, audience }) => type === KEYS_REVOKED && concerns(audience, currentView, false)) : -1
      const news = revoked < 0 ? log : log.slice(0, revoked)
      const events = news.filter((event) => isFor(event, options, currentView))
      // The client may have had a part of what one entry of the log gives.
      const delivered = events.flatMap((event) => present(event, currentView, queue, options)).filter(({ id }) => id > from)
      position = Math.max(position, wireId(news.at(-1)?.seq ?? 0))
      if (revoked >= 0) {
        if (delivered.length > 0) return delivered
        await verifyCredentials(authority)
        return [await heartbeat(app, queue, position)]
      }
      if (hasMore && delivered.length > 0) return delivered
      if (hasMore) continue
      delivered.push(...(await unloggedEvents({ app, queue, options, view: currentView, from, position })))
      if (delivered.length > 0 || dontBlock) return delivered
      // It may have been deleted before it was parked.
      const reason = (await EventQueue.count({ where: { id: queue.id } })) > 0 ? await wait.done : 'gone'
      if (reason === 'gone') {
        await verifyCredentials(authority)
        throw badQueue(queue.id)
      }
      if (reason === 'heartbeat') return [await heartbeat(app, queue, position)]
      waited = true
    } finally {
      wait.cancel()
    }
  }
}

/** Throws BAD_REQUEST for an ID that no event of the queue has had, and for one before what was acknowledged. */
async function acknowledge(app: App, queue: EventQueue, request: PollRequest, seenAt: number): Promise<number> {
  const { acknowledged_id: before, began_at_id: began, given_id: given } = queue
  const isStart = request.lastEventId === -1 && before === began
  const acknowledged = isStart ? before : (request.lastEventId ?? before)
  if (acknowledged < before) throw badRequest("'last_event_id' is below what was acknowledged already")
  if (acknowledged > Math.max(before, given) && acknowledged > wireId(await currentSeq(queue.realm_id)))
    throw badRequest("'last_event_id' is above the newest event of the queue")
  await app.db.transaction((tx) =>
    EventQueue.update({ acknowledged_id: acknowledged, last_seen_at: seenAt }, { where: { id: queue.id }, transaction: tx }),
  )
  return acknowledged
}

/** A poll that has kept the queue alive is over: the time until the queue expires begins now. Not if another poll has begun since. */
async function letExpire(app: App, { id }: EventQueue, keptUntil: number): Promise<void> {
  const where = { id, last_seen_at: keptUntil }
  await app.db.transaction((tx) => EventQueue.update({ last_seen_at: seconds(new Date()) }, { where, transaction: tx }))
}

/** Notes the newest ID of an event that is not logged: its client may acknowledge it, here or at another process. */
async function noteGiven(app: App, queue: EventQueue, id: number): Promise<void> {
  if (id <= queue.given_id) return
  await app.db.transaction((tx) => EventQueue.update({ given_id: id }, { where: { id: queue.id }, transaction: tx }))
}

async function heartbeat(app: App, queue: EventQueue, position: number): Promise<WireEvent> {
  const id = nextUnloggedId(position)
  await noteGiven(app, queue, id)
  return { id, type: 'heartbeat' }
}

/** The events that are not logged and that the queue has not had, with IDs after `position`. `from` is where its client stands. */
async function unloggedEvents({
  app,
  queue,
  options,
  view,
  from,
  position,
}: {
  app: App
  queue: EventQueue
  options: QueueOptions
  view: View
  from: number
  position: number
}): Promise<WireEvent[]> {
  const { unlogged } = app.notifier
  const events: WireEvent[] = []
  const given: { id: number; number: number }[] = []
  let id = position
  const since = queue.last_seen_at * 1000
  for (const { number, event } of unlogged.take({ queueId: queue.id, realmId: queue.realm_id, position: from, since })) {
    if (!isFor(event, options, view)) continue
    const [body] = deliver(event, { ...view, queueId: queue.id, options })
    if (!body) continue
    // No room before the next logged event: the rest is lost, as unlogged events may be.
    if (nextUnloggedId(id) === id) break
    id = nextUnloggedId(id)
    given.push({ id, number })
    events.push({ id, type: event.type, ...body })
  }
  unlogged.gave(queue.id, given)
  if (given.length > 0) await noteGiven(app, queue, id)
  return events
}

function isFor(event: LogEntry | UnloggedEvent, options: QueueOptions, view: View): boolean {
  return (options.eventTypes?.includes(event.type) ?? true) && concerns(event.audience, view, options.allPublicChannels)
}

/** Of several events that one entry gives the last has its ID and the others those before, where IDs of unlogged ones do not reach. */
function present(event: LogEntry, view: View, queue: EventQueue, options: QueueOptions): WireEvent[] {
  const bodies = deliver(event, { ...view, queueId: queue.id, options })
  return bodies.map((body, i) => ({ id: wireId(event.seq) - (bodies.length - 1 - i), type: event.type, ...body }))
}

/** Subscribes to the changes that concern the queue. Done before reading, so that none falls between. */
function parkQueue({
  app,
  queue,
  options,
  view,
  signal,
  deadline,
}: {
  app: App
  queue: EventQueue
  options: QueueOptions
  view: View
  signal: AbortSignal
  deadline: number
}): { done: Promise<WakeReason>; cancel(): void } {
  let finish: (reason: WakeReason) => void = () => {}
  const done = new Promise<WakeReason>((resolve) => {
    finish = resolve
  })
  const unpark = app.notifier.park({
    realmId: queue.realm_id,
    queueId: queue.id,
    view,
    allPublicChannels: options.allPublicChannels,
    wants: (type) => type === KEYS_REVOKED || (options.eventTypes?.includes(type) ?? true),
    wake: finish,
  })
  const heartbeat = setTimeout(() => finish('heartbeat'), Math.max(0, deadline - Date.now()))
  const hangUp = (): void => finish('heartbeat')
  signal.addEventListener('abort', hangUp)
  if (signal.aborted) hangUp()
  return {
    done,
    cancel: () => {
      unpark()
      clearTimeout(heartbeat)
      signal.removeEventListener('abort', hangUp)
    },
  }
}
