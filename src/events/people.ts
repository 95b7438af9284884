// The events about people who become visible or hidden.

import type { Tx } from '../db/index.ts'
import { ProfileValue } from '../models/profile-field.ts'
import type { Person } from '../models/user.ts'
import { UserStatus } from '../models/user-status.ts'
import { presentStatus } from '../present/status.ts'
import { preference } from '../settings/preferences.ts'
import type { Audience } from './event.ts'
import type { NewEvent } from './interfaces.ts'
import { personAdded, personRemoved } from './types/realm_user.ts'
import { userStatusEvent } from './types/user_status.ts'

/** A user, and the users who may not access them before and after a change (`usersWithoutAccess`). */
export interface VisibilityChange {
  user: Person
  before: readonly number[]
  after: readonly number[]
}

/** What is shown of users who become visible, by user ID. */
export interface ShownFacts {
  profiles: ReadonlyMap<number, ProfileValue[]>
  statuses: ReadonlyMap<number, UserStatus>
}

/** The facts for `visibilityEvents`. Reads nothing if no user becomes visible. */
export async function shownFacts(realmId: number, changes: readonly VisibilityChange[], tx: Tx): Promise<ShownFacts> {
  const ids = changes.filter(({ before, after }) => without(before, after).length > 0).map(({ user }) => user.id)
  if (ids.length === 0) return { profiles: new Map(), statuses: new Map() }
  const statuses = new Map((await UserStatus.findAllOf(realmId, tx)).map((row) => [row.user_id, row]))
  return { profiles: await ProfileValue.byUser(realmId, ids, tx), statuses }
}

/**
 * The events of visibility changes. A user who becomes visible causes `realm_user` add, and the status if there is one. A user who becomes
 * hidden causes `realm_user` remove, on which clients also drop the status and the presence. Presence comes with the client's next report.
 * Recipients of these events need no updates of the same change. `host` is the organisation's. Pure.
 */
export function visibilityEvents(
  host: string,
  changes: readonly VisibilityChange[],
  { profiles, statuses }: ShownFacts,
): { gained: NewEvent[]; lost: NewEvent[] } {
  const visibilityChanges = changes.map(({ user, before, after }) => ({
    user,
    gained: without(before, after),
    lost: without(after, before),
  }))
  const shown = visibilityChanges.filter(({ gained }) => gained.length > 0)
  return {
    gained: shown.flatMap(({ user, gained }) => {
      const audience: Audience = { to: 'users', ids: gained }
      const status = user.is_active ? presentStatus(statuses.get(user.id) ?? null, !preference(user, 'presence_enabled')) : {}
      return [
        personAdded(user, host, profiles.get(user.id) ?? [], audience),
        ...(Object.keys(status).length > 0 ? [userStatusEvent(user.id, status, audience)] : []),
      ]
    }),
    lost: visibilityChanges.filter(({ lost }) => lost.length > 0).map(({ user, lost }) => personRemoved(user.id, lost)),
  }
}

function without(ids: readonly number[], others: readonly number[]): number[] {
  const out = new Set(others)
  return ids.filter((id) => !out.has(id))
}
