import { afterAll, beforeAll, expect, test } from 'vitest'
import { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { setUserActive } from './activation.ts'
import { createUser } from './create.ts'

type Name = keyof TestApp['demo']['users']
const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
const BARE = { default_sending_stream: null, default_events_register_stream: null, default_all_public_streams: false, services: [] }

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const id = (name: Name): number => app.demo.users[name].user_id
let made = 0
async function botOf(ownerId: number | null): Promise<User> {
  made++
  const account = { email: `bot${made}@example.com`, fullName: `Bot ${made}`, role: 400, bot: { type: 1, ownerId }, now: new Date() }
  return createUser(app.server.app, await Realm.findByPk(1, { rejectOnEmpty: true }), account)
}
const registered = async (name: Name) => (await app.as(name).post('/register', { fetch_event_types: ['realm_bot'] })).body.realm_bots
const told = (events: { type: string; op: string; bot: { user_id: number } }[]): string[] =>
  events.filter(({ type }) => type === 'realm_bot').map(({ op, bot }) => `${op} ${bot.user_id}`)

test('people get their own bots at registration, administrators get all, and nobody gets bots of the server', async () => {
  const own = { user_id: id('bot'), ...BARE }
  for (const name of ['owner', 'administrator', 'member'] as const) expect(await registered(name)).toEqual([own])
  for (const name of ['moderator', 'member2', 'guest', 'bot'] as const) expect(await registered(name)).toEqual([])
})

test('a new bot is announced to its owner and to administrators', async () => {
  const events = await verifyEvents(app, EVERYBODY, () => botOf(id('member2')))
  const [add] = told(events.member2)
  for (const name of ['owner', 'administrator', 'member2'] as const) expect(told(events[name])).toEqual([add])
  for (const name of ['moderator', 'member', 'guest', 'bot'] as const) expect(told(events[name])).toEqual([])
})

test('a new name, deactivation, reactivation and a new owner of a bot are announced as changes of a user', async () => {
  const bot = await botOf(id('member'))
  for (const change of [
    () => app.as('administrator').patch(`/users/${bot.id}`, { full_name: 'Renamed Bot' }),
    () => app.as('member').delete(`/users/${bot.id}`),
    () => app.as('administrator').post(`/users/${bot.id}/reactivate`),
  ]) {
    const events = await verifyEvents(app, EVERYBODY, change)
    for (const name of EVERYBODY) expect(events[name]).toContainEqual(expect.objectContaining({ type: 'realm_user', op: 'update' }))
  }
  expect((await registered('member')).map((one: { user_id: number }) => one.user_id)).toContain(bot.id)
  const orphan = await botOf(null)
  await setUserActive(app.server.app, orphan, false)
  const adopted = await verifyEvents(app, EVERYBODY, () => app.as('administrator').post(`/users/${orphan.id}/reactivate`))
  expect(adopted.guest.at(-1)).toMatchObject({ type: 'realm_user', person: { bot_owner_id: id('administrator') } })
})

test('a user sees the bots of others while being an administrator, and keeps their own bots afterwards', async () => {
  const own = await botOf(id('moderator'))
  const others = (await registered('owner')).map((bot: { user_id: number }) => bot.user_id).filter((one: number) => one !== own.id)
  const promoted = await verifyEvents(app, EVERYBODY, () => app.as('owner').patch(`/users/${id('moderator')}`, { role: 200 }))
  expect(told(promoted.moderator)).toEqual(others.map((one: number) => `add ${one}`))
  const demoted = await verifyEvents(app, EVERYBODY, () => app.as('owner').patch(`/users/${id('moderator')}`, { role: 300 }))
  expect(told(demoted.moderator)).toEqual(others.map((one: number) => `delete ${one}`))
  for (const events of [promoted, demoted]) expect(told(events.member)).toEqual([])
})
