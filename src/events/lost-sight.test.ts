// What a queue delivers to a reader who, between the writing of events and reading them, lost sight of what they are about: nothing that
// GET refuses now. Each way to see a message is combined with each way to lose it.

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer, Events } from '../testing/client.ts'
import { sampled } from '../testing/sampled.ts'
import { discardStates, verifyEvents } from '../testing/verify-events.ts'

type Fields = Record<string, unknown>
type Name = 'member' | 'guest' | 'administrator'
/** A channel, and a message of `member2` in it. */
interface Place {
  channel: number
  name: string
  /** The group that may subscribe. */
  group: number
  topic: string
  message: number
}
/** How a reader comes to get events of a channel's messages. */
interface Scene {
  reader: Name
  role: number
  form: Fields
  isSubscribed?: true
  /** The reader comes to know the channel only after the registration. */
  isNew?: true
  /** The reader belongs to the group that may subscribe. */
  isInGroup?: true
  /** The queue asks for all messages of public channels. */
  everything?: true
}
/** A way to lose sight of the message. */
type Loss = (place: Place, scene: Scene) => Promise<unknown>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

let made = 0
const fresh = (): string => `sight${++made}`
const owner = () => app.as('owner')
const isPutIn = (who: Name | 'moderator', { name }: Place) =>
  owner().must.post('/users/me/subscriptions', { subscriptions: [{ name }], principals: [app.idOf(who)] })
const isTakenOut = (who: Name | 'moderator', { name }: Place) =>
  owner().must.delete('/users/me/subscriptions', { subscriptions: [name], principals: [app.idOf(who)] })
const changes = ({ channel }: Place, form: Fields) => owner().must.patch(`/streams/${channel}`, form)
const isMade = (who: Name, role: number) => owner().must.patch(`/users/${app.idOf(who)}`, { role })

const PRIVATE = { invite_only: true, history_public_to_subscribers: true }
const GUARDED = { invite_only: true, history_public_to_subscribers: false }
async function channelOf(form: Fields, subscribers: number[]): Promise<Pick<Place, 'channel' | 'name'>> {
  const name = fresh()
  const ids = [app.idOf('owner'), app.idOf('member2'), ...subscribers]
  return { name, channel: Number((await owner().must.post('/channels/create', { name, subscribers: ids, ...form })).id) }
}
async function placeFor({ reader, form, isSubscribed, isInGroup, isNew }: Scene): Promise<Place> {
  const members = [app.idOf('moderator'), ...(isInGroup ? [app.idOf(reader)] : [])]
  const group = Number((await owner().must.post('/user_groups/create', { name: fresh(), description: '', members })).group_id)
  const channel = await channelOf({ ...form, can_subscribe_group: group }, isSubscribed && !isNew ? [app.idOf(reader)] : [])
  return { ...channel, group, topic: '', message: 0 }
}
const isMovedTo =
  (form: Fields): Loss =>
  async ({ message }) => {
    const { channel } = await channelOf(form, [])
    await owner().must.patch(`/messages/${message}`, { stream_id: channel, propagate_mode: 'change_all' })
  }

/** Writes events of every type that is about the message or its channel. */
async function happens(place: Place, scene: Scene): Promise<void> {
  const { channel } = place
  const writer = app.as('member2')
  const reader = app.as(scene.reader)
  const send = (topic: string, content: string) => writer.must.send({ to: channel, topic, content })
  if (scene.isNew) await isPutIn(scene.reader, place)
  place.topic = fresh()
  place.message = await send(place.topic, `Hello, @**|${app.idOf(scene.reader)}**. ${fresh()}`)
  const { message } = place
  await writer.must.post(`/messages/${message}/reactions`, { emoji_name: 'tada' })
  const poll = await send(place.topic, '/poll Who comes?\nI do')
  await writer.must.post('/submessage', { message_id: poll, msg_type: 'widget', content: '{"type":"vote","key":"canned,0","vote":1}' })
  await writer.must.patch(`/messages/${message}`, { content: `Changed, ${fresh()}.` })
  await send(place.topic, 'And another.')
  for (const [op, flag] of [
    ['add', 'starred'],
    ['remove', 'starred'],
    ['add', 'read'],
    ['remove', 'read'],
  ])
    await reader.must.post('/messages/flags', { messages: [message], op, flag })
  await writer.must.patch(`/messages/${message}`, { topic: fresh(), propagate_mode: 'change_all' })
  await writer.must.delete(`/messages/${message}/reactions`, { emoji_name: 'tada' })
  await writer.must.post(`/messages/${message}/typing`, { op: 'start' })
  await writer.must.post('/typing', { type: 'stream', op: 'start', stream_id: channel, topic: fresh() })
  await changes(place, { description: fresh() })
  await isPutIn('moderator', place)
  const other = await send(fresh(), 'To be deleted.')
  await owner().must.delete(`/messages/${other}`)
  if (scene.isSubscribed)
    await reader.must.post('/users/me/subscriptions/properties', {
      subscription_data: [{ stream_id: channel, property: 'color', value: `#${String(100_000 + made)}` }],
    })
}

const SCENES: Record<string, Scene> = {
  'a subscriber of a public channel': { reader: 'member', role: 400, form: {}, isSubscribed: true },
  'a queue of all public channels': { reader: 'member', role: 400, form: {}, everything: true },
  'a guest in a public channel': { reader: 'guest', role: 600, form: {}, isSubscribed: true },
  'a subscriber of a private channel': { reader: 'member', role: 400, form: PRIVATE, isSubscribed: true },
  'a new subscriber of a private channel': { reader: 'member', role: 400, form: PRIVATE, isSubscribed: true, isNew: true },
  'a subscriber of a guarded channel': { reader: 'member', role: 400, form: GUARDED, isSubscribed: true },
  'a subscriber of a private channel, and by a group': { reader: 'member', role: 400, form: PRIVATE, isSubscribed: true, isInGroup: true },
  'an administrator in a private channel': { reader: 'administrator', role: 200, form: PRIVATE, isSubscribed: true },
}

const leaves = (place: Place, { reader, isSubscribed }: Scene) => (isSubscribed ? isTakenOut(reader, place) : undefined)
const leavesGroup = ({ group }: Place, { reader, isInGroup }: Scene) =>
  isInGroup ? owner().must.post(`/user_groups/${group}/members`, { delete: [app.idOf(reader)] }) : undefined
const LOSSES: Record<string, Loss> = {
  'the message is deleted': ({ message }) => owner().must.delete(`/messages/${message}`),
  'the message is moved to a private channel': isMovedTo(PRIVATE),
  'the message is moved to a guarded channel': isMovedTo(GUARDED),
  'the message is moved away, and its old channel closed': async (place, scene) => {
    await isMovedTo(PRIVATE)(place, scene)
    await leaves(place, scene)
    await changes(place, { is_private: true, history_public_to_subscribers: true })
  },
  'the reader leaves, and the channel is made private': async (place, scene) => {
    await leaves(place, scene)
    await leavesGroup(place, scene)
    await changes(place, { is_private: true, history_public_to_subscribers: true })
  },
  'the reader leaves, and history is protected': async (place, scene) => {
    await leaves(place, scene)
    await changes(place, { is_private: true, history_public_to_subscribers: false })
  },
  'the reader leaves, and the group loses its right': async (place, scene) => {
    await leaves(place, scene)
    await changes(place, { is_private: true, history_public_to_subscribers: true, can_subscribe_group: { new: 8 } })
  },
  'the reader leaves, and comes back to protected history': async (place, scene) => {
    await leaves(place, scene)
    await changes(place, { is_private: true, history_public_to_subscribers: false })
    await isMovedTo({})(place, scene)
    await owner().must.delete(`/messages/${place.message}`)
    await isPutIn(scene.reader, place)
  },
  'the reader leaves, and is made a guest': async (place, scene) => {
    await leaves(place, scene)
    await isMade(scene.reader, 600)
  },
}

const status = async (answer: Promise<Answer>): Promise<number> => (await answer).status
/** The parts of the events that name a message or a channel which GET refuses. */
async function refusedParts(reader: Name, events: Events): Promise<string[]> {
  const client = app.as(reader)
  const reads = async (id: number) => (await status(client.get(`/messages/${id}`))) === 200
  const knows = async (id: number) => (await status(client.get(`/streams/${id}`))) === 200
  const readsIn = async (id: number) => (await status(client.get(`/users/me/${id}/topics`))) === 200
  const refused: string[] = []
  for (const event of events) {
    const { type, op } = event
    // These tell that something is gone.
    if (`${type} ${op}` === 'stream delete' || `${type} ${op}` === 'subscription remove') continue
    const messages = [event.message?.id, event.message_id, ...(event.message_ids ?? []), ...(event.messages ?? [])]
    const inChannel = type === 'delete_message' || type === 'typing'
    const channels = [
      event.stream_id,
      ...(event.stream_ids ?? []),
      ...[...(event.streams ?? []), ...(event.subscriptions ?? [])].map((one) => one.stream_id),
    ]
    const ids = (list: unknown[]): number[] => [...new Set(list.filter((id) => typeof id === 'number'))]
    if (type !== 'delete_message')
      for (const id of ids(messages)) if (!(await reads(id))) refused.push(`${type} ${op ?? ''} of message ${id}`)
    // A moved message was in its former channel.
    if (event.new_stream_id === undefined && type !== 'user_topic')
      for (const id of ids(channels))
        if (!(await (inChannel ? readsIn(id) : knows(id)))) refused.push(`${type} ${op ?? ''} of channel ${id}`)
  }
  return refused
}

describe.each(Object.entries(SCENES))('%s', (title, scene) => {
  const { reader } = scene
  test.each(sampled(Object.entries(LOSSES), ([loss]) => `${title} ${loss}`))('gets nothing that GET refuses after %s', async (_, lose) => {
    const place = await placeFor(scene)
    const capable = { stream_typing_notifications: true, archived_channels: true, bulk_message_deletion: true }
    const form = { all_public_streams: scene.everything ?? false, client_capabilities: { notification_settings_null: true, ...capable } }
    const { queue_id } = await app.as(reader).must.post('/register', { ...form, fetch_event_types: [] })
    const { [reader]: events } = await verifyEvents(app, [reader], async () => {
      await happens(place, scene)
      await lose(place, scene)
      // The newest message that the reader knows.
      await app.as('member2').must.post('/messages', { type: 'direct', to: [app.idOf(reader)], content: 'Hello.' })
    })
    expect(await status(app.as(reader).get(`/messages/${place.message}`)), 'the message is lost').toBe(400)
    expect(await refusedParts(reader, events)).toEqual([])
    const more = (await app.as(reader).must.get('/events', { queue_id, dont_block: true })).events as Events
    expect(await refusedParts(reader, more)).toEqual([])
  })
  afterEach(async () => {
    // A guest must become a member before an administrator.
    if (scene.role !== 600) for (const role of [400, scene.role]) await isMade(reader, role)
    // A client does not learn that it was subscribed to a channel that comes into sight again.
    discardStates(app)
  })
})
