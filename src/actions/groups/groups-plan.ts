// Plans the creation, change and deactivation of user groups from facts alone.

import { type GroupSettingChange, normaliseGroupSetting, type SettingFacts } from '../../access/groups/settings.ts'
import { apiError, badRequest, type ErrorFields } from '../../errors.ts'
import type { GroupUpdate } from '../../events/types/user_group.ts'
import { GROUP_LIMITS } from '../../limits.ts'
import type { Channel } from '../../models/channel.ts'
import type { User } from '../../models/user.ts'
import { GROUP_PERMISSIONS, type GroupPermission, type UserGroup } from '../../models/user-group.ts'
import { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import { CHANNEL_PERMISSIONS } from '../../values/channel-permissions.ts'
import type { GroupSettingValue } from '../../values/groups.ts'
import { nameKey, normaliseLines, normaliseName, requireLength } from '../../values/text.ts'
import { type NamedGroups, type NamedUsers, requireKnownMembers, requireKnownSubgroups } from './members-plan.ts'
import { type PlannedSetting, planSettings } from './settings.ts'

const PREFIXES = ['@', 'role:', 'user:', 'stream:', 'channel:']

/** A group to be created. */
export interface NewGroup {
  creator: User
  name: string
  description: string
  members: readonly number[]
  subgroups?: readonly number[]
  permissions?: Partial<Record<GroupPermission, GroupSettingValue>>
}

/** The facts for `planNewGroup`. */
export interface NewGroupFacts {
  mayCreate: boolean
  users: NamedUsers
  groups: NamedGroups
  settings: SettingFacts
}

interface NewGroupPlan {
  columns: { name: string; name_key: string; description: string }
  permissions: { name: GroupPermission; value: GroupSettingValue }[]
  memberIds: number[]
  subgroupIds: number[]
}

/** Plans a new group. Pure. Throws BAD_REQUEST. (createUserGroup) */
export function planNewGroup({ creator, name, description, ...given }: NewGroup, facts: NewGroupFacts): NewGroupPlan {
  if (!facts.mayCreate) throw badRequest('You do not have permission to create user groups')
  const columns = { ...normaliseGroupName(name), description: normaliseGroupDescription(description) }
  const [memberIds, subgroupIds] = [[...new Set(given.members)], [...new Set(given.subgroups ?? [])]]
  requireKnownMembers('members', memberIds, facts.users)
  requireKnownSubgroups('subgroups', subgroupIds, facts.groups)
  const permissions = GROUP_PERMISSIONS.flatMap((permission): NewGroupPlan['permissions'] => {
    const rule = PERMISSION_SETTINGS.group[permission]
    const value = given.permissions?.[permission]
    if (value !== undefined)
      return [{ name: permission, value: normaliseGroupSetting({ parameter: permission, rule, value }, facts.settings) }]
    if (rule.default_group_name !== 'group_creator') return []
    return [{ name: permission, value: { direct_members: [creator.id], direct_subgroups: [] } }]
  })
  return { columns, permissions, memberIds, subgroupIds }
}

export interface GroupChange {
  name?: string
  description?: string
  reactivate?: boolean
  permissions: Partial<Record<GroupPermission, GroupSettingChange>>
}

/** The facts for `planGroupUpdate`. */
export interface GroupFacts {
  group: Pick<UserGroup, 'id' | 'name' | 'description' | 'is_deactivated' | 'is_system_group'>
  mayManage: boolean
  /** The group that each of its permissions holds. */
  permissions: Readonly<Record<GroupPermission, number>>
  settings: SettingFacts
}

interface GroupPlan {
  columns: Partial<Pick<UserGroup, 'name' | 'name_key' | 'description' | 'is_deactivated'>>
  permissions: PlannedSetting<GroupPermission>[]
  /** What clients are told. Empty if nothing changes for them. */
  data: GroupUpdate
}

/** Plans changes of a group, all or nothing. Pure. Throws BAD_REQUEST and EXPECTATION_MISMATCH. (updateUserGroup) */
export function planGroupUpdate(wanted: GroupChange, { group, mayManage, settings, ...facts }: GroupFacts): GroupPlan {
  requireManager(mayManage)
  const named = wanted.name === undefined ? undefined : normaliseGroupName(wanted.name)
  const described = wanted.description === undefined ? undefined : { description: normaliseGroupDescription(wanted.description) }
  const activated = wanted.reactivate && group.is_deactivated ? { is_deactivated: false } : undefined
  // Once it is active again, the group can be named in its own permissions.
  const groups = new Map([...settings.groups, ...(activated ? [[group.id, { ...group, ...activated }] as const] : [])])
  const wishes = GROUP_PERMISSIONS.flatMap((name) => {
    const change = wanted.permissions[name]
    return change ? [{ name, rule: PERMISSION_SETTINGS.group[name], currentId: facts.permissions[name], change }] : []
  })
  const permissions = planSettings(wishes, { ...settings, groups })
  return {
    columns: { ...named, ...described, ...activated },
    permissions,
    data: {
      ...(named && named.name !== group.name ? { name: named.name } : {}),
      ...(described && described.description !== group.description ? described : {}),
      ...(activated ? { deactivated: false } : {}),
      ...Object.fromEntries(permissions.map(({ name, value }) => [name, value])),
    },
  }
}

/** The facts for `requireUnusedGroup`. */
export interface UseFacts {
  group: Pick<UserGroup, 'id' | 'is_deactivated'>
  mayManage: boolean
  /** IDs of the groups that contain it directly, ascending. Includes the unnamed groups of settings. */
  parentIds: readonly number[]
  /** The named groups of the organisation, ascending by ID. */
  named: readonly ({ id: number } & Partial<Record<GroupPermission, number | null>>)[]
  /** The channels of the organisation, and the IDs of those that the actor may know of. */
  channels: readonly Pick<Channel, 'id' | (typeof CHANNEL_PERMISSIONS)[number]>[]
  visible: ReadonlySet<number>
  realm: Readonly<Record<string, unknown>>
}

/** Throws BAD_REQUEST, and CANNOT_DEACTIVATE_GROUP_IN_USE if another group or a permission names the group. Pure. (deactivateUserGroup) */
export function requireUnusedGroup(facts: UseFacts): void {
  requireManager(facts.mayManage)
  if (facts.group.is_deactivated) throw badRequest(`'user_group_id' names a deactivated user group: ${facts.group.id}`)
  const objections = usesOf(facts)
  if (objections.length > 0) throw apiError('CANNOT_DEACTIVATE_GROUP_IN_USE', 'The user group is in use', { objections })
}

/** The uses of a group that the actor may know of. The group's own permissions do not count. */
function usesOf({
  group,
  parentIds,
  named,
  channels,
  visible,
  realm,
}: UseFacts): ErrorFields<'CANNOT_DEACTIVATE_GROUP_IN_USE'>['objections'] {
  const namedIds = new Set(named.map(({ id }) => id))
  const supergroups = parentIds.filter((id) => namedIds.has(id))
  // A setting holds either the group itself or an unnamed group that contains it.
  const holders = new Set([group.id, ...parentIds.filter((id) => !namedIds.has(id))])
  const holding = <T extends string>(names: readonly T[], ids: Partial<Record<T, unknown>>): T[] =>
    names.filter((name) => holders.has(Number(ids[name] ?? 0)))
  const inChannels = channels
    .map((channel) => ({ id: channel.id, settings: holding(CHANNEL_PERMISSIONS, channel) }))
    .filter(({ settings }) => settings.length > 0)
  const inRealm = holding(Object.keys(PERMISSION_SETTINGS.realm) as (keyof typeof PERMISSION_SETTINGS.realm)[], realm)
  return [
    ...(supergroups.length > 0 ? [{ type: 'subgroup' as const, supergroup_ids: supergroups }] : []),
    ...inChannels.flatMap(({ id, settings }) => (visible.has(id) ? [{ type: 'channel' as const, channel_id: id, settings }] : [])),
    ...(inChannels.some(({ id }) => !visible.has(id)) ? [{ type: 'channel' as const, channel_id: null, settings: [] }] : []),
    ...named.flatMap((other) => {
      const settings = other.id === group.id ? [] : holding(GROUP_PERMISSIONS, other)
      return settings.length > 0 ? [{ type: 'user_group' as const, group_id: other.id, settings }] : []
    }),
    ...(inRealm.length > 0 ? [{ type: 'realm' as const, settings: inRealm }] : []),
  ]
}

function requireManager(mayManage: boolean): void {
  if (!mayManage) throw badRequest('You do not have permission to change this user group')
}

/** A name as it is stored and compared. Throws BAD_REQUEST. */
function normaliseGroupName(text: string): { name: string; name_key: string } {
  const name = normaliseName('name', text, GROUP_LIMITS.name)
  const key = nameKey(name)
  // The lower-case form can be longer than the name.
  requireLength('name', key, GROUP_LIMITS.name)
  if (PREFIXES.some((prefix) => key.startsWith(prefix))) throw badRequest(`'name' must not begin with one of: ${PREFIXES.join(', ')}`)
  return { name, name_key: key }
}

/** A description as it is stored. Throws BAD_REQUEST. */
function normaliseGroupDescription(text: string): string {
  return normaliseLines('description', text, GROUP_LIMITS.description)
}
