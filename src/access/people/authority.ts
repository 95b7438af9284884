// The authority under which a request changes something. The transaction of the change verifies it again, because the account may have been
// deactivated or demoted, or its key revoked, since the request was authenticated.

import type { App, Authority } from '../../context.ts'
import type { Db, Tx } from '../../db/index.ts'
import { type ApiError, apiError, badRequest } from '../../errors.ts'
import { ApiKey, type KeyStanding } from '../../models/api-key.ts'
import { Semaphore } from '../../values/semaphore.ts'

/**
 * The account's current role. Throws REALM_DEACTIVATED or USER_DEACTIVATED if the organisation or the account is deactivated, and
 * INVALID_API_KEY if its key is revoked or missing. The keys of a deactivated account are revoked, but it is told that it is deactivated.
 */
export async function verifyCredentials(authority: Authority): Promise<number> {
  return roleOf(authority, await ApiKey.standings([authority]))
}

function roleOf({ userId, keyId }: Authority, standings: ReadonlyMap<number, KeyStanding>): number {
  const standing = standings.get(keyId)
  if (standing?.userId !== userId || (standing.isRevoked && standing.isActive)) throw apiError('INVALID_API_KEY', 'Invalid API key')
  if (!standing.isRealmActive) throw apiError('REALM_DEACTIVATED', 'This organisation has been deactivated')
  if (!standing.isActive) throw apiError('USER_DEACTIVATED', 'Account is deactivated')
  return standing.role
}

/**
 * The error that refuses each caller: what `verifyCredentials` throws, or BAD_REQUEST if the account has been demoted. Undefined for
 * callers who still have their authority, and for work without a request. The authority cannot be withdrawn until the transaction ends. Its
 * lock is shared, so the transaction must not change these accounts. One statement.
 */
export async function refusals(callers: readonly (Authority | undefined)[], tx: Tx): Promise<(ApiError | undefined)[]> {
  const known = callers.filter((caller) => caller !== undefined)
  const standings = known.length > 0 ? await ApiKey.standings(known, { kind: 'shared', tx }) : new Map<number, KeyStanding>()
  return callers.map((caller) => caller && refusalOf(caller, standings))
}

function refusalOf(authority: Authority, standings: ReadonlyMap<number, KeyStanding>): ApiError | undefined {
  try {
    if (roleOf(authority, standings) <= authority.role) return undefined
    return badRequest('Your role has changed since this request was sent: nothing was changed')
  } catch (refusal) {
    return refusal as ApiError
  }
}

/**
 * Throws the error that refuses the caller. In a transaction, the account's row is locked until it ends, so a user's own changes wait for
 * each other, and what they count or change in the account needs no further lock.
 */
async function verify(authority: Authority, tx?: Tx): Promise<void> {
  const refusal = refusalOf(authority, await ApiKey.standings([authority], tx && { kind: 'exclusive', tx }))
  if (refusal) throw refusal
}

/**
 * The changes of each user in this process, by user ID. They would wait for each other at the account's row, each with a connection of its
 * own. Here they wait without one, so that nobody takes the connections away from others.
 */
const changes = new Semaphore({ atOnce: 1, waiting: 500, refusal: 'Too many of your requests are waiting for each other' })

/** The databases that `onAuthority` gave to requests. */
const granted = new WeakMap<Db, { db: Db; authority: Authority }>()

/**
 * The database behind a request's database, and the request's authority, for code that verifies several requests' authority together.
 * Returns any other database unchanged.
 */
export function authorityOf(db: Db): { db: Db; authority: Authority | undefined } {
  return granted.get(db) ?? { db, authority: undefined }
}

/**
 * The application as handlers get it. Every transaction, published event and report of presence verifies the request's authority first.
 * A transaction throws SERVER_BUSY if too many of its user wait. Handlers get no other application, so none can omit the check.
 */
export function onAuthority(app: App, authority: Authority): App {
  return new AppOnAuthority(app, authority)
}

/** Holds two references, and creates the verifying parts on first use, because thousands of waiting polls never use them. */
class AppOnAuthority implements App {
  readonly #app: App
  readonly #authority: Authority
  #db: Db | undefined

  constructor(app: App, authority: Authority) {
    this.#app = app
    this.#authority = authority
  }

  get config(): App['config'] {
    return this.#app.config
  }

  get notifier(): App['notifier'] {
    return this.#app.notifier
  }

  get queues(): App['queues'] {
    return this.#app.queues
  }

  get keyUses(): App['keyUses'] {
    return this.#app.keyUses
  }

  get rateLimits(): App['rateLimits'] {
    return this.#app.rateLimits
  }

  get storage(): App['storage'] {
    return this.#app.storage
  }

  get mailer(): App['mailer'] {
    return this.#app.mailer
  }

  get relay(): App['relay'] {
    return this.#app.relay
  }

  get log(): App['log'] {
    return this.#app.log
  }

  get metrics(): App['metrics'] {
    return this.#app.metrics
  }

  get db(): Db {
    if (this.#db) return this.#db
    const { db } = this.#app
    const authority = this.#authority
    this.#db = {
      ...db,
      transaction: (work) =>
        changes.run(authority.userId, () =>
          db.transaction(async (tx) => {
            await verify(authority, tx)
            return work(tx)
          }),
        ),
    }
    granted.set(this.#db, { db, authority })
    return this.#db
  }

  get broker(): App['broker'] {
    const { broker } = this.#app
    const publish: App['broker']['publish'] = async (event) => {
      await verify(this.#authority)
      await broker.publish(event)
    }
    return { ...broker, publish }
  }

  get presence(): App['presence'] {
    const { presence } = this.#app
    const report: App['presence']['report'] = async (said, prepare) => {
      await verify(this.#authority)
      return presence.report(said, prepare)
    }
    return { ...presence, report }
  }
}
