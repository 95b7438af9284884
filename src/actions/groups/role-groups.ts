// Group memberships of a user whose role, joining date or activity changes, and of all users when the waiting period changes.

import { systemGroupsOf, type Waiting, waitingOf } from '../../access/groups/membership.ts'
import type { Tx } from '../../db/index.ts'
import type { Audience } from '../../events/event.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { groupEvent } from '../../events/types/user_group.ts'
import { User } from '../../models/user.ts'
import { UserGroup, UserGroupMember } from '../../models/user-group.ts'
import type { SystemGroupName } from '../../values/groups.ts'
import { channelsShownBy, channelVisibilityEvents } from '../channels/events.ts'

type MembersOp = 'add_members' | 'remove_members'

/** The facts that decide which groups users belong to. */
export interface MembershipFacts {
  waiting: Waiting
  /** The IDs of the system groups, by name. */
  systemIds: ReadonlyMap<string, number>
  /** Each user's groups other than system groups, by user ID. Includes deactivated groups, for clients that know them. */
  ownGroups: ReadonlyMap<number, readonly Pick<UserGroup, 'id' | 'is_deactivated'>[]>
}

/** The facts for the events below about these users, in a fixed number of queries. */
export async function membershipFacts(realmId: number, userIds: readonly number[], tx: Tx): Promise<MembershipFacts> {
  const of = { where: { user_id: [...userIds] }, order: [['group_id', 'ASC']] as [string, string][], raw: true, transaction: tx } as const
  const rows = userIds.length > 0 ? await UserGroupMember.findAll(of) : []
  const named = rows.length > 0 ? await UserGroup.findNamed(realmId, tx) : []
  const ownGroups = new Map(
    userIds.map((userId) => {
      const ids = new Set(rows.filter((row) => row.user_id === userId).map((row) => row.group_id))
      return [userId, named.filter(({ id }) => ids.has(id))]
    }),
  )
  return { waiting: await waitingOf(realmId, tx), systemIds: await UserGroup.systemGroupIds(realmId, tx), ownGroups }
}

/** The properties of a user that decide which system groups they belong to. */
type Member = Pick<User, 'id' | 'role' | 'date_joined' | 'is_system_bot'>

/**
 * The events for the groups that a user joins when they are created or reactivated (`before` is undefined), or joins and leaves when their
 * role or joining date changes. `user` is the new state. Deactivated users leave all groups without such events. Pure.
 */
export function membershipEvents(user: Member, before: Omit<Member, 'id'> | undefined, facts: MembershipFacts): NewEvent[] {
  if (user.is_system_bot) return []
  const left = before ? systemGroupsOf(before, facts.waiting) : []
  const entered = systemGroupsOf(user, facts.waiting)
  const event = (op: MembersOp, name: SystemGroupName): NewEvent =>
    groupEvent({ op, group_id: facts.systemIds.get(name) ?? 0, user_ids: [user.id] })
  return [
    ...left.filter((name) => !entered.includes(name)).map((name) => event('remove_members', name)),
    ...entered.filter((name) => !left.includes(name)).map((name) => event('add_members', name)),
    ...(before ? [] : ownGroupEvents('add_members', user.id, { to: 'realm' }, facts)),
  ]
}

/**
 * The events for the groups that a user leaves by being deactivated, for users who may not access the user (`usersWithoutAccess`).
 * Everybody else gets the event of the deactivation, and their clients remove the user from groups. Pure.
 */
export function hiddenDepartureEvents(user: Member, withoutAccess: readonly number[], facts: MembershipFacts): NewEvent[] {
  if (withoutAccess.length === 0) return []
  const audience: Audience = { to: 'users', ids: [...withoutAccess] }
  const left = systemGroupsOf(user, facts.waiting)
  return [
    ...left.map((name) =>
      groupEvent({ op: 'remove_members', group_id: facts.systemIds.get(name) ?? 0, user_ids: [user.id] }, undefined, audience),
    ),
    ...ownGroupEvents('remove_members', user.id, audience, facts),
  ]
}

function ownGroupEvents(op: MembersOp, userId: number, audience: Audience, { ownGroups }: MembershipFacts): NewEvent[] {
  return (ownGroups.get(userId) ?? []).map((group) =>
    groupEvent({ op, group_id: group.id, user_ids: [userId] }, group.is_deactivated ? null : undefined, audience),
  )
}

/**
 * Changes the waiting period to `days` by calling `work`. Returns the events for members who start or stop being full members: about the
 * system group, and about private channels that full members may know of.
 */
export async function withWaiting(realmId: number, days: number, tx: Tx, work: () => Promise<void>): Promise<NewEvent[]> {
  const before = await waitingOf(realmId, tx)
  const group = await UserGroup.findOne({ where: { realm_id: realmId, name: 'role:fullmembers' }, transaction: tx, rejectOnEmpty: true })
  const shown = await channelsShownBy(group, tx)
  await work()
  const events = await waitingChanged(group, before, { ...before, days }, tx)
  for (const [channel, knowing] of shown) events.push(...(await channelVisibilityEvents(channel, knowing, tx)))
  return events
}

async function waitingChanged({ id: groupId, realm_id: realmId }: UserGroup, before: Waiting, after: Waiting, tx: Tx): Promise<NewEvent[]> {
  const users = (await User.findAllOf(realmId, tx)).filter((user) => user.is_active && !user.is_system_bot)
  const isFull = (user: User, waiting: Waiting): boolean => systemGroupsOf(user, waiting).includes('role:fullmembers')
  const event = (op: MembersOp, who: User[]): NewEvent[] =>
    who.length > 0 ? [groupEvent({ op, group_id: groupId, user_ids: who.map((user) => user.id) })] : []
  return [
    ...event(
      'add_members',
      users.filter((user) => isFull(user, after) && !isFull(user, before)),
    ),
    ...event(
      'remove_members',
      users.filter((user) => isFull(user, before) && !isFull(user, after)),
    ),
  ]
}
