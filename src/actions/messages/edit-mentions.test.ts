import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PushApp, startPushApp } from '../../testing/push-app.ts'
import { verifyEvents } from '../../testing/verify-events.ts'

const EVERYBODY = ['owner', 'administrator', 'moderator', 'member', 'member2', 'guest', 'bot'] as const
type Name = (typeof EVERYBODY)[number]
type Form = Record<string, unknown>

let push: PushApp
beforeAll(async () => {
  push = await startPushApp()
})
afterAll(() => push.close())
beforeEach(() => push.reset())

const as = (name: Name) => push.app.as(name)
const edit = async (id: number, content: string, form: Form = {}): Promise<void> =>
  expect((await as('owner').patch(`/messages/${id}`, { content, ...form })).body).toMatchObject({ result: 'success' })
const policyOf = async (name: Name, topic: string): Promise<number> => {
  const { body } = await as(name).post('/register', { fetch_event_types: ['user_topic'], event_types: ['user_topic'] })
  return body.user_topics.find((one: Form) => one.topic_name === topic)?.visibility_policy ?? 0
}
const setPolicy = (name: Name, topic: string, visibility_policy: number) =>
  as(name).post('/user_topics', { stream_id: 1, topic, visibility_policy })
const typesOf = (events: { type: string }[]): string[] => events.map(({ type }) => type)

describe('the topic of a message', () => {
  test('is followed by people an edit mentions, unless they have muted it or do not want that', async () => {
    const id = await as('owner').must.send({ topic: 'calls', content: 'Look' })
    await setPolicy('guest', 'calls', 1)
    await as('moderator').patch('/settings', { automatically_follow_topics_where_mentioned: false })
    const events = await verifyEvents(push.app, EVERYBODY, () => edit(id, '@**Max Member** @**Gina Guest** @**Mona Moderator** look'))
    expect(events.member2).toMatchObject([
      { type: 'update_message', flags: ['mentioned'] },
      { type: 'user_topic', stream_id: 1, topic_name: 'calls', visibility_policy: 3 },
    ])
    for (const name of EVERYBODY.filter((one) => one !== 'member2')) expect(typesOf(events[name])).toEqual(['update_message'])
    expect(await policyOf('guest', 'calls')).toBe(1)
    await as('moderator').patch('/settings', { automatically_follow_topics_where_mentioned: true })
  })

  test('is not followed again by people who were mentioned before, nor because of a wildcard', async () => {
    const id = await as('owner').must.send({ topic: 'left alone', content: '@**Max Member**' })
    await setPolicy('member2', 'left alone', 0)
    const events = await verifyEvents(push.app, EVERYBODY, () => edit(id, '@**Max Member** and @**all**'))
    for (const name of EVERYBODY) expect(typesOf(events[name])).toEqual(['update_message'])
    expect(await policyOf('member2', 'left alone')).toBe(0)
  })

  test('is followed by the members of a group that an edit mentions, unless they were mentioned before or have muted the sender', async () => {
    const group = async (name: string, form: Form) =>
      (await as('owner').must.post('/user_groups/create', { name, description: '', ...form })).group_id
    const inner = await group('inner team', { members: [push.app.idOf('member'), push.app.idOf('guest')] })
    await group('team', { members: [push.app.idOf('member2'), push.app.idOf('moderator')], subgroups: [inner] })
    const id = await as('owner').must.send({ topic: 'teams', content: '@**Mona Moderator**' })
    await setPolicy('moderator', 'teams', 0)
    await as('guest').must.post(`/users/me/muted_users/${push.app.idOf('owner')}`)
    const events = await verifyEvents(push.app, EVERYBODY, () => edit(id, '@*team*'))
    const followed = { type: 'user_topic', topic_name: 'teams', visibility_policy: 3 }
    for (const name of ['member', 'member2'] as const) expect(events[name]).toMatchObject([{ type: 'update_message' }, followed])
    for (const name of ['moderator', 'guest', 'administrator'] as const) expect(typesOf(events[name])).toEqual(['update_message'])
    await as('guest').must.delete(`/users/me/muted_users/${push.app.idOf('owner')}`)
  })

  test('is followed under its new name if the edit also moves the message', async () => {
    const id = await as('owner').must.send({ topic: 'before', content: 'Look' })
    await verifyEvents(push.app, EVERYBODY, () => edit(id, '@**Max Member**', { topic: 'after', send_notification_to_new_thread: false }))
    expect([await policyOf('member2', 'before'), await policyOf('member2', 'after')]).toEqual([0, 3])
  })

  test('#4 is not revealed to later subscribers of protected history', async () => {
    const form = { name: 'protected', subscribers: [1], invite_only: true }
    await as('owner').post('/channels/create', form)
    const id = await as('owner').must.send({ to: 'protected', topic: 'hidden', content: 'Look' })
    await as('owner').post('/users/me/subscriptions', { subscriptions: [{ name: 'protected' }], principals: [5, 6] })
    await push.work()
    await push.relay.become('well')
    const events = await verifyEvents(push.app, ['owner', 'member', 'member2'], () => edit(id, '@**Max Member** @**Mika Member**'))
    expect(typesOf(events.owner)).toEqual(['update_message'])
    expect([events.member, events.member2]).toEqual([[], []])
    await push.everybodyLeaves()
    await edit(id, '@**Mika Member** only')
    expect(await push.queued()).toBe(0)
  })
})

describe('the devices of somebody who is away', () => {
  const shown = async (): Promise<Form[]> => {
    await push.work()
    return push.phone.read(await push.relay.received())
  }

  test('are notified once of a mention that an edit adds, and not of an earlier one', async () => {
    const id = await as('owner').must.send({ topic: 'edits', content: 'Look' })
    await edit(id, 'Look here')
    expect(await push.queued()).toBe(0)
    await edit(id, '@**Mika Member** look')
    await edit(id, '@**Mika Member** look there, @**all**')
    const expected = { type: 'message', message_id: id, topic: 'edits', channel_name: 'general', content: '@Mika Member look there, @all' }
    expect(await shown()).toMatchObject([expected])
    await edit(id, '@**Mika Member**')
    expect(await shown()).toHaveLength(1)
    await as('member').post('/messages/flags', { messages: [id], op: 'add', flag: 'read' })
    await edit(id, '@**Mika Member** again')
    expect(await shown()).toMatchObject([expected, { type: 'remove', message_ids: [id] }])
  })

  test('are notified of added group and wildcard mentions, and of a name that is added after a silent wildcard', async () => {
    const { group_id } = (await as('owner').post('/user_groups/create', { name: 'edited', description: '', members: [5] })).body
    // In a topic that is not followed, another setting applies to wildcards.
    const topic = 'not followed'
    await as('member').must.patch('/settings', { automatically_follow_topics_where_mentioned: false })
    const inGroup = await as('owner').must.send({ topic, content: 'Look' })
    await edit(inGroup, '@*edited*')
    const wild = await as('owner').must.send({ topic, content: 'Look' })
    await edit(wild, '@**all**')
    expect(await push.queued()).toBe(2)
    await as('member').patch('/settings', { wildcard_mentions_notify: false })
    const named = await as('owner').must.send({ topic, content: '@**all**' })
    await edit(named, '@**topic** @**all**')
    expect(await push.queued()).toBe(2)
    await edit(named, '@**all** @**Mika Member**')
    await as('member').must.patch('/settings', { wildcard_mentions_notify: true, automatically_follow_topics_where_mentioned: true })
    const messages = (await shown()).sort((a, b) => Number(a.message_id) - Number(b.message_id))
    expect(messages).toMatchObject([
      { message_id: inGroup, mentioned_user_group_id: group_id },
      { message_id: wild },
      { message_id: named, content: '@all @Mika Member' },
    ])
  })

  test('are not notified if the message was read or is a direct message', async () => {
    const id = await as('owner').must.send({ topic: 'edits', content: 'Look' })
    await as('member').post('/messages/flags', { messages: [id], op: 'add', flag: 'read' })
    await edit(id, '@**Mika Member**')
    expect(await push.queued()).toBe(0)
    const direct = await as('owner').must.send({ to: [5], content: 'Hello' })
    expect(await push.queued()).toBe(1)
    await edit(direct, '@**Mika Member**')
    expect(await push.queued()).toBe(1)
  })
})

describe('a bot that an edit mentions', () => {
  test('receives the message without a subscription, and from then on its events', async () => {
    const bot = push.app.demo.users.bot.user_id
    await as('owner').delete('/users/me/subscriptions', { subscriptions: ['general'], principals: [bot] })
    const id = await as('owner').must.send({ topic: 'edits', content: 'Look' })
    const events = await verifyEvents(push.app, EVERYBODY, () => edit(id, '@**Build Bot** look'))
    expect(events.bot).toMatchObject([{ type: 'message', message: { id, content: '@**Build Bot** look' }, flags: ['mentioned'] }])
    for (const name of EVERYBODY.filter((one) => one !== 'bot')) expect(typesOf(events[name])).toEqual(['update_message'])
    expect((await as('bot').must.message(id)).flags).toEqual(['mentioned'])
    const again = await verifyEvents(push.app, EVERYBODY, () => edit(id, '@**Build Bot** look there'))
    for (const name of EVERYBODY) expect(typesOf(again[name])).toEqual(['update_message'])
    await as('owner').post('/users/me/subscriptions', { subscriptions: [{ name: 'general' }], principals: [bot] })
  })

  test('does not receive a message that it may not read', async () => {
    await as('owner').post('/channels/create', { name: 'closed', subscribers: [1], invite_only: true })
    const id = await as('owner').must.send({ to: 'closed', topic: 'edits', content: 'Look' })
    const events = await verifyEvents(push.app, ['owner', 'bot'], () => edit(id, '@**Build Bot**'))
    expect([typesOf(events.owner), events.bot]).toEqual([['update_message'], []])
  })
})
