// Plans changes of a group's members and subgroups from facts alone.

import { badRequest } from '../../errors.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { type GroupEvent, groupEvent } from '../../events/types/user_group.ts'
import type { User } from '../../models/user.ts'
import type { GroupPermission, UserGroup } from '../../models/user-group.ts'

/** If one request adds and removes more members than this, the notification bot notifies none of them. */
const MAX_MEMBERS_NOTIFIED = 100

/** IDs to add to a group and to remove from it, ascending and unique. */
export interface Difference {
  add: readonly number[]
  remove: readonly number[]
}

/** A requested change of members and subgroups. */
export interface MembershipChange {
  members: Difference
  subgroups: Difference
  /** The names of the request parameters with the subgroups, for error messages. */
  subgroupParameters: { add: string; remove: string }
}

export type NamedUsers = ReadonlyMap<number, Pick<User, 'id' | 'is_active' | 'is_system_bot' | 'bot_type'>>
export type NamedGroups = ReadonlyMap<number, Pick<UserGroup, 'name' | 'is_system_group' | 'is_deactivated'>>

/** The facts for `planMembership`. */
export interface MemberChangeFacts {
  actor: Pick<User, 'id'>
  group: Pick<UserGroup, 'id' | 'is_deactivated'>
  /** The actor's permissions in the group (`groupRights`). */
  permissions: ReadonlySet<GroupPermission>
  /** The users and groups that the request names. */
  users: NamedUsers
  groups: NamedGroups
  /** IDs of the group's direct members and subgroups, including at least those named in the request. */
  memberIds: ReadonlySet<number>
  subgroupIds: ReadonlySet<number>
  /** If a new subgroup contains the group: IDs of all groups that contain the group at any depth, and its own. */
  containers: readonly number[]
}

interface MembershipPlan {
  events: NewEvent[]
  /** IDs of the people who are told by the notification bot that they were added or removed. */
  notified: Difference
}

/** Plans a change of members and subgroups, all or nothing. Pure. Throws BAD_REQUEST. (updateUserGroupMembers, updateUserGroupSubgroups) */
export function planMembership({ members, subgroups, subgroupParameters }: MembershipChange, facts: MemberChangeFacts): MembershipPlan {
  const { actor, group, users } = facts
  requireAllowed(members, subgroups, facts)
  requireFittingMembers(members, facts)
  requireFittingSubgroups(subgroups, subgroupParameters, facts)
  const isNotified = (id: number): boolean => id !== actor.id && users.get(id)?.is_active === true && users.get(id)?.bot_type === null
  const few = members.add.length + members.remove.length <= MAX_MEMBERS_NOTIFIED
  // Clients have already removed deactivated users from the group.
  const activeRemoved = members.remove.filter((id) => users.get(id)?.is_active)
  const changes: GroupEvent[] = [
    { op: 'add_members', group_id: group.id, user_ids: [...members.add] },
    { op: 'remove_members', group_id: group.id, user_ids: activeRemoved },
    { op: 'add_subgroups', group_id: group.id, direct_subgroup_ids: [...subgroups.add] },
    { op: 'remove_subgroups', group_id: group.id, direct_subgroup_ids: [...subgroups.remove] },
  ]
  return {
    events: changes
      .filter((event) =>
        'user_ids' in event ? event.user_ids.length > 0 : 'direct_subgroup_ids' in event && event.direct_subgroup_ids.length > 0,
      )
      // Queues that do not know deactivated groups get nothing about those.
      .map((event) => groupEvent(event, group.is_deactivated ? null : undefined)),
    notified: few ? { add: members.add.filter(isNotified), remove: members.remove.filter(isNotified) } : { add: [], remove: [] },
  }
}

function requireAllowed(members: Difference, subgroups: Difference, { actor, permissions }: MemberChangeFacts): void {
  const isAlone = (ids: readonly number[]): boolean => ids.every((id) => id === actor.id)
  const [joins, leaves] = [isAlone(members.add), isAlone(members.remove)]
  const mayAdd = permissions.has('can_add_members_group') || (joins && permissions.has('can_join_group'))
  if (members.add.length > 0 && !mayAdd) throw badRequest('You do not have permission to add members to this user group')
  const mayRemove = permissions.has('can_remove_members_group') || (leaves && permissions.has('can_leave_group'))
  if (members.remove.length > 0 && !mayRemove) throw badRequest('You do not have permission to remove members from this user group')
  if (subgroups.add.length + subgroups.remove.length > 0 && !permissions.has('can_manage_group'))
    throw badRequest('You do not have permission to change this user group')
}

function requireFittingMembers({ add, remove }: Difference, { users, memberIds }: MemberChangeFacts): void {
  requireKnownMembers('add', add, users)
  const already = add.find((id) => memberIds.has(id))
  if (already !== undefined) throw badRequest(`'add' names a user who is a member already: ${already}`)
  const missing = remove.find((id) => !memberIds.has(id) && !add.includes(id))
  if (missing !== undefined) throw badRequest(`'delete' names a user who is not a direct member: ${missing}`)
}

function requireFittingSubgroups(
  { add, remove }: Difference,
  parameters: MembershipChange['subgroupParameters'],
  { group, groups, subgroupIds, containers }: MemberChangeFacts,
): void {
  if (add.includes(group.id)) throw badRequest(`'${parameters.add}' names the group itself: ${group.id}`)
  requireKnownSubgroups(parameters.add, add, groups)
  const already = add.find((id) => subgroupIds.has(id))
  if (already !== undefined) throw badRequest(`'${parameters.add}' names a user group that is a subgroup already: ${already}`)
  const circle = add.find((id) => containers.includes(id))
  if (circle !== undefined) throw badRequest(`'${parameters.add}' names a user group that this one is part of: ${circle}`)
  const missing = remove.find((id) => !subgroupIds.has(id) && !add.includes(id))
  if (missing !== undefined) throw badRequest(`'${parameters.remove}' names a user group that is not a direct subgroup: ${missing}`)
}

/** Throws BAD_REQUEST unless all IDs are of active users. */
export function requireKnownMembers(parameter: string, ids: readonly number[], users: NamedUsers): void {
  for (const id of ids) {
    const user = users.get(id)
    if (!user || user.is_system_bot) throw badRequest(`'${parameter}' names a user who does not exist: ${id}`)
    if (!user.is_active) throw badRequest(`'${parameter}' names a deactivated user: ${id}`)
  }
}

/** Throws BAD_REQUEST unless all IDs are of active groups other than role:internet. */
export function requireKnownSubgroups(parameter: string, ids: readonly number[], groups: NamedGroups): void {
  for (const id of ids) {
    const group = groups.get(id)
    if (!group) throw badRequest(`'${parameter}' names a user group that does not exist: ${id}`)
    if (group.is_deactivated) throw badRequest(`'${parameter}' names a deactivated user group: ${id}`)
    if (group.is_system_group && group.name === 'role:internet') throw badRequest(`'${parameter}' must not be role:internet`)
  }
}
