// Webhooks over HTTP: by the key in the URL, from a bot, into a channel or to its owner.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApiKey } from '../../actions/people/api-keys.ts'
import { createUser } from '../../actions/people/create.ts'
import { serverContext } from '../../context.ts'
import { prune } from '../../jobs/prune.ts'
import { Realm } from '../../models/realm.ts'
import { UnpostedWebhook } from '../../models/unposted-webhook.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import githubExamples from '../../webhooks/examples/github.json' with { type: 'json' }
import gitlabExamples from '../../webhooks/examples/gitlab.json' with { type: 'json' }
import { SERVICES } from '../../webhooks/services.ts'

let app: TestApp
let key = ''
let hook = 0
beforeAll(async () => {
  app = await startTestApp()
  const realm = await Realm.load(1)
  const bot = await createUser(serverContext(app.server.app, realm), {
    email: 'hook-bot@example.com',
    fullName: 'Hook',
    role: 400,
    bot: { type: 2, ownerId: app.idOf('member') },
  })
  hook = bot.id
  key = (await createApiKey(app.server.app, bot, 'hook', unixTime())).key
})
afterAll(() => app.close())

type Query = Record<string, string>
const urlOf = (service: string, query: Query): string => `/api/v1/external/${service}?${new URLSearchParams(query)}`
/** A request with JSON, by the key in the URL alone. */
const hooked = (service: string, payload: object | string, query: Query = {}, headers: Query = {}) =>
  app.client().raw(urlOf(service, { api_key: key, ...query }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const newest = async (topic: string) => {
  const narrow = [
    { operator: 'channel', operand: 'general' },
    { operator: 'topic', operand: topic },
  ]
  const { messages } = await app.as('member').must.get('/messages', { narrow, ...NEWEST })
  const [message] = messages
  if (!message) throw new Error(`no message in ${topic}`)
  return message
}
const NEWEST = { anchor: 'newest', num_before: 1, num_after: 0, apply_markdown: false }
const down = { check_name: 'Shop', previous_state: 'UP', current_state: 'DOWN', long_description: 'Timeout' }

test('a message is sent to a channel by its name or ID, with the topic of the service or of the URL', async () => {
  const { stream_id: general } = app.demo.channels.general
  for (const [query, topic] of [
    [{ stream: 'general' }, 'Shop'],
    [{ stream: String(general), topic: 'ours' }, 'ours'],
  ] as const) {
    const { member } = await verifyEvents(app, ['member'], () => hooked('pingdom', down, query))
    expect(member.filter(({ type }) => type === 'message')).toMatchObject([
      { message: { stream_id: general, subject: topic, sender_id: hook, content: 'Shop is **DOWN** (was UP):\n> Timeout' } },
    ])
  }
})

test('without a channel, it goes directly to the owner of the bot', async () => {
  const { body } = await hooked('pingdom', down)
  expect(await app.as('member').must.message(body.id)).toMatchObject({
    ...{ type: 'private', sender_id: hook, content: 'Shop is **DOWN** (was UP):\n> Timeout' },
  })
})

test.each(['only_events', 'exclude_events'])('the kinds in %s have bounds, and are kinds of the service', async (name) => {
  const sent = async (kinds: string[]) => (await hooked('json', {}, { stream: 'general', [name]: JSON.stringify(kinds) })).body.msg
  expect(await sent(['*'.repeat(100)])).toBe('')
  expect(await sent(['*'.repeat(101)])).toBe(`'${name}[0]' must have at most 100 characters`)
  expect(await sent(Array.from({ length: 101 }, (_, i) => `kind ${i}`))).toBe(`'${name}' must have at most 100 items`)
  expect(await sent(['json', 'push'])).toBe(`'${name}[1]' is no kind of event of JSON: push`)
})

test.each(['stream', 'topic'])('the %s has at most 1000 characters before it is looked at', async (name) => {
  const { body } = await hooked('json', {}, { stream: 'general', [name]: 'x'.repeat(1_001) })
  expect(body.msg).toBe(`'${name}' must have at most 1000 characters`)
})

test('names in a payload mention nobody', async () => {
  const { body } = await hooked('pingdom', { ...down, check_name: '@**all** @**Mika Member**' }, { stream: 'general' })
  const message = await app.as('member').must.message(body.id)
  expect(message.content).toContain('@\\*\\*all\\*\\*')
  expect(message.flags).not.toContain('mentioned')
  expect(message.flags).not.toContain('stream_wildcard_mentioned')
})

test('a form with the JSON in a field is understood like JSON', async () => {
  const form = (fields: Query) =>
    app.client().raw(urlOf('pingdom', { api_key: key, stream: 'general' }), {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: FORM,
    })
  const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
  expect(await form({ payload: JSON.stringify(down) })).toMatchObject({ status: 200, body: { id: expect.any(Number) } })
  // Of these, Pingdom says nothing.
  for (const fields of [{ other: '1' }, { payload: '[1]' }, { payload: '{' }] as const)
    expect(await form(fields)).toEqual({ status: 200, headers: expect.anything(), body: { result: 'success', msg: '' } })
})

test('JSON is read whatever its type is, as a list and with long numbers too, and text as a text', async () => {
  const contentOf = async (service: string, body: string, type?: string) => {
    const answer = await app.client().raw(urlOf(service, { api_key: key, stream: 'general' }), {
      method: 'POST',
      body: Buffer.from(body),
      headers: type === undefined ? {} : { 'Content-Type': type },
    })
    expect([service, body, type, answer.status]).toEqual([service, body, type, 200])
    return (await app.as('member').must.message(answer.body.id)).content
  }
  for (const type of ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'application/vnd.api+json', undefined])
    expect([type, await contentOf('pingdom', JSON.stringify(down), type)]).toEqual([type, 'Shop is **DOWN** (was UP):\n> Timeout'])
  expect(await contentOf('json', '[1, "a"]', 'application/json')).toContain('"a"')
  expect(await contentOf('json', '{"id": 12345678901234567890, "id": 98765432109876543210}', 'application/json')).toContain(
    '98765432109876543210',
  )
  await hooked('slack_incoming', 'It *works*', { stream: 'general', topic: 'slack' }, { 'Content-Type': 'text/plain' })
  expect((await newest('slack')).content).toBe('It **works**')
})

test('senders of Slack read that it is ok, as text or as the JSON that they ask for, whether or not there is a message', async () => {
  const sent = (payload: object, accept: string) => hooked('slack_incoming', payload, { stream: 'general' }, { Accept: accept })
  for (const accept of ['*/*', 'text/plain'])
    for (const payload of [{ text: 'Hello' }, {}]) {
      const { status, headers, body } = await sent(payload, accept)
      expect([status, headers.get('content-type'), body]).toEqual([200, 'text/plain', 'ok'])
    }
  const json = 'application/json, text/plain, */*'
  expect((await sent({ text: 'Hello' }, json)).body).toEqual({ result: 'success', msg: '', ok: true, id: expect.any(Number) })
  expect((await sent({}, json)).body).toEqual({ result: 'success', msg: '', ok: true })
  expect((await hooked('pingdom', down, { stream: 'general' })).body).not.toHaveProperty('ok')
})

test.each([
  ['branches', 'main'],
  ['ignore_private_repositories', 'true'],
  ['ignore_private_repositories', 'false'],
  ['confidential', 'true'],
  ['use_merge_request_title', 'false'],
  ['name', 'instance'],
  ['desc', 'summary'],
])('%s is refused for a service that cannot obey it', async (name, value) => {
  const { status, body } = await hooked('pingdom', down, { stream: 'general', [name]: value })
  expect([status, body.msg]).toEqual([400, expect.stringContaining(`'${name}' has no meaning for Pingdom`)])
})

test('an option that nobody knows is refused, because it may narrow what is posted', async () => {
  for (const [name, value] of [
    ['only_branches', 'main'],
    ['Topic', 'x'],
  ] as const) {
    const { status, body } = await hooked('pingdom', down, { stream: 'general', [name]: value })
    expect([status, body.code, body.msg]).toEqual([400, 'BAD_REQUEST', `'${name}' is not known here`])
  }
})

const ZULIP_OPTIONS: Record<string, Query> = {
  github: { branches: 'main,dev*', ignore_private_repositories: 'true', exclude_events: '["star","push_tags"]' },
  gitlab: { branches: 'main', use_merge_request_title: 'false', only_events: '["Push Hook","Merge Request Hook open","Note Hook *"]' },
  jira: { only_events: '["jira:issue_created","comment_created"]' },
  alertmanager: { name: 'instance', desc: 'alertname' },
  grafana: { exclude_events: '["resolved","ok"]' },
  pagerduty: { only_events: '["triggered","resolved"]' },
  stripe: { exclude_events: '["charge.dispute.*"]' },
}

test.each(Object.keys(SERVICES))('a hook of %s that was made for Zulip works when its host is changed', async (service) => {
  const { default: examples }: { default: Record<string, { headers?: Query; payload: object; topic?: string; text?: string }> } =
    await import(`../../webhooks/examples/${service}.json`)
  const example = Object.values(examples).find(({ topic }) => topic !== undefined)
  for (const root of ['', '/zulip'])
    for (const options of [{}, ZULIP_OPTIONS[service] ?? {}]) {
      const topic = `from Zulip ${service} ${root} ${Object.keys(options).length}`.replace('  ', ' ')
      const query = new URLSearchParams({ api_key: key, stream: 'general', topic, ...options })
      const answer = await app.client().raw(`${root}/api/v1/external/${service}?${query}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...example?.headers },
        body: JSON.stringify(example?.payload),
      })
      expect([root, options, answer.status, answer.body.msg]).toEqual([root, options, 200, ''])
      // An option may leave out what this example is about.
      if (Object.keys(options).length === 0) expect(await newest(topic)).toMatchObject({ id: answer.body.id, content: example?.text })
    }
})

test('the channel and topic of a service that escapes twice are as they were meant', async () => {
  const payload = { webhookEvent: 'jira:issue_deleted', issue: { key: 'A-1' } }
  const { body } = await hooked('jira', payload, { stream: 'general', topic: 'A%20b %' })
  expect(await app.as('member').must.message(body.id)).toMatchObject({ subject: 'A%20b %' })
  const other = await hooked('jira', payload, { stream: 'gener%61l', topic: 'A%20b' })
  expect(await app.as('member').must.message(other.body.id)).toMatchObject({ subject: 'A b', display_recipient: 'general' })
})

test('alerts have the topics that the URL says, and its names', async () => {
  const alert = (instance: string) => ({
    status: 'firing',
    labels: { alertname: 'Disk', instance },
    annotations: { summary: `Of ${instance}` },
  })
  const payload = { status: 'firing', alerts: [alert('db1'), alert('db2'), alert('db1')] }
  await hooked('alertmanager', payload, { stream: 'general', name: 'instance', desc: 'summary' })
  expect((await newest('db1')).content.match(/Of db1/g)?.length).toBeGreaterThan(1)
  expect((await newest('db2')).content).toContain('**Firing**: Of db2 `alertname=Disk` `instance=db2`')
})

test('branches, private repositories and confidential issues are as the URL says', async () => {
  const push = { ...(githubExamples.push as { payload: object }).payload, ref: 'refs/heads/main' }
  const pushed = async (query: Query) => (await hooked('github', push, { stream: 'general', ...query }, { 'X-GitHub-Event': 'push' })).body
  expect(await pushed({ branches: 'main, release-*', ignore_private_repositories: 'true' })).toHaveProperty('id')
  expect(await pushed({ branches: 'release-*' })).not.toHaveProperty('id')
  const issue = (gitlabExamples['confidential issue'] as { payload: object }).payload
  const told = async (query: Query) => {
    const { body } = await hooked('gitlab', issue, { stream: 'general', ...query })
    return (await app.as('member').must.message(body.id)).content
  }
  expect(await told({})).not.toContain('Doors are open')
  expect(await told({ confidential: 'true' })).toContain('Doors are open')
})

test('one event at two URLs makes a message for each', async () => {
  const { payload } = githubExamples.push as { payload: object }
  const headers = { 'X-GitHub-Event': 'push', 'X-GitHub-Delivery': '2-a' }
  const [first, second, again] = [
    await hooked('github', payload, { stream: 'general' }, headers),
    await hooked('github', payload, { stream: 'general', topic: 'all of it' }, headers),
    await hooked('github', payload, { stream: 'general', topic: 'all of it' }, headers),
  ]
  expect(second.body.id).toBeGreaterThan(first.body.id)
  expect(again.body.id).toBe(second.body.id)
})

test('what a service repeats is sent once, and another delivery again', async () => {
  const push = githubExamples.push as { payload: object }
  const deliver = (id: string) =>
    hooked('github', push.payload, { stream: 'general' }, { 'X-GitHub-Event': 'push', 'X-GitHub-Delivery': id })
  const [first, second, other] = [await deliver('1-a'), await deliver('1-a'), await deliver('1-b')]
  expect(first.body.id).toEqual(expect.any(Number))
  expect(second.body.id).toBe(first.body.id)
  expect(other.body.id).toBeGreaterThan(first.body.id)
})

describe('what makes no message', () => {
  const unpostedOf = async (as: 'member' | 'owner' = 'member') => (await app.as(as).must.get(`/bots/${hook}/deliveries`)).unposted
  const clear = () => UnpostedWebhook.destroy({ where: { user_id: hook } })
  beforeEach(clear)

  test('is noted for who manages the bot, by service and kind, but not what the URL leaves out', async () => {
    const since = unixTime()
    await hooked('stripe', { type: 'balance.available' }, { stream: 'general' })
    await hooked('github', { action: 'labeled', issue: {} }, { stream: 'general' }, { 'X-GitHub-Event': 'issues' })
    await hooked('pingdom', { hello: 'world' })
    await hooked('pingdom', down, { exclude_events: '["down"]' })
    await hooked('pingdom', down)
    const unposted = await unpostedOf()
    expect(unposted).toEqual(await unpostedOf('owner'))
    expect(unposted).toEqual([
      { service: 'pingdom', event: '', reason: 'unknown', ...DATES },
      { service: 'github', event: 'issues', reason: 'quiet', ...DATES },
      { service: 'stripe', event: 'balance.available', reason: 'unknown', ...DATES },
    ])
    for (const { date_first: first, date_last: last } of unposted) expect([first >= since, last]).toEqual([true, first])
    const { status, body } = await app.as('guest').get(`/bots/${hook}/deliveries`)
    expect([status, body.code]).toEqual([400, 'BAD_REQUEST'])
  })
  const DATES = { date_first: expect.any(Number), date_last: expect.any(Number) }

  test('is one note of a kind, whose time is written again after a minute', async () => {
    const ignored = () => hooked('stripe', { type: 'balance.available' })
    await Promise.all([ignored(), ignored(), ignored()])
    const [first, ...others] = await unpostedOf()
    expect(others).toEqual([])
    const longAgo = { first_at: 1_000, last_at: unixTime() - 50 }
    await UnpostedWebhook.update(longAgo, { where: { user_id: hook } })
    await ignored()
    expect(await unpostedOf()).toEqual([{ ...first, date_first: 1_000, date_last: longAgo.last_at }])
    await UnpostedWebhook.update({ last_at: unixTime() - 61 }, { where: { user_id: hook } })
    await ignored()
    const [again] = await unpostedOf()
    expect(again?.date_first).toBe(1_000)
    expect(again?.date_last).toBeGreaterThan(longAgo.last_at)
  })

  test('is noted of at most 100 kinds of a bot, with the first 100 characters of each', async () => {
    const sent = (type: string) => hooked('stripe', { type })
    await sent('é'.repeat(200))
    expect((await unpostedOf())[0]?.event).toBe('é'.repeat(100))
    const kind = { realm_id: 1, user_id: hook, service: 'stripe', reason: 'unknown', first_at: 1, last_at: 1 } as const
    await UnpostedWebhook.bulkCreate(Array.from({ length: 98 }, (_, i) => ({ ...kind, kind: `kind ${i}` })))
    for (const type of ['the hundredth', 'one more', 'kind 5']) expect((await sent(type)).status).toBe(200)
    const unposted = await unpostedOf()
    expect(unposted).toHaveLength(100)
    expect(unposted.map(({ event }) => event)).toEqual(expect.arrayContaining(['the hundredth', 'kind 5']))
    expect(unposted.find(({ event }) => event === 'kind 5')?.date_last).toBeGreaterThan(1)
  })

  test('is forgotten 30 days after it came last', async () => {
    await hooked('stripe', { type: 'balance.available' })
    await UnpostedWebhook.update({ last_at: unixTime() - 30 * 86_400 + 60 }, { where: { user_id: hook } })
    await prune(app.server.app)
    expect(await unpostedOf()).toHaveLength(1)
    await UnpostedWebhook.update({ last_at: unixTime() - 30 * 86_400 - 60 }, { where: { user_id: hook } })
    await prune(app.server.app)
    expect(await unpostedOf()).toEqual([])
  })
})

describe('the key in the URL', () => {
  test('is needed, unless the request has other credentials', async () => {
    const post = (query: Query, as = app.client()) => as.raw(urlOf('json', { stream: 'general', ...query }), JSON_POST)
    const JSON_POST = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }
    expect(await post({})).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
    expect(await post({ api_key: 'x'.repeat(32) })).toMatchObject({ status: 401, body: { code: 'INVALID_API_KEY' } })
    expect(await post({ api_key: '' })).toMatchObject({ status: 401, body: { code: 'INVALID_API_KEY' } })
    const answer = await post({ api_key: key })
    expect(answer.status).toBe(200)
    expect(answer.body).not.toHaveProperty('ignored_parameters_unsupported')
    expect(await post({}, app.as('bot'))).toMatchObject({ status: 200 })
    // The credentials of the header count, whatever key is in the URL.
    expect(await post({ api_key: key }, app.as('member'))).toMatchObject({ status: 400, body: { msg: 'Only bots may do this' } })
  })

  test('opens nothing else', async () => {
    const { status, body } = await app.client().raw(`/api/v1/users/me?api_key=${key}`)
    expect([status, body.code]).toEqual([401, 'UNAUTHORIZED'])
  })

  test('is that of a bot, of this organisation, and ends with the bot', async () => {
    const { api_key } = app.demo.users.member
    expect(await hooked('json', {}, { api_key })).toMatchObject({ status: 400, body: { msg: 'Only bots may do this' } })
    await app.as('owner').must.delete(`/users/${hook}`)
    expect(await hooked('json', {})).toMatchObject({ status: 401, body: { code: 'USER_DEACTIVATED' } })
    await app.as('owner').must.post(`/users/${hook}/reactivate`)
    expect(await hooked('json', {})).toMatchObject({ status: 401, body: { code: 'INVALID_API_KEY' } })
  })
})
