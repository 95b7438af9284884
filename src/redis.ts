// Connections to Redis that nobody has to wait for: while Redis does not answer, what needs it does without.

import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { RedisClientType } from 'redis'

/** Milliseconds between signs of life, and without one after which the connection counts as lost. */
const [PING, SILENCE] = [1_000, 3_000]
/** Milliseconds that a start waits for Redis. */
const PATIENCE = 3_000

/**
 * Opens a connection, which is made again whenever it is lost. While there is none, commands are rejected at once; those of a `subscriber`
 * wait instead. Does not fail where Redis does not answer.
 */
export async function openRedis(url: string, log: Logger, { subscriber = false } = {}): Promise<RedisClientType> {
  // Imported on demand: few servers use it, and it takes long to load.
  const { createClient } = await import('./redis-client.ts')
  const client: RedisClientType = createClient({
    url,
    disableOfflineQueue: !subscriber,
    pingInterval: PING,
    // The client's own strategy gives up for good after a silence.
    socket: { connectTimeout: SILENCE, socketTimeout: SILENCE, reconnectStrategy: untilNextTry },
  })
  client.on('error', (err) => log.error({ err }, 'redis'))
  const connected = client.connect().catch(() => {})
  await Promise.race([connected, pause(PATIENCE, undefined, { ref: false })])
  return client
}

/** Milliseconds before a connection is made again: more after each failure, up to two seconds, and different for each process. */
function untilNextTry(failures: number): number {
  return Math.min(50 * 2 ** failures, 2_000) * (0.75 + Math.random() / 2)
}

/** Ends a connection. Rejects nothing that was answered. */
export async function closeRedis(client: RedisClientType): Promise<void> {
  if (client.isReady) await client.close()
  else client.destroy()
}
