// User groups and their members.

import { big, id, index, int, key, no, optional, string, type Tables, unique } from './table.ts'

export const groups: Tables = {
  user_groups: {
    columns: {
      id,
      realm_id: int,
      name: optional(string(100)),
      // Null for the unnamed group of a setting. Unique indexes allow many nulls.
      name_key: optional(string(100)),
      description: { ...string(1024), defaultValue: '' },
      is_system_group: no,
      is_deactivated: no,
      creator_id: optional(int),
      date_created: optional(big),
      can_add_members_group: optional(int),
      can_join_group: optional(int),
      can_leave_group: optional(int),
      can_manage_group: optional(int),
      can_mention_group: optional(int),
      can_remove_members_group: optional(int),
    },
    indexes: [unique('realm_id', 'name_key')],
  },
  user_group_members: {
    columns: { realm_id: int, group_id: key(int), user_id: key(int) },
    indexes: [index('user_id'), index('realm_id', 'user_id')],
  },
  user_group_subgroups: {
    columns: { realm_id: int, group_id: key(int), subgroup_id: key(int) },
    indexes: [index('subgroup_id'), index('realm_id', 'subgroup_id')],
  },
}
