// invites_changed events: users who may see invitations should read them again.

import { type Effects, type EventOf, nobody } from '../event.ts'

export const invitesChangedEffects: Effects<object> = {
  invalidates: [],
  changesViewOf: nobody,
}

export function invitesChangedEvent(userIds: number[]): EventOf<'invites_changed', object> {
  return { type: 'invites_changed', payload: {}, audience: { to: 'users', ids: userIds } }
}
