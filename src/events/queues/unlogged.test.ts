import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createChannel } from '../../actions/channels/create.ts'
import { serverContext } from '../../context.ts'
import type { Channel } from '../../models/channel.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { Client } from '../../testing/client.ts'
import { subscribe } from '../../testing/subscriptions.ts'
import { discardStates, verifyEvents } from '../../testing/verify-events.ts'
import { typingEvent } from '../types/typing.ts'
import { seqOf } from '../wire-ids.ts'
import { createUnloggedEvents } from './unlogged.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
// Tests change rows without the server.
beforeEach(() => discardStates(app))

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
const idOf = (name: (typeof EVERYBODY)[number]): number => app.demo.users[name].user_id
const prefer = async (name: (typeof EVERYBODY)[number], settings: object): Promise<void> => {
  await User.update({ settings: JSON.stringify(settings) }, { where: { id: idOf(name) } })
  app.server.app.caches.clear()
}
const register = async (client: Client, form: object = {}): Promise<string> =>
  (await client.must.register({ event_types: ['typing', 'typing_edit_message', 'presence', 'message'], ...form })).queue_id
const typingIn = (realmId: number) => {
  const sender = { user_id: idOf('member2'), email: 'member2@example.com' }
  return { realmId, ...typingEvent({ op: 'start', message_type: 'direct', sender, recipients: [sender] }, [idOf('member')]) }
}
const typeTo = (name: 'member' | 'member2', form: object) => app.as(name).post('/typing', { op: 'start', ...form })

describe('an event that is not logged', () => {
  test('reaches a poll that waits', async () => {
    const queueId = await register(app.as('member'))
    const waiting = app.as('member').must.get('/events', { queue_id: queueId, last_event_id: -1 })
    await typeTo('member2', { to: [idOf('member')] })
    expect((await waiting).events).toMatchObject([{ type: 'typing', op: 'start', message_type: 'direct' }])
  })

  test('waits for a queue between two polls, and arrives once, with an ID between those of logged events', async () => {
    const client = app.as('member')
    const queueId = await register(client)
    await typeTo('member2', { to: [idOf('member')] })
    await app.as('member2').post('/messages', { type: 'direct', to: [idOf('member')], content: 'Hi' })
    await typeTo('member2', { to: [idOf('member')], op: 'stop' })
    const events = await client.must.events(queueId)
    expect(events.map(({ type, op }) => op ?? type)).toEqual(['message', 'start', 'stop'])
    const ids = events.map(({ id }) => id)
    expect(ids).toEqual([ids[0], ids[0] + 1, ids[0] + 2])
    expect(seqOf(ids[2])).toBe(seqOf(ids[0]))
    expect(await client.must.events(queueId, ids[2])).toEqual([])
    await app.as('member2').post('/messages', { type: 'direct', to: [idOf('member')], content: 'Hi again' })
    const [next] = await client.must.events(queueId, ids[2])
    expect(next.id).toBeGreaterThan(ids[2])
  })

  test('comes again to a client that has not acknowledged it', async () => {
    const client = app.as('member')
    const queueId = await register(client)
    await typeTo('member2', { to: [idOf('member')] })
    const first = await client.must.events(queueId)
    await typeTo('member2', { to: [idOf('member')], op: 'stop' })
    const second = await client.must.events(queueId)
    expect(second[0]).toEqual(first[0])
    expect(second.map(({ op }) => op)).toEqual(['start', 'stop'])
    expect((await client.must.events(queueId, first[0].id)).map(({ op }) => op)).toEqual(['stop'])
  })

  test('does not reach a newer queue, a queue of other types or another organisation', async () => {
    await typeTo('member2', { to: [idOf('member')] })
    const client = app.as('member')
    const [queueId, messagesOnly] = [await register(client), await register(client, { event_types: ['message'] })]
    await app.server.app.broker.publish(typingIn(2))
    expect(await client.must.events(queueId)).toEqual([])
    await typeTo('member2', { to: [idOf('member')] })
    expect(await client.must.events(messagesOnly)).toEqual([])
  })

  test('reaches a queue of another process if it comes after the last poll there', () => {
    const unlogged = createUnloggedEvents()
    const event = typingIn(1)
    unlogged.add(event, 0)
    const since = Date.now() - 1_000
    expect(unlogged.take({ queueId: 'a', realmId: 1, position: 5, since })).toMatchObject([{ event }])
    expect(unlogged.take({ queueId: 'b', realmId: 1, position: 5, since: Date.now() + 1_000 })).toEqual([])
  })

  describe('as time passes', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'] })
    })
    afterEach(() => {
      vi.useRealTimers()
    })
    const pass = (seconds: number): void => void vi.setSystemTime(Date.now() + seconds * 1_000)

    test.each([
      [14, 1],
      [16, 0],
    ])('waits 15 seconds for a poll: after %i, %i arrive', (seconds, count) => {
      const unlogged = createUnloggedEvents()
      unlogged.begin('a')
      unlogged.add(typingIn(1), 0)
      pass(seconds)
      expect(unlogged.take({ queueId: 'a', realmId: 1, position: 5, since: 0 })).toHaveLength(count)
    })

    test.each([
      ['four minutes', 240, 1],
      ['six minutes', 360, 0],
    ])('arrives whenever it came if the queue was polled here within five minutes: %s', (_, seconds, count) => {
      const unlogged = createUnloggedEvents()
      unlogged.begin('a')
      pass(seconds)
      unlogged.add(typingIn(1), 0)
      expect(unlogged.take({ queueId: 'a', realmId: 1, position: 5, since: Date.now() + 1 })).toHaveLength(count)
    })
  })
})

describe('typing', () => {
  test('a direct message notifies only its participants who want to know', async () => {
    const change = () => typeTo('member', { type: 'direct', to: [idOf('member2'), idOf('moderator')] })
    await prefer('moderator', { receives_typing_notifications: false })
    const events = await verifyEvents(app, EVERYBODY, change)
    await prefer('moderator', {})
    expect(events.member2).toMatchObject([
      {
        type: 'typing',
        op: 'start',
        sender: { user_id: idOf('member'), email: 'member@example.com' },
        recipients: [{ user_id: idOf('moderator') }, { user_id: idOf('member') }, { user_id: idOf('member2') }],
      },
    ])
    expect(events.member).toHaveLength(1)
    for (const name of ['owner', 'administrator', 'moderator', 'guest', 'bot'] as const) expect(events[name]).toEqual([])
  })

  test('a channel message notifies the other subscribers whose client wants it', async () => {
    const general = app.demo.channels.general.stream_id
    const plain = await register(app.as('owner'))
    const events = await verifyEvents(app, EVERYBODY, () => typeTo('member', { type: 'stream', stream_id: general, topic: '' }))
    expect(events.guest).toMatchObject([{ message_type: 'stream', stream_id: general, topic: '' }])
    expect(events.member).toEqual([])
    expect(await app.as('owner').must.events(plain)).toEqual([])
    const named = await register(app.as('owner'), {
      client_capabilities: { notification_settings_null: true, stream_typing_notifications: true },
    })
    await typeTo('member', { type: 'channel', stream_id: general, topic: '' })
    expect(await app.as('owner').must.events(named)).toMatchObject([{ topic: 'general chat' }])
  })

  test('in a channel of more than 100 subscribers notifies nobody', async () => {
    const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
    const crowd = await User.bulkCreate(
      Array.from({ length: 100 }, (_, i) => ({
        id: 1_000 + i,
        realm_id: 1,
        delivery_email: `c${i}@example.com`,
        email_key: `c${i}@example.com`,
        full_name: `C ${i}`,
        role: 400,
        date_joined: 1,
      })),
    )
    const [member, member2] = [await User.findByPk(idOf('member')), await User.findByPk(idOf('member2'))] as [User, User]
    const large: Channel = await createChannel(serverContext(app.server.app, realm), {
      creator: member,
      name: 'large',
      subscribers: [member, ...crowd.slice(0, 98), member2],
    })
    const typing = () => typeTo('member', { type: 'channel', stream_id: large.id, topic: 'x' })
    expect((await verifyEvents(app, ['member2'], typing)).member2).toHaveLength(1)
    await subscribe(app.server.app, large, crowd.slice(98))
    expect((await verifyEvents(app, ['member2'], typing, { changesSomething: false })).member2).toEqual([])
    await User.destroy({ where: { id: crowd.map(({ id }) => id) } })
  })

  test('requires the preference to notify others, and access to the channel', async () => {
    await prefer('member', { send_private_typing_notifications: false, send_stream_typing_notifications: false })
    const general = app.demo.channels.general.stream_id
    expect((await typeTo('member', { to: [idOf('member2')] })).body.msg).toBe(
      "You have turned off the preference 'send_private_typing_notifications'",
    )
    expect((await typeTo('member', { type: 'channel', stream_id: general, topic: 'x' })).body.msg).toBe(
      "You have turned off the preference 'send_stream_typing_notifications'",
    )
    await prefer('member', {})
    const hidden = await typeTo('member2', { type: 'channel', stream_id: app.demo.channels.private.stream_id, topic: 'x' })
    const none = await typeTo('member2', { type: 'channel', stream_id: 999, topic: 'x' })
    expect([hidden.body.code, none.body.code]).toEqual(['STREAM_DOES_NOT_EXIST', 'STREAM_DOES_NOT_EXIST'])
  })

  test.each([
    ['direct_message_permission_group', () => ({ to: [idOf('guest')] })],
    ['direct_message_initiator_group', () => ({ to: [idOf('moderator')] })],
    ['can_send_message_group', () => ({ type: 'channel', stream_id: 1, topic: 'no more' })],
  ] as const)('is refused, also while editing, where writing is refused (%s)', async (setting, place) => {
    const { to, type = 'direct', stream_id, topic } = place() as { to?: number[]; type?: string; stream_id?: number; topic?: string }
    const groups = (await app.as('owner').must.get('/user_groups')).user_groups as { id: number; name: string }[]
    const group = (name: string) => groups.find((one) => one.name === name)?.id
    const set = (name: string) =>
      stream_id === undefined
        ? app.as('owner').must.patch('/realm', { [setting]: group(name) })
        : app.as('owner').must.patch(`/streams/${stream_id}`, { [setting]: { new: group(name) } })
    const message = { type, to: to ?? stream_id, topic, content: 'Hello' }
    // Who may not start a conversation may go on with one.
    const isStart = setting === 'direct_message_initiator_group'
    const id = isStart ? undefined : (await app.as('member').must.post('/messages', message)).id
    const events = await verifyEvents(app, ['guest', 'moderator', 'member2'], async () => {
      await set('role:nobody')
      const sent = await app.as('member').post('/messages', message)
      const typed = await typeTo('member', place())
      expect([typed.status, typed.body.msg]).toEqual([400, sent.body.msg])
      if (id === undefined) return
      const edited = await app.as('member').patch(`/messages/${id}`, { content: 'Hello again' })
      const editing = await app.as('member').post(`/messages/${id}/typing`, { op: 'start' })
      expect([editing.status, editing.body.msg]).toEqual([400, edited.body.msg])
    })
    await set('role:everyone')
    for (const list of Object.values(events)) expect(list.filter((event) => event.type.startsWith('typing'))).toEqual([])
  })

  test('an edit notifies the readers of the message, and is refused to everybody but its sender', async () => {
    const direct = await app.as('member').must.send({ to: [idOf('member2')] })
    const posted = await app.as('member').must.send({ topic: 'edits' })
    const edit = (id: number, name: 'member' | 'member2' = 'member') => app.as(name).post(`/messages/${id}/typing`, { op: 'start' })
    const events = await verifyEvents(app, EVERYBODY, () => edit(direct))
    expect(events.member2).toMatchObject([
      { type: 'typing_edit_message', message_id: direct, recipient: { type: 'direct', user_ids: [idOf('member'), idOf('member2')] } },
    ])
    expect([...events.owner, ...events.guest]).toEqual([])
    expect((await verifyEvents(app, ['guest'], () => edit(posted))).guest).toMatchObject([
      { recipient: { type: 'channel', topic: 'edits' } },
    ])
    expect((await edit(posted, 'member2')).body.msg).toBe('You do not have permission to edit this message')
    const unseen = await app.as('owner').post(`/messages/${direct}/typing`, { op: 'start' })
    expect(unseen.body.msg).toBe(`'message_id' names a message that does not exist: ${direct}`)
  })
})
