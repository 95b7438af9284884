// databases: once
// Planning changes of a group's members and subgroups from given facts, without a database.

import { describe, expect, test } from 'vitest'
import { type MemberChangeFacts, type MembershipChange, planMembership } from './members-plan.ts'

const user = (id: number, more: object = {}) => ({ id, is_active: true, is_system_bot: false, bot_type: null, ...more })
const group = (more: object = {}) => ({ name: 'a group', is_system_group: false, is_deactivated: false, ...more })
const FACTS: MemberChangeFacts = {
  ...{ actor: { id: 11 }, group: { id: 30, is_deactivated: false } },
  permissions: new Set(['can_add_members_group', 'can_remove_members_group', 'can_manage_group']),
  users: new Map([user(11), user(12), user(13), user(14, { is_active: false }), user(15, { bot_type: 1 })].map((one) => [one.id, one])),
  groups: new Map([
    [31, group()],
    [32, group()],
    [33, group({ is_deactivated: true })],
    [34, group({ name: 'role:internet', is_system_group: true })],
    [35, group({ name: 'role:members', is_system_group: true })],
  ]),
  ...{ memberIds: new Set([13, 14]), subgroupIds: new Set([32]), containers: [] },
}
const NOBODY = { add: [], remove: [] }
const plan = (wanted: Partial<MembershipChange>, facts: Partial<MemberChangeFacts> = {}) =>
  planMembership(
    { members: NOBODY, subgroups: NOBODY, subgroupParameters: { add: 'add_subgroups', remove: 'delete_subgroups' }, ...wanted },
    { ...FACTS, ...facts },
  )
const add = (...ids: number[]): Partial<MembershipChange> => ({ members: { add: ids, remove: [] } })
const remove = (...ids: number[]): Partial<MembershipChange> => ({ members: { add: [], remove: ids } })
const nest = (...ids: number[]): Partial<MembershipChange> => ({ subgroups: { add: ids, remove: [] } })

test('a change of a deactivated group concerns only queues that know such groups', () => {
  const change = { members: { add: [12], remove: [13] }, subgroups: { add: [31], remove: [32] } }
  const withoutDeactivated = (isDeactivated: boolean) =>
    plan(change, { group: { id: 30, is_deactivated: isDeactivated } }).events.map(({ payload }) => Object(payload).withoutDeactivated)
  expect(withoutDeactivated(true)).toEqual([null, null, null, null])
  expect(withoutDeactivated(false)).toEqual([undefined, undefined, undefined, undefined])
})

describe('members', () => {
  test('are announced in one event for additions and one for removals', () => {
    expect(plan({ members: { add: [11, 12], remove: [13] } }).events).toMatchObject([
      { payload: { event: { op: 'add_members', group_id: 30, user_ids: [11, 12] } } },
      { payload: { event: { op: 'remove_members', group_id: 30, user_ids: [13] } } },
    ])
  })

  test('who are deactivated leave without an event, because clients have removed them already', () => {
    expect(plan(remove(14)).events).toEqual([])
  })

  test('are not added if they do not exist, are deactivated or are members already', () => {
    expect(() => plan(add(99))).toThrow("'add' names a user who does not exist: 99")
    expect(() => plan(add(14))).toThrow("'add' names a deactivated user: 14")
    expect(() => plan(add(12, 13))).toThrow("'add' names a user who is a member already: 13")
  })

  test('can be removed only if they are direct members', () => {
    expect(() => plan(remove(12))).toThrow("'delete' names a user who is not a direct member: 12")
    expect(plan({ members: { add: [12], remove: [12] } }).events).toHaveLength(2)
  })

  test('are notified, except the actor, bots and deactivated users', () => {
    expect(plan({ members: { add: [11, 12, 15], remove: [13, 14] } }).notified).toEqual({ add: [12], remove: [13] })
  })

  test('are not notified if there are more than a hundred', () => {
    const ids = Array.from({ length: 101 }, (_, i) => 100 + i)
    const facts = { users: new Map(ids.map((id) => [id, user(id)])), memberIds: new Set(ids.slice(50)) }
    const told = (...remove: number[]) => plan({ members: { add: ids.slice(0, 50), remove } }, facts).notified
    expect(told(...ids.slice(50, 100))).toEqual({ add: ids.slice(0, 50), remove: ids.slice(50, 100) })
    expect(told(...ids.slice(50))).toEqual(NOBODY)
  })
})

describe('permissions', () => {
  test('to join and to leave apply to the actor alone', () => {
    const joins = { permissions: new Set(['can_join_group', 'can_leave_group'] as const) }
    expect(plan(add(11), joins).events).toHaveLength(1)
    expect(() => plan(add(11, 12), joins)).toThrow('You do not have permission to add members')
    expect(plan(remove(11), { ...joins, memberIds: new Set([11]) }).events).toHaveLength(1)
    expect(() => plan(remove(13), joins)).toThrow('You do not have permission to remove members')
    expect(plan(add(12), { permissions: new Set(['can_add_members_group']) }).events).toHaveLength(1)
  })

  test('over members do not extend to subgroups', () => {
    const facts = { permissions: new Set(['can_add_members_group', 'can_remove_members_group'] as const) }
    expect(() => plan(nest(31), facts)).toThrow('You do not have permission to change')
    expect(() => plan({ subgroups: { add: [], remove: [32] } }, facts)).toThrow('You do not have permission to change')
  })
})

describe('subgroups', () => {
  test('are announced in one event for additions and one for removals', () => {
    expect(plan({ subgroups: { add: [31], remove: [32] } }).events).toMatchObject([
      { payload: { event: { op: 'add_subgroups', direct_subgroup_ids: [31] } } },
      { payload: { event: { op: 'remove_subgroups', direct_subgroup_ids: [32] } } },
    ])
  })

  test('are groups that exist and are active, but not role:internet', () => {
    expect(() => plan(nest(99))).toThrow("'add_subgroups' names a user group that does not exist: 99")
    expect(() => plan(nest(33))).toThrow("'add_subgroups' names a deactivated user group: 33")
    expect(() => plan(nest(34))).toThrow("'add_subgroups' must not be role:internet")
    expect(plan(nest(35)).events).toHaveLength(1)
    expect(() => plan(nest(32))).toThrow("'add_subgroups' names a user group that is a subgroup already: 32")
  })

  test('never form a circle', () => {
    expect(() => plan(nest(30))).toThrow("'add_subgroups' names the group itself: 30")
    expect(() => plan(nest(31), { containers: [30, 31] })).toThrow("'add_subgroups' names a user group that this one is part of: 31")
  })

  test('can be removed only if they are direct subgroups', () => {
    expect(() => plan({ subgroups: { add: [], remove: [31] } })).toThrow(
      "'delete_subgroups' names a user group that is not a direct subgroup: 31",
    )
  })
})
