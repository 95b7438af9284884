import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { ROLE } from '../../values/roles.ts'
import { setUserActive } from './activation.ts'
import { createApiKey } from './api-keys.ts'
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
async function botOf(ownerId: number | null, role = 400): Promise<User> {
  made++
  const account = { email: `bot${made}@example.com`, fullName: `Bot ${made}`, role, bot: { type: 1, ownerId } }
  return createUser(serverContext(app.server.app, await Realm.findByPk(1, { rejectOnEmpty: true })), account)
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
  await setUserActive(serverContext(app.server.app, { id: orphan.realm_id }), orphan.id, false)
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

// A bot never has a role above its owner's. Each way to a role, and each way in which the owner's changes.
describe('the role of a bot', () => {
  const roleOf = async ({ id }: Pick<User, 'id'>): Promise<number> => (await app.as('owner').get(`/users/${id}`)).body.user.role
  const give = (user: Pick<User, 'id'>, role: number) => app.as('owner').patch(`/users/${user.id}`, { role })
  const above = { status: 400, body: { code: 'BAD_REQUEST', msg: "'role' must not be above the role of the bot's owner" } }
  const administrator = async (): Promise<User> => {
    made++
    const account = { email: `admin${made}@example.com`, fullName: `Admin ${made}`, role: ROLE.administrator }
    return createUser(serverContext(app.server.app, await Realm.findByPk(1, { rejectOnEmpty: true })), account)
  }

  test('is no owner: not of a new bot, and not of one that it reactivates in place of an owner who has left', async () => {
    const bot = await botOf(id('owner'), ROLE.administrator)
    await expect(botOf(bot.id)).rejects.toThrow('Bots cannot own bots')
    const leaving = await administrator()
    const orphan = await botOf(leaving.id)
    await app.as('owner').must.delete(`/users/${leaving.id}`)
    const { api_key: key } = await app.as('owner').must.post(`/bots/${bot.id}/api_key/regenerate`)
    const reactivate = () => app.client({ email: bot.delivery_email, api_key: key }).post(`/users/${orphan.id}/reactivate`)
    const msg = `'user_id' names a bot without an active owner, which only a person can reactivate: ${orphan.id}`
    expect(await reactivate()).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', msg } })
    await app.as('administrator').must.post(`/users/${orphan.id}/reactivate`)
    expect((await app.as('owner').get(`/users/${orphan.id}`)).body.user).toMatchObject({
      is_active: true,
      bot_owner_id: id('administrator'),
    })
    await app.as('administrator').must.delete(`/bots/${orphan.id}`)
    expect((await reactivate()).status).toBe(200)
  })

  test("is not above its owner's when it is created or changed, and a bot without an owner may have any", async () => {
    await expect(botOf(id('member'), ROLE.administrator)).rejects.toThrow("'role' must not be above the role of the bot's owner")
    const bot = await botOf(id('member'))
    for (const role of [ROLE.owner, ROLE.administrator, ROLE.moderator]) expect(await give(bot, role)).toMatchObject(above)
    expect((await give(bot, ROLE.guest)).status).toBe(200)
    expect((await give(bot, ROLE.member)).status).toBe(200)
    expect((await give(await botOf(null), ROLE.administrator)).status).toBe(200)
  })

  test("follows its owner's down, even while the bot is deactivated, and is not given back", async () => {
    const person = await administrator()
    const [high, low, former] = [
      await botOf(person.id, ROLE.administrator),
      await botOf(person.id),
      await botOf(person.id, ROLE.administrator),
    ]
    // No request makes a bot of a bot. What an import brings may be one.
    const below = await botOf(person.id, ROLE.administrator)
    await User.update({ bot_owner_id: high.id }, { where: { id: below.id } })
    discardStates(app)
    expect((await app.as('owner').delete(`/users/${former.id}`)).status).toBe(200)
    const { key } = await createApiKey(app.server.app, high, 'test', unixTime())
    const events = await verifyEvents(app, EVERYBODY, () => give(person, ROLE.moderator))
    for (const name of EVERYBODY)
      for (const { id: user_id } of [person, high, below, former])
        expect(events[name]).toContainEqual(
          expect.objectContaining({ type: 'realm_user', op: 'update', person: { user_id, role: ROLE.moderator } }),
        )
    expect(await Promise.all([high, low, former, below].map(roleOf))).toEqual([ROLE.moderator, ROLE.member, ROLE.moderator, ROLE.moderator])
    // The bot cannot give the role back to its owner.
    const bot = app.client({ email: high.delivery_email, api_key: key })
    expect((await bot.patch(`/users/${person.id}`, { role: ROLE.administrator })).body.msg).toBe('Only administrators may do this')
    await give(person, ROLE.administrator)
    expect(await roleOf(high)).toBe(ROLE.moderator)
  })

  test('is never above that of the caller who becomes its owner', async () => {
    const bot = await botOf(null, ROLE.owner)
    await setUserActive(serverContext(app.server.app, { id: bot.realm_id }), bot.id, false)
    const reactivate = (who: Name) => app.as(who).post(`/users/${bot.id}/reactivate`)
    expect((await reactivate('administrator')).body.msg).toBe('Only owners may deactivate or reactivate an owner')
    expect((await reactivate('owner')).status).toBe(200)
    expect(await roleOf(bot)).toBe(ROLE.owner)
  })
})
