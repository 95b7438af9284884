// Whom an administrator means by users and groups together.

import { badRequest } from '../../errors.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { memberIds } from '../groups/membership.ts'

/**
 * The people that are named, and the active members of the groups that are named, through subgroups too; bots are left out.
 * Throws BAD_REQUEST for a user or a group that does not exist or is deactivated.
 */
export async function accessTargetUsers(
  realmId: number,
  { userIds, groupIds }: { userIds: readonly number[]; groupIds: readonly number[] },
): Promise<User[]> {
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
  const ids: number[] = []
  for (const id of groupIds) {
    const group = await UserGroup.findByIdIn(realmId, id)
    // Groups without a name are values of permission settings.
    if (!group || group.name === null) throw badRequest(`'target_users.group_ids' names a user group that does not exist: ${id}`)
    if (group.is_deactivated) throw badRequest(`'target_users.group_ids' names a deactivated user group: ${id}`)
    ids.push(...(await memberIds(group, false)))
  }
  return (await User.findByIds(realmId, [...new Set(ids)])).filter((user) => user.is_active)
}

/** Throws BAD_REQUEST unless the organisation has a user of this ID. (isUserGroupMember) */
export async function refuseUnknownUser(viewer: User, id: number): Promise<void> {
  const [user] = await User.findByIds(viewer.realm_id, [id])
  if (!user) throw badRequest(`'user_id' names a user who does not exist: ${id}`)
}
