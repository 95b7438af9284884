// Notifies processes that an organisation's log has grown. A lost poke costs latency, never an event. The broker also carries the unlogged
// events, some of which may be lost.

import { EventEmitter } from 'node:events'
import type { Logger } from 'pino'
import { closeRedis, impatiently, openRedis } from '../../redis.ts'
import type { UnloggedEvent, WrittenEvent } from '../interfaces.ts'

export interface Broker {
  /** `written` are the events that this process has just committed, for its own polls. Other processes read them. */
  poke(realmId: number, written?: readonly WrittenEvent[]): void
  onPoke(listener: (realmId: number, written?: readonly WrittenEvent[]) => void): void
  /** Passes an event to every process, including this one. */
  publish(event: UnloggedEvent): Promise<void>
  onPublish(listener: (event: UnloggedEvent) => void): void
  /** Rejects when other processes are unreachable. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The broker for a single process. */
export function memoryBroker(): Broker {
  const emitter = new EventEmitter()
  return {
    poke: (realmId, written) => void emitter.emit('poke', realmId, written),
    onPoke: (listener) => void emitter.on('poke', listener),
    publish: async (event) => void emitter.emit('publish', event),
    onPublish: (listener) => void emitter.on('publish', listener),
    ping: async () => {},
    close: async () => {
      emitter.removeAllListeners()
    },
  }
}

const CHANNEL = 'parley:log'
const UNLOGGED_CHANNEL = 'parley:unlogged'

/**
 * The broker for several processes. Waiters of this process learn of its own changes directly, not through Redis. While Redis does not
 * answer, other processes find changes by polling the database, and unlogged events reach only this process.
 */
export async function redisBroker(url: string, log: Logger): Promise<Broker> {
  const local = memoryBroker()
  const [publisher, subscriber] = await Promise.all([openRedis(url, log), openRedis(url, log, { subscriber: true })])
  const subscribed = Promise.all([
    subscriber.subscribe(CHANNEL, (realmId) => local.poke(Number(realmId))),
    // Events of this process reach its own queues only when they return through Redis: once, and in the same order in every process.
    subscriber.subscribe(UNLOGGED_CHANNEL, (event) => void local.publish(JSON.parse(event) as UnloggedEvent)),
  ]).catch((err) => log.error({ err }, 'subscribing to Redis failed'))
  if (subscriber.isReady) await subscribed
  const ask = impatiently()
  return {
    poke: (realmId, written) => {
      local.poke(realmId, written)
      publisher.publish(CHANNEL, String(realmId)).catch((err) => log.debug({ err }, 'a poke was lost'))
    },
    onPoke: local.onPoke,
    publish: async (event) =>
      void publisher.publish(UNLOGGED_CHANNEL, JSON.stringify(event)).catch((err) => {
        log.debug({ err }, 'an unlogged event did not reach other processes')
        return local.publish(event)
      }),
    onPublish: local.onPublish,
    ping: async () => {
      if (!publisher.isReady) throw new Error('Redis does not answer')
      await ask(() => publisher.ping())
    },
    close: async () => {
      await local.close()
      await Promise.all([publisher, subscriber].map(closeRedis))
    },
  }
}
