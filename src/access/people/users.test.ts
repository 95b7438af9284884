import { afterAll, beforeAll, expect, test } from 'vitest'
import { setRealmSetting } from '../../actions/organisation/realms.ts'
import { createUser } from '../../actions/people/create.ts'
import { serverContext } from '../../context.ts'
import { Realm } from '../../models/realm.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'

let app: TestApp
let stranger: number
beforeAll(async () => {
  app = await startTestApp()
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  await setRealmSetting(serverContext(app.server.app, realm), 'can_access_all_users_group', 'role:members')
  stranger = (
    await createUser(serverContext(app.server.app, realm), {
      email: 's@example.com',
      fullName: 'Secret Person',
      role: 400,
    })
  ).id
})
afterAll(() => app.close())

const VIEWERS = ['owner', 'member', 'guest'] as const

test('a guest finds people who share a channel with them, and other people seem not to exist', async () => {
  expect((await app.as('guest').get('/users/6')).status).toBe(200)
  for (const name of [String(stranger), 's@example.com', `user${stranger}@127.0.0.1`])
    expect((await app.as('guest').get(`/users/${name}`)).body.msg).toBe(`'email' names a user who does not exist: ${name}`)
  const listed = (await app.as('guest').get('/users')).body.members.map(({ user_id }: { user_id: number }) => user_id)
  expect(listed).toContain(6)
  expect(listed).not.toContain(stranger)
  expect((await app.as('member').get(`/users/${stranger}`)).status).toBe(200)
})

test('people are listed by their IDs, in whatever order they are named', async () => {
  const listed = async (query = {}): Promise<number[]> =>
    (await app.as('owner').get('/users', query)).body.members.map(({ user_id }: { user_id: number }) => user_id)
  const all = await listed()
  expect(all).toEqual(all.toSorted((a, b) => a - b))
  const { member, owner, guest } = app.demo.users
  const some = [member, owner, guest].map(({ user_id }) => user_id)
  expect(await listed({ user_ids: some })).toEqual(some.toSorted((a, b) => a - b))
})

test('registration shows a guest hidden people without names, or leaves them out if the client wants that', async () => {
  const people = async (client_capabilities: object) =>
    (await app.as('guest').post('/register', { fetch_event_types: ['realm_user'], client_capabilities })).body.realm_users
  const placeholder = (await people({ notification_settings_null: true })).find((one: { user_id: number }) => one.user_id === stranger)
  expect(placeholder).toMatchObject({ full_name: 'Unknown user', delivery_email: null, email: `user${stranger}@127.0.0.1` })
  const incomplete = await people({ notification_settings_null: true, user_list_incomplete: true })
  expect(incomplete.some((one: { user_id: number }) => one.user_id === stranger)).toBe(false)
})

test('changes of hidden people do not reach a guest, and neither does the name of a new account', async () => {
  const renamed = await verifyEvents(app, VIEWERS, () => app.as('owner').patch(`/users/${stranger}`, { full_name: 'Still Secret' }))
  expect(renamed.guest).toEqual([])
  expect(renamed.member).toHaveLength(1)
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  const added = await verifyEvents(app, VIEWERS, () =>
    createUser(serverContext(app.server.app, realm), { email: 't@example.com', fullName: 'Tess', role: 400 }),
  )
  expect(JSON.stringify(added.guest)).not.toMatch(/Tess|t@example/)
  expect(JSON.stringify(added.member)).toMatch('Tess')
})

test('a user who shares only a channel with a guest is hidden from the guest while deactivated', async () => {
  const gone = await verifyEvents(app, VIEWERS, () => app.as('owner').delete('/users/6'))
  expect(gone.guest).toMatchObject([
    { person: { user_id: 6, is_active: false } },
    { op: 'remove', person: { user_id: 6, full_name: 'Unknown user' } },
  ])
  const back = await verifyEvents(app, VIEWERS, () => app.as('owner').post('/users/6/reactivate'))
  await app.logIn('member2')
  expect(back.guest[0]).toMatchObject({ op: 'add', person: { user_id: 6, full_name: 'Max Member' } })
})
