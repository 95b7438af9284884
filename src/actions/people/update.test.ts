import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashPassword } from '../../access/people/credentials.ts'
import { serverContext } from '../../context.ts'
import { ProfileValue } from '../../models/profile-field.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { demoRealm, EVERYBODY } from '../../testing/demo-rows.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { createRealm } from '../organisation/realms.ts'
import { setUserActive } from './activation.ts'
import { createApiKey } from './api-keys.ts'
import { createUser, type NewUser } from './create.ts'
import { setEmailPermission } from './email-address.ts'

let app: TestApp
let realm: Realm
beforeAll(async () => {
  app = await startTestApp()
  realm = await demoRealm()
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))

const now = unixTime()
let made = 0
const person = (changes: Partial<NewUser> = {}, at = now): Promise<User> => {
  made++
  return createUser(serverContext(app.server.app, realm, at), {
    email: `p${made}@example.com`,
    fullName: `Person ${made}`,
    role: 400,
    ...changes,
  })
}
const idOf = (name: (typeof EVERYBODY)[number]): number => app.demo.users[name].user_id
const userOf = (id: number): Promise<User> => User.findByPk(id, { rejectOnEmpty: true })
/** Sets who can see the address. */
async function showEmailTo(user: User, visibility: number): Promise<User> {
  await User.update({ settings: JSON.stringify({ email_address_visibility: visibility }) }, { where: { id: user.id } })
  return userOf(user.id)
}
/** A client for a user outside the demo. */
const clientOf = async (user: User) =>
  app.client({ email: user.delivery_email, api_key: (await createApiKey(app.server.app, user, 'test', now)).key })
const persons = (events: { type: string; person: object }[]): object[] =>
  events.filter(({ type }) => type === 'realm_user').map((event) => event.person)
const refused = (msg: string) => ({ status: 400, body: { result: 'error', code: 'BAD_REQUEST', msg } })

describe('looking up', () => {
  test('finds a person by the real address in any case, by the dummy address and by ID', async () => {
    const id = idOf('member2')
    for (const name of ['Member2@EXAMPLE.com', `user${id}@127.0.0.1`, String(id)])
      expect((await app.as('guest').get(`/users/${encodeURIComponent(name)}`)).body.user).toMatchObject({ user_id: id })
  })

  test.each([
    [1, [true, true, true, true, true]],
    [2, [true, true, true, true, false]],
    [3, [true, true, false, false, false]],
    [4, [false, false, false, false, false]],
    [5, [true, true, true, false, false]],
  ])('an address with visibility %i is found and shown as the role of the caller allows', async (visibility, seen) => {
    const user = await showEmailTo(await person(), visibility)
    const missing = (address: string) => refused(`'email' names a user who does not exist: ${address}`)
    for (const [i, name] of (['owner', 'administrator', 'moderator', 'member', 'guest'] as const).entries()) {
      const byAddress = await app.as(name).get(`/users/${user.delivery_email}`)
      const shown = { delivery_email: seen[i] ? user.delivery_email : null }
      expect(byAddress).toMatchObject(seen[i] ? { status: 200, body: { user: shown } } : missing(user.delivery_email))
      expect((await app.as(name).get(`/users/${user.id}`)).body.user).toMatchObject({
        ...shown,
        email: visibility === 1 ? user.delivery_email : `user${user.id}@127.0.0.1`,
      })
    }
  })

  test.each(['0', '-1', '1.5', '99999999999999999999', 'user0@x', 'user99999999999@x', ' ', '%00', "' OR 1=1 --", 'me@'])(
    'finds nobody for %j',
    async (name) => {
      const { status, body } = await app.as('owner').get(`/users/${encodeURIComponent(name)}`)
      expect({ status, code: body.code }).toEqual({ status: 400, code: 'BAD_REQUEST' })
    },
  )

  test('#18 nobody of another organisation is found, changed or deactivated, by ID or address', async () => {
    const there = { subdomain: 'elsewhere', name: 'Elsewhere', ownerEmail: 'far@example.com', ownerName: 'Far', now }
    const { owner } = await createRealm(app.server.app, there)
    for (const name of [String(owner.id), 'far@example.com', `user${owner.id}@127.0.0.1`]) {
      const missing = refused(`'email' names a user who does not exist: ${name}`)
      expect(await app.as('owner').get(`/users/${name}`)).toMatchObject(missing)
      expect(await app.as('owner').patch(`/users/${name}`, { full_name: 'Near' })).toMatchObject(missing)
      expect(await app.as('owner').delete(`/users/${name}`)).toMatchObject(missing)
    }
    expect((await userOf(owner.id)).full_name).toBe('Far')
  })
})

describe('a change by an administrator', () => {
  test('of the name is announced to everybody', async () => {
    const { id } = await person()
    const events = await verifyEvents(app, EVERYBODY, () => app.as('administrator').patch(`/users/${id}`, { full_name: ' New Name ' }))
    for (const name of EVERYBODY) expect(persons(events[name])).toEqual([{ user_id: id, full_name: 'New Name' }])
  })

  test('to current values announces nothing', async () => {
    const user = await person()
    const same = { full_name: user.full_name, role: 400, profile_data: [] }
    const events = await verifyEvents(app, ['owner'], () => app.as('administrator').patch(`/users/${user.id}`, same), {
      changesSomething: false,
    })
    expect(events.owner).toEqual([])
  })

  test('is refused as a whole if a part of it is refused', async () => {
    const user = await person()
    const changes = { full_name: 'Half Done', role: 300, profile_data: [{ id: 999, value: 'x' }] }
    const change = async () => expect((await app.as('administrator').patch(`/users/${user.id}`, changes)).status).toBe(400)
    const events = await verifyEvents(app, ['owner'], change, { changesSomething: false })
    expect(events.owner).toEqual([])
    expect(await userOf(user.id)).toMatchObject({ full_name: user.full_name, role: 400 })
  })

  test('to a taken name, even in look-alike letters or another case, is refused where names are unique', async () => {
    const holder = await person({ fullName: 'Iago Unique' })
    await setUserActive(serverContext(app.server.app, { id: holder.realm_id }), holder.id, false)
    const { id } = await person()
    const { settings } = await Realm.load(realm.id)
    await Realm.update({ settings: JSON.stringify({ ...JSON.parse(settings), require_unique_names: true }) }, { where: { id: realm.id } })
    for (const name of ['iago UNIQUE', '𝕚𝕒𝕘𝕠 unique'])
      expect(await app.as('administrator').patch(`/users/${id}`, { full_name: name })).toMatchObject({ status: 400 })
    expect((await app.as('administrator').patch(`/users/${holder.id}`, { full_name: 'IAGO Unique' })).status).toBe(200)
    await Realm.update({ settings: '{}' }, { where: { id: realm.id } })
  })

  test('of a role shows the user what becomes visible to them, and hides what no longer is', async () => {
    const careful = await showEmailTo(await person(), 3)
    const id = idOf('member2')
    await app.as('owner').post('/channels/create', { name: 'for all who are new', subscribers: [], is_default_stream: true })
    await verifyEvents(app, EVERYBODY, () => app.as('administrator').patch(`/users/${id}`, { role: 200 }))
    const back = await verifyEvents(app, EVERYBODY, () => app.as('owner').patch(`/users/${id}`, { role: 400 }))
    expect(persons(back.member2)).toContainEqual({ user_id: careful.id, delivery_email: null })
    expect(persons(back.guest)).toEqual([{ user_id: id, role: 400 }])
    for (const role of [600, 400]) {
      const events = await verifyEvents(app, EVERYBODY, () => app.as('administrator').patch(`/users/${id}`, { role }))
      expect(EVERYBODY.filter((name) => events[name].some(({ type }) => type === 'default_streams'))).toEqual(['member2'])
    }
  })
})

describe('#43 roles', () => {
  const ROLES = [100, 200, 300, 400, 600]
  const CALLERS = { owner: 100, administrator: 200, moderator: 300, member: 400, guest: 600, bot: 400 }
  const cases = Object.keys(CALLERS).flatMap((caller) => ROLES.map((from) => [caller, from] as const))

  test.each(cases)('%s changes somebody of role %i only as far as allowed', async (caller, from) => {
    const { id } = await person({ role: from })
    const mine = CALLERS[caller as keyof typeof CALLERS]
    for (const to of ROLES.filter((role) => role !== from)) {
      const ofOwners = from === 100 || to === 100
      const allowed = mine <= 200 && (!ofOwners || mine === 100) && !(from === 600 && to <= 200)
      const { status } = await app.as(caller as keyof typeof CALLERS).patch(`/users/${id}`, { role: to })
      expect({ to, status }).toEqual({ to, status: allowed ? 200 : 400 })
      expect((await userOf(id)).role).toBe(allowed ? to : from)
      await User.update({ role: from }, { where: { id } })
    }
  })

  test('#13 cannot be changed by a member for themselves or their bot', async () => {
    const bot = await person({ bot: { type: 1, ownerId: idOf('member') } })
    for (const id of [bot.id, idOf('member')]) {
      expect(await app.as('member').patch(`/users/${id}`, { role: 200 })).toMatchObject(refused('Only administrators may do this'))
      expect((await userOf(id)).role).toBe(400)
    }
    expect((await app.as('bot').patch(`/users/${idOf('bot')}`, { role: 100 })).status).toBe(400)
  })

  test('#44 fields beyond those of the contract are not assigned', async () => {
    const { id } = await person()
    const extra = { full_name: 'Plain', is_owner: true, is_admin: true, can_change_user_emails: true, realm_id: 2, is_active: false }
    const { body } = await app.as('administrator').patch(`/users/${id}`, extra)
    expect(body.ignored_parameters_unsupported.sort()).toEqual(Object.keys(extra).slice(1).sort())
    expect(await userOf(id)).toMatchObject({ role: 400, realm_id: 1, is_active: true, can_change_user_emails: false })
  })

  test('cannot be taken from the only owner, even when two owners demote each other at the same time', async () => {
    await User.update(
      { role: 200 },
      { where: { role: 100, realm_id: 1, id: (await User.findAll()).map(({ id }) => id).filter((id) => id !== 1) } },
    )
    expect(await app.as('owner').patch('/users/1', { role: 200 })).toMatchObject(
      refused('The owner role cannot be taken from the only owner'),
    )
    const second = await person({ role: 100 })
    const other = await clientOf(second)
    const answers = await Promise.all([app.as('owner').patch(`/users/${second.id}`, { role: 400 }), other.patch('/users/1', { role: 400 })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    await User.update({ role: 100 }, { where: { id: 1 } })
    await User.update({ role: 400 }, { where: { id: second.id } })
    // Makes the server forget its remembered callers.
    await app.as('owner').patch(`/users/${second.id}`, { full_name: 'Second' })
  })
})

describe('addresses', () => {
  test('#40 can be changed only by an owner with the permission of the operator', async () => {
    const { id } = await person()
    const denied = refused('You do not have permission to change the email addresses of users')
    expect(await app.as('owner').patch(`/users/${id}`, { new_email: 'other@example.com' })).toMatchObject(denied)
    await setEmailPermission(app.server.app, await userOf(idOf('administrator')), true)
    expect(await app.as('administrator').patch(`/users/${id}`, { new_email: 'other@example.com' })).toMatchObject(denied)
  })

  test('are announced to people who see them, and as the address to use if everybody sees them', async () => {
    await setEmailPermission(app.server.app, await userOf(idOf('owner')), true)
    const open = await person()
    const events = await verifyEvents(app, EVERYBODY, () => app.as('owner').patch(`/users/${open.id}`, { new_email: 'Open@new.example' }))
    for (const name of EVERYBODY)
      expect(persons(events[name])).toEqual([
        { user_id: open.id, delivery_email: 'Open@new.example' },
        { user_id: open.id, new_email: 'Open@new.example' },
      ])
    const careful = await showEmailTo(await person(), 3)
    discardStates(app)
    const told = await verifyEvents(app, EVERYBODY, () => app.as('owner').patch(`/users/${careful.id}`, { new_email: 'c@new.example' }))
    for (const name of ['owner', 'administrator'] as const)
      expect(persons(told[name])).toEqual([{ user_id: careful.id, delivery_email: 'c@new.example' }])
    for (const name of ['moderator', 'member', 'guest', 'bot'] as const) expect(told[name]).toEqual([])
  })

  test.each([
    ['MEMBER@example.com', "'new_email' is already in use"],
    ['nobody', "'new_email' is not an email address"],
    ['a b@example.com', "'new_email' is not an email address"],
    [`${'a'.repeat(250)}@example.com`, "'new_email' is not an email address"],
  ])('%j is refused', async (email, msg) => {
    const { id, delivery_email } = await person()
    expect(await app.as('owner').patch(`/users/${id}`, { new_email: email })).toMatchObject(refused(msg))
    expect((await userOf(id)).delivery_email).toBe(delivery_email)
  })

  test('are missing in the initial state of people who may not see them', async () => {
    const user = await showEmailTo(await person(), 4)
    const { body } = await app.as('guest').post('/register', { fetch_event_types: ['realm_user'] })
    expect(body.realm_users.find((one: { user_id: number }) => one.user_id === user.id).delivery_email).toBeNull()
  })
})

describe('deactivation', () => {
  test('of a person immediately stops the account and its bots, and ends its queues', async () => {
    const user = await person()
    const bot = await person({ bot: { type: 1, ownerId: user.id } })
    const [his, its] = [await clientOf(user), await clientOf(bot)]
    const { queue_id, last_event_id } = (await his.post('/register')).body
    const waiting = his.get('/events', { queue_id, last_event_id })
    const events = await verifyEvents(app, EVERYBODY, () => app.as('administrator').delete(`/users/${user.id}`))
    for (const name of EVERYBODY)
      expect(persons(events[name])).toEqual([
        { user_id: user.id, is_active: false },
        { user_id: bot.id, is_active: false },
      ])
    expect(await waiting).toMatchObject({ status: 401, body: { code: 'USER_DEACTIVATED' } })
    for (const client of [his, its])
      expect(await client.get('/users/me')).toMatchObject({ status: 401, body: { code: 'USER_DEACTIVATED' } })
    await verifyEvents(app, EVERYBODY, () => app.as('administrator').post(`/users/${user.id}/reactivate`))
    expect((await his.get('/users/me')).body).toMatchObject({ code: 'INVALID_API_KEY' })
    expect((await its.get('/users/me')).body).toMatchObject({ code: 'USER_DEACTIVATED' })
    const again = await clientOf(user)
    expect(await again.get('/events', { queue_id, dont_block: true })).toMatchObject({ body: { code: 'BAD_EVENT_QUEUE_ID' } })
  })

  test('of a bot is allowed to its owner, who learns nothing of other users', async () => {
    const bot = await person({ bot: { type: 1, ownerId: idOf('member') } })
    for (const name of ['6', '999', 'nobody@example.com', '2'])
      expect(await app.as('member').delete(`/users/${name}`)).toMatchObject(refused('Only administrators may do this'))
    expect((await app.as('member2').delete(`/users/${bot.id}`)).status).toBe(400)
    expect((await app.as('member').delete(`/users/${bot.id}`)).status).toBe(200)
    expect((await userOf(bot.id)).is_active).toBe(false)
    expect((await app.as('member').post(`/users/${bot.id}/reactivate`)).status).toBe(400)
  })

  test('a bot that comes back without its owner gets the caller as its owner', async () => {
    const user = await person()
    const bot = await person({ bot: { type: 1, ownerId: user.id } })
    await app.as('administrator').delete(`/users/${user.id}`)
    const events = await verifyEvents(app, EVERYBODY, () => app.as('administrator').post(`/users/${bot.id}/reactivate`))
    expect(persons(events.guest)).toEqual([
      { user_id: bot.id, is_active: true },
      { user_id: bot.id, bot_owner_id: idOf('administrator') },
    ])
  })

  test('#43 of an owner is allowed to owners, except for the only one', async () => {
    const second = await person({ role: 100 })
    for (const call of [
      () => app.as('administrator').delete(`/users/${second.id}`),
      () => app.as('administrator').post(`/users/${second.id}/reactivate`),
    ])
      expect(await call()).toMatchObject(refused('Only owners may deactivate or reactivate an owner'))
    expect((await app.as('owner').delete(`/users/${second.id}`)).status).toBe(200)
    expect(await app.as('owner').delete('/users/1')).toMatchObject({
      status: 400,
      body: { code: 'CANNOT_DEACTIVATE_LAST_USER', is_last_owner: true, entity: 'organization owner' },
    })
  })
})

describe('the first login', () => {
  test('to an imported account sets the date when it joined', async () => {
    const password = 'a long enough password'
    const stub = await person({ isImportedStub: true, passwordHash: await hashPassword(password) }, 1_577_836_800)
    const login = () => app.client().post('/fetch_api_key', { username: stub.delivery_email, password })
    const events = await verifyEvents(app, EVERYBODY, login)
    for (const name of EVERYBODY)
      expect(persons(events[name])).toEqual([
        { user_id: stub.id, is_imported_stub: false },
        { user_id: stub.id, date_joined: expect.stringMatching(/^20[2-9][0-9]-..-..T..:..Z$/) },
      ])
    const again = await verifyEvents(app, ['owner'], login, { changesSomething: false })
    expect(again.owner).toEqual([])
  })

  test('with a wrong password changes nothing', async () => {
    const stub = await person({ isImportedStub: true, passwordHash: await hashPassword('a long enough password') })
    expect((await app.client().post('/fetch_api_key', { username: stub.delivery_email, password: 'wrong password' })).status).toBe(401)
    expect((await userOf(stub.id)).is_imported_stub).toBe(true)
    expect(await ProfileValue.count({ where: { user_id: stub.id } })).toBe(0)
  })
})
