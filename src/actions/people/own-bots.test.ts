// Bots that people create, change and deactivate, by HTTP.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { loadContract } from '../../http/contract.ts'
import { MAX_BOTS_OF_USER } from '../../limits.ts'
import { BotService } from '../../models/bot-service.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { ROLE } from '../../values/roles.ts'
import { createUser } from './create.ts'

type Name = keyof TestApp['demo']['users']
const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
const HOOK = 'https://bots.example.com/hook'
const NO_SUCH_BOT = expect.stringContaining("'bot_id' names a bot that does not exist")

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let made = 0
interface Made {
  user_id: number
  email: string
  client: Client
  services: object[]
  signing_secret: string | null
}
async function create(by: Name, form: Record<string, unknown> = {}): Promise<Made> {
  made++
  const body = await app.as(by).must.post('/bots', { full_name: `Made ${made}`, short_name: `made${made}`, ...form })
  const email = `made${made}-bot@127.0.0.1`
  return { ...body, email, client: app.client({ email, api_key: body.api_key }) }
}
const hook = (by: Name) => create(by, { bot_type: 3, payload_url: HOOK })
const userOf = async (id: number) => (await app.as('owner').must.get(`/users/${id}`)).user
const listed = async (by: Name): Promise<number[]> => (await app.as(by).must.get('/bots')).bots.map(({ user_id }) => user_id)
const change = (by: Name, id: number, form: Record<string, unknown>) => app.as(by).patch(`/bots/${id}`, form)
const told = (events: { type: string; op: string; bot: { user_id: number } }[]): string[] =>
  events.filter(({ type }) => type === 'realm_bot').map(({ op, bot }) => `${op} ${bot.user_id}`)
const logged = async (action: string) => (await app.as('owner').must.get('/realm/audit_log', { action })).entries

test('a bot that a member creates acts with its key, and its owner and administrators see it', async () => {
  let bot: Made | undefined
  const events = await verifyEvents(app, EVERYBODY, async () => {
    bot = await create('member2')
  })
  if (!bot) throw new Error('no bot')
  const { user_id: id, client, email } = bot
  for (const name of ['owner', 'administrator', 'member2'] as const) {
    expect(told(events[name])).toEqual([`add ${id}`])
    expect(await listed(name)).toContain(id)
  }
  for (const name of ['moderator', 'member', 'guest', 'bot'] as const) {
    expect(told(events[name])).toEqual([])
    expect(await listed(name)).not.toContain(id)
  }
  expect(await client.must.get('/users/me')).toMatchObject({
    email,
    role: 400,
    is_bot: true,
    bot_type: 1,
    bot_owner_id: app.idOf('member2'),
  })
  expect((await client.send({ to: 'general', content: 'I am here.' })).status).toBe(200)
  expect((await logged('added')).filter((entry) => entry.subject_id === id)).toMatchObject([
    { subject_type: 'user', actor_id: app.idOf('member2') },
  ])
})

test('a name, a role, an owner and what is called change together, or nothing does', async () => {
  const { user_id: id, services } = await hook('moderator')
  const before = await userOf(id)
  const all = { full_name: 'Changed Together', role: ROLE.moderator, bot_owner_id: app.idOf('owner'), service_payload_url: `${HOOK}/new` }
  for (const wrong of [{ full_name: '*' }, { role: ROLE.administrator }, { bot_owner_id: 999 }, { service_payload_url: 'ftp://a.example' }])
    expect((await change('moderator', id, { ...all, ...wrong })).status).toBe(400)
  expect(await userOf(id)).toEqual(before)
  const events = await verifyEvents(app, EVERYBODY, () => change('administrator', id, all))
  expect(await userOf(id)).toMatchObject({ full_name: 'Changed Together', role: ROLE.moderator, bot_owner_id: app.idOf('owner') })
  expect(told(events.administrator)).toEqual([`update ${id}`])
  expect(told(events.moderator)).toEqual([`delete ${id}`])
  expect(events.administrator).toContainEqual(
    expect.objectContaining({ op: 'update', bot: { user_id: id, services: [{ ...services[0], base_url: `${HOOK}/new`, token: '' }] } }),
  )
  expect((await change('moderator', id, { full_name: 'Mine Again' })).body.msg).toEqual(NO_SUCH_BOT)
})

/** A bot with everything by which somebody who has managed it could act as it: its key, a queue, and what it proves itself with. */
async function known(by: Name) {
  const bot = await hook(by)
  const { queue_id } = await bot.client.must.post('/register')
  return { ...bot, queue_id, secrets: await BotService.of(bot.user_id) }
}

/** Expects that nothing which was known of a bot acts as it any more. */
async function expectUnknown({ user_id: id, client, queue_id, secrets, email }: Awaited<ReturnType<typeof known>>, newOwner: Name) {
  expect((await client.get('/users/me')).status).toBe(401)
  const now = await BotService.of(id)
  expect(now?.token).not.toBe(secrets?.token)
  expect(now?.signing_secret).not.toBe(secrets?.signing_secret)
  const { api_key } = await app.as(newOwner).must.post(`/bots/${id}/api_key/regenerate`)
  const again = app.client({ email, api_key })
  expect((await again.get('/events', { queue_id, dont_block: true })).body.code).toBe('BAD_EVENT_QUEUE_ID')
}

test('nothing that is known of a bot acts as it when its owner has changed, and only the new owner manages it', async () => {
  const bot = await known('member')
  const { user_id: id } = bot
  const give = () => change('administrator', id, { bot_owner_id: app.idOf('member2') })
  expect((await change('member', id, { bot_owner_id: app.idOf('member2') })).body.msg).toBe("'bot_owner_id' is for administrators only")
  const events = await verifyEvents(app, EVERYBODY, give)
  expect([told(events.member), told(events.member2), told(events.administrator)]).toEqual([
    [`delete ${id}`],
    [`add ${id}`, `update ${id}`],
    [`update ${id}`],
  ])
  await expectUnknown(bot, 'member2')
  for (const attempt of [
    change('member', id, { full_name: 'Still Mine' }),
    app.as('member').post(`/bots/${id}/api_key/regenerate`),
    app.as('member').delete(`/bots/${id}`),
  ])
    expect((await attempt).body.msg).toEqual(NO_SUCH_BOT)
  expect((await change('member2', id, { full_name: 'Now Mine' })).body).toMatchObject({ bot_owner: app.demo.users.member2.email })
})

test('nothing that is known of a bot acts as it when somebody reactivates it in place of an owner who has left', async () => {
  const person = await createUser(serverContext(app.server.app, await Realm.findByPk(1, { rejectOnEmpty: true })), {
    ...{ email: 'leaving@example.com', fullName: 'Leaving', role: ROLE.member },
  })
  const bot = await known('member')
  await app.as('owner').must.patch(`/bots/${bot.user_id}`, { bot_owner_id: person.id })
  const given = { ...bot, secrets: await BotService.of(bot.user_id) }
  await app.as('owner').must.delete(`/users/${person.id}`)
  await verifyEvents(app, EVERYBODY, () => app.as('administrator').post(`/users/${bot.user_id}/reactivate`))
  expect((await userOf(bot.user_id)).bot_owner_id).toBe(app.idOf('administrator'))
  await expectUnknown(given, 'administrator')
})

test('the token of a bot is shown only to its owner, and to the user who replaces it', async () => {
  const { user_id: id, services } = await hook('member')
  const shown = async (by: Name): Promise<unknown[]> => {
    const inList = (await app.as(by).must.get('/bots')).bots.find(({ user_id }) => user_id === id)
    const registered = (await app.as(by).must.register({ fetch_event_types: ['realm_bot'] })).realm_bots?.find(
      ({ user_id }) => user_id === id,
    )
    const answered = await app.as(by).must.patch(`/bots/${id}`, {})
    return [inList, registered, answered].map((one) => one?.services[0]).map((service) => (service as { token: string }).token)
  }
  const { token } = services[0] as { token: string }
  expect(await shown('member')).toEqual([token, token, token])
  for (const name of ['administrator', 'owner'] as const) expect(await shown(name)).toEqual(['', '', ''])
  const { services: renewed } = await app.as('administrator').must.post(`/bots/${id}/api_key/regenerate`)
  expect(await shown('member')).toEqual(Array(3).fill((renewed[0] as { token: string }).token))
  expect(await shown('administrator')).toEqual(['', '', ''])
})

test('a former owner who asks for a key while the bot is given away gets none', async () => {
  const { user_id: id } = await create('member')
  const [, asked] = await Promise.all([
    app.as('administrator').must.patch(`/bots/${id}`, { bot_owner_id: app.idOf('member2') }),
    app.as('member').post(`/bots/${id}/api_key/regenerate`),
  ])
  const email = (await userOf(id)).email
  const got = asked.body.api_key === undefined ? undefined : app.client({ email, api_key: asked.body.api_key })
  if (got) expect((await got.get('/users/me')).status).toBe(401)
  else expect(asked.body.msg).toEqual(NO_SUCH_BOT)
})

test('the URL of an incoming webhook posts nothing more when its bot has got another owner', async () => {
  const { user_id: id, api_key } = await app
    .as('member')
    .must.post('/bots', { full_name: 'Given Alerts', short_name: 'given-alerts', bot_type: 2 })
  const post = () => app.client().post(`/external/json?api_key=${api_key}&stream=general`, { payload: { text: 'An alert.' } })
  expect((await post()).status).toBe(200)
  await app.as('administrator').must.patch(`/bots/${id}`, { bot_owner_id: app.idOf('owner') })
  expect((await post()).status).toBe(401)
})

describe('nobody', () => {
  test('gives a bot a role above their own or its owner, and a new owner is not below it', async () => {
    const { user_id: id } = await create('moderator')
    expect((await change('moderator', id, { role: ROLE.administrator })).body.msg).toBe(
      "'role' must not be above the role of the bot's owner",
    )
    expect((await change('owner', id, { role: ROLE.moderator })).status).toBe(200)
    const below = await change('owner', id, { bot_owner_id: app.idOf('member') })
    expect(below.body.msg).toBe("'role' must not be above the role of the bot's owner")
    expect((await change('owner', id, { bot_owner_id: app.idOf('member'), role: ROLE.member })).status).toBe(200)
  })

  test('manages a bot with a role above their own', async () => {
    const { user_id: id } = await create('owner')
    await app.as('owner').must.patch(`/bots/${id}`, { role: ROLE.owner })
    for (const attempt of [
      change('administrator', id, { full_name: 'Taken Over' }),
      app.as('administrator').delete(`/bots/${id}/avatar`),
      app.as('administrator').get(`/bots/${id}/deliveries`),
      app.as('administrator').post(`/bots/${id}/api_key/regenerate`),
      app.as('administrator').delete(`/bots/${id}`),
    ])
      expect((await attempt).body.msg).toEqual(NO_SUCH_BOT)
  })

  test('is a bot and manages bots', async () => {
    const { client, user_id: id } = await create('owner')
    for (const attempt of [
      client.post('/bots', { full_name: 'Bot of a Bot', short_name: 'second' }),
      client.patch(`/bots/${id}`, { full_name: 'Self-Made' }),
      client.post(`/bots/${id}/api_key/regenerate`),
      client.delete(`/bots/${id}`),
    ])
      expect((await attempt).body.msg).toBe('Bots may not do this')
  })

  test(`but an administrator owns more than ${MAX_BOTS_OF_USER} active bots, by creating, getting or reactivating them`, async () => {
    const ctx = serverContext(app.server.app, await Realm.findByPk(1, { rejectOnEmpty: true }))
    const owner = app.idOf('moderator')
    const owned = await User.count({ where: { bot_owner_id: owner, is_active: true } })
    for (let i = owned; i < MAX_BOTS_OF_USER; i++)
      await createUser(ctx, { email: `many${i}@example.com`, fullName: `Many ${i}`, role: 400, bot: { type: 1, ownerId: owner } })
    const one = await app.as('moderator').post('/bots', { full_name: 'One More', short_name: 'one-more' })
    expect(one.body.msg).toBe(`You may have at most ${MAX_BOTS_OF_USER} bots`)
    const { user_id: id } = await create('member')
    const give = () => change('administrator', id, { bot_owner_id: owner })
    expect((await give()).body.msg).toBe(`'bot_owner_id' names a user who has ${MAX_BOTS_OF_USER} bots already: ${owner}`)
    const { user_id: one_id } = (await app.as('moderator').must.get('/bots')).bots.find((bot) => bot.is_active) ?? { user_id: 0 }
    await app.as('moderator').must.delete(`/bots/${one_id}`)
    expect((await give()).status).toBe(200)
    expect((await app.as('administrator').post(`/users/${one_id}/reactivate`)).body.msg).toBe(
      `'user_id' names a bot whose owner has ${MAX_BOTS_OF_USER} bots already: ${one_id}`,
    )
    await app.as('owner').must.patch(`/users/${owner}`, { role: ROLE.administrator })
    await app.as('administrator').must.post(`/users/${one_id}/reactivate`)
    await app.as('moderator').must.post('/bots', { full_name: 'One More', short_name: 'one-more' })
    await app.as('owner').must.patch(`/users/${owner}`, { role: ROLE.moderator })
  })
})

/** The operations that send messages. */
const SENDING = new Set(['sendMessage', 'sendWebhookMessage'])

test('an incoming webhook bot may only send messages', async () => {
  const { client } = await create('member', { bot_type: 2 })
  const refused = { status: 400, body: { code: 'BAD_REQUEST', msg: 'Incoming webhook bots may only send messages' } }
  for (const { operationId, method, path, authenticated, roots } of loadContract().operations) {
    if (!authenticated || SENDING.has(operationId)) continue
    const answer = await client.request(method.toUpperCase(), `${roots[0]}${path.replace(/\{\w+\}/g, '1')}`)
    expect(answer, operationId).toMatchObject(refused)
  }
  expect(await client.raw('/api/v1/tus', { method: 'POST', headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '1' } })).toMatchObject(
    refused,
  )
  expect((await client.send({ to: 'general', content: 'An alert.' })).status).toBe(200)
})

test('new keys end the former ones, and an outgoing webhook also gets new secrets', async () => {
  const { user_id: id, client, email, services, signing_secret: secret } = await hook('member')
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  let answer: { api_key: string; services: unknown[]; signing_secret: string | null } | undefined
  const events = await verifyEvents(app, EVERYBODY, async () => {
    answer = await app.as('member').must.post(`/bots/${id}/api_key/regenerate`)
  })
  expect((await client.get('/users/me')).status).toBe(401)
  expect((await app.client({ email, api_key: answer?.api_key ?? '' }).get('/users/me')).status).toBe(200)
  expect([answer?.services[0], answer?.signing_secret]).not.toContainEqual(services[0])
  expect(answer?.signing_secret).not.toBe(secret)
  expect([told(events.member), told(events.owner), told(events.member2)]).toEqual([[`update ${id}`], [`update ${id}`], []])
})

test('a deactivated bot has no key, and comes back with a new one', async () => {
  const { user_id: id, client, email } = await create('member')
  await verifyEvents(app, EVERYBODY, () => app.as('member').delete(`/bots/${id}`))
  expect((await client.get('/users/me')).body.code).toBe('USER_DEACTIVATED')
  for (const attempt of [app.as('member').delete(`/bots/${id}`), app.as('member').post(`/bots/${id}/api_key/regenerate`)])
    expect((await attempt).body.msg).toBe(`'bot_id' names a deactivated bot: ${id}`)
  await app.as('administrator').must.post(`/users/${id}/reactivate`)
  const { api_key } = await app.as('member').must.post(`/bots/${id}/api_key/regenerate`)
  expect((await app.client({ email, api_key }).get('/users/me')).status).toBe(200)
})

test.each<[string, object, string]>([
  ['a start that is no address', { short_name: 'über' }, "'short_name' must be lower-case letters, digits, dots, hyphens and underscores"],
  ['two dots', { short_name: 'a..b' }, "'short_name' must be lower-case letters, digits, dots, hyphens and underscores"],
  ['nothing', { short_name: ' ' }, "'short_name' must not be empty"],
  ['too much', { short_name: 'a'.repeat(61) }, "'short_name' must have at most 60 characters"],
  [
    'a URL that is too long',
    { bot_type: 3, payload_url: `${HOOK}/${'%C3%A4'.repeat(400)}` },
    "'payload_url' must have at most 2000 characters",
  ],
  ['a start that ends in a hyphen', { short_name: 'a-' }, "'short_name' must be lower-case letters, digits, dots, hyphens and underscores"],
  ...[
    'bots.example.com',
    'ftp://bots.example.com/',
    'https://',
    'https://a:b@bots.example.com/',
    'https://bots.example.com:65536/',
    'https://256.0.0.1/',
    'https://bots example.com/',
  ].map((payload_url): [string, object, string] => [
    `the URL ${payload_url}`,
    { bot_type: 3, payload_url },
    "'payload_url' must be a URL like https://bots.example.com/hook",
  ]),
  ['a kind that nobody creates', { bot_type: 4 }, "'bot_type' must be one of: 1, 2, 3"],
])('%s is refused', async (_, form, msg) => {
  const answer = await app.as('member').post('/bots', { full_name: 'Refused', short_name: 'refused', ...form })
  expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', msg } })
})

test.each([
  [' HTTPS://Bots.Example.com:8443?a=b#c ', 'https://bots.example.com:8443/?a=b'],
  ['http://10.0.0.255/hook', 'http://10.0.0.255/hook'],
  ['http://[::1]:80/', 'http://[::1]/'],
  ['http://bots_2/', 'http://bots_2/'],
  ['http://9-a.example./', 'http://9-a.example./'],
  ['https://b\u00fccher.example/\u00fc', 'https://xn--bcher-kva.example/%C3%BC'],
])('the URL %s is stored as %s', async (payload_url, stored) => {
  const { user_id: id } = await create('member', { bot_type: 3, payload_url })
  const { realm_bots: bots } = await app.as('member').must.register({ fetch_event_types: ['realm_bot'] })
  expect(bots?.find(({ user_id }) => user_id === id)?.services).toMatchObject([{ base_url: stored }])
})

test.each(['a.b', 'a-.b', 'a_b--c', '9'])('%s is a start of an address', async (short_name) => {
  const { user_id: id } = await create('member', { short_name })
  expect((await userOf(id)).email).toBe(`${short_name}-bot@127.0.0.1`)
})

test('a start of 60 characters, in capitals, is the start of an address', async () => {
  const { user_id: id } = await create('member', { short_name: `${'A'.repeat(59)}Z` })
  expect((await userOf(id)).email).toBe(`${'a'.repeat(59)}z-bot@127.0.0.1`)
})
