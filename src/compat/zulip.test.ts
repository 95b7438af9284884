import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createRealm } from '../actions/organisation/realms.ts'
import { loadContract } from '../http/contract.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { clientModel, modelFaults } from '../testing/client-model.ts'
import { TINY_GIF } from '../testing/images.ts'
import { type WireAnswer, wire } from '../testing/wire.ts'
import { unixTime } from '../values/dates.ts'
import { refusal } from './answers.ts'

const PUBLISHED = JSON.parse(readFileSync(new URL('../../contract-tests/published/calls.json', import.meta.url), 'utf8')) as {
  registration: { fields: string[]; absent: Record<string, string> }
}
const reportTypes = (): { enum?: unknown[] } => {
  const operation = loadContract().operations.find(({ operationId }) => operationId === 'reportMessage')
  return operation?.requestBody?.schema.properties?.report_type ?? {}
}

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ externalUrl: new URL('https://chat.example.com:8443'), zulipHost: 'zulip.chat.example.com' })
})
afterAll(() => app.close())

async function ask(path: string, form?: Record<string, string>) {
  const { email, api_key } = app.demo.users.member
  const headers = { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
  const response = await fetch(app.url + path, form ? { method: 'POST', headers, body: new URLSearchParams(form) } : { headers })
  // biome-ignore lint/suspicious/noExplicitAny: answers of several operations
  return { status: response.status, body: (await response.json()) as any }
}

test('the gateway answers in the words of Zulip, and the interface itself in its own', async () => {
  const { body } = await ask('/zulip/api/v1/server_settings')
  const own = (await ask('/api/v1/server_settings')).body
  expect(body).toMatchObject({ zulip_version: own.service_version, zulip_feature_level: own.service_feature_level })
  expect(body).not.toHaveProperty('service_version')
  expect(own).not.toHaveProperty('zulip_version')
})

test('the gateway answers with the headers of the interface', async () => {
  const { email, api_key } = app.demo.users.member
  const authorization = { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
  const tus = { 'Tus-Resumable': '1.0.0', 'Upload-Length': '5', 'Upload-Metadata': `filename ${btoa('a.txt')}` }
  const namesOf = async (path: string, init: { method?: string; headers?: Record<string, string> } = {}): Promise<string[]> => {
    const { status, headers } = await fetch(app.url + path, { ...init, headers: { ...authorization, ...init.headers } })
    const ofText = ['content-length', 'transfer-encoding']
    return [String(status), ...headers.keys()].filter((name) => !ofText.includes(name))
  }
  for (const [path, init] of [
    ['/api/v1/users/me'],
    ['/api/v1/users'],
    ['/api/v1/nothing'],
    ['/api/v1/tus', { method: 'OPTIONS', headers: tus }],
    ['/api/v1/tus', { method: 'POST', headers: tus }],
  ] as const)
    expect(await namesOf(`/zulip${path}`, init), path).toEqual(await namesOf(path, init))
})

test('the content of a message stays as it is', async () => {
  const content = '{"service_version": 1, "reaction_type":"service_extra_emoji","service_version":2}'
  const { body } = await ask('/zulip/api/v1/messages', { type: 'channel', to: 'general', topic: 'words', content })
  const read = await ask(`/zulip/api/v1/messages/${body.id}?apply_markdown=false`)
  expect(read.body.message.content).toBe(content)
})

test('fields are renamed everywhere in a long answer', async () => {
  const { body } = await ask('/zulip/api/v1/messages', { type: 'channel', to: 'general', topic: 'words', content: 'x'.repeat(9_000) })
  await ask(`/zulip/api/v1/messages/${body.id}/reactions`, { emoji_name: 'zulip' })
  for (let i = 0; i < 12; i++) await ask('/api/v1/messages', { type: 'channel', to: 'general', topic: 'words', content: 'ü'.repeat(9_000) })
  const { messages } = (await ask('/zulip/api/v1/messages?anchor=newest&num_before=20&num_after=0')).body
  const own = (await ask('/api/v1/messages?anchor=newest&num_before=20&num_after=0')).body
  expect(JSON.stringify(messages).length).toBeGreaterThan(100_000)
  const inOurs = JSON.stringify(messages)
    .replace('zulip_extra_emoji', 'service_extra_emoji')
    .replace(/,"user":\{.*?\}/, '')
  expect(inOurs).toBe(JSON.stringify(own.messages))
  const reacted = messages.find((message: { id: number }) => message.id === body.id)
  const { user_id, email } = app.demo.users.member
  expect(reacted.reactions).toMatchObject([
    { emoji_name: 'zulip', reaction_type: 'zulip_extra_emoji', user_id, user: { id: user_id, email, full_name: 'Mika Member' } },
  ])
})

describe('a request in the words of Zulip', () => {
  const authorization = { Authorization: '' }
  beforeAll(() => {
    const { email, api_key } = app.demo.users.member
    authorization.Authorization = `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}`
  })
  const zulip = async (path: string, init: RequestInit) => {
    const response = await fetch(`${app.url}/zulip/api/v1${path}`, { ...init, headers: { ...authorization, ...init.headers } })
    // biome-ignore lint/suspicious/noExplicitAny: answers of several operations
    return (await response.json()) as any
  }
  const json = (value: object): RequestInit => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  })
  const multipart = (fields: Record<string, string>): RequestInit => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    return { method: 'POST', body: form }
  }
  const sendMessage = async (content: string): Promise<number> =>
    (await ask('/api/v1/messages', { type: 'channel', to: 'general', topic: 'words', content })).body.id

  test('reacts with the type of Zulip, in a form, in JSON, in a multipart form and in a query', async () => {
    const type = { emoji_name: 'zulip', emoji_code: 'zulip', reaction_type: 'zulip_extra_emoji' }
    const requests = [{ method: 'POST', body: new URLSearchParams(type) }, json(type), multipart(type)]
    for (const request of requests) {
      const path = `/messages/${await sendMessage('React!')}/reactions`
      expect(await zulip(path, request)).toMatchObject({ result: 'success' })
      expect(await zulip(`${path}?${new URLSearchParams(type)}`, { method: 'DELETE' })).toMatchObject({ result: 'success' })
    }
  })

  test('gives the URL of an outgoing webhook as the JSON of a text', async () => {
    const url = 'https://bots.example.com/hook'
    const form = { full_name: 'Zulip Hook', short_name: 'zulip-hook', bot_type: '3', payload_url: JSON.stringify(url) }
    const { user_id: id, services } = await zulip('/bots', { method: 'POST', body: new URLSearchParams(form) })
    expect(services).toMatchObject([{ base_url: url, interface: 1 }])
    const body = new URLSearchParams({ service_payload_url: JSON.stringify(`${url}/2`) })
    expect((await zulip(`/bots/${id}`, { method: 'PATCH', body })).services).toMatchObject([{ base_url: `${url}/2` }])
  })

  test('changes a message by parameters in the query', async () => {
    const id = await sendMessage('Before')
    const content = '"reaction_type":"zulip_extra_emoji" & more?yes'
    const query = new URLSearchParams({ content }).toString().replace('%3F', '?')
    await zulip(`/messages/${id}?${query}`, { method: 'PATCH' })
    expect((await ask(`/api/v1/messages/${id}?apply_markdown=false`)).body.message.content).toBe(content)
  })

  test.each([
    ['registers for one type of event', 'POST', '/register?event_types=["typing"]', {}],
    ['sends', 'POST', '/messages?type=channel&to=general&topic=query&content=Hi', {}],
    ['sends what the body says', 'POST', '/messages?type=channel&to=general&topic=query&content=', { content: 'Hi' }],
    ['unsubscribes from what the body says', 'DELETE', '/users/me/subscriptions?subscriptions=["no"]', { subscriptions: '["general"]' }],
    ['joins and leaves', 'PATCH', '/users/me/subscriptions?add=[{"name":"query"}]', { delete: '["query"]' }],
    ['subscribes', 'POST', '/users/me/subscriptions?subscriptions=[{"name":"general"}]', {}],
    ['reads with the parameters in the body', 'POST', '/messages/flags?op=add&flag=starred', { messages: '[1]' }],
  ])('%s, in the query as in the body', async (_, method, path, fields) => {
    const body = new URLSearchParams(fields as Record<string, string>)
    const answer = await zulip(path, { method, ...(body.size > 0 ? { body } : {}) })
    expect(answer).toMatchObject({ result: 'success' })
    expect(answer).not.toHaveProperty('ignored_parameters_unsupported')
  })

  test('gets only the events that the query of a registration names', async () => {
    const { queue_id } = await zulip('/register?event_types=["typing"]', { method: 'POST' })
    await sendMessage('Not for this queue')
    await app.as('owner').must.post('/typing', { type: 'direct', op: 'start', to: [app.idOf('member')] })
    const { events } = await zulip(`/events?queue_id=${queue_id}&last_event_id=-1`, {})
    expect(events).toMatchObject([{ type: 'typing' }])
  })

  test('is refused with the codes of Zulip', async () => {
    const sent = (form: Record<string, string>) => zulip('/messages', { method: 'POST', body: new URLSearchParams(form) })
    const to = { type: 'channel', to: 'general', topic: 'codes' }
    expect(await sent(to)).toMatchObject({ code: 'REQUEST_VARIABLE_MISSING', var_name: 'content' })
    for (const query of ['num_before=x', 'num_before=0&narrow=[{"operator":1}]']) {
      const refused = await zulip(`/messages?anchor=newest&num_after=0&${query}`, {})
      expect([query, refused.code]).toEqual([query, 'REQUEST_VARIABLE_INVALID'])
      // Published clients take an error with this field for a missing parameter.
      expect(refused).not.toHaveProperty('var_name')
    }
    expect(await sent({ ...to, to: 'nowhere', content: 'Hi' })).toMatchObject({ code: 'STREAM_DOES_NOT_EXIST', stream: 'nowhere' })
    const byId = await sent({ ...to, to: '9999', content: 'Hi' })
    expect(byId).toMatchObject({ code: 'STREAM_DOES_NOT_EXIST', stream_id: 9999 })
    expect(byId).not.toHaveProperty('stream')
    const stranger = { Authorization: `Basic ${btoa('nobody@example.com:wrong')}` }
    expect(await zulip('/users/me', { headers: stranger })).toMatchObject({ code: 'UNAUTHORIZED' })
    // The interface itself keeps its own.
    expect((await ask('/api/v1/messages', to)).body).toMatchObject({ code: 'BAD_REQUEST' })
  })

  test('is refused for the parameter that it names, also where data decide', async () => {
    const post = (path: string, value: object) => zulip(path, json(value))
    const invalid = (name: string) => ({ code: 'REQUEST_VARIABLE_INVALID', msg: expect.stringMatching(`^'${name}\\b`) })
    expect(await post('/messages', { type: 'direct', to: [9999], content: 'Hi' })).toMatchObject(invalid('to'))
    expect(await post('/users/me/subscriptions', { subscriptions: [{ name: 'general' }], principals: [9999] })).toMatchObject(
      invalid('principals'),
    )
    expect(await post('/users/me/subscriptions', { subscriptions: [{ name: ' ' }] })).toMatchObject(invalid('subscriptions'))
    const message = { type: 'channel', to: 'general', topic: 'codes' }
    expect(await post('/messages', { ...message, content: ' ' })).toMatchObject(invalid('content'))
    // Nothing to change: no parameter is at fault.
    const nothing = await zulip(`/messages/${await sendMessage('Hi')}`, { method: 'PATCH' })
    expect(nothing).toMatchObject({ code: 'BAD_REQUEST' })
    expect(nothing).not.toHaveProperty('var_name')
  })

  test('finds the parameter in each message of the contract that begins with a name', () => {
    const messages = loadContract().operations.flatMap((operation) =>
      Object.values(operation.responses).flatMap(({ content = {} }) =>
        Object.values(content).flatMap(({ examples = {} }) =>
          Object.entries(examples).flatMap(([name, { value }]) => {
            const { code, msg } = value as Record<string, unknown>
            // One names a parameter that no operation has, and some a file, which is no parameter there.
            const isAbout = code === 'BAD_REQUEST' && /^'(?!file')/.test(String(msg)) && name !== 'malformedRequest'
            return isAbout ? [{ operation, msg: String(msg) }] : []
          }),
        ),
      ),
    )
    expect(messages.length).toBeGreaterThan(500)
    for (const { operation, msg } of messages) {
      const isMissing = / is missing/.test(msg) && !/^'\w+[.[]/.test(msg)
      expect(refusal(operation, { code: 'BAD_REQUEST', msg }), msg).toEqual(
        isMissing ? { code: 'REQUEST_VARIABLE_MISSING', msg, var_name: msg.match(/\w+/)?.[0] } : { code: 'REQUEST_VARIABLE_INVALID', msg },
      )
    }
  })

  test('hears of a reaction as in Zulip: who reacted has two IDs in a message, and one in an event', async () => {
    const id = await sendMessage('React!')
    const { queue_id } = await zulip('/register', json({ event_types: ['reaction'] }))
    await zulip(`/messages/${id}/reactions`, json({ emoji_name: 'tada' }))
    const { user_id, email, full_name } = (await ask('/api/v1/users/me')).body
    const { events } = await zulip(`/events?queue_id=${queue_id}&last_event_id=-1`, {})
    expect(events[0].user).toEqual({ user_id, email, full_name })
    expect((await zulip(`/messages/${id}`, {})).message.reactions[0].user).toEqual({ id: user_id, user_id, email, full_name })
  })

  test('reads from the first unread message with the old parameter', async () => {
    const anchor = async (query: string) => (await ask(`/zulip/api/v1/messages?${query}&num_before=0&num_after=1`)).body.anchor
    const first = (await ask('/api/v1/messages?anchor=first_unread&num_before=0&num_after=1')).body.anchor
    expect(await anchor('anchor=0&use_first_unread_anchor=true')).toBe(first)
    expect(await anchor('anchor=0&use_first_unread_anchor=false')).toBe(0)
    for (const value of [true, false]) {
      const { body } = await ask(`/zulip/api/v1/messages?anchor=0&use_first_unread_anchor=${value}&num_before=0&num_after=1`)
      expect(body).toMatchObject({ result: 'success' })
      expect(body).not.toHaveProperty('ignored_parameters_unsupported')
    }
  })

  test('lists all channels with the old parameter', async () => {
    const names = async (query: string) => {
      const body = await zulip(`/streams?${query}`, {})
      expect(body).not.toHaveProperty('ignored_parameters_unsupported')
      return body.streams.map(({ name }: { name: string }) => name)
    }
    const none = 'include_public=false&include_subscribed=false'
    expect(await names(`${none}&include_all_active=true`)).toContain('general')
    expect(await names(`${none}&include_all_active=true&include_all=false`)).toContain('general')
    expect(await names(`${none}&include_all_active=false`)).toEqual([])
    expect(await names(`${none}&include_all_active=false&include_all=true`)).toContain('general')
  })

  test('registers for muted topics and preferences by their old names', async () => {
    const { stream_id } = (await ask('/api/v1/get_stream_id?stream=general')).body
    await zulip('/user_topics', json({ stream_id, topic: 'noise', visibility_policy: 1 }))
    // The other topic is in a channel of which they were never a subscriber.
    const { user_id: owner } = app.demo.users.owner
    const { id } = (await app.as('owner').post('/channels/create', { name: 'elsewhere', subscribers: [owner] })).body
    await zulip('/user_topics', json({ stream_id: id, topic: 'din', visibility_policy: 1 }))
    await zulip('/user_topics', json({ stream_id: id, topic: 'song', visibility_policy: 3 }))
    const types = JSON.stringify(['muted_topics', 'subscription', 'update_display_settings'])
    for (const request of [
      { method: 'POST', body: new URLSearchParams({ fetch_event_types: types }) },
      json({ fetch_event_types: JSON.parse(types) }),
      multipart({ fetch_event_types: types }),
    ]) {
      const state = await zulip('/register', request)
      expect(state.muted_topics).toEqual([
        ['general', 'noise', expect.any(Number)],
        ['elsewhere', 'din', expect.any(Number)],
      ])
      expect(state.twenty_four_hour_time).toBe(state.user_settings.twenty_four_hour_time)
    }
    expect(await zulip('/register', json({ fetch_event_types: ['realm'] }))).not.toHaveProperty('muted_topics')
  })

  describe('a registration', () => {
    const names = PUBLISHED.registration
    const stateOf = async (name: 'owner' | 'member' | 'guest', fields = {}) => {
      const { email, api_key } = app.demo.users[name]
      const Authorization = `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}`
      return await zulip('/register', { method: 'POST', headers: { Authorization }, body: new URLSearchParams(fields) })
    }

    test('has every field that the clients of Zulip know, but those that are listed with a reason', async () => {
      const state = await stateOf('member')
      const absent = names.fields.filter((name) => !Object.hasOwn(state, name))
      expect(absent.toSorted()).toEqual(Object.keys(names.absent).toSorted())
    })

    test('has what the web client requires of each field', async () => {
      const model = clientModel('zulip-web')
      for (const name of ['owner', 'guest'] as const)
        expect(modelFaults(model, 'State', await stateOf(name, { slim_presence: 'true' }))).toEqual([])
    })

    test('says what is true of the organisation', async () => {
      const [state, own] = [await stateOf('member'), await app.as('member').must.post('/register', {})]
      const { enum: types } = reportTypes()
      expect(state.server_report_message_types.map(({ key }: { key: string }) => key)).toEqual(types)
      expect(state.realm_authentication_methods.Email).toEqual({ enabled: true, available: true })
      expect(state).toMatchObject({
        realm_date_created: own.realm_date_created,
        realm_uuid: own.realm_uuid,
        realm_bot_domain: 'chat.example.com',
        jitsi_server_url: '',
      })
      expect(state.realm_incoming_webhook_bots).toContainEqual(expect.objectContaining({ name: 'github', display_name: 'GitHub' }))
      expect(own).not.toHaveProperty('realm_plan_type')
    })

    test('says what its caller may do, also by a group of a group', async () => {
      const may = async (name: 'owner' | 'member' | 'guest') => {
        const state = await stateOf(name)
        return [
          state.can_create_public_streams,
          state.can_create_private_streams,
          state.can_create_streams,
          state.can_invite_others_to_realm,
        ]
      }
      expect(await may('owner')).toEqual([true, true, true, true])
      expect(await may('member')).toEqual([true, true, true, true])
      expect(await may('guest')).toEqual([false, false, false, false])
      const { realm_can_create_public_channel_group: before } = await stateOf('owner')
      const set = (value: unknown) =>
        app.as('owner').must.patch('/realm', { can_create_public_channel_group: JSON.stringify({ new: value }) })
      await set({ direct_members: [app.idOf('member')], direct_subgroups: [] })
      expect([await may('owner'), await may('member')]).toEqual([
        [false, true, true, true],
        [true, true, true, true],
      ])
      await set(before)
    })

    test('has only the parts that it asks for', async () => {
      const billing = await stateOf('member', { fetch_event_types: '["realm_billing","alert_words"]' })
      expect(billing).toMatchObject({ realm_billing: { has_pending_sponsorship_request: false }, alert_words: [] })
      for (const name of ['realm_plan_type', 'has_zoom_token', 'giphy_api_key', 'can_create_streams'])
        expect(billing).not.toHaveProperty(name)
      const events = await stateOf('member', { event_types: '["realm"]' })
      expect(events).toHaveProperty('realm_plan_type')
      expect(events).not.toHaveProperty('realm_billing')
    })
  })

  test('is refused like any other when it is invalid or too large', async () => {
    expect(await zulip('/register', json({ fetch_event_types: 'muted_topics' }))).toMatchObject({ code: 'REQUEST_VARIABLE_INVALID' })
    expect(await zulip('/register', json({ narrow: 'x'.repeat(3_000_000) }))).toMatchObject({ code: 'REQUEST_TOO_LARGE' })
  })
})

describe('the host of the gateway', () => {
  beforeAll(async () => {
    const owner = { ownerEmail: 'owner@example.com', ownerName: 'Anna', now: unixTime() }
    await createRealm(app.server.app, { subdomain: 'acme', name: 'Acme', ...owner })
  })
  const at = (Host: string, line = 'GET /api/v1/server_settings'): Promise<WireAnswer> =>
    wire(app, line, { as: 'member', headers: { Host } })

  test.each([
    ['zulip.chat.example.com', 'Demo', 'https://zulip.chat.example.com:8443'],
    ['ZULIP.chat.example.com.:8443', 'Demo', 'https://zulip.chat.example.com:8443'],
    ['acme.zulip.chat.example.com', 'Acme', 'https://acme.zulip.chat.example.com:8443'],
  ])('%s answers at its root in the words of Zulip, for its organisation', async (host, name, url) => {
    const { body } = await at(host)
    expect(body).toMatchObject({ realm_name: name, realm_url: url, realm_uri: url })
    expect(body).toHaveProperty('zulip_version')
  })

  test.each(['chat.example.com:8443', 'acme.chat.example.com', 'acme.localhost', '127.0.0.1'])('is not %s', async (host) => {
    const { body } = await at(host)
    expect(body).toHaveProperty('service_version')
    expect(body).not.toHaveProperty('zulip_version')
  })

  test.each([
    'nowhere.zulip.chat.example.com',
    'a.b.zulip.chat.example.com',
    'evilzulip.chat.example.com',
    'zulip.chat.example.com.example.com',
  ])('has no organisation at %s', async (host) => {
    expect(await at(host)).toMatchObject({ status: 404, body: { code: 'NONEXISTENT_SUBDOMAIN' } })
  })

  test('has the pictures and files that its answers name', async () => {
    const { body } = await at('zulip.chat.example.com', 'GET /api/v1/users/me')
    expect(await at('zulip.chat.example.com', `GET ${body.avatar_url}`)).toMatchObject({ status: 200 })
    expect(JSON.parse((await at('zulip.chat.example.com', 'GET /static/emoji.json')).text)).toHaveProperty('code_to_names')
  })
})

test('the URLs of answers stay below the path of the gateway, and lead to something', async () => {
  const { body: state } = await ask('/zulip/api/v1/register', { fetch_event_types: '["realm"]' })
  const own = (await ask('/api/v1/register', { fetch_event_types: '["realm"]' })).body
  expect(state.realm_url).toBe(`${own.realm_url}/zulip`)
  expect(state.realm_uri).toBe(state.realm_url)
  const path = new URL(state.server_emoji_data_url).pathname
  expect(path).toMatch(/^\/zulip\//)
  expect((await ask(path)).body).toHaveProperty('code_to_names')
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(TINY_GIF)], { type: 'image/gif' }), 'dot.gif')
  await app.as('owner').must.raw('/zulip/api/v1/realm/emoji/dot', { method: 'POST', body })
  const { emoji } = (await ask('/zulip/api/v1/realm/emoji')).body
  const [{ source_url: picture }] = Object.values(emoji) as [{ source_url: string }]
  expect((await fetch(`${app.url}/zulip${picture}`)).status).toBe(200)
})

test.each([
  ['can_mention_many_users_group', 'realm_wildcard_mention_policy', { 'role:nobody': 6, 'role:administrators': 5 }, 1],
  ['can_create_public_channel_group', 'realm_create_public_stream_policy', { 'role:fullmembers': 3, 'role:moderators': 4 }, 1],
  ['can_create_private_channel_group', 'realm_create_private_stream_policy', { 'role:members': 1, 'role:administrators': 2 }, 1],
  ['can_create_web_public_channel_group', 'realm_create_web_public_stream_policy', { 'role:nobody': 6, 'role:owners': 7 }, 4],
] as const)('a registration has the older form of %s, as near as it can say who may', async (permission, policy, numbers, largest) => {
  const set = (group: unknown) => app.as('owner').must.patch('/realm', { [permission]: { new: group } })
  const policyOf = async (types: string): Promise<number> =>
    (await ask('/zulip/api/v1/register', { fetch_event_types: types })).body[policy]
  const { user_groups: groups } = await app.as('owner').must.get('/user_groups')
  const { [`realm_${permission}` as const]: before } = await app.as('owner').must.post('/register', {})
  for (const types of ['["realm"]', '["realm","user_group"]']) {
    for (const [name, number] of Object.entries(numbers)) {
      await set(groups.find((group) => group.name === name)?.id)
      expect([name, await policyOf(types)]).toEqual([name, number])
    }
    if (permission !== 'can_create_web_public_channel_group') {
      await set({ direct_members: [app.idOf('member')], direct_subgroups: [] })
      expect(await policyOf(types)).toBe(largest)
    }
  }
  await set(before)
  expect((await ask('/zulip/api/v1/register', { fetch_event_types: '["message"]' })).body).not.toHaveProperty(policy)
})

test('errors and unknown URLs are answered as everywhere', async () => {
  expect(await ask('/zulip/api/v1/messages/999999')).toMatchObject({ status: 400, body: { result: 'error' } })
  for (const path of ['/zulip/api/v1/nothing', '/zulip', '/zulip/health', '/zulip/zulip/api/v1/users/me'])
    expect(await ask(path), path).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
})
