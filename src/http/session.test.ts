// databases: once
// Browser sessions: how one begins and ends, and in which requests its cookie counts.

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newApiKey } from '../access/people/credentials.ts'
import { createRealm } from '../actions/organisation/realms.ts'
import { createUser } from '../actions/people/create.ts'
import { serverContext } from '../context.ts'
import { requireRow, select } from '../db/sql.ts'
import { prune } from '../jobs/prune.ts'
import { runThumbnailJobs } from '../jobs/thumbnails.ts'
import { DEVELOPMENT_RATE_LIMITS, MAX_SESSIONS } from '../limits.ts'
import { ApiKey } from '../models/api-key.ts'
import { Device } from '../models/device.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { DEMO_PASSWORD } from '../server/demo.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { NO_BROWSER, startBrowser } from '../testing/browser.ts'
import { imageOf } from '../testing/images.ts'
import { NO_WORKER } from '../testing/mails.ts'
import { cookieOf, logInByPage, postByPage } from '../testing/sessions.ts'
import { wire } from '../testing/wire.ts'
import { ROLE } from '../values/roles.ts'
import { loadContract, type Operation } from './contract.ts'
import { createRateLimits } from './rate-limits.ts'
import { browserName, ownPath } from './session.ts'

const LOGIN = '/accounts/login'
const MEMBER = 'member@example.com'
const OWN = { 'Sec-Fetch-Site': 'same-origin' }
/** An origin that the operator allows to call the server. */
const ALLOWED = 'https://app.example.com'
/** Two wrong passwords a minute. */
const LIMIT: (typeof DEVELOPMENT_RATE_LIMITS)['login'] = [{ points: 2, seconds: 60 }]
let app: TestApp
let cookie: string
beforeAll(async () => {
  const rateLimits = { ...DEVELOPMENT_RATE_LIMITS, login: LIMIT }
  app = await startTestApp({ ...NO_WORKER, corsOrigins: [ALLOWED], rateLimits })
  cookie = await logInByPage(app, MEMBER, DEMO_PASSWORD)
})
afterAll(() => app.close())

const read = (Cookie: string, headers: Record<string, string> = {}, path = '/api/v1/users/me') =>
  app.client().raw(path, { headers: { Cookie, ...headers }, redirect: 'manual' })
const change = (Cookie: string, headers: Record<string, string> = {}) =>
  app.client().raw('/api/v1/users/me/status', {
    method: 'POST',
    headers: { Cookie, ...headers },
    body: new URLSearchParams({ status_text: 'here' }),
  })
/** Registers a device with a session. */
const register = (Cookie: string) => app.client().raw('/api/v1/register_client_device', { method: 'POST', headers: { Cookie, ...OWN } })
const devicesOf = async (userId: number): Promise<number[]> =>
  (await select(Device, { where: { user_id: userId }, order: [['id', 'ASC']] })).map(({ id }) => id)
const endedSession = { status: 401, body: { code: 'UNAUTHORIZED', msg: 'Not logged in: the session has ended' } }
const foreign = { status: 401, body: { code: 'UNAUTHORIZED', msg: expect.stringContaining("requests of this server's own pages") } }
const rowOf = async (session: string): Promise<ApiKey> => {
  const rows = await select(ApiKey, { where: { is_session: true }, order: [['id', 'DESC']] })
  expect((await read(session)).status).toBe(200)
  return rows[0] as ApiKey
}
/** Also what is remembered of sessions is read again. */
async function setRow(id: number, columns: Partial<ApiKey>): Promise<void> {
  await ApiKey.update(columns, { where: { id } })
  app.server.app.caches.clear()
}

describe('logging in', () => {
  test('gives a cookie that no script reads and no other site sends, and leads to where the person came from', async () => {
    const answer = await postByPage(app, `${LOGIN}?next=/api/docs?a=1`, { email: MEMBER, password: DEMO_PASSWORD })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/api/docs?a=1'])
    const [header] = answer.headers.getSetCookie()
    expect(header).toMatch(/^parley-session=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/)
    expect(await read(cookieOf(answer) ?? '')).toMatchObject({ status: 200, body: { email: MEMBER } })
    expect((await ApiKey.findAll()).some(({ key_hash: hash }) => header?.includes(hash))).toBe(false)
  })

  test('over HTTPS, gives one that its host alone can set', async () => {
    const { config } = app.server.app
    const plain = config.externalUrl
    config.externalUrl = new URL('https://127.0.0.1')
    const answer = await postByPage(app, LOGIN, { email: MEMBER, password: DEMO_PASSWORD })
    const [header = ''] = answer.headers.getSetCookie()
    expect(header).toMatch(/^__Host-parley-session=[\w-]{43}; Path=\/; .*; Secure$/)
    const ask = (Cookie: string) => app.client().raw('/api/v1/users/me', { headers: { Cookie } })
    const pair = header.split(';', 1)[0] ?? ''
    expect((await ask(pair)).status).toBe(200)
    // A neighbour can set any other name.
    expect((await ask(pair.replace('__Host-', ''))).status).toBe(401)
    expect((await ask(pair.replace('__Host-', '__host-'))).status).toBe(401)
    config.externalUrl = plain
  })

  test.each([
    ['https://evil.example/', undefined],
    ['//evil.example/', undefined],
    ['/\\evil.example/', undefined],
    ['/\t/evil.example/', undefined],
    ['/.//evil.example/', undefined],
    ['/a/..//evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['evil', undefined],
    ['', undefined],
    [['/a', '/b'], undefined],
    ['/a?b=//c#d', '/a?b=//c#d'],
    ['/a\r\nSet-Cookie: x=y', '/aSet-Cookie:%20x=y'],
  ])('keeps of %j where to go next: %s', (next, kept) => {
    expect(ownPath(next, new URL('https://chat.example.com'))).toBe(kept)
  })

  test('says in words who is not let in, and gives nothing', async () => {
    const ctx = serverContext(app.server.app, await Realm.load(1))
    const { password_hash: passwordHash } = await requireRow(User, app.idOf('member'))
    const gone = await createUser(ctx, { email: 'gone@example.com', fullName: 'Gone', role: ROLE.member, passwordHash: passwordHash ?? '' })
    await app.as('owner').must.delete(`/users/${gone.id}`)
    const cases = [
      [MEMBER, 'wrong', 'The email address or the password is wrong.'],
      ['nobody@example.com', DEMO_PASSWORD, 'The email address or the password is wrong.'],
      ['gone@example.com', DEMO_PASSWORD, 'This account has been deactivated.'],
    ]
    for (const [email = '', password = '', text] of cases) {
      const answer = await postByPage(app, LOGIN, { email, password })
      expect([answer.status, cookieOf(answer)]).toEqual([400, undefined])
      expect(answer.body).toContain(text)
    }
    const { status, body } = await wire(app, `GET ${LOGIN}`, { headers: { Host: 'nobody.localhost' } })
    expect([status, body]).toEqual([404, expect.stringContaining('There is no organisation at this address')])
  })

  test('is throttled as POST /fetch_api_key is, by the same count', async () => {
    await app.client().post('/fetch_api_key', { username: 'owner@example.com', password: 'wrong' })
    expect((await postByPage(app, LOGIN, { email: 'owner@example.com', password: 'wrong' })).status).toBe(400)
    const refused = await postByPage(app, LOGIN, { email: 'owner@example.com', password: DEMO_PASSWORD })
    expect([refused.status, cookieOf(refused), refused.headers.get('retry-after')]).toEqual([429, undefined, expect.any(String)])
  })

  test('where there are no passwords, offers no field for one and takes none', async () => {
    app.server.app.config.passwordAuth = false
    expect((await app.client().raw(LOGIN)).body).not.toContain('<input')
    const answer = await postByPage(app, LOGIN, { email: MEMBER, password: DEMO_PASSWORD })
    expect([answer.status, cookieOf(answer)]).toEqual([400, undefined])
    app.server.app.config.passwordAuth = true
  })

  test('ends the session that the browser had, and adopts none that somebody has planted', async () => {
    const former = await logInByPage(app, MEMBER, DEMO_PASSWORD)
    const next = await logInByPage(app, MEMBER, DEMO_PASSWORD, former)
    expect(await read(former)).toMatchObject(endedSession)
    const planted = `parley-session=${'a'.repeat(43)}`
    expect(await logInByPage(app, MEMBER, DEMO_PASSWORD, planted)).not.toBe(planted)
    expect(await read(planted)).toMatchObject(endedSession)
    expect((await read(next)).status).toBe(200)
  })

  test('beyond the limit of sessions, ends the one used longest ago', async () => {
    const oldest = await logInByPage(app, MEMBER, DEMO_PASSWORD)
    const row = await rowOf(oldest)
    const { id: _, ...copy } = row
    await ApiKey.bulkCreate(Array.from({ length: MAX_SESSIONS }, (_, i) => ({ ...copy, key_hash: `copy ${i}` })))
    await setRow(row.id, { last_used_at: row.date_created - 100 })
    await logInByPage(app, MEMBER, DEMO_PASSWORD)
    expect(await read(oldest)).toMatchObject(endedSession)
    await ApiKey.destroy({ where: { key_hash: Array.from({ length: MAX_SESSIONS }, (_, i) => `copy ${i}`) } })
    app.server.app.caches.clear()
    cookie = await logInByPage(app, MEMBER, DEMO_PASSWORD)
  })
})

describe('a session is accepted', () => {
  test('for reading and changing, by uploads, resumable uploads, files and pictures', async () => {
    expect((await read(cookie)).body.email).toBe(MEMBER)
    expect((await change(cookie, OWN)).status).toBe(200)
    const form = new FormData()
    form.append('file', new Blob(['notes']), 'notes.txt')
    const headers = { Cookie: cookie, ...OWN }
    const { url } = (await app.client().raw('/api/v1/user_uploads', { method: 'POST', body: form, headers })).body
    expect((await read(cookie, {}, url)).status).toBe(200)
    expect((await app.client().raw(url)).status).toBe(401)
    const picture = new FormData()
    picture.append('file', new Blob([new Uint8Array(await imageOf('png', { width: 20, height: 20 }))]), 'a.png')
    const uploaded = (await app.client().raw('/api/v1/user_uploads', { method: 'POST', body: picture, headers })).body.url
    await runThumbnailJobs(app.server.app)
    const thumbnail = `${uploaded.replace('/user_uploads/', '/user_uploads/thumbnail/')}/840x560.webp`
    expect([(await read(cookie, {}, thumbnail)).status, (await app.client().raw(thumbnail)).status]).toEqual([200, 401])
    const tus = { ...headers, 'Tus-Resumable': '1.0.0' }
    const begun = await app.client().raw('/api/v1/tus', { method: 'POST', headers: { ...tus, 'Upload-Length': '4' } })
    expect(begun.status).toBe(201)
    const place = new URL(begun.headers.get('location') ?? '', app.url).pathname
    const piece = { 'Upload-Offset': '0', 'Content-Type': 'application/offset+octet-stream' }
    const sent = (more: object) => app.client().raw(place, { method: 'PATCH', headers: { ...tus, ...piece, ...more }, body: 'more' })
    expect((await sent({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(401)
    expect((await sent({})).status).toBe(200)
    await requireRow(User, app.idOf('member'))
    await User.update({ avatar_path: '1/avatars/nothing.png' }, { where: { id: app.idOf('member') } })
    app.server.app.caches.clear()
    const avatar = `/avatar/${app.idOf('member')}`
    expect([(await read(cookie, {}, avatar)).status, (await app.client().raw(avatar)).status]).toEqual([302, 200])
    await User.update({ avatar_path: null }, { where: { id: app.idOf('member') } })
    app.server.app.caches.clear()
  })

  test('beside Basic credentials, which then count alone', async () => {
    const { email, api_key: key } = app.demo.users.administrator
    const Authorization = `Basic ${Buffer.from(`${email}:${key}`).toString('base64')}`
    expect((await read(cookie, { Authorization })).body.email).toBe(email)
    expect((await change(cookie, { Authorization, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(200)
    expect((await read(cookie, { Authorization: `${Authorization.slice(0, -6)}AAAA` })).body.code).toBe('INVALID_API_KEY')
  })

  test('only as a session, and a key only as a key', async () => {
    const [session, { email, api_key: key }] = [cookie.split('=')[1] ?? '', app.demo.users.member]
    expect((await app.client({ email, api_key: session }).get('/users/me')).body.code).toBe('INVALID_API_KEY')
    expect(await read(`parley-session=${key}`)).toMatchObject(endedSession)
    expect(await read(`parley-session=${newApiKey()}`)).toMatchObject(endedSession)
  })

  test('at its own organisation alone', async () => {
    const { owner } = await createRealm(app.server.app, { ...ACME, now: 1 })
    const { password_hash: hash } = await requireRow(User, app.idOf('member'))
    await User.update({ password_hash: hash }, { where: { id: owner.id } })
    app.server.app.caches.clear()
    const at = (Cookie: string) => wire(app, 'GET /api/v1/users/me', { headers: { Host: 'acme.localhost', Cookie } })
    expect(await at(cookie)).toMatchObject(endedSession)
    const body = new URLSearchParams({ email: ACME.ownerEmail, password: DEMO_PASSWORD }).toString()
    const headers = { Host: 'acme.localhost', 'Content-Type': 'application/x-www-form-urlencoded', ...OWN }
    const { headers: sent } = await wire(app, `POST ${LOGIN}`, { headers, body })
    const theirs = /parley-session=[\w-]+/.exec(String(sent['set-cookie']))?.[0] ?? ''
    expect((await at(theirs)).status).toBe(200)
    expect(await read(theirs)).toMatchObject(endedSession)
    // Nor can another organisation log somebody out.
    await wire(app, 'POST /accounts/logout', { headers: { ...headers, Cookie: cookie }, body: '' })
    expect((await read(cookie)).status).toBe(200)
  })
})
const ACME = { subdomain: 'acme', name: 'Acme', ownerEmail: 'anna@acme.example', ownerName: 'Anna' }

describe('a session counts in a request', () => {
  const navigation = { 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': 'document' }
  const embedding = (site: string, destination: string) => ({
    'Sec-Fetch-Site': site,
    'Sec-Fetch-Mode': 'no-cors',
    'Sec-Fetch-Dest': destination,
  })
  test.each<[from: string, headers: () => Record<string, string>, reads: boolean, changes: boolean]>([
    ['a page of the server', () => OWN, true, true],
    ['a page of the server, in an old browser', () => ({ Origin: app.url }), true, true],
    ['an address that somebody types', () => ({ 'Sec-Fetch-Site': 'none', ...navigation }), true, false],
    ['something that does not say', () => ({}), true, false],
    ['a link of another site', () => ({ 'Sec-Fetch-Site': 'cross-site', ...navigation }), true, false],
    ['a form of another site', () => ({ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example', ...navigation }), true, false],
    ['a form of another organisation', () => ({ 'Sec-Fetch-Site': 'same-site', ...navigation }), true, false],
    ['a form of another site, in an old browser', () => ({ Origin: 'https://evil.example' }), false, false],
    ['a form of another organisation, in an old browser', () => ({ Origin: app.url.replace('127.0.0.1', 'acme.localhost') }), false, false],
    ['another port, in an old browser', () => ({ Origin: 'http://127.0.0.1:1' }), false, false],
    ['another scheme, in an old browser', () => ({ Origin: app.url.replace('http:', 'https:') }), false, false],
    ['a sandboxed frame or a file', () => ({ Origin: 'null' }), false, false],
    ['a page that says both', () => ({ 'Sec-Fetch-Site': 'same-origin, cross-site' }), false, false],
    ['a page of another site that claims an origin', () => ({ 'Sec-Fetch-Site': 'cross-site', Origin: app.url }), false, false],
    ['a picture of another site', () => embedding('cross-site', 'image'), false, false],
    ['a picture of another organisation', () => embedding('same-site', 'image'), false, false],
    ['a script of another organisation', () => embedding('same-site', 'script'), false, false],
    ['a frame of another organisation', () => ({ ...embedding('same-site', 'iframe'), 'Sec-Fetch-Mode': 'navigate' }), false, false],
    ['a page of an allowed origin', () => ({ 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors', Origin: ALLOWED }), false, false],
  ])('of %s', async (_, headers, reads, changes) => {
    const [answer, changed] = [await read(cookie, headers()), await change(cookie, headers())]
    expect([answer.status, changed.status]).toEqual([reads ? 200 : 401, changes ? 200 : 401])
    if (!reads) expect(answer).toMatchObject(foreign)
    if (!changes) expect(changed).toMatchObject(foreign)
    for (const { headers: sent } of [answer, changed]) expect(sent.get('access-control-allow-credentials')).toBe(null)
  })

  test('and what does not count is asked for as for a page, not by the form that browsers have for Basic', async () => {
    const asked = async (headers: Record<string, string>) =>
      (await app.client().raw('/api/v1/users/me', { headers })).headers.get('www-authenticate')
    expect(await asked({})).toBe('Basic realm="api"')
    expect(await asked({ Authorization: 'Basic !!!', ...OWN })).toBe('Basic realm="api"')
    for (const headers of [OWN, { Origin: app.url }, { Cookie: 'a=b; parley-session=nothing' }])
      expect(await asked(headers)).toBe('Session')
    const tus = await app.client().raw('/api/v1/tus', { method: 'POST', headers: { ...OWN, 'Upload-Length': '4' } })
    expect([tus.status, tus.headers.get('www-authenticate')]).toEqual([401, 'Session'])
  })

  test.each([
    ['/accounts/login', { email: MEMBER, password: DEMO_PASSWORD }],
    ['/accounts/logout', {}],
    ['/accounts/sessions', { end: 'everything' }],
  ])('and the form of %s is taken from a page of the server alone', async (path, fields: Record<string, string>) => {
    for (const headers of [
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'none' },
      { Origin: 'null' },
      {},
    ]) {
      const init = {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers: { ...headers, Cookie: cookie },
        redirect: 'manual',
      } as const
      const answer = await app.client().raw(path, init)
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([403, []])
      expect(answer.body).toContain('This form was sent from elsewhere')
    }
    expect((await read(cookie)).status).toBe(200)
  })

  test('and opening a page ends nothing', async () => {
    for (const path of ['/accounts/logout', '/accounts/sessions?end=everything', '/accounts/login']) await read(cookie, OWN, path)
    expect((await read(cookie)).status).toBe(200)
  })
})

describe('the sessions of an account', () => {
  const MODERATOR = 'moderator@example.com'
  const noSession = { status: 404, body: { code: 'NOT_FOUND', msg: 'Session does not exist' } }
  const pathOf = (id: number): string => `/users/${app.idOf('moderator')}/sessions/${id}`
  const idOf = async (session: string): Promise<number> =>
    (await read(session, {}, '/api/v1/users/me/sessions')).body.sessions.find((one: { is_current: boolean }) => one.is_current).id

  test('are listed for their owner and for administrators, apart from the keys', async () => {
    const session = await logInByPage(app, MODERATOR, DEMO_PASSWORD)
    const [{ sessions }, keys] = [
      (await read(session, {}, '/api/v1/users/me/sessions')).body,
      (await read(session, {}, '/api/v1/users/me/api_keys')).body,
    ]
    const { id, date_created: begun } = await rowOf(session)
    const listed = { id, name: 'node', address: '127.0.0.1', date_created: begun, last_used_at: expect.any(Number) }
    expect(sessions).toEqual([{ ...listed, is_current: true }])
    expect([keys.current_key_id, keys.api_keys.map((key: { id: number }) => key.id).includes(id)]).toEqual([null, false])
    expect((await app.as('moderator').must.get('/users/me/sessions')).sessions).toEqual([{ ...listed, is_current: false }])
    const ofOthers = await app.as('administrator').must.get(`/users/${app.idOf('moderator')}/sessions`)
    expect(ofOthers.sessions).toEqual([{ ...listed, is_current: false }])
    await setRow(id, { last_used_at: begun - app.server.app.config.sessions.idle - 10, date_created: begun - 100 * 86_400 })
    expect((await app.as('moderator').must.get('/users/me/sessions')).sessions).toEqual([])
  })

  test('are ended one by one, and no key is ended as a session, or a session as a key', async () => {
    const [ended, own] = [await logInByPage(app, MODERATOR, DEMO_PASSWORD), await logInByPage(app, MODERATOR, DEMO_PASSWORD)]
    const id = await idOf(ended)
    const { current_key_id: keyId } = await app.as('moderator').must.get('/users/me/api_keys')
    const remove = (path: string) => app.client().raw(`/api/v1${path}`, { method: 'DELETE', headers: { Cookie: own, ...OWN } })
    expect((await remove(`/users/me/api_keys/${id}`)).status).toBe(404)
    expect(await remove(`/users/me/sessions/${keyId}`)).toMatchObject(noSession)
    expect((await app.as('moderator').get('/users/me')).status).toBe(200)
    expect((await remove(`/users/me/sessions/${id}`)).status).toBe(200)
    expect(await read(ended)).toMatchObject(endedSession)
    expect(await remove(`/users/me/sessions/${id}`)).toMatchObject(noSession)
    expect((await remove(`/users/me/sessions/${await idOf(own)}`)).status).toBe(200)
    expect(await read(own)).toMatchObject(endedSession)
  })

  test('by an administrator, only of the named user, and none of owners', async () => {
    const session = await logInByPage(app, MODERATOR, DEMO_PASSWORD)
    const id = await idOf(session)
    expect(await app.as('administrator').delete(`/users/${app.idOf('member')}/sessions/${id}`)).toMatchObject(noSession)
    expect((await app.as('member').delete(pathOf(id))).status).toBe(400)
    expect(await app.as('member').delete(`/users/me/sessions/${id}`)).toMatchObject(noSession)
    await User.update({ role: ROLE.owner }, { where: { id: app.idOf('moderator') } })
    app.server.app.caches.clear()
    expect((await app.as('administrator').delete(pathOf(id))).body.msg).toContain('Only owners may see and end')
    await User.update({ role: ROLE.moderator }, { where: { id: app.idOf('moderator') } })
    app.server.app.caches.clear()
    expect((await read(session)).status).toBe(200)
    expect((await app.as('administrator').delete(pathOf(id))).status).toBe(200)
    expect(await read(session)).toMatchObject(endedSession)
  })
})

describe('a session ends', () => {
  test('after its time, and when it is not used', async () => {
    const session = await logInByPage(app, MEMBER, DEMO_PASSWORD)
    const { id, date_created: begun } = await rowOf(session)
    const { life, idle } = app.server.app.config.sessions
    await setRow(id, { date_created: begun - life + 10, last_used_at: begun - idle + 10 })
    expect((await read(session)).status).toBe(200)
    await setRow(id, { date_created: begun - life - 10, last_used_at: begun })
    expect(await read(session)).toMatchObject(endedSession)
    await setRow(id, { date_created: begun, last_used_at: begun - idle - 10 })
    expect(await read(session)).toMatchObject(endedSession)
    // Another process has seen it since this one read it.
    await ApiKey.update({ last_used_at: begun }, { where: { id } })
    expect((await read(session)).status).toBe(200)
  })

  test('by a new password, after which its browser goes on with another, and no other does', async () => {
    const [email, address] = ['guest@example.com', '203.0.113.7']
    const mine = await logInByPage(app, email, DEMO_PASSWORD)
    const other = await logInByPage(app, email, DEMO_PASSWORD)
    const password = 'correct horse battery staple'
    const body = new URLSearchParams({ old_password: DEMO_PASSWORD, new_password: password })
    const send = (body: URLSearchParams, headers: Record<string, string>) =>
      app.client().raw('/api/v1/settings', { method: 'PATCH', body, headers: { ...headers, 'X-Forwarded-For': address } })
    const idOf = async (session: string) =>
      (await read(session, {}, '/api/v1/users/me/sessions')).body.sessions.find((one: { is_current?: boolean }) => one.is_current)
    const before = await idOf(mine)
    const { device_id: kept } = (await register(mine)).body
    const { device_id: removed } = (await register(other)).body
    expect(await devicesOf(app.idOf('guest'))).toEqual([kept, removed])
    const wrong = await send(new URLSearchParams({ old_password: 'no', new_password: password }), { Cookie: mine, ...OWN })
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([400, []])
    const answer = await send(body, { Cookie: mine, ...OWN })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([
      200,
      [expect.stringMatching(/^parley-session=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)],
    ])
    expect(JSON.stringify(answer.body)).not.toContain('session')
    const next = cookieOf(answer) ?? ''
    expect(await read(mine)).toMatchObject(endedSession)
    expect(await read(other)).toMatchObject(endedSession)
    expect((await read(next)).status).toBe(200)
    expect((await app.as('guest').get('/users/me')).body.code).toBe('INVALID_API_KEY')
    expect(await devicesOf(app.idOf('guest'))).toEqual([kept])
    const after = await idOf(next)
    expect(after.name).toBe(before.name)
    expect(after.id).not.toBe(before.id)
    await User.update({ password_hash: (await requireRow(User, app.idOf('member'))).password_hash }, { where: { id: app.idOf('guest') } })
    app.server.app.caches.clear()
    await app.logIn('guest')
    const byKey = await app.as('guest').patch('/settings', { old_password: DEMO_PASSWORD, new_password: password })
    expect([byKey.status, byKey.headers.getSetCookie()]).toEqual([200, []])
    await User.update({ password_hash: (await requireRow(User, app.idOf('member'))).password_hash }, { where: { id: app.idOf('guest') } })
    app.server.app.caches.clear()
  })

  test('and is pruned a day later with its devices, while the account is told of new clients as before', async () => {
    const session = await logInByPage(app, 'moderator@example.com', DEMO_PASSWORD)
    const { id, user_id: userId } = await rowOf(session)
    const { device_id: device } = (await register(session)).body
    const open = (): Promise<ApiKey[]> => ApiKey.findSessionsOf(userId, { begun: 0, used: 0 })
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const { idle } = app.server.app.config.sessions
      vi.setSystemTime(Date.now() + idle * 1000)
      expect(await read(session)).toMatchObject(endedSession)
      await prune(app.server.app)
      expect((await open()).map((row) => row.id)).toContain(id)
      expect(await devicesOf(userId)).toContain(device)
      vi.setSystemTime(Date.now() + 2 * 86_400_000)
      await prune(app.server.app)
      expect(await open()).toEqual([])
      expect(await devicesOf(userId)).not.toContain(device)
      // The last one tells at which address the account logs in.
      expect(await requireRow(ApiKey, id)).toMatchObject({ revoked_at: expect.any(Number) })
      await logInByPage(app, 'moderator@example.com', DEMO_PASSWORD)
      vi.setSystemTime(Date.now() + 2 * 86_400_000)
      await prune(app.server.app)
      expect(await select(ApiKey, { where: { id } })).toEqual([])
      expect(await read(session)).toMatchObject(endedSession)
    } finally {
      vi.useRealTimers()
    }
    cookie = await logInByPage(app, MEMBER, DEMO_PASSWORD)
  })

  test('when another account logs in with its browser, whichever of both is older, also at once', async () => {
    const [older, younger] = [await logInByPage(app, MEMBER, DEMO_PASSWORD), await logInByPage(app, 'moderator@example.com', DEMO_PASSWORD)]
    const swapped = await Promise.all([
      logInByPage(app, 'moderator@example.com', DEMO_PASSWORD, older),
      logInByPage(app, MEMBER, DEMO_PASSWORD, younger),
    ])
    for (const ended of [older, younger]) expect(await read(ended)).toMatchObject(endedSession)
    expect(await Promise.all(swapped.map(async (next) => (await read(next)).status))).toEqual([200, 200])
  })

  test('by logging out, for its browser alone', async () => {
    const [mine, other] = [await logInByPage(app, MEMBER, DEMO_PASSWORD), await logInByPage(app, MEMBER, DEMO_PASSWORD)]
    const answer = await postByPage(app, '/accounts/logout', {}, mine)
    expect(answer.headers.getSetCookie()).toEqual(['parley-session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax'])
    expect(await read(mine)).toMatchObject(endedSession)
    expect((await read(other)).status).toBe(200)
  })

  test('on the page, one by one or everywhere, and no key is ended in its place', async () => {
    const ended = await logInByPage(app, 'guest@example.com', DEMO_PASSWORD)
    const { id } = await rowOf(ended)
    const own = await logInByPage(app, 'guest@example.com', DEMO_PASSWORD)
    const shown = (await read(own, OWN, '/accounts/sessions')).body
    expect(shown).toContain(`value="session-${id}"`)
    await postByPage(app, '/accounts/sessions', { end: `key-${id}` }, own)
    expect((await read(ended)).status).toBe(200)
    await postByPage(app, '/accounts/sessions', { end: `session-${(await rowOf(cookie)).id - 1_000_000}` }, own)
    await postByPage(app, '/accounts/sessions', { end: `session-${id}` }, own)
    expect(await read(ended)).toMatchObject(endedSession)
    expect((await app.as('guest').get('/users/me')).status).toBe(200)
    expect(cookieOf(await postByPage(app, '/accounts/sessions', { end: 'everything' }, own))).toBe('parley-session=')
    expect(await read(own)).toMatchObject(endedSession)
    expect((await app.as('guest').get('/users/me')).body.code).toBe('INVALID_API_KEY')
    await app.logIn('guest')
  })

  test('and a poll that waits with it ends with it', async () => {
    const session = await logInByPage(app, MEMBER, DEMO_PASSWORD)
    const queue = await app.client().raw('/api/v1/register', { method: 'POST', headers: { Cookie: session, ...OWN } })
    const { queue_id } = queue.body
    const poll = read(session, {}, `/api/v1/events?queue_id=${queue_id}&last_event_id=-1`)
    await postByPage(app, '/accounts/logout', {}, session)
    expect(await poll).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
  })

  test.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, Linux'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0',
      'Edge, Windows',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile/15E148 Safari/604.1', 'Safari, iOS'],
    ['curl/8', 'curl'],
  ])('%s is shown as %s', (userAgent, name) => {
    expect(browserName(userAgent, 'curl')).toBe(name)
  })
})

describe('of every operation', () => {
  const ask = async ({ method, path, roots: [root] }: Operation, headers: Record<string, string>) => {
    const at = root + path.replace(/\{[^}]*\}/g, '1')
    const { status, body } = await app.client().raw(at, { method: method.toUpperCase(), headers, redirect: 'manual' })
    return { status, code: body?.code }
  }
  const { operations } = loadContract()
  let limited: TestApp['server']['app']['rateLimits']
  beforeAll(async () => {
    const parts = app.server.app
    limited = parts.rateLimits
    parts.rateLimits = await createRateLimits({ ...parts.config, rateLimits: undefined }, parts.log)
  })
  afterAll(() => {
    app.server.app.rateLimits = limited
  })

  test('a session counts in a request of an own page', async () => {
    const Cookie = await logInByPage(app, 'guest@example.com', DEMO_PASSWORD)
    // The one that is left out would end the account.
    const asked = operations.filter(({ authenticated, operationId }) => authenticated && operationId !== 'deactivateOwnUser')
    expect(asked.length).toBeGreaterThan(140)
    for (const operation of asked)
      expect([operation.operationId, (await ask(operation, { Cookie, ...OWN })).status]).not.toEqual([operation.operationId, 401])
  })

  test('no session counts in a request of another site', async () => {
    const headers = { Cookie: cookie, 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'no-cors', Origin: 'https://evil.example' }
    expect(operations.length).toBeGreaterThan(100)
    for (const operation of operations) {
      const [foreignPage, nobody] = [await ask(operation, headers), await ask(operation, {})]
      expect([operation.operationId, foreignPage]).toEqual([operation.operationId, nobody])
    }
    expect((await read(cookie)).status).toBe(200)
  })
})

describe.skipIf(NO_BROWSER)('in a browser', { timeout: 60_000 }, () => {
  let browser: Browser
  let page: Page
  let evil: Server
  beforeAll(async () => {
    browser = await startBrowser()
    page = await browser.newPage()
    // At another port, which is the same site to the browser, so that it sends the cookie. At another name, it is another site.
    evil = createServer((request, response) => {
      const own = app.url
      const form = `<form method="post" action="${own}/api/v1/users/me/status"><input name="status_text" value="evil"><button>Win</button></form>`
      response.setHeader('Content-Type', 'text/html')
      if (request.url === '/form') response.end(form)
      // A frame without an origin, `null`.
      else if (request.url === '/sandbox')
        response.end(`<iframe sandbox="allow-forms" srcdoc="${form.replaceAll('"', '&quot;')}"></iframe>`)
      else if (request.url === '/login')
        response.end(
          `<form method="post" action="${own}${LOGIN}"><input name="email" value="owner@example.com"><input name="password" value="${DEMO_PASSWORD}"><button>Win</button></form>`,
        )
      else response.end(`<iframe src="${own}/accounts/sessions"></iframe>`)
    })
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
    await page.goto(`${app.url}${LOGIN}?next=/api/docs`)
    await page.getByLabel('Email address').fill(MEMBER)
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
  })
  afterAll(async () => {
    await browser?.close()
    evil.close()
  })
  const asks = (path: string, init = {}) =>
    page.evaluate(
      ([path, init]) =>
        fetch(path as string, init as RequestInit).then(
          (answer) => answer.json() as Promise<{ code?: string; email?: string; status: { status_text: string } }>,
        ),
      [path, init] as const,
    )
  const statusText = async () => (await asks(`/api/v1/users/${app.idOf('member')}/status`)).status.status_text

  test('a person logs in, and a page of the server reads, changes and uploads with nothing but the cookie', async () => {
    expect(page.url()).toBe(`${app.url}/api/docs`)
    expect(await page.evaluate('document.cookie')).toBe('')
    expect((await asks('/api/v1/users/me')).email).toBe(MEMBER)
    await asks('/api/v1/users/me/status', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"status_text":"mine"}',
    })
    expect(await statusText()).toBe('mine')
  })

  test('pages of other origins change nothing, log nobody in, and show nothing in a frame', async () => {
    const { port } = evil.address() as AddressInfo
    const own = page.url()
    for (const host of ['127.0.0.1', 'localhost']) {
      await page.goto(`http://${host}:${port}/form`)
      await page.getByRole('button').click()
      expect(await page.content()).toContain('UNAUTHORIZED')
      await page.goto(`http://${host}:${port}/login`)
      await page.getByRole('button').click()
      await page.getByRole('heading', { name: 'This form was sent from elsewhere' }).waitFor()
      await page.goto(`http://${host}:${port}/frame`)
      expect(await page.frames()[1]?.content()).not.toContain(MEMBER)
    }
    await page.goto(own)
    expect([(await asks('/api/v1/users/me')).email, await statusText()]).toEqual([MEMBER, 'mine'])
  })

  test('a frame without an origin changes nothing, and neither does any form in a browser without Sec-Fetch-Site', async () => {
    const { port } = evil.address() as AddressInfo
    const [session] = (await page.context().cookies()).filter(({ name }) => name === 'parley-session')
    // Takes out of each request what old browsers do not send.
    const sent: IncomingHttpHeaders[] = []
    const proxy = createServer((incoming, outgoing) => {
      const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !name.startsWith('sec-fetch-')))
      if (incoming.method === 'POST') sent.push(headers)
      const { hostname, port, pathname, search } = new URL(incoming.url ?? '')
      const passed = request({ hostname, port, path: pathname + search, method: incoming.method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      })
      passed.on('error', () => outgoing.destroy())
      incoming.pipe(passed)
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    const server = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
    const old = await browser.newContext({ proxy: { server, bypass: '<-loopback>' } })
    try {
      await old.addCookies([{ name: 'parley-session', value: session?.value ?? '', url: app.url, httpOnly: true, sameSite: 'Lax' }])
      for (const window of [page, await old.newPage()])
        for (const path of ['/form', '/sandbox']) {
          await window.goto(`http://127.0.0.1:${port}${path}`)
          const holder = path === '/form' ? window.locator('body') : window.frameLocator('iframe').locator('body')
          const answer = window.waitForResponse((one) => one.url().endsWith('/users/me/status'))
          await holder.getByRole('button').click()
          expect([path, (await answer).status()]).toEqual([path, 401])
        }
      expect(sent.map(({ origin }) => origin)).toEqual([`http://127.0.0.1:${port}`, 'null'])
      // A form of the server's own page counts there.
      const own = await old.newPage()
      await own.goto(`${app.url}/accounts/logout`)
      await own.getByRole('button').click()
      await own.getByRole('heading', { name: 'Log in to Demo' }).waitFor()
    } finally {
      await old.close()
      proxy.close()
    }
    await page.goto(`${app.url}${LOGIN}?next=/api/docs`)
    await page.getByLabel('Email address').fill(MEMBER)
    await page.getByLabel('Password').fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(`${app.url}/api/docs`)
    expect(await statusText()).toBe('mine')
  })

  test('a person sees the sessions and keys, and logs out everywhere', async () => {
    await page.goto(`${app.url}/accounts/sessions`)
    expect(await page.getByRole('listitem').filter({ hasText: 'this browser' }).textContent()).toContain('Chrome, Linux')
    await page.getByRole('button', { name: 'Log out everywhere' }).click()
    await page.getByRole('heading', { name: 'Log in to Demo' }).waitFor()
    await page.goto(`${app.url}/api/docs`)
    expect((await asks('/api/v1/users/me')).code).toBe('UNAUTHORIZED')
    expect((await app.as('member').get('/users/me')).body.code).toBe('INVALID_API_KEY')
  })
})
