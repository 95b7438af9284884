// System groups, and what a permission setting can hold.

import { ROLE } from './roles.ts'

/**
 * System groups by name, the widest first. `subgroup`: the next narrower group, which it contains. `of`: the role whose users belong to it
 * directly.
 */
export const SYSTEM_GROUPS = {
  'role:internet': { description: 'Everyone on the Internet', subgroup: 'role:everyone', of: undefined },
  'role:everyone': { description: 'Everyone in this organisation, guests included', subgroup: 'role:members', of: ROLE.guest },
  'role:members': { description: 'All who are not guests', subgroup: 'role:fullmembers', of: ROLE.member },
  'role:fullmembers': { description: 'Members who joined some time ago', subgroup: 'role:moderators', of: undefined },
  'role:moderators': { description: 'Moderators and above', subgroup: 'role:administrators', of: ROLE.moderator },
  'role:administrators': { description: 'Administrators and above', subgroup: 'role:owners', of: ROLE.administrator },
  'role:owners': { description: 'Owners', subgroup: undefined, of: ROLE.owner },
  'role:nobody': { description: 'Nobody', subgroup: undefined, of: undefined },
} as const satisfies Record<string, { description: string; subgroup: string | undefined; of: number | undefined }>

export type SystemGroupName = keyof typeof SYSTEM_GROUPS

/** A system group and those nested in it, the widest first. */
export function systemGroupsWithin(name: SystemGroupName): SystemGroupName[] {
  const { subgroup } = SYSTEM_GROUPS[name]
  return subgroup ? [name, ...systemGroupsWithin(subgroup)] : [name]
}

/** A group-setting value, with wire names. In normal form the lists ascend, and nobody, or a single group, is given as the group's ID. */
export type GroupSettingValue = number | { direct_members: number[]; direct_subgroups: number[] }

/** An object whose permission settings do not name the people its reader may not access. */
export function settingsSeen<T extends object>(settings: T, hidden: ReadonlySet<number>): T {
  if (hidden.size === 0) return settings
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, settingSeen(value, hidden)])) as T
}

function settingSeen(value: unknown, hidden: ReadonlySet<number>): unknown {
  if (typeof value !== 'object' || value === null || !('direct_members' in value)) return value
  return { ...value, direct_members: (value.direct_members as number[]).filter((id) => !hidden.has(id)) }
}
