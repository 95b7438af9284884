// The people an administrator selects by users and groups.

import { badRequest } from '../../errors.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { requireRight } from '../../values/rights.ts'
import { usersWithin } from '../groups/membership.ts'
import { findAccessibleUsers } from './users.ts'

/**
 * The named people and the active members of the named groups and their subgroups, without bots. Throws BAD_REQUEST for a
 * viewer who is not an administrator, and for a user or a group that does not exist or is deactivated.
 */
export async function accessTargetUsers(
  viewer: User,
  { userIds, groupIds }: { userIds: readonly number[]; groupIds: readonly number[] },
): Promise<User[]> {
  requireRight(viewer, 'administrator')
  const { realm_id: realmId } = viewer
  const named = new Map((await User.findByIds(realmId, userIds)).map((user) => [user.id, user]))
  for (const id of userIds) {
    const user = named.get(id)
    if (!user) throw badRequest(`'target_users.user_ids' names a user who does not exist: ${id}`)
    if (!user.is_active) throw badRequest(`'target_users.user_ids' names a deactivated user: ${id}`)
  }
  const members = groupIds.length === 0 ? [] : await activeMembers(realmId, groupIds)
  const all = new Map([...named.values(), ...members].map((user) => [user.id, user]))
  return [...all.values()].filter((user) => user.bot_type === null).sort((a, b) => a.id - b.id)
}

async function activeMembers(realmId: number, groupIds: readonly number[]): Promise<User[]> {
  const groups = new Map((await UserGroup.findByIds(realmId, groupIds)).map((group) => [group.id, group]))
  for (const id of groupIds) {
    const group = groups.get(id)
    if (!group) throw badRequest(`'target_users.group_ids' names a user group that does not exist: ${id}`)
    if (group.is_deactivated) throw badRequest(`'target_users.group_ids' names a deactivated user group: ${id}`)
  }
  const members = await usersWithin(realmId, groupIds)
  return User.findByIds(
    realmId,
    members.map(({ id }) => id),
  )
}

/** Throws BAD_REQUEST unless the viewer may access a user with this ID. (isUserGroupMember) */
export async function requireKnownUser(viewer: User, id: number): Promise<void> {
  if (!(await findAccessibleUsers(viewer, [id])).has(id)) throw badRequest(`'user_id' names a user who does not exist: ${id}`)
}
