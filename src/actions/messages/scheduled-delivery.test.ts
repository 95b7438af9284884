// databases: both

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverContext } from '../../context.ts'
import { deliverScheduled } from '../../jobs/scheduled.ts'
import { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import { ScheduledMessage, ScheduledMessageAttachment } from '../../models/scheduled-message.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_WORKER } from '../../testing/mails.ts'
import { DELAY, later, schedule, scheduled, textsIn, unschedule } from '../../testing/scheduled-app.ts'
import { failNext } from '../../testing/statements.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { setUserActive } from '../people/activation.ts'
import { deliverScheduledMessage } from './scheduled-delivery.ts'

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))
beforeEach(unschedule)
afterEach(() => vi.restoreAllMocks())

const idOf = (name: (typeof EVERYBODY)[number]): number => app.demo.users[name].user_id
/** Runs the worker this many seconds after the messages were due. */
const work = (seconds = 1): Promise<void> => deliverScheduled(app.server.app, later(DELAY + seconds))
/** Takes the lease of a message, like a worker that stops right after it. */
const take = (id: number, holder: string): Promise<boolean> => {
  const now = later(DELAY + 1)
  return app.server.app.db.transaction((tx) => ScheduledMessage.take(id, holder, now, now + 15, tx))
}
/** The content of the newest direct message of `member`. */
const lastTold = async (): Promise<string> => {
  const query = { anchor: 'newest', num_before: 1, num_after: 0, apply_markdown: false, narrow: [['is', 'private']] }
  const { messages } = (await app.as('member').get('/messages', query)).body
  return `${messages.at(-1)?.sender_full_name}: ${messages.at(-1)?.content}`
}

describe('a message that is due', () => {
  test('is sent with a new ID to everybody who may read it, and is removed from the list of its sender', async () => {
    const id = await schedule(app.as('member'), { topic: 'due', read_by_sender: true })
    await work(-30)
    expect(await textsIn(app, 'due')).toEqual([])
    const events = await verifyEvents(app, EVERYBODY, () => work())
    const sent = events.member.find(({ type }) => type === 'message')
    expect(sent).toMatchObject({
      flags: ['read'],
      message: { sender_id: idOf('member'), subject: 'due', content: 'Good morning!', client: 'node' },
    })
    expect(events.member.at(-1)).toMatchObject({ type: 'scheduled_messages', op: 'remove', scheduled_message_id: id })
    for (const name of EVERYBODY.filter((other) => other !== 'member')) {
      expect(events[name].filter(({ type }) => type === 'message')).toMatchObject([{ message: { id: sent.message.id }, flags: [] }])
      expect(events[name].filter(({ type }) => type === 'scheduled_messages')).toEqual([])
    }
    await work()
    expect(await textsIn(app, 'due')).toEqual(['Good morning!'])
    expect((await app.as('member').patch(`/scheduled_messages/${id}`, { content: 'Too late' })).body).toMatchObject({
      msg: `'scheduled_message_id' names a scheduled message that does not exist: ${id}`,
    })
  })

  test('reaches only the participants if it is a direct message', async () => {
    await schedule(app.as('member'), { type: 'direct', to: [idOf('member2')], topic: undefined, content: 'Psst.' })
    const events = await verifyEvents(app, EVERYBODY, () => work())
    expect(events.member2).toMatchObject([{ type: 'message', message: { content: 'Psst.', type: 'private' } }])
    expect(events.member.map(({ type }) => type)).toEqual(['message', 'scheduled_messages'])
    for (const name of ['owner', 'administrator', 'moderator', 'guest', 'bot'] as const) expect(events[name]).toEqual([])
  })

  test('shares the files of its sender from then on', async () => {
    const { url } = (await app.as('member').upload('notes.txt', 'Notes.\n')).body
    await schedule(app.as('member'), { topic: 'files', content: `[notes](${url})` })
    expect((await app.as('member2').raw(url)).status).toBe(404)
    await verifyEvents(app, ['member', 'member2'], () => work())
    expect((await app.as('member2').raw(url)).status).toBe(200)
    expect(await ScheduledMessageAttachment.count()).toBe(0)
  })

  test('is sent in the order of creation among messages of the same time', async () => {
    const texts = Array.from({ length: 12 }, (_, i) => `Part ${i}`)
    const time = later(DELAY)
    for (const content of texts) await schedule(app.as('member'), { topic: 'order', content, scheduled_delivery_timestamp: time })
    await verifyEvents(app, ['member', 'owner'], () => work())
    expect(await textsIn(app, 'order')).toEqual(texts)
  })
})

test('a user with many messages due at once waits for users with few', async () => {
  for (let i = 0; i < 21; i++) await schedule(app.as('member'), { topic: 'many', content: `${i}` })
  await schedule(app.as('member2'), { topic: 'many', content: 'one' })
  await work()
  const texts = await textsIn(app, 'many')
  expect(texts.slice(0, 3)).toEqual(['one', '0', '1'])
  expect(texts).toHaveLength(22)
})

test('messages that are due together are sent in the order of their times, whenever they were scheduled', async () => {
  const time = later(DELAY)
  const at = (seconds: number) => ({ topic: 'times', content: `After ${seconds}`, scheduled_delivery_timestamp: time + seconds })
  for (const seconds of [20, 0, 30, 10]) await schedule(app.as('member'), at(seconds))
  await verifyEvents(app, ['member', 'owner'], () => work(60))
  expect(await textsIn(app, 'times')).toEqual(['After 0', 'After 10', 'After 20', 'After 30'])
})

describe('of several workers', () => {
  test('only one sends each message, even at the same time', async () => {
    const texts = Array.from({ length: 25 }, (_, i) => `Message ${i}`)
    for (const content of texts) await schedule(app.as('member'), { topic: 'workers', content })
    await verifyEvents(app, ['member', 'member2'], () => Promise.all([work(), work(), work()]))
    expect((await textsIn(app, 'workers')).sort()).toEqual(texts.sort())
  })

  test('one keeps a message for 15 seconds, even if it is dead', async () => {
    await schedule(app.as('member'), { topic: 'lease' })
    const at = (seconds: number) => deliverScheduled(app.server.app, time + seconds)
    const time = later(DELAY + 1)
    vi.spyOn(ScheduledMessage, 'lockHeld').mockResolvedValueOnce(null)
    for (const seconds of [0, 14]) await at(seconds)
    expect(await textsIn(app, 'lease')).toEqual([])
    await verifyEvents(app, ['member'], () => at(15))
    expect(await textsIn(app, 'lease')).toEqual(['Good morning!'])
  })

  test('another takes over from a dead one after its lease has ended', async () => {
    const id = await schedule(app.as('member'), { topic: 'takeover' })
    expect(await take(id, 'the dead')).toBe(true)
    await work(4)
    expect(await textsIn(app, 'takeover')).toEqual([])
    await verifyEvents(app, EVERYBODY, () => work(20))
    expect(await textsIn(app, 'takeover')).toEqual(['Good morning!'])
    // The first worker was not dead, only slow.
    await deliverScheduledMessage(app.server.app, { id, holder: 'the dead' }, later(DELAY + 21))
    expect(await textsIn(app, 'takeover')).toEqual(['Good morning!'])
  })

  test('a slow one does not send a message that was rescheduled in the meantime', async () => {
    const id = await schedule(app.as('member'), { topic: 'slow' })
    await take(id, 'the slow')
    await app.as('member').patch(`/scheduled_messages/${id}`, { scheduled_delivery_timestamp: 1_900_000_000 })
    await deliverScheduledMessage(app.server.app, { id, holder: 'the slow' }, later(DELAY + 2))
    await work()
    expect(await textsIn(app, 'slow')).toEqual([])
    expect(await scheduled(app.as('member'))).toMatchObject([{ failed: false, scheduled_delivery_timestamp: 1_900_000_000 }])
  })
})

describe('a message fails', () => {
  /**
   * Runs the worker, and checks that the message of `member` fails for this reason, that its sender is notified, and that nobody else is.
   */
  async function expectFailure(reason: string, seconds = 1, viewers: (typeof EVERYBODY)[number][] = [...EVERYBODY]): Promise<void> {
    const before = await Message.count()
    const events = await verifyEvents(app, viewers, () => work(seconds))
    expect(events.member).toMatchObject([
      { type: 'scheduled_messages', op: 'update', scheduled_message: { failed: true, content: 'Good morning!' } },
      { type: 'message', message: { type: 'private', sender_full_name: 'Notification Bot' } },
    ])
    for (const name of viewers.filter((other) => other !== 'member')) expect(events[name]).toEqual([])
    expect(await lastTold()).toMatch(/^Notification Bot: The message that you scheduled for <time:.*> could not be sent\./)
    expect((await lastTold()).split('\n').at(-1)).toBe(`> \`${reason}\``)
    // The message was not sent again. Only the bot has sent a message, once.
    await work(seconds + 60)
    expect(await Message.count()).toBe(before + 1)
  }

  test('when it is more than ten minutes late, and not before', async () => {
    const time = later(DELAY)
    const at = (late: number) => deliverScheduled(app.server.app, time + late)
    await schedule(app.as('member'), { topic: 'late', scheduled_delivery_timestamp: time })
    await verifyEvents(app, EVERYBODY, () => at(600))
    expect(await textsIn(app, 'late')).toEqual(['Good morning!'])
    await schedule(app.as('member'), { topic: 'late' })
    await expectFailure('The server was not able to send it within ten minutes of that time', 640)
    expect(await textsIn(app, 'late')).toEqual(['Good morning!'])
  })

  test('when the sender may no longer post in the channel, and is sent after it gets a new time', async () => {
    const id = await schedule(app.as('member'), { topic: 'archive' })
    await Channel.update({ is_archived: true }, { where: { id: 1 } })
    await expectFailure("Channel 'general' is archived")
    await Channel.update({ is_archived: false }, { where: { id: 1 } })
    discardStates(app)
    const retry = { scheduled_delivery_timestamp: later(DELAY) }
    const events = await verifyEvents(app, EVERYBODY, async () => {
      await app.as('member').patch(`/scheduled_messages/${id}`, retry)
      await work()
    })
    expect(events.member.filter(({ type }) => type === 'scheduled_messages').map(({ op }) => op)).toEqual(['update', 'remove'])
    expect(await textsIn(app, 'archive')).toEqual(['Good morning!'])
  })

  test('when the sender can no longer see the channel, with the reason of a missing channel', async () => {
    const { stream_id } = app.demo.channels.private
    await schedule(app.as('member'), { to: stream_id })
    const subscription = { user_id: idOf('member'), channel_id: stream_id }
    await Subscription.update({ is_active: false }, { where: subscription })
    await expectFailure(`Channel with ID ${stream_id} does not exist`)
    await Subscription.update({ is_active: true }, { where: subscription })
  })

  test('when a recipient is deactivated', async () => {
    const guest = await User.findByPk(idOf('guest'), { rejectOnEmpty: true })
    await schedule(app.as('member'), { type: 'direct', to: [guest.id], topic: undefined, content: 'Good morning!' })
    await setUserActive(serverContext(app.server.app, { id: guest.realm_id }), guest.id, false)
    await expectFailure(
      `'to' names a deactivated user: ${guest.id}`,
      1,
      EVERYBODY.filter((name) => name !== 'guest'),
    )
    await setUserActive(serverContext(app.server.app, { id: guest.realm_id }), guest.id, true)
    await app.logIn('guest')
  })

  test('when the server fails while sending it, and nothing of it is sent', async () => {
    await schedule(app.as('member'), { topic: 'broken' })
    const log = vi.spyOn(app.server.app.log, 'error').mockReturnValue()
    failNext(app.server.app, /^DELETE FROM `scheduled_messages`/, 'out of order')
    await expectFailure('Internal server error')
    expect(log).toHaveBeenCalledOnce()
    expect(await textsIn(app, 'broken')).toEqual([])
  })

  test('without notifying anybody when the sender is deactivated', async () => {
    const sender = await User.findByPk(idOf('member2'), { rejectOnEmpty: true })
    await schedule(app.as('member2'), { topic: 'former' })
    await setUserActive(serverContext(app.server.app, { id: sender.realm_id }), sender.id, false)
    const before = await Message.count()
    await verifyEvents(app, ['owner', 'member'], () => work(), { changesSomething: false })
    expect(await Message.count()).toBe(before)
    await setUserActive(serverContext(app.server.app, { id: sender.realm_id }), sender.id, true)
    await app.logIn('member2')
    expect(await scheduled(app.as('member2'))).toMatchObject([{ failed: true }])
  })

  test('without notifying anybody when the organisation is deactivated', async () => {
    await schedule(app.as('member'), { topic: 'former' })
    const before = await Message.count()
    await Realm.update({ is_active: false }, { where: { id: 1 } })
    await work()
    await Realm.update({ is_active: true }, { where: { id: 1 } })
    expect(await Message.count()).toBe(before)
    expect(await ScheduledMessage.findAll({ raw: true })).toMatchObject([{ topic: 'former', lease_holder: null }])
    expect((await ScheduledMessage.findOne({ rejectOnEmpty: true })).failed).toBe(true)
  })
})
