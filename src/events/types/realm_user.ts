// realm_user events: a user was added, changed, or became hidden.

import { emailVisibleTo } from '../../access/people/users.ts'
import type { ProfileValue } from '../../models/profile-field.ts'
import type { Person } from '../../models/user.ts'
import { presentUnknownUser, presentUser, UNKNOWN_NAME, type WireUser } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import type { Audience, EventDefinition, EventOf, Reader } from '../event.ts'

/** Contains the real address, so delivery never sends it as it is. */
type RealmUserPayload =
  | {
      op: 'add'
      person: WireUser
      email: EmailRule
      /** Readers who may not access the user get it, unless their clients accept incomplete lists. */
      placeholder: WireUser
      /** The users who may not access the user when the event is written. */
      unknownTo?: number[]
    }
  | { op: 'update'; person: PersonChange; email?: EmailRule }
  | { op: 'remove'; person: { user_id: number; full_name: string } }
type RealmUserEvent = EventOf<'realm_user', RealmUserPayload>

/** The changed fields of a user. */
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
  /** Sent together with `timezone`. */
  email?: string
  timezone?: string
  avatar_source?: string
  avatar_url?: string
  avatar_url_medium?: string
  avatar_version?: number
  custom_profile_field?: { id: number; value: string | null; rendered_value?: string }
}

/** Who sees `delivery_email`, and what others get instead. Everybody sees a bot's address. */
interface EmailRule {
  visibility: number
  otherwise: 'null' | 'nothing'
  /** The previous visibility, if it has changed: users who see no change get no event. */
  before?: number
}

export const realmUser = {
  invalidates: ['accounts'],
  changesViewOf: (payload, audience) => {
    if (payload.op === 'add' && audience.to !== 'users') return payload.unknownTo ?? []
    if (payload.op !== 'update') return audience.to === 'users' ? audience.ids : []
    const { person } = payload
    return person.role === undefined && person.is_active === undefined ? [] : [person.user_id]
  },
  endsSight: ({ op, person }) => op === 'update' && (person.role !== undefined || person.is_active !== undefined),
  deliver: deliverRealmUser,
  seen: 'always',
} satisfies EventDefinition<RealmUserPayload>

/** The rule for the address of a user in an event. */
export function emailRule(user: Person, otherwise: 'null' | 'nothing'): EmailRule {
  return { visibility: user.bot_type === null ? preference(user, 'email_address_visibility') : 1, otherwise }
}

/** A change of a user, for everybody except the users in `withoutAccess`, who may not access the user. */
export function personUpdated(person: PersonChange, withoutAccess: readonly number[], email?: EmailRule): RealmUserEvent {
  const payload: RealmUserPayload = { op: 'update', person, ...(email ? { email } : {}) }
  return { type: 'realm_user', payload, audience: { to: 'realm', except: [...withoutAccess] } }
}

/** The address of a user, for a viewer who now sees it, or no longer sees it (null). */
export function addressShown(userId: number, address: string | null, viewerId: number): RealmUserEvent {
  const payload: RealmUserPayload = { op: 'update', person: { user_id: userId, delivery_email: address } }
  return { type: 'realm_user', payload, audience: { to: 'users', ids: [viewerId] } }
}

/** A user who became visible to the audience. The users in `withoutAccess` get a placeholder. `host` is the organisation's. */
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
    placeholder: presentUnknownUser(user.id, host),
    ...(withoutAccess.length > 0 ? { unknownTo: [...withoutAccess] } : {}),
  }
  return { type: 'realm_user', payload, audience }
}

/** A user who became hidden from these users. */
export function personRemoved(userId: number, ids: number[]): RealmUserEvent {
  const payload: RealmUserPayload = { op: 'remove', person: { user_id: userId, full_name: UNKNOWN_NAME } }
  return { type: 'realm_user', payload, audience: { to: 'users', ids } }
}

/** Delivers the address only to readers who may see it. */
function deliverRealmUser(payload: RealmUserPayload, reader: Reader) {
  const { op, person } = payload
  // That somebody was deactivated or became hidden is always told.
  const isLoss = op === 'remove' || (op === 'update' && person.is_active === false)
  if (!isLoss && reader.hidden.has(person.user_id))
    return op === 'add' && !reader.options.userListIncomplete ? { op, person: payload.placeholder } : undefined
  const email = 'email' in payload ? payload.email : undefined
  if (!email) return { op, person }
  const sees = (visibility: number): boolean => reader.userId === person.user_id || emailVisibleTo(reader.role, visibility)
  if (email.before !== undefined && sees(email.before) === sees(email.visibility)) return undefined
  if (sees(email.visibility)) return { op, person }
  return email.otherwise === 'nothing' ? undefined : { op, person: { ...person, delivery_email: null } }
}
