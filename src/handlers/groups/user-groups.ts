// User groups.

import { accessGroup, groupPermissionsIn, visibleGroups } from '../../access/groups/groups.ts'
import { closureIds, isMember, memberIds } from '../../access/groups/membership.ts'
import { requireKnownUser } from '../../access/people/target-users.ts'
import { hiddenFrom } from '../../access/people/users.ts'
import { createGroup, deactivateGroup, updateGroup } from '../../actions/groups/groups.ts'
import { changeMembership } from '../../actions/groups/members.ts'
import type { Handler } from '../../http/handler.ts'
import { presentUserGroup } from '../../present/user-group.ts'

export const getUserGroups: Handler<'getUserGroups'> = async ({ viewer }, { query }) => {
  const groups = await visibleGroups(viewer, { deactivated: query.include_deactivated_groups ?? false })
  const only = query.user_group_ids && new Set(query.user_group_ids)
  return { user_groups: groups.filter(({ group }) => only?.has(group.id) ?? true).map(presentUserGroup) }
}

export const createUserGroup: Handler<'createUserGroup'> = async (ctx, { body }) => {
  const { viewer } = ctx
  const { name, description, members, subgroups = [] } = body
  const group = await createGroup(ctx, {
    creator: viewer,
    name,
    description,
    members,
    subgroups,
    permissions: groupPermissionsIn(body),
  })
  return { group_id: group.id }
}

export const updateUserGroup: Handler<'updateUserGroup'> = async (ctx, { path, body }) => {
  const { name, description, deactivated } = body
  const permissions = groupPermissionsIn(body)
  await updateGroup(ctx, path.user_group_id, {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    reactivate: deactivated === false,
    permissions,
  })
  return {}
}

export const deactivateUserGroup: Handler<'deactivateUserGroup'> = async (ctx, { path }) => {
  await deactivateGroup(ctx, path.user_group_id)
  return {}
}

/** The older name of `deactivateUserGroup`. */
export const deleteUserGroup: Handler<'deleteUserGroup'> = async (ctx, { path }) => {
  await deactivateGroup(ctx, path.user_group_id)
  return {}
}

export const getUserGroupMembers: Handler<'getUserGroupMembers'> = async ({ viewer }, { path, query }) => {
  const group = await accessGroup(viewer, path.user_group_id)
  const ids = await memberIds(group, query.direct_member_only ?? false)
  const hidden = await hiddenFrom(viewer, ids)
  return { members: ids.filter((id) => !hidden.has(id)) }
}

export const updateUserGroupMembers: Handler<'updateUserGroupMembers'> = async (ctx, { path, body }) => {
  await changeMembership(ctx, path.user_group_id, {
    members: { add: body.add ?? [], remove: body.delete ?? [] },
    subgroups: { add: body.add_subgroups ?? [], remove: body.delete_subgroups ?? [] },
    subgroupParameters: { add: 'add_subgroups', remove: 'delete_subgroups' },
  })
  return {}
}

export const isUserGroupMember: Handler<'isUserGroupMember'> = async ({ viewer }, { path, query }) => {
  const group = await accessGroup(viewer, path.user_group_id)
  await requireKnownUser(viewer, path.user_id)
  return { is_user_group_member: await isMember(group, path.user_id, query.direct_member_only ?? false) }
}

export const getUserGroupSubgroups: Handler<'getUserGroupSubgroups'> = async ({ viewer }, { path, query }) => {
  const group = await accessGroup(viewer, path.user_group_id)
  return { subgroups: await closureIds(group, query.direct_subgroup_only ?? false) }
}

export const updateUserGroupSubgroups: Handler<'updateUserGroupSubgroups'> = async (ctx, { path, body }) => {
  await changeMembership(ctx, path.user_group_id, {
    subgroups: { add: body.add ?? [], remove: body.delete ?? [] },
    subgroupParameters: { add: 'add', remove: 'delete' },
  })
  return {}
}
