// databases: both

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { prune } from '../../jobs/prune.ts'
import { EventQueue, LoggedEvent } from '../../models/event.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { unixTime } from '../../values/dates.ts'
import { seqOf } from '../wire-ids.ts'
import { pruneQueues } from './queues.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Name = Parameters<TestApp['as']>[0]
const register = (name: Name, form: Record<string, unknown> = {}) => app.as(name).must.register({ event_types: ['message'], ...form })
function poll(name: Name, query: Record<string, unknown>) {
  return app.as(name).get('/events', query)
}

describe('registering', () => {
  test('returns the fields of each requested fetch type, including empty ones, and no others', async () => {
    const lists = ['starred_messages', 'recent_private_conversations', 'stop_words', 'reminders']
    const types = [...lists, 'saved_snippets', 'realm_playgrounds']
    const none = await register('guest')
    expect(await register('guest', { fetch_event_types: types })).toEqual({
      ...none,
      queue_id: expect.any(String),
      ...Object.fromEntries(types.map((type) => [type, []])),
    })
  })

  test('by HEAD is refused, because the answer could not name the queue', async () => {
    const count = await EventQueue.count()
    expect((await app.as('member2').raw('/api/v1/events?apply_markdown=true', { method: 'HEAD' })).status).toBe(400)
    expect(await EventQueue.count()).toBe(count)
  })
})

describe('fetch types', () => {
  const OF_QUEUE = /^(result|msg|queue_id|last_event_id|idle_queue_timeout_secs|service_.*)$/

  test('can be names of fields, each of which returns its whole part', async () => {
    const form = { client_capabilities: { notification_settings_null: true, linkifier_url_template: true } }
    const { body: all } = await app.as('member').post('/register', form)
    const fields = Object.keys(all).filter((name) => !OF_QUEUE.test(name))
    expect(fields.length).toBeGreaterThan(100)
    for (const field of fields) {
      const some = await register('member', { fetch_event_types: [field], ...form })
      expect(some, field).toHaveProperty(field)
      expect(Object.keys(some).filter((name) => !OF_QUEUE.test(name)).length, field).toBeLessThan(fields.length)
    }
  })

  test.each(['realm_export', 'realm_nothing', 'constructor', 'heartbeat'])('that name no part return nothing: %s', async (name) => {
    const some = await register('member', { fetch_event_types: [name] })
    expect(Object.keys(some).filter((field) => !OF_QUEUE.test(field))).toEqual([])
  })
})

describe('reading a queue', () => {
  test('waits for a message, and returns it once it is sent', async () => {
    const { queue_id, last_event_id } = await register('member2')
    const waiting = poll('member2', { queue_id, last_event_id })
    const id = await app.as('member').must.send({ content: 'At last' })
    const { body } = await waiting
    expect(body.queue_id).toBe(queue_id)
    expect(body.events).toMatchObject([{ type: 'message', message: { id, content: 'At last' }, flags: [] }])
    expect(body.events[0].id).toBeGreaterThan(last_event_id)
  })

  test('answers HEAD immediately, even without events', async () => {
    const { queue_id, last_event_id } = await register('member2')
    const head = await app.as('member2').raw(`/api/v1/events?queue_id=${queue_id}&last_event_id=${last_event_id}`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    await app.as('member').must.send({ content: 'After the head' })
    const { body } = await poll('member2', { queue_id, last_event_id })
    expect(body.events).toMatchObject([{ message: { content: 'After the head' } }])
  })

  test('returns an event again until it is acknowledged', async () => {
    const { queue_id } = await register('member2')
    await app.as('member').must.send()
    const [first] = (await poll('member2', { queue_id, last_event_id: -1, dont_block: true })).body.events
    expect((await poll('member2', { queue_id, last_event_id: -1, dont_block: true })).body.events).toEqual([first])
    expect((await poll('member2', { queue_id, last_event_id: first.id, dont_block: true })).body.events).toEqual([])
    const { status, body } = await poll('member2', { queue_id, last_event_id: first.id - 1, dont_block: true })
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'BAD_REQUEST' })
    expect((await poll('member2', { queue_id, dont_block: true })).body.events).toEqual([])
  })

  test('refuses an ID that no event of the queue has had, whether the newest is a heartbeat or a message', async () => {
    const { queue_id, last_event_id } = await register('member2')
    const answer = async (id: number) => {
      const { status, body } = await poll('member2', { queue_id, last_event_id: id, dont_block: true })
      return status === 200 ? 'taken' : body.msg
    }
    const tooNew = "'last_event_id' is higher than the newest event of the queue"
    for (const more of [1, 99_999, 100_000, 1_000_000]) expect(await answer(last_event_id + more)).toBe(tooNew)
    await app.as('member').must.send()
    const { id } = (await poll('member2', { queue_id, last_event_id })).body.events.at(-1)
    // The send has logged more than the message: events for other users have IDs too.
    expect(await answer(id + 1)).toBe(tooNew)
    expect(await answer(id)).toBe('taken')
    app.server.app.config.heartbeat = { min: 1, max: 1 }
    const [heartbeat] = (await poll('member2', { queue_id, last_event_id: id })).body.events
    app.server.app.config.heartbeat = { min: 45_000, max: 55_000 }
    expect(heartbeat.type).toBe('heartbeat')
    expect(await answer(heartbeat.id + 1)).toBe(tooNew)
    expect([await answer(heartbeat.id), await answer(heartbeat.id)]).toEqual(['taken', 'taken'])
  })

  test('accepts -1 for the start any number of times, until an event or a heartbeat is acknowledged', async () => {
    const { queue_id, last_event_id } = await register('member2')
    const fromStart = () => poll('member2', { queue_id, last_event_id: -1, dont_block: true })
    app.server.app.config.heartbeat = { min: 1, max: 1 }
    const [heartbeat] = (await poll('member2', { queue_id, last_event_id })).body.events
    app.server.app.config.heartbeat = { min: 45_000, max: 55_000 }
    const id = await app.as('member').must.send()
    for (let time = 0; time < 2; time++) expect((await fromStart()).body.events).toMatchObject([{ message: { id } }])
    await poll('member2', { queue_id, last_event_id: heartbeat.id, dont_block: true })
    expect((await fromStart()).body).toMatchObject({
      code: 'BAD_REQUEST',
      msg: "'last_event_id' is lower than the last acknowledged event",
    })
    expect((await poll('member2', { queue_id, last_event_id: heartbeat.id, dont_block: true })).body.events).toMatchObject([
      { message: { id } },
    ])
  })

  test('returns the events of many simultaneous senders once each, in the order of their IDs', async () => {
    const { queue_id } = await register('member2')
    const senders = ['owner', 'member', 'moderator', 'guest', 'bot'] as const
    const sent = await Promise.all(
      Array.from({ length: 25 }, (_, i) => app.as(senders[i % 5] ?? 'owner').must.send({ content: `Message ${i}` })),
    )
    const received: { id: number; message: { id: number } }[] = []
    while (received.length < sent.length)
      received.push(...(await poll('member2', { queue_id, last_event_id: received.at(-1)?.id ?? -1 })).body.events)
    expect(received.map(({ message }) => message.id).sort()).toEqual(sent.sort())
    expect(received.map(({ id }) => id)).toEqual([...received.map(({ id }) => id)].sort((a, b) => a - b))
  })

  test('returns immediately without events if dont_block is set', async () => {
    const { queue_id, last_event_id } = await register('member2')
    expect((await poll('member2', { queue_id, last_event_id, dont_block: true })).body.events).toEqual([])
  })

  test('releases an earlier reader with a heartbeat that can be acknowledged', async () => {
    const { queue_id, last_event_id } = await register('member2')
    const first = poll('member2', { queue_id, last_event_id })
    let second = poll('member2', { queue_id, last_event_id, dont_block: true })
    let released = await Promise.race([first, second.then(() => undefined)])
    // The request that does not wait may have come first.
    while (!released) {
      second = poll('member2', { queue_id, last_event_id, dont_block: true })
      released = await Promise.race([first, second.then(() => undefined)])
    }
    const [heartbeat, ...more] = released.body.events
    expect({ type: heartbeat.type, more }).toEqual({ type: 'heartbeat', more: [] })
    expect(heartbeat.id).toBeGreaterThan(last_event_id)
    const id = await app.as('member').must.send()
    const { body } = await poll('member2', { queue_id, last_event_id: heartbeat.id })
    expect(body.events).toMatchObject([{ message: { id } }])
    expect(body.events[0].id).toBeGreaterThan(heartbeat.id)
  })

  test('ends when the client hangs up, and gives nothing to it', async () => {
    const { queue_id, last_event_id } = await register('member2')
    const { email, api_key } = app.demo.users.member2
    const headers = { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
    const client = new AbortController()
    const path = `/api/v1/events?queue_id=${queue_id}&last_event_id=${last_event_id}`
    const polling = fetch(`${app.url}${path}`, { headers, signal: client.signal }).catch(() => 'hung up')
    const { notifier } = app.server.app
    await vi.waitFor(() => expect(notifier.waiting()).toBe(1))
    client.abort()
    expect(await polling).toBe('hung up')
    await vi.waitFor(() => expect(notifier.waiting()).toBe(0))
    const queue = await EventQueue.findByPk(queue_id, { rejectOnEmpty: true })
    expect(queue.given_id).toBe(last_event_id)
    const id = await app.as('member').must.send()
    expect((await poll('member2', { queue_id, last_event_id })).body.events).toMatchObject([{ message: { id } }])
  })

  test('registers a queue if the request names none', async () => {
    const { body } = await app.as('member2').get('/events', { event_types: ['message'], dont_block: true, last_event_id: 7 })
    expect(body).toEqual({ result: 'success', msg: '', queue_id: expect.any(String), events: [] })
    const id = await app.as('member').must.send()
    expect((await poll('member2', { queue_id: body.queue_id })).body.events).toMatchObject([{ message: { id } }])
  })

  test('takes registration parameters beside a queue_id, without effect', async () => {
    const { queue_id } = await register('member2')
    const { body } = await poll('member2', { queue_id, event_types: ['message'], narrow: [], dont_block: true })
    expect(body).toEqual({ result: 'success', msg: '', queue_id, events: [] })
  })
})

describe('a queue', () => {
  test.each(['00000000-0000-4000-8000-000000000000', 'nonsense', '1; DROP TABLE event_queues'])(
    'with the ID %s is BAD_EVENT_QUEUE_ID',
    async (queue_id) => {
      const { status, body } = await poll('member2', { queue_id, dont_block: true })
      expect({ status, ...body }).toEqual({
        status: 400,
        result: 'error',
        code: 'BAD_EVENT_QUEUE_ID',
        msg: `Bad event queue ID: ${queue_id}`,
        queue_id,
      })
    },
  )

  test('of another user gives the same error, and is not touched by deleting it', async () => {
    const { queue_id } = await register('member2')
    expect((await poll('member', { queue_id, dont_block: true })).body.code).toBe('BAD_EVENT_QUEUE_ID')
    expect((await app.as('member').delete('/events', { queue_id })).body.code).toBe('BAD_EVENT_QUEUE_ID')
    expect((await poll('member2', { queue_id, dont_block: true })).status).toBe(200)
  })

  test('that was deleted is gone, also for a waiting reader', async () => {
    const { queue_id } = await register('member2')
    const waiting = poll('member2', { queue_id })
    expect((await app.as('member2').delete('/events', { queue_id })).body).toEqual({ result: 'success', msg: '' })
    expect((await waiting).body.code).toBe('BAD_EVENT_QUEUE_ID')
    expect((await poll('member2', { queue_id, dont_block: true })).body.code).toBe('BAD_EVENT_QUEUE_ID')
  })

  test('can be deleted with queue_id in a form, as existing clients do', async () => {
    const { queue_id } = await register('member2')
    const { status } = await app.as('member2').raw('/api/v1/events', { method: 'DELETE', body: new URLSearchParams({ queue_id }) })
    expect(status).toBe(200)
  })
})

describe('a message event', () => {
  test('has local_message_id only in the queue of the sender', async () => {
    const echo = await register('member')
    const other = await register('member')
    const id = await app.as('member').must.send({ queue_id: echo.queue_id, local_id: '17.01' })
    const [mine] = (await poll('member', { queue_id: echo.queue_id })).body.events
    const [theirs] = (await poll('member', { queue_id: other.queue_id })).body.events
    expect(mine).toMatchObject({ local_message_id: '17.01', message: { id } })
    expect(theirs).not.toHaveProperty('local_message_id')
  })

  test('has no local_message_id when the sender names the queue of another user', async () => {
    const { queue_id } = await register('member2')
    await app.as('member').must.send({ queue_id, local_id: '17.02' })
    const [event] = (await poll('member2', { queue_id })).body.events
    expect(event).not.toHaveProperty('local_message_id')
  })

  test('is HTML when the queue asks for it', async () => {
    const { queue_id } = await register('member2', { apply_markdown: true })
    await app.as('member').must.send({ content: '**bold**' })
    const [event] = (await poll('member2', { queue_id })).body.events
    expect(event.message).toMatchObject({ content: '<p><strong>bold</strong></p>', content_type: 'text/html' })
  })

  test('has the flag read when the sender requests it', async () => {
    const { queue_id } = await register('member')
    await app.as('member').must.send({ read_by_sender: true })
    await app.as('member').must.send({ read_by_sender: false })
    const flags = (await poll('member', { queue_id })).body.events.map((event: { flags: string[] }) => event.flags)
    expect(flags).toEqual([['read'], []])
  })

  test('of a private channel reaches subscribers, but no queue for all public channels', async () => {
    const member = await register('member')
    const outsider = await register('member2', { all_public_streams: true })
    await app.as('member').must.send({ to: 'private' })
    await app.as('member').must.send({ topic: 'after' })
    expect((await poll('member', { queue_id: member.queue_id })).body.events).toHaveLength(2)
    expect((await poll('member2', { queue_id: outsider.queue_id })).body.events).toMatchObject([{ message: { subject: 'after' } }])
  })

  test('is left out when the narrow of the queue does not match', async () => {
    const { queue_id } = await register('member2', {
      narrow: [
        ['channel', 'General'],
        ['topic', 'Lunch'],
      ],
    })
    await app.as('member').must.send({ topic: 'dinner' })
    const id = await app.as('member').must.send({ topic: 'lunch' })
    expect((await poll('member2', { queue_id })).body.events).toMatchObject([{ message: { id } }])
  })

  test('matches the narrow of the queue by each operator, by ID or by name, as in the history', async () => {
    const narrows: [expected: string, ...narrow: [operator: string, operand: string][]][] = [
      ['mention empty resolved street', ['channel', 'general']],
      ['mention empty resolved street', ['stream', '1']],
      ['resolved', ['topic', '✔ DONE']],
      ['empty', ['topic', 'general chat']],
      ['empty', ['topic', '']],
      ['', ['topic', ''], ['is', 'mentioned']],
      ['resolved', ['subject', '✔ DONE']],
      ['empty', ['topic', '(no topic)']],
      ['mention direct', ['sender', 'Member@example.com']],
      ['mention direct', ['sender', String(app.demo.users.member.user_id)]],
      ['mention', ['sender', String(app.demo.users.member.user_id)], ['channel', 'general']],
      ['direct alert', ['is', 'dm']],
      ['direct alert', ['is', 'private']],
      ['mention', ['is', 'mentioned']],
      ['alert', ['is', 'alerted']],
      ['mention empty direct alert', ['is', 'unread']],
      ['resolved', ['is', 'resolved']],
      ['', ['is', 'starred']],
      ['street', ['topic', 'STRAẞE  CAFE\u0301']],
      ['', ['topic', 'strasse café']],
      ['alert', ['sender', String(app.demo.users.owner.user_id)], ['is', 'dm']],
    ]
    const expected = narrows.map(([first]) => first)
    await app.as('member2').post('/users/me/alert_words', { alert_words: ['alert'] })
    const before = await app.as('owner').must.send({ topic: 'before' })
    const queues = await Promise.all(narrows.map(([, ...narrow]) => register('member2', { narrow })))
    await app.as('member').must.send({ topic: 'a', content: `mention @**${app.demo.users.member2.full_name}**` })
    await app.as('owner').must.send({ topic: '', content: 'empty' })
    await app.as('member').must.send({ to: [app.demo.users.member2.user_id], content: 'direct' })
    await app.as('member2').must.send({ topic: '✔ done', content: 'resolved', read_by_sender: true })
    await app.as('owner').must.send({ to: [app.demo.users.member2.user_id, app.demo.users.guest.user_id], content: 'alert' })
    await app.as('member2').must.send({ topic: 'Straße Café', content: 'street', read_by_sender: true })
    const got = await Promise.all(queues.map(({ queue_id }) => poll('member2', { queue_id, dont_block: true })))
    const wordsOf = (messages: { content: string }[]): string => messages.map(({ content }) => content.split(' ')[0]).join(' ')
    expect(got.map(({ body }) => wordsOf(body.events.map(({ message }: { message: { content: string } }) => message)))).toEqual(expected)
    const page = { anchor: before, include_anchor: false, num_before: 0, num_after: 100, apply_markdown: false }
    const read = await Promise.all(narrows.map(([, ...narrow]) => app.as('member2').get('/messages', { ...page, narrow })))
    expect(read.map(({ body }) => wordsOf(body.messages))).toEqual(expected)
    const ids = (await app.as('member2').get('/messages', page)).body.messages.map(({ id }: { id: number }) => id)
    const matched = await Promise.all(
      narrows.map(async ([, ...narrow]) => {
        const { messages } = (await app.as('member2').get('/messages/matches_narrow', { msg_ids: ids, narrow })).body
        return Object.keys(messages).length
      }),
    )
    expect(matched).toEqual(expected.map((some) => some.split(' ').filter(Boolean).length))
  })

  test('has the display name of the empty topic for a client without the capability', async () => {
    const old = await register('member2')
    const modern = await register('member2', { client_capabilities: { notification_settings_null: true, empty_topic_name: true } })
    await app.as('member').must.send({ topic: '(no topic)' })
    expect((await poll('member2', { queue_id: old.queue_id })).body.events[0].message.subject).toBe('general chat')
    expect((await poll('member2', { queue_id: modern.queue_id })).body.events[0].message.subject).toBe('')
  })

  test('about a move into or out of the empty topic also has its display name', async () => {
    const id = await app.as('member').must.send({ topic: 'full' })
    const { queue_id } = await register('member2', { event_types: ['update_message'] })
    for (const topic of ['', 'full']) expect((await app.as('member').patch(`/messages/${id}`, { topic })).status).toBe(200)
    const { events } = (await poll('member2', { queue_id })).body
    expect(events).toMatchObject([
      { orig_subject: 'full', subject: 'general chat' },
      { orig_subject: 'general chat', subject: 'full' },
    ])
  })
})

test('#19 a guest cannot request all public channels, and gets messages of its own channels only', async () => {
  for (const ask of [
    () => app.as('guest').post('/register', { all_public_streams: true }),
    () => app.as('guest').get('/events', { all_public_streams: true, dont_block: true }),
  ]) {
    const { status, body } = await ask()
    expect({ status, ...body }).toEqual({
      ...{ status: 400, result: 'error', code: 'BAD_REQUEST' },
      msg: "'all_public_streams' is not available to guests",
    })
  }
  await app.as('member').post('/channels/create', { name: 'without guests', subscribers: [app.demo.users.member.user_id] })
  const queues = [
    await app.as('guest').post('/register', { event_types: ['message'], fetch_event_types: [] }),
    await app.as('guest').post('/register', {
      ...{ event_types: ['message'], fetch_event_types: [] },
      narrow: [['channel', 'without guests']],
    }),
  ]
  await app.as('member').must.send({ to: 'without guests' })
  await app.as('member').must.send()
  const heard = await Promise.all(queues.map(({ body }) => poll('guest', { queue_id: body.queue_id, last_event_id: -1, dont_block: true })))
  expect(heard.map(({ body }) => body.events.map((event: { message: { stream_id: number } }) => event.message.stream_id))).toEqual([
    [1],
    [],
  ])
})

describe('heartbeats', () => {
  test('end a wait without events', async () => {
    const { queue_id, last_event_id } = await register('member2')
    app.server.app.config.heartbeat = { min: 10, max: 20 }
    const { body } = await poll('member2', { queue_id, last_event_id })
    app.server.app.config.heartbeat = { min: 45_000, max: 55_000 }
    expect(body.events).toEqual([{ id: last_event_id + 1, type: 'heartbeat' }])
    expect((await poll('member2', { queue_id, last_event_id: body.events[0].id, dont_block: true })).body.events).toEqual([])
  })
})

describe('idle queues', () => {
  test('expire after the requested time', async () => {
    const asked = await app.as('member2').post('/register', { fetch_event_types: [], idle_queue_timeout: 'mobile' })
    expect(asked.body.idle_queue_timeout_secs).toBe(43_200)
    const tooLong = await app.as('member2').post('/register', { fetch_event_types: [], idle_queue_timeout: '99999999' })
    expect(tooLong.body.idle_queue_timeout_secs).toBe(604_800)
  })

  test('with a timeout of seconds stay alive during a poll, and expire after it', async () => {
    const short = () => register('member2', { idle_queue_timeout: '1' })
    const [open, idle, replaced] = [await short(), await short(), await short()]
    const waiting = poll('member2', open)
    const first = poll('member2', replaced)
    const isExpired = async (now: number) => {
      await pruneQueues(app.server.app, now)
      return (await EventQueue.count({ where: { id: idle.queue_id } })) === 0
    }
    const ofWaiting = { id: [open.queue_id, replaced.queue_id] }
    const isKept = async () => (await EventQueue.findAll({ where: ofWaiting })).every((one) => one.last_seen_at > unixTime())
    await vi.waitFor(async () => expect(await isKept()).toBe(true))
    const second = poll('member2', replaced)
    expect((await first).body.events).toMatchObject([{ type: 'heartbeat' }])
    expect(await isExpired(unixTime() + 5)).toBe(true)
    expect((await poll('member2', { ...idle, dont_block: true })).body.code).toBe('BAD_EVENT_QUEUE_ID')
    const id = await app.as('member').must.send()
    for (const answer of [await waiting, await second]) expect(answer.body.events).toMatchObject([{ message: { id } }])
    expect((await poll('member2', { queue_id: open.queue_id, dont_block: true })).status).toBe(200)
    await pruneQueues(app.server.app, unixTime() + 5)
    expect(await EventQueue.count({ where: ofWaiting })).toBe(0)
  })

  test.each([
    [undefined, 600],
    ['mobile', 43_200],
    ['99999999', 604_800],
  ])('with the timeout %s are kept for %i seconds after the last poll', async (idle_queue_timeout, seconds) => {
    const { queue_id } = await register('member2', { idle_queue_timeout })
    const isKeptFor = async (later: number): Promise<boolean> => {
      await pruneQueues(app.server.app, unixTime() + later)
      return (await EventQueue.count({ where: { id: queue_id } })) === 1
    }
    expect([await isKeptFor(seconds - 10), await isKeptFor(seconds + 30)]).toEqual([true, false])
  })
})

test('an event that every queue has acknowledged stays in the log for ten minutes', async () => {
  const { queue_id } = await register('member2', { event_types: ['message'] })
  await app.as('member').must.send({ content: 'Soon forgotten' })
  const { body } = await poll('member2', { queue_id, dont_block: true })
  await EventQueue.destroy({ where: {} })
  const where = { seq: seqOf(body.events.at(-1).id) }
  const isKept = async (age: number): Promise<boolean> => {
    await LoggedEvent.update({ date_created: unixTime() - age }, { where })
    await prune(app.server.app)
    return (await LoggedEvent.count({ where })) === 1
  }
  expect([await isKept(570), await isKept(601)]).toEqual([true, false])
})

test('an acknowledgement that the database refuses is stored at the second attempt, and not again', async () => {
  const { queue_id, last_event_id } = await register('member2')
  await app.as('member').must.send()
  const [event] = (await poll('member2', { queue_id, last_event_id, dont_block: true })).body.events
  const raise = EventQueue.raise.bind(EventQueue)
  const log = vi.spyOn(app.server.app.log, 'error').mockImplementation(() => {})
  let attempts = 0
  const spy = vi.spyOn(EventQueue, 'raise').mockImplementation(async (marks, tx) => {
    if (marks.some(({ id }) => id === queue_id) && ++attempts === 1) throw new Error('no answer')
    await raise(marks, tx)
  })
  await poll('member2', { queue_id, last_event_id: event.id, dont_block: true })
  await vi.waitFor(async () => expect((await EventQueue.findByPk(queue_id))?.acknowledged_id).toBe(event.id), 20_000)
  expect([attempts, log.mock.calls]).toEqual([2, [[{ err: new Error('no answer') }, 'storing acknowledgements failed']]])
  spy.mockRestore()
  log.mockRestore()
})
