// databases: both

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverContext } from '../../../context.ts'
import { prune } from '../../../jobs/prune.ts'
import { SentKey } from '../../../models/message.ts'
import { Realm } from '../../../models/realm.ts'
import { startTestApp, type TestApp } from '../../../testing/app.ts'
import { verifyEvents } from '../../../testing/verify-events.ts'
import { unixTime } from '../../../values/dates.ts'
import { createUser } from '../../people/create.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Form = Record<string, unknown>
const channelMessage = (form: Form = {}): Form => ({ type: 'channel', to: 'general', topic: 'tests', content: 'Hello', ...form })
const history = async (name: (typeof EVERYBODY)[number], query: Form = {}) =>
  (await app.as(name).get('/messages', { anchor: 'newest', num_before: 100, num_after: 0, apply_markdown: false, ...query })).body.messages

describe('sending to a channel', () => {
  test("sends an event to every subscriber, and everybody's state stays correct", async () => {
    const events = await verifyEvents(app, EVERYBODY, () => app.as('member').post('/messages', channelMessage()))
    for (const name of EVERYBODY)
      expect(events[name].filter(({ type }) => type === 'message')).toMatchObject([{ message: { content: 'Hello' } }])
  })

  test('announces the first message of the channel once', async () => {
    const first = await verifyEvents(app, EVERYBODY, () => app.as('member').post('/messages', channelMessage({ to: 'private' })))
    expect(first.member.map(({ type, property }) => [type, property])).toEqual([
      ['user_topic', undefined],
      ['message', undefined],
      ['stream', 'first_message_id'],
    ])
    for (const name of ['member2', 'guest', 'moderator'] as const) expect(first[name]).toEqual([])
    const second = await verifyEvents(app, EVERYBODY, () => app.as('member').post('/messages', channelMessage({ to: 'private' })))
    expect(second.member.map(({ type }) => type)).toEqual(['message'])
  })

  test.each([
    ['by name', 'general'],
    ['by name in another case', 'GENERAL'],
    ['by name as JSON text', '"general"'],
    ['by ID', '1'],
    ['by a list of one', '[1]'],
  ])('takes the channel %s', async (_, to) => {
    expect((await app.as('member').post('/messages', channelMessage({ to }))).status).toBe(200)
  })

  test.each(['(no topic)', 'general chat', '', '   '])('reads the topic %j as the empty one', async (topic) => {
    const { body } = await app.as('member').post('/messages', channelMessage({ topic }))
    const [message] = await history('member', { narrow: [{ operator: 'id', operand: body.id }], allow_empty_topic_name: true })
    expect(message.subject).toBe('')
  })

  test('accepts the older names of parameters and types', async () => {
    const { topic: _, ...form } = channelMessage({ type: 'stream', subject: 'older words' })
    const { body } = await app.as('member').post('/messages', form)
    expect(await history('member', { narrow: [['id', String(body.id)]] })).toMatchObject([{ type: 'stream', subject: 'older words' }])
    const both = await app.as('member').post('/messages', channelMessage({ subject: 'older words' }))
    expect(both.body.msg).toBe("'topic' must not come with 'subject'")
    const long = await app.as('member').post('/messages', { ...form, subject: 'x'.repeat(61) })
    expect(long.body.msg).toBe("'subject' must have at most 60 characters")
  })

  test('keeps the text except for white space at the end and newlines at the beginning', async () => {
    await app.as('member').post('/messages', channelMessage({ content: '\n\n    code\n\tmore \n  ' }))
    expect((await history('member')).at(-1).content).toBe('    code\n\tmore')
  })

  test('refuses long and empty texts and missing and forbidden channels, and stores nothing', async () => {
    const before = await history('owner')
    const refused = async (name: (typeof EVERYBODY)[number], form: Form) => (await app.as(name).post('/messages', form)).body
    expect(await refused('member', channelMessage({ content: 'x'.repeat(10_001) }))).toMatchObject({
      msg: "'content' must have at most 10000 characters",
    })
    expect(await refused('member', channelMessage({ content: ' \n ' }))).toMatchObject({ msg: "'content' must not be empty" })
    expect(await refused('member', channelMessage({ topic: 'x'.repeat(61) }))).toMatchObject({
      msg: "'topic' must have at most 60 characters",
    })
    const hidden = await refused('member2', channelMessage({ to: 'private' }))
    expect(hidden).toEqual({ result: 'error', code: 'STREAM_DOES_NOT_EXIST', msg: "Channel 'private' does not exist", stream: 'private' })
    expect(await refused('member2', channelMessage({ to: 'nowhere' }))).toEqual({
      ...hidden,
      msg: "Channel 'nowhere' does not exist",
      stream: 'nowhere',
    })
    expect(await refused('guest', channelMessage({ to: 2 }))).toMatchObject({ code: 'STREAM_DOES_NOT_EXIST', stream_id: 2 })
    expect(await refused('administrator', channelMessage({ to: 'private' }))).toMatchObject({
      code: 'BAD_REQUEST',
      msg: 'You do not have permission to post in this channel',
    })
    expect(await history('owner')).toEqual(before)
  })

  test('accepts exactly 10000 characters, and 60 for a topic, counted in code points', async () => {
    const form = channelMessage({ content: '🙂'.repeat(10_000), topic: ` ${'🙂'.repeat(60)} ` })
    expect((await app.as('member').post('/messages', form)).status).toBe(200)
    expect((await app.as('member').post('/messages', channelMessage({ topic: `✔ ${'x'.repeat(60)}` }))).status).toBe(200)
  })
})

describe('sending the same message twice', () => {
  test('with queue_id and local_id returns the first ID and stores one message, even in concurrent requests', async () => {
    const { queue_id } = (await app.as('member').post('/register', { event_types: ['message'], fetch_event_types: [] })).body
    const form = channelMessage({ topic: 'once', queue_id, local_id: '1.01' })
    const answers = await Promise.all(Array.from({ length: 8 }, () => app.as('member').post('/messages', form)))
    const later = await app.as('member').post('/messages', form)
    expect(new Set([...answers, later].map(({ body }) => body.id)).size).toBe(1)
    expect(
      await history('member', {
        narrow: [
          ['channel', 'general'],
          ['topic', 'once'],
        ],
      }),
    ).toHaveLength(1)
    const { events } = (await app.as('member').get('/events', { queue_id })).body
    expect(events).toHaveLength(1)
  })

  test('returns the first ID even when it could no longer be sent', async () => {
    const { id } = (await app.as('owner').post('/channels/create', { name: 'short-lived', subscribers: [5] })).body
    const form = channelMessage({ to: 'short-lived', queue_id: 'echo', local_id: '2.01' })
    const first = (await app.as('member').post('/messages', form)).body
    await app.as('owner').delete(`/streams/${id}`)
    expect((await app.as('member').post('/messages', form)).body).toEqual({ result: 'success', msg: '', id: first.id })
    expect((await app.as('member').post('/messages', { ...form, local_id: '2.02' })).body.msg).toBe("Channel 'short-lived' is archived")
  })

  test('returns the first ID for a week', async () => {
    const send = () => app.as('member').must.send({ queue_id: 'week', local_id: '3.01' })
    const first = await send()
    const aged = async (days: number): Promise<number> => {
      await SentKey.update({ date_sent: unixTime() - days * 86_400 }, { where: { message_id: first } })
      await prune(app.server.app)
      return send()
    }
    expect(await aged(6)).toBe(first)
    expect(await aged(8)).not.toBe(first)
  })

  test('with another local_id or queue_id, or by another user, stores another message', async () => {
    const ids = [
      await app.as('member').must.send({ queue_id: 'a', local_id: '1' }),
      await app.as('member').must.send({ queue_id: 'a', local_id: '2' }),
      await app.as('member2').must.send({ queue_id: 'a', local_id: '1' }),
      await app.as('member').must.send({ queue_id: 'b', local_id: '1' }),
    ]
    expect(new Set(ids).size).toBe(4)
  })

  test('with only one of queue_id and local_id is refused', async () => {
    expect((await app.as('member').post('/messages', channelMessage({ local_id: '1' }))).body.msg).toBe("'local_id' requires 'queue_id'")
    expect((await app.as('member').post('/messages', channelMessage({ queue_id: 'x' }))).body.msg).toBe("'queue_id' requires 'local_id'")
  })
})

describe('sending to users', () => {
  test('reaches the participants alone', async () => {
    const events = await verifyEvents(app, EVERYBODY, () =>
      app.as('member').post('/messages', { type: 'direct', to: [6, 4], content: 'You two' }),
    )
    for (const name of EVERYBODY)
      expect(events[name].map(({ type }) => type)).toEqual(['member', 'member2', 'moderator'].includes(name) ? ['message'] : [])
    expect(events.member2[0].message).toMatchObject({
      type: 'private',
      display_recipient: [
        { id: 4, full_name: 'Mona Moderator' },
        { id: 5, full_name: 'Mika Member' },
        { id: 6, full_name: 'Max Member' },
      ],
    })
    expect(await history('guest', { narrow: [{ operator: 'is', operand: 'dm' }] })).toEqual([])
  })

  test('uses one conversation, however the recipients are named', async () => {
    const forms = [
      { to: [6] },
      { to: '[5,6,6]' },
      { to: '["member2@example.com"]' },
      { to: 'Member2@example.com, member@example.com' },
      { to: 'user6@127.0.0.1' },
    ]
    const ids = await Promise.all(
      forms.map(async (form) => (await app.as('member').post('/messages', { type: 'private', content: 'Hi', ...form })).body.id),
    )
    const found = await history('member2', { narrow: [{ operator: 'dm', operand: [5] }] })
    expect(found.map(({ id }: { id: number }) => id).sort()).toEqual(ids.sort())
  })

  test('treats an address as a dummy address only at the host of the organisation', async () => {
    const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
    const person = { email: 'user6@example.com', fullName: 'Sixten', role: 400 }
    const { id } = await createUser(serverContext(app.server.app, realm), person)
    const write = async (to: string) => (await app.as('member').post('/messages', { type: 'direct', to: [to], content: 'Hi' })).body
    const reached = async (to: string): Promise<number[]> =>
      (await app.as('member').get(`/messages/${(await write(to)).id}`)).body.message.display_recipient.map((one: { id: number }) => one.id)
    expect([await reached('user6@127.0.0.1'), await reached('User6@example.com')]).toEqual([
      [5, 6],
      [5, id],
    ])
    expect((await write('user6@example.org')).msg).toBe("'to' names a user who does not exist: user6@example.org")
    expect((await app.as('owner').get('/users/user6@example.com')).body.user.user_id).toBe(id)
    expect((await app.as('owner').delete('/users/user6@example.org')).status).toBe(400)
  })

  test('works for a note to oneself', async () => {
    const { body } = await app.as('member').post('/messages', { type: 'direct', to: [5], content: 'Note' })
    expect(await history('member', { narrow: [['dm', 'member@example.com']] })).toMatchObject([
      { id: body.id, display_recipient: [{ id: 5 }] },
    ])
  })

  test.each(['topic', 'subject'])('has no %s, and any value for it has no effect', async (name) => {
    const { body } = await app.as('member').post('/messages', { type: 'direct', to: [6], content: 'Hi', [name]: 'x'.repeat(61) })
    expect(body).toEqual({ result: 'success', msg: '', id: expect.any(Number) })
    expect((await app.as('member2').get(`/messages/${body.id}`)).body.message.subject).toBe('')
  })

  test.each([
    ['nobody', '[]', "'to' must not be empty"],
    ['commas alone', ' , ', "'to' must not be empty"],
    ['an unknown ID', '[999]', "'to' names a user who does not exist: 999"],
    ['an unknown address', '["x@example.com"]', "'to' names a user who does not exist: x@example.com"],
    ['a mixed list', '[6,"member@example.com"]', "'to' must be an integer, or a string, or a list of integers, or a list of strings"],
  ])('refuses %s', async (_, to, msg) => {
    expect((await app.as('member').post('/messages', { type: 'direct', to, content: 'Hi' })).body).toMatchObject({
      code: 'BAD_REQUEST',
      msg,
    })
  })
})

describe('reading messages back', () => {
  test('returns them around an anchor, oldest first, and reports what was found', async () => {
    const ids: number[] = []
    for (let i = 0; i < 5; i++)
      ids.push((await app.as('member').post('/messages', channelMessage({ topic: 'window', content: `${i}` }))).body.id)
    const narrow = [
      { operator: 'channel', operand: 'general' },
      { operator: 'topic', operand: 'Window' },
    ]
    const { body } = await app.as('member2').get('/messages', { anchor: String(ids[2]), num_before: 1, num_after: 5, narrow })
    expect(body.messages.map(({ id }: { id: number }) => id)).toEqual(ids.slice(1))
    expect(body).toMatchObject({ anchor: ids[2], found_anchor: true, found_oldest: false, found_newest: true, history_limited: false })
    expect(body.messages[0]).toMatchObject({ content: '<p>1</p>', content_type: 'text/html', flags: [] })
  })

  test('shows messages from before a subscription as historical, and only in a narrow to the channel', async () => {
    // All demo users except bots are subscribed to general from the start. A new account is not.
    const { createApiKey } = await import('../../people/api-keys.ts')
    const parts = app.server.app
    const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
    const late = await createUser(serverContext(parts, realm), {
      email: 'late@example.com',
      fullName: 'Lea Late',
      role: 400,
    })
    const { key } = await createApiKey(parts, late, 'test', unixTime())
    const client = app.client({ email: 'late@example.com', api_key: key })
    const query = { anchor: 'newest', num_before: 5, num_after: 0 }
    expect((await client.get('/messages', query)).body.messages).toEqual([])
    const inside = (await client.get('/messages', { ...query, narrow: [['channel', 'general']] })).body.messages
    expect(inside).toHaveLength(5)
    for (const message of inside) expect(message.flags).toEqual(['read', 'historical'])
  })

  test('#33 gets the same answer for a hidden message as for a missing one', async () => {
    const { id } = (await app.as('member').post('/messages', channelMessage({ to: 'private' }))).body
    const { id: direct } = (await app.as('member').post('/messages', { type: 'direct', to: [4], content: 'Hi' })).body
    for (const name of ['member2', 'guest', 'administrator'] as const)
      for (const hidden of [id, direct, 99_999]) {
        const { status, body } = await app.as(name).get(`/messages/${hidden}`)
        expect({ status, ...body }).toEqual({
          status: 400,
          result: 'error',
          code: 'BAD_REQUEST',
          msg: `'message_id' names a message that does not exist: ${hidden}`,
        })
      }
    expect((await app.as('member2').get('/messages', { message_ids: [id, direct] })).body.messages).toEqual([])
    expect(
      (await app.as('member2').get('/messages', { anchor: 'oldest', num_before: 0, num_after: 100, narrow: [['channel', '2']] })).body
        .messages ?? [],
    ).toEqual([])
  })
})
