import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverContext } from '../../context.ts'

import { EventQueue } from '../../models/event.ts'
import { Job } from '../../models/job.ts'
import { Notification } from '../../models/notification.ts'
import { Realm } from '../../models/realm.ts'
import { UserPresence } from '../../models/user-presence.ts'
import { later, type PushApp, startPushApp } from '../../testing/push-app.ts'
import { setRealmSetting } from '../organisation/realms.ts'

let push: PushApp
beforeAll(async () => {
  push = await startPushApp()
})
afterAll(() => push.close())
beforeEach(() => push.reset())

let made = 0
const leave = (name: string) => push.app.as('member').delete('/users/me/subscriptions', { subscriptions: [name] })
const direct = { type: 'direct', to: [5] }
/** The notifications that the phone of `member` shows, in the order in which they were sent. */
const shown = async (): Promise<Record<string, unknown>[]> => {
  await push.work()
  return push.phone.read(await push.relay.received()).sort((a, b) => Number(a.message_id) - Number(b.message_id))
}

describe('the devices of somebody who is away', () => {
  test('are notified once of a direct message, which the relay cannot read', async () => {
    const id = await push.app
      .as('member2')
      .must.send({ topic: 'pushes', content: 'Are **you**\n\nthere & well?\n\n```spoiler Guess\nHidden\n```', ...direct })
    await push.work()
    const received = await push.relay.received()
    const expected = {
      ...{ type: 'message', message_id: id, recipient_type: 'direct', recipient_user_ids: [5, 6], user_id: 5, realm_name: 'Demo' },
      ...{
        sender_id: 6,
        sender_full_name: 'Max Member',
        sender_avatar_url: `${push.app.server.app.config.externalUrl.origin}/avatar/6?version=1`,
        time: expect.any(Number),
      },
      content: 'Are you\nthere & well?\nGuess\n(…)',
    }
    for (const device of [push.phone, push.tablet]) expect(device.read(received)).toMatchObject([expected])
    expect(JSON.stringify(received)).not.toMatch(/well|Max Member|Guess/)
    expect(await shown()).toHaveLength(1)
  })

  test('are notified of mentions by name, group and wildcard, with the beginning of a long text', async () => {
    const { group_id } = (await push.app.as('owner').post('/user_groups/create', { name: 'pushed', description: '', members: [5] })).body
    const long = `@**Mika Member** ${'x'.repeat(300)}`
    await push.app.as('owner').must.send({ topic: 'pushes', content: long })
    await push.app.as('owner').must.send({ topic: 'pushes', content: '@*pushed*' })
    await push.app.as('owner').must.send({ topic: 'pushes', content: '@**all**' })
    await push.app.as('member').must.send({ topic: 'pushes', content: 'Here.' })
    await push.app.as('owner').must.send({ topic: 'pushes', content: '@**topic**' })
    expect(await shown()).toMatchObject([
      { recipient_type: 'channel', channel_id: 1, channel_name: 'general', topic: 'pushes', content: `@Mika Member ${'x'.repeat(187)}…` },
      { mentioned_user_group_id: group_id, mentioned_user_group_name: 'pushed' },
      { content: '@all' },
      { content: '@topic' },
    ])
  })

  test('are not notified of messages that do not mention their user', async () => {
    await push.app.as('owner').must.send({ topic: 'not followed', content: 'Hello' })
    await push.app.as('owner').must.send({ topic: 'not followed', content: '@_**Mika Member** and @**Max Member**' })
    expect(await push.queued()).toBe(0)
    await push.app.as('member').must.send({ topic: 'not followed', content: '@**all** says @**Mika Member**' })
    await push.app.as('member').must.send({ topic: 'not followed', content: 'A note', ...direct })
    expect(await push.queued()).toBe(0)
  })

  test('are not notified of wildcard mentions where these are muted or turned off', async () => {
    const property = (name: string, value: boolean | null) =>
      push.app.as('member').post('/users/me/subscriptions/properties', { subscription_data: [{ stream_id: 1, property: name, value }] })
    const policy = (value: number) =>
      push.app.as('member').post('/user_topics', { stream_id: 1, topic: 'muffled', visibility_policy: value })
    const count = async (content: string): Promise<number> => {
      const before = await push.queued()
      await push.app.as('owner').must.send({ topic: 'muffled', content })
      return (await push.queued()) - before
    }
    // Makes the member a participant of the topic, so that its wildcards mention them.
    await push.app.as('member').must.send({ topic: 'muffled', content: 'Here.' })
    await policy(1)
    expect([await count('@**all**'), await count('@**Mika Member**')]).toEqual([0, 1])
    await policy(0)
    await property('wildcard_mentions_notify', false)
    expect(await count('@**all**')).toBe(0)
    await policy(3)
    expect(await count('@**all**')).toBe(1)
    await policy(0)
    await property('wildcard_mentions_notify', null)
    expect(await count('@**all**')).toBe(1)
    await property('is_muted', true)
    expect([await count('@**all**'), await count('@**topic**'), await count('@**Mika Member**')]).toEqual([0, 0, 1])
    await policy(2)
    expect(await count('@**all**')).toBe(1)
    await policy(3)
    expect(await count('@**all**')).toBe(1)
    const followed = (value: boolean) =>
      push.app.as('member').must.patch('/settings', {
        ...{ enable_followed_topic_wildcard_mentions_notify: value, enable_followed_topic_push_notifications: value },
      })
    await followed(false)
    expect(await count('@**all**')).toBe(0)
    await property('is_muted', false)
    expect(await count('@**all**')).toBe(1)
    await followed(true)
  })

  /** One table for all who decide what is muted: a search, the unread messages of the initial state, and who is notified. */
  test.each([
    [false, 0, { isMuted: false, isFollowed: false }],
    [false, 1, { isMuted: true, isFollowed: false }],
    [false, 2, { isMuted: false, isFollowed: false }],
    [false, 3, { isMuted: false, isFollowed: true }],
    [true, 0, { isMuted: true, isFollowed: false }],
    [true, 1, { isMuted: true, isFollowed: false }],
    [true, 2, { isMuted: false, isFollowed: false }],
    [true, 3, { isMuted: false, isFollowed: true }],
  ])('are left in peace by what is muted: channel %s, policy of the topic %i', async (isChannelMuted, policy, { isMuted, isFollowed }) => {
    const member = push.app.as('member')
    const topic = `muted ${isChannelMuted} ${policy}`
    const mute = (value: boolean) =>
      member.post('/users/me/subscriptions/properties', { subscription_data: [{ stream_id: 1, property: 'is_muted', value }] })
    await mute(isChannelMuted)
    await member.post('/user_topics', { stream_id: 1, topic, visibility_policy: policy })
    const counted = async () =>
      (await member.post('/register', { fetch_event_types: ['message', 'update_message_flags'] })).body.unread_msgs
    const before = (await counted()).count
    await push.everybodyLeaves()
    const id = await push.app.as('owner').must.send({ topic: topic.toUpperCase(), content: '@**all**' })
    const jobs = await push.queued()
    const finds = async (operator: string, operand: string, negated = false): Promise<boolean> => {
      const narrow = [
        { operator: 'topic', operand: topic },
        { operator, operand, negated },
      ]
      const { body } = await member.get('/messages', { anchor: 'newest', num_before: 5, num_after: 0, narrow })
      return body.messages.some((message: { id: number }) => message.id === id)
    }
    const firstUnread = await member.get('/messages', {
      ...{ anchor: 'first_unread', num_before: 0, num_after: 0 },
      narrow: [
        { operator: 'topic', operand: topic },
        { operator: 'in', operand: 'home' },
      ],
    })
    const { count, mentions } = await counted()
    expect({
      muted: await finds('is', 'muted'),
      notMuted: await finds('is', 'muted', true),
      home: await finds('in', 'home'),
      followed: await finds('is', 'followed'),
      counted: count - before,
      mentioned: mentions.includes(id),
      first: firstUnread.body.anchor === id,
      jobs,
    }).toEqual({
      ...{ muted: isMuted, notMuted: !isMuted, home: !isMuted, followed: isFollowed },
      ...{ counted: isMuted ? 0 : 1, mentioned: !isMuted, first: !isMuted, jobs: isMuted ? 0 : 1 },
    })
    await mute(false)
  })

  test('are not notified when notifications are off, or when the message is read before the worker runs', async () => {
    await push.app.as('member').patch('/settings', { enable_offline_push_notifications: false })
    await push.app.as('member2').must.send({ topic: 'pushes', content: 'Not wanted', ...direct })
    expect(await push.queued()).toBe(0)
    await push.app.as('member').patch('/settings', { enable_offline_push_notifications: true })
    const read = (id: number) => push.app.as('member').post('/messages/flags', { messages: [id], op: 'add', flag: 'read' })
    await read(await push.app.as('member2').must.send({ topic: 'pushes', content: 'Read at once', ...direct }))
    expect(await push.queued()).toBe(0)
    const id = await push.app.as('member2').must.send({ topic: 'pushes', content: 'Read before the relay is called', ...direct })
    expect(await push.queued()).toBe(1)
    await read(id)
    expect(await push.queued()).toBe(1)
    expect(await shown()).toEqual([])
    expect(await push.queued()).toBe(0)
  })
})

describe('a message whose notification is still to be sent', () => {
  const notTakenBack = (id: number) =>
    push.app.server.app.db.transaction((tx) => Notification.addAll([{ realm_id: 1, user_id: 5, message_id: id }], tx))

  test('is shown as it is when the notification is sent', async () => {
    const [edited, moved] = [
      await push.app.as('owner').must.send({ topic: 'pushes', content: '@**Mika Member** Lunhc?' }),
      await push.app.as('owner').must.send({ topic: 'pushes', content: '@**Mika Member** Where?' }),
    ]
    expect(await push.queued()).toBe(2)
    await push.app.as('owner').patch(`/messages/${edited}`, { content: '@**Mika Member** Lunch?' })
    await push.app.as('owner').patch(`/messages/${moved}`, { topic: 'elsewhere' })
    await push.app.as('owner').patch('/streams/1', { new_name: 'canteen' })
    expect(await shown()).toMatchObject([
      { message_id: edited, content: '@Mika Member Lunch?', channel_name: 'canteen', topic: 'pushes' },
      { message_id: moved, topic: 'elsewhere' },
    ])
    await push.app.as('owner').patch('/streams/1', { new_name: 'general' })
  })

  test.each<[string, (id: number, channel: string) => Promise<unknown>]>([
    ['is deleted', (id) => push.app.as('owner').delete(`/messages/${id}`)],
    ['is in a private channel that the reader has left', (_, name) => leave(name)],
    [
      'is there, but not for the reader, though nothing has taken the notification back',
      async (id, name) => {
        await leave(name)
        await notTakenBack(id)
      },
    ],
    [
      'is by somebody the reader has muted, though they have marked it as unread and nothing has taken the notification back',
      async (id) => {
        const member = push.app.as('member').must
        await member.post(`/users/me/muted_users/${push.app.idOf('owner')}`)
        await member.post('/messages/flags', { messages: [id], op: 'remove', flag: 'read' })
        await notTakenBack(id)
      },
    ],
  ])('causes no notification when it %s', async (_, act) => {
    const name = `pushed ${++made}`
    await push.app.as('owner').post('/channels/create', { name, subscribers: [1, 5], invite_only: true })
    const id = await push.app.as('owner').must.send({ to: name, topic: 'pushes', content: '@**Mika Member** A secret' })
    expect(await push.queued()).toBe(1)
    await act(id, name)
    expect(await shown()).toEqual([])
    expect([await push.queued(), await Notification.count()]).toEqual([0, 0])
    await push.app.as('member').delete(`/users/me/muted_users/${push.app.idOf('owner')}`)
  })

  test('hides its sender if the reader is a guest by then who may not access them', async () => {
    const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
    const change = async (role: number, group: string) => {
      await setRealmSetting(serverContext(push.app.server.app, realm), 'can_access_all_users_group', group)
      expect((await push.app.as('owner').patch('/users/5', { role })).status).toBe(200)
    }
    const name = `pushed ${++made}`
    const moderator = push.app.as('moderator')
    await moderator.post('/channels/create', { name, subscribers: [push.app.demo.users.moderator.user_id, 5] })
    const id = await push.app.as('moderator').must.send({ to: name, topic: 'pushes', content: '@**Mika Member** Hello' })
    await moderator.delete('/users/me/subscriptions', { subscriptions: ['general', name] })
    await change(600, 'role:members')
    expect(await shown()).toMatchObject([{ message_id: id, sender_full_name: 'Unknown user' }])
    await change(400, 'role:everyone')
    await moderator.post('/users/me/subscriptions', { subscriptions: [{ name: 'general' }] })
  })
})

describe('the notification of a message', () => {
  test('is sent once by many workers', async () => {
    await push.app.as('member2').must.send({ topic: 'pushes', content: 'Only once', ...direct })
    await Promise.all(Array.from({ length: 4 }, () => push.work()))
    expect(await shown()).toHaveLength(1)
  })

  test('is sent by another worker when one has died, but not before the lease of two minutes has ended', async () => {
    await push.app.as('member2').must.send({ topic: 'pushes', content: 'It survives', ...direct })
    await push.queued()
    const now = later(1)
    const dies = vi.spyOn(Job, 'findHeld').mockResolvedValueOnce(null)
    await push.work(now)
    dies.mockRestore()
    await push.work(now + 119)
    expect(push.phone.read(await push.relay.received())).toEqual([])
    await push.work(now + 120)
    await push.work(now + 360)
    expect(push.phone.read(await push.relay.received())).toMatchObject([{ content: 'It survives' }])
    expect(await push.queued()).toBe(0)
  })
})

test('nothing is pushed to people with a queue that receives messages and is polled, if they do not want that', async () => {
  const wantIt = (enable_online_push_notifications: boolean) =>
    push.app.as('member').must.patch('/settings', { enable_online_push_notifications })
  await wantIt(false)
  const register = (event_types: string[]) => push.app.as('member').post('/register', { event_types, fetch_event_types: [] })
  await register(['presence'])
  await push.app.as('member2').must.send({ topic: 'pushes', content: 'Nobody shows it', ...direct })
  expect(await push.queued()).toBe(1)
  const { queue_id } = (await register(['message'])).body
  await push.app.as('member2').must.send({ topic: 'pushes', content: 'The client shows it', ...direct })
  expect(await push.queued()).toBe(1)
  // A poll waits at most 90 seconds, and its time may be stored 10 seconds later.
  const polled = (ago: number) => EventQueue.update({ last_seen_at: later(-ago) }, { where: { id: queue_id } })
  await polled(85)
  await push.app.as('member2').must.send({ topic: 'pushes', content: 'The client still shows it', ...direct })
  expect(await push.queued()).toBe(1)
  await polled(101)
  await push.app.as('member2').must.send({ topic: 'pushes', content: 'The client is gone', ...direct })
  expect(await push.queued()).toBe(2)
  await push.app.as('member').delete('/events', { queue_id })
  await push.app.as('member2').must.send({ topic: 'pushes', content: 'It is gone', ...direct })
  expect(await push.queued()).toBe(3)
  await register(['message'])
  await push.app.as('member2').must.send({ topic: 'pushes', content: 'The client shows it', ...direct })
  expect(await push.queued()).toBe(3)
  await push.app.as('member').must.post('/users/me/presence', { status: 'active' })
  await push.app.as('member2').must.send({ topic: 'pushes', content: 'Somebody sees it', ...direct })
  expect(await push.queued()).toBe(3)
  // The client is still connected, but nobody has touched it for a while.
  await UserPresence.update({ active_at: later(-201) }, { where: { user_id: 5 } })
  await push.app.as('member2').must.send({ topic: 'pushes', content: 'Nobody sees it', ...direct })
  expect(await push.queued()).toBe(4)
  await push.app.as('member').must.post('/users/me/presence', { status: 'active' })
  await wantIt(true)
  await push.app.as('member2').must.send({ topic: 'pushes', content: 'It is wanted on the phone too', ...direct })
  expect(await push.queued()).toBe(5)
})
