// Who belongs to a group. Membership of system groups follows from roles.

import { ROLE, type User } from '../models/user.ts'
import { UserGroup } from '../models/user-group.ts'

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

/** Whether the user belongs to the group that a permission setting names. */
export async function hasPermission(user: User, groupId: number): Promise<boolean> {
  const group = await UserGroup.findOne({ where: { realm_id: user.realm_id, id: groupId } })
  if (!group?.is_system_group) return false
  return SYSTEM_GROUPS[group.name as SystemGroupName].has(user.role)
}
