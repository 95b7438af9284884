// Wakes the polls that an event concerns. There is one notifier per process.

import type { Logger } from 'pino'
import { concerns } from '../audience.ts'
import type { LogEntry, Notifier, UnloggedEvent, Waiter } from '../interfaces.ts'
import type { Broker } from '../log/broker.ts'
import { currentSeqs, notifyCaches } from '../log/log.ts'
import { createTails, type Tails } from '../log/tails.ts'
import { QUEUES_REMOVED } from '../types/queues_removed.ts'
import type { QueueBook } from './queue-book.ts'
import { createUnloggedEvents } from './unlogged.ts'
import { createViews } from './views.ts'
import { createWheel } from './wheel.ts'

/** How often a process looks for changes whose poke was lost, in milliseconds. */
const SLOW_POLL = 1_000

export function createNotifier(broker: Broker, queues: QueueBook, log: Logger): Notifier {
  const waiters = new Map<number, Map<string, Waiter>>()
  const views = createViews()
  const tails = createTails(wakeConcerned)
  const unlogged = createUnloggedEvents()
  const wheel = createWheel<Waiter>((waiter) => waiter.wake('heartbeat'))
  const reading = createReading(log)
  let closed = false

  function wakeConcerned(realmId: number, event: LogEntry): void {
    // Another process may have changed what this process caches.
    notifyCaches([event.type])
    const changed = views.update(event)
    if (event.type === QUEUES_REMOVED && event.audience.to === 'users') expelAll(realmId, event.audience.ids, event.payload.queue_ids)
    for (const waiter of waiters.get(realmId)?.values() ?? [])
      if (changed.includes(waiter.view.userId) || isFor(waiter, event)) waiter.wake('event')
  }

  function expelAll(realmId: number, userIds: readonly number[], queueIds: readonly string[] | undefined): void {
    if (queueIds) for (const id of queueIds) queues.drop({ id })
    else for (const userId of userIds) queues.drop({ userId })
    for (const waiter of waiters.get(realmId)?.values() ?? [])
      if (queueIds?.includes(waiter.queueId) ?? userIds.includes(waiter.view.userId)) waiter.wake('gone')
  }

  const background = (realmId: number): void => reading.run(() => tails.readOn(realmId), 'reading the event log failed')
  broker.onPoke((realmId) => {
    // If no poll of this process has needed this log yet, the first one to need it will read it.
    if (tails.lastRead(realmId) !== undefined) background(realmId)
  })
  broker.onPublish((event) => {
    unlogged.add(event, tails.lastRead(event.realmId) ?? 0)
    for (const waiter of waiters.get(event.realmId)?.values() ?? []) if (isFor(waiter, event)) waiter.wake('event')
  })
  const slowPoll = pollSlowly({ realmIds: () => [...waiters.keys()], tails, readOn: background, reading })

  return {
    unlogged,
    view: views.of,
    catchUp: tails.catchUp,
    catchUpTo: tails.catchUpTo,
    lastRead: tails.lastRead,
    read: tails.read,
    park: (waiter) => {
      const ofRealm = waiters.get(waiter.realmId) ?? new Map<string, Waiter>()
      waiters.set(waiter.realmId, ofRealm)
      ofRealm.get(waiter.queueId)?.wake('heartbeat')
      ofRealm.set(waiter.queueId, waiter)
      if (closed) waiter.wake('heartbeat')
      const moment = wheel.add(waiter.patience, waiter)
      return () => {
        moment.delete(waiter)
        if (ofRealm.get(waiter.queueId) !== waiter) return
        ofRealm.delete(waiter.queueId)
        if (ofRealm.size === 0) waiters.delete(waiter.realmId)
      }
    },
    waiting: () => [...waiters.values()].reduce((count, ofRealm) => count + ofRealm.size, 0),
    behind: slowPoll.behind,
    close: async () => {
      closed = true
      slowPoll.stop()
      for (const ofRealm of waiters.values()) for (const waiter of ofRealm.values()) waiter.wake('heartbeat')
      await reading.end()
    },
  }
}

/** Background reading of the log. */
interface Reading {
  run(work: () => Promise<void>, what: string): void
  /** Prevents new runs. Resolves when nothing is running. */
  end(): Promise<void>
}

function createReading(log: Logger): Reading {
  const running = new Set<Promise<void>>()
  let ended = false
  return {
    run: (work, what) => {
      if (ended) return
      const one = work()
        .catch((err) => log.error({ err }, what))
        .finally(() => running.delete(one))
      running.add(one)
    },
    end: async () => {
      ended = true
      await Promise.all(running)
    },
  }
}

interface SlowPoll {
  realmIds(): number[]
  tails: Tails
  readOn(realmId: number): void
  reading: Reading
}

/** Regularly checks for events whose poke was lost. `behind` is as in Notifier. */
function pollSlowly({ realmIds, tails, readOn, reading }: SlowPoll) {
  let behind = 0
  const look = async (): Promise<void> => {
    const ids = realmIds()
    const seqs = ids.length > 0 ? await currentSeqs(ids) : []
    behind = 0
    for (const [realmId, seq] of seqs) {
      const unread = seq - (tails.lastRead(realmId) ?? 0)
      behind = Math.max(behind, unread)
      if (unread > 0) readOn(realmId)
    }
  }
  const timer = setInterval(() => reading.run(look, 'looking for new events failed'), SLOW_POLL)
  return { behind: () => behind, stop: () => clearInterval(timer) }
}

function isFor(waiter: Waiter, { type, audience }: LogEntry | UnloggedEvent): boolean {
  return waiter.wants(type) && concerns(audience, waiter.view, waiter.allPublicChannels)
}
