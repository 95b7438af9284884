// Properties that requests cannot set and lists do not show.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ApiKey } from '../models/api-key.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const SMUGGLED = {
  id: 1,
  user_id: 1,
  realm_id: 2,
  role: 100,
  is_owner: true,
  is_admin: true,
  is_bot: true,
  is_active: false,
  bot_type: 1,
  bot_owner_id: 1,
  is_system_bot: true,
  can_change_user_emails: true,
  date_joined: 1,
  password_hash: 'x',
  settings: '{}',
}

describe('API3 properties of an account that a request does not set', () => {
  test.each([
    ['/settings', { twenty_four_hour_time: true }, 'member'],
    ['/users/me/status', { status_text: 'here' }, 'member'],
    ['/users/me/presence', { status: 'active' }, 'member'],
  ] as const)('by %s stay as they are, and are reported', async (path, parameters, name) => {
    const of = async () => {
      const {
        settings: _,
        edited_settings: __,
        ...rest
      } = (await User.findByPk(app.demo.users[name].user_id, { rejectOnEmpty: true })).get()
      return { ...rest, keys: await ApiKey.count({ where: { user_id: rest.id } }) }
    }
    const before = await of()
    const client = app.as(name)
    const { status, body } = await (path === '/settings' ? client.patch : client.post)(path, { ...SMUGGLED, ...parameters })
    expect(status).toBe(200)
    expect(body.ignored_parameters_unsupported).toEqual(Object.keys(SMUGGLED))
    expect(await of()).toEqual(before)
  })

  test('by an administrator who changes a name stay as they are, too', async () => {
    const { role: _, ...smuggled } = SMUGGLED
    const { user_id: id } = app.demo.users.member2
    const before = (await User.findByPk(id, { rejectOnEmpty: true })).get()
    const { body } = await app.as('administrator').patch(`/users/${id}`, { ...smuggled, full_name: 'Max Renamed' })
    expect(body).toMatchObject({ result: 'success', ignored_parameters_unsupported: Object.keys(smuggled) })
    expect((await User.findByPk(id, { rejectOnEmpty: true })).get()).toEqual({
      ...before,
      full_name: 'Max Renamed',
      full_name_key: 'max renamed',
    })
  })
})

describe('#36 lists of channels', () => {
  test.each(['member2', 'guest', 'bot', 'moderator'] as const)('do not show %s private channels of others', async (name) => {
    const client = app.as(name)
    const registered = (await client.post('/register', { fetch_event_types: ['stream', 'subscription'], include_subscribers: true })).body
    const { result: _, msg: __, queue_id: ___, ...state } = registered
    const lists = [state, (await client.get('/streams')).body, (await client.get('/users/me/subscriptions')).body]
    for (const list of lists) {
      expect(JSON.stringify(list)).toContain('"general"')
      expect(JSON.stringify(list)).not.toContain('For a few.')
    }
  })
})

test('API9 only operations of the contract answer under /api', async () => {
  for (const path of ['/api/v1/debug', '/api/v1/metrics', '/api/v2/users', '/api/v1/admin', '/api/v1/__proto__'])
    expect(await app.as('owner').raw(path), path).toMatchObject({ status: 404, body: { result: 'error', code: 'NOT_FOUND' } })
  expect(await app.as('owner').raw('/api/v1/users/me/presence', { method: 'PUT' })).toMatchObject({
    status: 405,
    body: { code: 'METHOD_NOT_ALLOWED' },
  })
})
