// realm_user events: what the log keeps of them, and what each reader gets.

import { emailVisibleTo } from '../access/people/users.ts'
import type { Tx } from '../db/index.ts'
import { ProfileValue } from '../models/profile-field.ts'
import type { Person } from '../models/user.ts'
import { UserStatus } from '../models/user-status.ts'
import { presentStatus } from '../present/status.ts'
import { presentUnknownUser, presentUser, UNKNOWN_NAME } from '../present/user.ts'
import { preference } from '../settings/preferences.ts'
import type { Audience, NewEvent, Reader } from './types.ts'

/** What the log keeps of a realm_user event. The real address is in it, so it never goes out as it is. */
export interface PersonPayload {
  op: 'add' | 'update' | 'remove'
  person: { user_id: number; delivery_email?: string | null; [field: string]: unknown }
  /** Who sees `delivery_email`, and what others get. A bot's everybody sees. */
  email?: EmailRule
  /** Who may not access the user, and what they get, unless their clients take incomplete lists. */
  unknown?: { to: number[]; person: object }
}

interface EmailRule {
  visibility: number
  otherwise: 'null' | 'nothing'
  /** The visibility until now, where that is what has changed: who sees as much as before gets nothing. */
  before?: number
}

/** The event as the reader gets it; undefined when it is not for the reader. */
export function presentPersonEvent({ op, person, email, unknown }: PersonPayload, reader: Reader): object | undefined {
  if (unknown?.to.includes(reader.userId)) return reader.options.userListIncomplete ? undefined : { op, person: unknown.person }
  if (!email) return { op, person }
  const sees = (visibility: number): boolean => reader.userId === person.user_id || emailVisibleTo(reader.role, visibility)
  if (email.before !== undefined && sees(email.before) === sees(email.visibility)) return undefined
  if (sees(email.visibility)) return { op, person }
  return email.otherwise === 'nothing' ? undefined : { op, person: { ...person, delivery_email: null } }
}

/** A change of a user, for all but `blind`, who may not access the user. */
export function personUpdated(person: PersonPayload['person'], blind: readonly number[], email?: EmailRule): NewEvent {
  const payload: PersonPayload = { op: 'update', person, ...(email ? { email } : {}) }
  return { type: 'realm_user', payload, audience: { to: 'realm', except: [...blind] } }
}

/** Who sees the address of a user in an event. */
export function emailRule(user: Person, otherwise: 'null' | 'nothing'): EmailRule {
  return { visibility: user.bot_type === null ? preference(user, 'email_address_visibility') : 1, otherwise }
}

/** A user whom the audience sees from now on; `blind` see that there is somebody. `host` is the organisation's. */
export function personAdded(
  user: Person,
  host: string,
  profile: readonly ProfileValue[],
  audience: Audience,
  blind: readonly number[] = [],
): NewEvent {
  const payload: PersonPayload = {
    op: 'add',
    person: presentUser(user, { viewer: user, host }, profile),
    email: emailRule(user, 'null'),
    ...(blind.length > 0 ? { unknown: { to: [...blind], person: presentUnknownUser(user.id, host) } } : {}),
  }
  return { type: 'realm_user', payload, audience }
}

/** A user whom these do not see from now on. */
function personRemoved(userId: number, ids: number[]): NewEvent {
  return {
    type: 'realm_user',
    payload: { op: 'remove', person: { user_id: userId, full_name: UNKNOWN_NAME } },
    audience: { to: 'users', ids },
  }
}

/** A user, and who may not access the user before a change and after it: `blindTo`. */
export interface SightChange {
  user: Person
  before: readonly number[]
  after: readonly number[]
}

/**
 * What changes of sight announce: of whom one sees from now on `realm_user` add, and the status if there is one; of whom one does not see any
 * more `realm_user` remove, by which clients forget the status and the presence too. Presence comes with the client's next report.
 * Those it tells have no use for updates of the same change. `host` is the organisation's.
 */
export async function sightChanged(
  realmId: number,
  host: string,
  changes: readonly SightChange[],
  tx: Tx,
): Promise<{ gained: NewEvent[]; lost: NewEvent[] }> {
  const told = changes.map(({ user, before, after }) => ({ user, gained: without(before, after), lost: without(after, before) }))
  const shown = told.filter(({ gained }) => gained.length > 0)
  const ids = shown.map(({ user }) => user.id)
  const profiles = ids.length > 0 ? await ProfileValue.byUser(realmId, ids, tx) : undefined
  const statuses = new Map(ids.length > 0 ? (await UserStatus.findAllOf(realmId, tx)).map((row) => [row.user_id, row]) : [])
  return {
    gained: shown.flatMap(({ user, gained }) => {
      const audience: Audience = { to: 'users', ids: gained }
      const status = user.is_active ? presentStatus(statuses.get(user.id) ?? null, !preference(user, 'presence_enabled')) : {}
      return [
        personAdded(user, host, profiles?.get(user.id) ?? [], audience),
        ...(Object.keys(status).length > 0 ? [{ type: 'user_status', payload: { user_id: user.id, ...status }, audience }] : []),
      ]
    }),
    lost: told.filter(({ lost }) => lost.length > 0).map(({ user, lost }) => personRemoved(user.id, lost)),
  }
}

function without(ids: readonly number[], others: readonly number[]): number[] {
  const out = new Set(others)
  return ids.filter((id) => !out.has(id))
}
