import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { ScheduledMessage, ScheduledMessageAttachment } from '../../models/scheduled-message.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_WORKER } from '../../testing/mails.ts'
import { DELAY, later, schedule, scheduled, scheduleForm, unschedule } from '../../testing/scheduled-app.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
const NOT_THERE = (id: number) => `'scheduled_message_id' names a scheduled message that does not exist: ${id}`

let app: TestApp
beforeAll(async () => {
  app = await startTestApp(NO_WORKER)
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))
beforeEach(unschedule)

const idOf = (name: (typeof EVERYBODY)[number]): number => app.demo.users[name].user_id
const due = (seconds: number): number => later(seconds)
const edit = async (id: number, form: object) => (await app.as('member').patch(`/scheduled_messages/${id}`, { ...form })).body

describe('scheduling', () => {
  test('a channel message is announced to the sender alone, and listed as announced', async () => {
    const events = await verifyEvents(app, EVERYBODY, () => schedule(app.as('member'), { content: 'Good **morning**!\n' }))
    const expected = {
      scheduled_message_id: expect.any(Number),
      ...{ type: 'stream', to: 1, topic: 'later', failed: false },
      ...{ content: 'Good **morning**!', rendered_content: '<p>Good <strong>morning</strong>!</p>' },
      scheduled_delivery_timestamp: expect.any(Number),
    }
    expect(events.member).toMatchObject([{ type: 'scheduled_messages', op: 'add', scheduled_messages: [expected] }])
    expect(await scheduled(app.as('member'))).toEqual([expected])
    for (const name of EVERYBODY.filter((other) => other !== 'member')) expect(events[name]).toEqual([])
  })

  test('a direct message lists the other participants, and the sender only if there are none', async () => {
    const [me, other] = [idOf('member'), idOf('member2')]
    const form = { type: 'direct', topic: undefined }
    const events = await verifyEvents(app, EVERYBODY, async () => {
      await schedule(app.as('member'), { ...form, to: [me, other, other], scheduled_delivery_timestamp: due(120) })
      await schedule(app.as('member'), { ...form, type: 'private', to: [me], scheduled_delivery_timestamp: due(60) })
    })
    expect(events.member).toHaveLength(2)
    const list = await scheduled(app.as('member'))
    expect(list.map(({ type, to }) => [type, to])).toEqual([
      ['private', [me]],
      ['private', [other]],
    ])
    expect(list[0]).not.toHaveProperty('topic')
    expect(events.member2).toEqual([])
  })

  test('makes the same checks as sending, and stores nothing that is refused', async () => {
    const refused = async (form: object, name: (typeof EVERYBODY)[number] = 'member') =>
      (await app.as(name).post('/scheduled_messages', scheduleForm({ ...form }))).body
    expect(await refused({ content: ' \n ' })).toMatchObject({ code: 'BAD_REQUEST', msg: "'content' must not be empty" })
    expect(await refused({ content: 'x'.repeat(10_001) })).toMatchObject({ msg: "'content' must have at most 10000 characters" })
    expect(await refused({ topic: 'x'.repeat(61) })).toMatchObject({ msg: "'topic' must have at most 60 characters" })
    expect(await refused({ topic: undefined })).toMatchObject({ msg: "'topic' is missing" })
    expect(await refused({ subject: 'x' })).toMatchObject({ msg: "'topic' must not come with 'subject'" })
    expect(await refused({ scheduled_delivery_timestamp: due(0) })).toMatchObject({
      msg: "'scheduled_delivery_timestamp' must be in the future",
    })
    expect(await refused({ to: [1] })).toMatchObject({ msg: "'to' must be the ID of a channel" })
    expect(await refused({ type: 'direct', to: 6 })).toMatchObject({ msg: "'to' must be a list of user IDs" })
    expect(await refused({ type: 'direct', to: [987_654] })).toMatchObject({ msg: "'to' names a user who does not exist: 987654" })
    const { stream_id } = app.demo.channels.private
    const hidden = await refused({ to: stream_id }, 'member2')
    expect(hidden).toEqual({
      ...{ result: 'error', code: 'STREAM_DOES_NOT_EXIST', stream_id },
      msg: `Channel with ID ${stream_id} does not exist`,
    })
    expect(await refused({ to: stream_id }, 'administrator')).toMatchObject({
      ...{ code: 'BAD_REQUEST', msg: 'You do not have permission to post in this channel' },
    })
    expect(await ScheduledMessage.count()).toBe(0)
  })

  test.each([
    ['a program that a person uses', 'website', {}, true],
    ['any other', 'curl', {}, false],
    ['one to the sender alone', 'website', { type: 'direct', to: 'me' }, false],
    ['what says that it is unread', 'website', { read_by_sender: false }, false],
    ['what says that it is read', 'curl', { read_by_sender: true }, true],
  ])('by %s counts as read accordingly', async (_, client, form, read) => {
    const given = scheduleForm({ ...form, ...('to' in form ? { to: [idOf('member')] } : {}) })
    const fields = Object.entries(given).map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    const init = { method: 'POST', headers: { 'User-Agent': `${client}/1.0` }, body: new URLSearchParams(fields) }
    const { body } = await app.as('member').raw('/api/v1/scheduled_messages', init)
    expect(await ScheduledMessage.findByPk(body.scheduled_message_id)).toMatchObject({ read_by_sender: read, client })
  })

  test('keeps files that the sender may read, until an edit or the deletion of the message releases them', async () => {
    const link = async (name: 'member' | 'member2') => `[file](${(await app.as(name).upload('notes.txt', 'Notes.\n')).body.url})`
    const [mine, foreign] = [await link('member'), await link('member2')]
    const id = await schedule(app.as('member'), { content: `${mine} ${foreign}` })
    expect(await ScheduledMessageAttachment.findAll({ raw: true })).toMatchObject([{ scheduled_message_id: id }])
    await edit(id, { content: 'Without.' })
    expect(await ScheduledMessageAttachment.count()).toBe(0)
    await edit(id, { content: mine })
    expect(await ScheduledMessageAttachment.count()).toBe(1)
    await app.as('member').delete(`/scheduled_messages/${id}`)
    expect(await ScheduledMessageAttachment.count()).toBe(0)
  })
})

describe('editing', () => {
  test.each([
    ['the text', { content: 'Good *evening*!' }, { content: 'Good *evening*!', rendered_content: '<p>Good <em>evening</em>!</p>' }],
    ['the topic', { topic: ' evening ' }, { topic: 'evening', to: 1 }],
    ['the topic by its older name', { subject: '(no topic)' }, { topic: '' }],
    ['the time', { scheduled_delivery_timestamp: 1_900_000_000 }, { scheduled_delivery_timestamp: 1_900_000_000 }],
    ['the channel', { to: 2 }, { type: 'stream', to: 2, topic: 'later' }],
    ['the type', { type: 'direct', to: [6] }, { type: 'private', to: [6], content: 'Good morning!' }],
    [
      'the text, naming the type',
      { type: 'channel', content: 'Hello.' },
      { type: 'stream', content: 'Hello.', rendered_content: '<p>Hello.</p>' },
    ],
    ['the channel, naming the type by its other word', { type: 'stream', to: 2 }, { type: 'stream', to: 2, topic: 'later' }],
    ['the topic, naming the type', { type: 'stream', topic: 'noon' }, { topic: 'noon' }],
  ])('changes %s and leaves the rest', async (_, form, changed) => {
    const id = await schedule(app.as('member'))
    const [before] = await scheduled(app.as('member'))
    const events = await verifyEvents(app, EVERYBODY, () => edit(id, form))
    const { topic, ...rest } = before
    const expected = { ...rest, ...('type' in changed && changed.type === 'private' ? {} : { topic }), ...changed }
    expect(events.member).toMatchObject([{ type: 'scheduled_messages', op: 'update', scheduled_message: expected }])
    expect(await scheduled(app.as('member'))).toEqual([expected])
    expect(events.member2).toEqual([])
  })

  test('a direct message into a channel message needs a topic, and the type stays unless it is given', async () => {
    const id = await schedule(app.as('member'), { type: 'direct', to: [idOf('member2')], topic: undefined })
    expect(await edit(id, { type: 'channel', to: 1 })).toMatchObject({ msg: "'topic' is missing" })
    expect(await edit(id, { type: 'stream', topic: 'x' })).toMatchObject({ msg: "'to' is missing: another 'type' requires it" })
    expect(await edit(id, { to: 1 })).toMatchObject({ msg: "'to' must be a list of user IDs" })
    const done = { result: 'success', msg: '' }
    expect(await edit(id, { topic: 'x'.repeat(61) })).toEqual(done)
    expect(await edit(id, { type: 'direct', to: [idOf('member2')], topic: 'x' })).toEqual(done)
    for (const type of ['direct', 'private']) expect(await edit(id, { type, content: `As ${type}` })).toMatchObject({ result: 'success' })
    expect(await scheduled(app.as('member'))).toMatchObject([{ type: 'private', to: [idOf('member2')] }])
    await verifyEvents(app, EVERYBODY, () => edit(id, { type: 'channel', to: 1, topic: 'now public' }))
    expect(await scheduled(app.as('member'))).toMatchObject([{ type: 'stream', to: 1, topic: 'now public' }])
  })

  test('checks again what it changes, and a refused edit changes nothing', async () => {
    const id = await schedule(app.as('member'))
    const before = await scheduled(app.as('member'))
    expect(await edit(id, {})).toMatchObject({ code: 'BAD_REQUEST', msg: 'Nothing to change' })
    expect(await edit(id, { to: 987_654, content: 'Changed' })).toMatchObject({ code: 'STREAM_DOES_NOT_EXIST', stream_id: 987_654 })
    expect(await edit(id, { content: ' ' })).toMatchObject({ msg: "'content' must not be empty" })
    expect(await edit(id, { topic: 'x'.repeat(61) })).toMatchObject({ msg: "'topic' must have at most 60 characters" })
    expect(await edit(id, { scheduled_delivery_timestamp: due(0) })).toMatchObject({
      msg: "'scheduled_delivery_timestamp' must be in the future",
    })
    await app.as('owner').patch('/streams/1', { topics_policy: 'disable_empty_topic' })
    expect(await edit(id, { topic: '(no topic)' })).toMatchObject({ msg: "'topic' must not be empty in this channel" })
    await app.as('owner').patch('/streams/1', { topics_policy: 'inherit' })
    expect(await scheduled(app.as('member'))).toEqual(before)
  })

  test.each<[what: string, form: object]>([
    ['time', { scheduled_delivery_timestamp: due(600) }],
    ['topic', { topic: 'another' }],
    ['text', { content: 'Another' }],
  ])('needs the right to send the message, whatever it changes: the %s', async (_, form) => {
    const { id: channel } = await app.as('owner').must.createChannel({ subscribers: [idOf('member'), idOf('owner')] })
    const id = await schedule(app.as('member'), { to: channel })
    await app
      .as('owner')
      .must.patch(`/streams/${channel}`, { can_send_message_group: { new: { direct_members: [idOf('owner')], direct_subgroups: [] } } })
    expect(await edit(id, form)).toMatchObject({ code: 'BAD_REQUEST', msg: 'You do not have permission to post in this channel' })
  })

  test('of the topic alone asks whether its wildcard may mention those who take part there', async () => {
    await app
      .as('owner')
      .must.patch('/realm', { can_mention_many_users_group: { new: { direct_members: [idOf('owner')], direct_subgroups: [] } } })
    const { recipient_id } = await Channel.findByPk(1, { rejectOnEmpty: true })
    const text = { topic: 'crowd', topic_key: 'crowd', content: 'x', rendered_content: '<p>x</p>', client: 'test', date_sent: 1 }
    await Message.bulkCreate(Array.from({ length: 16 }, (_, i) => ({ realm_id: 1, sender_id: 100 + i, recipient_id, ...text })))
    const id = await schedule(app.as('member'), { content: '@**topic**' })
    expect(await edit(id, { topic: 'crowd' })).toMatchObject({
      code: 'BAD_REQUEST',
      msg: 'You do not have permission to use topic wildcard mentions in this topic',
    })
  })

  test('replaces the client', async () => {
    const id = await schedule(app.as('member'))
    await ScheduledMessage.update({ client: 'website' }, { where: { id } })
    await edit(id, { scheduled_delivery_timestamp: due(DELAY + 1) })
    expect((await ScheduledMessage.findByPk(id))?.client).toBe('node')
  })

  test('a failed message needs a new time, and schedules it again', async () => {
    const id = await schedule(app.as('member'))
    await ScheduledMessage.update({ failed: true, due_at: due(-60) }, { where: { id } })
    expect(await scheduled(app.as('member'))).toMatchObject([{ failed: true }])
    expect(await edit(id, { content: 'Again.' })).toMatchObject({
      msg: "'scheduled_delivery_timestamp' is missing: a message that failed requires it",
    })
    const events = await verifyEvents(app, EVERYBODY, () => edit(id, { scheduled_delivery_timestamp: due(60) }))
    expect(events.member).toMatchObject([{ op: 'update', scheduled_message: { failed: false, content: 'Good morning!' } }])
  })
})

test('deleting a scheduled message sends an event to the sender alone', async () => {
  const id = await schedule(app.as('member'))
  const events = await verifyEvents(app, EVERYBODY, () => app.as('member').delete(`/scheduled_messages/${id}`))
  expect(events.member).toMatchObject([{ type: 'scheduled_messages', op: 'remove', scheduled_message_id: id }])
  expect(events.owner).toEqual([])
  expect(await scheduled(app.as('member'))).toEqual([])
  for (const answer of [await edit(id, { content: 'x' }), (await app.as('member').delete(`/scheduled_messages/${id}`)).body])
    expect(answer).toEqual({ result: 'error', code: 'BAD_REQUEST', msg: NOT_THERE(id) })
})

test('#33 nobody can change, delete or see messages that somebody else has scheduled', async () => {
  const id = await schedule(app.as('member'))
  for (const name of ['owner', 'member2', 'guest', 'bot'] as const) {
    const answers = [
      await app.as(name).patch(`/scheduled_messages/${id}`, { content: 'Mine' }),
      await app.as(name).delete(`/scheduled_messages/${id}`),
    ]
    for (const { body } of answers) expect(body).toEqual({ result: 'error', code: 'BAD_REQUEST', msg: NOT_THERE(id) })
    expect(await scheduled(app.as(name))).toEqual([])
  }
  expect(await scheduled(app.as('member'))).toMatchObject([{ content: 'Good morning!' }])
})
