// Connections to Redis. Nothing waits long for Redis: while it does not answer, its users work without it.

import { setTimeout as pause } from 'node:timers/promises'
import { ConsecutiveBreaker, circuitBreaker, handleAll, TimeoutStrategy, timeout, wrap } from 'cockatiel'
import type { Logger } from 'pino'
import type { RedisClientType } from 'redis'

/** Milliseconds between pings. */
const PING = 1_000
/** Milliseconds of silence after which the connection counts as lost. */
const SILENCE = 3_000
/** Milliseconds that a starting server waits for Redis. */
const PATIENCE = 3_000
/** Milliseconds that a request waits for an answer of Redis. */
const ANSWER = 250
/** Milliseconds for which nobody asks again after there was no answer. */
const REST = 1_000

/**
 * Asks Redis for something that a request needs. Rejects without an answer within ANSWER, and then at once for a while, so that not every
 * request has to wait.
 */
export function impatiently(): <T>(ask: () => Promise<T>) => Promise<T> {
  const breaker = circuitBreaker(handleAll, { halfOpenAfter: REST, breaker: new ConsecutiveBreaker(1) })
  const policy = wrap(breaker, timeout(ANSWER, TimeoutStrategy.Aggressive))
  // Each with a signal of its own. Without one, all requests listen to one that they share, and Node warns of a leak at the eleventh.
  return (ask) => policy.execute(ask, new AbortController().signal)
}

/**
 * Opens a connection, and reopens it whenever it is lost. Without a connection, commands are rejected immediately, while those of a
 * `subscriber` wait. Does not fail if Redis does not answer.
 */
export async function openRedis(url: string, log: Logger, { subscriber = false } = {}): Promise<RedisClientType> {
  // Imported on demand, because few servers use it and it takes long to load.
  const { createClient } = await import('./redis-client.ts')
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: !subscriber,
    pingInterval: PING,
    // The client's own strategy stops reconnecting for good after a silence.
    socket: { connectTimeout: SILENCE, socketTimeout: SILENCE, reconnectStrategy: untilNextTry },
  })
  // Said once, however often the client tries again.
  let isLost = false
  client.on('error', (err) => {
    if (!isLost) log.error({ err }, 'Redis does not answer')
    isLost = true
  })
  client.on('ready', () => {
    if (isLost) log.warn('Redis answers again')
    isLost = false
  })
  const connected = client.connect().catch(() => {})
  await Promise.race([connected, pause(PATIENCE, undefined, { ref: false })])
  return client
}

/** Milliseconds before reconnecting: more after each failure, up to two seconds, and different for each process. */
function untilNextTry(failures: number): number {
  return Math.min(50 * 2 ** failures, 2_000) * (0.75 + Math.random() / 2)
}

/** Ends a connection. Does not reject answered commands. */
export async function closeRedis(client: RedisClientType): Promise<void> {
  if (client.isReady) await client.close()
  else client.destroy()
}
