// The authority under which a request changes something. The transaction of the change verifies it again, because the account may have been
// deactivated or demoted, or its key revoked, since the request was authenticated.

import type { ActionContext, Authority } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { type ApiError, apiError, badRequest } from '../../errors.ts'
import { ApiKey, type KeyState } from '../../models/api-key.ts'
import { sessionEnded } from './credentials.ts'

/**
 * The account's current role. Throws REALM_DEACTIVATED or USER_DEACTIVATED if the organisation or the account is deactivated, and
 * INVALID_API_KEY if its key is revoked or missing, UNAUTHORIZED if its session is. The keys of a deactivated account are revoked, but it is
 * told that it is deactivated.
 */
export async function verifyCredentials(authority: Authority): Promise<number> {
  return roleOf(authority, await ApiKey.statesOf([authority]))
}

function roleOf({ userId, keyId }: Authority, states: ReadonlyMap<number, KeyState>): number {
  const state = states.get(keyId)
  if (state?.userId !== userId || (state.isRevoked && state.isActive))
    throw state?.isSession ? sessionEnded() : apiError('INVALID_API_KEY', 'Invalid API key')
  if (!state.isRealmActive) throw apiError('REALM_DEACTIVATED', 'This organisation has been deactivated')
  if (!state.isActive) throw apiError('USER_DEACTIVATED', 'Account is deactivated')
  return state.role
}

/**
 * The error that refuses each caller: what `verifyCredentials` throws, or BAD_REQUEST if the account has been demoted. Undefined for
 * callers who still have their authority, and for work without a request. The authority cannot be withdrawn until the transaction ends. Its
 * lock is shared, so the transaction must not change these accounts. One statement.
 */
export async function refusals(callers: readonly (Authority | undefined)[], tx: Tx): Promise<(ApiError | undefined)[]> {
  const known = callers.filter((caller) => caller !== undefined)
  const states = known.length > 0 ? await ApiKey.statesOf(known, { kind: 'shared', tx }) : new Map<number, KeyState>()
  return callers.map((caller) => caller && refusalOf(caller, states))
}

function refusalOf(authority: Authority, states: ReadonlyMap<number, KeyState>): ApiError | undefined {
  try {
    if (roleOf(authority, states) <= authority.role) return undefined
    return badRequest('Your role has changed since this request was sent: nothing was changed')
  } catch (refusal) {
    return refusal as ApiError
  }
}

/**
 * Verifies the authority of a request, if there is one. In a transaction, the account's row is locked until it ends, so a user's own changes
 * wait for each other, and what they count or change in the account needs no further lock. Throws what `refusals` returns.
 */
export async function verifyAuthority({ authority }: Pick<ActionContext, 'authority'>, tx?: Tx): Promise<void> {
  if (!authority) return
  const refusal = refusalOf(authority, await ApiKey.statesOf([authority], tx && { kind: 'exclusive', tx }))
  if (refusal) throw refusal
}
