// Who belongs to a group. Membership in system groups follows from roles.

import type { Tx } from '../../db/index.ts'
import { count, select } from '../../db/sql.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import {
  type Closure,
  closureOf,
  type GroupTables,
  groupIdsAmong,
  groupIdsOfMember,
  membersIn,
  settingValues,
  systemIdsAmong,
  UserGroup,
  UserGroupMember,
  UserGroupSubgroup,
  valuesAmong,
} from '../../models/user-group.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { unixTime } from '../../values/dates.ts'
import { SYSTEM_GROUPS, type SystemGroupName, systemGroupsWithin } from '../../values/groups.ts'
import { grouped } from '../../values/lists.ts'
import { ROLE } from '../../values/roles.ts'

/** The properties of a user that decide which system groups they belong to. */
type Ranked = Pick<User, 'role' | 'date_joined'>

/** The number of days after which a member becomes a full member, and the current time in UNIX seconds. */
export interface Waiting {
  days: number
  now: number
}

/** The organisation's waiting period and the current time. */
export async function waitingOf(realmId: number, tx?: Tx): Promise<Waiting> {
  return waitingIn(await Realm.load(realmId, tx))
}

/** The waiting period of an organisation that has been read, and the current time. */
export function waitingIn(realm: Pick<Realm, 'settings'>): Waiting {
  return { days: Number(realmSetting(realm, 'waiting_period_threshold')), now: unixTime() }
}

/** For everybody but members: it matters only for them. */
const NO_WAITING: Waiting = { days: 0, now: 0 }

/** Whether the user will belong to another group by time alone, as a full member. */
export function willBeFullMember(user: Ranked, realm: Pick<Realm, 'settings'>): boolean {
  return user.role === ROLE.member && !systemGroupsOf(user, waitingIn(realm)).includes('role:fullmembers')
}

/** The system groups that a user belongs to directly. A full member belongs to two. */
export function systemGroupsOf({ role, date_joined }: Ranked, { days, now }: Waiting): SystemGroupName[] {
  const names = (Object.keys(SYSTEM_GROUPS) as SystemGroupName[]).filter((name) => SYSTEM_GROUPS[name].of === role)
  return role === ROLE.member && date_joined + days * 86_400 <= now ? [...names, 'role:fullmembers'] : names
}

/** The facts that decide which groups users belong to. */
export interface MembershipFacts {
  waiting: Waiting
  /** The IDs of the system groups, by name. */
  systemIds: ReadonlyMap<string, number>
  /** Each user's groups other than system groups, by user ID. Includes deactivated groups, for clients that know them. */
  ownGroups: ReadonlyMap<number, readonly Pick<UserGroup, 'id' | 'is_deactivated'>[]>
}

/** The facts about these users, in a fixed number of queries. */
export async function membershipFacts(realmId: number, userIds: readonly number[], tx: Tx): Promise<MembershipFacts> {
  const where = { user_id: [...userIds] }
  const rows = userIds.length > 0 ? await select(UserGroupMember, { where, order: [['group_id', 'ASC']] }, tx) : []
  const named = rows.length > 0 ? await UserGroup.findNamed(realmId, tx) : []
  const ownGroups = new Map(
    userIds.map((userId) => {
      const ids = new Set(rows.filter((row) => row.user_id === userId).map((row) => row.group_id))
      return [userId, named.filter(({ id }) => ids.has(id))]
    }),
  )
  return { waiting: await waitingOf(realmId, tx), systemIds: await UserGroup.systemGroupIds(realmId, tx), ownGroups }
}

/** The groups of an active user, without those that contain them through subgroups. */
export function directGroupsOf(
  user: Ranked & { id: number; is_system_bot?: boolean },
  { waiting, systemIds, ownGroups }: MembershipFacts,
): Pick<UserGroup, 'id' | 'is_deactivated'>[] {
  const ranked = user.is_system_bot ? [] : systemGroupsOf(user, waiting)
  return [...ranked.map((name) => ({ id: systemIds.get(name) ?? 0, is_deactivated: false })), ...(ownGroups.get(user.id) ?? [])]
}

/** Whether the user belongs to the group of a permission setting, directly or through subgroups. As expensive as `membersAmong`. */
export async function hasPermission(user: User, groupId: number, tx?: Tx): Promise<boolean> {
  return (await membersAmong([user], groupId, tx)).has(user.id)
}

/**
 * IDs of those of the users who belong to the group, directly or through subgroups. All belong to one organisation. One query if their
 * roles decide, otherwise at most three for any number of users.
 */
export async function membersAmong(users: readonly User[], groupId: number, tx?: Tx): Promise<Set<number>> {
  const realmId = users[0]?.realm_id ?? 0
  const { byRole, maySayMore, asksForWaiting } = rulesOf(await closureOf(realmId, [groupId], tx))
  const members = new Set(users.filter(byRole).map(({ id }) => id))
  const others = users.filter(({ id }) => !members.has(id)).map(({ id }) => id)
  if (maySayMore && others.length > 0) for (const id of await membersIn(realmId, groupId, others, tx)) members.add(id)
  const waiting = users.filter((user) => !members.has(user.id) && asksForWaiting(user))
  if (waiting.length === 0) return members
  const threshold = await waitingOf(realmId, tx)
  for (const user of waiting) if (systemGroupsOf(user, threshold).includes('role:fullmembers')) members.add(user.id)
  return members
}

/** What decides membership, given a group's closure: the role alone, rows of members, or the date when a member joined. */
function rulesOf({ ids, systemNames }: Closure) {
  const names = new Set((systemNames as SystemGroupName[]).flatMap(systemGroupsWithin))
  return {
    byRole: (user: User): boolean => systemGroupsOf(user, { days: Number.POSITIVE_INFINITY, now: 0 }).some((name) => names.has(name)),
    maySayMore: ids.size > systemNames.length,
    // Only full membership depends on more than the role.
    asksForWaiting: (user: User): boolean => user.role === ROLE.member && names.has('role:fullmembers'),
  }
}

/**
 * IDs of all groups that the user belongs to, directly or through subgroups, including the unnamed groups of settings. At most two queries.
 * `settings` reads the organisation's settings.
 */
export async function groupIdsOf(user: User, tx?: Tx, settings = () => Realm.load(user.realm_id, tx)): Promise<Set<number>> {
  const names = systemGroupsAround(user, user.role === ROLE.member ? waitingIn(await settings()) : NO_WAITING)
  return groupIdsOfMember(user.realm_id, user.id, names, tx)
}

/** Like `groupIdsOf`, from the tables of groups, of whose members those rows are enough that name the user. Pure. */
export function groupIdsIn(tables: GroupTables, user: User, waiting: Waiting): Set<number> {
  return groupIdsAmong(tables, user.id, systemGroupsAround(user, waiting))
}

/** The system groups that a user belongs to, directly or through others. */
function systemGroupsAround(user: Ranked, waiting: Waiting): SystemGroupName[] {
  const own = systemGroupsOf(user, waiting)
  return (Object.keys(SYSTEM_GROUPS) as SystemGroupName[]).filter((name) => systemGroupsWithin(name).some((inner) => own.includes(inner)))
}

/** The active users who belong to any of the groups, directly or through subgroups, ascending by ID. */
export async function usersWithin(realmId: number, groupIds: readonly number[], tx?: Tx): Promise<Pick<User, 'id' | 'role'>[]> {
  const { ids, systemNames } = await closureOf(realmId, groupIds, tx)
  const direct = await UserGroupMember.userIdsIn([...ids], tx)
  const names = new Set((systemNames as SystemGroupName[]).flatMap(systemGroupsWithin))
  names.delete('role:nobody')
  if (names.size === 0) return (await User.findByIds(realmId, [...direct], tx)).filter((user) => user.is_active)
  const waiting = await waitingOf(realmId, tx)
  const users = await rankedUsers(realmId, tx)
  return users.filter((user) => direct.has(user.id) || belongsByRole(user, names, waiting))
}

/** Groups with all groups nested in them. */
export interface GroupTree {
  /** The active users who belong to any of the groups, and possibly others, by ID. */
  users: ReadonlyMap<number, Pick<User, 'id' | 'role'>>
  /** By the ID of each active group: its users, directly or by role, active or not, and the groups nested directly in it. */
  groups: ReadonlyMap<number, { userIds: readonly number[]; subgroupIds: readonly number[] }>
}

/** The tree without groups. */
export const NO_GROUP_TREE: GroupTree = { users: new Map(), groups: new Map() }

/** Reads groups with all groups nested in them, for `membersOf`. A fixed number of queries. */
export async function nestedGroups(realmId: number, groupIds: readonly number[], tx?: Tx): Promise<GroupTree> {
  if (groupIds.length === 0) return NO_GROUP_TREE
  const { ids, systemNames } = await closureOf(realmId, groupIds, tx)
  const where = { group_id: [...ids] }
  const nested = grouped((await select(UserGroupSubgroup, { where }, tx)).map((row) => [row.group_id, row.subgroup_id]))
  const rows = await select(UserGroupMember, { where }, tx)
  const members = grouped(rows.map((row) => [row.group_id, row.user_id]))
  const { users, byRole, systemIds } =
    systemNames.length > 0 ? await usersByRole(realmId, tx) : { ...NO_ROLES, users: await activeUsers(realmId, rows, tx) }
  const usersIn = (id: number): number[] => {
    const roles = systemGroupsWithin(systemIds.get(id) ?? 'role:nobody')
    return [...(members.get(id) ?? []), ...roles.flatMap((role) => byRole.get(role) ?? [])]
  }
  const groups = [...ids].map((id) => [id, { userIds: usersIn(id), subgroupIds: nested.get(id) ?? [] }] as const)
  return { users: new Map(users.map((user) => [user.id, user])), groups: new Map(groups) }
}

/**
 * IDs of the active users who belong to these groups, directly or through subgroups. Skips the groups in `visited` and adds those that it
 * goes through, so that each group named in a text is gone through only once, however they are nested.
 */
export function membersOf({ users, groups }: GroupTree, groupIds: Iterable<number>, visited = new Set<number>()): Set<number> {
  const found = new Set<number>()
  const inside = new Set([...groupIds].filter((id) => !visited.has(id)))
  // Also visits what is added during the loop.
  for (const id of inside) {
    visited.add(id)
    const { userIds = [], subgroupIds = [] } = groups.get(id) ?? {}
    for (const userId of userIds) if (users.has(userId)) found.add(userId)
    for (const subgroup of subgroupIds) if (!visited.has(subgroup)) inside.add(subgroup)
  }
  return found
}

const NO_ROLES = { byRole: new Map<SystemGroupName, number[]>(), systemIds: new Map<number, SystemGroupName>() }

/** The active users of an organisation, the IDs of the users in each system group by role, and the names of the system groups by ID. */
async function usersByRole(realmId: number, tx: Tx | undefined) {
  const systemIds = new Map([...(await UserGroup.systemGroupIds(realmId, tx))].map(([name, id]) => [id, name as SystemGroupName]))
  const waiting = await waitingOf(realmId, tx)
  const users = await rankedUsers(realmId, tx)
  const ranked = users.filter((user) => !user.is_system_bot)
  const byRole = grouped(ranked.flatMap((user) => systemGroupsOf(user, waiting).map((name): [SystemGroupName, number] => [name, user.id])))
  return { users, byRole, systemIds }
}

async function activeUsers(realmId: number, members: readonly UserGroupMember[], tx: Tx | undefined): Promise<Pick<User, 'id' | 'role'>[]> {
  const users = await User.findByIds(realmId, [...new Set(members.map((row) => row.user_id))], tx)
  return users.filter((user) => user.is_active)
}

/** IDs of the active members of a group, ascending. `directly` leaves out members of subgroups. */
export async function memberIds(group: UserGroup, directly: boolean): Promise<number[]> {
  const { ids, names } = await within(group, directly)
  const direct = await UserGroupMember.userIdsIn([...ids])
  const waiting = await waitingOf(group.realm_id)
  return (await rankedUsers(group.realm_id))
    .filter((user) => direct.has(user.id) || belongsByRole(user, names, waiting))
    .map((user) => user.id)
}

/** Whether a user of the group's organisation is one of its `memberIds`, without reading the others. */
export async function isMember(group: UserGroup, userId: number, directly: boolean): Promise<boolean> {
  const [user] = await User.findByIds(group.realm_id, [userId])
  if (!user?.is_active) return false
  const { ids, names } = await within(group, directly)
  if (belongsByRole(user, names, await waitingOf(group.realm_id))) return true
  return (await count(UserGroupMember, { group_id: [...ids], user_id: userId })) > 0
}

/** The groups whose direct members belong to a group, and the names of the system groups whose members do. */
async function within(group: UserGroup, directly: boolean): Promise<{ ids: ReadonlySet<number>; names: ReadonlySet<SystemGroupName> }> {
  if (directly) return { ids: new Set([group.id]), names: new Set(group.is_system_group ? [group.name as SystemGroupName] : []) }
  const { ids, systemNames } = await closureOf(group.realm_id, [group.id])
  return { ids, names: new Set((systemNames as SystemGroupName[]).flatMap(systemGroupsWithin)) }
}

function belongsByRole(user: Ranked & Pick<User, 'is_system_bot'>, names: ReadonlySet<SystemGroupName>, waiting: Waiting): boolean {
  return !user.is_system_bot && systemGroupsOf(user, waiting).some((name) => names.has(name))
}

/** IDs of the active groups nested in a group, ascending. `directly` leaves out groups nested more deeply. */
export async function closureIds(group: UserGroup, directly: boolean, tx?: Tx): Promise<number[]> {
  const systemIds = await UserGroup.systemGroupIds(group.realm_id, tx)
  const idsOf = (names: readonly SystemGroupName[]): number[] => names.map((name) => systemIds.get(name) ?? 0)
  const found = new Set<number>()
  if (group.is_system_group) {
    const [, ...inner] = systemGroupsWithin(group.name as SystemGroupName)
    for (const id of idsOf(directly ? inner.slice(0, 1) : inner)) found.add(id)
  } else if (directly) {
    for (const row of await select(UserGroupSubgroup, { where: { group_id: group.id } }, tx)) found.add(row.subgroup_id)
  } else {
    const { ids, systemNames } = await closureOf(group.realm_id, [group.id], tx)
    for (const id of [...ids, ...(systemNames as SystemGroupName[]).flatMap((name) => idsOf(systemGroupsWithin(name)))]) found.add(id)
    found.delete(group.id)
  }
  return [...found].sort((a, b) => a - b)
}

export type RankedUser = Pick<User, 'id' | 'role' | 'date_joined' | 'is_system_bot'>

/** The active users of an organisation, ascending by ID, with the properties that decide which system groups they belong to. */
export async function rankedUsers(realmId: number, tx?: Tx): Promise<RankedUser[]> {
  return select(
    User,
    { columns: ['id', 'role', 'date_joined', 'is_system_bot'], where: { realm_id: realmId, is_active: true }, order: [['id', 'ASC']] },
    tx,
  )
}

/** What presenting permission settings requires of an organisation's groups. */
export interface GroupDirectory {
  /** System groups by ID. */
  names: Map<number, string>
  /** Anonymous groups by ID. They stand for users and groups that a setting names directly. */
  values: Map<number, { userIds: number[]; subgroupIds: number[] }>
}

/** The directory of groups of an organisation. */
export async function groupDirectory(realmId: number, tx?: Tx): Promise<GroupDirectory> {
  return directoryOf(await UserGroup.systemGroupIds(realmId, tx), await settingValues(realmId, tx))
}

/** The directory of groups in tables that have been read. Pure. */
export function directoryIn(tables: GroupTables): GroupDirectory {
  return directoryOf(systemIdsAmong(tables.groups), valuesAmong(tables))
}

function directoryOf(systemIds: ReadonlyMap<string, number>, values: GroupDirectory['values']): GroupDirectory {
  return { names: new Map([...systemIds].map(([name, id]) => [id, name])), values }
}
