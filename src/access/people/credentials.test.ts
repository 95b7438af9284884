import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createRealm } from '../../actions/organisation/realms.ts'
import { createApiKey, revokeApiKeys } from '../../actions/people/api-keys.ts'
import { serverContext } from '../../context.ts'
import { ApiKey } from '../../models/api-key.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { DEMO_PASSWORD } from '../../server/demo.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { wire } from '../../testing/wire.ts'
import { unixTime } from '../../values/dates.ts'
import { hashApiKey, newApiKey } from './credentials.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const base64 = (text: string): string => Buffer.from(text).toString('base64')
const withHeader = (Authorization: string) => wire(app, 'GET /api/v1/users/me', { headers: { Authorization } })
const withKey = (email: string, key: string) => withHeader(`Basic ${base64(`${email}:${key}`)}`)
const unauthorized = {
  status: 401,
  headers: { 'www-authenticate': 'Basic realm="api"' },
  body: { result: 'error', code: 'UNAUTHORIZED', msg: 'Not logged in: API authentication by email and API key is required' },
}
const invalidKey = { status: 401, body: { result: 'error', code: 'INVALID_API_KEY', msg: 'Invalid API key' } }

describe('an Authorization header', () => {
  test.each([
    ['that is absent', ''],
    ['of another scheme', `Bearer ${base64('a:b')}`],
    ['without credentials', 'Basic'],
    ['of white space', 'Basic   '],
    ['that is not base64', 'Basic !!!'],
    ['with base64 in two pieces', `Basic ${base64('a:b')} ${base64('a:b')}`],
    ['without a colon', `Basic ${base64('nobody')}`],
    ['without a name', `Basic ${base64(':key')}`],
    ['without a scheme', base64('a:b')],
    ['that is a list', `Basic ${base64('a:b')}, Basic ${base64('a:b')}`],
  ])('%s is UNAUTHORIZED', async (_, header) => {
    expect(await withHeader(header)).toMatchObject(unauthorized)
  })

  test.each([
    ['is random', 'member@example.com', newApiKey()],
    ['is empty', 'member@example.com', ''],
    ['is very long', 'member@example.com', 'x'.repeat(8_000)],
    ['is the password', 'member@example.com', DEMO_PASSWORD],
    ['holds a NUL', 'member@example.com', 'a\0b'],
    ['is an operator', 'member@example.com', '{"$ne":1}'],
    ['is SQL', 'member@example.com', "' OR '1'='1"],
    ['is of nobody', 'nobody@example.com', newApiKey()],
  ])('whose key %s is INVALID_API_KEY', async (_, email, key) => {
    expect(await withKey(email, key)).toMatchObject(invalidKey)
  })

  test('with the hash of a key in place of the key is INVALID_API_KEY', async () => {
    const { email, api_key } = app.demo.users.member
    expect(await withKey(email, hashApiKey(api_key))).toMatchObject(invalidKey)
  })

  test('with the key of another user is INVALID_API_KEY', async () => {
    expect(await withKey(app.demo.users.member.email, app.demo.users.owner.api_key)).toMatchObject(invalidKey)
  })

  test('of bytes that are not UTF-8 is INVALID_API_KEY', async () => {
    expect(await withHeader(`Basic ${Buffer.from([0xff, 0x3a, 0xfe]).toString('base64')}`)).toMatchObject(invalidKey)
  })

  test.each([
    ['the address in other letters', (email: string) => email.toUpperCase()],
    ['the dummy address', () => `user${app.demo.users.member.user_id}@127.0.0.1`],
  ])('takes %s for the account', async (_, name) => {
    const { email, api_key, user_id } = app.demo.users.member
    expect((await withKey(name(email), api_key)).body).toMatchObject({ result: 'success', user_id })
  })

  test('can name its scheme in any letter case', async () => {
    const { email, api_key } = app.demo.users.member
    expect((await withHeader(`bAsIc  ${base64(`${email}:${api_key}`)}`)).status).toBe(200)
  })

  test('is checked before the parameters', async () => {
    expect((await wire(app, 'GET /api/v1/messages?num_before=x')).status).toBe(401)
  })
})

describe('an API key', () => {
  test('is stored as its hash only, of 192 random bits', async () => {
    const { api_key } = app.demo.users.member
    expect(api_key).toMatch(/^[\w-]{32}$/)
    expect(newApiKey()).not.toBe(newApiKey())
    const stored = JSON.stringify(await ApiKey.findAll({ raw: true }))
    expect(stored).toContain(hashApiKey(api_key))
    expect(stored).not.toContain(api_key)
  })

  test('that is revoked stops working, and other keys of the user keep working', async () => {
    const { email, user_id, api_key } = app.demo.users.member2
    const user = await User.findByPk(user_id, { rejectOnEmpty: true })
    const { id, key } = await createApiKey(app.server.app, user, 'laptop', unixTime())
    expect((await withKey(email, key)).status).toBe(200)
    await revokeApiKeys(serverContext(app.server.app, { id: 1 }, unixTime()), { userIds: [user_id], keyIds: [id] })
    expect(await withKey(email, key)).toMatchObject(invalidKey)
    expect((await withKey(email, api_key)).status).toBe(200)
  })

  test('API2 that is revoked ends a waiting poll before it delivers anything else', async () => {
    const { email, user_id, api_key } = app.demo.users.member2
    const user = await User.findByPk(user_id, { rejectOnEmpty: true })
    const { id, key } = await createApiKey(app.server.app, user, 'lost', unixTime())
    const [lost, own] = [app.client({ email, api_key: key }), app.client({ email, api_key })]
    const { queue_id, last_event_id } = (await own.post('/register', { event_types: ['message'], fetch_event_types: [] })).body
    const park = vi.spyOn(app.server.app.notifier, 'park')
    const waiting = lost.get('/events', { queue_id, last_event_id })
    await vi.waitFor(() => expect(park).toHaveBeenCalled())
    expect(await revokeApiKeys(serverContext(app.server.app, { id: 1 }, unixTime()), { userIds: [user_id], keyIds: [id] })).toEqual([id])
    await app.as('member').post('/messages', { type: 'direct', to: [user_id], content: 'For your eyes only' })
    expect(await waiting).toMatchObject(invalidKey)
    expect(await lost.get('/events', { queue_id, last_event_id })).toMatchObject(invalidKey)
    const { events } = (await own.get('/events', { queue_id, last_event_id })).body
    expect(events).toMatchObject([{ type: 'message', message: { content: 'For your eyes only' } }])
    park.mockRestore()
  })

  test('of another organisation is INVALID_API_KEY', async () => {
    const { realm, owner } = await createRealm(app.server.app, {
      subdomain: 'acme',
      name: 'Acme',
      ownerEmail: 'owner@example.com',
      ownerName: 'Anna',
      now: unixTime(),
    })
    const { key } = await createApiKey(app.server.app, owner, 'test', unixTime())
    const at = (Host: string, key: string) =>
      wire(app, 'GET /api/v1/users/me', { headers: { Host, Authorization: `Basic ${base64(`owner@example.com:${key}`)}` } })
    expect((await at(`${realm.subdomain}.localhost`, key)).body).toMatchObject({ user_id: owner.id, full_name: 'Anna' })
    expect(await at('localhost', key)).toMatchObject(invalidKey)
    expect(await at('acme.localhost', app.demo.users.owner.api_key)).toMatchObject(invalidKey)
    // What was read for another organisation does not outlive a change that only the log of the key's own organisation tells.
    const { key: strayed } = await createApiKey(app.server.app, owner, 'test', unixTime())
    expect(await at('localhost', strayed)).toMatchObject(invalidKey)
    expect((await at('acme.localhost', strayed)).status).toBe(200)
    await revokeApiKeys(serverContext(app.server.app, realm), { userIds: [owner.id] })
    expect(await at('acme.localhost', strayed)).toMatchObject(invalidKey)
  })
})

describe('#21 replacing API keys', () => {
  const replace = (key: string, password: string) => app.client({ email, api_key: key }).post('/users/me/api_key/regenerate', { password })
  const email = 'moderator@example.com'

  test('needs the password, not just a key, and a refusal keeps the key', async () => {
    const { api_key: key } = app.demo.users.moderator
    for (const password of ['wrong', key, 'x'.repeat(1_000)])
      expect(await replace(key, password)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', msg: "'password' is wrong" } })
    expect((await app.client({ email, api_key: key }).post('/users/me/api_key/regenerate')).body.msg).toBe("'password' is missing")
    expect((await app.as('bot').post('/users/me/api_key/regenerate', { password: DEMO_PASSWORD })).body.msg).toBe('Bots may not do this')
    expect((await withKey(email, key)).status).toBe(200)
  })

  test('immediately invalidates every older key', async () => {
    const { api_key: key, user_id } = app.demo.users.moderator
    const user = await User.findByPk(user_id, { rejectOnEmpty: true })
    const { key: laptop } = await createApiKey(app.server.app, user, 'laptop', unixTime())
    expect((await withKey(email, laptop)).status).toBe(200)
    const { status, body } = await replace(key, DEMO_PASSWORD)
    expect(status).toBe(200)
    for (const old of [key, laptop]) expect(await withKey(email, old)).toMatchObject(invalidKey)
    expect((await withKey(email, body.api_key)).status).toBe(200)
  })
})

test('#22 secrets are compared by looking up their hash, or in constant time', () => {
  const root = new URL('../../', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!generated|testing).*(?<!\.test)\.ts$/.test(file),
  )
  const secret = /(?:^|[._])(?:token|api_key|secret|password|signature|mac|hash)$|(?:apiKey|Token|Secret|Password|Hash)$/
  const compared = /([\w.?]+)\s*[!=]==?\s*([\w.?]+)/g
  const suspects = files.flatMap((file) =>
    [...readFileSync(new URL(file, root), 'utf8').matchAll(compared)]
      .filter(([, left = '', right = '']) => secret.test(left) && /[a-z]/.test(right) && !/^(?:undefined|null|true|false)$/.test(right))
      .map(([text]) => `${file}: ${text}`),
  )
  // Both sides are hashes stored by the server, so no outsider chooses one.
  expect(suspects.sort()).toEqual([
    'actions/people/api-keys.ts: current?.password_hash !== user.password_hash',
    'actions/people/settings.ts: user.password_hash !== hashes.old',
  ])
})

describe('a deactivated account', () => {
  test('gets USER_DEACTIVATED with its key or password, and nobody else does', async () => {
    const { email, user_id, api_key } = app.demo.users.guest
    await User.update({ is_active: false }, { where: { id: user_id } })
    app.server.app.caches.clear()
    const deactivated = { status: 401, body: { result: 'error', code: 'USER_DEACTIVATED', msg: 'Account is deactivated' } }
    expect(await withKey(email, api_key)).toMatchObject(deactivated)
    expect(await withKey(email, newApiKey())).toMatchObject(invalidKey)
    expect(await app.client().post('/fetch_api_key', { username: email, password: DEMO_PASSWORD })).toMatchObject(deactivated)
    const wrong = await app.client().post('/fetch_api_key', { username: email, password: 'a wrong one' })
    expect(wrong.body.code).toBe('AUTHENTICATION_FAILED')
  })

  test('of a deactivated organisation gets REALM_DEACTIVATED instead', async () => {
    const { email, api_key } = app.demo.users.member
    const setActive = async (is_active: boolean): Promise<void> => {
      await Realm.update({ is_active }, { where: { subdomain: '' } })
      app.server.app.caches.clear()
    }
    await setActive(false)
    const deactivated = { status: 401, body: { result: 'error', code: 'REALM_DEACTIVATED' } }
    expect(await withKey(email, api_key)).toMatchObject(deactivated)
    expect(await withKey(email, newApiKey())).toMatchObject(invalidKey)
    expect(await app.client().post('/fetch_api_key', { username: email, password: DEMO_PASSWORD })).toMatchObject(deactivated)
    expect(await app.client().post('/dev_fetch_api_key', { username: email })).toMatchObject(deactivated)
    await setActive(true)
    expect((await withKey(email, api_key)).status).toBe(200)
  })
})

describe('a password', () => {
  const fetchKey = (username: string, password: string) => app.client().post('/fetch_api_key', { username, password })

  test('can be exchanged for a new key', async () => {
    const { body } = await fetchKey('MEMBER@example.com', DEMO_PASSWORD)
    expect(body).toMatchObject({ result: 'success', email: 'member@example.com', user_id: app.demo.users.member.user_id })
    expect((await withKey(body.email, body.api_key)).status).toBe(200)
  })

  test('#25 that is wrong gets the same answer as an unknown address', async () => {
    const wrong = await fetchKey('member@example.com', 'a wrong one')
    expect(wrong).toMatchObject({ status: 401, body: { code: 'AUTHENTICATION_FAILED' } })
    for (const [username, password] of [
      ['nobody@example.com', 'a wrong one'],
      ['member@example.com', 'x'],
      ['member@example.com', 'x'.repeat(1_000)],
      ['build-bot@example.com', 'a wrong one'],
      ['notification-bot@example.com', 'a wrong one'],
    ] as const) {
      const answer = await fetchKey(username, password)
      expect([username, answer.status, answer.body]).toEqual([username, 401, wrong.body])
    }
  })

  test('#25 for an unknown address takes about as long as a wrong one', async () => {
    const took = async (username: string): Promise<number> => {
      const start = performance.now()
      await fetchKey(username, 'a wrong one')
      return performance.now() - start
    }
    const rounds: { known: number; unknown: number }[] = []
    for (let i = 0; i < 3; i++) rounds.push({ known: await took('member@example.com'), unknown: await took('nobody@example.com') })
    // Without the comparison an answer takes a twentieth of the time.
    expect(Math.max(...rounds.map(({ known, unknown }) => unknown / known))).toBeGreaterThan(1 / 3)
  })
})
