// invites_changed events: users who may see invitations should read them again.

import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

export const invitesChanged = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<object>,
  seen: 'always',
} satisfies EventDefinition<object>

export function invitesChangedEvent(userIds: number[]): EventOf<'invites_changed', object> {
  return { type: 'invites_changed', payload: {}, audience: { to: 'users', ids: userIds } }
}
