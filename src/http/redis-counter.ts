// Counts of the rate limits in Redis, for several processes.

import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { RedisClientType } from 'redis'
import type { Soon } from '../values/soon.ts'

/** Counts by key in windows of time. */
export interface Counter {
  /** Counts once. What was counted in the window, this included, and how many milliseconds of it are left. */
  count(key: string): Soon<{ used: number; wait: number }>
  forget(key: string): Soon<unknown>
}

/** Makes counters in Redis. While it is down, each process counts for itself. */
export function redisCounterOf(redis: RedisClientType): (options: { keyPrefix: string; points: number; duration: number }) => Counter {
  return (options) => {
    const insuranceLimiter = new RateLimiterMemory(options)
    const limiter = new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true, insuranceLimiter })
    return {
      count: async (key) => {
        const { consumedPoints, msBeforeNext } = await limiter.penalty(key)
        return { used: consumedPoints, wait: Math.max(msBeforeNext, 0) }
      },
      forget: (key) => limiter.delete(key),
    }
  }
}
