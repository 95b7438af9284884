// One per process: reads each new stretch of a log once, keeps the newest part in memory, and wakes the polls that an
// event concerns.

import type { Logger } from 'pino'
import { hiddenFrom } from '../access/people/users.ts'
import { MAX_PAGE_SIZE } from '../limits.ts'
import { SubscriptionSpan } from '../models/subscription.ts'
import { User } from '../models/user.ts'
import { concerns } from './audience.ts'
import type { Broker } from './broker.ts'
import { currentSeq, currentSeqs, readLog, tellCaches } from './log.ts'
import type { PersonPayload } from './people.ts'
import type { LogEntry, Notifier, Stretch, View, Waiter } from './types.ts'
import { createUnloggedEvents } from './unlogged.ts'

/** How many events of an organisation stay in memory, and how large they are together (LogEntry.size). */
const RING = { events: 2_000, size: MAX_PAGE_SIZE }
/** How often a process looks for changes that nobody told it of, in milliseconds. */
const SLOW_POLL = 1_000

interface Tail {
  events: LogEntry[]
  /** The seq before the first event of `events`. */
  start: number
  last: number
  /** Of all events (LogEntry.size). */
  size: number
  reading: Promise<void> | undefined
  again: boolean
}

export function createNotifier(broker: Broker, log: Logger): Notifier {
  const tails = new Map<number, Tail>()
  const waiters = new Map<number, Map<string, Waiter>>()
  const views = new Map<number, Promise<View>>()
  const unlogged = createUnloggedEvents()
  let closed = false

  const loadView = async (userId: number): Promise<View> => {
    const [user, channels] = await Promise.all([
      User.findByPk(userId, { attributes: ['id', 'realm_id', 'role', 'is_active'], raw: true, rejectOnEmpty: true }),
      SubscriptionSpan.findOf(userId),
    ])
    return { userId, role: user.role, isActive: Boolean(user.is_active), channels, hidden: await hiddenFrom(user) }
  }

  function wakeConcerned(realmId: number, event: LogEntry): void {
    // Another process may have changed what decides about who users are and what they see.
    tellCaches([event.type])
    const changed = usersWhoSeeAnew(event)
    for (const id of changed) views.delete(id)
    // All that came to anybody in an archived channel is read.
    if (isArchiving(event)) views.clear()
    for (const waiter of waiters.get(realmId)?.values() ?? []) {
      if (
        changed.includes(waiter.view.userId) ||
        (waiter.wants(event.type) && concerns(event.audience, waiter.view, waiter.allPublicChannels))
      )
        waiter.wake('event')
    }
  }

  async function tailOf(realmId: number): Promise<Tail> {
    const known = tails.get(realmId)
    if (known) return known
    const last = await currentSeq(realmId)
    const tail: Tail = tails.get(realmId) ?? { events: [], start: last, last, size: 0, reading: undefined, again: false }
    tails.set(realmId, tail)
    return tail
  }

  /** Reads on to the end of the log. Calls that come meanwhile share the next reading. */
  async function readOn(realmId: number): Promise<void> {
    const tail = await tailOf(realmId)
    if (tail.reading) {
      tail.again = true
      return tail.reading
    }
    const read = async (): Promise<void> => {
      do {
        tail.again = false
        for (let more = true; more; ) {
          const { events, hasMore } = await readLog(realmId, tail.last)
          more = hasMore
          for (const event of events) {
            tail.events.push(event)
            tail.last = event.seq
            tail.size += event.size
            wakeConcerned(realmId, event)
          }
          if (tail.events.length > 2 * RING.events || tail.size > 2 * RING.size) trim(tail)
        }
      } while (tail.again)
    }
    tail.reading = read().finally(() => {
      tail.reading = undefined
    })
    return tail.reading
  }

  const background = (realmId: number): void => void readOn(realmId).catch((err) => log.error({ err }, 'reading the event log'))
  broker.onPoke((realmId) => {
    // Nobody here has asked for this log yet: it will be read when somebody does.
    if (tails.has(realmId)) background(realmId)
  })
  broker.onPublish((event) => {
    unlogged.add(event)
    for (const waiter of waiters.get(event.realmId)?.values() ?? [])
      if (waiter.wants(event.type) && concerns(event.audience, waiter.view, waiter.allPublicChannels)) waiter.wake('event')
  })
  const slowPoll = setInterval(() => {
    const realmIds = [...waiters.keys()]
    if (realmIds.length === 0) return
    currentSeqs(realmIds)
      .then((seqs) => {
        for (const [realmId, seq] of seqs) if (seq > (tails.get(realmId)?.last ?? 0)) background(realmId)
      })
      .catch((err) => log.error({ err }, 'looking for new events'))
  }, SLOW_POLL)

  return {
    unlogged,

    view: (userId) => {
      let view = views.get(userId)
      if (!view) {
        view = loadView(userId)
        views.set(userId, view)
        view.catch(() => views.delete(userId))
      }
      return view
    },

    read: async (realmId, seq) => {
      const tail = await tailOf(realmId)
      if ((await currentSeq(realmId)) > tail.last) await readOn(realmId)
      if (seq >= tail.start) return firstOf(tail.events.slice(firstAfter(tail.events, seq)))
      const older = await readLog(realmId, seq)
      // Without gaps: a missing seq was pruned.
      return older.events[0]?.seq === seq + 1 ? { ...older, hasMore: true } : undefined
    },

    park: (waiter) => {
      const ofRealm = waiters.get(waiter.realmId) ?? new Map<string, Waiter>()
      waiters.set(waiter.realmId, ofRealm)
      ofRealm.get(waiter.queueId)?.wake('heartbeat')
      ofRealm.set(waiter.queueId, waiter)
      if (closed) waiter.wake('heartbeat')
      return () => {
        if (ofRealm.get(waiter.queueId) !== waiter) return
        ofRealm.delete(waiter.queueId)
        if (ofRealm.size === 0) waiters.delete(waiter.realmId)
      }
    },

    expel: (realmId, queueId) => waiters.get(realmId)?.get(queueId)?.wake('gone'),

    close: () => {
      closed = true
      clearInterval(slowPoll)
      for (const ofRealm of waiters.values()) for (const waiter of ofRealm.values()) waiter.wake('heartbeat')
    },
  }
}

/** As many of the events as one answer takes. */
function firstOf(events: LogEntry[]): Stretch {
  let size = 0
  for (const [i, event] of events.entries()) {
    size += event.size
    if (size > MAX_PAGE_SIZE && i > 0) return { events: events.slice(0, i), hasMore: true }
  }
  return { events, hasMore: false }
}

/** Lets go of the oldest events. The newest stays. */
function trim(tail: Tail): void {
  let kept = tail.events.length
  let size = 0
  while (kept > 0 && tail.events.length - kept < RING.events && size < RING.size) size += tail.events[--kept]?.size ?? 0
  tail.events = tail.events.slice(kept)
  tail.size = size
  tail.start = (tail.events[0]?.seq ?? tail.last + 1) - 1
}

function isArchiving({ type, payload }: LogEntry): boolean {
  return type === 'stream' && 'property' in payload && payload.property === 'is_archived'
}

/** Users whose view is another one after the event. */
function usersWhoSeeAnew({ type, audience, payload }: LogEntry): number[] {
  if (type === 'subscription' && audience.to === 'users') return audience.ids
  if (type !== 'realm_user') return []
  const { op, person, unknown } = payload as PersonPayload
  if (op !== 'update') return audience.to === 'users' ? audience.ids : (unknown?.to ?? [])
  return person.role === undefined && person.is_active === undefined ? [] : [person.user_id]
}

/** The index of the first event after `seq`; events are ascending without gaps. */
function firstAfter(events: LogEntry[], seq: number): number {
  const first = events[0]?.seq ?? 0
  return Math.max(0, Math.min(events.length, seq - first + 1))
}
