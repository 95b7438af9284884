// databases: both

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Message } from '../../models/message.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { NO_WORKER } from '../../testing/mails.ts'
import { withStatements } from '../../testing/statements.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { POLICY } from '../../values/topics.ts'

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]
type Form = Record<string, unknown>

let app: TestApp
beforeAll(async () => {
  // The worker's statements would be counted.
  app = await startTestApp(NO_WORKER)
})
afterAll(() => app.close())
// Tests write rows directly, which sends no events.
beforeEach(() => discardStates(app))

const QUIET = { send_notification_to_new_thread: false }
const patch = (name: Name, id: number, form: Form) => app.as(name).patch(`/messages/${id}`, form)
const read = async (name: Name, id: number) => (await app.as(name).get(`/messages/${id}`, { apply_markdown: false })).body.message
/** The messages of a topic, by content. */
const topicOf = async (name: Name, topic: string, channel: string | number = 'general') =>
  (
    await app.as(name).get('/messages', {
      ...{ anchor: 'newest', num_before: 100, num_after: 0, apply_markdown: false, allow_empty_topic_name: true },
      narrow: [
        { operator: 'channel', operand: channel },
        { operator: 'topic', operand: topic },
      ],
    })
  ).body.messages
const contents = async (name: Name, topic: string, channel: string | number = 'general'): Promise<string[]> =>
  (await topicOf(name, topic, channel)).map(({ content }: { content: string }) => content)
async function three(topic: string): Promise<[number, number, number]> {
  return [
    await app.as('member').must.send({ topic, content: 'one' }),
    await app.as('member2').must.send({ topic: topic.toUpperCase(), content: 'two' }),
    await app.as('member').must.send({ topic, content: 'three' }),
  ]
}
const setPolicy = (name: Name, topic: string, visibility_policy: number) =>
  app.as(name).post('/user_topics', { stream_id: 1, topic, visibility_policy })
const policyOf = async (name: Name, topic: string): Promise<number> =>
  (await app.as(name).post('/register', { fetch_event_types: ['user_topic'] })).body.user_topics.find(
    (one: { topic_name: string }) => one.topic_name === topic,
  )?.visibility_policy ?? POLICY.inherit

describe('moving to another topic', () => {
  test.each([
    ['change_one', ['one', 'three'], ['two']],
    ['change_later', ['one'], ['two', 'three']],
    ['change_all', [], ['one', 'two', 'three']],
  ])('with %s moves these messages', async (propagate_mode, left, moved) => {
    const [from, to] = [`from ${propagate_mode}`, `to ${propagate_mode}`]
    const ids = await three(from)
    const events = await verifyEvents(app, EVERYBODY, () => patch('member', ids[1], { topic: to, propagate_mode, ...QUIET }))
    expect(await contents('guest', from)).toEqual(left)
    expect(await contents('guest', to)).toEqual(moved)
    for (const name of EVERYBODY)
      expect(events[name].filter(({ type }: { type: string }) => type !== 'user_topic')).toMatchObject([
        {
          type: 'update_message',
          user_id: 5,
          message_id: ids[1],
          message_ids: ids.slice(-moved.length).length === 1 ? [ids[1]] : ids.slice(-moved.length),
          stream_id: 1,
          orig_subject: from.toUpperCase(),
          subject: to,
          topic_links: [],
          propagate_mode,
        },
      ])
    for (const absent of ['orig_content', 'content', 'new_stream_id']) expect(Object.keys(events.member[0])).not.toContain(absent)
    expect(await read('owner', ids[1])).toMatchObject({ subject: to, last_moved_timestamp: expect.any(Number) })
    expect((await read('owner', ids[1])).last_edit_timestamp).toBeUndefined()
  })

  test('makes the message searchable by its new topic', async () => {
    const id = await app.as('member').must.send({ topic: 'marsupials' })
    await patch('member', id, { topic: 'monotremes', ...QUIET })
    const search = async (word: string) =>
      (
        await app.as('guest').get('/messages', {
          ...{ anchor: 'newest', num_before: 10, num_after: 0 },
          narrow: [
            ['channel', 'general'],
            ['search', word],
          ],
        })
      ).body.messages.map((message: { id: number }) => message.id)
    expect([await search('marsupials'), await search('monotremes')]).toEqual([[], [id]])
  })

  test('to a new one needs permission to create topics, and follows the topics policy', async () => {
    const [id] = [await app.as('member').must.send({ topic: 'rights' }), await app.as('member').must.send({ topic: 'rights' })]
    await app.as('owner').patch('/streams/1', { can_create_topic_group: { new: 6 } })
    expect((await patch('member', id, { topic: 'renamed rights', propagate_mode: 'change_all' })).status).toBe(200)
    expect((await patch('member', id, { topic: 'a new one' })).body.msg).toBe(
      'You do not have permission to create new topics in this channel',
    )
    await app.as('owner').patch('/streams/1', { can_create_topic_group: { new: 2 } })
    await app.as('owner').patch('/streams/1', { topics_policy: 'disable_empty_topic' })
    expect((await patch('member', id, { topic: '' })).body).toMatchObject({
      msg: "'topic' must not be empty in this channel",
      empty_topic_display_name: 'general chat',
    })
    await app.as('owner').patch('/streams/1', { topics_policy: 'inherit' })
    expect((await patch('member', id, { topic: '', ...QUIET })).status).toBe(200)
    expect((await read('member', id)).subject).toBe('general chat')
  })

  test('several times at once keeps the messages of a topic together', async () => {
    const ids = await three('contended')
    const answers = await Promise.all(
      ['left', 'right', 'up', 'down'].map((topic, i) =>
        patch('member', ids[i % 3] as number, { topic, propagate_mode: 'change_all', ...QUIET }),
      ),
    )
    for (const { status } of answers) expect(status).toBe(200)
    const topics = await Promise.all(ids.map(async (id) => (await read('member', id)).subject))
    expect(new Set(topics).size).toBe(1)
    for (const id of ids) {
      const history = (await read('member', id)).edit_history
      for (const [i, entry] of history.slice(0, -1).entries()) expect(entry.prev_topic).toBe(history[i + 1].topic)
    }
  })

  test('takes few statements for 2,000 messages', async () => {
    const first = await app.as('member').must.send({ topic: 'large' })
    const row = (await Message.findByPk(first, { raw: true, rejectOnEmpty: true })) as unknown as Record<string, unknown>
    await Message.bulkCreate(Array.from({ length: 1_999 }, () => ({ ...row, id: undefined })) as never[])
    const { result, statements } = await withStatements(app.server.app, () =>
      patch('member', first, { topic: 'larger', propagate_mode: 'change_all' }),
    )
    expect(result.status).toBe(200)
    expect(statements.length).toBeGreaterThan(5)
    expect(statements.length).toBeLessThan(100)
    expect(await Message.count({ where: { topic_key: 'larger' } })).toBe(2_001)
  })
})

describe('resolving', () => {
  test('renames the whole topic, posts a notice, and does not count as a move', async () => {
    const ids = await three('release')
    const events = await verifyEvents(app, EVERYBODY, () => patch('guest', ids[0], { topic: '✔ release', propagate_mode: 'change_all' }))
    expect(await contents('owner', '✔ release')).toEqual(['one', 'two', 'three', '@_**Gina Guest|7** has marked this topic as resolved.'])
    expect(events.member2.map(({ type }) => type)).toEqual(['update_message', 'message'])
    const message = await read('member', ids[0])
    expect([message.last_edit_timestamp, message.last_moved_timestamp]).toEqual([undefined, undefined])
    expect(message.edit_history).toMatchObject([{ topic: '✔ release', prev_topic: 'release' }])
  })

  test('has no time limit if the rest of the name stays', async () => {
    const ids = await three('ancient')
    await Message.update({ date_sent: 1_000_000 }, { where: { id: ids } })
    const form = { propagate_mode: 'change_all' }
    expect((await patch('member', ids[0], { ...form, topic: '✔ ancients' })).body.code).toBe('MOVE_MESSAGES_TIME_LIMIT_EXCEEDED')
    expect((await patch('member', ids[0], { ...form, topic: '✔ ancient' })).status).toBe(200)
  })

  test('a part of a topic counts as a move', async () => {
    const ids = await three('partial')
    await Message.update({ date_sent: 1_000_000 }, { where: { id: ids } })
    expect((await patch('member', ids[0], { topic: '✔ partial' })).body.code).toBe('MOVE_MESSAGES_TIME_LIMIT_EXCEEDED')
  })

  test('needs permission to resolve topics', async () => {
    const id = await app.as('member').must.send({ topic: 'kept open' })
    const group = (name: Name) => app.as('owner').patch('/realm', { can_resolve_topics_group: { new: name === 'owner' ? 7 : 2 } })
    await group('owner')
    const { body } = await patch('member', id, { topic: '✔ kept open', propagate_mode: 'change_all' })
    expect(body.msg).toBe('You do not have permission to resolve topics in this channel')
    expect((await patch('owner', id, { topic: '✔ kept open', propagate_mode: 'change_all' })).status).toBe(200)
    await group('member')
  })

  test('takes its notice back when it is undone within a minute', async () => {
    const ids = await three('hasty')
    await patch('member', ids[0], { topic: '✔ hasty', propagate_mode: 'change_all' })
    const [notice] = (await topicOf('owner', '✔ hasty')).slice(-1)
    await Message.update({ date_sent: notice.timestamp - 40 }, { where: { id: notice.id } })
    await app.as('member').must.send({ topic: 'elsewhere' })
    await verifyEvents(app, EVERYBODY, () => patch('member', ids[0], { topic: 'hasty', propagate_mode: 'change_all' }))
    expect(await contents('owner', 'hasty')).toEqual(['one', 'two', 'three'])
  })

  test('gets another notice when it is undone later, or after a message that only looks like its notice', async () => {
    const undo = async (topic: string, id: number) => {
      expect((await patch('member', id, { topic, propagate_mode: 'change_all' })).status).toBe(200)
      return (await contents('owner', topic)).slice(-2)
    }
    const [id] = await three('slow')
    await patch('member', id, { topic: '✔ slow', propagate_mode: 'change_all' })
    const [notice] = (await topicOf('owner', '✔ slow')).slice(-1)
    await Message.update({ date_sent: notice.timestamp - 61 }, { where: { id: notice.id } })
    const [resolved, unresolved] = ['resolved', 'unresolved'].map((what) => `@_**Mika Member|5** has marked this topic as ${what}.`)
    expect(await undo('slow', id)).toEqual([resolved, unresolved])

    const other = await app.as('member').must.send({ topic: '✔ quoted', content: 'Nina has marked this topic as resolved.' })
    expect(await undo('quoted', other)).toEqual(['Nina has marked this topic as resolved.', unresolved])
  })

  test('posts a notice that is unread if the reader wants that, for all topics or for followed ones', async () => {
    const wants = async (name: Name, resolved_topic_notice_auto_read_policy: string) =>
      expect((await app.as(name).patch('/settings', { resolved_topic_notice_auto_read_policy })).status).toBe(200)
    await wants('owner', 'never')
    for (const name of ['guest', 'member2'] as const) await wants(name, 'except_followed')
    const [id] = await three('told')
    await setPolicy('guest', 'told', POLICY.followed)
    const events = await verifyEvents(app, EVERYBODY, () => patch('member', id, { topic: '✔ told', propagate_mode: 'change_all' }))
    const isUnread = (name: Name) => events[name].some(({ type, flags }) => type === 'message' && !flags.includes('read'))
    expect(EVERYBODY.filter(isUnread)).toEqual(['owner', 'guest'])
    for (const name of ['owner', 'guest', 'member2'] as const) await wants(name, 'always')
  })
})

describe('notices', () => {
  const by = ' by @_**Mika Member|5**.'
  test('report in both topics that one of several messages was moved', async () => {
    const ids = await three('n1')
    const events = await verifyEvents(app, EVERYBODY, () =>
      patch('member', ids[1], { topic: 'n1 new', send_notification_to_old_thread: true }),
    )
    expect((await contents('owner', 'n1')).at(-1)).toBe(`A message was moved from this topic to #**general>n1 new**${by}`)
    expect((await contents('owner', 'n1 new')).at(-1)).toBe(`A message was moved here from #**general>N1**${by}`)
    const flags = (name: Name) => events[name].filter(({ type }) => type === 'message').map((event) => event.flags)
    expect([flags('member'), flags('member2')]).toEqual([
      [['read'], ['read']],
      [[], []],
    ])
  })

  test('give the number of moved messages, or say that the whole topic was moved', async () => {
    const some = await three('n2')
    await patch('member', some[1], { topic: 'n2 new', propagate_mode: 'change_later', send_notification_to_old_thread: true })
    expect((await contents('owner', 'n2')).at(-1)).toBe(`2 messages were moved from this topic to #**general>n2 new**${by}`)
    const all = await three('n3')
    await patch('member', all[1], { topic: 'n3 new', propagate_mode: 'change_all', send_notification_to_old_thread: true })
    expect(await contents('owner', 'n3')).toEqual([`This topic was moved to #**general>n3 new**${by}`])
    expect((await contents('owner', 'n3 new')).at(-1)).toBe(`This topic was moved here from #**general>N3**${by}`)
  })

  test('give the number if the new topic has messages, and name the topic if its only message moves', async () => {
    const ids = await three('n4')
    await app.as('member2').must.send({ topic: 'n4 new', content: 'there before' })
    await patch('member', ids[0], { topic: 'n4 new', propagate_mode: 'change_all' })
    expect((await contents('owner', 'n4 new')).at(-1)).toBe(`3 messages were moved here from #**general>n4**${by}`)
    const only = await app.as('member').must.send({ topic: 'n5' })
    await patch('member', only, { topic: 'n5 new' })
    expect((await contents('owner', 'n5 new')).at(-1)).toBe(`This topic was moved here from #**general>n5**${by}`)
  })
})

test('a notice does not mention people who are mentioned in the name of a topic', async () => {
  const id = await app.as('member').must.send({ topic: 'quiet' })
  await patch('member', id, { topic: '@**all** `@**Max Member**', send_notification_to_old_thread: true })
  const [notice] = await topicOf('owner', 'quiet')
  const { message } = (await app.as('owner').get(`/messages/${notice.id}`)).body
  expect(message.content).toContain('<code>#general &gt; @**all** `@**Max Member**</code></a>')
  expect(message.content.match(/user-mention/g)).toHaveLength(1)
})

test('a notice links to a topic also if the usual syntax cannot express its name', async () => {
  const id = await app.as('member').must.send({ topic: 'release@5' })
  await patch('member', id, { topic: 'release@6', send_notification_to_old_thread: true })
  expect((await contents('owner', 'release@5')).at(-1)).toContain(
    'to [`#general > release@6`](/#narrow/channel/1-general/topic/release.406) by',
  )
})

describe('visibility policies', () => {
  const { inherit, muted, unmuted, followed } = POLICY
  test.each([
    [inherit, muted, inherit],
    [inherit, followed, followed],
    [muted, inherit, inherit],
    [muted, muted, muted],
    [muted, unmuted, unmuted],
    [unmuted, muted, unmuted],
    [unmuted, followed, followed],
    [followed, muted, followed],
  ])('%i and %i of a topic with messages become %i', async (own, there, result) => {
    const [from, to] = [`p ${own} ${there}`, `p ${own} ${there} to`]
    const id = await app.as('moderator').must.send({ topic: from })
    await app.as('moderator').must.send({ topic: to })
    await setPolicy('guest', from, own)
    await setPolicy('guest', to, there)
    await verifyEvents(app, ['guest', 'owner'], () => patch('moderator', id, { topic: to, ...QUIET }))
    expect([await policyOf('guest', from), await policyOf('guest', to)]).toEqual([inherit, result])
  })

  test('of a topic without messages are replaced, and moving a part of a topic moves none', async () => {
    const ids = await three('q')
    await setPolicy('guest', 'q', followed)
    await setPolicy('guest', 'q empty', muted)
    await setPolicy('owner', 'q empty', muted)
    await patch('member', ids[0], { topic: 'q part', ...QUIET })
    expect([await policyOf('guest', 'q'), await policyOf('guest', 'q part')]).toEqual([followed, inherit])
    await verifyEvents(app, ['guest', 'owner'], () => patch('member', ids[1], { topic: 'q empty', propagate_mode: 'change_all', ...QUIET }))
    expect([await policyOf('guest', 'q empty'), await policyOf('owner', 'q empty')]).toEqual([followed, inherit])
  })
})

describe('the time limit of moves', () => {
  test('reports which messages may still be moved, and does not hold for moderators', async () => {
    const ids = await three('aging')
    await Message.update({ date_sent: 1_000_000 }, { where: { id: ids[0] } })
    const limited = {
      code: 'MOVE_MESSAGES_TIME_LIMIT_EXCEEDED',
      first_message_id_allowed_to_move: ids[1],
      total_messages_allowed_to_move: 2,
      total_messages_in_topic: 3,
    }
    expect((await patch('member', ids[1], { topic: 'young', propagate_mode: 'change_all' })).body).toMatchObject(limited)
    expect((await patch('member', ids[0], { topic: 'young' })).body).toMatchObject(limited)
    await Message.update({ date_sent: 1_000_000 }, { where: { id: ids } })
    expect((await patch('member', ids[2], { topic: 'young' })).body).toMatchObject({
      first_message_id_allowed_to_move: null,
      total_messages_allowed_to_move: 0,
    })
    expect((await patch('moderator', ids[0], { topic: 'young', propagate_mode: 'change_all' })).status).toBe(200)
  })

  test.each([
    ['6 days and 23 hours', 167, 200],
    ['7 days and an hour', 169, 400],
  ])('is a week unless the organisation has another: a message of %s', async (_, hours, status) => {
    const [id] = await three(`aged ${hours} hours`)
    await Message.update({ date_sent: unixTime() - hours * 3_600 }, { where: { id } })
    expect((await patch('member', id, { topic: 'aged no longer' })).status).toBe(status)
  })
})
