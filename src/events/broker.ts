// Tells processes that an organisation's log has grown. A lost poke costs latency, never an event.

import { EventEmitter } from 'node:events'
import type { Logger } from 'pino'
import { createClient } from 'redis'

export interface Broker {
  poke(realmId: number): void
  onPoke(listener: (realmId: number) => void): void
  close(): Promise<void>
}

/** For one process. */
export function memoryBroker(): Broker {
  const emitter = new EventEmitter()
  return {
    poke: (realmId) => void emitter.emit('poke', realmId),
    onPoke: (listener) => void emitter.on('poke', listener),
    close: async () => {
      emitter.removeAllListeners()
    },
  }
}

const CHANNEL = 'parley:log'

/** For several processes. Waiters of this process hear of its own changes without the detour over Redis. */
export async function redisBroker(url: string, log: Logger): Promise<Broker> {
  const local = memoryBroker()
  const publisher = createClient({ url })
  const subscriber = createClient({ url })
  for (const client of [publisher, subscriber]) {
    client.on('error', (err) => log.error({ err }, 'redis'))
    await client.connect()
  }
  await subscriber.subscribe(CHANNEL, (realmId) => local.poke(Number(realmId)))
  return {
    poke: (realmId) => {
      local.poke(realmId)
      publisher.publish(CHANNEL, String(realmId)).catch((err) => log.error({ err }, 'redis'))
    },
    onPoke: local.onPoke,
    close: async () => {
      await local.close()
      await Promise.all([publisher.close(), subscriber.close()])
    },
  }
}
