// Who is there, as one user sees it.

import { peopleSeenBy } from '../../access/people/users.ts'
import type { Tx } from '../../db/index.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { presentLegacyPresence, presentPresence } from '../../present/presence.ts'
import { apiEmail, type Viewpoint } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { longGone, presencesAfter } from './presence.ts'

const DAY = 86_400

/** The format of the presence to read, and how far back it goes. */
export interface PresenceRequest {
  slim: boolean
  historyDays: number
}

/** The presence of everybody visible to the viewer, by user ID, or in the older format by API email address. `now` in UNIX seconds. */
export async function allPresences(
  realm: Realm,
  { viewer, host }: Viewpoint,
  { slim, historyDays, now }: PresenceRequest & { now: number },
  tx?: Tx,
) {
  const { presences: all, lastUpdateId } = await presencesAfter(realm.id, -1, tx)
  if (historyDays === 0 || all.length === 0 || realmSetting(realm, 'presence_disabled')) return { presences: {}, lastUpdateId }
  const accessible = await peopleSeenBy(viewer, tx, realm)
  const users = new Map((await User.findPeople(realm.id, undefined, tx)).filter((user) => user.is_active).map((user) => [user.id, user]))
  const since = now - historyDays * DAY
  const presences = all.flatMap((presence): [string, ReturnType<typeof presentPresence> | ReturnType<typeof presentLegacyPresence>][] => {
    const user = users.get(presence.userId)
    if (
      !user ||
      presence.isHidden ||
      !preference(user, 'presence_enabled') ||
      presence.connectedAt < since ||
      !(accessible?.has(user.id) ?? true)
    )
      return []
    return [slim ? [String(user.id), presentPresence(presence)] : [apiEmail(user, host), presentLegacyPresence(presence)]]
  })
  return { presences: Object.fromEntries(presences), lastUpdateId }
}

/**
 * The presence that changed after an update ID, by user ID, in the modern format. A user who stopped sharing it appears once, as long gone.
 * Deactivated users do not appear. `now` in UNIX seconds.
 */
export async function presenceChanges(
  realm: Realm,
  viewer: User,
  { updateId, now }: { updateId: number; now: number },
): Promise<{ presences: Record<string, ReturnType<typeof presentPresence>>; lastUpdateId: number }> {
  const { presences: changed, lastUpdateId } = await presencesAfter(realm.id, updateId)
  if (changed.length === 0 || realmSetting(realm, 'presence_disabled')) return { presences: {}, lastUpdateId }
  const accessible = await peopleSeenBy(viewer, undefined, realm)
  const ids = changed.map(({ userId }) => userId).filter((id) => accessible?.has(id) ?? true)
  const users = new Map((await User.findPeople(realm.id, ids)).filter((user) => user.is_active).map((user) => [user.id, user]))
  const presences: Record<string, ReturnType<typeof presentPresence>> = {}
  for (const presence of changed) {
    const user = users.get(presence.userId)
    if (user) presences[user.id] = presentPresence(preference(user, 'presence_enabled') ? presence : longGone(presence, now))
  }
  return { presences, lastUpdateId }
}
