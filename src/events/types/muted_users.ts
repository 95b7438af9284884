// muted_users events: a user has muted or unmuted somebody. The user gets the whole list.

import type { presentMutedUser } from '../../present/muted-user.ts'
import { type EventDefinition, type EventOf, listOf, nobody, oneKind, type Reader } from '../event.ts'

export const mutedUsers = {
  invalidates: ['mutedUsers'],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverMutedUsers,
  kindOf: oneKind,
  seen: 'always',
} satisfies EventDefinition<object>

export function mutedUsersEvent(userId: number): EventOf<'muted_users', object> {
  return { type: 'muted_users', payload: {}, audience: { to: 'users', ids: [userId] } }
}

function deliverMutedUsers(_payload: object, reader: Reader): { muted_users: ReturnType<typeof presentMutedUser>[] } {
  return { muted_users: listOf('muted_users', reader) }
}
