// Who may see and revoke which API keys and sessions.

import type { App } from '../../context.ts'
import { apiError, badRequest } from '../../errors.ts'
import { ApiKey } from '../../models/api-key.ts'
import type { User } from '../../models/user.ts'
import { ROLE } from '../../values/roles.ts'
import { sessionsSince } from './credentials.ts'
import { accessUserToChange } from './users.ts'

/**
 * The user with this ID, whose keys and sessions the viewer, an administrator, may see and end. Throws BAD_REQUEST for unknown users and
 * system bots, and for owners if the viewer is none. (getUserApiKeys, revokeUserApiKey, getUserSessions, endUserSession)
 */
export async function accessUserOfKeys(viewer: User, userId: number, host: string): Promise<User> {
  const user = await accessUserToChange(viewer, userId, 'user_id', host)
  requireMaySeeKeysOf(viewer, user)
  return user
}

/** The valid keys of a user to whose keys the viewer has access, the oldest first. */
export function validKeysOf(user: User): Promise<ApiKey[]> {
  return ApiKey.findAllOf(user.id)
}

/** The sessions that have not ended of a user to whose keys the viewer has access, the oldest first. */
export function sessionsOf({ config }: Pick<App, 'config'>, user: User, now: number): Promise<ApiKey[]> {
  return ApiKey.findSessionsOf(user.id, sessionsSince(config.sessions, now))
}

/** Throws BAD_REQUEST unless the viewer, an administrator, may see and end the keys and sessions of this user. Pure. */
export function requireMaySeeKeysOf(viewer: Pick<User, 'role'>, user: Pick<User, 'role'>): void {
  if (user.role === ROLE.owner && viewer.role !== ROLE.owner)
    throw badRequest('Only owners may see and end the API keys and sessions of an owner')
}

/** The error for a key that does not exist, is revoked, or belongs to somebody else. */
export function noSuchKey(): Error {
  return apiError('NOT_FOUND', 'API key does not exist')
}

/** The error for a session that does not exist, has ended, or belongs to somebody else. */
export function noSuchSession(): Error {
  return apiError('NOT_FOUND', 'Session does not exist')
}
