// api_keys_revoked events: they end the polls of a user, because each may use a revoked key. No queue gets them.

import { type EventDefinition, type EventOf, nobody } from '../event.ts'

export const KEYS_REVOKED = 'api_keys_revoked'

export const apiKeysRevoked = {
  invalidates: ['accounts'],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverKeysRevoked,
  seen: 'always',
} satisfies EventDefinition<object>

export function keysRevokedEvent(userIds: number[]): EventOf<typeof KEYS_REVOKED, object> {
  return { type: KEYS_REVOKED, payload: {}, audience: { to: 'users', ids: userIds } }
}

function deliverKeysRevoked(_payload: object): undefined {}
