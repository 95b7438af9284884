// databases: once
// Planning subscriptions from given facts, without a database.

import { describe, expect, test } from 'vitest'
import type { Channel } from '../../models/channel.ts'
import type { User } from '../../models/user.ts'
import { channelRow, userRow } from '../../testing/rows.ts'
import { planLeaving, planSubscriptions, type SubscriptionFacts, type Wanted } from './subscribe-plan.ts'

const channel = (id: number, more: Partial<Channel> = {}): Channel => channelRow({ id, ...more })
const user = (id: number, role = 400): User => userRow({ id, role })
const OPEN = channel(1)
const PRIVATE = channel(2, { invite_only: true })
const ANA = user(11)
const BEN = user(12)
const GUEST = user(13, 600)
const FACTS: SubscriptionFacts = {
  subscribers: new Map([[1, [11]]]),
  isReturn: false,
  groups: { names: new Map([[10, 'role:nobody']]), values: new Map() },
  byGroup: new Map(),
}
const plan = (wanted: Partial<Wanted>, facts: Partial<SubscriptionFacts> = {}) =>
  planSubscriptions({ channels: [OPEN], users: [ANA, BEN], ...wanted }, { ...FACTS, ...facts })

describe('subscribing', () => {
  test('leaves existing subscribers alone', () => {
    const { moves, events } = plan({})
    expect(moves).toEqual([{ channel: OPEN, users: [BEN] }])
    expect(events).toMatchObject([
      { payload: { op: 'add', subscribers: [11, 12] }, audience: { to: 'users', ids: [12] } },
      { payload: { op: 'peer_add', stream_ids: [1], user_ids: [12] }, audience: { to: 'knowers', except: [12] } },
    ])
  })

  test('lists existing and new subscribers in the order of their IDs', () => {
    const { events } = plan({ users: [user(14), BEN] }, { subscribers: new Map([[1, [11, 13]]]) })
    expect(events).toMatchObject([{ payload: { subscribers: [11, 12, 13, 14] } }, { payload: { user_ids: [12, 14] } }])
  })

  test('does nothing when everybody is subscribed already', () => {
    expect(plan({ users: [ANA] })).toMatchObject({ moves: [{ users: [] }], pairs: undefined, shown: [], events: [] })
  })

  test('writes channels with new subscribers, in the requested colour or in a default one', () => {
    const { pairs, colors } = plan({ channels: [OPEN, PRIVATE], colors: new Map([[2, '#123456']]) })
    expect(pairs).toEqual({ channelIds: [1, 2], userIds: [11, 12] })
    expect([...colors]).toEqual([
      [1, '#fae589'],
      [2, '#123456'],
    ])
  })

  test('first shows a channel to new subscribers who could not know of it', () => {
    const { shown } = plan({ channels: [OPEN, PRIVATE], users: [BEN, GUEST] })
    expect(shown.map(({ audience }) => audience)).toEqual([
      { to: 'users', ids: [13] },
      { to: 'users', ids: [12, 13] },
    ])
    expect(shown).toMatchObject([{ payload: { streams: [{ stream_id: 1 }] } }, { payload: { streams: [{ stream_id: 2 }] } }])
    expect(plan({ channels: [PRIVATE], users: [BEN] }, { byGroup: new Map([[2, [12]]]) }).shown).toEqual([])
    expect(plan({ channels: [PRIVATE], users: [BEN], areNew: true }).shown).toEqual([])
  })

  test('concerns existing and new subscribers, who may access each other from now on', () => {
    expect(plan({ users: [GUEST] }).concerned).toEqual([13, 11])
  })
})

describe('unsubscribing', () => {
  const leave = (channel: Channel, users: User[], byGroup = FACTS.byGroup) =>
    planLeaving([channel], users, { subscribers: new Map([[channel.id, [11, 13]]]), byGroup })

  test('leaves people alone who are not subscribed', () => {
    expect(leave(OPEN, [BEN])).toEqual({ moves: [{ channel: OPEN, users: [] }], left: [], concerned: [], events: [] })
  })

  test('is announced to people who leave, and to everybody who may know of the channel', () => {
    const { left, concerned, events } = leave(OPEN, [ANA, BEN])
    expect([left, concerned]).toEqual([[{ channel: OPEN, users: [ANA] }], [11, 13]])
    expect(events).toMatchObject([
      { payload: { op: 'remove' }, audience: { to: 'users', ids: [11] } },
      { payload: { op: 'peer_remove', user_ids: [11] }, audience: { to: 'knowers' } },
    ])
  })

  test('hides the channel from people who may no longer know of it', () => {
    const hidden = (id: number) => ({ type: 'stream', payload: { op: 'delete', stream_ids: [id] }, audience: { to: 'users', ids: [13] } })
    expect(leave(OPEN, [ANA, GUEST]).events[1]).toMatchObject(hidden(1))
    expect(leave(PRIVATE, [ANA, GUEST], new Map([[2, [11]]])).events[1]).toMatchObject(hidden(2))
  })
})
