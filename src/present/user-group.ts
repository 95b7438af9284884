// A user group on the wire.

import type { WholeGroup } from '../access/groups/groups.ts'
import type { Schema } from '../http/types.ts'

export function presentUserGroup({ group, memberIds, subgroupIds, permissions }: WholeGroup): Schema<'UserGroup'> {
  return {
    id: group.id,
    name: group.name ?? '',
    description: group.description,
    creator_id: group.creator_id,
    date_created: group.date_created,
    members: memberIds,
    direct_subgroup_ids: subgroupIds,
    is_system_group: group.is_system_group,
    deactivated: group.is_deactivated,
    ...permissions,
  }
}
