// The events about people who become visible or hidden.

import { directGroupsOf, membershipFacts } from '../access/groups/membership.ts'
import type { Tx } from '../db/index.ts'
import { Channel } from '../models/channel.ts'
import { ProfileValue } from '../models/profile-field.ts'
import { Realm } from '../models/realm.ts'
import type { Person } from '../models/user.ts'
import { GROUP_PERMISSIONS, settingValues, UserGroup, UserGroupMember } from '../models/user-group.ts'
import { UserStatus } from '../models/user-status.ts'
import { presentStatus } from '../present/status.ts'
import { preference } from '../settings/preferences.ts'
import { isPermission, realmSettings } from '../settings/realm-settings.ts'
import { CHANNEL_PERMISSIONS } from '../values/channel-permissions.ts'
import type { GroupSettingValue } from '../values/groups.ts'
import { usersReading } from './audience.ts'
import type { Audience } from './event.ts'
import type { NewEvent } from './interfaces.ts'
import { realmEvent } from './types/realm.ts'
import { personAdded, personRemoved } from './types/realm_user.ts'
import { channelUpdated } from './types/stream.ts'
import { groupEvent, membersAdded } from './types/user_group.ts'
import { userStatusEvent } from './types/user_status.ts'

/** A setting that names people, and the event that tells users its value. */
interface NamingSetting {
  userIds: readonly number[]
  event(ids: number[]): NewEvent
}

/** The settings that name one of the people. A fixed number of queries, one if there are none. */
async function settingsNaming(realmId: number, userIds: readonly number[], tx: Tx): Promise<NamingSetting[]> {
  const groupIds = await UserGroupMember.groupIdsOf(realmId, userIds, tx)
  const values = groupIds.length > 0 ? await settingValues(realmId, tx, groupIds) : new Map<number, never>()
  if (values.size === 0) return []
  const settings: NamingSetting[] = []
  const add = (groupId: unknown, event: (value: GroupSettingValue, ids: number[]) => NewEvent): void => {
    const value = values.get(Number(groupId))
    if (!value) return
    const wire = { direct_members: value.userIds, direct_subgroups: value.subgroupIds }
    settings.push({ userIds: value.userIds, event: (ids) => event(wire, ids) })
  }
  const realm = await Realm.load(realmId, tx)
  for (const [name, groupId] of Object.entries(await realmSettings(realm, tx)))
    if (isPermission(name))
      add(groupId, (value, ids) => realmEvent({ op: 'update_dict', property: 'default', data: { [name]: value } }, { to: 'users', ids }))
  for (const group of await UserGroup.findNamed(realmId, tx))
    for (const name of GROUP_PERMISSIONS)
      add(group[name], (value, ids) =>
        groupEvent({ op: 'update', group_id: group.id, data: { [name]: value } }, group.is_deactivated ? null : undefined, {
          to: 'users',
          ids,
        }),
      )
  for (const channel of await Channel.findWith(realmId, [...values.keys()], CHANNEL_PERMISSIONS, tx))
    for (const property of CHANNEL_PERMISSIONS)
      add(channel[property], (value, ids) =>
        channelUpdated(channel, { property, value }, usersReading(channel, ids), channel.is_archived ? { ofArchived: true } : {}),
      )
  return settings
}

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
  /** The groups of those who are active already. A user who is being activated joins them by that. */
  groups: ReadonlyMap<number, readonly Pick<UserGroup, 'id' | 'is_deactivated'>[]>
  settings: readonly NamingSetting[]
}

/** The facts for `visibilityEvents`. Reads nothing if no user becomes visible. */
export async function shownFacts(realmId: number, changes: readonly VisibilityChange[], tx: Tx): Promise<ShownFacts> {
  const users = changes.filter(({ before, after }) => without(before, after).length > 0).map(({ user }) => user)
  if (users.length === 0) return { profiles: new Map(), statuses: new Map(), groups: new Map(), settings: [] }
  const ids = users.map(({ id }) => id)
  const statuses = new Map((await UserStatus.allOf(realmId).rows(tx)).map((row) => [row.user_id, row]))
  const active = users.filter(({ is_active }) => is_active)
  const memberships = await membershipFacts(
    realmId,
    active.map(({ id }) => id),
    tx,
  )
  return {
    profiles: await ProfileValue.byUser(realmId, ids, tx),
    statuses,
    groups: new Map(active.map((user) => [user.id, directGroupsOf(user, memberships)])),
    settings: await settingsNaming(realmId, ids, tx),
  }
}

/**
 * The events of visibility changes. A user who becomes visible causes `realm_user` add, the status if there is one, and their groups;
 * `named` are the settings that name them, which come after channels that the same change shows. A user who becomes hidden causes
 * `realm_user` remove, on which clients also drop the status, the presence, the memberships and the user in settings. Presence comes with
 * the client's next report. Recipients of these events need no updates of the same change. `host` is the organisation's. Pure.
 */
export function visibilityEvents(
  host: string,
  changes: readonly VisibilityChange[],
  { profiles, statuses, groups, settings }: ShownFacts,
): { gained: NewEvent[]; lost: NewEvent[]; named: NewEvent[] } {
  const visibilityChanges = changes.map(({ user, before, after }) => ({
    user,
    gained: without(before, after),
    lost: without(after, before),
  }))
  const shown = visibilityChanges.filter(({ gained }) => gained.length > 0)
  const people = shown.flatMap(({ user, gained }) => {
    const audience: Audience = { to: 'users', ids: gained }
    const status = user.is_active ? presentStatus(statuses.get(user.id) ?? null, !preference(user, 'presence_enabled')) : {}
    return [
      personAdded(user, host, profiles.get(user.id) ?? [], audience),
      ...(Object.keys(status).length > 0 ? [userStatusEvent(user.id, status, audience)] : []),
    ]
  })
  return {
    gained: [...people, ...membershipsShown(shown, groups)],
    lost: visibilityChanges.filter(({ lost }) => lost.length > 0).map(({ user, lost }) => personRemoved(user.id, lost)),
    named: settings.flatMap(({ userIds, event }) => {
      const ids = shown.filter(({ user }) => userIds.includes(user.id)).flatMap(({ gained }) => gained)
      return ids.length > 0 ? [event([...new Set(ids)])] : []
    }),
  }
}

/** One event for each group and those who newly see the same people, because somebody who joins a channel sees thousands. */
function membershipsShown(shown: readonly { user: Person; gained: number[] }[], groups: ShownFacts['groups']): NewEvent[] {
  const together = new Map<string, { group: Pick<UserGroup, 'id' | 'is_deactivated'>; ids: number[]; gained: number[] }>()
  for (const { user, gained } of shown)
    for (const group of groups.get(user.id) ?? []) {
      const key = `${group.id} ${gained.join()}`
      const entry = together.get(key) ?? { group, ids: [], gained }
      entry.ids.push(user.id)
      together.set(key, entry)
    }
  return [...together.values()].map(({ group, ids, gained }) => membersAdded(ids, group, { to: 'users', ids: gained }))
}

function without(ids: readonly number[], others: readonly number[]): number[] {
  const out = new Set(others)
  return ids.filter((id) => !out.has(id))
}
