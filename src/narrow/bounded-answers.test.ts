// databases: both
// Answers end at a certain size and say so, so that nobody can make the server build one that does not fit into memory.

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { MAX_EDITS_SIZE, MAX_PAGE_SIZE, MAX_RENDERED_SIZE } from '../limits.ts'
import { Message } from '../models/message.ts'
import { MessageEdit } from '../models/message-edit.ts'
import { ScheduledMessage } from '../models/scheduled-message.ts'
import { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { NO_WORKER } from '../testing/mails.ts'

// The maximum size of 10,000 emoji, in few rows.
const LARGE = { content: '😀'.repeat(10_000), rendered_content: `<p>${'<b></b>'.repeat(MAX_RENDERED_SIZE / 7 - 10)}</p>` }
const COUNT = 30
const narrow = [
  ['channel', 'general'],
  ['topic', 'large'],
]

let app: TestApp
let ids: number[]
beforeAll(async () => {
  // A worker would read the log while messages are sent, and have the events in memory as they were.
  app = await startTestApp(NO_WORKER)
  ids = []
  for (let i = 0; i < COUNT; i++) ids.push(await app.as('member').must.send({ topic: 'large', content: 'small' }))
  await Message.update(LARGE, { where: { id: ids } })
}, 120_000)
afterAll(() => app.close())

/** Returns an answer with its size. */
async function read(path: string, query: Record<string, unknown>) {
  const answer = await app.as('member').get(path, query)
  return { ...answer, size: JSON.stringify(answer.body).length }
}
const page = (query: Record<string, unknown>) => read('/messages', { narrow, num_before: 0, num_after: 0, ...query })
const idsOf = ({ messages }: { messages: { id: number }[] }): number[] => messages.map(({ id }) => id)

test('events that are too large together are delivered once each, in several reads', async () => {
  const { queue_id, last_event_id } = (await app.as('member').post('/register', { event_types: ['message'], apply_markdown: true })).body
  // Otherwise the process would read them as they are sent, and serve them from memory.
  const poke = vi.spyOn(app.server.app.broker, 'poke').mockImplementation(() => {})
  const sent: number[] = []
  for (let i = 0; i < 60; i++) sent.push(await app.as('member').must.send({ topic: 'events', content: `event ${i}` }))
  poke.mockRestore()
  await app.server.app.db.run("UPDATE events SET payload = REPLACE(payload, '<p>event', ?) WHERE type = 'message'", [
    `<p>${'x'.repeat(500_000)}`,
  ])
  const seen: number[] = []
  let last: number = last_event_id
  let reads = 0
  while (seen.length < sent.length) {
    const { body, size } = await read('/events', { queue_id, last_event_id: last, dont_block: true })
    expect(size).toBeLessThan(MAX_PAGE_SIZE * 1.3)
    seen.push(...body.events.map(({ message }: { message: { id: number } }) => message.id))
    last = body.events.at(-1).id
    reads++
  }
  expect(seen).toEqual(sent)
  expect(reads).toBeGreaterThan(2)
}, 60_000)

describe('a page of messages that are too large together', () => {
  test('ends at a certain size, has the messages nearest to the anchor, and reports which sides were cut', async () => {
    const anchor = ids[15] as number
    const { body, size, headers } = await page({ anchor, num_before: 100, num_after: 100 })
    expect(size).toBeLessThan(MAX_PAGE_SIZE)
    expect(size).toBeGreaterThan(MAX_PAGE_SIZE / 2)
    expect(headers.get('content-length')).toBeNull()
    expect(body).toMatchObject({ found_anchor: true, found_oldest: false, found_newest: false })
    const found = idsOf(body)
    expect(found).toEqual(ids.slice(ids.indexOf(found[0] as number)).slice(0, found.length))
    expect(Math.abs(found.indexOf(anchor) - (found.length - 1) / 2)).toBeLessThanOrEqual(1)
  })

  test('leads to all other messages, each once, in both directions', async () => {
    const seen: number[] = []
    for (let anchor: string | number = 'newest', isDone = false; !isDone; ) {
      const { body } = await page({ anchor, num_before: 5_000, include_anchor: false })
      seen.unshift(...idsOf(body))
      isDone = body.found_oldest
      anchor = idsOf(body)[0] as number
    }
    expect(seen).toEqual(ids)
    const again: number[] = []
    for (let anchor: string | number = 'oldest', isDone = false; !isDone; ) {
      const { body } = await page({ anchor, num_after: 5_000, include_anchor: false })
      again.push(...idsOf(body))
      isDone = body.found_newest
      anchor = idsOf(body).at(-1) as number
    }
    expect(again).toEqual(ids)
  })

  test('is cut for IDs and for a narrow too, and continues after the last message', async () => {
    const seen: number[] = []
    for (let rest = ids; rest.length > 0; rest = ids.filter((id) => id > (seen.at(-1) ?? 0))) {
      const { body } = await read('/messages', { message_ids: rest })
      seen.push(...idsOf(body))
      expect(body.found_newest).toBe(seen.length < ids.length ? false : undefined)
    }
    expect(seen).toEqual(ids)
    const { body } = await read('/messages/matches_narrow', { msg_ids: ids, narrow })
    expect(body.found_newest).toBe(false)
    expect(Object.keys(body.messages).length).toBeLessThan(COUNT)
  })

  test('does not limit a request that changes the flags of all of them', async () => {
    const { body } = await app.as('member').post('/messages/flags/narrow', {
      ...{ anchor: 'newest', num_before: 100, num_after: 0, narrow, op: 'add', flag: 'starred' },
    })
    expect(body).toMatchObject({ processed_count: COUNT, updated_count: COUNT, found_oldest: true })
    const { status } = await app.as('member').post('/messages/flags', { messages: ids, op: 'remove', flag: 'starred' })
    expect(status).toBe(200)
  })
})

test('many concurrent readers do not fill the memory', async () => {
  const before = process.memoryUsage().rss
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss)
  }, 5)
  await Promise.all(Array.from({ length: 6 }, () => page({ anchor: 'newest', num_before: 5_000 })))
  clearInterval(watch)
  expect((peak - before) / 2 ** 20).toBeLessThan(600)
}, 60_000)

test('the history of a message that was edited very often has only its newest edits', async () => {
  const id = await app.as('member').must.send({ topic: 'large', content: 'changed' })
  const edit = { realm_id: 1, message_id: id, user_id: app.demo.users.member.user_id, date_edited: 1, prev_content: 'x' }
  const html = 'x'.repeat(100_000)
  await Message.update({ has_edits: true }, { where: { id } })
  await MessageEdit.bulkCreate(Array.from({ length: 100 }, () => ({ ...edit, prev_rendered_content: html })))
  const { body, size } = await page({ anchor: id })
  expect(size).toBeLessThan(MAX_EDITS_SIZE * 1.2)
  expect(body.messages[0].edit_history.length).toBe(20)
  const history = await read(`/messages/${id}/history`, {})
  expect(history.size).toBeLessThan(2 * MAX_EDITS_SIZE * 1.2)
  expect(history.body.message_history[0]).toHaveProperty('prev_content')
})

test('a text whose HTML is too large is refused by every operation', async () => {
  const { user_id } = app.demo.users.member2
  await User.update({ full_name: '&'.repeat(100) }, { where: { id: user_id } })
  const content = '🫰'.repeat(2_000) + `@**|${user_id}** `.repeat(1_000)
  const id = await app.as('member').must.send({ topic: 'large', content: 'short' })
  const to = { type: 'channel', to: 'general', topic: 'large' }
  const member = app.as('member')
  const refused = {
    status: 400,
    body: { code: 'BAD_REQUEST', msg: "'content' must be at most 800000 bytes long when it is rendered as HTML" },
  }
  expect(await member.post('/messages', { ...to, content })).toMatchObject(refused)
  expect(await member.patch(`/messages/${id}`, { content })).toMatchObject(refused)
  expect(await member.post('/messages/render', { content })).toMatchObject(refused)
  const due = { scheduled_delivery_timestamp: Math.floor(Date.now() / 1_000) + 3_600 }
  expect(await member.post('/scheduled_messages', { ...to, to: 1, content, ...due })).toMatchObject(refused)
})

test('scheduled messages of one user have a total size limit', async () => {
  const due = { scheduled_delivery_timestamp: Math.floor(Date.now() / 1_000) + 3_600 }
  const to = { type: 'channel', to: 1, topic: 'large', ...due }
  expect((await app.as('member').post('/scheduled_messages', { ...to, content: 'one' })).status).toBe(200)
  await ScheduledMessage.update({ rendered_content: 'x'.repeat(MAX_PAGE_SIZE) }, { where: {} })
  const { body } = await app.as('member').post('/scheduled_messages', { ...to, content: 'another' })
  expect(body).toMatchObject({ code: 'BAD_REQUEST', msg: expect.stringMatching(/^'content' is too long: your scheduled messages/) })
})
