// Membership of groups: members, subgroups, and the system groups that follow from roles.

import { accessGroupForChange, mayChangeGroup } from '../../access/groups/groups.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { change } from '../../events/log.ts'
import { groupEvent } from '../../events/types/user_group.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { closureOf, containersOf, UserGroup, UserGroupMember, UserGroupSubgroup } from '../../models/user-group.ts'
import { ROLE } from '../../values/roles.ts'
import { channelsShownBy, channelVisibilityEvents } from '../channels/events.ts'
import { nameFor } from '../channels/notices.ts'
import { tellByBot } from '../messages/notices.ts'

type Parts = Pick<App, 'db' | 'broker' | 'config'>

/** The most added and removed members of one request whom the notification bot tells about it. */
const MAX_NOTICES = 100

/** IDs to add to a group and to remove from it. */
export interface MembershipChange {
  members?: { add: number[]; remove: number[] }
  subgroups?: { add: number[]; remove: number[] }
  /** The parameters that gave the subgroups, for error messages. */
  subgroupParameters: { add: string; remove: string }
}

type MembersOp = 'add_members' | 'remove_members'

/**
 * Changes direct members and subgroups of a group, all or nothing, and announces it to everybody. The notification bot tells people
 * whom somebody else has added or removed. Throws BAD_REQUEST.
 * Subgroups and all groups nested in them are locked before the group, so that concurrent changes cannot create a cycle.
 */
export async function changeMembership(app: Parts, actor: User, groupId: number, wanted: MembershipChange): Promise<void> {
  const members = { add: unique(wanted.members?.add), remove: unique(wanted.members?.remove) }
  const subgroups = { add: unique(wanted.subgroups?.add), remove: unique(wanted.subgroups?.remove) }
  if ([members.add, members.remove, subgroups.add, subgroups.remove].every((ids) => ids.length === 0)) throw badRequest('Nothing to change')
  await change(app, actor.realm_id, async (tx, announce) => {
    const nested = await lockNested(actor.realm_id, subgroups.add, tx)
    const group = await accessGroupForChange(actor, groupId, tx)
    if (group.is_deactivated) throw badRequest(`'user_group_id' names a deactivated user group: ${group.id}`)
    await refuseUnlessAllowed(actor, group, members, subgroups, tx)
    const shown = await channelsShownBy(group, tx)
    await addMembers(group, members.add, tx)
    await removeMembers(group, members.remove, tx)
    await addSubgroups(group, subgroups.add, wanted.subgroupParameters.add, nested, tx)
    await removeSubgroups(group, subgroups.remove, wanted.subgroupParameters.remove, tx)
    const tellOfMembers = (op: MembersOp, ids: number[]): void => {
      if (ids.length > 0) announce(groupEvent({ op, group_id: group.id, user_ids: ids }))
    }
    const tellOfSubgroups = (op: 'add_subgroups' | 'remove_subgroups', ids: number[]): void => {
      if (ids.length > 0) announce(groupEvent({ op, group_id: group.id, direct_subgroup_ids: ids }))
    }
    tellOfMembers('add_members', members.add)
    tellOfMembers('remove_members', await activeOf(actor.realm_id, members.remove, tx))
    tellOfSubgroups('add_subgroups', subgroups.add)
    tellOfSubgroups('remove_subgroups', subgroups.remove)
    await noticeMembers({ app, actor, group, members }, tx, announce)
    for (const [channel, knowing] of shown) for (const event of await channelVisibilityEvents(channel, knowing, tx)) announce(event)
  })
}

async function noticeMembers(
  {
    app,
    actor,
    group,
    members,
  }: { app: Pick<App, 'config' | 'db'>; actor: User; group: UserGroup; members: { add: number[]; remove: number[] } },
  tx: Tx,
  announce: (event: NewEvent) => void,
): Promise<void> {
  if (members.add.length + members.remove.length > MAX_NOTICES) return
  const realm = await Realm.findByPk(group.realm_id, { transaction: tx, rejectOnEmpty: true })
  for (const [ids, what] of [
    [members.add, `has added you to the user group @_*${group.name}*.`],
    [members.remove, `has removed you from the user group @_*${group.name}*.`],
  ] as const) {
    const people = (await User.findByIds(realm.id, ids, tx)).filter(
      (user) => user.id !== actor.id && user.is_active && user.bot_type === null,
    )
    for (const person of people)
      await tellByBot({ app, realm, readers: [person], text: `${await nameFor(actor, [person.id], tx)} ${what}` }, tx, announce)
  }
}

function unique(ids: readonly number[] = []): number[] {
  return [...new Set(ids)].sort((a, b) => a - b)
}

/** Locks groups and all groups nested in them. Repeats until none was added meanwhile: nesting a group locks its new parent. */
async function lockNested(realmId: number, ids: number[], tx: Tx): Promise<Set<number>> {
  let known = new Set(ids)
  for (;;) {
    await UserGroup.lockNamed(realmId, [...known], tx)
    const found = (await closureOf(realmId, ids, tx)).ids
    if ([...found].every((id) => known.has(id))) return found
    known = new Set([...known, ...found])
  }
}

async function refuseUnlessAllowed(
  actor: User,
  group: UserGroup,
  members: { add: number[]; remove: number[] },
  subgroups: { add: number[]; remove: number[] },
  tx: Tx,
): Promise<void> {
  const isGuest = actor.role === ROLE.guest
  const onlySelf = (ids: number[]): boolean => ids.every((id) => id === actor.id)
  const adding = onlySelf(members.add) ? (['can_add_members_group', 'can_join_group'] as const) : (['can_add_members_group'] as const)
  if (members.add.length > 0 && (isGuest || !(await mayChangeGroup(actor, group, adding, tx))))
    throw badRequest('You do not have permission to add members to this user group')
  const leaving = onlySelf(members.remove)
  const removing = leaving ? (['can_remove_members_group', 'can_leave_group'] as const) : (['can_remove_members_group'] as const)
  if (members.remove.length > 0 && ((isGuest && !leaving) || !(await mayChangeGroup(actor, group, removing, tx))))
    throw badRequest('You do not have permission to remove members from this user group')
  if (subgroups.add.length + subgroups.remove.length > 0 && (isGuest || !(await mayChangeGroup(actor, group, [], tx))))
    throw badRequest('You do not have permission to change this user group')
}

async function addMembers(group: UserGroup, ids: number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return
  await refuseUnknownMembers(group.realm_id, 'add', ids, tx)
  const already = await UserGroupMember.findOne({ where: { group_id: group.id, user_id: ids }, transaction: tx })
  if (already) throw badRequest(`'add' names a user who is a member already: ${already.user_id}`)
  await createMembers([group], ids, tx)
}

/** Throws BAD_REQUEST unless all of these are active users. */
export async function refuseUnknownMembers(realmId: number, parameter: string, ids: readonly number[], tx: Tx): Promise<void> {
  const users = new Map((await User.findByIds(realmId, ids, tx)).map((user) => [user.id, user]))
  for (const id of ids) {
    const user = users.get(id)
    if (!user || user.is_system_bot) throw badRequest(`'${parameter}' names a user who does not exist: ${id}`)
    if (!user.is_active) throw badRequest(`'${parameter}' names a deactivated user: ${id}`)
  }
}

/** Adds checked users to each of the groups. */
export async function createMembers(groups: readonly UserGroup[], ids: readonly number[], tx: Tx): Promise<void> {
  await UserGroupMember.bulkCreate(
    groups.flatMap(({ id, realm_id }) => ids.map((userId) => ({ realm_id, group_id: id, user_id: userId }))),
    { transaction: tx },
  )
}

async function removeMembers(group: UserGroup, ids: number[], tx: Tx): Promise<void> {
  if (ids.length === 0) return
  const where = { group_id: group.id, user_id: ids }
  const members = (await UserGroupMember.findAll({ where, raw: true, transaction: tx })).map((row) => row.user_id)
  const stranger = ids.find((id) => !members.includes(id))
  if (stranger !== undefined) throw badRequest(`'delete' names a user who is not a direct member: ${stranger}`)
  await UserGroupMember.destroy({ where, transaction: tx })
}

/** The IDs of active users among these. Clients have removed deactivated users from the group already. */
async function activeOf(realmId: number, ids: number[], tx: Tx): Promise<number[]> {
  return (await User.findByIds(realmId, ids, tx)).filter((user) => user.is_active).map((user) => user.id)
}

async function addSubgroups(group: UserGroup, ids: number[], parameter: string, nested: Set<number>, tx: Tx): Promise<void> {
  if (ids.length === 0) return
  if (ids.includes(group.id)) throw badRequest(`'${parameter}' names the group itself: ${group.id}`)
  await refuseUnknownSubgroups(group.realm_id, parameter, ids, tx)
  const already = await UserGroupSubgroup.findOne({ where: { group_id: group.id, subgroup_id: ids }, transaction: tx })
  if (already) throw badRequest(`'${parameter}' names a user group that is a subgroup already: ${already.subgroup_id}`)
  const containers = nested.has(group.id) ? await containersOf(group.realm_id, group.id, tx) : []
  const circle = ids.find((id) => containers.includes(id))
  if (circle !== undefined) throw badRequest(`'${parameter}' names a user group that this one is part of: ${circle}`)
  await createSubgroups(group, ids, tx)
}

/** Throws BAD_REQUEST unless all of these are active groups other than role:internet. Locks their rows. */
export async function refuseUnknownSubgroups(realmId: number, parameter: string, ids: readonly number[], tx: Tx): Promise<void> {
  const groups = new Map((await UserGroup.lockNamed(realmId, ids, tx)).map((group) => [group.id, group]))
  for (const id of ids) {
    const group = groups.get(id)
    if (!group) throw badRequest(`'${parameter}' names a user group that does not exist: ${id}`)
    if (group.is_deactivated) throw badRequest(`'${parameter}' names a deactivated user group: ${id}`)
    if (group.is_system_group && group.name === 'role:internet') throw badRequest(`'${parameter}' must not be role:internet`)
  }
}

/** Nests checked groups in a group. */
export async function createSubgroups(group: UserGroup, ids: readonly number[], tx: Tx): Promise<void> {
  await UserGroupSubgroup.bulkCreate(
    ids.map((subgroupId) => ({ realm_id: group.realm_id, group_id: group.id, subgroup_id: subgroupId })),
    { transaction: tx },
  )
}

async function removeSubgroups(group: UserGroup, ids: number[], parameter: string, tx: Tx): Promise<void> {
  if (ids.length === 0) return
  const where = { group_id: group.id, subgroup_id: ids }
  const subgroups = (await UserGroupSubgroup.findAll({ where, raw: true, transaction: tx })).map((row) => row.subgroup_id)
  const stranger = ids.find((id) => !subgroups.includes(id))
  if (stranger !== undefined) throw badRequest(`'${parameter}' names a user group that is not a direct subgroup: ${stranger}`)
  await UserGroupSubgroup.destroy({ where, transaction: tx })
}
