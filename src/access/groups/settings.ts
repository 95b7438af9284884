// What a permission setting can hold: a group, or users and groups named directly.

import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { User } from '../../models/user.ts'
import { settingValues, UserGroup } from '../../models/user-group.ts'
import type { PermissionRule } from '../../settings/permission-settings.ts'
import type { GroupSettingValue, SystemGroupName } from '../../values/groups.ts'

/** A requested change of a setting. `old` is the current value as the client knows it. */
export interface GroupSettingChange {
  new: GroupSettingValue
  old?: GroupSettingValue
}

/** What requested values of settings name, and the values that they replace. */
export interface SettingFacts {
  /** IDs of the system groups, by name. */
  systemIds: ReadonlyMap<string, number>
  groups: ReadonlyMap<number, Pick<UserGroup, 'name' | 'is_system_group' | 'is_deactivated'>>
  users: ReadonlyMap<number, Pick<User, 'is_active' | 'is_system_bot'>>
  /** The values of unnamed groups, by ID. */
  current: ReadonlyMap<number, GroupSettingValue>
}

/**
 * The facts for any number of values, and for the settings that currently hold the groups `currentIds`. A fixed number of queries. Locks
 * the rows of the groups that the values name until the transaction ends. `knownIds`: the IDs of the system groups, if they are known.
 */
export async function settingFacts(
  realmId: number,
  given: readonly GroupSettingValue[],
  currentIds: readonly number[],
  tx: Tx,
  knownIds?: SettingFacts['systemIds'],
): Promise<SettingFacts> {
  const systemIds = knownIds ?? (await UserGroup.systemGroupIds(realmId, tx))
  const values = given.map((value) => normalForm(value, systemIds))
  const groupIds = new Set(values.flatMap((value) => (typeof value === 'number' ? [value] : value.direct_subgroups)))
  const userIds = new Set(values.flatMap((value) => (typeof value === 'number' ? [] : value.direct_members)))
  const groups = groupIds.size > 0 ? await UserGroup.lockNamed(realmId, [...groupIds], tx) : []
  const users = userIds.size > 0 ? await User.findByIds(realmId, [...userIds], tx) : []
  return {
    systemIds,
    groups: new Map(groups.map((group) => [group.id, group])),
    users: new Map(users.map((user) => [user.id, user])),
    current: currentIds.length > 0 ? await valuesOf(realmId, currentIds, tx) : new Map(),
  }
}

async function valuesOf(realmId: number, ids: readonly number[], tx?: Tx): Promise<Map<number, GroupSettingValue>> {
  const values = await settingValues(realmId, tx, ids)
  return new Map([...values].map(([id, { userIds, subgroupIds }]) => [id, { direct_members: userIds, direct_subgroups: subgroupIds }]))
}

/** The value of a setting that holds the group `id`, as clients see it. */
export async function readGroupSetting(realmId: number, id: number, tx?: Tx): Promise<GroupSettingValue> {
  return (await valuesOf(realmId, [id], tx)).get(id) ?? id
}

/** Whether two values in normal form are the same. */
export function sameGroupSetting(a: GroupSettingValue, b: GroupSettingValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/**
 * The value in normal form, if the setting may hold it. `current` is the setting's current value: users it names can stay when they
 * are deactivated. `parameter` is for error messages. Pure. Throws BAD_REQUEST for users and groups that do not exist or are deactivated,
 * and for groups that the setting excludes.
 */
export function normaliseGroupSetting(
  { parameter, rule, value, current }: { parameter: string; rule: PermissionRule; value: GroupSettingValue; current?: GroupSettingValue },
  { systemIds, groups, users }: SettingFacts,
): GroupSettingValue {
  const wanted = normalForm(value, systemIds)
  const isDirect = typeof wanted !== 'number'
  if (isDirect && rule.require_system_group) throw badRequest(`'${parameter}' must be a system group`)
  for (const id of isDirect ? wanted.direct_subgroups : [wanted]) {
    const group = groups.get(id)
    if (!group) throw badRequest(`'${parameter}' names a user group that does not exist: ${id}`)
    if (group.is_deactivated) throw badRequest(`'${parameter}' names a deactivated user group: ${id}`)
    requireEligible(parameter, rule, group, isDirect)
  }
  const named = typeof current === 'object' ? current.direct_members : []
  for (const id of isDirect ? wanted.direct_members : []) {
    const user = users.get(id)
    if (!user || user.is_system_bot) throw badRequest(`'${parameter}' names a user who does not exist: ${id}`)
    if (!user.is_active && !named.includes(id)) throw badRequest(`'${parameter}' names a deactivated user: ${id}`)
  }
  return wanted
}

/** Throws EXPECTATION_MISMATCH if the current value differs from the one that the client expects. Pure. */
export function requireExpected(parameter: string, old: GroupSettingValue, current: GroupSettingValue, { systemIds }: SettingFacts): void {
  if (!sameGroupSetting(normalForm(old, systemIds), normalForm(current, systemIds)))
    throw apiError('EXPECTATION_MISMATCH', `'${parameter}' does not match the stored value`, { field_name: 'old' })
}

function normalForm(value: GroupSettingValue, systemIds: ReadonlyMap<string, number>): GroupSettingValue {
  if (typeof value === 'number') return value
  const members = ascending(value.direct_members)
  const subgroups = ascending(value.direct_subgroups)
  const nobody = systemIds.get('role:nobody')
  if (members.length === 0 && subgroups.length === 0 && nobody !== undefined) return nobody
  if (members.length === 0 && subgroups.length === 1 && subgroups[0] !== undefined) return subgroups[0]
  return { direct_members: members, direct_subgroups: subgroups }
}

function ascending(ids: readonly number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}

function requireEligible(
  parameter: string,
  rule: PermissionRule,
  group: Pick<UserGroup, 'name' | 'is_system_group'>,
  isDirect: boolean,
): void {
  if (!group.is_system_group) {
    if (rule.require_system_group) throw badRequest(`'${parameter}' must be a system group`)
    return
  }
  const name = group.name as SystemGroupName
  const excluded =
    (name === 'role:internet' && !rule.allow_internet_group) ||
    (name === 'role:everyone' && !rule.allow_everyone_group) ||
    // Next to other groups role:nobody adds nothing, so it is harmless.
    (name === 'role:nobody' && !rule.allow_nobody_group && !isDirect) ||
    (rule.allowed_system_groups.length > 0 && !rule.allowed_system_groups.includes(name))
  if (excluded) throw badRequest(`'${parameter}' must not be ${name}`)
}
