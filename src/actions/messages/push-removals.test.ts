import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { Notification } from '../../models/notification.ts'
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

  test('also when the removal overtakes the notification', async () => {
    await push.relay.become('hanging')
    const id = await direct()
    const sending = push.work()
    await expect.poll(() => push.relay.received()).toHaveLength(1)
    await push.app.as('member').post('/mark_all_as_read')
    await push.relay.become('well')
    // While the relay delays the first call, the second one gets through.
    expect(await got()).toEqual([removed(id)])
    await sending
    await got(later(60))
    expect(await got(later(120))).toEqual([removed(id), removed(id)])
    expect([await push.queued(), await Notification.count()]).toEqual([0, 0])
  })
})
