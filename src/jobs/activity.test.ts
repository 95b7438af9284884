import { afterAll, beforeAll, expect, test } from 'vitest'
import { Channel } from '../models/channel.ts'
import { Message } from '../models/message.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { discardStates, verifyEvents } from '../testing/verify-events.ts'
import { unixTime } from '../values/dates.ts'
import { noteSilence, noteTraffic } from './activity.ts'

const DAY = 86_400
const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'guest'] as const
const now = unixTime()
const daysAgo = (days: number): number => now - days * DAY

let app: TestApp
beforeAll(async () => {
  // The loops do not run, so that the tests decide when activity is checked.
  app = await startTestApp({ roles: { web: true, worker: false } })
})
afterAll(() => app.close())

test('a channel becomes inactive after 180 days without a message, until the next message', async () => {
  const { general, private: hidden } = app.demo.channels
  await Channel.update({ date_created: daysAgo(400) }, { where: { realm_id: 1 } })
  // The notice that the channel was created.
  await Message.destroy({ where: {} })
  const [old, young] = [await app.as('member').must.send(), await app.as('member').must.send({ to: 'private' })]
  await Message.update({ date_sent: daysAgo(181) }, { where: { id: old } })
  await Message.update({ date_sent: daysAgo(179) }, { where: { id: young } })
  const events = await verifyEvents(app, EVERYBODY, () => noteSilence(app.server.app, now))
  for (const name of EVERYBODY)
    expect(events[name]).toMatchObject([
      { type: 'stream', op: 'update', stream_id: general.stream_id, property: 'is_recently_active', value: false },
    ])
  expect((await Channel.findByPk(hidden.stream_id))?.is_recently_active).toBe(true)
  const again = await verifyEvents(app, EVERYBODY, () => noteSilence(app.server.app, now), { changesSomething: false })
  expect(again.member).toEqual([])
  const woken = await verifyEvents(app, ['moderator'], () => app.as('member').must.send())
  expect(woken.moderator).toContainEqual(expect.objectContaining({ property: 'is_recently_active', value: true }))
})

test('a young channel is active even without a message', async () => {
  const { body } = await app.as('owner').post('/channels/create', { name: 'young', subscribers: [] })
  await Message.destroy({ where: {} })
  await Channel.update({ date_created: daysAgo(179) }, { where: { id: body.id } })
  await noteSilence(app.server.app, now)
  expect((await Channel.findByPk(body.id))?.is_recently_active).toBe(true)
  await Channel.update({ date_created: daysAgo(181) }, { where: { id: body.id } })
  await noteSilence(app.server.app, now)
  expect((await Channel.findByPk(body.id))?.is_recently_active).toBe(false)
})

test('the traffic of a channel is its messages a week over four weeks, to two digits, and changes are announced', async () => {
  const { id } = await app.as('owner').must.createChannel({ subscribers: [app.idOf('member')] })
  const traffic = async (): Promise<unknown> => (await app.as('member').must.get(`/streams/${id}`)).stream.stream_weekly_traffic
  const { recipient_id } = await Channel.findByPk(id, { rejectOnEmpty: true })
  const first = await app.as('member').must.send({ to: id })
  const message = await Message.findByPk(first, { rejectOnEmpty: true, raw: true })
  const sent = (days: number, count: number) =>
    Message.bulkCreate(Array.from({ length: count }, () => ({ ...message, id: undefined as never, date_sent: daysAgo(days) })))
  const bornDaysAgo = (days: number) => Channel.update({ date_created: daysAgo(days) }, { where: { id } })
  await bornDaysAgo(6)
  await noteTraffic(app.server.app, now)
  expect(await traffic()).toBeNull()
  await bornDaysAgo(100)
  await noteTraffic(app.server.app, now)
  expect(await traffic()).toBe(1)
  await sent(29, 100)
  await sent(27, 490)
  discardStates(app)
  const events = await verifyEvents(app, ['member', 'member2'], () => noteTraffic(app.server.app, now))
  const event = { type: 'stream', op: 'update', stream_id: id, property: 'stream_weekly_traffic', value: 120 }
  for (const name of ['member', 'member2'] as const) expect(events[name]).toMatchObject([event])
  await bornDaysAgo(14)
  await noteTraffic(app.server.app, now)
  expect(await traffic()).toBe(250)
  discardStates(app)
  await verifyEvents(app, ['member'], () => noteTraffic(app.server.app, now), { changesSomething: false })
  await Message.destroy({ where: { recipient_id } })
  await noteTraffic(app.server.app, now)
  expect(await traffic()).toBe(0)
})
