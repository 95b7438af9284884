// Wakes the polls that an event concerns. There is one notifier per process.

import { setImmediate } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Caches } from '../../caches.ts'
import type { View } from '../event.ts'
import type { LogEntry, Notifier, ParkedPoll, UnloggedEvent, WakeReason } from '../interfaces.ts'
import type { Broker } from '../log/broker.ts'
import { currentSeqs } from '../log/log.ts'
import { createRecentEvents, type RecentEvents } from '../log/recent-events.ts'
import { KEYS_REVOKED } from '../types/api_keys_revoked.ts'
import { QUEUES_REMOVED } from '../types/queues_removed.ts'
import type { KnownQueue, KnownQueues } from './known-queues.ts'
import { isFor } from './poll.ts'
import { createUnloggedEvents } from './unlogged.ts'
import { createViews } from './views.ts'

/** How often a process looks for changes whose poke was lost, in milliseconds. */
const SLOW_POLL = 1_000

interface Parts {
  broker: Broker
  caches: Caches
  queues: KnownQueues
  log: Logger
}

export function createNotifier({ broker, caches, queues, log }: Parts): Notifier {
  const parked = new Map<number, Map<string, Parked>>()
  const parkedIn = (realmId: number): Iterable<Parked> => parked.get(realmId)?.values() ?? []
  const views = createViews()
  const recent = createRecentEvents({ begin: (realmId, seq) => caches.log.begin(realmId, seq), event: wakeConcerned })
  const unlogged = createUnloggedEvents()
  const reading = createReading(log)
  let closed = false

  function wakeConcerned(realmId: number, event: LogEntry): void {
    caches.log.learn(realmId, { after: event.seq - 1, upTo: event.seq }, [event.type])
    const changed = views.update(event)
    if (event.type === QUEUES_REMOVED && event.audience.to === 'users') expelAll(realmId, event.audience.ids, event.payload.queue_ids)
    for (const poll of parkedIn(realmId)) if (changed.includes(poll.view.userId) || poll.isConcernedBy(event)) poll.wake('event')
  }

  function expelAll(realmId: number, userIds: readonly number[], queueIds: readonly string[] | undefined): void {
    if (queueIds) for (const id of queueIds) queues.drop({ id })
    else for (const userId of userIds) queues.drop({ userId })
    for (const poll of parkedIn(realmId)) if (queueIds?.includes(poll.queue.id) ?? userIds.includes(poll.view.userId)) poll.wake('gone')
  }

  const background = (realmId: number): void => reading.run(() => recent.readOn(realmId), 'reading the event log failed')
  broker.onPoke((realmId, written) => {
    // If no poll of this process has needed this log yet, the first one to need it will read it.
    if (recent.lastRead(realmId) === undefined) return
    reading.run(async () => {
      // The change is answered before the polls.
      await setImmediate()
      if (!written || !recent.take(realmId, written)) await recent.readOn(realmId)
    }, 'reading the event log failed')
  })
  broker.onPublish((event) => {
    unlogged.add(event, recent.lastRead(event.realmId) ?? 0)
    for (const poll of parkedIn(event.realmId)) if (poll.isConcernedBy(event)) poll.wake('event')
  })
  const slowPoll = pollSlowly({ realmIds: () => [...parked.keys()], recent, readOn: background, reading })

  return {
    unlogged,
    view: views.of,
    catchUp: recent.catchUp,
    catchUpTo: recent.catchUpTo,
    lastRead: recent.lastRead,
    read: recent.read,
    park: (queue, view) => {
      const ofRealm = parked.get(queue.realmId) ?? new Map<string, Parked>()
      parked.set(queue.realmId, ofRealm)
      ofRealm.get(queue.id)?.wake('superseded')
      const poll = new Parked(queue, view, () => {
        if (ofRealm.get(queue.id) !== poll) return
        ofRealm.delete(queue.id)
        if (ofRealm.size === 0) parked.delete(queue.realmId)
      })
      ofRealm.set(queue.id, poll)
      if (closed) poll.wake('closing')
      return poll
    },
    waiting: () => [...parked.values()].reduce((count, ofRealm) => count + ofRealm.size, 0),
    behind: slowPoll.behind,
    close: async () => {
      closed = true
      slowPoll.stop()
      for (const ofRealm of parked.values()) for (const poll of ofRealm.values()) poll.wake('closing')
      await reading.end()
    },
  }
}

class Parked implements ParkedPoll {
  readonly queue: KnownQueue
  view: View
  readonly leave: () => void
  #reason: WakeReason | undefined
  #resume: (() => void) | undefined

  constructor(queue: KnownQueue, view: View, leave: () => void) {
    this.queue = queue
    this.view = view
    this.leave = leave
  }

  /** A revocation of keys concerns every queue of its user. */
  isConcernedBy(event: LogEntry | UnloggedEvent): boolean {
    const { options } = this.queue
    return isFor(event, event.type === KEYS_REVOKED ? { ...options, eventTypes: undefined } : options, this.view)
  }

  wake(reason: WakeReason): void {
    if (this.#reason === undefined || this.#reason === 'event') this.#reason = reason
    this.#resume?.()
  }

  async woken(): Promise<WakeReason> {
    if (!this.#reason)
      await new Promise<void>((resolve) => {
        this.#resume = resolve
      })
    const reason = this.#reason as WakeReason
    this.#reason = undefined
    return reason
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
  recent: RecentEvents
  readOn(realmId: number): void
  reading: Reading
}

/** Regularly checks for events whose poke was lost. `behind` is as in Notifier. */
function pollSlowly({ realmIds, recent, readOn, reading }: SlowPoll) {
  let behind = 0
  const look = async (): Promise<void> => {
    const ids = realmIds()
    const seqs = ids.length > 0 ? await currentSeqs(ids) : []
    behind = 0
    for (const [realmId, seq] of seqs) {
      const unread = seq - (recent.lastRead(realmId) ?? 0)
      behind = Math.max(behind, unread)
      if (unread > 0) readOn(realmId)
    }
  }
  const timer = setInterval(() => reading.run(look, 'looking for new events failed'), SLOW_POLL)
  return { behind: () => behind, stop: () => clearInterval(timer) }
}
