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
    socket: { connectTimeout: SILENCE, socketTimeout: SILENCE },
  })
  client.on('error', (err) => log.error({ err }, 'redis'))
  const connected = client.connect().catch(() => {})
  await Promise.race([connected, pause(PATIENCE, undefined, { ref: false })])
  return client
}

/** Ends a connection. Rejects nothing that was answered. */
export async function closeRedis(client: RedisClientType): Promise<void> {
  if (client.isReady) await client.close()
  else client.destroy()
}
