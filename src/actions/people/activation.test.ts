import { afterAll, beforeAll, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { Realm } from '../../models/realm.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Events } from '../../testing/client.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { setRealmSetting } from '../organisation/realms.ts'
import { createApiKey } from './api-keys.ts'
import { createUser } from './create.ts'

type Name = keyof TestApp['demo']['users']
const VIEWERS = ['owner', 'member', 'guest'] as const

let app: TestApp
let realm: Realm
beforeAll(async () => {
  app = await startTestApp()
  realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  await setRealmSetting(serverContext(app.server.app, realm), 'can_access_all_users_group', 'role:members')
})
afterAll(() => app.close())

const id = (name: Name): number => app.demo.users[name].user_id
const deactivate = (user: number) => verifyEvents(app, VIEWERS, () => app.as('owner').delete(`/users/${user}`))
const reactivate = (user: number) => verifyEvents(app, VIEWERS, () => app.as('owner').post(`/users/${user}/reactivate`))
const reactivateNamed = async (name: Name): Promise<Record<(typeof VIEWERS)[number], Events>> => {
  const events = await reactivate(id(name))
  await app.logIn(name)
  return events
}

async function groupWith(name: string, members: number[]): Promise<number> {
  const { status, body } = await app.as('owner').post('/user_groups/create', { name, description: '', members })
  expect(status).toBe(200)
  return body.group_id
}
/** The events about group members, such as `remove_members 9`. */
const ofGroups = (events: Events): string[] =>
  events.filter(({ type }) => type === 'user_group').map(({ op, group_id }) => `${op} ${group_id}`)

test('a guest learns nothing of a member they may not access, who is deactivated and reactivated', async () => {
  const account = { email: 'unseen@example.com', fullName: 'Una Unseen', role: 400 }
  const unseen = await createUser(serverContext(app.server.app, realm), account)
  const group = await groupWith('friends', [unseen.id, id('guest')])
  const old = await groupWith('former friends', [unseen.id])
  expect((await app.as('owner').post(`/user_groups/${old}/deactivate`)).status).toBe(200)
  const gone = await deactivate(unseen.id)
  expect(gone.guest).toEqual([])
  for (const name of ['owner', 'member'] as const) expect(gone[name].map(({ type }) => type)).toEqual(['realm_user'])
  const back = await reactivate(unseen.id)
  expect(back.guest).toEqual([])
  expect(ofGroups(back.owner).slice(2)).toEqual([`add_members ${group}`, `add_members ${old}`])
})

test('a deactivated user who is hidden from a guest also leaves the groups that the guest sees', async () => {
  await groupWith('neighbours', [id('member2')])
  const gone = await deactivate(id('member2'))
  expect(gone.guest.map(({ type, op }) => `${type} ${op}`)).toEqual(['realm_user update', 'realm_user remove'])
  const back = await reactivateNamed('member2')
  expect(back.guest[0]).toMatchObject({ type: 'realm_user', op: 'add', person: { user_id: id('member2'), is_active: true } })
})

test('the status of a reactivated user is sent once to everybody who may access them', async () => {
  await app.as('member2').post('/users/me/status', { status_text: 'at sea', emoji_name: 'tada' })
  await app.as('member2').patch('/settings', { presence_enabled: false })
  await deactivate(id('member2'))
  const { owner, member, guest } = await reactivateNamed('member2')
  for (const events of [owner, member, guest])
    expect(events.filter(({ type }) => type === 'user_status')).toMatchObject([
      { user_id: id('member2'), status_text: 'at sea', emoji_name: 'tada', emoji_code: '1f389', away: true },
    ])
  await app.as('member2').post('/users/me/status', { status_text: '', emoji_name: '' })
})

test('no status is sent for a reactivated user without a status', async () => {
  await deactivate(id('moderator'))
  const { member } = await reactivateNamed('moderator')
  expect(member.filter(({ type }) => type === 'user_status')).toEqual([])
})

test('people deactivate themselves, with their bots, and their keys end with that request', async () => {
  const events = await verifyEvents(app, ['owner', 'guest'], () => app.as('member').delete('/users/me'))
  expect(events.owner.map(({ type, op, person }) => [type, op, person.user_id, person.is_active])).toEqual([
    ['realm_user', 'update', id('member'), false],
    ['realm_user', 'update', id('bot'), false],
  ])
  const answers = [await app.as('member').get('/users/me'), await app.as('bot').get('/users/me')]
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
    [401, 'USER_DEACTIVATED'],
    [401, 'USER_DEACTIVATED'],
  ])
  for (const name of ['member', 'bot'] as const) {
    await app.as('owner').must.post(`/users/${id(name)}/reactivate`)
    await app.logIn(name)
  }
})

test('the only owner and bots do not deactivate themselves', async () => {
  const { status, body } = await app.as('owner').delete('/users/me')
  expect({ status, body }).toMatchObject({
    status: 400,
    body: { code: 'CANNOT_DEACTIVATE_LAST_USER', is_last_owner: true, entity: 'organization owner' },
  })
  const bot = await createUser(serverContext(app.server.app, realm), {
    ...{ email: 'tool@example.com', fullName: 'Tool', role: 400 },
    bot: { type: 1, ownerId: id('owner') },
  })
  const { key } = await createApiKey(app.server.app, bot, 'test', unixTime())
  const refused = await app.client({ email: 'tool@example.com', api_key: key }).delete('/users/me')
  expect(refused.body).toMatchObject({ code: 'BAD_REQUEST', msg: 'Bots may not do this' })
})
