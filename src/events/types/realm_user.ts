// realm_user events: a user came, changed, or is out of sight.

import { emailVisibleTo } from '../../access/people/users.ts'
import type { ProfileValue } from '../../models/profile-field.ts'
import type { Person } from '../../models/user.ts'
import { presentUnknownUser, presentUser, UNKNOWN_NAME, type WireUser } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import type { Audience, EventOf, Reader } from '../event.ts'

/** The real address is in it, so it never goes out as it is. */
export type RealmUserPayload =
  | {
      op: 'add'
      person: WireUser
      email: EmailRule
      /** Who may not access the user, and what they get, unless their clients take incomplete lists. */
      unknown?: { to: number[]; person: WireUser }
    }
  | { op: 'update'; person: PersonChange; email?: EmailRule }
  | { op: 'remove'; person: { user_id: number; full_name: string } }
type RealmUserEvent = EventOf<'realm_user', RealmUserPayload>

/** What of a user has changed. */
export interface PersonChange {
  user_id: number
  full_name?: string
  role?: number
  is_active?: boolean
  is_imported_stub?: boolean
  bot_owner_id?: number | null
  date_joined?: string
  delivery_email?: string | null
  new_email?: string
  /** Comes with `timezone`. */
  email?: string
  timezone?: string
  custom_profile_field?: { id: number; value: string | null; rendered_value?: string }
}

/** Who sees `delivery_email`, and what others get. A bot's everybody sees. */
export interface EmailRule {
  visibility: number
  otherwise: 'null' | 'nothing'
  /** The visibility until now, where that is what has changed: who sees as much as before gets nothing. */
  before?: number
}

/** Who sees the address of a user in an event. */
export function emailRule(user: Person, otherwise: 'null' | 'nothing'): EmailRule {
  return { visibility: user.bot_type === null ? preference(user, 'email_address_visibility') : 1, otherwise }
}

/** A change of a user, for all but `withoutAccess`, who may not access the user. */
export function personUpdated(person: PersonChange, withoutAccess: readonly number[], email?: EmailRule): RealmUserEvent {
  const payload: RealmUserPayload = { op: 'update', person, ...(email ? { email } : {}) }
  return { type: 'realm_user', payload, audience: { to: 'realm', except: [...withoutAccess] } }
}

/** The address of a user, for one who sees it from now on, or does not see it any more (null). */
export function addressShown(userId: number, address: string | null, viewerId: number): RealmUserEvent {
  const payload: RealmUserPayload = { op: 'update', person: { user_id: userId, delivery_email: address } }
  return { type: 'realm_user', payload, audience: { to: 'users', ids: [viewerId] } }
}

/** A user whom the audience sees from now on; `withoutAccess` see that there is somebody. `host` is the organisation's. */
export function personAdded(
  user: Person,
  host: string,
  profile: readonly ProfileValue[],
  audience: Audience,
  withoutAccess: readonly number[] = [],
): RealmUserEvent {
  const payload: RealmUserPayload = {
    op: 'add',
    person: presentUser(user, { viewer: user, host }, profile),
    email: emailRule(user, 'null'),
    ...(withoutAccess.length > 0 ? { unknown: { to: [...withoutAccess], person: presentUnknownUser(user.id, host) } } : {}),
  }
  return { type: 'realm_user', payload, audience }
}

/** A user whom these do not see from now on. */
export function personRemoved(userId: number, ids: number[]): RealmUserEvent {
  const payload: RealmUserPayload = { op: 'remove', person: { user_id: userId, full_name: UNKNOWN_NAME } }
  return { type: 'realm_user', payload, audience: { to: 'users', ids } }
}

/** With the address only for those who see it. */
export function deliverRealmUser(payload: RealmUserPayload, reader: Reader) {
  const { op, person } = payload
  if ('unknown' in payload && payload.unknown?.to.includes(reader.userId))
    return reader.options.userListIncomplete ? undefined : { op, person: payload.unknown.person }
  const email = 'email' in payload ? payload.email : undefined
  if (!email) return { op, person }
  const sees = (visibility: number): boolean => reader.userId === person.user_id || emailVisibleTo(reader.role, visibility)
  if (email.before !== undefined && sees(email.before) === sees(email.visibility)) return undefined
  if (sees(email.visibility)) return { op, person }
  return email.otherwise === 'nothing' ? undefined : { op, person: { ...person, delivery_email: null } }
}
