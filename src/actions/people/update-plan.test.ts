// databases: once
// Planning changes of users from given facts, without a database.

import { describe, expect, test } from 'vitest'
import { FIELD, type ProfileField } from '../../models/profile-field.ts'
import { userRow } from '../../testing/rows.ts'
import { planUserUpdate, type UserChanges, type UserFacts } from './update.ts'

const HOST = 'test.example.com'
const OWNER = 100
const ADMINISTRATOR = 200
const MEMBER = 400
const GUEST = 600
const ANA = userRow({ id: 11, full_name: 'Ana', delivery_email: 'ana@example.com', email_key: 'ana@example.com', role: MEMBER })
const NOTHING_SEEN = { channels: new Map(), hidden: new Set<number>(), bots: new Set<number>() }
const ROLE_FACTS: NonNullable<UserFacts['role']> = {
  isOnlyOwner: false,
  membership: {
    waiting: { days: 1e6, now: 0 },
    systemIds: new Map([
      ['role:members', 3],
      ['role:moderators', 4],
      ['role:administrators', 5],
    ]),
    ownGroups: new Map(),
  },
  visibility: {
    ...{ before: NOTHING_SEEN, after: NOTHING_SEEN, people: [], subscribers: new Map(), services: new Map() },
    shown: { profiles: new Map(), statuses: new Map(), groups: new Map(), settings: [] },
    groups: { names: new Map(), values: new Map() },
  },
  ownerRole: undefined,
  bots: [],
}
const FACTS: UserFacts = {
  actor: { role: ADMINISTRATOR, can_change_user_emails: false, id: 10 },
  ...{
    user: ANA,
    host: HOST,
    withoutAccess: [13],
    isNameTaken: false,
    role: undefined,
    profile: undefined,
    email: undefined,
    bot: undefined,
  },
}
const plan = (changes: UserChanges, facts: Partial<UserFacts> = {}) => planUserUpdate(changes, { ...FACTS, ...facts })

test('Only administrators change users', () => {
  expect(() => plan({ fullName: 'Anna' }, { actor: { role: MEMBER, can_change_user_emails: false, id: 10 } })).toThrow(
    'Only administrators',
  )
})

test('A change to current values writes and announces nothing', () => {
  expect(plan({ fullName: 'Ana', role: MEMBER })).toEqual({ columns: {}, demotion: undefined, values: [], formerImages: [], events: [] })
})

test('Several changes are one plan, with the events in the order of the properties', () => {
  const { columns, events } = plan({ role: 300, fullName: 'Anna' }, { role: ROLE_FACTS })
  expect(columns).toEqual({ full_name: 'Anna', full_name_key: 'anna', role: 300 })
  expect(events).toMatchObject([
    { payload: { person: { user_id: 11, full_name: 'Anna' } }, audience: { to: 'realm', except: [13] } },
    { payload: { person: { user_id: 11, role: 300 } }, audience: { to: 'realm', except: [13] } },
    { payload: { event: { op: 'remove_members', group_id: 3 } } },
    { payload: { event: { op: 'add_members', group_id: 4 } } },
  ])
})

test('A taken name is refused', () => {
  expect(() => plan({ fullName: 'Ben' }, { isNameTaken: true })).toThrow("'full_name' is in use already")
})

describe('a change of role', () => {
  test('is refused for roles that do not exist', () => {
    expect(() => plan({ role: 7 })).toThrow("'role' must be one of: 100, 200, 300, 400, 600")
  })

  test('gives or takes the owner role only if the actor is an owner', () => {
    expect(() => plan({ role: OWNER }, { role: ROLE_FACTS })).toThrow('Only owners may give or take')
    expect(() => plan({ role: MEMBER }, { user: { ...ANA, role: OWNER }, role: ROLE_FACTS })).toThrow('Only owners may give or take')
  })

  test('is refused for the only owner', () => {
    const facts = {
      actor: { role: OWNER, can_change_user_emails: false, id: 10 },
      user: { ...ANA, role: OWNER },
      role: { ...ROLE_FACTS, isOnlyOwner: true },
    }
    expect(() => plan({ role: MEMBER }, facts)).toThrow('from the only owner')
  })

  test('cannot make a guest an administrator', () => {
    const guest = { user: { ...ANA, role: GUEST }, role: ROLE_FACTS }
    expect(() => plan({ role: ADMINISTRATOR }, guest)).toThrow('Guests cannot be administrators')
    expect(plan({ role: 300 }, guest).columns).toEqual({ role: 300 })
  })

  test('does not move a deactivated user between groups', () => {
    const { events } = plan({ role: ADMINISTRATOR }, { user: { ...ANA, is_active: false }, role: ROLE_FACTS })
    expect(events).toHaveLength(1)
  })

  test('shows the user people and bots that they may now see, and hides others', () => {
    const ben = { ...ANA, id: 12, full_name: 'Ben' }
    const visibility = {
      ...ROLE_FACTS.visibility,
      people: [ANA, ben, { ...ANA, id: 22, bot_type: 1 }],
      before: { ...NOTHING_SEEN, bots: new Set([21]) },
      after: { ...NOTHING_SEEN, hidden: new Set([12]), bots: new Set([22]) },
    }
    const { events } = plan({ role: GUEST }, { role: { ...ROLE_FACTS, visibility } })
    const toAna = events.filter(({ audience }) => audience.to === 'users')
    expect(toAna).toMatchObject([
      { type: 'realm_user', payload: { op: 'remove', person: { user_id: 12 } }, audience: { ids: [11] } },
      { type: 'realm_bot', payload: { op: 'add' }, audience: { ids: [11] } },
      { type: 'realm_bot', payload: { op: 'delete' }, audience: { ids: [11] } },
      { type: 'default_streams', payload: { ofNewRole: true }, audience: { ids: [11] } },
    ])
  })
})

describe('a change of profile', () => {
  const field: ProfileField = {
    ...{ id: 5, realm_id: 1, type: FIELD.shortText, position: 0, name: 'motto', name_key: 'motto', hint: '', field_data: '' },
    ...{ display_in_profile_summary: false, required: false, editable_by_user: true, use_for_user_matching: false },
  }
  const profile = { fields: { fields: new Map([[5, field]]), people: new Map() }, stored: [] }

  test('is refused for bots', () => {
    expect(() => plan({ profile: [] }, { user: { ...ANA, bot_type: 1 }, profile })).toThrow('bots have none')
  })

  test('renders Markdown, and leaves unchanged values alone', () => {
    const given = { profile: [{ id: 5, value: '**loud**' }] }
    const changed = plan(given, { profile })
    expect(changed.values).toEqual([{ id: 5, value: '**loud**', rendered_value: '<p><strong>loud</strong></p>' }])
    const custom = { id: 5, value: '**loud**', rendered_value: '<p><strong>loud</strong></p>' }
    expect(changed.events).toMatchObject([
      { payload: { person: { user_id: 11, custom_profile_field: custom } }, audience: { except: [13] } },
    ])
    const stored = [{ field_id: 5, value: '**loud**' }]
    expect(plan(given, { profile: { ...profile, stored } })).toEqual({ columns: {}, values: [], formerImages: [], events: [] })
  })
})

describe('a change of address', () => {
  const actor = { role: OWNER, can_change_user_emails: true, id: 10 }
  const email = { reason: undefined, holderId: undefined }
  const to = { email: 'anna@example.com' }

  test('is allowed only to owners with the permission of the operator', () => {
    expect(() => plan(to, { email })).toThrow('You do not have permission')
    expect(() => plan(to, { actor: { ...actor, can_change_user_emails: false }, email })).toThrow('You do not have permission')
  })

  test('is refused for an address that is invalid, not admitted, reserved or taken', () => {
    // The longest address.
    const long = `${'a'.repeat(64)}@${`${'b'.repeat(61)}.`.repeat(3)}com`
    expect(long).toHaveLength(254)
    for (const wrong of [
      'anna',
      'a b@example.com',
      'a@b c',
      '@example.com',
      'anna@',
      `a${long}`,
      long.replace('com', 'comm'),
      'a\u0007@example.com',
    ])
      expect(() => plan({ email: wrong }, { actor, email }), wrong).toThrow('is not an email address')
    expect(plan({ email: long }, { actor, email }).columns.delivery_email).toBe(long)
    expect(plan({ email: 'ana@example.com' }, { actor, email })).toEqual({ columns: {}, values: [], formerImages: [], events: [] })
    expect(() => plan(to, { actor: { ...actor, role: ADMINISTRATOR }, email })).toThrow('You do not have permission')
    expect(() => plan(to, { actor, email: { ...email, reason: 'Not admitted' } })).toThrow("'new_email' cannot be used: Not admitted")
    expect(() => plan({ email: `user12@${HOST}` }, { actor, email })).toThrow('Reserved for the server')
    expect(() => plan(to, { actor, email: { ...email, holderId: 12 } })).toThrow('already in use')
  })

  test('announces the address by which others name the user, if that changes too', () => {
    const { columns, events } = plan(to, { actor, email: { ...email, holderId: 11 } })
    expect(columns).toEqual({ delivery_email: 'anna@example.com', email_key: 'anna@example.com' })
    expect(events).toMatchObject([
      { payload: { person: { delivery_email: 'anna@example.com' } } },
      { payload: { person: { new_email: 'anna@example.com' } } },
    ])
    const hidden = { ...ANA, settings: '{"email_address_visibility":3}' }
    expect(plan(to, { actor, email, user: hidden }).events).toHaveLength(1)
  })
})
