// databases: both

import { Op } from 'sequelize'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { UserPresence } from '../../models/user-presence.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_WORKER } from '../../testing/mails.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { findPresence, type PresenceBook, presencesAfter } from './presence.ts'

let app: TestApp
let book: PresenceBook
beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
  book = app.server.app.presence
})
afterAll(() => app.close())
// Tests change rows without the server.
beforeEach(() => discardStates(app))

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]
let now = 0
beforeEach(() => {
  now = unixTime()
})
const noted = (name: Name, age: number, isActive = true) =>
  book.report({ realmId: 1, userId: app.idOf(name), isActive, joinedAt: 1_700_000_000, now: now - age })
/** Makes somebody a user who has reported nothing yet. */
const forget = (name: Name) => UserPresence.destroy({ where: { user_id: app.idOf(name) } })
const report = (name: Name, form: object = {}) => app.as(name).post('/users/me/presence', { status: 'active', ...form })

describe('reporting presence', () => {
  test('notifies everybody when a user comes back, but not again soon after', async () => {
    const events = await verifyEvents(app, EVERYBODY, () => report('member'))
    for (const name of EVERYBODY)
      expect(events[name]).toMatchObject([
        {
          type: 'presence',
          presences: { [app.idOf('member')]: { active_timestamp: expect.any(Number), idle_timestamp: expect.any(Number) } },
        },
      ])
    const again = await verifyEvents(app, EVERYBODY, () => report('member'), { changesSomething: false })
    for (const name of EVERYBODY) expect(again[name]).toEqual([])
  })

  test('sends the older event to queues that do not request the newer one', async () => {
    const queues = await Promise.all(
      [{}, { slim_presence: true }].map((form) => app.as('owner').post('/register', { event_types: ['presence'], ...form })),
    )
    await noted('member2', 3_000)
    await report('member2')
    const [[older], [slim]] = (await Promise.all(
      queues.map(async ({ body }) => (await app.as('owner').get('/events', { queue_id: body.queue_id, dont_block: true })).body.events),
    )) as [object[], object[]]
    const website = { client: 'website', status: 'active', timestamp: expect.any(Number), pushable: false }
    expect(older).toMatchObject({ user_id: app.idOf('member2'), email: 'member2@example.com', presence: { website } })
    expect(slim).toMatchObject({ user_id: app.idOf('member2'), presence: { website } })
    expect(slim).not.toHaveProperty('email')
  })

  test('is refused to bots', async () => {
    expect((await report('bot')).body).toMatchObject({ code: 'BAD_REQUEST', msg: 'Bots may not do this' })
  })

  test.each([
    [115, 0],
    [135, 1],
  ])('means that the user came back if the last activity is more than 130 seconds ago: %i', async (age, told) => {
    await forget('member2')
    await noted('member2', age)
    const { queue_id } = (await app.as('owner').post('/register', { event_types: ['presence'], fetch_event_types: [] })).body
    await report('member2')
    expect((await app.as('owner').get('/events', { queue_id, dont_block: true })).body.events).toHaveLength(told)
    expect(await findPresence(app.idOf('member2'))).toMatchObject({ activeAt: expect.closeTo(unixTime(), -1) })
  })

  test('changes nothing within 55 seconds of another report', async () => {
    await forget('member2')
    await noted('member2', 1_000)
    await noted('member2', 1_000 - 54)
    expect(await findPresence(app.idOf('member2'))).toMatchObject({ connectedAt: now - 1_000 })
    await noted('member2', 1_000 - 55)
    expect(await findPresence(app.idOf('member2'))).toMatchObject({ connectedAt: now - 945 })
  })

  test('as idle from the start gives the time of joining as the last activity', async () => {
    const { body } = await report('guest', { status: 'idle', last_update_id: -1 })
    const { date_joined } = (await User.findByPk(app.idOf('guest'), { rejectOnEmpty: true })) as User
    expect(body.presences[app.idOf('guest')]).toEqual({ active_timestamp: date_joined, idle_timestamp: expect.any(Number) })
  })

  test('shows a new user who was idle as active immediately', async () => {
    const by = (isActive: boolean) => book.report({ realmId: 1, userId: 9_001, isActive, joinedAt: now - 10, now })
    await by(false)
    await by(true)
    expect(await findPresence(9_001)).toMatchObject({ activeAt: now, connectedAt: now })
  })

  test('sends no event in an organisation of more than a hundred users', async () => {
    const { id: _, ...columns } = await User.findByPk(app.idOf('member2'), { raw: true, rejectOnEmpty: true })
    const people = await User.count({ where: { realm_id: 1, is_active: true } })
    const fill = (from: number, to: number) =>
      User.bulkCreate(Array.from({ length: to - from }, (_, i) => ({ ...columns, email_key: `${from + i}@crowd.example` })))
    await fill(people, 100)
    const { queue_id } = (await app.as('owner').post('/register', { event_types: ['presence'], fetch_event_types: [] })).body
    let last_event_id = -1
    const told = async (): Promise<number> => {
      await forget('member2')
      expect((await report('member2')).status).toBe(200)
      const { events } = (await app.as('owner').get('/events', { queue_id, last_event_id, dont_block: true })).body
      last_event_id = events.at(-1)?.id ?? last_event_id
      return events.length
    }
    expect(await told()).toBe(1)
    await fill(100, 101)
    expect(await told()).toBe(0)
    await User.destroy({ where: { email_key: { [Op.like]: '%@crowd.example' } } })
  })

  test('returns only what changed since the update ID, and the same ID when nothing did', async () => {
    const first = (await report('owner', { last_update_id: -1 })).body
    expect(Object.keys(first.presences)).toContain(String(app.idOf('owner')))
    await noted('moderator', 0)
    const second = (await report('owner', { last_update_id: first.presence_last_update_id })).body
    expect(Object.keys(second.presences)).toEqual([String(app.idOf('moderator'))])
    expect(second.presence_last_update_id).toBeGreaterThan(first.presence_last_update_id)
    const third = (await report('owner', { last_update_id: second.presence_last_update_id })).body
    expect([third.presences, third.presence_last_update_id]).toEqual([{}, second.presence_last_update_id])
    const beyond = second.presence_last_update_id + 5_000_000
    const ahead = (await report('owner', { last_update_id: beyond })).body
    expect([ahead.presences, ahead.presence_last_update_id]).toEqual([{}, beyond])
  })

  test('returns as many days of history as requested, and nothing for 0 days', async () => {
    const old = app.idOf('administrator')
    await book.report({ realmId: 1, userId: old, isActive: true, joinedAt: 1, now: now - 20 * 86_400 })
    const ids = async (days?: number) =>
      Object.keys((await report('owner', { last_update_id: -1, history_limit_days: days })).body.presences).map(Number)
    expect(await ids()).not.toContain(old)
    expect(await ids(21)).toContain(old)
    expect(await ids(0)).toEqual([])
  })

  test('with ping_only returns no presence', async () => {
    expect((await report('owner', { ping_only: true })).body).toEqual({ result: 'success', msg: '', presence_last_update_id: -1 })
    expect((await report('owner', { ping_only: true, last_update_id: 7 })).body.presence_last_update_id).toBe(7)
  })

  test('without an update ID returns -1 when there is nothing to return', async () => {
    for (const form of [{ slim_presence: true }, {}]) {
      const { body } = await report('owner', { ...form, history_limit_days: 0 })
      expect(body).toMatchObject({ presences: {}, presence_last_update_id: -1 })
    }
  })

  test('in the older format returns aggregated and website by email address', async () => {
    const { body } = await report('owner')
    expect(body.presences['owner@example.com']).toEqual({
      aggregated: { client: 'website', status: 'active', timestamp: expect.any(Number) },
      website: { client: 'website', status: 'active', timestamp: expect.any(Number), pushable: false },
    })
    expect(Object.keys((await report('owner', { slim_presence: true })).body.presences)).toContain(String(app.idOf('owner')))
    expect((await app.as('guest').get('/realm/presence')).body.presences).toEqual(body.presences)
  })

  test('records nothing for a user who shares no presence, and who then looks long gone', async () => {
    await report('moderator')
    const { presence_last_update_id: before } = (await report('owner', { last_update_id: -1 })).body
    await app.as('moderator').post('/users/me/status', { away: true })
    expect((await report('moderator', { last_update_id: -1 })).body.presences).toHaveProperty(String(app.idOf('owner')))
    const { presences } = (await report('owner', { last_update_id: before })).body
    expect(now - presences[app.idOf('moderator')].idle_timestamp).toBeGreaterThanOrEqual(200)
    expect((await report('owner', { last_update_id: -1 })).body.presences).not.toHaveProperty(String(app.idOf('moderator')))
    expect((await app.as('owner').get(`/users/${app.idOf('moderator')}/presence`)).status).toBe(400)
    await app.as('moderator').post('/users/me/status', { away: false })
    await report('moderator')
    expect((await app.as('owner').get(`/users/${app.idOf('moderator')}/presence`)).body.presence.website.status).toBe('active')
  })
})

describe('a user who stops sharing presence', () => {
  test('looks long gone immediately, also to queues between two polls', async () => {
    const form = {
      event_types: ['presence'],
      fetch_event_types: [],
      client_capabilities: { notification_settings_null: true, simplified_presence_events: true },
    }
    const { queue_id } = (await app.as('owner').post('/register', form)).body
    await noted('member2', 3_000)
    await report('member2')
    await app.as('member2').patch('/settings', { presence_enabled: false })
    const { events } = (await app.as('owner').get('/events', { queue_id, dont_block: true })).body
    expect(events).toHaveLength(1)
    const { active_timestamp, idle_timestamp } = events[0].presences[app.idOf('member2')]
    expect(now - Math.max(active_timestamp, idle_timestamp)).toBeGreaterThanOrEqual(200)
    await app.as('member2').patch('/settings', { presence_enabled: true })
  })

  test('stays hidden when a late report arrives', async () => {
    const { presence_last_update_id: before } = (await report('owner', { last_update_id: -1 })).body
    await app.as('member2').patch('/settings', { presence_enabled: false })
    await noted('member2', 0)
    const { presences } = (await report('owner', { last_update_id: before })).body
    expect(now - presences[app.idOf('member2')].idle_timestamp).toBeGreaterThanOrEqual(200)
    expect((await report('owner', { last_update_id: -1 })).body.presences).not.toHaveProperty(String(app.idOf('member2')))
    expect((await app.as('owner').get('/realm/presence')).body.presences).not.toHaveProperty('member2@example.com')
    expect((await app.as('owner').get(`/users/${app.idOf('member2')}/presence`)).status).toBe(400)
    const { body } = await app.as('owner').post('/register', { fetch_event_types: ['presence'], slim_presence: true })
    expect(body.presences).not.toHaveProperty(String(app.idOf('member2')))
    await app.as('member2').patch('/settings', { presence_enabled: true })
  })
})

test.each([-1, 0, 1, 9_000_000_000])('the update ID of an answer is never below the ID passed: %i', async (passed) => {
  for (const form of [{}, { ping_only: true }, { history_limit_days: 0 }]) {
    const { body } = await report('owner', { last_update_id: passed, ...form })
    expect(body.presence_last_update_id).toBeGreaterThanOrEqual(passed)
  }
})

describe('the presence of one user', () => {
  test('is active, idle or offline', async () => {
    const statusOf = async (): Promise<string> =>
      (await app.as('owner').get('/users/administrator@example.com/presence')).body.presence.aggregated.status
    await noted('administrator', 201)
    expect(await statusOf()).toBe('offline')
    await noted('administrator', 100, false)
    expect(await statusOf()).toBe('idle')
    await noted('administrator', 0)
    expect(await statusOf()).toBe('active')
    await forget('administrator')
    await noted('administrator', 185)
    expect(await statusOf()).toBe('active')
  })

  test.each([
    [69, 'active'],
    [71, 'idle'],
  ])('%i seconds after the last activity of a connected user is %s', async (seconds, status) => {
    await forget('administrator')
    await noted('administrator', 100)
    await noted('administrator', 100 - seconds, false)
    const { presence } = (await app.as('owner').get('/users/administrator@example.com/presence')).body
    expect(presence.aggregated).toEqual({ status, timestamp: now - (status === 'active' ? 100 : 100 - seconds) })
  })

  test('is hidden once the user is deactivated', async () => {
    await User.update({ is_active: false }, { where: { id: app.idOf('administrator') } })
    app.server.app.caches.clear()
    expect((await app.as('owner').get(`/users/${app.idOf('administrator')}/presence`)).status).toBe(400)
    expect((await report('owner', { last_update_id: -1 })).body.presences).not.toHaveProperty(String(app.idOf('administrator')))
    await User.update({ is_active: true }, { where: { id: app.idOf('administrator') } })
    app.server.app.caches.clear()
  })
})

describe('the presence book', () => {
  const updateIds = async (): Promise<number[]> => (await UserPresence.allOf(1, -1).rows()).map(({ update_id }) => update_id)

  test('stores reports that arrive together in one transaction, with IDs that only increase', async () => {
    const before = Math.max(...(await updateIds()))
    const transactions = vi.spyOn(app.server.app.db, 'transaction')
    await Promise.all((['member', 'guest', 'owner'] as const).map((name) => noted(name, -600)))
    expect(transactions).toHaveBeenCalledTimes(1)
    transactions.mockRestore()
    const after = (await updateIds()).filter((id) => id > before)
    expect(after).toEqual([before + 1, before + 2, before + 3])
  })

  test('refuses a report that it cannot store, and takes the next one', async () => {
    const { db } = app.server.app
    const gone = vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('the database is gone'))
    await expect(noted('owner', -1_200)).rejects.toThrow('gone')
    gone.mockRestore()
    await noted('owner', -1_200)
    expect(await UserPresence.findByPk(app.idOf('owner'))).toMatchObject({ connected_at: now + 1_200, is_hidden: false })
  })

  test('has nothing after an ID that it never issued', async () => {
    await noted('administrator', 0)
    const { presences, lastUpdateId } = await presencesAfter(1, -1)
    expect(presences.length).toBeGreaterThan(0)
    for (const beyond of [0, 1]) expect(await presencesAfter(1, lastUpdateId + beyond)).toMatchObject({ presences: [] })
  })

  test('returns to a reader only what changed, however many users there are', async () => {
    await Realm.create({ id: 7, subdomain: 'many', name: 'Many', description: '', date_created: now })
    const everybody = Array.from({ length: 3_000 }, (_, i) => 10_001 + i)
    for (let round = 0; round <= 3; round++)
      await Promise.all(everybody.map((userId) => book.report({ realmId: 7, userId, isActive: true, joinedAt: 1, now: now + 60 * round })))
    const { presences, lastUpdateId } = await presencesAfter(7, -1)
    expect(presences).toHaveLength(3_000)
    await book.report({ realmId: 7, userId: 10_005, isActive: true, joinedAt: 1, now: now + 600 })
    expect((await presencesAfter(7, lastUpdateId)).presences).toMatchObject([{ userId: 10_005 }])
    expect(await UserPresence.count({ where: { realm_id: 7 } })).toBe(3_000)
  })
})
