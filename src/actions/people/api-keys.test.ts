// API keys: names, last uses, lists and revocations, and who gets one.

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { send } from '../../../contract-tests/http.ts'
import { hashApiKey, newApiKey } from '../../access/people/credentials.ts'
import { serverContext } from '../../context.ts'
import { update } from '../../db/sql.ts'
import { ApiKey } from '../../models/api-key.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Answer, Client } from '../../testing/client.ts'
import { unixTime } from '../../values/dates.ts'
import { ROLE } from '../../values/roles.ts'
import { createRealm, setRealmActive } from '../organisation/realms.ts'
import { createApiKey } from './api-keys.ts'
import { createUser } from './create.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Name = keyof TestApp['demo']['users']
const noKey = { status: 404, body: { code: 'NOT_FOUND', msg: 'API key does not exist' } }
const invalidKey = { status: 401, body: { code: 'INVALID_API_KEY' } }

async function newKey(name: Name, keyName = 'test'): Promise<{ id: number; client: Client }> {
  const user = await User.findByPk(app.idOf(name), { rejectOnEmpty: true })
  const { id, key } = await createApiKey(app.server.app, user, keyName, unixTime())
  return { id, client: app.client({ email: user.delivery_email, api_key: key }) }
}
const keysOf = async (client: Client, path = '/users/me/api_keys'): Promise<{ id: number; name: string; last_used_at: number | null }[]> =>
  (await client.get(path)).body.api_keys

describe('a key', () => {
  test('has the name of the client that got it, or the one that the client gives', async () => {
    const login = { username: 'member2@example.com', password: DEMO_PASSWORD }
    const { body } = await app.client().post('/fetch_api_key', login)
    await app.client().post('/fetch_api_key', { ...login, client: '  Work laptop ' })
    await app.client().post('/dev_fetch_api_key', { username: login.username, client: 'Demo' })
    await app.client().raw('/api/v1/dev_fetch_api_key', {
      ...{ method: 'POST', body: new URLSearchParams({ username: login.username }) },
      headers: { 'User-Agent': 'ZulipMobile/27.2 (Android 13)' },
    })
    const own = app.client({ email: login.username, api_key: body.api_key })
    const { api_keys, current_key_id } = (await own.get('/users/me/api_keys')).body
    expect(api_keys.map(({ name }: { name: string }) => name)).toEqual(['demo', 'node', 'Work laptop', 'Demo', 'ZulipMobile'])
    expect(api_keys.find(({ id }: { id: number }) => id === current_key_id).name).toBe('node')
    expect(JSON.stringify(api_keys)).not.toContain(body.api_key)
  })

  test('has a name of at most 100 characters', async () => {
    const named = (client: string): Promise<Answer> => app.client().post('/dev_fetch_api_key', { username: 'guest@example.com', client })
    expect((await named('x'.repeat(100))).status).toBe(200)
    expect((await named('x'.repeat(101))).body).toMatchObject({ code: 'BAD_REQUEST', msg: expect.stringContaining("'client'") })
  })

  test('was last used when a request last carried it, which is stored once a minute by one statement', async () => {
    const { id, client } = await newKey('moderator')
    const [before] = (await keysOf(app.as('owner'), `/users/${app.idOf('moderator')}/api_keys`)).filter((key) => key.id === id)
    expect(before?.last_used_at).toBeNull()
    const stored = vi.spyOn(ApiKey, 'noteUses')
    const began = unixTime()
    for (let i = 0; i < 5; i++) await client.get('/users/me')
    expect(stored).not.toHaveBeenCalled()
    const [now] = (await keysOf(app.as('owner'), `/users/${app.idOf('moderator')}/api_keys`)).filter((key) => key.id === id)
    expect(now?.last_used_at).toBeGreaterThanOrEqual(began)
    await app.server.app.keyUses.store()
    expect(stored).toHaveBeenCalledOnce()
    expect((await ApiKey.findByPk(id))?.last_used_at).toBeGreaterThanOrEqual(began)
    // A use that another process has stored later stays.
    await ApiKey.update({ last_used_at: began + 1000 }, { where: { id } })
    await client.get('/users/me')
    await app.server.app.keyUses.store()
    expect((await ApiKey.findByPk(id))?.last_used_at).toBe(began + 1000)
    stored.mockRestore()
  })
})

describe('a revocation', () => {
  test('ends one key of the caller, who may revoke the key of the request itself, and nobody else the key of the caller', async () => {
    const { id, client } = await newKey('member')
    expect(await app.as('member2').delete(`/users/me/api_keys/${id}`)).toMatchObject(noKey)
    expect((await client.delete(`/users/me/api_keys/${id}`)).status).toBe(200)
    expect(await client.get('/users/me')).toMatchObject(invalidKey)
    expect(await app.as('member').delete(`/users/me/api_keys/${id}`)).toMatchObject(noKey)
    expect((await keysOf(app.as('member'))).map((key) => key.id)).not.toContain(id)
    expect((await app.as('member').get('/users/me')).status).toBe(200)
  })

  test('ends open polls with the key at once, and leaves polls with other keys open', async () => {
    const { id, client } = await newKey('member')
    const { queue_id, last_event_id } = (await client.post('/register')).body
    const park = vi.spyOn(app.server.app.notifier, 'park')
    const waiting = client.get('/events', { queue_id, last_event_id })
    await vi.waitFor(() => expect(park).toHaveBeenCalled())
    park.mockRestore()
    const began = performance.now()
    expect((await app.as('administrator').delete(`/users/${app.idOf('member')}/api_keys/${id}`)).status).toBe(200)
    expect(await waiting).toMatchObject(invalidKey)
    expect(performance.now() - began).toBeLessThan(1_000)
    expect((await app.as('member').get('/events', { queue_id, last_event_id, dont_block: true })).status).toBe(200)
  })

  test('ends a poll that was admitted a moment before, and keeps from it what happens afterwards', async () => {
    const { id, client } = await newKey('member')
    const { queue_id, last_event_id } = (await client.post('/register', { event_types: ['message'] })).body
    const { notifier } = app.server.app
    // The last moment between the check of the key and the first look at the log: everything before it has been awaited.
    const view = notifier.view.bind(notifier)
    const between = vi.spyOn(notifier, 'view').mockImplementationOnce(async (userId) => {
      await app.as('administrator').must.delete(`/users/${app.idOf('member')}/api_keys/${id}`)
      await app.as('owner').must.send({ type: 'direct', to: [app.idOf('member')], content: 'Not for the lost key' })
      return view(userId)
    })
    expect(await client.get('/events', { queue_id, last_event_id })).toMatchObject(invalidKey)
    between.mockRestore()
    const { events } = await app.as('member').must.get('/events', { queue_id, last_event_id, dont_block: true })
    expect(events).toMatchObject([{ message: { content: 'Not for the lost key' } }])
  })

  test('by an administrator reaches only keys of the named user, and no keys of owners', async () => {
    const [ofMember, ofOwner] = [await newKey('member'), await newKey('owner')]
    const path = (name: Name, { id }: { id: number }): string => `/users/${app.idOf(name)}/api_keys/${id}`
    expect(await app.as('administrator').delete(path('member2', ofMember))).toMatchObject(noKey)
    for (const who of ['administrator', 'member'] as const) expect((await app.as(who).delete(path('owner', ofOwner))).status).toBe(400)
    expect((await ofOwner.client.get('/users/me')).status).toBe(200)
    expect((await app.as('owner').delete(path('owner', ofOwner))).status).toBe(200)
    expect(await ofOwner.client.get('/users/me')).toMatchObject(invalidKey)
  })

  test('by an administrator fails if the user becomes an owner before it begins', async () => {
    const { id, client } = await newKey('moderator')
    const lockAll = User.lockAll.bind(User)
    const spy = vi.spyOn(User, 'lockAll').mockImplementationOnce(async (ids, tx) => {
      await update(User, { role: ROLE.owner }, { id: [...ids] }, tx)
      return lockAll(ids, tx)
    })
    const path = `/users/${app.idOf('moderator')}/api_keys/${id}`
    expect((await app.as('administrator').delete(path)).body).toMatchObject({ msg: expect.stringContaining('Only owners') })
    spy.mockRestore()
    expect((await client.get('/users/me')).status).toBe(200)
  })
})

// An account of each kind, and what it gets at each door: a success, or a code.
describe('a key is given to', () => {
  const KINDS = {
    person: 'success success success',
    'imported person': 'success success success',
    'person without a password': 'AUTHENTICATION_FAILED success success',
    bot: 'AUTHENTICATION_FAILED AUTHENTICATION_FAILED success',
    'bot with a password': 'AUTHENTICATION_FAILED AUTHENTICATION_FAILED success',
    'system bot': 'AUTHENTICATION_FAILED AUTHENTICATION_FAILED BAD_REQUEST',
    'system bot with a password': 'AUTHENTICATION_FAILED AUTHENTICATION_FAILED BAD_REQUEST',
    'deactivated person': 'USER_DEACTIVATED USER_DEACTIVATED USER_DEACTIVATED',
    'deactivated bot': 'AUTHENTICATION_FAILED AUTHENTICATION_FAILED USER_DEACTIVATED',
    'person of a deactivated organisation': 'REALM_DEACTIVATED REALM_DEACTIVATED REALM_DEACTIVATED',
  }
  let made = 0

  async function account(kind: string): Promise<{ user: User; host: string }> {
    const email = `door${++made}@example.com`
    const subdomain = `doors${made}`
    const wanted = { subdomain, name: 'Doors', ownerEmail: email, ownerName: 'Olga', now: unixTime() }
    const { realm, owner } = await createRealm(app.server.app, wanted)
    const isSystem = kind.startsWith('system bot')
    const bot = kind.includes('bot') ? { bot: { type: 1, ownerId: owner.id } } : {}
    const stub = kind.startsWith('imported') ? { isImportedStub: true } : {}
    const row = { email: `other${made}@example.com`, fullName: 'Other', role: ROLE.member, ...bot, ...stub }
    const user = isSystem ? await User.findSystemBot(realm.id) : await createUser(serverContext(app.server.app, realm), row)
    if (!user) throw new Error('there is no system bot')
    const member = await User.findByPk(app.idOf('member'), { rejectOnEmpty: true })
    const hasPassword = !kind.includes('bot') || kind.includes('with a password')
    if (hasPassword && !kind.includes('without')) await User.update({ password_hash: member.password_hash }, { where: { id: user.id } })
    if (kind.startsWith('deactivated')) await User.update({ is_active: false }, { where: { id: user.id } })
    if (kind.includes('deactivated organisation'))
      await setRealmActive(serverContext(app.server.app, await Realm.findByPk(realm.id, { rejectOnEmpty: true })), false)
    return { user, host: `${subdomain}.localhost` }
  }
  const code = (body: { code?: string; result: string }): string => body.code ?? body.result

  test.each(Object.entries(KINDS))('%s: %s', async (kind, expected) => {
    const { user, host } = await account(kind)
    const before = await ApiKey.count({ where: { user_id: user.id } })
    const ask = async (path: string, form: Record<string, string>): Promise<string> => {
      const headers = { host, 'Content-Type': 'application/x-www-form-urlencoded' }
      const answer = await send(app.url, { method: 'POST', path: `/api/v1${path}`, headers, body: new URLSearchParams(form).toString() })
      return code(JSON.parse(answer.body))
    }
    const byPassword = await ask('/fetch_api_key', { username: user.delivery_email, password: DEMO_PASSWORD })
    const inDemoMode = await ask('/dev_fetch_api_key', { username: user.delivery_email })
    const byOperator = await createApiKey(app.server.app, user, 'test', unixTime()).then(
      () => 'success',
      (error) => error.code,
    )
    expect(`${byPassword} ${inDemoMode} ${byOperator}`).toBe(expected)
    const successes = expected.split(' ').filter((one) => one === 'success').length
    expect(await ApiKey.count({ where: { user_id: user.id } })).toBe(before + successes)
  })

  test('nobody: a system bot has no keys, and one that it had is refused at every door', async () => {
    const bot = await User.findSystemBot(1)
    if (!bot) throw new Error('there is no system bot')
    const api_key = newApiKey()
    await ApiKey.create({ realm_id: 1, user_id: bot.id, key_hash: hashApiKey(api_key), name: 'planted', date_created: 1 })
    const client = app.client({ email: bot.delivery_email, api_key })
    const tus = { method: 'POST', headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '1' } }
    const answers = [
      await client.get('/users/me'),
      await client.post('/messages', { type: 'channel', to: 'general', topic: 't', content: 'c' }),
      await client.post('/users/me/api_key/regenerate', { password: DEMO_PASSWORD }),
      await client.upload('notes.txt', 'notes'),
    ]
    for (const answer of answers) expect(answer).toMatchObject(invalidKey)
    expect(await client.raw('/zulip/api/v1/users/me')).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
    expect((await client.raw('/api/v1/tus', tus)).status).toBe(401)
  })
})
