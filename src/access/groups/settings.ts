// What a permission setting may hold: a group, or users and groups named directly.

import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { User } from '../../models/user.ts'
import { settingValue, UserGroup } from '../../models/user-group.ts'
import type { PermissionRule } from '../../settings/permission-settings.ts'
import type { GroupSettingValue, SystemGroupName } from '../../values/groups.ts'

/** A requested change of a setting; `old` is the value that the client believes it to have. */
export interface GroupSettingChange {
  new: GroupSettingValue
  old?: GroupSettingValue
}

/** The value of a setting as clients see it; `id` is the group that the setting holds. */
export async function readGroupSetting(id: number, tx?: Tx): Promise<GroupSettingValue> {
  const direct = await settingValue(id, tx)
  return direct ? { direct_members: direct.userIds, direct_subgroups: direct.subgroupIds } : id
}

/** Whether two values in normal form are the same. */
export function sameGroupSetting(a: GroupSettingValue, b: GroupSettingValue): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/**
 * The value in normal form, if the setting may hold it. Locks the rows of the groups that it names until the transaction ends.
 * `current` is the setting's present value: users whom it names may stay when deactivated. `parameter` is for error messages.
 * Throws BAD_REQUEST for users and groups that do not exist or are deactivated, and for groups that the setting excludes.
 */
export async function accessGroupSetting(
  {
    realmId,
    parameter,
    rule,
    value,
    current,
  }: { realmId: number; parameter: string; rule: PermissionRule; value: GroupSettingValue; current: GroupSettingValue | undefined },
  tx: Tx,
): Promise<GroupSettingValue> {
  const systemIds = await UserGroup.systemGroupIds(realmId, tx)
  const wanted = normalForm(value, systemIds)
  const isDirect = typeof wanted !== 'number'
  if (isDirect && rule.require_system_group) throw badRequest(`'${parameter}' must be a system group`)
  const groupIds = isDirect ? wanted.direct_subgroups : [wanted]
  const groups = new Map((await UserGroup.lockNamed(realmId, groupIds, tx)).map((group) => [group.id, group]))
  for (const id of groupIds) {
    const group = groups.get(id)
    if (!group) throw badRequest(`'${parameter}' names a user group that does not exist: ${id}`)
    if (group.is_deactivated) throw badRequest(`'${parameter}' names a deactivated user group: ${id}`)
    refuseExcluded(parameter, rule, group, isDirect)
  }
  if (isDirect) await refuseUnknownUsers(realmId, parameter, wanted.direct_members, current, tx)
  return wanted
}

/** Throws EXPECTATION_MISMATCH if the stored value differs from the one that the client expects. */
export async function refuseMismatch(
  realmId: number,
  parameter: string,
  old: GroupSettingValue,
  current: GroupSettingValue,
  tx: Tx,
): Promise<void> {
  const systemIds = await UserGroup.systemGroupIds(realmId, tx)
  if (!sameGroupSetting(normalForm(old, systemIds), normalForm(current, systemIds)))
    throw apiError('EXPECTATION_MISMATCH', `'${parameter}' does not match the stored value`, { field_name: 'old' })
}

function normalForm(value: GroupSettingValue, systemIds: Map<string, number>): GroupSettingValue {
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

function refuseExcluded(parameter: string, rule: PermissionRule, group: UserGroup, isDirect: boolean): void {
  if (!group.is_system_group) {
    if (rule.require_system_group) throw badRequest(`'${parameter}' must be a system group`)
    return
  }
  const name = group.name as SystemGroupName
  const excluded =
    (name === 'role:internet' && !rule.allow_internet_group) ||
    (name === 'role:everyone' && !rule.allow_everyone_group) ||
    // Beside other groups role:nobody adds nothing, so it does no harm.
    (name === 'role:nobody' && !rule.allow_nobody_group && !isDirect) ||
    (rule.allowed_system_groups.length > 0 && !rule.allowed_system_groups.includes(name))
  if (excluded) throw badRequest(`'${parameter}' must not be ${name}`)
}

async function refuseUnknownUsers(
  realmId: number,
  parameter: string,
  ids: number[],
  current: GroupSettingValue | undefined,
  tx: Tx,
): Promise<void> {
  const users = new Map((await User.findByIds(realmId, ids, tx)).map((user) => [user.id, user]))
  const named = typeof current === 'object' ? current.direct_members : []
  for (const id of ids) {
    const user = users.get(id)
    if (!user || user.is_system_bot) throw badRequest(`'${parameter}' names a user who does not exist: ${id}`)
    if (!user.is_active && !named.includes(id)) throw badRequest(`'${parameter}' names a deactivated user: ${id}`)
  }
}
