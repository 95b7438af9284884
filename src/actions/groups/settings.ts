// Storing permission settings. A value that names users and groups directly becomes a group without a name.

import {
  accessGroupSetting,
  type GroupSettingChange,
  readGroupSetting,
  refuseMismatch,
  sameGroupSetting,
} from '../../access/groups/settings.ts'
import type { Tx } from '../../db/index.ts'
import { UserGroup } from '../../models/user-group.ts'
import type { PermissionRule } from '../../settings/permission-settings.ts'
import type { GroupSettingValue } from '../../values/groups.ts'

/** Stores a value that `accessGroupSetting` returned. Returns the ID of the group that the setting is to hold. */
export async function storeGroupSetting(realmId: number, value: GroupSettingValue, tx: Tx): Promise<number> {
  return typeof value === 'number' ? value : UserGroup.createValue(realmId, value.direct_members, value.direct_subgroups, tx)
}

/**
 * Changes a setting that holds the group `currentId`: checks and stores the new value and removes the former one. Returns the ID of the
 * group that the setting is to hold and the value for clients; undefined if the value is the same. For error messages, `name` is the
 * setting's and `isPlain` tells that the value came without `new`.
 * Throws BAD_REQUEST, and EXPECTATION_MISMATCH if `old` is given and differs from the value.
 */
export async function changeGroupSetting(
  realmId: number,
  setting: { name: string; rule: PermissionRule; currentId: number; isPlain?: boolean },
  change: GroupSettingChange,
  tx: Tx,
): Promise<{ id: number; value: GroupSettingValue } | undefined> {
  const { name, rule, currentId, isPlain = false } = setting
  const current = await readGroupSetting(currentId, tx)
  const value = await accessGroupSetting({ realmId, parameter: isPlain ? name : `${name}.new`, rule, value: change.new, current }, tx)
  if (change.old !== undefined) await refuseMismatch(realmId, `${name}.old`, change.old, current, tx)
  if (sameGroupSetting(value, current)) return undefined
  await UserGroup.removeValue(realmId, currentId, tx)
  return { id: await storeGroupSetting(realmId, value, tx), value }
}
