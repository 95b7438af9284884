// Any key: the address of a request selects the account, and an address that nobody has gets a member of its own.

import { hashApiKey } from '../access/people/credentials.ts'
import { createApiKey } from '../actions/people/api-keys.ts'
import { createPersonIn } from '../actions/people/create.ts'
import { type App, serverContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { change } from '../events/change.ts'
import { ApiKey } from '../models/api-key.ts'
import type { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { unixTime } from '../values/dates.ts'
import { parseEmail } from '../values/email-addresses.ts'
import { ROLE } from '../values/roles.ts'

/** A key that belongs to nobody, so that a client meets INVALID_API_KEY. */
const NOBODYS = 'not-the-key-of-anybody'

export interface Accounts {
  /** The account that an Authorization header selects. Undefined if there is none, or it selects none. */
  userOf(realm: Realm, authorization: string | undefined): Promise<User | undefined>
  /** The header that the server accepts for that account. The same one if there is no account, or the key is the server's, or nobody's. */
  authorizationFor(realm: Realm, authorization: string): Promise<string>
  /** Refuses a header from now on. */
  end(realm: Realm, authorization: string): void
  /** Forgets what it knows of an organisation. */
  forget(realmId: number): void
}

/** What is known of an organisation: the headers by those that were given, and those that are refused. */
interface Known {
  accepted: Map<string, Promise<string>>
  ended: Set<string>
}

/** `app` returns the one that runs. */
export function createAccounts(app: () => App): Accounts {
  const known = new Map<number, Known>()
  const knownOf = (realm: Realm): Known => {
    const found = known.get(realm.id) ?? { accepted: new Map(), ended: new Set() }
    known.set(realm.id, found)
    return found
  }

  async function userFor(realm: Realm, email: string): Promise<User | undefined> {
    const found = await User.findByEmail(realm.id, email)
    if (found || !parseEmail(email)) return found ?? undefined
    const fullName = email.slice(0, email.indexOf('@')).slice(0, 50)
    try {
      return await change(serverContext(app(), realm), (c) => createPersonIn(c, { email, fullName, role: ROLE.member }))
    } catch (error) {
      // Another request with the address may have been faster.
      const user = await User.findByEmail(realm.id, email)
      if (user || error instanceof ApiError) return user ?? undefined
      throw error
    }
  }

  async function accepted(realm: Realm, authorization: string): Promise<string> {
    const given = credentialsIn(authorization)
    if (!given || given.key === NOBODYS || (await ApiKey.findByHashes([hashApiKey(given.key)])).length > 0) return authorization
    const user = await userFor(realm, given.email)
    if (!user) return authorization
    const { key } = await createApiKey(app(), user, 'sandbox', unixTime())
    return `Basic ${Buffer.from(`${given.email}:${key}`).toString('base64')}`
  }

  return {
    userOf: async (realm, authorization) => {
      const given = credentialsIn(authorization)
      return given && userFor(realm, given.email)
    },

    authorizationFor: async (realm, authorization) => {
      const of = knownOf(realm)
      if (of.ended.has(authorization)) return authorization
      const found = of.accepted.get(authorization) ?? accepted(realm, authorization)
      of.accepted.set(authorization, found)
      try {
        return await found
      } catch (error) {
        of.accepted.delete(authorization)
        // The server says why: the account is deactivated, or has too many keys.
        if (error instanceof ApiError) return authorization
        throw error
      }
    },

    end: (realm, authorization) => {
      const of = knownOf(realm)
      of.ended.add(authorization)
      of.accepted.clear()
    },

    forget: (realmId) => void known.delete(realmId),
  }
}

function credentialsIn(authorization = ''): { email: string; key: string } | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/]+=*) *$/i.exec(authorization)?.[1]
  const text = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString()
  const at = text.indexOf(':')
  return at < 1 ? undefined : { email: text.slice(0, at), key: text.slice(at + 1) }
}
