// What befalls the account that asks: the control interface causes it at once, and a fault when a request meets it.

import { revokeApiKeys } from '../actions/people/api-keys.ts'
import { type App, operatorContext, serverContext } from '../context.ts'
import { apiError } from '../errors.ts'
import { change } from '../events/change.ts'
import { removeQueue, removeQueuesOf } from '../events/queues/queues.ts'
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

export interface Mishaps {
  /** Loses a queue of the caller, or all. Throws BAD_EVENT_QUEUE_ID. */
  loseQueue(asked: Asked, caller: User, queueId?: string): Promise<void>
  /** Revokes the caller's keys, and refuses the one of the request from now on. */
  revokeKey(asked: Asked, caller: User): Promise<void>
  /** Uses up what the rate limit leaves to the caller. */
  meetRateLimit(asked: Asked, caller: User): Promise<void>
}

/** `app` returns the one that runs. */
export function createMishaps(app: () => App, accounts: Accounts): Mishaps {
  return {
    loseQueue: async ({ realm }, caller, queueId) => {
      const ctx = serverContext(app(), realm, undefined, caller)
      await (queueId === undefined ? change(ctx, (c) => removeQueuesOf(c, [caller.id])) : removeQueue(ctx, queueId))
    },
    revokeKey: async ({ realm, authorization = '' }, caller) => {
      accounts.end(realm, authorization)
      await revokeApiKeys(operatorContext(app(), realm), { userIds: [caller.id] })
    },
    meetRateLimit: async (_, caller) => {
      const { config, rateLimits } = app()
      if (!config.rateLimits) throw apiError('INTERNAL_ERROR', 'the sandbox has no rate limits', { request_id: '' })
      while (!(await rateLimits.count('user', String(principalOf(caller)))).refused);
    },
  }
}
