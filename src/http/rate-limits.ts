// Rate limits: counters by user, by address and, for wrong passwords, by account. They are kept in the memory of the process, or in Redis
// for several processes. Reads of event queues are paced, by each process for itself.

import { createHash } from 'node:crypto'
import ipaddr from 'ipaddr.js'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { apiError } from '../errors.ts'
import type { RateLimitRules } from '../limits.ts'
import { closeRedis, openRedis } from '../redis.ts'
import { emailKey } from '../values/email-addresses.ts'
import { LeakyBuckets } from './leaky-bucket.ts'
import type { Counter } from './redis-counter.ts'

interface Limit {
  points: number
  counter: Counter
}
type Kind = Exclude<keyof RateLimitRules, 'events'>

interface Counted {
  headers: Record<string, string>
  refused: Error | undefined
  /** Whether it is the first request that its window refuses. */
  isFirst: boolean
}

/** A password attempt that has been counted. */
export interface PasswordTry {
  /** Resets the counters: the password was right. */
  right(): Promise<void>
  /** Takes this attempt out of the counters: the password was compared with nothing. */
  untried(): Promise<void>
}

export interface RateLimits {
  /**
   * Counts a request of the kind. Returns the headers that describe the window with the fewest requests left.
   * The caller throws `refused` (RATE_LIMIT_HIT), with the same headers.
   */
  count(kind: Kind, key: string): Promise<Counted>
  /** Counts a read of an event queue, which is held for `wait` milliseconds rather than refused. */
  pace(key: string): { headers: Record<string, string>; refused: Error | undefined; wait: number }
  /**
   * Counts a password attempt before it is checked, so that concurrent attempts count too. It counts whether or not the account exists.
   * Throws RATE_LIMIT_HIT.
   */
  tryPassword(realmId: number, account: string, address: string): Promise<PasswordTry>
  /**
   * Counts a comparison with the password that this server keeps, by the same limits and apart from the attempt, which may come not to count.
   * Returns whether there are any left.
   */
  tryKept(realmId: number, account: string, address: string): Promise<boolean>
  /** Resets the counters of wrong passwords for an account, from this address and from all together. */
  forgiveTries(realmId: number, account: string, address: string): Promise<void>
  /**
   * Counts a request of somebody without credentials to mail a link to an email address: one that resets the password of its account, or one
   * for joining, whether or not there is an account. Returns whether it may be mailed. Throws RATE_LIMIT_HIT if too many such requests came
   * from the network address.
   */
  tryMail(kind: 'reset' | 'join', realmId: number, account: string, address: string): Promise<boolean>
  close(): Promise<void>
}

/** The limits of a configuration. With `off`, nothing is counted. */
export async function createRateLimits({ rateLimits: rules, redisUrl }: Config, log: Logger): Promise<RateLimits> {
  if (!rules)
    return {
      count: async () => UNLIMITED,
      pace: () => ({ ...UNLIMITED, wait: 0 }),
      tryPassword: async () => ({ right: async () => {}, untried: async () => {} }),
      tryKept: async () => true,
      forgiveTries: async () => {},
      tryMail: async () => true,
      close: async () => {},
    }
  const redis = redisUrl ? await openRedis(redisUrl, log) : undefined
  // Imported on demand because few servers use it.
  const redisCounter = redis && (await import('./redis-counter.ts')).redisCounterOf(redis)

  const { events, ...windowsOf } = rules
  const limits = Object.fromEntries(
    Object.entries(windowsOf).map(([kind, windows]): [string, Limit[]] => [
      kind,
      windows.map(({ points, seconds }) => ({
        points,
        counter: redisCounter?.({ keyPrefix: `parley:limit:${kind}:${seconds}`, points, duration: seconds }) ?? new MemoryCounter(seconds),
      })),
    ]),
  ) as unknown as Record<Kind, Limit[]>

  const count: RateLimits['count'] = (kind, key) => countIn(limits[kind], key)
  const buckets = new LeakyBuckets(events)

  const tryKeys = (realmId: number, account: string, address: string) => {
    const name = keyOfAccount(account)
    return { login: `${realmId}:${addressKey(address)}:${name}`, account: `${realmId}:${name}` }
  }
  const forgiveTries: RateLimits['forgiveTries'] = async (...of) => {
    const keys = tryKeys(...of)
    for (const kind of TRIES)
      for (const { counter } of limits[kind]) for (const key of [keys[kind], keptKey(keys[kind])]) await counter.reset(key)
  }

  return {
    count,
    pace: (key) => {
      const { left, emptyIn, wait, isRefused } = buckets.pour(key)
      const headers = headersOf({ limit: events.points, left, wait: emptyIn })
      return { headers, refused: isRefused ? rateLimitHit(wait) : undefined, wait }
    },
    forgiveTries,
    tryPassword: async (...of) => {
      const keys = tryKeys(...of)
      for (const kind of TRIES) {
        const { refused, isFirst } = await count(kind, keys[kind])
        if (isFirst) log.warn({ limit: kind, realmId: of[0], ip: of[2] }, 'too many wrong passwords: further ones are refused')
        if (refused) throw refused
      }
      const untried = async (): Promise<void> => {
        for (const kind of TRIES) for (const { counter } of limits[kind]) await counter.uncount(keys[kind])
      }
      return { right: () => forgiveTries(...of), untried }
    },
    tryKept: async (...of) => {
      const keys = tryKeys(...of)
      for (const kind of TRIES) if ((await count(kind, keptKey(keys[kind]))).refused) return false
      return true
    },
    tryMail: async (kind, realmId, account, address) => {
      const { refused } = await count(`${kind}_from`, addressKey(address))
      if (refused) throw refused
      return (await count(kind, `${realmId}:${keyOfAccount(account)}`)).refused === undefined
    },
    close: async () => {
      if (redis) await closeRedis(redis)
    },
  }
}

/** The limits of wrong passwords. */
const TRIES = ['login', 'account'] as const
const keptKey = (key: string): string => `${key}:kept`

/** The key under which an account counts, by its address: of fixed length, and nothing that Redis should not see. */
function keyOfAccount(email: string): string {
  return createHash('sha256').update(emailKey(email)).digest('base64url')
}

interface WindowState {
  limit: number
  /** Requests left in the window. Below 0, the request is refused. */
  left: number
  /** Milliseconds until the next window. */
  wait: number
}

const UNLIMITED: Counted = { headers: {}, refused: undefined, isFirst: false }

/** Counts in one window after the other. A request that one of them refuses does not count in the next. */
async function countIn(limits: readonly Limit[], key: string): Promise<Counted> {
  let closest: WindowState | undefined
  for (const { points, counter } of limits) {
    const { used, wait } = await counter.count(key)
    const state = { limit: points, left: points - used, wait }
    if (state.left < 0) return { headers: headersOf(state), refused: rateLimitHit(wait), isFirst: state.left === -1 }
    if (!closest || state.left < closest.left) closest = state
  }
  return closest ? { ...UNLIMITED, headers: headersOf(closest) } : UNLIMITED
}

/** How often expired windows are dropped, in milliseconds. */
const SWEEP = 1_000

/** Counts in this process's memory. A window starts with the first count of its key. */
class MemoryCounter implements Counter {
  readonly #length: number
  /** All windows have the same length, so the ones that started first end first. */
  readonly #windows = new Map<string, { used: number; end: number }>()
  #swept = 0

  constructor(seconds: number) {
    this.#length = seconds * 1000
  }

  async count(key: string): Promise<{ used: number; wait: number }> {
    const now = performance.now()
    let window = this.#windows.get(key)
    if (!window || window.end <= now) {
      window = { used: 0, end: now + this.#length }
      this.#windows.delete(key)
      this.#windows.set(key, window)
      this.#sweep(now)
    }
    window.used++
    return { used: window.used, wait: window.end - now }
  }

  async uncount(key: string): Promise<void> {
    const window = this.#windows.get(key)
    if (window && window.used > 0) window.used--
  }

  async reset(key: string): Promise<void> {
    this.#windows.delete(key)
  }

  #sweep(now: number): void {
    if (now < this.#swept + SWEEP) return
    this.#swept = now
    for (const [key, { end }] of this.#windows) {
      if (end > now) break
      this.#windows.delete(key)
    }
  }
}

function headersOf({ limit, left, wait }: WindowState): Record<string, string> {
  return {
    'X-RateLimit-Limit': String(limit),
    'X-RateLimit-Remaining': String(Math.max(left, 0)),
    'X-RateLimit-Reset': String(Math.ceil((Date.now() + wait) / 1000)),
  }
}

function rateLimitHit(wait: number): Error {
  return apiError('RATE_LIMIT_HIT', 'API usage exceeded rate limit', { 'retry-after': wait / 1000 })
}

/** The key under which an address counts: an IPv4 address, also if it is mapped into IPv6, or the first 64 bits of an IPv6 address. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
