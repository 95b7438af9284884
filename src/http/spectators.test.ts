// Whoever has no credentials reads web-public channels where server and organisation allow it, and nothing else.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_RATE_LIMITS } from '../limits.ts'
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

  test('their files are downloaded, and no others', async () => {
    expect((await nobody.raw(places.open.file)).body).toBe('a open note')
    for (const kind of ['public', 'private'] as const) expect((await nobody.raw(places[kind].file)).status).toBe(404)
  })

  test('every other operation that needs credentials still needs them', async () => {
    const { operations } = loadContract()
    const open = operations.filter(({ spectators }) => spectators).map(({ operationId }) => operationId)
    expect(open.sort()).toEqual(['downloadFile', 'getChannel', 'getChannelTopics', 'getChannels', 'getMessage', 'getMessages'])
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

test('whoever has no credentials counts for their address, and takes nothing from people with accounts', async () => {
  const rateLimits = { ...DEFAULT_RATE_LIMITS, anonymous: [{ points: 2, seconds: 60 }] }
  const limited = await startTestApp({ webPublicChannels: true, rateLimits })
  await limited.as('owner').must.patch('/realm', { enable_spectator_access: true })
  const answers = [await limited.client().get('/streams'), await limited.client().get('/streams'), await limited.client().get('/streams')]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect((await limited.as('member').get('/streams')).status).toBe(200)
  await limited.close()
})
