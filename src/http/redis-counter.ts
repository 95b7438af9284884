// Counts of the rate limits in Redis, for several processes.

import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { RedisClientType } from 'redis'
import type { Soon } from '../values/soon.ts'

/** Counts by key in time windows. */
export interface Counter {
  /** Counts once. Returns the count in the window, including this one, and the milliseconds left in the window. */
  count(key: string): Soon<{ used: number; wait: number }>
  reset(key: string): Soon<unknown>
}

/** Creates counters in Redis. While Redis is down, each process counts for itself. */
export function redisCounterOf(redis: RedisClientType): (options: { keyPrefix: string; points: number; duration: number }) => Counter {
  return (options) => {
    const insuranceLimiter = new RateLimiterMemory(options)
    const limiter = new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true, insuranceLimiter })
    return {
      count: async (key) => {
        const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
        return { used: consumedPoints, wait: Math.max(msBeforeNext, 0) }
      },
      reset: (key) => limiter.delete(key),
    }
  }
}
