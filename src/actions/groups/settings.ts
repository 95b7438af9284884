// Changing permission settings. A value that names users and groups directly becomes an unnamed group.

import {
  type GroupSettingChange,
  normaliseGroupSetting,
  requireExpected,
  type SettingFacts,
  sameGroupSetting,
  settingFacts,
} from '../../access/groups/settings.ts'
import { requireRoomForMembers } from '../../access/organisation/limits.ts'
import type { Change } from '../../events/change.ts'
import { UserGroup } from '../../models/user-group.ts'
import type { PermissionRule } from '../../settings/permission-settings.ts'
import type { GroupSettingValue } from '../../values/groups.ts'

/** A requested change of a setting that holds the group `currentId`. `isPlain`: the value was given without `new`, for error messages. */
export interface SettingWish<Name extends string> {
  name: Name
  rule: PermissionRule
  currentId: number
  change: GroupSettingChange
  isPlain?: boolean
}

/** A setting that changes: its new value and its former one as clients see them, and the group that it held before. */
export interface PlannedSetting<Name extends string> {
  name: Name
  value: GroupSettingValue
  former: GroupSettingValue
  formerId: number
}

/**
 * Plans the wishes that change something. Pure. Throws BAD_REQUEST, and EXPECTATION_MISMATCH if `old` is given and differs from the current
 * value.
 */
export function planSettings<Name extends string>(wishes: readonly SettingWish<Name>[], facts: SettingFacts): PlannedSetting<Name>[] {
  return wishes.flatMap(({ name, rule, currentId, change, isPlain = false }) => {
    const current = facts.current.get(currentId) ?? currentId
    const value = normaliseGroupSetting({ parameter: isPlain ? name : `${name}.new`, rule, value: change.new, current }, facts)
    if (change.old !== undefined) requireExpected(`${name}.old`, change.old, current, facts)
    return sameGroupSetting(value, current) ? [] : [{ name, value, former: current, formerId: currentId }]
  })
}

/**
 * Stores checked values, in a fixed number of statements. Returns the IDs of the groups for the settings to hold, by name. Throws BAD_REQUEST
 * if they name too many users.
 */
export async function writeSettings<Name extends string>(
  c: Change,
  values: readonly { name: Name; value: GroupSettingValue }[],
): Promise<Partial<Record<Name, number>>> {
  const { realm, actor, tx } = c
  const direct = values.flatMap(({ value }) => (typeof value === 'number' ? [] : [value]))
  const named = direct.flatMap(({ direct_members }) => direct_members)
  await requireRoomForMembers(c, named, { by: actor, maker: actor })
  const created = await UserGroup.createValues(
    realm.id,
    direct.map(({ direct_members, direct_subgroups }) => ({ userIds: direct_members, subgroupIds: direct_subgroups })),
    tx,
    actor?.id,
  )
  const ids = values.map(({ name, value }) => [name, typeof value === 'number' ? value : created[direct.indexOf(value)]])
  return Object.fromEntries(ids) as Partial<Record<Name, number>>
}

/**
 * Changes settings: checks and stores the new values and removes the old ones. Returns the settings that changed, and the IDs of the groups
 * for them to hold. Throws what `planSettings` throws.
 */
export async function changeSettings<Name extends string>(
  c: Change,
  wishes: readonly SettingWish<Name>[],
): Promise<{ changed: PlannedSetting<Name>[]; ids: Partial<Record<Name, number>> }> {
  if (wishes.length === 0) return { changed: [], ids: {} }
  const {
    realm: { id: realmId },
    tx,
  } = c
  const given = wishes.map(({ change }) => change.new)
  const currentIds = wishes.map(({ currentId }) => currentId)
  const changed = planSettings(wishes, await settingFacts(realmId, given, currentIds, tx))
  return { changed, ids: await replaceSettings(c, changed) }
}

/** Writes planned settings. Returns the IDs of the groups for them to hold. */
export async function replaceSettings<Name extends string>(
  c: Change,
  planned: readonly PlannedSetting<Name>[],
): Promise<Partial<Record<Name, number>>> {
  if (planned.length === 0) return {}
  await UserGroup.removeValues(
    c.realm.id,
    planned.map(({ formerId }) => formerId),
    c.tx,
  )
  return writeSettings(c, planned)
}
