// databases: once
// Planning deactivations and reactivations from given facts, without a database.

import { describe, expect, test } from 'vitest'
import type { User } from '../../models/user.ts'
import type { UserStatus } from '../../models/user-status.ts'
import { userRow } from '../../testing/rows.ts'
import { type ActivationFacts, planActivation } from './activation-plan.ts'

const OWNER = 100
const ADMINISTRATOR = 200
const MEMBER = 400
const ANA = userRow({ id: 11, full_name: 'Ana', role: MEMBER })
const BOT = { ...ANA, id: 21, bot_type: 1, bot_owner_id: 11 }
const only = (user: User, before: number[] = [], after = before): ActivationFacts['accounts'] => [{ user, before, after }]
const FACTS: ActivationFacts = {
  actor: { id: 1, role: ADMINISTRATOR, bot_type: null },
  ...{ accounts: only(ANA), isOnlyOwner: false, lacksOwner: false, ownersBots: 0, status: null, host: 'test.example.com' },
  membership: {
    waiting: { days: 1e6, now: 0 },
    systemIds: new Map([['role:members', 3]]),
    ownGroups: new Map([[11, [{ id: 30, is_deactivated: false }]]]),
  },
  shown: { profiles: new Map(), statuses: new Map(), groups: new Map(), settings: [] },
}
const plan = (isActive: boolean, facts: Partial<ActivationFacts> = {}) => planActivation(isActive, { ...FACTS, ...facts })
const left = { ...ANA, is_active: false }

describe('permission to deactivate an account', () => {
  test('is given to administrators, to the person, to the owner of a bot and to the operator', () => {
    const member = { id: 11, role: MEMBER, bot_type: null }
    expect(() => plan(false, { actor: { ...member, id: 12 } })).toThrow('Only administrators')
    expect(plan(false, { actor: member }).userIds).toEqual([11])
    expect(plan(false, { actor: member, accounts: only(BOT) }).userIds).toEqual([21])
    expect(plan(false, { actor: undefined }).userIds).toEqual([11])
  })

  test('is given only to owners if the account is an owner', () => {
    const accounts = only({ ...ANA, role: OWNER })
    expect(() => plan(false, { accounts })).toThrow('Only owners may deactivate')
    expect(plan(false, { accounts, actor: { id: 1, role: OWNER, bot_type: null } }).userIds).toEqual([11])
  })
})

test('An account in the wanted state stays as it is', () => {
  expect(plan(true)).toEqual({ userIds: [], newOwnerId: undefined, events: [] })
})

test('The only owner stays', () => {
  const fields = { is_last_owner: true, entity: 'organization owner' }
  const refusal = { code: 'CANNOT_DEACTIVATE_LAST_USER', message: 'The only owner cannot be deactivated', fields }
  expect(() => plan(false, { isOnlyOwner: true })).toThrow(expect.objectContaining(refusal))
})

describe('a deactivation', () => {
  test('takes the bots of the user along', () => {
    const { userIds, events } = plan(false, { accounts: [...only(ANA), ...only(BOT)] })
    expect(userIds).toEqual([11, 21])
    expect(events).toMatchObject([
      { payload: { person: { user_id: 11, is_active: false } } },
      { payload: { person: { user_id: 21, is_active: false } } },
    ])
  })

  test('is not announced to people who may not access the user', () => {
    const { events } = plan(false, { accounts: only(ANA, [13], [13]) })
    expect(events).toMatchObject([{ payload: { op: 'update' }, audience: { to: 'realm', except: [13] } }])
  })

  test('hides the user from guests who shared only a channel with them', () => {
    const { events } = plan(false, { accounts: only(ANA, [], [13]), membership: undefined })
    expect(events).toMatchObject([{ payload: { op: 'update' } }, { payload: { op: 'remove' }, audience: { to: 'users', ids: [13] } }])
  })
})

describe('a reactivation', () => {
  test('shows the user again, with groups and status', () => {
    const status = { status_text: 'here', emoji_name: '' } as UserStatus
    const { events } = plan(true, { accounts: only(left, [13], []), status })
    expect(events).toMatchObject([
      { payload: { op: 'update', person: { is_active: true } }, audience: { except: [13] } },
      { payload: { op: 'add', person: { user_id: 11, is_active: true } }, audience: { to: 'users', ids: [13] } },
      { payload: { event: { op: 'add_members', group_id: 3 } } },
      { payload: { event: { op: 'add_members', group_id: 30 } } },
      { type: 'user_status', audience: { to: 'realm', except: [13] } },
    ])
  })

  test('announces no missing status, and announces a user who does not share presence as away', () => {
    const told = (settings: object) =>
      plan(true, { accounts: only({ ...left, settings: JSON.stringify(settings) }), membership: undefined }).events.slice(1)
    expect(told({})).toEqual([])
    expect(told({ presence_enabled: false })).toMatchObject([{ type: 'user_status', payload: { away: true } }])
  })

  test('gives a bot without an active owner to the caller', () => {
    const accounts = only({ ...BOT, is_active: false })
    const given = plan(true, { accounts, lacksOwner: true })
    expect(given.newOwnerId).toBe(1)
    expect(given.events.at(-1)).toMatchObject({ payload: { person: { user_id: 21, bot_owner_id: 1 } }, audience: { except: [] } })
    expect(plan(true, { accounts })).toMatchObject({ newOwnerId: undefined })
    expect(plan(true, { accounts, lacksOwner: true, actor: undefined })).toMatchObject({ newOwnerId: undefined })
  })

  test('by a bot is possible only where nobody has to own anything', () => {
    const byBot = { accounts: only({ ...BOT, is_active: false }), actor: { id: 22, role: ADMINISTRATOR, bot_type: 1 } }
    expect(() => plan(true, { ...byBot, lacksOwner: true })).toThrow("'user_id' names a bot without an active owner")
    expect(plan(true, byBot)).toMatchObject({ userIds: [21], newOwnerId: undefined })
  })
})
