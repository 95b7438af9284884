// Who is there, as one user sees it.

import { peopleSeenBy } from '../../access/people/users.ts'
import type { Realm } from '../../models/realm.ts'
import { type Person, User } from '../../models/user.ts'
import { presentLegacyPresence, presentPresence } from '../../present/presence.ts'
import { apiEmail, type Viewpoint } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { longGone, type Presence, presencesAfter } from './presence.ts'

const DAY = 86_400

/** The format of the presence to read, and how far back it goes. */
export interface PresenceRequest {
  slim: boolean
  historyDays: number
}

type Told = ReturnType<typeof presentPresence> | ReturnType<typeof presentLegacyPresence>

/** The presence of everybody visible to the viewer, by user ID, or in the older format by API email address. `now` in UNIX seconds. */
export async function allPresences(
  realm: Realm,
  { viewer, host }: Viewpoint,
  request: PresenceRequest & { now: number },
): Promise<{ presences: Record<string, Told>; lastUpdateId: number }> {
  const { presences, lastUpdateId } = await presencesAfter(realm.id, -1)
  if (presences.length === 0 || !isTold(realm, request)) return { presences: {}, lastUpdateId }
  const [people, seen] = [await User.peopleOf(realm.id).rows(), await peopleSeenBy(viewer, undefined, realm)]
  return { presences: presencesOf({ realm, presences, people, seen }, host, request), lastUpdateId }
}

function isTold(realm: Realm, { historyDays }: PresenceRequest): boolean {
  return historyDays > 0 && !realmSetting(realm, 'presence_disabled')
}

/** What decides which presence is shown. `seen`: the IDs of the users the viewer may access, undefined if that is everybody. */
interface PresenceFacts {
  realm: Realm
  presences: readonly Presence[]
  people: readonly Person[]
  seen: ReadonlySet<number> | undefined
}

/** Like `allPresences`, from facts. `host`: the organisation's. Pure. */
export function presencesOf(
  { realm, presences, people, seen }: PresenceFacts,
  host: string,
  request: PresenceRequest & { now: number },
): Record<string, Told> {
  if (!isTold(realm, request)) return {}
  const users = new Map(people.filter((user) => user.is_active).map((user) => [user.id, user]))
  const since = request.now - request.historyDays * DAY
  const told = presences.flatMap((presence): [string, Told][] => {
    const user = users.get(presence.userId)
    const isShown =
      user && !presence.isHidden && preference(user, 'presence_enabled') && presence.connectedAt >= since && (seen?.has(user.id) ?? true)
    if (!isShown) return []
    return [request.slim ? [String(user.id), presentPresence(presence)] : [apiEmail(user, host), presentLegacyPresence(presence)]]
  })
  return Object.fromEntries(told)
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
  const users = new Map((await User.peopleOf(realm.id, ids).rows()).filter((user) => user.is_active).map((user) => [user.id, user]))
  const presences: Record<string, ReturnType<typeof presentPresence>> = {}
  for (const presence of changed) {
    const user = users.get(presence.userId)
    if (user) presences[user.id] = presentPresence(preference(user, 'presence_enabled') ? presence : longGone(presence, now))
  }
  return { presences, lastUpdateId }
}
