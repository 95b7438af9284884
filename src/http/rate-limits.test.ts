// databases: both

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { pino } from 'pino'
import { DatabaseError } from 'sequelize'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import { DEFAULT_RATE_LIMITS, DEVELOPMENT_RATE_LIMITS, type RateLimitRules } from '../limits.ts'
import { ApiKey } from '../models/api-key.ts'
import { DEMO_PASSWORD } from '../server/demo.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer } from '../testing/client.ts'
import { TINY_GIF } from '../testing/images.ts'
import { alike } from '../testing/sampled.ts'
import { clientAddress } from './origin.ts'
import { addressKey, createRateLimits } from './rate-limits.ts'

let app: TestApp
let running: TestApp | undefined
afterEach(async () => {
  await running?.close()
  running = undefined
})

const start = async (rules: Partial<RateLimitRules>, trustProxy = 0, logLevel = 'error'): Promise<TestApp> => {
  running = app = await startTestApp({ rateLimits: { ...DEFAULT_RATE_LIMITS, ...rules }, trustProxy, logLevel })
  return app
}
const limit = (points: number, seconds = 60) => [{ points, seconds }]
const standing = ({ headers }: Answer) => ({
  limit: headers.get('x-ratelimit-limit'),
  remaining: headers.get('x-ratelimit-remaining'),
  reset: headers.get('x-ratelimit-reset'),
})
const refused = { status: 429, body: { result: 'error', code: 'RATE_LIMIT_HIT', msg: 'API usage exceeded rate limit' } }

alike('requests of a user', () => {
  test('are counted, reported in every answer, and refused when the window is full', async () => {
    await start({ user: limit(2) })
    const member = app.as('member')
    const before = Date.now() / 1000
    const first = await member.get('/users/me')
    expect(standing(first)).toMatchObject({ limit: '2', remaining: '1' })
    const reset = Number(standing(first).reset)
    expect(reset).toBeGreaterThanOrEqual(Math.floor(before) + 59)
    expect(reset).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000) + 60)
    // Invalid requests count too, and their answers show it.
    const second = await member.get('/messages', { num_before: 'x' })
    expect(second.status).toBe(400)
    expect(standing(second).remaining).toBe('0')
    const third = await member.get('/users/me')
    expect(third).toMatchObject(refused)
    expect(standing(third)).toMatchObject({ limit: '2', remaining: '0' })
    expect(third.body['retry-after']).toBeGreaterThan(0)
    expect(third.headers.get('retry-after')).toBe(String(Math.ceil(third.body['retry-after'])))
    expect((await app.as('member2').get('/users/me')).status).toBe(200)
  })

  test('count for the owner of a bot, with those of the owner and of the other bots', async () => {
    await start({ user: limit(6) })
    const member = app.as('member')
    const bots: { api_key: string }[] = []
    for (const name of ['one', 'two']) bots.push((await member.must.post('/bots', { full_name: `Bot ${name}`, short_name: name })) as never)
    const ask = (name: string, key: string): Promise<Response> =>
      fetch(`${app.url}/api/v1/users/me`, { headers: { authorization: `Basic ${btoa(`${name}-bot@127.0.0.1:${key}`)}` } })
    const statuses: number[] = []
    for (const [i, name] of ['one', 'two', 'one', 'two', 'one'].entries())
      statuses.push((await ask(name, bots[i % 2]?.api_key ?? '')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    expect(await member.get('/users/me')).toMatchObject(refused)
    expect((await app.as('member2').get('/users/me')).status).toBe(200)
  })

  test('change nothing once they are refused', async () => {
    await start({ user: limit(1) })
    const sent = await app.as('member').must.send()
    expect(await app.as('member').send()).toMatchObject(refused)
    const { body } = await app.as('owner').get('/messages', { anchor: 'newest', num_before: 5, num_after: 0 })
    expect(body.messages.at(-1).id).toBe(sent)
  })

  test('count in two windows, and the answer reports the one with fewer requests left', async () => {
    await start({ user: [...limit(5, 60), ...limit(2, 3_600)] })
    const member = app.as('member')
    expect(standing(await member.get('/users/me'))).toMatchObject({ limit: '2', remaining: '1' })
    await member.get('/users/me')
    const last = await member.get('/users/me')
    expect(last).toMatchObject(refused)
    expect(last.body['retry-after']).toBeGreaterThan(3_500)
  })

  test('are counted separately for GET /events', async () => {
    await start({ user: limit(2), events: { points: 5, seconds: 60 } })
    const member = app.as('member')
    const { queue_id, last_event_id } = (await member.post('/register', { event_types: ['message'] })).body
    const read = () => member.get('/events', { queue_id, last_event_id, dont_block: true })
    expect(standing(await read())).toMatchObject({ limit: '5', remaining: '4' })
    expect(standing(await member.get('/users/me')).remaining).toBe('0')
  })

  test('are not counted for downloads', async () => {
    await start({ user: limit(1), anonymous: limit(1) })
    const member = app.as('member')
    const { url } = (await member.upload('a.txt', 'text')).body
    for (let i = 0; i < 3; i++) {
      const download = await member.raw(url)
      expect(download.status).toBe(200)
      expect(standing(download).limit).toBeNull()
      const { body } = await member.get(url)
      const temporary = await app.client().raw(body.url)
      expect([temporary.status, standing(temporary).limit]).toEqual([200, null])
    }
  })
})

alike('reads of events above the limit', () => {
  const register = () => app.as('member').must.register({ event_types: ['message'] })

  test('are held, and get together what came in that time', async () => {
    // One read leaks in three seconds.
    await start({ events: { points: 3, seconds: 9 } })
    const { queue_id, last_event_id } = await register()
    const read = (after: number) => app.as('member').get('/events', { queue_id, last_event_id: after, dont_block: true })
    for (let i = 0; i < 3; i++) await read(last_event_id)
    const begun = performance.now()
    const held = read(last_event_id)
    for (const content of ['one', 'two'])
      await app.as('member2').post('/messages', { type: 'channel', to: 'general', topic: 'busy', content })
    const { status, body } = await held
    expect(status).toBe(200)
    expect(body.events.map(({ message }: { message: { content: string } }) => message.content)).toEqual(['one', 'two'])
    expect(performance.now() - begun).toBeGreaterThan(2_000)
  })

  test('are never refused to a client that reads its queue again and again', async () => {
    await start({ events: { points: 20, seconds: 1 } })
    const { queue_id, last_event_id } = await register()
    for (let i = 0; i < 50; i++)
      expect((await app.as('member').get('/events', { queue_id, last_event_id, dont_block: true })).status).toBe(200)
  })

  test('end when the client hangs up', async () => {
    await start({ events: { points: 1, seconds: 10 } })
    const { queue_id, last_event_id } = await register()
    const path = `/api/v1/events?queue_id=${queue_id}&last_event_id=${last_event_id}&dont_block=true`
    const { email, api_key } = app.demo.users.member
    const headers = { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
    expect((await app.client().raw(path, { headers })).status).toBe(200)
    const gone = AbortSignal.timeout(200)
    await expect(fetch(`${app.url}${path}`, { headers, signal: gone })).rejects.toThrow()
    // Nothing waits for the ten seconds of the held request.
    const begun = performance.now()
    await app.close()
    running = undefined
    expect(performance.now() - begun).toBeLessThan(5_000)
  })

  test('are refused once so many are held that another would wait for a quarter of a minute, and those do not count', async () => {
    await start({ events: { points: 2, seconds: 20 } })
    const { queue_id, last_event_id } = await register()
    const { email, api_key } = app.demo.users.member
    const headers = { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
    const leaving = new AbortController()
    const path = `/api/v1/events?queue_id=${queue_id}&last_event_id=${last_event_id}&dont_block=true`
    const read = (signal?: AbortSignal) => fetch(`${app.url}${path}`, { headers, ...(signal ? { signal } : {}) })
    for (let i = 0; i < 2; i++) expect((await read()).status).toBe(200)
    const held = read(leaving.signal).catch(() => 'hung up')
    await expect.poll(async () => (await read(AbortSignal.timeout(1_000)).catch(() => undefined))?.status).toBe(429)
    const { body, headers: answered } = await app.as('member').get('/events', { queue_id, last_event_id, dont_block: true })
    expect(body.code).toBe('RATE_LIMIT_HIT')
    expect(Number(answered.get('retry-after'))).toBeLessThanOrEqual(30)
    leaving.abort()
    expect(await held).toBe('hung up')
  })
})

alike('requests whose credentials could not be checked', () => {
  test('count for nobody, so that an outage of the database refuses nobody afterwards', async () => {
    await start({ anonymous: limit(3), user: limit(100) }, 0, 'silent')
    const outage = Object.assign(new DatabaseError(Object.assign(new Error('connection lost'), { sql: '' })), {
      original: { code: 'PROTOCOL_CONNECTION_LOST' },
    })
    const database = vi.spyOn(ApiKey, 'findByHashes').mockRejectedValue(outage)
    const stranger = app.client({ email: 'member@example.com', api_key: 'unknown to this process' })
    for (let i = 0; i < 6; i++) expect(await stranger.get('/users/me')).toMatchObject({ status: 503, body: { code: 'SERVER_BUSY' } })
    const upload = {
      method: 'POST',
      headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '1', Authorization: `Basic ${btoa('a@b.c:x')}` },
    }
    for (let i = 0; i < 6; i++) expect((await app.client().raw('/api/v1/tus/', upload)).status).toBe(503)
    database.mockRestore()
    expect(standing(await stranger.get('/users/me'))).toMatchObject({ limit: '3', remaining: '2' })
  })
})

alike('requests without valid credentials', () => {
  test('are counted by address: pages behind secret links, wrong keys, unknown URLs and public operations', async () => {
    await start({ anonymous: limit(8) })
    const links = ['join', 'confirm/change_email', 'accounts/password/reset', 'unsubscribe']
    const pages = links.map((link) => `/${link}/nonsense`)
    for (const [i, path] of pages.entries()) {
      const answer = await app.client().raw(path)
      expect([answer.status, standing(answer).remaining]).toEqual([404, String(7 - i)])
    }
    const nobody = app.client({ email: 'member@example.com', api_key: 'wrong' })
    expect(standing(await app.client().get('/server_settings'))).toMatchObject({ limit: '8', remaining: '3' })
    expect(standing(await nobody.get('/users/me')).remaining).toBe('2')
    expect(standing(await app.client().get('/no/such/url')).remaining).toBe('1')
    expect(standing(await app.client().delete('/server_settings')).remaining).toBe('0')
    for (const answer of [await nobody.get('/users/me'), await app.client().get('/server_settings'), await app.client().get('/nothing')])
      expect(answer).toMatchObject(refused)
    for (const path of [...pages, '/accounts/password/reset'])
      for (const method of ['GET', 'POST']) {
        const { status, headers, body } = await app.client().raw(path, { method, ...(method === 'POST' ? { body: 'full_name=x' } : {}) })
        const wait = headers.get('retry-after')
        expect([status, headers.get('content-type'), Number(wait) > 0]).toEqual([429, 'text/html; charset=utf-8', true])
        expect(body).toContain(`try again in ${wait} seconds`)
      }
    expect((await app.as('member').get('/users/me')).status).toBe(200)
  })

  test('for images are counted by address, apart from all others', async () => {
    await start({ anonymous: limit(1), images: limit(2) })
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(TINY_GIF)], { type: 'image/gif' }), 'image.gif')
    expect((await app.as('owner').raw('/api/v1/realm/emoji/counted', { method: 'POST', body })).status).toBe(200)
    const { emoji } = (await app.as('owner').get('/realm/emoji')).body
    const image = (): Promise<Answer> => app.client().raw(Object.values<{ source_url: string }>(emoji)[0]?.source_url ?? '')
    expect(standing(await image())).toMatchObject({ limit: '2', remaining: '1' })
    expect((await app.client().get('/server_settings')).status).toBe(200)
    expect((await image()).status).toBe(200)
    const { status, headers } = await image()
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  test('are counted by the address from the nearest proxy, not by what the client writes', async () => {
    await start({ anonymous: limit(1) }, 1)
    const ask = (forwarded: string) => app.client().raw('/api/v1/server_settings', { headers: { 'X-Forwarded-For': forwarded } })
    expect((await ask('203.0.113.1')).status).toBe(200)
    expect((await ask('198.51.100.7, 203.0.113.1')).status).toBe(429)
    expect((await ask('203.0.113.1, 203.0.113.2')).status).toBe(200)
  })
})

alike('wrong passwords', () => {
  const fetchKey = (username: string, password: string, from = '203.0.113.1') =>
    app.client().raw('/api/v1/fetch_api_key', {
      method: 'POST',
      headers: { 'X-Forwarded-For': from },
      body: new URLSearchParams({ username, password }),
    })

  test('#25 are refused from the sixth on, whether or not the account exists', async () => {
    await start({}, 1)
    const bodies = await Promise.all(
      ['member@example.com', 'nobody@example.com'].map(async (username) => {
        const answers = []
        for (let i = 0; i < 6; i++) answers.push(await fetchKey(username, 'a wrong one'))
        return answers.map(({ status, body }) => ({ status, body: { ...body, 'retry-after': undefined } }))
      }),
    )
    expect(bodies[0]).toEqual(bodies[1])
    expect(bodies[0]?.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
    // The right password, and the name in another letter case, are refused too, so continued guessing reveals nothing.
    expect(await fetchKey('Member@Example.com', DEMO_PASSWORD)).toMatchObject(refused)
    expect((await fetchKey('member@example.com', DEMO_PASSWORD, '203.0.113.2')).status).toBe(200)
    expect((await fetchKey('member2@example.com', DEMO_PASSWORD)).status).toBe(200)
  })

  test('are logged once for an account and address, and once for an account, without its name', async () => {
    await start({ login: limit(2), account: limit(5) }, 1)
    const logged = vi.spyOn(app.server.app.log, 'warn')
    for (const from of ['203.0.113.1', '203.0.113.2', '203.0.113.3'])
      await Promise.all(Array.from({ length: 5 }, () => fetchKey('member@example.com', 'a wrong one', from)))
    const line = 'too many wrong passwords: further ones are refused'
    const realmId = 1
    const calls = logged.mock.calls as unknown[][]
    expect(calls.filter(([, words]) => words === line)).toEqual([
      [{ limit: 'login', realmId, ip: '203.0.113.1' }, line],
      [{ limit: 'login', realmId, ip: '203.0.113.2' }, line],
      [{ limit: 'account', realmId, ip: '203.0.113.3' }, line],
      [{ limit: 'login', realmId, ip: '203.0.113.3' }, line],
    ])
    // Programs that block addresses count these.
    const failed = { realmId, account: 'member@example.com', ip: '203.0.113.1' }
    expect(calls.filter(([fields]) => isDeepStrictEqual(fields, failed))).toEqual(
      Array.from({ length: 5 }, () => [failed, 'a login failed']),
    )
  })

  test('does not log a right password as failed', async () => {
    await start({})
    const logged = vi.spyOn(app.server.app.log, 'warn')
    expect((await fetchKey('member@example.com', DEMO_PASSWORD)).status).toBe(200)
    expect(logged.mock.calls).toEqual([])
  })

  test('are counted when they arrive simultaneously', async () => {
    await start({})
    const answers = await Promise.all(Array.from({ length: 12 }, () => fetchKey('member@example.com', 'a wrong one')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  test('are forgotten after the right one, for the address and for the account', async () => {
    await start({ account: limit(6, 1_800) })
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) expect((await fetchKey('member@example.com', 'a wrong one')).status).toBe(401)
      expect((await fetchKey('member@example.com', DEMO_PASSWORD)).status).toBe(200)
    }
  })

  test('from many addresses are limited together', async () => {
    await start({ account: limit(6, 1_800) }, 1)
    for (let i = 0; i < 6; i++) expect((await fetchKey('member@example.com', 'a wrong one', `203.0.113.${i}`)).status).toBe(401)
    expect(await fetchKey('member@example.com', 'a wrong one', '203.0.113.9')).toMatchObject(refused)
  })

  test('sent simultaneously wait up to a bound, and those beyond it get SERVER_BUSY and do not count', async () => {
    await start({ anonymous: limit(1_000), login: limit(1) })
    const names = Array.from({ length: 120 }, (_, i) => `nobody${i}@example.com`)
    const answers = await Promise.all(names.map(async (name) => ({ name, ...(await fetchKey(name, 'a wrong one')) })))
    const busy = answers.filter(({ status }) => status === 503)
    expect(answers.filter(({ status }) => status === 401).length + busy.length).toBe(120)
    expect(busy.length).toBeGreaterThan(0)
    for (const { name, body } of busy) {
      expect(body).toEqual({ result: 'error', code: 'SERVER_BUSY', msg: 'Too many passwords are being checked', 'retry-after': 1 })
      expect((await fetchKey(name, 'a wrong one')).status).toBe(401)
    }
  })
})

alike('an address', () => {
  test.each([
    ['203.0.113.1', '203.0.113.1'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['::ffff:cb00:7101', '203.0.113.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:ffff::1', '2001:db8:0:0::/64'],
    ['2001:DB8:0:1::1', '2001:db8:0:1::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  test.each([
    [0, '203.0.113.1', '10.0.0.1'],
    [1, '198.51.100.7, 203.0.113.1', '203.0.113.1'],
    [2, '192.0.2.9, 198.51.100.7, 203.0.113.1', '198.51.100.7'],
    [2, '203.0.113.1', '203.0.113.1'],
    [1, 'unknown', '10.0.0.1'],
    [1, '', '10.0.0.1'],
    [1, `fe80::1%${'a'.repeat(100)}`, '10.0.0.1'],
  ])('behind %i proxies that report "%s" is %s', (trusted, forwarded, address) => {
    const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } }
    expect(clientAddress(request as never, trusted)).toBe(address)
  })
})

alike('by default', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test.each([
    ['user', 200, 60],
    ['user', 2_000, 3_600],
    ['anonymous', 100, 60],
    ['images', 6_000, 60],
    ['login', 5, 1_800],
    ['account', 100, 1_800],
    ['reset', 2, 3_600],
    ['reset', 5, 86_400],
    ['reset_from', 10, 3_600],
    ['reset_from', 30, 86_400],
    ['join', 2, 3_600],
    ['join', 5, 86_400],
    ['join_from', 10, 3_600],
    ['join_from', 30, 86_400],
  ] as const)('what counts as %s is limited to %i in %i seconds', async (kind, points, seconds) => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const config = { ...readConfig({ DATA_DIR: join(tmpdir(), 'none') }), rateLimits: DEFAULT_RATE_LIMITS }
    const limits = await createRateLimits(config, pino({ level: 'silent' }))
    const start = performance.now()
    const elapsed = (): number => (performance.now() - start) / 1_000
    const isRefused = async (): Promise<boolean> => (await limits.count(kind, 'key')).refused !== undefined
    // Waits until the shorter window lets more pass.
    for (let used = 0; used < points; )
      if (await isRefused()) vi.advanceTimersByTime(1_000)
      else used++
    expect(elapsed()).toBeLessThan(seconds)
    vi.advanceTimersByTime((seconds - elapsed()) * 1_000 - 1_000)
    expect(await isRefused()).toBe(true)
    vi.advanceTimersByTime(2_000)
    expect(await isRefused()).toBe(false)
    await limits.close()
  })
})

alike('RATE_LIMITS', () => {
  const rules = (RATE_LIMITS: string, NODE_ENV = 'production') =>
    readConfig({ RATE_LIMITS, NODE_ENV, DATA_DIR: join(tmpdir(), 'none') }).rateLimits

  test('changes only the limits that it names', () => {
    expect(rules('')).toEqual(DEFAULT_RATE_LIMITS)
    expect(rules('off')).toBeUndefined()
    expect(rules('', 'development')).toEqual(DEVELOPMENT_RATE_LIMITS)
    expect(rules('user=5/60+9/3600, login=1/10')).toEqual({
      ...DEFAULT_RATE_LIMITS,
      user: [...limit(5), ...limit(9, 3_600)],
      login: limit(1, 10),
    })
  })

  test.each(['on', 'user', 'user=', 'user=5', 'user=0/60', 'user=5/0', 'guest=5/60', 'user=5/60+', 'constructor=5/60'])(
    'refuses %s',
    (text) => {
      expect(() => rules(text)).toThrow('RATE_LIMITS must be off or like')
    },
  )
})

test('RATE_LIMITS takes one limit for reading events', () => {
  const config = (RATE_LIMITS: string) => readConfig({ RATE_LIMITS, DATA_DIR: join(tmpdir(), 'none') })
  expect(config('events=7/5').rateLimits?.events).toEqual({ points: 7, seconds: 5 })
  expect(() => config('events=200/60+2000/3600')).toThrow('events takes one number of requests per seconds')
})

test.runIf(inject('redisUrl'))('several processes count together in Redis', async () => {
  const redisUrl = inject('redisUrl')
  const folder = mkdtempSync(join(tmpdir(), 'parley-limits-'))
  const config = { ...readConfig({ DATA_DIR: folder, REDIS_URL: redisUrl }), rateLimits: { ...DEFAULT_RATE_LIMITS, user: limit(2) } }
  const [one, two] = await Promise.all([
    createRateLimits(config, pino({ level: 'silent' })),
    createRateLimits(config, pino({ level: 'silent' })),
  ])
  const user = `test-${Math.random()}`
  expect((await one.count('user', user)).headers).toMatchObject({ 'X-RateLimit-Remaining': '1' })
  expect((await two.count('user', user)).refused).toBeUndefined()
  expect((await one.count('user', user)).refused).toMatchObject({ code: 'RATE_LIMIT_HIT' })
  const account = `${user}@example.com`
  const tries = async (limits: typeof one, times: number) => {
    for (let i = 0; i < times; i++) await limits.tryPassword(1, account, '203.0.113.1')
  }
  await tries(one, 4)
  const last = await one.tryPassword(1, account, '203.0.113.1')
  await last.untried()
  await tries(two, 1)
  await expect(one.tryPassword(1, account, '203.0.113.1')).rejects.toMatchObject({ code: 'RATE_LIMIT_HIT' })
  await Promise.all([one.close(), two.close()])
})
