// Webhooks over HTTP: by the key in the URL, from a bot, into a channel or to its owner.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApiKey } from '../../actions/people/api-keys.ts'
import { createUser } from '../../actions/people/create.ts'
import { serverContext } from '../../context.ts'
import { Realm } from '../../models/realm.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import githubExamples from '../../webhooks/examples/github.json' with { type: 'json' }
import gitlabExamples from '../../webhooks/examples/gitlab.json' with { type: 'json' }

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
const hooked = (service: string, payload: object, query: Query = {}, headers: Query = {}) =>
  app.client().raw(urlOf(service, { api_key: key, ...query }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(payload),
  })
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

test.each(['only_events', 'exclude_events'])('the kinds in %s have bounds', async (name) => {
  const sent = async (kinds: string[]) => (await hooked('json', {}, { stream: 'general', [name]: JSON.stringify(kinds) })).body.msg
  expect(await sent(['x'.repeat(100)])).toBe('')
  expect(await sent(['x'.repeat(101)])).toBe(`'${name}[0]' must have at most 100 characters`)
  expect(await sent(Array.from({ length: 101 }, (_, i) => `kind ${i}`))).toBe(`'${name}' must have at most 100 items`)
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
  expect(await contentOf('slack_incoming', 'It *works*', 'text/plain')).toBe('It **works**')
})

test('senders of Slack read that it is ok, whether or not there is a message', async () => {
  expect((await hooked('slack_incoming', { text: 'Hello' }, { stream: 'general' })).body).toMatchObject({
    ok: true,
    id: expect.any(Number),
  })
  expect((await hooked('slack_incoming', {}, { stream: 'general' })).body).toEqual({ result: 'success', msg: '', ok: true })
  expect((await hooked('pingdom', down, { stream: 'general' })).body).not.toHaveProperty('ok')
})

test.each([
  ['branches', 'main'],
  ['ignore_private_repositories', 'true'],
  ['ignore_private_repositories', 'false'],
])('%s is refused for a service that cannot obey it', async (name, value) => {
  const { status, body } = await hooked('pingdom', down, { stream: 'general', [name]: value })
  expect([status, body.msg]).toEqual([400, expect.stringContaining(`'${name}' has no meaning for Pingdom`)])
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
