// api_keys_revoked events: they end the polls of a user, because each may use a revoked key. No queue gets them.

import { type Effects, type EventOf, nobody } from '../event.ts'

export const KEYS_REVOKED = 'api_keys_revoked'

export const apiKeysRevokedEffects: Effects<object> = {
  invalidates: ['accounts'],
  changesViewOf: nobody,
}

export function keysRevokedEvent(userIds: number[]): EventOf<typeof KEYS_REVOKED, object> {
  return { type: KEYS_REVOKED, payload: {}, audience: { to: 'users', ids: userIds } }
}

export function deliverKeysRevoked(_payload: object): undefined {}
