// invites_changed events: invitations are to be read again by those who may see them.

import type { EventOf } from '../event.ts'

export function invitesChangedEvent(userIds: number[]): EventOf<'invites_changed', object> {
  return { type: 'invites_changed', payload: {}, audience: { to: 'users', ids: userIds } }
}
