// Counts of the rate limits in Redis, for several processes.

import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { RedisClientType } from 'redis'
import { impatiently } from '../redis.ts'

/** Counts by key in time windows. */
export interface Counter {
  /** Counts once. Returns the count in the window, including this one, and the milliseconds left in the window. */
  count(key: string): Promise<{ used: number; wait: number }>
  /** Takes one count back. */
  uncount(key: string): Promise<void>
  reset(key: string): Promise<void>
}

/** Creates counters in Redis. While Redis does not answer, each process counts for itself. */
export function redisCounterOf(redis: RedisClientType): (options: { keyPrefix: string; points: number; duration: number }) => Counter {
  const ask = impatiently()
  return (options) => {
    const own = new RateLimiterMemory(options)
    const shared = new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true })
    return {
      count: async (key) => {
        const { consumedPoints, msBeforeNext } = await ask(() => shared.penalty(key)).catch(() => own.penalty(key))
        return { used: consumedPoints, wait: Math.max(msBeforeNext, 0) }
      },
      uncount: async (key) => {
        await ask(() => shared.reward(key)).catch(() => own.reward(key))
      },
      reset: async (key) => {
        await own.delete(key)
        await ask(() => shared.delete(key)).catch(() => {})
      },
    }
  }
}
