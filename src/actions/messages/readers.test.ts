// The audience of messages and of changes to them, and each reader's flags. Events and GET must agree.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverContext } from '../../context.ts'
import { Realm } from '../../models/realm.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import { deleteOldMessages } from './delete.ts'

type Name = 'owner' | 'administrator' | 'moderator' | 'member' | 'member2' | 'guest' | 'bot'
type Form = Record<string, unknown>
const TYPES = ['message', 'update_message', 'reaction', 'delete_message']

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  await Realm.update({ settings: JSON.stringify({ send_channel_events_messages: false }) }, { where: { id: 1 } })
  app.server.app.caches.clear()
  await app.as('member2').post('/users/me/alert_words', { alert_words: ['wombat'] })
})
afterAll(() => app.close())

const channel = (subscribers: Name[], form: Form = {}) =>
  app.as('owner').must.createChannel({ subscribers: subscribers.map(app.idOf), ...form })
async function queueOf(name: Name, form: Form = {}): Promise<string> {
  const { status, body } = await app.as(name).post('/register', { event_types: TYPES, fetch_event_types: [], ...form })
  expect(status).toBe(200)
  return body.queue_id
}
const typesOf = async (name: Name, queue: string): Promise<string[]> => (await app.as(name).must.events(queue)).map(({ type }) => type)

describe('a sender who is not subscribed', () => {
  test('gets the message as read, with local_message_id only in the queue that the request named', async () => {
    const { id: to } = await channel(['owner'])
    const [named, other] = [await queueOf('member2'), await queueOf('member2')]
    const id = await app.as('member2').must.send({ to, content: 'x', queue_id: named, local_id: '7.01', read_by_sender: false })
    expect(await app.as('member2').must.events(named)).toMatchObject([
      { type: 'message', flags: ['read'], local_message_id: '7.01', message: { id } },
    ])
    const [event] = await app.as('member2').must.events(other)
    expect(event).toMatchObject({ type: 'message', flags: ['read'] })
    expect(event).not.toHaveProperty('local_message_id')
    expect((await app.as('member2').must.message(id)).flags).toEqual(['read'])
  })

  test('gets events for edits, reactions and the deletion', async () => {
    const { id: to } = await channel(['owner'])
    const id = await app.as('member2').must.send({ to })
    const queue = await queueOf('member2')
    await app.as('member2').patch(`/messages/${id}`, { content: 'y' })
    await app.as('owner').post(`/messages/${id}/reactions`, { emoji_name: 'tada' })
    expect(await typesOf('member2', queue)).toEqual(['update_message', 'reaction'])
    await app.as('owner').delete(`/messages/${id}`)
    // What happened to it before is no longer told.
    expect(await typesOf('member2', queue)).toEqual(['delete_message'])
  })
})

describe('a user who has left the channel of a message', () => {
  const KINDS: [kind: string, form: Form, hears: boolean][] = [
    ['public', {}, true],
    ['private', { invite_only: true, history_public_to_subscribers: true }, false],
    ['protected', { invite_only: true, history_public_to_subscribers: false }, false],
  ]
  test.each(KINDS)('that is %s gets its events only while they may still read it', async (_, form, hears) => {
    const place = await channel(['owner', 'member', 'member2'], form)
    const queue = await queueOf('member2')
    const id = await app.as('member').must.send({ to: place.id })
    await app.as('member2').must.unsubscribe(place.name)
    const told = await app.as('member2').must.events(queue)
    expect(told).toMatchObject(hears ? [{ type: 'message', message: { id }, flags: ['read'] }] : [])
    if (hears) expect((await app.as('member2').must.message(id)).flags).toEqual(['read'])
    const later = await queueOf('member2')
    await app.as('member').patch(`/messages/${id}`, { content: 'y' })
    await app.as('member').patch(`/messages/${id}`, { topic: 'elsewhere', send_notification_to_new_thread: false })
    await app.as('owner').post(`/messages/${id}/reactions`, { emoji_name: 'tada' })
    expect(await typesOf('member2', later)).toEqual(hears ? ['update_message', 'update_message', 'reaction'] : [])
    await app.as('owner').delete(`/messages/${id}`)
    expect(await typesOf('member2', later)).toEqual(hears ? ['delete_message'] : [])
  })

  test('gets no events as a guest, who may not read a public channel without a subscription', async () => {
    const place = await channel(['owner', 'member', 'guest'])
    const queue = await queueOf('guest')
    const id = await app.as('member').must.send({ to: place.id })
    await app.as('guest').must.unsubscribe(place.name)
    await app.as('member').patch(`/messages/${id}`, { content: 'y' })
    expect(await typesOf('guest', queue)).toEqual([])
  })

  test('gets the deletion by retention after subscribing again', async () => {
    const form = { invite_only: true, history_public_to_subscribers: false, message_retention_days: 1 }
    const place = await channel(['owner', 'member', 'member2'], form)
    const id = await app.as('member').must.send({ to: place.id })
    await app.as('member2').must.unsubscribe(place.name)
    const back = { subscriptions: [{ name: place.name }], principals: [app.idOf('member2')] }
    expect((await app.as('owner').post('/users/me/subscriptions', back)).status).toBe(200)
    const queues = { member2: await queueOf('member2'), moderator: await queueOf('moderator') }
    const realm = await Realm.findByPk(1, { rejectOnEmpty: true })
    const inThreeDays = Math.floor(Date.now() / 1_000) + 3 * 86_400
    await deleteOldMessages(serverContext(app.server.app, realm, inThreeDays), { batches: 5, signal: new AbortController().signal })
    expect(await app.as('member2').must.events(queues.member2)).toMatchObject([{ type: 'delete_message', message_id: id }])
    expect(await typesOf('moderator', queues.moderator)).toEqual([])
  })
})

describe('flags in events equal those of GET', () => {
  // Readers of a channel of `owner`, `member2` (who has an alert word) and `guest`.
  const READERS: [reader: string, name: Name, queue: Form][] = [
    ['a subscriber', 'member2', {}],
    ['the sender', 'owner', {}],
    ['a sender who is not subscribed', 'member', {}],
    ['a guest', 'guest', {}],
    ['a bot that is not subscribed', 'bot', {}],
    ['somebody who is not subscribed', 'administrator', {}],
    ['somebody who is not subscribed, with a queue of all public channels', 'moderator', { all_public_streams: true }],
  ]
  const TEXTS = ['plain', '@**all**', '@**topic**', 'a wombat', 'everybody by name']
  const everybodyByName = (): Promise<string> => Promise.all(READERS.map(([, name]) => nameOf(name))).then((names) => names.join(' '))
  const nameOf = async (name: Name): Promise<string> => `@**${(await app.as(name).get('/users/me')).body.full_name}**`
  const textOf = (text: string): string | Promise<string> => (text === 'everybody by name' ? everybodyByName() : text)

  /** Runs a change and compares each reader's flags in the events with the flags that GET returns. Returns who got events. */
  async function compare(change: () => Promise<unknown>): Promise<Name[]> {
    const queues = await Promise.all(READERS.map(async ([reader, name, form]) => ({ reader, name, queue: await queueOf(name, form) })))
    await change()
    const told: Name[] = []
    for (const { reader, name, queue } of queues)
      for (const { type, flags, message, message_id } of await app.as(name).must.events(queue)) {
        told.push(name)
        const id = message?.id ?? message_id ?? 0
        expect(flags?.sort(), `${type} for ${reader}`).toEqual((await app.as(name).must.message(id)).flags.sort())
      }
    return told
  }

  test.each(TEXTS)('when a message with %s is sent', async (text) => {
    const content = await textOf(text)
    const { id: to } = await channel(['owner', 'member2', 'guest'])
    for (const sender of ['owner', 'member'] as const) {
      const told = await compare(() => app.as(sender).must.send({ to, content }))
      const expected = ['member2', 'owner', 'guest', 'moderator', ...(sender === 'member' ? ['member'] : [])]
      expect(told.sort()).toEqual([...expected, ...(text === 'everybody by name' ? ['bot'] : [])].sort())
    }
  })

  test.each(TEXTS)('when a message is edited to %s, and back', async (text) => {
    const content = await textOf(text)
    const { id: to } = await channel(['owner', 'member2', 'guest'])
    for (const sender of ['owner', 'member'] as const) {
      const id = await app.as(sender).must.send({ to, content: 'before' })
      for (const next of [content, 'after']) {
        const told = await compare(() => app.as(sender).patch(`/messages/${id}`, { content: next }))
        expect(told).toEqual(expect.arrayContaining(['member2', 'owner', 'guest', 'moderator', ...(sender === 'member' ? ['member'] : [])]))
      }
    }
  })

  test.each(TEXTS)('when messages with %s are moved to another channel', async (text) => {
    const content = await textOf(text)
    const { id: from } = await channel(['owner', 'administrator', 'member2'])
    const { id: to } = await channel(['owner', 'member2', 'guest'])
    await app.as('member').must.send({ to: from, content: 'first' })
    const id = await app.as('owner').must.send({ to: from, content })
    const form = { stream_id: to, propagate_mode: 'change_all', send_notification_to_new_thread: false }
    const told = await compare(() => app.as('owner').patch(`/messages/${id}`, form))
    expect(told).toEqual(expect.arrayContaining(['member2', 'owner', 'member', 'administrator']))
  })

  test('when a message is moved to a channel that its reader had left, and edited there', async () => {
    const from = await channel(['owner', 'member2'])
    const to = await channel(['owner', 'member2'])
    const id = await app.as('owner').must.send({ to: from.id })
    await app.as('member2').must.unsubscribe(to.name)
    expect(await compare(() => app.as('owner').patch(`/messages/${id}`, { stream_id: to.id }))).toContain('member2')
    expect(await compare(() => app.as('owner').patch(`/messages/${id}`, { content: 'y' }))).toContain('member2')
    expect(await compare(() => app.as('owner').patch(`/messages/${id}`, { topic: 'elsewhere' }))).toContain('member2')
    expect((await app.as('member2').must.message(id)).flags).toEqual([])
  })

  test('when a reader who has left and come back has marked the message as unread', async () => {
    const place = await channel(['owner', 'member2'])
    const id = await app.as('owner').must.send({ to: place.id })
    await app.as('member2').must.unsubscribe(place.name)
    await app.as('member2').post('/users/me/subscriptions', { subscriptions: [{ name: place.name }] })
    await app.as('member2').post('/messages/flags', { messages: [id], op: 'remove', flag: 'read' })
    expect(await compare(() => app.as('owner').patch(`/messages/${id}`, { content: 'y' }))).toContain('member2')
    expect(await compare(() => app.as('owner').patch(`/messages/${id}`, { topic: 'elsewhere' }))).toContain('member2')
    expect((await app.as('member2').must.message(id)).flags).toEqual([])
  })

  test('when a reader leaves right after a message was moved', async () => {
    const [from, to] = [await channel(['owner', 'member2']), await channel(['owner', 'member2'])]
    const id = await app.as('owner').must.send({ to: from.id, content: await everybodyByName() })
    const change = async (form: Form, place: { name: string }): Promise<void> => {
      await app.as('owner').patch(`/messages/${id}`, form)
      await app.as('member2').must.unsubscribe(place.name)
    }
    expect(await compare(() => change({ stream_id: to.id }, to))).toContain('member2')
    expect((await app.as('member2').must.message(id)).flags).toContain('read')
  })
})
