import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { update } from '../../db/sql.ts'
import { Channel } from '../../models/channel.ts'
import { Message, UserMessage } from '../../models/message.ts'
import { Subscription } from '../../models/subscription.ts'
import { User } from '../../models/user.ts'
import { catchUp } from '../../receipts/catching-up.ts'
import { markChannelRead, receiveMessage } from '../../receipts/received.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { subscribe, unsubscribe } from '../../testing/subscriptions.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { unixTime } from '../../values/dates.ts'
import { createChannel } from '../channels/create.ts'

type Name = 'owner' | 'member' | 'member2' | 'moderator' | 'guest' | 'administrator'
type Form = Record<string, unknown>

let app: TestApp
/** A public channel. Only `moderator` is subscribed. */
let design: Channel
beforeAll(async () => {
  app = await startTestApp()
  const owner = await User.findByPk(1, { rejectOnEmpty: true })
  const moderator = await User.findByPk(app.demo.users.moderator.user_id, { rejectOnEmpty: true })
  design = await channel('design', owner, [moderator])
})
afterAll(() => app.close())

async function channel(name: string, creator: User, subscribers: User[], inviteOnly = false): Promise<Channel> {
  const { Realm } = await import('../../models/realm.ts')
  const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
  const made = { creator, name, description: '', inviteOnly, isDefault: false, permissions: {}, subscribers }
  return createChannel(serverContext(app.server.app, realm), made)
}
async function direct(name: Name, to: number[]): Promise<number> {
  return app.as(name).must.send({ to })
}
async function flags(name: Name, form: Form) {
  return (await app.as(name).post('/messages/flags', form)).body
}
async function byNarrow(name: Name, form: Form) {
  const { body } = await app
    .as(name)
    .post('/messages/flags/narrow', { anchor: 'newest', num_before: 10, num_after: 0, narrow: [], op: 'add', flag: 'read', ...form })
  return body
}
async function unread(name: Name) {
  const types = ['message', 'starred_messages', 'recent_private_conversations']
  return (await app.as(name).post('/register', { fetch_event_types: types, client_capabilities: CAPABILITIES })).body
}
const CAPABILITIES = { notification_settings_null: true, empty_topic_name: true }
async function nothingUnread(...names: Name[]): Promise<void> {
  for (const name of names) await app.as(name).post('/mark_all_as_read')
}

describe('flags by ID', () => {
  test('are set and cleared for the caller alone, with events for all queues of the caller', async () => {
    const id = await app.as('member2').must.send()
    const change = async (op: string) => {
      for (const flag of ['starred', 'collapsed', 'read']) await flags('member', { messages: [id], op, flag })
    }
    const events = await verifyEvents(app, ['member', 'member2'], () => change('add'))
    expect(events.member2).toEqual([])
    expect(events.member).toMatchObject(
      ['starred', 'collapsed', 'read'].map((flag) => ({
        type: 'update_message_flags',
        op: 'add',
        operation: 'add',
        flag,
        messages: [id],
        all: false,
      })),
    )
    expect((await app.as('member').must.message(id)).flags).toEqual(['read', 'starred', 'collapsed'])
    expect((await app.as('moderator').must.message(id)).flags).toEqual([])
    await verifyEvents(app, ['member'], () => change('remove'))
    expect((await app.as('member').must.message(id)).flags).toEqual([])
  })

  test('are answered with only the changed messages, and without an event if nothing changes', async () => {
    const [first, second] = [await app.as('member2').must.send(), await app.as('member2').must.send()]
    expect(await flags('member', { messages: [second], op: 'add', flag: 'read' })).toMatchObject({ messages: [second] })
    expect(await flags('member', { messages: [second, first, second], op: 'add', flag: 'read' })).toEqual({
      result: 'success',
      msg: '',
      messages: [first],
    })
    const again = () => flags('member', { messages: [first, second], op: 'add', flag: 'read' })
    const events = await verifyEvents(app, ['member'], again, { changesSomething: false })
    expect(events.member).toEqual([])
  })

  test('are announced with the place of each message when read is removed', async () => {
    await nothingUnread('member')
    const inChannel = await app.as('member2').must.send({ topic: 'Details' })
    const inEmpty = await app.as('member2').must.send({ topic: '' })
    const alone = await direct('member', [app.demo.users.member.user_id])
    const group = await direct('member2', [app.demo.users.member.user_id, app.demo.users.moderator.user_id])
    const ids = [inChannel, inEmpty, alone, group]
    await flags('member', { messages: ids, op: 'add', flag: 'read' })
    const events = await verifyEvents(app, ['member'], () => flags('member', { messages: ids, op: 'remove', flag: 'read' }))
    const { member2, moderator } = app.demo.users
    expect(events.member[0].message_details).toEqual({
      [inChannel]: { type: 'stream', stream_id: 1, topic: 'Details', unmuted_stream_msg: true },
      [inEmpty]: { type: 'stream', stream_id: 1, topic: '', unmuted_stream_msg: true },
      [alone]: { type: 'private', user_ids: [] },
      [group]: { type: 'private', user_ids: [moderator.user_id, member2.user_id] },
    })
  })

  test('are announced with the name of the empty topic to queues that do not know it', async () => {
    const id = await app.as('member2').must.send({ topic: '' })
    await flags('member', { messages: [id], op: 'add', flag: 'read' })
    const { queue_id } = (await app.as('member').post('/register', { fetch_event_types: ['message'] })).body
    await flags('member', { messages: [id], op: 'remove', flag: 'read' })
    const [event] = (await app.as('member').get('/events', { queue_id, last_event_id: -1 })).body.events
    expect(event.message_details[id].topic).toBe('general chat')
  })

  test('put a message that the caller never received into the history, as read, when it is starred', async () => {
    const id = await app.as('moderator').must.send({ to: 'design', topic: 'logo' })
    expect((await app.as('member').must.message(id)).flags).toEqual(['read', 'historical'])
    await verifyEvents(app, ['member'], () => flags('member', { messages: [id], op: 'add', flag: 'starred' }))
    expect((await app.as('member').must.message(id)).flags).toEqual(['read', 'starred', 'historical'])
    expect((await unread('member')).starred_messages).toContain(id)
    await verifyEvents(app, ['member'], () => flags('member', { messages: [id], op: 'remove', flag: 'starred' }))
    expect((await app.as('member').must.message(id)).flags).toEqual(['read', 'historical'])
  })

  test('skip channels that the caller is not subscribed to when read is removed', async () => {
    const [there, here] = [await app.as('moderator').must.send({ to: 'design', topic: 'logo' }), await app.as('member2').must.send()]
    await flags('member', { messages: [here], op: 'add', flag: 'read' })
    expect(await flags('member', { messages: [there, here], op: 'remove', flag: 'read' })).toMatchObject({
      messages: [here],
      ignored_because_not_subscribed_channels: [design.id],
    })
    expect(await flags('member', { messages: [here], op: 'remove', flag: 'read' })).toMatchObject({
      messages: [],
      ignored_because_not_subscribed_channels: [],
    })
    expect((await app.as('member').must.message(there)).flags).toEqual(['read', 'historical'])
  })

  test('#33 are refused or skipped for a hidden message as for a missing one, and nothing changes', async () => {
    const [visible, hidden] = [await app.as('member').must.send(), await app.as('member').must.send({ to: 'private', topic: 'x' })]
    for (const id of [hidden, 987_654]) {
      for (const [op, flag] of [
        ['add', 'starred'],
        ['add', 'collapsed'],
        ['remove', 'read'],
      ])
        expect(await flags('member2', { messages: [visible, id], op, flag })).toEqual({
          result: 'error',
          code: 'BAD_REQUEST',
          msg: `'messages' names a message that does not exist: ${id}`,
        })
      for (const [op, flag] of [
        ['add', 'read'],
        ['remove', 'starred'],
        ['remove', 'collapsed'],
      ])
        expect(await flags('member2', { messages: [id], op, flag })).toEqual({ result: 'success', msg: '', messages: [] })
    }
    expect((await app.as('member2').must.message(visible)).flags).toEqual([])
    const owner = app.demo.users.member2.user_id
    expect(await UserMessage.count({ where: { user_id: owner, message_id: [hidden, 987_654] } })).toBe(0)
  })

  test('set by many requests at once are all set', async () => {
    const id = await app.as('member2').must.send()
    const requests = ['starred', 'collapsed', 'read', 'starred', 'collapsed', 'read']
    const answers = await Promise.all(requests.map((flag) => flags('member', { messages: [id], op: 'add', flag })))
    expect(answers.flatMap(({ messages }) => messages)).toEqual([id, id, id])
    expect((await app.as('member').must.message(id)).flags).toEqual(['read', 'starred', 'collapsed'])
  })

  test.each(['mentioned', 'historical', 'has_alert_word', 'wildcard_mentioned', 'nothing'])('cannot be set by users: %s', async (flag) => {
    expect(await flags('member', { messages: [1], op: 'add', flag })).toMatchObject({
      code: 'BAD_REQUEST',
      msg: "'flag' must be one of: read, starred, collapsed",
    })
  })

  test('accept IDs that no message has', async () => {
    for (const messages of ['[0]', '[2147483648]', '[9007199254740991]', '[]'])
      expect(await flags('member', { messages, op: 'add', flag: 'read' })).toMatchObject({ messages: [] })
  })
})

describe('flags by narrow', () => {
  const inTopic = (topic: string): Form => ({
    narrow: [
      ['channel', 'general'],
      ['topic', topic],
    ],
  })
  const topicOf = async (topic: string, count: number): Promise<number[]> => {
    const ids: number[] = []
    for (let i = 0; i < count; i++) ids.push(await app.as('member2').must.send({ topic }))
    return ids
  }

  test('change matching messages around the anchor, and report what was found', async () => {
    const ids = await topicOf('narrowed', 5)
    const form = { ...inTopic('narrowed'), anchor: String(ids[2]), num_before: 1, num_after: 1 }
    const events = await verifyEvents(app, ['member'], async () =>
      expect(await byNarrow('member', form)).toEqual({
        result: 'success',
        msg: '',
        processed_count: 3,
        updated_count: 3,
        first_processed_id: ids[1],
        last_processed_id: ids[3],
        found_oldest: false,
        found_newest: false,
      }),
    )
    expect(events.member).toMatchObject([{ messages: ids.slice(1, 4) }])
    expect(await byNarrow('member', { ...inTopic('narrowed'), anchor: 'oldest', num_before: 0, num_after: 10 })).toMatchObject({
      processed_count: 5,
      updated_count: 2,
      first_processed_id: ids[0],
      last_processed_id: ids[4],
      found_oldest: true,
      found_newest: true,
    })
  })

  test('continue after the last message with include_anchor false', async () => {
    const ids = await topicOf('stepwise', 4)
    const form = { ...inTopic('stepwise'), num_before: 0, num_after: 1, flag: 'starred' }
    expect(await byNarrow('member', { ...form, anchor: String(ids[0]) })).toMatchObject({ processed_count: 2, last_processed_id: ids[1] })
    expect(await byNarrow('member', { ...form, anchor: String(ids[1]), include_anchor: false })).toMatchObject({
      processed_count: 1,
      last_processed_id: ids[2],
      found_newest: false,
    })
    expect((await unread('member')).starred_messages).toEqual(expect.arrayContaining(ids.slice(0, 3)))
  })

  test('start at the first unread message that matches, muted or not', async () => {
    await nothingUnread('member')
    const muted = await topicOf('muted here', 1)
    await app.as('member').post('/user_topics', { stream_id: 1, topic: 'muted here', visibility_policy: 1 })
    const [other, ...ids] = [...(await topicOf('elsewhere', 1)), ...(await topicOf('first unread', 3))]
    await flags('member', { messages: [ids[0]], op: 'add', flag: 'read' })
    const one = { anchor: 'first_unread', num_before: 0, num_after: 0 }
    expect(await byNarrow('member', { ...one, flag: 'collapsed' })).toMatchObject({ first_processed_id: muted[0] })
    const unmuted = [{ operator: 'is', operand: 'muted', negated: true }]
    expect(await byNarrow('member', { ...one, narrow: unmuted, flag: 'collapsed' })).toMatchObject({ first_processed_id: other })
    expect(await byNarrow('member', { ...one, ...inTopic('first unread'), flag: 'collapsed' })).toMatchObject({
      first_processed_id: ids[1],
    })
    await flags('member', { messages: muted, op: 'add', flag: 'read' })
    expect(await byNarrow('member', { ...one, num_before: 1, ...inTopic('muted here'), flag: 'collapsed' })).toMatchObject({
      last_processed_id: muted[0],
      found_newest: true,
    })
  })

  test('are processed 5000 at a time at most', async () => {
    const sent = await topicOf('many', 2)
    const form = { ...inTopic('many'), anchor: 'newest', num_before: 9_000_000, num_after: 4_000_000 }
    expect(await byNarrow('member', form)).toMatchObject({ processed_count: 2, first_processed_id: sent[0] })
    expect(await byNarrow('member', { ...form, include_anchor: false })).toMatchObject({
      msg: "'include_anchor' must be true when 'num_before' and 'num_after' are above 0",
    })
  })

  test('list the channels that were skipped when read is removed', async () => {
    const id = await app.as('moderator').must.send({ to: 'design', topic: 'by narrow' })
    expect(await byNarrow('member', { narrow: [['channel', 'design']], op: 'remove', num_before: 1 })).toMatchObject({
      processed_count: 1,
      updated_count: 0,
      last_processed_id: id,
      ignored_because_not_subscribed_channels: [design.id],
    })
  })
})

describe('marking everything as read', () => {
  test('is one event without IDs, and leaves nothing unread', async () => {
    await app.as('member2').must.send()
    await direct('member2', [app.demo.users.member.user_id])
    const events = await verifyEvents(app, ['member', 'member2'], async () =>
      expect((await app.as('member').post('/mark_all_as_read')).body.complete).toBe(true),
    )
    expect(events.member).toMatchObject([{ op: 'add', flag: 'read', messages: [], all: true }])
    expect((await unread('member')).unread_msgs).toEqual({
      count: 0,
      pms: [],
      streams: [],
      huddles: [],
      mentions: [],
      old_unreads_missing: false,
    })
    const again = await verifyEvents(app, ['member'], () => app.as('member').post('/mark_all_as_read'), { changesSomething: false })
    expect(again.member).toEqual([])
  })

  test('takes several requests when there are very many messages', async () => {
    await fill(design, 5_010)
    const moderator = app.as('moderator')
    expect((await moderator.post('/mark_all_as_read')).body.complete).toBe(false)
    expect((await unread('moderator')).unread_msgs.count).toBeLessThan(5_010)
    expect((await moderator.post('/mark_all_as_read')).body.complete).toBe(true)
    expect((await unread('moderator')).unread_msgs.count).toBe(0)
  })

  test('while messages are sent keeps clients consistent', async () => {
    await verifyEvents(app, ['member'], () =>
      Promise.all([...Array.from({ length: 8 }, () => app.as('member2').must.send()), app.as('member').post('/mark_all_as_read')]),
    )
  })
})

describe('marking a channel or a topic as read', () => {
  const ofTopic = (stream_id: number, topic_name: string, name: Name = 'member') =>
    app.as(name).post('/mark_topic_as_read', { stream_id, topic_name })
  const ofChannel = (stream_id: number, name: Name = 'member') => app.as(name).post('/mark_stream_as_read', { stream_id })
  const general = () => app.demo.channels.general.stream_id

  test('leaves other topics and other channels unread', async () => {
    await nothingUnread('member')
    const one = await app.as('member2').must.send({ topic: 'One' })
    const same = await app.as('member2').must.send({ topic: 'one' })
    const other = await app.as('member2').must.send({ topic: 'two' })
    const private_ = await direct('member2', [app.demo.users.member.user_id])
    const topic = await verifyEvents(app, ['member', 'member2'], async () =>
      expect((await ofTopic(general(), ' ONE ')).body).toMatchObject({ complete: true }),
    )
    expect(topic).toMatchObject({ member: [{ op: 'add', flag: 'read', messages: [one, same], all: false }], member2: [] })
    const channel = await verifyEvents(app, ['member'], async () =>
      expect((await ofChannel(general())).body).toMatchObject({ complete: true }),
    )
    expect(channel.member).toMatchObject([{ op: 'add', flag: 'read', messages: [other], all: false }])
    expect((await unread('member')).unread_msgs).toMatchObject({ count: 1, pms: [{ unread_message_ids: [private_] }] })
  })

  test('again, or without a message there, changes nothing', async () => {
    await nothingUnread('member')
    const again = await verifyEvents(app, ['member'], () => ofChannel(general()), { changesSomething: false })
    expect(again.member).toEqual([])
    expect((await ofTopic(general(), 'nobody has written here')).body).toMatchObject({ result: 'success', complete: true })
  })

  test('takes several requests where a topic has very many messages', async () => {
    await nothingUnread('moderator')
    const old = await fill(design, 5_010)
    const elsewhere = await app.as('member').must.send({ topic: 'elsewhere' })
    expect((await ofTopic(design.id, 'fill', 'moderator')).body.complete).toBe(false)
    expect((await unread('moderator')).unread_msgs.count).toBe(11)
    expect((await ofTopic(design.id, 'fill', 'moderator')).body.complete).toBe(true)
    const { unread_msgs: left } = await unread('moderator')
    expect(left).toMatchObject({ count: 1, streams: [{ unread_message_ids: [elsewhere] }] })
    expect(old).toHaveLength(5_010)
  })

  test('of a channel that the caller may not read is refused like one that does not exist', async () => {
    const { stream_id: closed } = app.demo.channels.private
    for (const answer of [await ofChannel(closed, 'guest'), await ofTopic(closed, 'any', 'guest')])
      expect(answer).toMatchObject({ status: 400, body: { msg: `'stream_id' names a channel that does not exist: ${closed}` } })
  })
})

/** Writes old messages of the bot directly into the database. */
async function fill({ recipient_id }: Channel, count: number): Promise<number[]> {
  const before = await Message.maxId(1)
  const message = { realm_id: 1, sender_id: 8, recipient_id, topic: 'fill', topic_key: 'fill', content: 'x', rendered_content: '<p>x</p>' }
  await Message.bulkCreate(Array.from({ length: count }, () => ({ ...message, client: 'test', date_sent: 1_700_000_000 })))
  const rows = await Message.findAll({ attributes: ['id'], where: { recipient_id }, order: [['id', 'ASC']], raw: true })
  return rows.map(({ id }) => id).filter((id) => id > before)
}

describe('unread messages at registration', () => {
  test('are grouped by conversation, and the count leaves out muted ones', async () => {
    await nothingUnread('member')
    const { member, member2, moderator } = app.demo.users
    const topic = await app.as('member2').must.send({ topic: 'told' })
    const same = await app.as('member2').must.send({ topic: 'TOLD' })
    const pm = await direct('member2', [member.user_id])
    const huddle = await direct('moderator', [member.user_id, member2.user_id])
    const own = await direct('member', [member.user_id])
    const expected = {
      count: 5,
      pms: [
        { other_user_id: member.user_id, sender_id: member.user_id, unread_message_ids: [own] },
        { other_user_id: member2.user_id, sender_id: member2.user_id, unread_message_ids: [pm] },
      ],
      streams: [{ stream_id: 1, topic: 'told', unread_message_ids: [topic, same] }],
      huddles: [{ user_ids_string: [moderator, member, member2].map(({ user_id }) => user_id).join(','), unread_message_ids: [huddle] }],
      mentions: [],
      old_unreads_missing: false,
    }
    const state = await unread('member')
    expect(state.unread_msgs).toEqual(expected)
    expect(state.recent_private_conversations.slice(0, 3)).toEqual([
      { max_message_id: own, user_ids: [] },
      { max_message_id: huddle, user_ids: [moderator.user_id, member2.user_id] },
      { max_message_id: pm, user_ids: [member2.user_id] },
    ])
    await verifyEvents(app, ['member'], () => app.as('member').post('/user_topics', { stream_id: 1, topic: 'Told', visibility_policy: 1 }))
    expect((await unread('member')).unread_msgs).toEqual({ ...expected, count: 3 })
  })

  test('list group conversations by their people, however old their messages are', async () => {
    await nothingUnread('member')
    const { member, member2, moderator, guest, owner } = app.demo.users
    const groups = [
      [member, member2, guest],
      [owner, member, guest],
      [moderator, member, member2],
    ].map((people) => people.map(({ user_id }) => user_id).sort((a, b) => a - b))
    for (const ids of groups) await direct('member', ids)
    const { huddles } = (await unread('member')).unread_msgs
    expect(huddles.map((one: { user_ids_string: string }) => one.user_ids_string)).toEqual(groups.map((ids) => ids.join()).sort())
  })

  test('include personal mentions in muted topics, but wildcard mentions only where nothing is muted', async () => {
    await nothingUnread('moderator')
    // Otherwise the sender would follow the topics that they start.
    await app.as('moderator').patch('/settings', { automatically_follow_topics_policy: 4 })
    const { user_id } = app.demo.users.moderator
    const ids = { personal: 0, wildcard: 0, unmuted: 0 }
    for (const name of Object.keys(ids) as (keyof typeof ids)[]) {
      ids[name] = await app.as('moderator').must.send({ to: 'design', topic: name, read_by_sender: false })
      await UserMessage.update({ flags: name === 'personal' ? 8 : 16 }, { where: { user_id, message_id: ids[name] } })
    }
    await Subscription.update({ is_muted: true }, { where: { user_id, channel_id: design.id } })
    await app.as('moderator').post('/user_topics', { stream_id: design.id, topic: 'unmuted', visibility_policy: 2 })
    expect((await unread('moderator')).unread_msgs).toMatchObject({ count: 1, mentions: [ids.personal, ids.unmuted] })
    await Subscription.update({ is_muted: false }, { where: { user_id, channel_id: design.id } })
    expect((await unread('moderator')).unread_msgs).toMatchObject({ count: 3, mentions: Object.values(ids) })
  })

  test('leave out messages, starred ones too, of channels that the user may no longer read', async () => {
    const { user_id } = app.demo.users.member2
    const team = await channel('team', await User.findByPk(1, { rejectOnEmpty: true }), await User.findByIds(1, [1, user_id]), true)
    const id = await app.as('owner').must.send({ to: 'team', topic: 'x' })
    await flags('member2', { messages: [id], op: 'add', flag: 'starred' })
    expect((await unread('member2')).starred_messages).toContain(id)
    await Subscription.update({ is_active: false }, { where: { user_id, channel_id: team.id } })
    const state = await unread('member2')
    expect(state.starred_messages).not.toContain(id)
    expect(JSON.stringify(state.unread_msgs)).not.toContain(String(id))
  })
})

describe('messages that came while the user was away', () => {
  test('are written once, even by concurrent requests, and the pointer stays behind recent messages', async () => {
    const lounge = await channel('lounge', await User.findByPk(1, { rejectOnEmpty: true }), [
      await User.findByPk(3, { rejectOnEmpty: true }),
    ])
    const old = await fill(lounge, 10_050)
    const young = await app.as('moderator').must.send({ to: 'lounge', topic: 'now' })
    const administrator = { id: 3, realm_id: 1 }
    await Promise.all([1, 2, 3].map(() => catchUp(app.server.app.db, administrator)))
    expect(await UserMessage.count({ where: { user_id: 3, message_id: [...old, young] } })).toBe(10_051)
    const { message_pointer: pointer } = await User.findByPk(3, { rejectOnEmpty: true })
    expect(pointer).toBe(old.at(-1))
    expect((await unread('administrator')).unread_msgs.streams).toContainEqual({
      stream_id: lounge.id,
      topic: 'now',
      unread_message_ids: [young],
    })
  })

  test('may lie before the pointer once they are older than a minute, which no transaction lasts', async () => {
    const [old, young] = [await app.as('owner').must.send(), await app.as('owner').must.send()]
    const age = (id: number, seconds: number) => Message.update({ date_sent: unixTime() - seconds }, { where: { id } })
    await age(young, 45)
    await age(old, 61)
    const { user_id: id } = app.demo.users.guest
    await catchUp(app.server.app.db, { id, realm_id: 1 })
    expect((await User.findByPk(id, { rejectOnEmpty: true })).message_pointer).toBe(old)
  })

  test('include one that is committed after one with a higher ID', async () => {
    const template = await Message.findByPk(await app.as('owner').must.send(), { rejectOnEmpty: true, raw: true })
    const late = await app.as('owner').must.send({ content: 'Late' })
    await app.as('owner').must.send({ content: 'Before it' })
    await Promise.all([Message.destroy({ where: { id: late } }), UserMessage.destroy({ where: { message_id: late } })])
    await catchUp(app.server.app.db, { id: app.demo.users.guest.user_id, realm_id: 1 })
    await Message.create({ ...template, id: late })
    await catchUp(app.server.app.db, { id: app.demo.users.guest.user_id, realm_id: 1 })
    expect((await app.as('guest').must.message(late)).flags).toEqual([])
    expect(await UserMessage.count({ where: { message_id: late, user_id: app.demo.users.guest.user_id } })).toBe(1)
  })

  test('are marked as read, with or without rows, when the user leaves their channel', async () => {
    const users = await User.findByIds(1, [app.demo.users.member.user_id, app.demo.users.member2.user_id])
    const club = await channel('club', await User.findByPk(1, { rejectOnEmpty: true }), users)
    const first = await app.as('owner').must.send({ to: 'club', topic: 'x' })
    await flags('member', { messages: [first], op: 'add', flag: 'starred' })
    const second = await app.as('owner').must.send({ to: 'club', topic: 'x' })
    const { db } = app.server.app
    await unsubscribe(app.server.app, club, [await User.findByPk(app.demo.users.member.user_id, { rejectOnEmpty: true })])
    const clubOf = async (name: Name) =>
      (await unread(name)).unread_msgs.streams.filter(({ stream_id }: { stream_id: number }) => stream_id === club.id)
    expect(await clubOf('member')).toEqual([])
    expect((await app.as('member').must.message(first)).flags).toEqual(['read', 'starred'])
    expect((await app.as('member').must.message(second)).flags).toEqual(['read'])
    expect(await clubOf('member2')).toMatchObject([{ unread_message_ids: [first, second] }])
    await subscribe(app.server.app, club, users)
    expect(await clubOf('member')).toEqual([])
    await db.transaction((tx) => markChannelRead(db, club, tx))
    expect(await clubOf('member2')).toEqual([])
    expect((await unread('member2')).unread_msgs.count).toBeGreaterThan(0)
  })

  test('are marked as read when their channel is archived, even if they were moved there', async () => {
    const owner = await User.findByPk(1, { rejectOnEmpty: true })
    const member2 = await User.findByPk(app.demo.users.member2.user_id, { rejectOnEmpty: true })
    const store = await channel('store', owner, [owner, member2])
    const sent = await app.as('owner').must.send({ to: 'store', topic: 'goods' })
    const moved = [await app.as('owner').must.send({ topic: 'goods' }), await app.as('owner').must.send({ topic: 'goods' })]
    const form = { stream_id: store.id, propagate_mode: 'change_all', send_notification_to_new_thread: false }
    expect((await app.as('owner').patch(`/messages/${moved[0]}`, form)).status).toBe(200)
    for (const id of [sent, ...moved]) expect((await app.as('member2').must.message(id)).flags).toEqual([])
    expect((await app.as('owner').delete(`/streams/${store.id}`)).status).toBe(200)
    for (const id of [sent, ...moved]) expect((await app.as('member2').must.message(id)).flags).toEqual(['read'])
  })

  test('#1 stay unread after a move for people who received them, and are historical for others', async () => {
    const { db } = app.server.app
    const general = await Channel.findByPk(1, { rejectOnEmpty: true })
    const id = await app.as('moderator').must.send({ to: 'design', topic: 'move' })
    await db.transaction(async (tx) => {
      await receiveMessage(db, id, tx)
      await update(Message, { recipient_id: general.recipient_id }, { id }, tx)
    })
    expect((await app.as('moderator').must.message(id)).flags).toEqual([])
    expect((await app.as('member').must.message(id)).flags).toEqual(['read', 'historical'])
    expect(JSON.stringify((await unread('member')).unread_msgs)).not.toContain(String(id))
    await catchUp(db, { id: app.demo.users.member.user_id, realm_id: 1 })
    expect((await app.as('member').must.message(id)).flags).toEqual(['read', 'historical'])
  })
})
