// A spectator, without credentials, reads web-public channels where server and organisation allow it, and nothing else.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_RATE_LIMITS } from '../limits.ts'
import { Realm } from '../models/realm.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer, Client } from '../testing/client.ts'
import { loadContract } from './contract.ts'

let app: TestApp
let owner: Client['must']
let nobody: Client
const places: Record<'open' | 'public' | 'private', { id: number; name: string; message: number; file: string }> = {} as never
beforeAll(async () => {
  app = await startTestApp({ webPublicChannels: true })
  owner = app.as('owner').must
  nobody = app.client()
  await allow(true)
  const forms = { open: { is_web_public: true }, public: {}, private: { invite_only: true, history_public_to_subscribers: true } }
  for (const [kind, form] of Object.entries(forms)) {
    const { id, name } = await owner.createChannel({ subscribers: [app.idOf('owner'), app.idOf('member')], ...form })
    const { url } = await app.as('member').must.upload('note.txt', `a ${kind} note`)
    const message = await app.as('member').must.send({ to: id, topic: 'tea', content: `[note](${url}) for all` })
    Object.assign(places, { [kind]: { id, name, message, file: url } })
  }
})
afterAll(() => app.close())

const allow = (isOn: boolean) => owner.patch('/realm', { enable_spectator_access: isOn })
const page = (narrow: unknown[], anchor: unknown = 'newest') =>
  nobody.get('/messages', { anchor, num_before: 10, num_after: 10, narrow, apply_markdown: false })
const idsOf = ({ body }: Answer): number[] => body.messages.map(({ id }: { id: number }) => id)
const inOpen = () => [{ operator: 'channel', operand: places.open.id }]

describe('without credentials', () => {
  test('the web-public channels are listed, and no others', async () => {
    const names = (await nobody.must.get('/streams')).streams.map(({ stream_id }) => stream_id)
    expect(names).toEqual([places.open.id])
    for (const query of [{ include_all: true }, { include_public: true, include_subscribed: true }])
      expect((await nobody.must.get('/streams', query)).streams).toHaveLength(1)
    expect((await nobody.must.get(`/streams/${places.open.id}`)).stream.is_web_public).toBe(true)
    for (const kind of ['public', 'private'] as const) expect((await nobody.get(`/streams/${places[kind].id}`)).status).toBe(404)
  })

  test('their topics are listed', async () => {
    const { topics } = await nobody.must.get(`/users/me/${places.open.id}/topics`)
    expect(topics.map(({ name }) => name)).toContain('tea')
    for (const kind of ['public', 'private'] as const) expect((await nobody.get(`/users/me/${places[kind].id}/topics`)).status).toBe(404)
  })

  test('their messages are read, without the address of anybody', async () => {
    const answer = await page(inOpen())
    expect(idsOf(answer)).toContain(places.open.message)
    const { body } = await nobody.get(`/messages/${places.open.message}`)
    expect(body.message).toMatchObject({ sender_full_name: 'Mika Member', flags: ['read', 'historical'] })
    expect(JSON.stringify([answer.body, body])).not.toContain('member@example.com')
    expect(idsOf(await page([...inOpen(), { operator: 'search', operand: 'all' }]))).toEqual([places.open.message])
    expect(idsOf(await page([{ operator: 'channels', operand: 'web-public' }], 'first_unread'))).toContain(places.open.message)
  })

  test('nobody is found by an address', async () => {
    const answer = await page([...inOpen(), { operator: 'sender', operand: 'member@example.com' }])
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_NARROW' } })
  })

  test('no other message is read, whatever is asked for', async () => {
    for (const narrow of [
      [],
      [{ operator: 'is', operand: 'unread' }],
      [{ operator: 'is', operand: 'dm' }],
      [{ operator: 'in', operand: 'all' }],
    ])
      expect(idsOf(await page(narrow)), JSON.stringify(narrow)).toEqual([])
    expect(idsOf(await page([{ operator: 'channels', operand: 'public' }]))).not.toContain(places.public.message)
    for (const kind of ['public', 'private'] as const) {
      const { id, message } = places[kind]
      expect((await page([{ operator: 'channel', operand: id }])).body.code).toBe('BAD_NARROW')
      expect((await nobody.get(`/messages/${message}`)).status).toBe(400)
      expect(idsOf(await nobody.get('/messages', { message_ids: [message, places.open.message] }))).toEqual([places.open.message])
    }
    const direct = await app.as('member').must.send({ to: [app.idOf('owner')] })
    expect((await nobody.get(`/messages/${direct}`)).status).toBe(400)
  })

  test('a registration has the state of what can be read, and no queue', async () => {
    const { channel_folder_id: folder } = await owner.post('/channel_folders/create', { name: 'in the open' })
    const { channel_folder_id: closed } = await owner.post('/channel_folders/create', { name: 'behind doors' })
    await owner.patch(`/streams/${places.open.id}`, { folder_id: folder })
    await owner.patch(`/streams/${places.public.id}`, { folder_id: closed })
    await owner.patch('/realm/user_settings_defaults', { twenty_four_hour_time: true })
    const state = await nobody.must.post('/register', {})
    expect(state).toMatchObject({
      ...{ queue_id: null, last_event_id: -1, realm_name: 'Demo', realm_enable_spectator_access: true },
      ...{ subscriptions: [], unsubscribed: [], realm_default_streams: [], max_message_id: -1, unread_msgs: { count: 0 } },
      user_settings: { twenty_four_hour_time: true },
    })
    for (const list of [state.streams, state.never_subscribed]) expect(list?.map(({ stream_id }) => stream_id)).toEqual([places.open.id])
    expect(state.channel_folders?.map(({ id }) => id)).toEqual([folder])
    expect(Object.keys(state.realm_emoji ?? {})).toEqual(Object.keys((await app.as('member').must.get('/realm/emoji')).emoji))
    const part = await nobody.must.post('/register', { fetch_event_types: ['channel_folder'] })
    expect([part.channel_folders, part.streams]).toEqual([state.channel_folders, undefined])
  })

  test('a registration names nobody', async () => {
    const some = { new: { direct_members: [app.idOf('member'), app.idOf('owner')], direct_subgroups: [] } }
    await owner.patch('/realm', { can_create_groups: some })
    await owner.patch(`/streams/${places.open.id}`, { can_send_message_group: some })
    await owner.post('/user_groups/create', { name: 'keepers', description: '', members: [app.idOf('member')] })
    await owner.post('/realm/domains', { domain: 'corp.example' })
    await owner.post('/realm/profile_fields', { field_type: 1, name: 'Badge' })
    await app.as('member').must.post('/users/me/status', { status_text: 'at sea' })
    await app.as('member').must.post('/users/me/presence', { status: 'active' })
    const state = await nobody.must.post('/register', { include_subscribers: true, slim_presence: true })
    const nothing = { direct_members: [], direct_subgroups: [] }
    expect(state.realm_can_create_groups).toEqual(nothing)
    const { streams } = await nobody.must.get('/streams')
    const { stream } = await nobody.must.get(`/streams/${places.open.id}`)
    for (const one of [state.streams?.[0], state.never_subscribed?.[0], streams[0], stream])
      expect(one?.can_send_message_group).toEqual(nothing)
    expect(state.never_subscribed?.[0]).not.toHaveProperty('subscribers')
    expect(state).toMatchObject({
      ...{ realm_users: [], realm_non_active_users: [], cross_realm_bots: [], realm_bots: [], realm_user_groups: [] },
      ...{ presences: {}, user_status: {}, custom_profile_fields: [], realm_domains: [], drafts: [], alert_words: [] },
    })
    for (const field of ['user_id', 'email', 'delivery_email', 'full_name', 'is_guest']) expect(state).not.toHaveProperty(field)
    expect(JSON.stringify(state)).not.toMatch(/@example\.com|Mika Member|keepers|at sea|corp\.example|Badge/)
  })

  test('a registration is refused as soon as the row of the organisation says so, whatever this process remembers', async () => {
    const { settings } = await Realm.load(1)
    await nobody.must.post('/register', { fetch_event_types: [] })
    const refusedAfter = async (changes: Partial<Realm>): Promise<string> => {
      await Realm.update(changes, { where: { id: 1 } })
      const { body } = await nobody.post('/register', { fetch_event_types: [] })
      await Realm.update({ settings, is_active: true }, { where: { id: 1 } })
      return body.code
    }
    expect(await refusedAfter({ settings: JSON.stringify({ ...JSON.parse(settings), enable_spectator_access: false }) })).toBe(
      'UNAUTHORIZED',
    )
    expect(await refusedAfter({ is_active: false })).toBe('REALM_DEACTIVATED')
  })

  test('their files are downloaded, and no others', async () => {
    expect((await nobody.raw(places.open.file)).body).toBe('a open note')
    for (const kind of ['public', 'private'] as const) expect((await nobody.raw(places[kind].file)).status).toBe(404)
  })

  test('every other operation that needs credentials still needs them', async () => {
    const { operations } = loadContract()
    const open = operations.filter(({ spectators }) => spectators).map(({ operationId }) => operationId)
    expect(open.sort()).toEqual([
      ...[
        'downloadFile',
        'downloadThumbnail',
        'getChannel',
        'getChannelTopics',
        'getChannels',
        'getMessage',
        'getMessages',
        'registerQueue',
      ],
    ])
    for (const { method, path, roots, authenticated, spectators } of operations) {
      if (!authenticated || spectators) continue
      const { status, body } = await nobody.request(method.toUpperCase(), `${roots[0]}${path.replace(/\{\w+\}/g, '1')}`)
      expect([status, body.code], `${method} ${path}`).toEqual([401, 'UNAUTHORIZED'])
    }
  })

  test('wrong credentials are refused', async () => {
    expect((await app.client({ email: 'member@example.com', api_key: 'x'.repeat(32) }).get('/streams')).status).toBe(401)
  })
})

describe('nothing is readable without credentials any more', () => {
  const isOpen = async (): Promise<boolean[]> => {
    const answers = [nobody.get(`/messages/${places.open.message}`), nobody.get(`/streams/${places.open.id}`), nobody.raw(places.open.file)]
    return (await Promise.all(answers)).map(({ status }) => status === 200)
  }

  test('of a channel that is not web-public any more', async () => {
    expect(await isOpen()).toEqual([true, true, true])
    await owner.patch(`/streams/${places.open.id}`, { is_web_public: false })
    expect(await isOpen()).toEqual([false, false, false])
    await owner.patch(`/streams/${places.open.id}`, { is_web_public: true })
    expect(await isOpen()).toEqual([true, true, true])
  })

  test('once the organisation has no spectators', async () => {
    await allow(false)
    expect((await nobody.get('/streams')).body.code).toBe('UNAUTHORIZED')
    expect(await isOpen()).toEqual([false, false, false])
    await allow(true)
    expect(await isOpen()).toEqual([true, true, true])
  })
})

test('a server without web-public channels has no spectators', async () => {
  const closed = await startTestApp()
  await closed.as('owner').must.patch('/realm', { enable_spectator_access: true })
  expect((await closed.client().get('/streams')).body.code).toBe('UNAUTHORIZED')
  await closed.close()
})

test('a spectator counts for their address, and takes nothing from people with accounts', async () => {
  const rateLimits = { ...DEFAULT_RATE_LIMITS, anonymous: [{ points: 2, seconds: 60 }] }
  const limited = await startTestApp({ webPublicChannels: true, rateLimits })
  await limited.as('owner').must.patch('/realm', { enable_spectator_access: true })
  const answers = [await limited.client().get('/streams'), await limited.client().get('/streams'), await limited.client().get('/streams')]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect((await limited.as('member').get('/streams')).status).toBe(200)
  await limited.close()
})
