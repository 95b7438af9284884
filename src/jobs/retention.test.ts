// databases: both

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createChannel } from '../actions/channels/create.ts'
import { type App, serverContext } from '../context.ts'
import { AttachmentMessage } from '../models/attachment.ts'
import { Channel } from '../models/channel.ts'
import { Message, UserMessage } from '../models/message.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { discardStates, verifyEvents } from '../testing/verify-events.ts'
import { unixTime } from '../values/dates.ts'
import { deleteOld } from './retention.ts'

let app: App
let testApp: TestApp
beforeAll(async () => {
  // The loops do not run, so that the tests decide who deletes when.
  testApp = await startTestApp({ roles: { web: true, worker: false } })
  app = testApp.server.app
})
afterAll(() => testApp.close())
// Tests change rows without the server.
beforeEach(() => discardStates(testApp))

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]
const now = unixTime()
const id = (name: Name): number => testApp.demo.users[name].user_id

let made = 0
async function channelOf(
  names: readonly Name[],
  days: number | null,
  properties: { inviteOnly?: boolean; historyPublicToSubscribers?: boolean } = {},
): Promise<Channel> {
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  const subscribers = await User.findByIds(1, names.map(id))
  const creator = await User.findByPk(id('owner'), { rejectOnEmpty: true })
  const channel = await createChannel(serverContext(app, realm), { creator, name: `kept ${++made}`, ...properties, subscribers })
  await Channel.update({ message_retention_days: days }, { where: { id: channel.id } })
  return { ...channel, message_retention_days: days }
}
const DAY = 86_400
/** An hour, in days. */
const HOUR = 1 / 24
/** Sends a message that is this many days old. */
async function sent(by: Name, to: Channel | Name, age: number, fields: { topic?: string; content?: string } = {}): Promise<number> {
  const place = typeof to === 'string' ? { type: 'direct', to: [id(to)] } : { type: 'channel', to: to.id, topic: 'old' }
  const { body } = await testApp.as(by).post('/messages', { content: 'Hello.', ...place, ...fields })
  await Message.update({ date_sent: now - Math.round(age * DAY) }, { where: { id: body.id } })
  return body.id
}
/** The messages that remain. */
const left = async (ids: number[]): Promise<number[]> =>
  (await Message.findAll({ where: { id: ids }, order: [['id', 'ASC']] })).map((message) => message.id)
const makeDue = (): Promise<unknown> => Realm.update({ retention_due_at: 0 }, { where: {} })
async function run(): Promise<void> {
  await makeDue()
  await deleteOld(app, now)
}
const keep = (days: number): Promise<unknown> =>
  Realm.update({ settings: JSON.stringify({ message_retention_days: days }) }, { where: { id: 1 } })
/** Registers a queue for deletions. The returned function returns the events since then. */
async function watch(name: Name, bulk = true): Promise<() => Promise<Record<string, unknown>[]>> {
  const { body } = await testApp.as(name).post('/register', {
    event_types: ['delete_message'],
    client_capabilities: { notification_settings_null: true, bulk_message_deletion: bulk, empty_topic_name: true },
  })
  return async () => (await testApp.as(name).get('/events', { queue_id: body.queue_id, last_event_id: -1, dont_block: true })).body.events
}

describe('a channel', () => {
  test('loses the messages that are older than its limit, and nothing else', async () => {
    const channel = await channelOf(['member', 'member2'], 10)
    const file = (await testApp.as('member').upload('old.txt', 'Old.\n')).body.url
    const old = await sent('member', channel, 10 + HOUR, { content: `See [old.txt](${file}).` })
    const kept = await sent('member', channel, 10 - HOUR)
    expect(await AttachmentMessage.count({ where: { message_id: old } })).toBe(1)
    const events = await verifyEvents(testApp, EVERYBODY, run)
    expect(await left([old, kept])).toEqual([kept])
    expect(await UserMessage.count({ where: { message_id: old } })).toBe(0)
    expect(await AttachmentMessage.count({ where: { message_id: old } })).toBe(0)
    for (const name of ['member', 'member2', 'moderator'] as const)
      expect(events[name]).toMatchObject([
        { type: 'delete_message', message_type: 'stream', message_id: old, stream_id: channel.id, topic: 'old' },
        ...(name === 'member' ? [{ type: 'attachment', op: 'update', attachment: { message_ids: [] } }] : []),
        { type: 'stream', op: 'update', property: 'first_message_id', value: kept },
      ])
    // Guests who are not subscribed to the channel do not know of it.
    expect(events.guest).toEqual([])
  })

  test('that is emptied has no first message', async () => {
    const channel = await channelOf(['member'], 1)
    const old = await sent('member', channel, 2)
    await sent('member', 'member2', 0)
    const events = await verifyEvents(testApp, ['member'], run)
    expect(await left([old])).toEqual([])
    expect(events.member.at(-1)).toMatchObject({ property: 'first_message_id', value: null })
  })

  test('keeps everything if it is set to, and follows the organisation if nothing is set', async () => {
    const [forever, inherits] = [await channelOf(['member'], -1), await channelOf(['member'], null)]
    const messages = [
      await sent('member', forever, 999),
      await sent('member', inherits, 30 + HOUR),
      await sent('member', inherits, 30 - HOUR),
    ]
    await run()
    expect(await left(messages)).toEqual(messages)
    await keep(30)
    await run()
    expect(await left(messages)).toEqual([messages[0], messages[2]])
    await keep(-1)
  })

  test('is emptied in batches, with one event per batch and topic for clients that accept several messages', async () => {
    const channel = await channelOf(['member'], 5)
    const first = await sent('member', channel, 6)
    const { dataValues } = await Message.findByPk(first, { rejectOnEmpty: true })
    const { id: _, ...copy } = dataValues
    await Message.bulkCreate(Array.from({ length: 240 }, (_, i) => ({ ...copy, topic: i % 2 ? 'old' : '', topic_key: i % 2 ? 'old' : '' })))
    const [many, single] = [await watch('member'), await watch('member', false)]
    await run()
    const lists = (await many()).map(({ topic, message_ids }) => [topic, (message_ids as number[]).length])
    expect(lists.map(([topic]) => topic)).toEqual(['old', '', 'old', '', 'old', ''])
    expect(lists.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(241)
    const one = await single()
    expect(one).toHaveLength(241)
    expect(one[0]).not.toHaveProperty('message_ids')
    expect(await Message.count({ where: { recipient_id: channel.recipient_id } })).toBe(0)
  })
})

describe('in a private channel', () => {
  test.each([
    [true, 2],
    [false, 1],
  ])('a later subscriber gets events only of what it could read: history shared %s', async (historyPublicToSubscribers, told) => {
    const channel = await channelOf(['member'], 5, { inviteOnly: true, historyPublicToSubscribers })
    const before = await sent('member', channel, 7)
    await testApp.as('member').post('/users/me/subscriptions', { subscriptions: [{ name: channel.name }], principals: [id('member2')] })
    const after = await sent('member', channel, 6)
    const watches = { member: await watch('member'), member2: await watch('member2'), administrator: await watch('administrator') }
    await run()
    const seen = async (name: keyof typeof watches): Promise<unknown[]> => (await watches[name]()).flatMap(({ message_ids }) => message_ids)
    expect(await seen('member')).toEqual([before, after])
    expect(await seen('member2')).toEqual([before, after].slice(2 - told))
    expect(await seen('administrator')).toEqual([])
  })
})

describe('direct messages', () => {
  test('follow the organisation, and each conversation is notified only of its own', async () => {
    const old = [await sent('member', 'member2', 30 + HOUR), await sent('member', 'moderator', 31), await sent('member2', 'member', 32)]
    const kept = await sent('member', 'member2', 30 - HOUR)
    await run()
    expect(await left(old)).toEqual(old)
    await keep(30)
    const watches = { member2: await watch('member2'), moderator: await watch('moderator'), owner: await watch('owner') }
    await run()
    await keep(-1)
    expect(await left([...old, kept])).toEqual([kept])
    expect(await watches.member2()).toMatchObject([{ message_type: 'private', message_ids: [old[0], old[2]] }])
    expect(await watches.moderator()).toMatchObject([{ message_type: 'private', message_ids: [old[1]] }])
    expect(await watches.owner()).toEqual([])
  })
})

describe('several workers', () => {
  test('delete and notify once, even if they run simultaneously', async () => {
    const channel = await channelOf(['member'], 5)
    const messages: number[] = []
    for (let i = 0; i < 5; i++) messages.push(await sent('member', channel, 6))
    const events = await watch('member')
    await makeDue()
    await Promise.all(Array.from({ length: 4 }, () => deleteOld(app, now)))
    expect(await events()).toMatchObject([{ message_ids: messages }])
  })

  test('leave the rest due immediately when a signal stops them', async () => {
    const old = await sent('member', await channelOf(['member'], 5), 6)
    await makeDue()
    // The signal aborts once the organisation has been claimed.
    let asked = 0
    const signal = {
      get aborted() {
        return ++asked > 1
      },
    } as AbortSignal
    await deleteOld(app, now, signal)
    expect(await left([old])).toEqual([old])
    expect((await Realm.findByPk(1, { rejectOnEmpty: true })).retention_due_at).toBe(now)
    await deleteOld(app, now)
    expect(await left([old])).toEqual([])
  })

  test('leave a leased organisation alone, take it over when the lease ends, and return after an hour', async () => {
    const channel = await channelOf(['member'], 5)
    const old = await sent('member', channel, 6)
    const at = (later: number): number => now + later
    await Realm.update({ retention_due_at: now + 600 }, { where: {} })
    await deleteOld(app, at(599))
    expect(await left([old])).toEqual([old])
    await deleteOld(app, at(600))
    expect(await left([old])).toEqual([])
    expect((await Realm.findByPk(1, { rejectOnEmpty: true })).retention_due_at).toBe(now + 600 + 3_600)
  })
})
