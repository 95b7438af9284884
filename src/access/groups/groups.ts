// Loads user groups, decides who may change which, and completes them for presentation.

import type { Tx } from '../../db/index.ts'
import { requireRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import {
  GROUP_PERMISSIONS,
  type GroupPermission,
  type GroupTables,
  settingValues,
  systemIdsAmong,
  UserGroup,
  UserGroupMember,
  valuesAmong,
} from '../../models/user-group.ts'
import { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import { realmSettings } from '../../settings/realm-settings.ts'
import { type GroupSettingValue, SYSTEM_GROUPS, type SystemGroupName, settingsSeen } from '../../values/groups.ts'
import { pushTo } from '../../values/lists.ts'
import { ROLE } from '../../values/roles.ts'
import { isSpectator } from '../people/spectators.ts'
import { hiddenFrom } from '../people/users.ts'
import {
  closureIds,
  type GroupDirectory,
  groupDirectory,
  groupIdsOf,
  type RankedUser,
  rankedUsers,
  systemGroupsOf,
  type Waiting,
  waitingOf,
} from './membership.ts'

/** A group with its members, subgroups and permissions. */
export interface WholeGroup {
  group: UserGroup
  /** IDs of active users, ascending. */
  memberIds: number[]
  subgroupIds: number[]
  permissions: Record<GroupPermission, GroupSettingValue>
}

/** The name of the system group that a group's permission has by default. */
function defaultOf(group: Pick<UserGroup, 'is_system_group'>, permission: GroupPermission): SystemGroupName {
  const rule = PERMISSION_SETTINGS.group[permission]
  if (group.is_system_group && rule.default_for_system_groups) return rule.default_for_system_groups
  // A creator's permission is stored when the group is created. If none is stored, there is no creator.
  return rule.default_group_name === 'group_creator' ? 'role:nobody' : (rule.default_group_name as SystemGroupName)
}

/** The ID of the group that a group's permission holds. */
export function permissionOf(group: UserGroup, permission: GroupPermission, systemIds: Map<string, number>): number {
  return group[permission] ?? systemIds.get(defaultOf(group, permission)) ?? 0
}

/**
 * The named groups in the tables of an organisation, ascending by ID, including deactivated ones only if `deactivated`, without members who
 * are hidden. `users`: the active users of the organisation, ascending by ID. Pure.
 */
export function wholeGroupsIn(
  tables: GroupTables,
  { users, waiting, hidden }: { users: readonly RankedUser[]; waiting: Waiting; hidden: ReadonlySet<number> },
  { deactivated }: { deactivated: boolean },
): WholeGroup[] {
  const systemIds = systemIdsAmong(tables.groups)
  const values = valuesAmong(tables)
  const members = new Map<number, number[]>()
  const subgroups = new Map<number, number[]>()
  for (const user of users)
    if (!user.is_system_bot) for (const name of systemGroupsOf(user, waiting)) pushTo(members, systemIds.get(name) ?? 0, user.id)
  const active = new Set(users.map((user) => user.id))
  for (const row of tables.members) if (active.has(row.user_id)) pushTo(members, row.group_id, row.user_id)
  for (const row of tables.subgroups) pushTo(subgroups, row.group_id, row.subgroup_id)
  for (const [name, id] of systemIds) {
    const subgroup = SYSTEM_GROUPS[name as SystemGroupName]?.subgroup
    if (subgroup) pushTo(subgroups, id, systemIds.get(subgroup) ?? 0)
  }
  const settingOf = settingsIn(values)
  const groups = tables.groups
    .filter((group) => group.name !== null && (deactivated || !group.is_deactivated))
    .map((group) => ({
      group,
      memberIds: members.get(group.id) ?? [],
      subgroupIds: subgroups.get(group.id) ?? [],
      permissions: Object.fromEntries(
        GROUP_PERMISSIONS.map((permission) => [permission, settingOf(permissionOf(group, permission, systemIds))]),
      ) as Record<GroupPermission, GroupSettingValue>,
    }))
  if (hidden.size === 0) return groups
  return groups.map((whole) => ({
    ...whole,
    memberIds: whole.memberIds.filter((id) => !hidden.has(id)),
    permissions: settingsSeen(whole.permissions, hidden),
  }))
}

/** The groups of the viewer's organisation, as `wholeGroupsIn`. A fixed number of queries. (getUserGroups) */
export async function visibleGroups(viewer: User, { deactivated }: { deactivated: boolean }): Promise<WholeGroup[]> {
  const { realm_id: realmId } = viewer
  const tables = await UserGroup.loadAll(realmId)
  const [users, waiting, hidden] = [await rankedUsers(realmId), await waitingOf(realmId), await hiddenFrom(viewer)]
  return wholeGroupsIn(tables, { users, waiting, hidden }, { deactivated })
}

/** The group directory without the people the viewer may not access, and for spectators without anybody. (getChannel, getChannels) */
export async function visibleDirectory(viewer: User): Promise<GroupDirectory> {
  const directory = await groupDirectory(viewer.realm_id)
  const everybody = () => new Set([...directory.values.values()].flatMap(({ userIds }) => userIds))
  return directorySeen(directory, isSpectator(viewer) ? everybody() : await hiddenFrom(viewer))
}

/** A group directory without people who are hidden. Pure. */
export function directorySeen({ names, values }: GroupDirectory, hidden: ReadonlySet<number>): GroupDirectory {
  if (hidden.size === 0) return { names, values }
  const seen = [...values].map(
    ([id, { userIds, subgroupIds }]) => [id, { userIds: userIds.filter((one) => !hidden.has(one)), subgroupIds }] as const,
  )
  return { names, values: new Map(seen) }
}

/**
 * Like `wholeGroups`, for one group that is not a system group. Reads nothing about other groups. For transactions that change the group.
 */
export async function wholeGroup({ id, realm_id }: UserGroup, tx: Tx): Promise<WholeGroup> {
  const group = await requireRow(UserGroup, id, tx)
  const systemIds = await UserGroup.systemGroupIds(realm_id, tx)
  const held = GROUP_PERMISSIONS.map((permission) => permissionOf(group, permission, systemIds))
  const settingOf = settingsIn(await settingValues(realm_id, tx, held))
  const users = await User.findByIds(realm_id, [...(await UserGroupMember.userIdsIn([id], tx))], tx)
  return {
    group,
    memberIds: users.filter((user) => user.is_active).map((user) => user.id),
    subgroupIds: await closureIds(group, true, tx),
    permissions: Object.fromEntries(GROUP_PERMISSIONS.map((permission, i) => [permission, settingOf(held[i] ?? 0)])) as never,
  }
}

/** A function that returns the value of a setting, by the ID of the group that holds it. */
function settingsIn(values: Awaited<ReturnType<typeof settingValues>>): (id: number) => GroupSettingValue {
  return (id) => {
    const value = values.get(id)
    return value ? { direct_members: value.userIds, direct_subgroups: value.subgroupIds } : id
  }
}

/** A group to read. Everybody may read groups. Throws BAD_REQUEST. `parameter` is the parameter that names the group. */
export async function accessGroup(viewer: User, id: number, parameter = 'user_group_id', tx?: Tx): Promise<UserGroup> {
  const group = await UserGroup.findByIdIn(viewer.realm_id, id, tx)
  if (!group) throw unknownGroup(parameter, id)
  return group
}

/** A group to change, with its row locked until the transaction ends. Throws BAD_REQUEST for an unknown group and for a system group. */
export async function accessGroupForChange(viewer: User, id: number, tx: Tx): Promise<UserGroup> {
  const [group] = await UserGroup.lockNamed(viewer.realm_id, [id], tx)
  if (!group) throw unknownGroup('user_group_id', id)
  if (group.is_system_group) throw badRequest('System groups cannot be changed')
  return group
}

function unknownGroup(parameter: string, id: number): Error {
  return badRequest(`'${parameter}' names a user group that does not exist: ${id}`)
}

/**
 * A function that returns whether the user has one of these permissions of a group, or may manage the group or all groups, which guests
 * never may. A fixed number of queries for any number of groups.
 */
export async function groupRights(user: User, tx?: Tx): Promise<(group: UserGroup, permissions: readonly GroupPermission[]) => boolean> {
  const systemIds = await UserGroup.systemGroupIds(user.realm_id, tx)
  const realm = await Realm.load(user.realm_id, tx)
  const settings = await realmSettings(realm, tx)
  const own = await groupIdsOf(user, tx)
  const manages = (group: UserGroup): boolean =>
    user.role !== ROLE.guest &&
    [Number(settings.can_manage_all_groups), permissionOf(group, 'can_manage_group', systemIds)].some((id) => own.has(id))
  return (group, permissions) =>
    manages(group) ||
    permissions.some((permission) => permission !== 'can_manage_group' && own.has(permissionOf(group, permission, systemIds)))
}

/** Whether the user may manage the group. (updateUserGroup) */
export async function mayManageGroup(user: User, group: UserGroup, tx: Tx): Promise<boolean> {
  return (await groupRights(user, tx))(group, [])
}

/** The permission settings of a group that a request contains. */
export function groupPermissionsIn<T>(body: Partial<Record<GroupPermission, T>>): Partial<Record<GroupPermission, T>> {
  return Object.fromEntries(GROUP_PERMISSIONS.filter((name) => body[name] !== undefined).map((name) => [name, body[name]])) as Partial<
    Record<GroupPermission, T>
  >
}
