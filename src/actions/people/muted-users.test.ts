// databases: both

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notifyOfMessages } from '../../jobs/notify.ts'
import { MAX_MUTED_USERS } from '../../limits.ts'
import { MissedMessage } from '../../models/missed-message.ts'
import { MutedUser } from '../../models/muted-user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_WORKER } from '../../testing/mails.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
})
afterAll(() => app.close())
beforeEach(async () => {
  await MutedUser.destroy({ where: {} })
  app.server.app.caches.clear()
  discardStates(app)
})

const path = (id: number): string => `/users/me/muted_users/${id}`
const mute = (by: Name, other: Name) => app.as(by).post(path(app.idOf(other)))
const unmute = (by: Name, other: Name) => app.as(by).delete(path(app.idOf(other)))
const mutedBy = async (name: Name): Promise<number[]> =>
  (await app.as(name).must.register({ fetch_event_types: ['muted_users'] })).muted_users?.map(({ id }) => id) ?? []
const flagsOf = async (name: Name, id: number): Promise<string[]> => (await app.as(name).must.message(id)).flags

test('muting is announced only to the user who mutes, with what has become read', async () => {
  const [inChannel, direct, ofOthers] = [
    await app.as('member2').must.send({ content: '@**Mika Member** look' }),
    await app.as('member2').must.send({ to: [app.idOf('member')] }),
    await app.as('moderator').must.send(),
  ]
  const events = await verifyEvents(app, EVERYBODY, () => mute('member', 'member2'))
  expect(events.member).toMatchObject([
    { type: 'update_message_flags', op: 'add', flag: 'read', all: false },
    { type: 'muted_users', muted_users: [{ id: app.idOf('member2'), timestamp: expect.any(Number) }] },
  ])
  expect(events.member[0].messages).toEqual(expect.arrayContaining([inChannel, direct]))
  for (const name of EVERYBODY.filter((one) => one !== 'member')) expect(events[name]).toEqual([])
  expect(await flagsOf('member', inChannel)).toEqual(['read', 'mentioned'])
  expect(await flagsOf('member', direct)).toContain('read')
  expect(await flagsOf('member', ofOthers)).not.toContain('read')
  expect(await flagsOf('guest', inChannel)).not.toContain('read')
})

test('what the muted write arrives read, in channels and directly, only for the user who muted them', async () => {
  await mute('member', 'member2')
  for (const to of ['general', [app.idOf('member'), app.idOf('moderator')]]) {
    const id = await app.as('member2').must.send({ to, content: '@**Mika Member** look' })
    expect(await flagsOf('member', id)).toEqual(['read', 'mentioned'])
    expect(await flagsOf('moderator', id)).not.toContain('read')
  }
})

test('nothing of the muted arrives where the user who muted them is not subscribed', async () => {
  await mute('guest', 'member2')
  const { id: channel } = await app.as('owner').must.createChannel({ subscribers: [app.idOf('member2'), app.idOf('member')] })
  const id = await app.as('member2').must.send({ to: channel })
  expect((await app.as('guest').get(`/messages/${id}`)).status).toBe(400)
  await app.as('owner').must.post('/users/me/subscriptions', {
    subscriptions: [{ name: (await app.as('owner').must.get(`/streams/${channel}`)).stream.name }],
    principals: [app.idOf('guest')],
  })
  expect(await flagsOf('guest', id)).toEqual(['read', 'historical'])
})

test('the muted notify nobody who muted them, not even by a mention or directly', async () => {
  const mails = async (): Promise<number[]> => {
    await notifyOfMessages(app.server.app, unixTime())
    const rows = await MissedMessage.findAll({ raw: true })
    await MissedMessage.destroy({ where: {} })
    return rows.map(({ user_id }) => user_id)
  }
  const write = async () => {
    await app.as('member2').must.send({ content: '@**Mika Member** look' })
    await app.as('member2').must.send({ to: [app.idOf('member')] })
  }
  await mails()
  await write()
  expect(await mails()).toEqual([app.idOf('member'), app.idOf('member')])
  // Also of what was written before, if nobody was notified of it yet.
  await write()
  await mute('member', 'member2')
  await write()
  expect(await mails()).toEqual([])
  await unmute('member', 'member2')
  await write()
  expect(await mails()).toEqual([app.idOf('member'), app.idOf('member')])
})

test('unmuting is announced to the user who muted, and leaves what is read as it is', async () => {
  await mute('member', 'member2')
  const id = await app.as('member2').must.send()
  const events = await verifyEvents(app, EVERYBODY, () => unmute('member', 'member2'))
  expect(events.member).toMatchObject([{ type: 'muted_users', muted_users: [] }])
  for (const name of EVERYBODY.filter((one) => one !== 'member')) expect(events[name]).toEqual([])
  expect(await flagsOf('member', id)).toContain('read')
  expect(await flagsOf('member', await app.as('member2').must.send())).not.toContain('read')
})

test('bots, the bots of the server and deactivated people can be muted, and are listed in that order', async () => {
  const notificationBot = (await app.as('member').must.register({ fetch_event_types: ['realm_user'] })).cross_realm_bots?.[0]?.user_id ?? 0
  await app.as('owner').must.delete(`/users/${app.idOf('moderator')}`)
  const ids = [app.idOf('bot'), notificationBot, app.idOf('moderator')]
  for (const id of ids) await app.as('member').must.post(path(id))
  expect(await mutedBy('member')).toEqual(ids)
  await app.as('owner').must.post(`/users/${app.idOf('moderator')}/reactivate`)
  await app.logIn('moderator')
})

test('nobody mutes themselves, somebody twice, or somebody unknown', async () => {
  await mute('member', 'member2')
  const answers = [await mute('member', 'member'), await mute('member', 'member2'), await unmute('member', 'guest')]
  expect(answers.map(({ body }) => [body.code, body.msg])).toEqual([
    ['BAD_REQUEST', "'muted_user_id' names yourself"],
    ['BAD_REQUEST', `'muted_user_id' names a user you have muted already: ${app.idOf('member2')}`],
    ['BAD_REQUEST', `'muted_user_id' names a user you have not muted: ${app.idOf('guest')}`],
  ])
  expect((await app.as('member').post(path(999))).body.msg).toBe("'muted_user_id' names a user who does not exist: 999")
})

test('somebody muted twice at the same time is muted once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => mute('member', 'member2')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  expect(await mutedBy('member')).toEqual([app.idOf('member2')])
})

test('a user mutes a thousand people at most', async () => {
  const rows = Array.from({ length: MAX_MUTED_USERS }, (_, i) => ({
    ...{ realm_id: 1, user_id: app.idOf('member'), muted_user_id: 10_000 + i, date_muted: 1 },
  }))
  await MutedUser.bulkCreate(rows)
  expect((await mute('member', 'member2')).body.msg).toBe('You may mute at most 1000 users')
  await MutedUser.destroy({ where: { muted_user_id: 10_000 } })
  expect((await mute('member', 'member2')).status).toBe(200)
})
