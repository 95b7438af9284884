// databases: once
// Planning user groups and their permissions from given facts, without a database.

import { describe, expect, test } from 'vitest'
import type { SettingFacts } from '../../access/groups/settings.ts'
import type { Channel } from '../../models/channel.ts'
import { channelRow, userRow } from '../../testing/rows.ts'
import {
  type GroupChange,
  type GroupFacts,
  type NewGroup,
  type NewGroupFacts,
  planGroupUpdate,
  planNewGroup,
  requireUnusedGroup,
  type UseFacts,
} from './groups-plan.ts'

const NOBODY = 1
const MEMBERS = 2
const OLD = 31
const VALUE = 40
const group = (more: object = {}) => ({ name: 'a group', is_system_group: false, is_deactivated: false, ...more })
const user = (id: number, more: object = {}) => ({ id, is_active: true, is_system_bot: false, bot_type: null, ...more })
const SETTINGS: SettingFacts = {
  systemIds: new Map([
    ['role:nobody', NOBODY],
    ['role:members', MEMBERS],
  ]),
  groups: new Map([
    [NOBODY, group({ name: 'role:nobody', is_system_group: true })],
    [MEMBERS, group({ name: 'role:members', is_system_group: true })],
    [30, group({ is_deactivated: true })],
    [OLD, group({ is_deactivated: true })],
  ]),
  users: new Map([user(11), user(12), user(14, { is_active: false })].map((one) => [one.id, one])),
  current: new Map([[VALUE, { direct_members: [12, 14], direct_subgroups: [] }]]),
}

describe('a new group', () => {
  const FACTS: NewGroupFacts = { mayCreate: true, users: SETTINGS.users as NewGroupFacts['users'], groups: new Map(), settings: SETTINGS }
  const plan = (wanted: Partial<NewGroup>, facts: Partial<NewGroupFacts> = {}) =>
    planNewGroup({ creator: userRow({ id: 11 }), name: 'cooks', description: '', members: [], ...wanted }, { ...FACTS, ...facts })

  test('needs the permission and a name that is not reserved', () => {
    expect(() => plan({}, { mayCreate: false })).toThrow('You do not have permission to create user groups')
    expect(() => plan({ name: 'Role:cooks' })).toThrow("'name' must not begin with one of: @, role:, user:, stream:, channel:")
  })

  test('has length limits for its description and its name, even for the name in lower case', () => {
    expect(() => plan({ name: 'a'.repeat(101) })).toThrow("'name' must have at most 100 characters")
    expect(plan({ name: 'İ'.repeat(50) }).columns).toMatchObject({ name: 'İ'.repeat(50), description: '' })
    expect(() => plan({ name: 'İ'.repeat(51) })).toThrow("'name' must have at most 100 characters")
    expect(plan({ description: 'They cook.' }).columns.description).toBe('They cook.')
    expect(() => plan({ description: 'a'.repeat(1_025) })).toThrow("'description' must have at most 1024 characters")
  })

  test('has each member once, and only active users', () => {
    expect(plan({ members: [12, 11, 12] }).memberIds).toEqual([12, 11])
    expect(() => plan({ members: [14] })).toThrow("'members' names a deactivated user: 14")
    expect(() => plan({ subgroups: [99] })).toThrow("'subgroups' names a user group that does not exist: 99")
  })

  test('is managed by its creator unless the request says otherwise', () => {
    const creators = { name: 'can_manage_group', value: { direct_members: [11], direct_subgroups: [] } }
    expect(plan({}).permissions).toContainEqual(creators)
    expect(plan({}).permissions.map(({ name }) => name)).not.toContain('can_mention_group')
    const given = { can_manage_group: { direct_members: [], direct_subgroups: [MEMBERS] } }
    expect(plan({ permissions: given }).permissions).toContainEqual({ name: 'can_manage_group', value: MEMBERS })
  })
})

describe('a change of a group', () => {
  const FACTS: GroupFacts = {
    group: { id: 30, name: 'cooks', description: 'They cook.', is_deactivated: false, is_system_group: false },
    mayManage: true,
    permissions: {
      ...{ can_add_members_group: MEMBERS, can_join_group: MEMBERS, can_leave_group: MEMBERS },
      ...{ can_manage_group: VALUE, can_mention_group: MEMBERS, can_remove_members_group: NOBODY },
    },
    settings: SETTINGS,
  }
  const plan = (wanted: Partial<GroupChange>, facts: Partial<GroupFacts> = {}) =>
    planGroupUpdate({ permissions: {}, ...wanted }, { ...FACTS, ...facts })

  test('needs the permission to manage it', () => {
    expect(() => plan({ name: 'chefs' }, { mayManage: false })).toThrow('You do not have permission to change this user group')
  })

  test('announces only what has changed', () => {
    expect(plan({ name: 'chefs', description: 'They cook.' }).data).toEqual({ name: 'chefs' })
    expect(plan({ name: 'cooks', description: 'They bake.' }).data).toEqual({ description: 'They bake.' })
    expect(plan({ description: 'They bake.' }).columns).toEqual({ description: 'They bake.' })
    expect(plan({ name: 'Cooks' })).toMatchObject({ columns: { name: 'Cooks', name_key: 'cooks' }, data: { name: 'Cooks' } })
    expect(plan({ reactivate: true }).data).toEqual({})
  })

  test('replaces the value of a permission if it differs', () => {
    const wanted = { can_join_group: { new: NOBODY }, can_leave_group: { new: { direct_members: [], direct_subgroups: [MEMBERS] } } }
    expect(plan({ permissions: wanted }).permissions).toEqual([
      { name: 'can_join_group', value: NOBODY, former: MEMBERS, formerId: MEMBERS },
    ])
  })

  test('keeps deactivated users a permission already names, but adds none', () => {
    const to = (...ids: number[]) => ({ can_manage_group: { new: { direct_members: ids, direct_subgroups: [] } } })
    expect(plan({ permissions: to(14) }).permissions).toHaveLength(1)
    const other = { ...FACTS.permissions, can_manage_group: MEMBERS }
    expect(() => plan({ permissions: to(14) }, { permissions: other })).toThrow("'can_manage_group.new' names a deactivated user: 14")
  })

  test('is refused if the client expects another value of a permission', () => {
    const wanted = { can_join_group: { new: NOBODY, old: OLD } }
    expect(() => plan({ permissions: wanted })).toThrow("'can_join_group.old' does not match the stored value")
  })

  test('can name the group in its own permissions if it also reactivates the group', () => {
    const wanted = { can_join_group: { new: 30 } }
    const off = { group: { ...FACTS.group, is_deactivated: true } }
    expect(() => plan({ permissions: wanted }, off)).toThrow("'can_join_group.new' names a deactivated user group: 30")
    expect(plan({ permissions: wanted, reactivate: true }, off)).toMatchObject({
      columns: { is_deactivated: false },
      data: { deactivated: false, can_join_group: 30 },
    })
  })
})

describe('a group to deactivate', () => {
  const channel = (id: number, more: Partial<Channel> = {}): Channel => channelRow({ id, ...more })
  const FACTS: UseFacts = {
    group: { id: 30, is_deactivated: false },
    mayManage: true,
    parentIds: [],
    named: [{ id: 30, can_manage_group: 30 }, { id: OLD }],
    channels: [channel(5)],
    visible: new Set([5]),
    realm: {},
  }
  const objections = (facts: Partial<UseFacts>): unknown => {
    try {
      requireUnusedGroup({ ...FACTS, ...facts })
    } catch (error) {
      const { code, message, fields } = error as { code: string; message: string; fields: { objections: unknown } }
      expect([code, message]).toEqual(['CANNOT_DEACTIVATE_GROUP_IN_USE', 'The user group is in use'])
      return fields.objections
    }
    return undefined
  }

  test('must be active, and one that the actor may manage', () => {
    expect(() => requireUnusedGroup({ ...FACTS, mayManage: false })).toThrow('You do not have permission to change this user group')
    const group = { id: 30, is_deactivated: true }
    expect(() => requireUnusedGroup({ ...FACTS, group })).toThrow("'user_group_id' names a deactivated user group: 30")
  })

  test('may be named only by its own permissions', () => {
    expect(objections({})).toBeUndefined()
    expect(objections({ named: [{ id: 30 }, { id: OLD, can_join_group: 30 }] })).toEqual([
      { type: 'user_group', group_id: OLD, settings: ['can_join_group'] },
    ])
  })

  test('is in use where a value of a setting or another group contains it', () => {
    expect(objections({ parentIds: [OLD, VALUE], realm: { can_create_groups: VALUE } })).toEqual([
      { type: 'subgroup', supergroup_ids: [OLD] },
      { type: 'realm', settings: ['can_create_groups'] },
    ])
    // A setting that names the other group does not name this one.
    expect(objections({ parentIds: [OLD], realm: { can_create_groups: OLD } })).toEqual([{ type: 'subgroup', supergroup_ids: [OLD] }])
  })

  test('is reported as in use by hidden channels without naming them', () => {
    const channels = [
      channel(5, { can_send_message_group: 30 }),
      channel(6, { can_send_message_group: 30 }),
      channel(7, { can_send_message_group: 30 }),
    ]
    expect(objections({ channels })).toEqual([
      { type: 'channel', channel_id: 5, settings: ['can_send_message_group'] },
      { type: 'channel', channel_id: null, settings: [] },
    ])
    expect(objections({ channels: channels.slice(0, 1) })).toHaveLength(1)
  })
})
