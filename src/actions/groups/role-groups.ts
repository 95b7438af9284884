// Group memberships of a user whose role, joining date or activity changes, and of all users when the waiting period changes.

import { type MembershipFacts, systemGroupsOf, type Waiting, waitingOf } from '../../access/groups/membership.ts'
import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { groupEvent, membersAdded } from '../../events/types/user_group.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import type { SystemGroupName } from '../../values/groups.ts'
import { channelsShownBy, channelVisibilityEvents } from '../channels/events.ts'

type MembersOp = 'add_members' | 'remove_members'

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
    ...(before ? [] : (facts.ownGroups.get(user.id) ?? []).map((group) => membersAdded([user.id], group, { to: 'realm' }))),
  ]
}

/**
 * Changes the waiting period to `days` by calling `work`. Returns the events for members who start or stop being full members: about the
 * system group, and about private channels that full members may know of.
 */
export async function withWaiting(realmId: number, days: number, tx: Tx, work: () => Promise<void>): Promise<NewEvent[]> {
  const before = await waitingOf(realmId, tx)
  const group = await selectOne(UserGroup, { where: { realm_id: realmId, name: 'role:fullmembers' } }, tx)
  if (!group) throw new Error(`organisation ${realmId} has no group of full members`)
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
