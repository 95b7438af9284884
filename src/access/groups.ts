// Who belongs to a group. Membership of system groups follows from roles.

import type { Tx } from '../db/index.ts'
import { ROLE, type User } from '../models/user.ts'
import { settingValues, UserGroup, UserGroupMember, UserGroupSubgroup } from '../models/user-group.ts'

/** System groups by name, the widest first: whether a role belongs to it. */
export const SYSTEM_GROUPS = {
  'role:internet': { description: 'Everyone on the Internet', has: () => true },
  'role:everyone': { description: 'Everyone in this organisation, guests included', has: () => true },
  'role:members': { description: 'All who are not guests', has: (role) => role <= ROLE.member },
  'role:fullmembers': { description: 'Members who joined some time ago', has: (role) => role <= ROLE.member },
  'role:moderators': { description: 'Moderators and above', has: (role) => role <= ROLE.moderator },
  'role:administrators': { description: 'Administrators and above', has: (role) => role <= ROLE.administrator },
  'role:owners': { description: 'Owners', has: (role) => role <= ROLE.owner },
  'role:nobody': { description: 'Nobody', has: () => false },
} as const satisfies Record<string, { description: string; has: (role: number) => boolean }>
export type SystemGroupName = keyof typeof SYSTEM_GROUPS

/** Whether the user belongs, directly or through subgroups, to the group that a permission setting names. */
export async function hasPermission(user: User, groupId: number): Promise<boolean> {
  return isMember(user, groupId, new Set())
}

async function isMember(user: User, groupId: number, asked: Set<number>): Promise<boolean> {
  if (asked.has(groupId)) return false
  asked.add(groupId)
  const group = await UserGroup.findByIdIn(user.realm_id, groupId)
  if (!group || group.is_deactivated) return false
  if (group.is_system_group) return SYSTEM_GROUPS[group.name as SystemGroupName].has(user.role)
  if (await UserGroupMember.findOne({ where: { group_id: groupId, user_id: user.id } })) return true
  for (const { subgroup_id } of await UserGroupSubgroup.findAll({ where: { group_id: groupId } }))
    if (await isMember(user, subgroup_id, asked)) return true
  return false
}

/** The names of an organisation's system groups, and the settings that name users and groups directly, by ID. */
export async function groupDirectory(
  realmId: number,
  tx?: Tx,
): Promise<{ names: Map<number, string>; values: Map<number, { userIds: number[]; subgroupIds: number[] }> }> {
  const [ids, values] = [await UserGroup.systemGroupIds(realmId, tx), await settingValues(realmId, tx)]
  return { names: new Map([...ids].map(([name, id]) => [id, name])), values }
}
