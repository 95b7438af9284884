// Rate limits: counters by user, by address, and by account for wrong passwords. They are kept in the process's
// memory, or in Redis for several processes.

import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import type { Logger } from 'pino'
import proxyAddress from 'proxy-addr'
import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config.ts'
import { apiError } from '../errors.ts'
import type { RateLimitRules } from '../limits.ts'
import { closeRedis, openRedis } from '../redis.ts'
import { emailKey } from '../values/email-keys.ts'

type Counter = Pick<RateLimiterMemory, 'points' | 'penalty' | 'delete'>
type Kind = keyof RateLimitRules

export interface RateLimits {
  /**
   * Counts a request of the kind. Returns the headers that describe the window with the fewest requests left.
   * The caller throws `refused` (RATE_LIMIT_HIT), with the same headers.
   */
  count(kind: Kind, key: string): Promise<{ headers: Record<string, string>; refused: Error | undefined }>
  /**
   * Counts a password attempt before it is checked, so that concurrent attempts count too, and whether or not the account
   * exists. Throws RATE_LIMIT_HIT. Call the returned function when the password was right: it resets the counters.
   */
  tryPassword(realmId: number, account: string, address: string): Promise<() => Promise<void>>
  close(): Promise<void>
}

/** The limits of a configuration; with `off` nothing is counted. */
export async function createRateLimits({ rateLimits: rules, redisUrl }: Config, log: Logger): Promise<RateLimits> {
  if (!rules)
    return { count: async () => ({ headers: {}, refused: undefined }), tryPassword: async () => async () => {}, close: async () => {} }
  const redis = redisUrl ? await openRedis(redisUrl, log) : undefined

  const counters = Object.fromEntries(
    Object.entries(rules).map(([kind, windows]): [string, Counter[]] => [
      kind,
      windows.map(({ points, seconds }: RateLimitRules[Kind][number]) => {
        const options = { keyPrefix: `parley:limit:${kind}:${seconds}`, points, duration: seconds }
        const memory = new RateLimiterMemory(options)
        // While Redis is down, each process counts for itself.
        return redis ? new RateLimiterRedis({ ...options, storeClient: redis, useRedisPackage: true, insuranceLimiter: memory }) : memory
      }),
    ]),
  ) as unknown as Record<Kind, Counter[]>

  async function count(kind: Kind, key: string): ReturnType<RateLimits['count']> {
    let closest: Standing | undefined
    for (const counter of counters[kind]) {
      const standing = standingOf(counter.points, await counter.penalty(key))
      if (!closest || standing.left < closest.left) closest = standing
      // A request that one window refuses does not count in the next.
      if (standing.left < 0) break
    }
    if (!closest) return { headers: {}, refused: undefined }
    return { headers: headersOf(closest), refused: closest.left < 0 ? rateLimitHit(closest.wait) : undefined }
  }

  return {
    count,
    tryPassword: async (realmId, account, address) => {
      const name = createHash('sha256').update(emailKey(account)).digest('base64url')
      const keys = { login: `${realmId}:${addressKey(address)}:${name}`, account: `${realmId}:${name}` }
      for (const kind of ['login', 'account'] as const) {
        const { refused } = await count(kind, keys[kind])
        if (refused) throw refused
      }
      return async () => {
        for (const kind of ['login', 'account'] as const) for (const counter of counters[kind]) await counter.delete(keys[kind])
      }
    },
    close: async () => {
      if (redis) await closeRedis(redis)
    },
  }
}

interface Standing {
  limit: number
  /** Requests left in the window; below 0: refused. */
  left: number
  /** Milliseconds until the next window. */
  wait: number
}

function standingOf(limit: number, { consumedPoints, msBeforeNext }: RateLimiterRes): Standing {
  return { limit, left: limit - consumedPoints, wait: Math.max(msBeforeNext, 0) }
}

function headersOf({ limit, left, wait }: Standing): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(Math.max(left, 0)),
    'X-RateLimit-Reset': String(Math.ceil((Date.now() + wait) / 1000)),
  }
}

function rateLimitHit(wait: number): Error {
  return apiError('RATE_LIMIT_HIT', 'API usage exceeded rate limit', { 'retry-after': wait / 1000 })
}

/**
 * The address of a client behind `trustProxy` proxies of the operator, each of which adds the address of its own client to
 * X-Forwarded-For. Earlier entries were written by the client itself and are not trusted.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  if (trustProxy === 0) return request.socket.remoteAddress ?? ''
  const named = proxyAddress(request, (_, hop) => hop < trustProxy)
  return isIP(named) ? named : (request.socket.remoteAddress ?? '')
}

/** The key under which an address counts: an IPv4 address, even if mapped into IPv6, or the first 64 bits of an IPv6 address. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
