import { afterAll, beforeAll, expect, test } from 'vitest'
import { requireRow } from '../../db/sql.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'

const EVERYBODY = ['owner', 'administrator', 'member', 'guest', 'bot'] as const
const PASSWORD = 'nine wombats in the snow'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let made = 0
const create = (form: object, by: (typeof EVERYBODY)[number] = 'administrator') =>
  app.as(by).post('/users', { email: `made${++made}@example.com`, full_name: `Made ${made}`, ...form })

test('an administrator creates an account, and everybody is told', async () => {
  let answer: { user_id: number } | undefined
  const events = await verifyEvents(app, EVERYBODY, async () => {
    answer = (await create({ email: 'Nadia@example.com', full_name: ' Nadia  Newcomer ', password: PASSWORD })).body
  })
  for (const name of EVERYBODY)
    expect(events[name][0]).toMatchObject({
      type: 'realm_user',
      op: 'add',
      person: { user_id: answer?.user_id, full_name: 'Nadia Newcomer' },
    })
  const { api_key, user_id } = await app.client().must.post('/fetch_api_key', { username: 'nadia@example.com', password: PASSWORD })
  expect(user_id).toBe(answer?.user_id)
  const client = app.client({ email: 'nadia@example.com', api_key })
  expect(await client.must.get('/users/me')).toMatchObject({ role: 400, is_bot: false, full_name: 'Nadia Newcomer' })
})

test('a user created by an administrator is subscribed to the default channels, like a user who joins', async () => {
  const { general } = app.demo.channels
  const other = await app.as('owner').must.createChannel({ is_default_stream: true, subscribers: [app.idOf('member')] })
  const events = await verifyEvents(app, ['member'], () => create({ email: 'subscribed@example.com', password: PASSWORD }))
  const peers = events.member.filter(({ type, op }: { type: string; op?: string }) => type === 'subscription' && op === 'peer_add')
  expect(peers.flatMap(({ stream_ids }: { stream_ids: number[] }) => stream_ids).sort()).toEqual([general.stream_id, other.id].sort())
  const key = await app.client().must.post('/fetch_api_key', { username: 'subscribed@example.com', password: PASSWORD })
  const { subscriptions } = await app.client(key).must.get('/users/me/subscriptions')
  expect(subscriptions.map(({ stream_id }: { stream_id: number }) => stream_id).sort()).toEqual([general.stream_id, other.id].sort())
})

test('an account without a password has none until the person chooses one', async () => {
  const { user_id } = (await create({ email: 'later@example.com' })).body
  expect((await app.client().post('/fetch_api_key', { username: 'later@example.com', password: PASSWORD })).body.code).toBe(
    'AUTHENTICATION_FAILED',
  )
  expect(await requireRow(User, user_id)).toMatchObject({ password_hash: null, awaits_first_login: true })
})

test('nobody but administrators creates accounts, and their bots with that role do', async () => {
  for (const name of ['member', 'guest', 'bot'] as const)
    expect((await create({}, name)).body).toMatchObject({ code: 'BAD_REQUEST', msg: 'Only administrators may do this' })
  await app.as('owner').must.patch(`/users/${app.idOf('member')}`, { role: 200 })
  await app.as('owner').must.patch(`/users/${app.idOf('bot')}`, { role: 200 })
  expect((await create({}, 'bot')).status).toBe(200)
  await app.as('owner').must.patch(`/users/${app.idOf('member')}`, { role: 400 })
})

test.each([
  ['an address in use, in any letter case', { email: 'MEMBER@example.com' }, "'email' belongs to an account already: MEMBER@example.com"],
  ['no address', { email: 'nobody' }, "'email' is not an email address"],
  ['a dummy address', { email: 'user5@127.0.0.1' }, "'email' is reserved for the server"],
  ['a forbidden name', { full_name: 'No * Body' }, "'full_name' must not contain any of: * ` \\ > \" @"],
  ['a short password', { password: 'short' }, "'password' must have 8 to 100 characters"],
  ['a password that is easy to guess', { password: 'password' }, "'password' is too easy to guess"],
  ['a password of their own name', { full_name: 'Wilhelmina', password: 'wilhelmina' }, "'password' is too easy to guess"],
])('%s is refused', async (_, form, msg) => {
  expect((await create(form)).body).toMatchObject({ code: 'BAD_REQUEST', msg })
})

test('addresses that the organisation does not admit are refused', async () => {
  await app.as('owner').must.post('/realm/domains', { domain: 'inside.example', allow_subdomains: false })
  await app.as('owner').must.patch('/realm', { emails_restricted_to_domains: true })
  expect((await create({ email: 'a@outside.example' })).body.msg).toBe("'email' cannot be used: Outside the domains of the organisation")
  expect((await create({ email: 'a@inside.example' })).status).toBe(200)
  await app.as('owner').must.patch('/realm', { emails_restricted_to_domains: false })
})

test('two requests for one address create one account', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => create({ email: 'once@example.com' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
})
