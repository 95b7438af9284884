// What befalls the account that asks: the control interface causes it at once, and a fault when a request meets it.

import { revokeApiKeys } from '../actions/people/api-keys.ts'
import { type App, operatorContext, serverContext } from '../context.ts'
import { apiError } from '../errors.ts'
import { change } from '../events/change.ts'
import { removeQueue, removeQueuesOf } from '../events/queues/queues.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import type { Realm } from '../models/realm.ts'
import type { User } from '../models/user.ts'
import { principalOf } from '../values/bots.ts'
import type { Accounts } from './accounts.ts'

/** A request, and the world that it is about. */
export interface Asked {
  world: string
  realm: Realm
  authorization: string | undefined
}

/** What a fault makes happen before the server answers. */
export type Mishap = 'lose queue' | 'revoke key' | 'meet rate limit'

export interface Mishaps {
  /** Makes one happen. `seconds` as in `meetRateLimit`. */
  befall(mishap: Mishap, asked: Asked, caller: User, seconds: number | undefined): Promise<void>
  /** Loses a queue of the caller, or all. Throws BAD_EVENT_QUEUE_ID. */
  loseQueue(asked: Asked, caller: User, queueId?: string): Promise<void>
  /** Revokes the caller's keys, and refuses the one of the request from now on. */
  revokeKey(asked: Asked, caller: User): Promise<void>
  /** Refuses the caller's counted requests for so many seconds. */
  meetRateLimit(asked: Asked, caller: User, seconds?: number): Promise<void>
}

/** Rate limits that are met on demand. */
export interface MetLimits {
  /** The limits of a server, in which those are met too. */
  over(limits: RateLimits): RateLimits
  /** `key` as the server counts a person. */
  meet(realmId: number, key: string, seconds: number): void
  /** Ends those of an organisation. */
  end(realmId: number): void
}

/** Seconds, as long as the window of the server at most. */
const MET_FOR = 60

export function createMetLimits(): MetLimits {
  const met = new Map<string, { realmId: number; end: number }>()
  return {
    over: (limits) => ({
      ...limits,
      count: async (kind, key) => {
        const counted = await limits.count(kind, key)
        const wait = kind === 'user' ? (met.get(key)?.end ?? 0) - Date.now() : 0
        if (wait <= 0) return counted
        const reset = String(Math.ceil((Date.now() + wait) / 1000))
        return {
          headers: { ...counted.headers, 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': reset },
          refused: apiError('RATE_LIMIT_HIT', 'API usage exceeded rate limit', { 'retry-after': wait / 1000 }),
          isFirst: false,
        }
      },
    }),
    meet: (realmId, key, seconds) => void met.set(key, { realmId, end: Date.now() + seconds * 1000 }),
    end: (realmId) => {
      for (const [key, { realmId: of }] of met) if (of === realmId) met.delete(key)
    },
  }
}

/** `app` returns the one that runs. */
export function createMishaps(app: () => App, accounts: Accounts, limits: MetLimits): Mishaps {
  const mishaps: Omit<Mishaps, 'befall'> = {
    loseQueue: async ({ realm }, caller, queueId) => {
      const ctx = serverContext(app(), realm, undefined, caller)
      await (queueId === undefined ? change(ctx, (c) => removeQueuesOf(c, [caller.id])) : removeQueue(ctx, queueId))
    },
    revokeKey: async ({ realm, authorization = '' }, caller) => {
      accounts.end(realm, authorization)
      await revokeApiKeys(operatorContext(app(), realm), { userIds: [caller.id] })
    },
    meetRateLimit: async ({ realm }, caller, seconds = MET_FOR) => limits.meet(realm.id, String(principalOf(caller)), seconds),
  }
  return {
    ...mishaps,
    befall: async (mishap, asked, caller, seconds) => {
      if (mishap === 'lose queue') return mishaps.loseQueue(asked, caller)
      if (mishap === 'revoke key') return mishaps.revokeKey(asked, caller)
      await mishaps.meetRateLimit(asked, caller, seconds)
    },
  }
}
