// databases: once
// run: full
// The sandbox, as a team that builds a client starts it.

import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pushDevice } from '../../src/testing/push-device.ts'
import { type SandboxProcess, startSandbox } from '../sandbox-process.ts'

type Answer = Record<string, unknown> & { result: string; msg: string; code?: string }
interface Given {
  method?: string
  form?: Record<string, string | number | boolean>
  as?: string
  key?: string
  headers?: Record<string, string>
}

let sandbox: SandboxProcess
beforeAll(async () => {
  sandbox = await startSandbox()
}, 300_000)
afterAll(() => sandbox?.end())

/** Asks the sandbox, as the member unless told otherwise. */
async function ask(path: string, { method, form, as = 'member@example.com', key = 'any', headers = {} }: Given = {}, at = sandbox) {
  const authorization = as === '' ? {} : { Authorization: `Basic ${Buffer.from(`${as}:${key}`).toString('base64')}` }
  const body = form && new URLSearchParams(Object.entries(form).map(([name, value]): [string, string] => [name, String(value)]))
  const response = await fetch(at.url + path, {
    method: method ?? (form ? 'POST' : 'GET'),
    headers: { ...authorization, ...headers },
    ...(body ? { body } : {}),
  })
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answer }
}
const post = { method: 'POST' }
const message = (content: string) => ({ type: 'channel', to: 'general', topic: 'sandbox', content })

/** Registers a queue, and returns how it is read. */
async function register(prefix = '', as = 'member@example.com', at = sandbox) {
  const form = { event_types: '["message","reaction"]', fetch_event_types: '[]' }
  const { body } = await ask(`${prefix}/api/v1/register`, { form, as }, at)
  const queueId = String(body.queue_id)
  let last = Number(body.last_event_id)
  const read = async (blocks = false) => {
    const answer = await ask(`${prefix}/api/v1/events?queue_id=${queueId}&last_event_id=${last}&dont_block=${!blocks}`, { as }, at)
    const events = (answer.body.events ?? []) as { id: number; type: string }[]
    last = events.at(-1)?.id ?? last
    return { ...answer, events }
  }
  return { queueId, read }
}

test('the whole state of the contract is what the member registers, but for names and times that each server has of its own', async () => {
  const form = {}
  const { body: own } = await ask('/api/v1/register', { form })
  const { body: example } = await ask('/api/v1/register', { form, headers: { Prefer: 'code=200, example=wholeState' } })
  expect(Object.keys(example).sort()).toEqual(Object.keys(own).sort())
  const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null
  const differing = Object.keys(own).filter((name) => {
    const [one, other] = [own[name], example[name]]
    return isPlain(one) || isPlain(other) ? one !== other : Array.isArray(one) !== Array.isArray(other)
  })
  expect(differing.sort()).toEqual(
    [
      ...['queue_id', 'last_event_id', 'server_timestamp', 'server_generation', 'service_merge_base', 'realm_date_created', 'realm_uuid'],
      ...['realm_url', 'realm_uri', 'server_emoji_data_url'],
    ].sort(),
  )
})

describe('who asks', () => {
  test('may have logged in on the page, with the password of every account, and comes with the cookie', async () => {
    const login = await fetch(`${sandbox.url}/accounts/login`, {
      ...post,
      redirect: 'manual',
      headers: { Origin: sandbox.url },
      body: new URLSearchParams({ email: 'member@example.com', password: 'correct horse battery staple' }),
    })
    const [cookie = ''] = login.headers.getSetCookie().map((header) => header.split(';', 1)[0] ?? '')
    expect([login.status, (await ask('/api/v1/users/me', { as: '', headers: { Cookie: cookie } })).body.email]).toEqual([
      303,
      'member@example.com',
    ])
  })

  test('the address selects the account, whatever the key', async () => {
    for (const [as, role] of [
      ['owner@example.com', 100],
      ['member@example.com', 400],
      ['Guest@Example.com', 600],
    ] as const)
      expect((await ask('/api/v1/users/me', { as, key: 'whatever' })).body).toMatchObject({ role })
  })

  test('an address that nobody has gets a member of its own', async () => {
    const [first, same, other] = await Promise.all(
      ['ann@example.com', 'ann@example.com', 'ben@example.com'].map((as) => ask('/api/v1/users/me', { as })),
    )
    expect(first?.body).toMatchObject({ role: 400, full_name: 'ann', delivery_email: 'ann@example.com' })
    expect(same?.body.user_id).toBe(first?.body.user_id)
    expect(other?.body.user_id).not.toBe(first?.body.user_id)
    const { body } = await ask('/api/v1/users/me/subscriptions', { as: 'ann@example.com' })
    expect((body.subscriptions as { name: string }[]).map(({ name }) => name)).toContain('general')
  })

  test('no credentials, or the key of nobody, are refused', async () => {
    expect((await ask('/api/v1/users/me', { as: '' })).body.code).toBe('UNAUTHORIZED')
    expect((await ask('/api/v1/users/me', { key: 'not-the-key-of-anybody' })).body.code).toBe('INVALID_API_KEY')
  })

  test('a key that the server has given is as good as there', async () => {
    const given = await ask('/api/v1/fetch_api_key', {
      as: '',
      form: { username: 'moderator@example.com', password: 'correct horse battery staple' },
    })
    const key = String(given.body.api_key)
    expect((await ask('/api/v1/users/me', { as: 'moderator@example.com', key })).status).toBe(200)
    expect((await ask('/api/v1/users/me', { as: 'member@example.com', key })).body.code).toBe('INVALID_API_KEY')
  })
})

test('everybody has the password of the demo, in the second organisation too', async () => {
  const headers = { 'X-Sandbox-World': 'acme' }
  const form = { username: 'stranger@example.com', password: 'correct horse battery staple' }
  expect((await ask('/api/v1/fetch_api_key', { as: '', form, headers })).status).toBe(200)
})

describe('what it answers', () => {
  test('it remembers, as the server does', async () => {
    const queue = await register()
    const sent = await ask('/api/v1/messages', { form: message('Remember me.') })
    expect((await queue.read(true)).events).toMatchObject([{ type: 'message', message: { id: sent.body.id, content: 'Remember me.' } }])
    expect((await ask(`/api/v1/messages/${sent.body.id}?apply_markdown=false`)).body).toMatchObject({
      message: { content: 'Remember me.' },
    })
  })

  test('the examples of the contract are true of the first world', async () => {
    expect((await ask('/api/v1/messages/102?apply_markdown=false')).body).toMatchObject({
      message: { content: 'Yes, at noon.', sender_id: 5 },
    })
  })

  test.each([
    ['a header', { headers: { Prefer: 'code=400, example=unknownChannel' } }, ''],
    ['the query', {}, '?__code=400&__example=unknownChannel'],
  ])('an answer that %s names is the example', async (_, given, query) => {
    const { status, body } = await ask(`/api/v1/messages${query}`, { ...given, form: message('Nowhere.') })
    expect([status, body.result]).toEqual([400, 'error'])
  })

  test('a name that no example has is refused', async () => {
    expect((await ask('/api/v1/messages?__code=400&__example=none', { form: {} })).body).toMatchObject({
      code: 'BAD_REQUEST',
      msg: "'Prefer' requests an answer that the operation does not have: code=400, example=none",
    })
  })
})

describe('a world', () => {
  const general = async (prefix: string, headers = {}) => {
    const { body } = await ask(`${prefix}/api/v1/messages?anchor=newest&num_before=1&num_after=0&apply_markdown=false`, { headers })
    return (body.messages as { content: string }[])[0]?.content
  }

  test('is an organisation of its own, which shares nothing with the others', async () => {
    await ask('/w/one/api/v1/messages', { form: message('Only here.') })
    expect(await general('/w/one')).toBe('Only here.')
    expect(await general('', { 'X-Sandbox-World': 'one' })).toBe('Only here.')
    expect(await general('/w/two')).not.toBe('Only here.')
    expect(await general('')).not.toBe('Only here.')
  })

  test('has the accounts and channels of the first one, with other IDs, which it tells', async () => {
    const [first, other] = [(await ask('/sandbox/world')).body, (await ask('/w/one/sandbox/world')).body]
    const names = (world: Answer) => [
      (world.users as { email: string }[]).map(({ email }) => email).filter((email) => !/^(ann|ben)@/.test(email)),
      (world.channels as { name: string }[]).map(({ name }) => name),
    ]
    expect(names(other)).toEqual(names(first))
    expect(other).toMatchObject({ name: 'one', realm_url: expect.stringMatching(/^http:\/\/one\.localhost:/) })
  })

  test('has what belongs to the accounts of the first one: keys, devices, pending invitations, and what bots call', async () => {
    const names = (list: unknown, name: string) => (list as Record<string, unknown>[]).map((one) => one[name])
    const belongings = async (prefix: string) => {
      const get = async (path: string, as: string) => (await ask(`${prefix}/api/v1${path}`, { as })).body
      const form = { fetch_event_types: '["device"]' }
      const { body: state } = await ask(`${prefix}/api/v1/register`, { form, as: 'changed@example.com' })
      return {
        invites: names((await get('/invites', 'administrator@example.com')).invites, 'email'),
        links: names((await get('/invites', 'administrator@example.com')).invites, 'is_multiuse'),
        keys: names((await get('/users/me/api_keys', 'administrator@example.com')).api_keys, 'name').filter((name) => name !== 'sandbox'),
        devices: Object.keys(state.devices as object).length,
        services: names((await get('/bots', 'changed@example.com')).bots, 'services'),
      }
    }
    const [first, other] = [await belongings(''), await belongings('/w/one')]
    for (const list of [other.invites, other.keys, other.services]) expect(list).not.toEqual([])
    expect(other).toEqual(first)
    expect(other.devices).toBeGreaterThan(0)
    expect((await ask('/w/one/sandbox/mails')).body.mails).toEqual([])
  })

  test('starts again without the others', async () => {
    await ask('/w/one/api/v1/messages', { form: message('Soon gone.') })
    await ask('/w/two/api/v1/messages', { form: message('Here to stay.') })
    expect((await ask('/w/one/sandbox/reset', post)).status).toBe(200)
    expect(await general('/w/one')).not.toBe('Soon gone.')
    expect(await general('/w/two')).toBe('Here to stay.')
  })

  test('the first one starts again with the IDs of the examples', async () => {
    const queue = await register('/w/two')
    await ask('/api/v1/messages/102', { method: 'PATCH', form: { content: 'No, at one.' } })
    await ask('/w/two/api/v1/messages', { form: message('Still here.') })
    expect((await ask('/sandbox/reset', post)).status).toBe(200)
    expect((await ask('/api/v1/messages/102?apply_markdown=false')).body).toMatchObject({ message: { content: 'Yes, at noon.' } })
    expect((await queue.read()).events).toMatchObject([{ message: { content: 'Still here.' } }])
    const { body } = await ask('/api/v1/messages', { form: message('After all that.') })
    expect(body).toMatchObject({ result: 'success' })
  })

  test.each([
    ['/w/No_Host/api/v1/users/me', {}],
    ['/w//api/v1/users/me', {}],
    ['/sandbox/world', { 'X-Sandbox-World': '' }],
  ])('has a name that a host can have, unlike that of %s with %j', async (path, headers) => {
    expect((await ask(path, { headers })).body).toMatchObject({ code: 'BAD_REQUEST', msg: expect.stringContaining('the name of a world') })
  })
})

describe('trouble', () => {
  test('a request fails as often as it is told to', async () => {
    await ask('/w/faults/sandbox/troubles', { form: { fault: 'POST /messages: 503 every 2nd' } })
    const statuses = []
    for (let i = 0; i < 4; i++) statuses.push((await ask('/w/faults/api/v1/messages', { form: message('Again.') })).status)
    expect(statuses).toEqual([200, 503, 200, 503])
    expect((await ask('/w/faults/api/v1/users/me')).status).toBe(200)
    await ask('/w/faults/sandbox/troubles', { method: 'DELETE' })
    expect((await ask('/w/faults/api/v1/messages', { form: message('Again.') })).status).toBe(200)
  })

  test('a connection is closed instead of an answer', async () => {
    await ask('/w/faults/sandbox/troubles', { form: { fault: 'GET /users/me: hang up once' } })
    await expect(ask('/w/faults/api/v1/users/me')).rejects.toThrow('fetch failed')
    expect((await ask('/w/faults/api/v1/users/me')).status).toBe(200)
  })

  test('answers are late', async () => {
    await ask('/w/slow/sandbox/troubles', { form: { latency: 300 } })
    const began = performance.now()
    await ask('/w/slow/api/v1/users/me')
    expect(performance.now() - began).toBeGreaterThanOrEqual(299)
  })

  test('a fault that cannot be read is refused, and so is one of the command line', async () => {
    expect((await ask('/sandbox/troubles', { form: { fault: 'sometimes' } })).body).toMatchObject({
      code: 'BAD_REQUEST',
      msg: expect.stringContaining("'fault'"),
    })
    await expect(startSandbox('--fault', 'sometimes')).rejects.toThrow(/ended with code 1:\n'fault' must be like/)
  })

  test('a queue is lost', async () => {
    const queue = await register()
    expect((await ask('/sandbox/lost_queue', { form: { queue_id: queue.queueId } })).status).toBe(200)
    expect((await queue.read()).body.code).toBe('BAD_EVENT_QUEUE_ID')
  })

  test('a key is revoked, also for a read that waits, and another one is accepted', async () => {
    const { queueId } = await register('', 'carl@example.com')
    const waiting = ask(`/api/v1/events?queue_id=${queueId}&last_event_id=-1`, { as: 'carl@example.com' })
    await ask('/sandbox/revoked_key', { ...post, as: 'carl@example.com' })
    expect((await waiting).body.code).toBe('INVALID_API_KEY')
    expect((await ask('/api/v1/users/me', { as: 'carl@example.com' })).body.code).toBe('INVALID_API_KEY')
    expect((await ask('/api/v1/users/me', { as: 'carl@example.com', key: 'another' })).status).toBe(200)
  })

  test('a rate limit is met by one account alone', async () => {
    await ask('/sandbox/met_rate_limit', { ...post, as: 'dora@example.com' })
    const { status, headers, body } = await ask('/api/v1/users/me', { as: 'dora@example.com' })
    expect([status, body.code, headers.get('X-RateLimit-Remaining')]).toEqual([429, 'RATE_LIMIT_HIT', '0'])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await ask('/api/v1/users/me')).status).toBe(200)
  })

  test('a rate limit that is met lasts as long as it is told to, and ends with all troubles', async () => {
    const as = 'emil@example.com'
    const me = () => ask('/w/limits/api/v1/users/me', { as })
    await ask('/w/limits/sandbox/met_rate_limit', { as, form: { retry_after: 1 } })
    const { status, headers } = await me()
    expect([status, headers.get('Retry-After')]).toEqual([429, '1'])
    await expect.poll(async () => (await me()).status, { timeout: 10_000 }).toBe(200)
    await ask('/w/limits/sandbox/met_rate_limit', { ...post, as })
    expect((await me()).status).toBe(429)
    await ask('/w/limits/sandbox/troubles', { method: 'DELETE' })
    expect((await me()).status).toBe(200)
  })

  test('a fault tells to wait as long as it is told to, in whole seconds, and what is true of any operation', async () => {
    await ask('/w/waits/sandbox/troubles', { form: { fault: 'GET /users/me: 429 once' } })
    expect((await ask('/w/waits/api/v1/users/me')).headers.get('Retry-After')).toMatch(/^[0-9]+$/)
    await ask('/w/waits/sandbox/troubles', { form: { retry_after: 2, fault: 'GET /users/me: 503 once' } })
    const { headers, body } = await ask('/w/waits/api/v1/users/me', { headers: { Origin: 'http://localhost:5173' } })
    expect([headers.get('Retry-After'), headers.get('Access-Control-Allow-Origin')]).toEqual(['2', 'http://localhost:5173'])
    expect(headers.get('X-Request-Id')).toBeTruthy()
    expect(body).toMatchObject({ code: 'SERVER_BUSY', msg: 'The database does not answer', 'retry-after': 2 })
  })

  test('a status that a proxy makes comes as from one', async () => {
    await ask('/w/proxy/sandbox/troubles', { form: { fault: '*: 502 once' } })
    const response = await fetch(`${sandbox.url}/w/proxy/api/v1/server_settings`)
    expect([response.status, response.headers.get('Content-Type')]).toEqual([502, 'text/html'])
    expect(await response.text()).toContain('<h1>502 Bad Gateway</h1>')
  })

  test.each([
    [{ fault: 'POST /message: 503' }, "'fault' names no operation: 'POST /message'; its path must be one of the contract"],
    [{ fault: 'PUT /messages: 503' }, "'fault' names no operation: 'PUT /messages'"],
    [{ fault: 'GET /users/me: 418' }, "'fault' names a status that the server never answers there: 418"],
    [{ latncy: 300 }, "'latncy' is not known here"],
    [{}, "'fault', 'latency' or 'retry_after' is missing"],
  ])('%j is refused', async (form, msg) => {
    expect((await ask('/w/refused/sandbox/troubles', { form: form as Record<string, string> })).body).toMatchObject({
      code: 'BAD_REQUEST',
      msg: expect.stringContaining(msg),
    })
  })

  test.each([
    ['/reset', 'POST'],
    ['/world', 'GET'],
    ['/mails', 'GET'],
    ['/pushes', 'GET'],
    ['/events', 'POST'],
    ['/troubles', 'DELETE'],
    ['/lost_queue', 'POST'],
    ['/revoked_key', 'POST'],
    ['/met_rate_limit', 'POST'],
    ['/restart', 'POST'],
  ])('%s refuses what it does not know', async (path, method) => {
    const { status, body } = await ask(`/w/refused/sandbox${path}?everything=true`, { method })
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
    if (method === 'GET') return
    const form = await fetch(`${sandbox.url}/w/refused/sandbox${path}`, { method, body: 'all', headers: { 'Content-Type': 'text/plain' } })
    expect([form.status, ((await form.json()) as Answer).code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
  })

  test('a page of another origin controls its world, and reads why it is refused', async () => {
    const Origin = 'http://localhost:5173'
    const preflight = { Origin, 'Access-Control-Request-Method': 'DELETE', 'Access-Control-Request-Headers': 'x-sandbox-world' }
    for (const path of ['/sandbox/troubles', '/api/v1/messages/101']) {
      const { status, headers } = await fetch(sandbox.url + path, { method: 'OPTIONS', headers: preflight })
      const allowed = ['Origin', 'Methods', 'Headers'].map((name) => headers.get(`Access-Control-Allow-${name}`)?.toLowerCase())
      expect([path, status, ...allowed]).toEqual([
        ...[path, 204, Origin],
        ...[expect.stringContaining('delete'), expect.stringMatching('authorization.*x-sandbox-world')],
      ])
    }
    const answers = [
      await ask('/sandbox/world', { headers: { Origin, 'X-Sandbox-World': 'page' } }),
      await ask('/sandbox/lost_queue', { headers: { Origin }, form: { queue_id: 'none' } }),
      await ask('/sandbox/world', { headers: { Origin, 'X-Sandbox-World': 'No_Host' } }),
      await ask('/api/v1/users/me', { headers: { Origin, 'X-Sandbox-World': 'page' } }),
    ]
    expect(answers.map(({ status, headers }) => [status, headers.get('Access-Control-Allow-Origin')])).toEqual([
      ...[
        [200, Origin],
        [400, Origin],
      ],
      ...[
        [400, Origin],
        [200, Origin],
      ],
    ])
  })

  /** Resolves when a world, by the start of its paths, answers again. */
  const untilBack = (prefix: string): Promise<void> =>
    expect
      .poll(
        () =>
          ask(`${prefix}/api/v1/users/me`).then(
            ({ status }) => status,
            () => 'gone',
          ),
        { timeout: 20_000 },
      )
      .toBe(200)

  test('the server restarts, and a queue goes on', async () => {
    const queue = await register()
    await ask('/api/v1/messages', { form: message('Before the restart.') })
    expect((await ask('/sandbox/restart', post)).status).toBe(200)
    await expect(ask('/api/v1/users/me')).rejects.toThrow('fetch failed')
    await untilBack('')
    expect((await queue.read()).events).toMatchObject([{ message: { content: 'Before the restart.' } }])
  })

  test('a restart breaks the connections of its own world, and every request of the others is answered', { timeout: 60_000 }, async () => {
    const [queue, other] = [await register('/w/restarting'), await register('/w/going-on')]
    const waiting = queue.read(true).then(
      () => 'answered',
      () => 'broken',
    )
    const reading = other.read(true)
    let isBack = false
    /** Asks one after the other until the world is back, and at least twice. */
    const statuses = async (path: string, given: Given): Promise<number[]> => {
      const found: number[] = []
      while (!isBack || found.length < 2) found.push((await ask(path, given)).status)
      return found
    }
    expect((await ask('/w/restarting/sandbox/restart', post)).status).toBe(200)
    const others = Promise.all([
      statuses('/w/going-on/api/v1/messages', { form: message('Going on.') }),
      statuses('/api/v1/users/me', {}),
      statuses('/w/going-on/sandbox/world', {}),
      statuses('/w/restarting/sandbox/world', {}),
      statuses('/w/renewed/sandbox/reset', post),
    ])
    const restarts = untilBack('/w/restarting').finally(() => {
      isBack = true
    })
    await expect(ask('/w/restarting/api/v1/users/me')).rejects.toThrow('fetch failed')
    expect(await waiting).toBe('broken')
    await restarts
    expect(new Set((await others).flat())).toEqual(new Set([200]))
    expect((await reading).status).toBe(200)
    expect((await queue.read()).status).toBe(200)
  })
})

describe('an event on demand', () => {
  test('reaches the queue that asks for it, and no other', async () => {
    const [queue, other] = [await register(), await register()]
    expect((await ask('/sandbox/events', { form: { queue_id: queue.queueId, example: 'ReactionEvent' } })).status).toBe(200)
    const { events } = await queue.read(true)
    expect(events).toMatchObject([{ type: 'reaction', op: 'add' }])
    expect((await other.read()).events).toEqual([])
  })

  test('is refused if the queue was registered without its type', async () => {
    const { queueId } = await register()
    expect((await ask('/sandbox/events', { form: { queue_id: queueId, example: 'PresenceModernEvent' } })).body).toMatchObject({
      code: 'BAD_REQUEST',
      msg: "'queue_id' is of a queue that was registered without events of the type 'presence'",
    })
  })

  test('can be of any shape', { timeout: 60_000 }, async () => {
    const chapter = await readFile(new URL('../../docs/events.md', import.meta.url), 'utf8')
    const shapes = [...chapter.matchAll(/\(((?:`[A-Za-z]+Event`(?:, )?)+)\)$/gm)].flatMap(([, names = '']) =>
      names.replaceAll('`', '').split(', '),
    )
    expect(shapes.length).toBeGreaterThanOrEqual(94)
    const { queueId, read } = await register()
    const all = await ask('/api/v1/register', {
      form: { fetch_event_types: '[]', client_capabilities: '{"notification_settings_null":true}' },
    })
    const queue = { id: String(all.body.queue_id), last: Number(all.body.last_event_id) }
    for (const example of shapes) {
      expect((await ask('/sandbox/events', { form: { queue_id: queue.id, example } })).status, example).toBe(200)
      const { body } = await ask(`/api/v1/events?queue_id=${queue.id}&last_event_id=${queue.last}&dont_block=true`)
      const events = body.events as { id: number; type: string }[]
      expect(events, example).toHaveLength(1)
      queue.last = events[0]?.id ?? 0
    }
    expect([queueId, (await read()).events]).toEqual([queueId, []])
  })

  test('has the name of an example', async () => {
    const { queueId } = await register()
    expect((await ask('/sandbox/events', { form: { queue_id: queueId, example: 'earthquake' } })).body).toMatchObject({
      code: 'BAD_REQUEST',
      msg: "'example' must be the name of an event's schema in docs/events.md, not 'earthquake'",
    })
    expect((await ask('/sandbox/events', { form: { queue_id: queueId, example: 'TypingEvent' } })).body.msg).toBe(
      "'example' must be the name of an event's schema in docs/events.md, such as TypingDirectMessageEvent, not 'TypingEvent'",
    )
    expect((await ask('/sandbox/events', { form: { queue_id: 'none', example: 'ReactionEvent' } })).body.code).toBe('BAD_EVENT_QUEUE_ID')
  })
})

describe('what leaves the server', () => {
  test('a mail is read where it was sent from', async () => {
    await ask('/w/mails/api/v1/invites', { as: 'owner@example.com', form: { invitee_emails: 'fay@example.com', stream_ids: '[]' } })
    await expect
      .poll(async () => (await ask('/w/mails/sandbox/mails')).body.mails, { timeout: 10_000 })
      .toMatchObject([{ to: 'fay@example.com', text: expect.stringMatching(/http:\/\/mails\.localhost:[0-9]+\/join\//) }])
    for (const world of ['', '/w/none']) expect((await ask(`${world}/sandbox/mails`)).body.mails).toEqual([])
  })

  test('a push is read where it was sent from, by the device that it is for', async () => {
    const as = 'owner@example.com'
    const device = await pushDevice()
    const { body: made } = await ask('/w/pushes/api/v1/register_client_device', { method: 'POST', as })
    const registered = await ask('/w/pushes/api/v1/mobile_push/register', {
      form: { device_id: Number(made.device_id), ...device.key, ...device.token },
      as,
    })
    expect(registered.body.result, registered.body.msg).toBe('success')
    await expect
      .poll(async () => (await ask('/w/pushes/api/v1/mobile_push/e2ee/test_notification', { method: 'POST', as })).status, {
        timeout: 10_000,
      })
      .toBe(200)
    const pushes = async (world: string) => (await ask(`/w/${world}/sandbox/pushes`)).body.pushes as object[]
    await expect.poll(() => pushes('pushes'), { timeout: 10_000 }).not.toEqual([])
    const received = [{ body: { push_requests: await pushes('pushes') } }] as unknown as Parameters<typeof device.read>[0]
    expect(device.read(received)).toMatchObject([{ type: 'test' }])
    expect(await pushes('none')).toEqual([])
  })

  test('an outgoing webhook calls a program on this machine, signed', async () => {
    const calls: { headers: IncomingMessage['headers']; body: string }[] = []
    const program = createServer(async (request, response) => {
      calls.push({ headers: request.headers, body: await text(request) })
      response.end('{}')
    }).listen(0, '127.0.0.1')
    await once(program, 'listening')
    const payload_url = `http://127.0.0.1:${(program.address() as AddressInfo).port}/`
    const form = { full_name: 'Caller', short_name: 'caller', bot_type: 3, payload_url }
    const made = await ask('/w/hooks/api/v1/bots', { as: 'owner@example.com', form })
    expect(made.body.result, made.body.msg).toBe('success')
    await ask('/w/hooks/api/v1/messages', {
      as: 'owner@example.com',
      form: { type: 'direct', to: `[${made.body.user_id}]`, content: 'Call.' },
    })
    await expect.poll(() => calls, { timeout: 10_000 }).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = calls
    expect(headers).toMatchObject({ 'webhook-signature': expect.stringMatching(/^v1,/) })
    expect(JSON.parse(body)).toMatchObject({ data: 'Call.' })
    program.close()
  })
})

test('a sandbox leaves no file behind, and options make its trouble', { timeout: 60_000 }, async () => {
  const folder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
  const own = () => readdirSync(folder).filter((name) => name.startsWith('parley-sandbox-'))
  const before = own()
  const faults = [
    'GET /users/me: 500 once',
    'GET /events: lose queue every 2nd',
    'GET /drafts: revoke key once',
    'GET /saved_snippets: meet rate limit once',
    'GET /reminders: restart once',
    'GET /scheduled_messages: 503 2 times',
  ]
  const other = await startSandbox('--latency', '1', ...faults.flatMap((fault) => ['--fault', fault]))
  expect((await ask('/api/v1/users/me', {}, other)).status).toBe(500)
  expect((await ask('/api/v1/users/me', {}, other)).status).toBe(200)

  const queue = await register('', 'member@example.com', other)
  expect((await queue.read()).status).toBe(200)
  expect((await queue.read()).body.code).toBe('BAD_EVENT_QUEUE_ID')

  const revoked = { as: 'ann@example.com', key: 'first' }
  expect((await ask('/api/v1/drafts', revoked, other)).body.code).toBe('INVALID_API_KEY')
  expect((await ask('/api/v1/users/me', revoked, other)).body.code).toBe('INVALID_API_KEY')
  expect((await ask('/api/v1/drafts', { ...revoked, key: 'second' }, other)).status).toBe(200)

  expect((await ask('/api/v1/saved_snippets', { as: 'ben@example.com' }, other)).body.code).toBe('RATE_LIMIT_HIT')
  expect((await ask('/api/v1/saved_snippets', { as: 'carl@example.com' }, other)).status).toBe(200)

  await expect(ask('/api/v1/reminders', {}, other)).rejects.toThrow('fetch failed')
  await expect
    .poll(
      () =>
        ask('/api/v1/reminders', {}, other).then(
          ({ status }) => status,
          () => 'gone',
        ),
      { timeout: 10_000 },
    )
    .toBe(200)

  // What the options say is not ended with what the control interface gave.
  const refused = async () => (await ask('/api/v1/scheduled_messages', {}, other)).status
  await ask('/sandbox/troubles', { form: { fault: 'GET /scheduled_messages: 500' } }, other)
  expect(await refused()).toBe(500)
  await ask('/sandbox/troubles', { method: 'DELETE' }, other)
  expect([await refused(), await refused()]).toEqual([503, 503])

  const made = own().filter((name) => !before.includes(name))
  expect(made.length).toBeGreaterThan(0)
  expect(await other.end()).toBe(0)
  expect(own().filter((name) => made.includes(name)).length).toBeLessThan(made.length)
})

test('an option restarts the server after some seconds, and a signal ends it also then', { timeout: 60_000 }, async () => {
  // A connection that was made before sees the restart. A request could come before and after it.
  const restarting = async (): Promise<SandboxProcess> => {
    const at = await startSandbox('--restart-after', '3')
    await new Promise<void>((resolve) => {
      connect(Number(new URL(at.url).port), '127.0.0.1')
        .on('error', () => {})
        .on('close', () => resolve())
    })
    return at
  }
  const goesOn = async (at: SandboxProcess): Promise<unknown> => {
    const state = () =>
      ask('/api/v1/users/me', {}, at).then(
        ({ status }) => status,
        () => 'gone',
      )
    await expect.poll(state, { timeout: 10_000 }).toBe(200)
    return at.end()
  }
  expect(await Promise.all([restarting().then((at) => at.end()), restarting().then(goesOn)])).toEqual([0, 0])
})
