// databases: both
// The limits per user: each limit can be reached, and concurrent requests do not exceed it.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  MAX_API_KEYS,
  MAX_DEVICES,
  MAX_DRAFTS,
  MAX_PENDING_UPLOADS,
  MAX_QUEUES,
  MAX_SAVED_SNIPPETS,
  MAX_SCHEDULED_MESSAGES,
  MAX_USER_TOPICS,
} from '../limits.ts'
import { ApiKey } from '../models/api-key.ts'
import { Device } from '../models/device.ts'
import { Draft } from '../models/draft.ts'
import { EventQueue } from '../models/event.ts'
import { SavedSnippet } from '../models/saved-snippet.ts'
import { ScheduledMessage } from '../models/scheduled-message.ts'
import { UserTopic } from '../models/user-topic.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer } from '../testing/client.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const me = (): number => app.demo.users.member.user_id
const nextYear = (): number => Math.floor(Date.now() / 1_000) + 365 * 86_400
const schedule = (time = nextYear()): Promise<Answer> =>
  app.as('member').post('/scheduled_messages', { type: 'channel', to: 1, topic: 'x', content: 'x', scheduled_delivery_timestamp: time })

interface Kind {
  max: number
  noun: string
  /** Creates this many directly in the database. */
  fill(n: number): Promise<unknown>
  add(i: number): Promise<Answer>
  count(): Promise<number>
}
const of = (): { realm_id: number; user_id: number } => ({ realm_id: 1, user_id: me() })
const many = <T>(n: number, row: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => row(i))
const kinds: Record<string, Kind> = {
  'scheduled messages': {
    max: MAX_SCHEDULED_MESSAGES,
    noun: 'scheduled messages',
    fill: async (n) => {
      await schedule()
      const { id: _, ...row } = (await ScheduledMessage.findOne({ raw: true, rejectOnEmpty: true })) as ScheduledMessage
      await ScheduledMessage.bulkCreate(many(n - 1, () => row))
    },
    add: () => schedule(),
    count: () => ScheduledMessage.count(),
  },
  'saved snippets': {
    max: MAX_SAVED_SNIPPETS,
    noun: 'saved snippets',
    fill: (n) => SavedSnippet.bulkCreate(many(n, () => ({ ...of(), title: 'x', content: 'x', date_created: 1 }))),
    add: () => app.as('member').post('/saved_snippets', { title: 'x', content: 'x' }),
    count: () => SavedSnippet.count(),
  },
  drafts: {
    max: MAX_DRAFTS,
    noun: 'drafts',
    fill: (n) => Draft.bulkCreate(many(n, () => ({ ...of(), type: '', addressees: '[]', topic: '', content: 'x', last_edited_at: 1 }))),
    add: () => app.as('member').post('/drafts', { drafts: [{ type: '', to: [], topic: '', content: 'x' }] }),
    count: () => Draft.count(),
  },
  'API keys': {
    max: MAX_API_KEYS,
    noun: 'API keys',
    fill: async (n) => {
      const there = await ApiKey.count({ where: { user_id: me() } })
      await ApiKey.bulkCreate(many(n - there, (i) => ({ ...of(), key_hash: `filled ${i}`, name: '', date_created: 1 })))
    },
    add: () => app.client().post('/dev_fetch_api_key', { username: 'member@example.com' }),
    count: () => ApiKey.count({ where: { user_id: me() } }),
  },
  devices: {
    max: MAX_DEVICES,
    noun: 'devices',
    fill: (n) => Device.bulkCreate(many(n, () => ({ ...of(), key_id: 1, date_created: 1 }))),
    add: () => app.as('member').post('/register_client_device'),
    count: () => Device.count(),
  },
  'policies of topics': {
    max: MAX_USER_TOPICS,
    noun: 'topics with a policy',
    fill: (n) => {
      const row = { ...of(), channel_id: 1, visibility_policy: 1, last_updated: 1 }
      return UserTopic.bulkCreate(many(n, (i) => ({ ...row, topic: `filled ${i}`, topic_key: `filled ${i}` })))
    },
    add: (i) => app.as('member').post('/user_topics', { stream_id: 1, topic: `more ${i}`, visibility_policy: 1 }),
    count: () => UserTopic.count(),
  },
}

describe('the limit per user applies to', () => {
  test.each(Object.entries(kinds))('%s', async (_, { max, noun, fill, add, count }) => {
    await fill(max - 1)
    const answers = await Promise.all([add(1), add(2), add(3)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'BAD_REQUEST',
      msg: `You may have at most ${max} ${noun}`,
    })
    expect(await count()).toBe(max)
  })

  test('a list of drafts as a whole', async () => {
    await Draft.destroy({ where: {} })
    const drafts = (n: number) => many(n, () => ({ type: '', to: [], topic: '', content: 'x' }))
    expect((await app.as('member').post('/drafts', { drafts: drafts(MAX_DRAFTS - 1) })).status).toBe(200)
    expect((await app.as('member').post('/drafts', { drafts: drafts(2) })).body.msg).toBe(`You may have at most ${MAX_DRAFTS} drafts`)
    expect(await Draft.count()).toBe(MAX_DRAFTS - 1)
  })

  test('unfinished uploads', async () => {
    const create = (): Promise<Answer> =>
      app.as('member').raw('/api/v1/tus', { method: 'POST', headers: { 'Tus-Resumable': '1.0.0', 'Upload-Length': '5' } })
    for (let i = 0; i < MAX_PENDING_UPLOADS; i++) expect((await create()).status).toBe(201)
    expect(await create()).toMatchObject({
      status: 400,
      body: { code: 'BAD_REQUEST', msg: `You may have at most ${MAX_PENDING_UPLOADS} unfinished uploads` },
    })
  })
})

test('an event queue beyond the limit ends the queue that was polled longest ago', async () => {
  const register = async (): Promise<string> =>
    (await app.as('member2').must.register({ event_types: ['alert_words'], fetch_event_types: ['alert_words'] })).queue_id
  const oldest = await register()
  const second = await register()
  const user = { user_id: app.demo.users.member2.user_id }
  const row = await EventQueue.findByPk(second, { raw: true, rejectOnEmpty: true })
  await EventQueue.bulkCreate(many(MAX_QUEUES - 2, (i) => ({ ...row, id: `filled ${i}` })))
  await EventQueue.update({ last_seen_at: row.last_seen_at - 5 }, { where: { id: oldest } })
  await EventQueue.update({ last_seen_at: row.last_seen_at - 4 }, { where: { id: second } })
  const newest = await register()
  expect(await EventQueue.count({ where: user })).toBe(MAX_QUEUES)
  const poll = (queue_id: string): Promise<Answer> => app.as('member2').get('/events', { queue_id, last_event_id: -1, dont_block: true })
  expect((await poll(oldest)).body.code).toBe('BAD_EVENT_QUEUE_ID')
  expect([(await poll(second)).status, (await poll(newest)).status]).toEqual([200, 200])
})

test('the event queues of bots count for their owner, no matter who registers', async () => {
  const register = async (name: 'member' | 'bot'): Promise<string> => (await app.as(name).must.register({ event_types: [] })).queue_id
  const ofBot = await register('bot')
  const stored = await EventQueue.findByPk(ofBot, { raw: true, rejectOnEmpty: true })
  await EventQueue.bulkCreate(many(MAX_QUEUES - 1, (i) => ({ ...stored, id: `of bot ${i}`, last_seen_at: stored.last_seen_at + 60 })))
  const own = await register('member')
  const where = { user_id: [app.idOf('member'), app.idOf('bot')] }
  expect(await EventQueue.count({ where })).toBe(MAX_QUEUES)
  expect((await app.as('bot').get('/events', { queue_id: ofBot, dont_block: true })).body.code).toBe('BAD_EVENT_QUEUE_ID')
  await register('bot')
  expect(await EventQueue.count({ where })).toBe(MAX_QUEUES)
  expect((await app.as('member').get('/events', { queue_id: own, dont_block: true })).body.code).toBe('BAD_EVENT_QUEUE_ID')
})

test('what is stored of an event queue is bounded in bytes', async () => {
  const longest = '𐍈'.repeat(58)
  const narrow = many(100, (i) => ['topic', `${longest}${i}`.slice(0, 120)])
  const event_types = many(500, (i) => `${'𐍈'.repeat(90)}${i}`)
  const register = (request: object) => app.as('guest').post('/register', { fetch_event_types: [], ...request })
  const { queue_id } = (await register({ narrow, event_types: [...event_types, 'message'].slice(1) })).body
  const { options } = await EventQueue.findByPk(queue_id, { raw: true, rejectOnEmpty: true })
  expect(Buffer.byteLength(options)).toBeLessThan(40_000)
  expect(JSON.parse(options)).toMatchObject({ eventTypes: ['message'] })
  for (const [operator, length] of Object.entries({ channel: 60, stream: 60, topic: 60, subject: 60, sender: 254 }))
    expect((await register({ narrow: [[operator, 'a'.repeat(length + 1)]] })).body.msg, operator).toBe(
      `'narrow[0]' must have an operand of at most ${length} characters`,
    )
})

test('among event queues that were polled within the same second, the first to be registered ends', async () => {
  const register = async (): Promise<string> => (await app.as('moderator').must.register()).queue_id
  const where = { user_id: app.demo.users.moderator.user_id }
  const registered: string[] = []
  while (registered.length < MAX_QUEUES) registered.push(await register())
  for (const count of [1, 2, 3, 4, 5]) {
    await EventQueue.update({ last_seen_at: Math.floor(Date.now() / 1_000) + 60 }, { where })
    registered.push(await register())
    await EventQueue.update({ last_seen_at: Math.floor(Date.now() / 1_000) + 60 }, { where })
    const left = (await EventQueue.findAll({ attributes: ['id'], where, raw: true })).map(({ id }) => id)
    expect(left.sort()).toEqual(registered.slice(count).sort())
  }
})

test('a message can be scheduled for as late as the end of the year 9999', async () => {
  await ScheduledMessage.destroy({ where: {} })
  const end = Date.UTC(10_000, 0) / 1_000 - 1
  expect((await schedule(end)).status).toBe(200)
  expect(await ScheduledMessage.findAll({ raw: true })).toMatchObject([{ due_at: end }])
  expect((await schedule(end + 1)).body).toMatchObject({
    code: 'BAD_REQUEST',
    msg: "'scheduled_delivery_timestamp' must be at most 253402300799",
  })
})
