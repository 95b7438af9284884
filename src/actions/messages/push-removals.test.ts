import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Notification } from '../../models/notification.ts'
import { clientModel, modelFaults } from '../../testing/client-model.ts'
import { later, type PushApp, startPushApp } from '../../testing/push-app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'
import { withdrawPushes } from './pushes.ts'

let push: PushApp
beforeAll(async () => {
  push = await startPushApp()
})
afterAll(() => push.close())
beforeEach(() => push.reset())

type Form = Record<string, unknown>
const as = (name: 'member' | 'owner') => push.app.as(name)
/**
 * Sends another message after the mention, because a client that loses its newest message cannot tell which message was the newest before.
 */
const mention = async (to: string): Promise<number> => {
  const { body } = await as('owner').post('/messages', { type: 'channel', to, topic: 'removals', content: '@**Mika Member**' })
  expect(body).toMatchObject({ result: 'success' })
  await as('owner').post('/messages', { type: 'channel', to: 'general', topic: 'others', content: 'Another one' })
  return body.id
}
const direct = async (): Promise<number> =>
  (await as('owner').post('/messages', { type: 'direct', to: [5], content: 'Are you there?' })).body.id
/** The notifications that the phone of `member` has received in this test. */
const got = async (time?: number): Promise<Form[]> => {
  await push.work(time)
  return push.phone.read(await push.relay.received()).map(({ type, message_id, message_ids }) => ({ type, ...{ message_id, message_ids } }))
}
const shown = (id: number): Form => ({ type: 'message', message_id: id })
const removed = (...ids: number[]): Form => ({ type: 'remove', message_ids: ids })
let made = 0
/** Creates a channel of `member` and `owner`, and one of `owner` alone. */
const channels = async (): Promise<{ name: string; id: number; secret: number }> => {
  made += 1
  const name = `left ${made}`
  const { id } = (await as('owner').post('/channels/create', { name, subscribers: [1, 5] })).body
  const other = (await as('owner').post('/channels/create', { name: `secret ${made}`, subscribers: [1], invite_only: true })).body
  return { name, id, secret: other.id }
}

describe('the notification of a message is removed from devices', () => {
  const read = (messages: number[]) => as('member').post('/messages/flags', { messages, op: 'add', flag: 'read' })

  test.each<[string, (id: number, place: { name: string; id: number; secret: number }) => Promise<{ body: Form }>]>([
    ['when it is read by its ID', (id) => read([id])],
    [
      'when its narrow is read',
      (id) =>
        as('member').post('/messages/flags/narrow', {
          ...{ anchor: id, num_before: 0, num_after: 0, narrow: [], op: 'add', flag: 'read' },
        }),
    ],
    ['when everything is read', () => as('member').post('/mark_all_as_read')],
    ['when the reader leaves the channel', (_, { name }) => as('member').delete('/users/me/subscriptions', { subscriptions: [name] })],
    ['when the channel is archived', (_, { id }) => as('owner').delete(`/streams/${id}`)],
    ['when it is deleted', (id) => as('owner').delete(`/messages/${id}`)],
    ['when it goes where the reader sees nothing', (id, { secret }) => as('owner').patch(`/messages/${id}`, { stream_id: secret })],
    ['when it mentions the reader no more', (id) => as('owner').patch(`/messages/${id}`, { content: 'Never mind' })],
  ])('%s, once', async (_, act) => {
    const place = await channels()
    const id = await mention(place.name)
    expect(await got()).toEqual([shown(id)])
    await verifyEvents(push.app, ['member', 'owner'], async () => expect((await act(id, place)).body).toMatchObject({ result: 'success' }))
    expect(await push.queued()).toBe(1)
    expect(await got()).toEqual([shown(id), removed(id)])
    expect(push.tablet.read(await push.relay.received())).toMatchObject([shown(id), removed(id)])
    await read([id])
    await as('member').post('/mark_all_as_read')
    expect([await push.queued(), await Notification.count()]).toEqual([0, 0])
  })

  test('in the form that the mobile app reads, like the notification itself', async () => {
    const app = clientModel('zulip-flutter')
    const ids = [await direct(), await mention('general')]
    await push.work()
    await read(ids)
    await push.work()
    const received = push.phone.read(await push.relay.received())
    const faults = ({ type, channel_id, ...payload }: Form): string[] =>
      type === 'remove'
        ? modelFaults(app, 'NotifPayloadRemove', payload)
        : [
            ...modelFaults(app, 'NotifPayloadNewMessage', payload),
            ...modelFaults(app, channel_id === undefined ? 'NotifPayloadDmRecipient' : 'NotifPayloadChannelRecipient', {
              channel_id,
              ...payload,
            }),
          ]
    expect(received.map(({ type }) => type)).toEqual(['message', 'message', 'remove'])
    expect(received.flatMap(faults)).toEqual([])
  })

  test('for many messages by one removal, and for very many by one removal per 200', async () => {
    const ids = [await direct(), await mention('general'), await direct()]
    await push.work()
    await push.relay.become('well')
    await as('member').post('/mark_all_as_read')
    expect(await push.queued()).toBe(1)
    expect(await got()).toEqual([removed(...ids)])

    const many = Array.from({ length: 450 }, (_, i) => 1_000_000 + i)
    await Notification.bulkCreate(many.map((message_id) => ({ realm_id: 1, user_id: 5, message_id, was_sent: true })))
    await push.relay.become('well')
    await push.app.server.app.db.transaction((tx) => withdrawPushes({ userIds: [5], messageIds: many }, tx))
    const lists = (await got()).map(({ message_ids }) => message_ids as number[])
    expect(lists.map(({ length }) => length).sort()).toEqual([200, 200, 50])
    expect(new Set(lists.flat())).toEqual(new Set(many))
  })

  test('never for a message of a muted topic, or of the reader, because nobody was notified of it', async () => {
    await as('member').post('/user_topics', { stream_id: 1, topic: 'removals', visibility_policy: 1 })
    const send = async (name: 'member' | 'owner', content: string): Promise<number> =>
      (await as(name).post('/messages', { type: 'channel', to: 'general', topic: 'removals', content })).body.id
    const [muted, own, edited] = [
      await send('owner', '@**all**'),
      await send('member', '@**Mika Member**'),
      await send('owner', '@**all**'),
    ]
    expect(await push.queued()).toBe(0)
    await as('owner').patch(`/messages/${edited}`, { content: 'Never mind' })
    await as('owner').delete(`/messages/${muted}`)
    await as('member').delete(`/messages/${own}`)
    await as('member').post('/mark_all_as_read')
    expect([await push.queued(), await got(), await Notification.count()]).toEqual([0, [], 0])
    await as('member').post('/user_topics', { stream_id: 1, topic: 'removals', visibility_policy: 0 })
  })

  test('also when an edit mentions the reader while the message is marked as read', async () => {
    for (let round = 0; round < 8; round++) {
      const ids: number[] = []
      for (const content of ['one', 'two', 'three'])
        ids.push((await as('owner').post('/messages', { type: 'channel', to: 'general', topic: 'both', content })).body.id)
      // Once a message has a row, concurrent changes to its flags wait for each other.
      await as('member').post('/messages/flags', { messages: ids, op: 'add', flag: 'starred' })
      const edited = as('owner').patch(`/messages/${ids[round % 3]}`, { content: '@**Mika Member** after all' })
      const answers = await Promise.all([edited, read(ids)])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      await push.queued()
      expect(await Notification.count({ where: { message_id: ids } })).toBe(0)
    }
  })

  test('only when its reader marks it as read, not by another flag or another reader', async () => {
    const id = await direct()
    await push.work()
    await as('member').post('/messages/flags', { messages: [id], op: 'add', flag: 'starred' })
    await as('owner').post('/messages/flags', { messages: [id], op: 'add', flag: 'read' })
    await as('owner').post('/mark_all_as_read')
    expect(await got()).toEqual([shown(id)])
  })

  test('but not when it was never sent', async () => {
    await as('member').post('/register', { event_types: ['message'], fetch_event_types: [] })
    await read([await mention('general')])
    await push.everybodyLeaves()
    const id = await mention('general')
    expect(await push.queued()).toBe(1)
    await verifyEvents(push.app, ['member', 'owner'], () => as('owner').delete(`/messages/${id}`))
    expect(await got()).toEqual([])
    expect([await push.queued(), await Notification.count()]).toEqual([0, 0])
  })

  test('also when the removal overtakes the notification, whatever else is shown, and to which user', async () => {
    const other = await direct()
    expect(await got()).toEqual([shown(other)])
    await push.relay.become('hanging')
    const id = await direct()
    await Notification.create({ realm_id: 1, user_id: push.app.demo.users.owner.user_id, message_id: id, was_sent: true })
    const sending = push.work()
    await expect.poll(() => push.relay.received()).toHaveLength(1)
    await read([id])
    await push.relay.become('well')
    // While the relay delays the first call, the second one gets through.
    expect(await got()).toEqual([removed(id)])
    await sending
    await got(later(60))
    expect(await got(later(120))).toEqual([removed(id), removed(id)])
    expect([await push.queued(), await Notification.count()]).toEqual([0, 2])
  })
})

describe('the number for a badge', () => {
  /** The numbers that the devices of `member` got in this test. */
  const badges = async (): Promise<unknown[]> => {
    await push.work()
    const received = await push.relay.received()
    const numbers = push.phone.read(received).map(({ unread_count }) => unread_count)
    expect(push.tablet.read(received).map(({ unread_count }) => unread_count)).toEqual(numbers)
    return numbers
  }

  test('is how many messages notify and are unread, and goes down with what is read elsewhere, deleted or edited away', async () => {
    const first = await direct()
    expect(await badges()).toEqual([1])
    const second = await mention('general')
    expect(await badges()).toEqual([1, 2])
    const third = await mention('general')
    expect(await badges()).toEqual([1, 2, 3])
    await as('member').post('/messages/flags', { messages: [first], op: 'add', flag: 'read' })
    expect(await badges()).toEqual([1, 2, 3, 2])
    await as('owner').delete(`/messages/${second}`)
    expect(await badges()).toEqual([1, 2, 3, 2, 1])
    await as('owner').patch(`/messages/${third}`, { content: 'Never mind' })
    expect(await badges()).toEqual([1, 2, 3, 2, 1, 0])
  })

  test('is seen by the device alone, is of its user alone, and is 1000 at most', async () => {
    const others = Array.from({ length: 50 }, (_, i) => ({ realm_id: 1, user_id: 6, message_id: 1_000_000 + i, was_sent: true }))
    await Notification.bulkCreate(others)
    await direct()
    expect(await badges()).toEqual([1])
    const received = JSON.stringify(await push.relay.received())
    expect(received).not.toContain('unread_count')
    // What Apple shows until the device has decrypted the notification.
    expect(received).toContain('"badge":0')
    const own = Array.from({ length: 1_100 }, (_, i) => ({ realm_id: 1, user_id: 5, message_id: 1_000_000 + i, was_sent: true }))
    await Notification.bulkCreate(own)
    await direct()
    expect(await badges()).toEqual([1, 1_000])
  })

  test('is not in a test notification', async () => {
    await push.sendTest(push.phone.id)
    expect(push.phone.read(await push.relay.received())).toEqual([expect.not.objectContaining({ unread_count: expect.anything() })])
  })
})
