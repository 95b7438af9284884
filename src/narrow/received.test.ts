// Rows that are written late must say the same as rows that were written when the message was sent: a model that does so, and the
// server, are given the same random life.

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiKey } from '../actions/api-keys.ts'
import { createChannel } from '../actions/channels.ts'
import { subscribe } from '../actions/subscriptions.ts'
import { createUser } from '../actions/users.ts'
import type { Channel } from '../models/channel.ts'
import { FLAG, Message, UserMessage } from '../models/message.ts'
import { Realm } from '../models/realm.ts'
import { Subscription, SubscriptionSpan } from '../models/subscription.ts'
import type { User } from '../models/user.ts'
import { type Client, startTestApp, type TestApp } from '../testing/app.ts'
import { catchUp, flagsOf, markChannelRead, receiveMessages } from './received.ts'
import { unreadMessages } from './unread.ts'

const USERS = 3
const CHANNELS = 2
const TOPICS = ['one', 'two']
const SETTABLE = ['read', 'starred', 'collapsed'] as const

type Call = 'nobody' | 'everybody' | 'the topic' | number

type Step =
  | { do: 'send'; user: number; channel: number; topic: string; isRead: boolean; call: Call }
  | { do: 'write directly'; user: number; to: number; call: Call }
  | { do: 'subscribe' | 'unsubscribe' | 'archive'; user: number; channel: number }
  | { do: 'flag'; user: number; of: number[]; op: 'add' | 'remove'; flag: (typeof SETTABLE)[number] }
  | { do: 'flag a topic'; user: number; channel: number; topic: string; op: 'add' | 'remove'; flag: (typeof SETTABLE)[number] }
  | { do: 'read everything' | 'catch up'; user: number }
  | { do: 'move'; of: number[]; channel: number; topic: string }
  | { do: 'wait' }

const user = fc.nat(USERS - 1)
const channel = fc.nat(CHANNELS - 1)
const topic = fc.constantFrom(...TOPICS)
const call: fc.Arbitrary<Call> = fc.oneof(
  { weight: 2, arbitrary: fc.constant('nobody' as const) },
  { weight: 3, arbitrary: fc.oneof(fc.constantFrom('everybody' as const, 'the topic' as const), user) },
)
const of = fc.array(fc.nat(40), { minLength: 1, maxLength: 4 })
const op = fc.constantFrom('add' as const, 'remove' as const)
const flag = fc.constantFrom(...SETTABLE)
const kind = <T extends string>(name: T) => fc.constant(name)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: kind('send'), user, channel, topic, isRead: fc.boolean(), call }) },
  { weight: 1, arbitrary: fc.record({ do: kind('write directly'), user, to: user, call }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('subscribe' as const, 'unsubscribe' as const), user, channel }) },
  { weight: 4, arbitrary: fc.record({ do: kind('flag'), user, of, op, flag }) },
  { weight: 2, arbitrary: fc.record({ do: kind('flag a topic'), user, channel, topic, op, flag }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('read everything' as const, 'catch up' as const), user }) },
  { weight: 2, arbitrary: fc.record({ do: kind('move'), of, channel, topic }) },
  { weight: 1, arbitrary: fc.record({ do: kind('archive'), user, channel }) },
  { weight: 1, arbitrary: fc.record({ do: kind('wait') }) },
)

let app: TestApp
let realm: Realm
beforeAll(async () => {
  app = await startTestApp()
  realm = await Realm.findByPk(1, { rejectOnEmpty: true })
})
afterAll(() => app.close())

/** Everybody's rows, written when the message is sent. */
interface Model {
  messages: { id: number; sender: number; place: { channel: number; topic: string } | { users: number[] } }[]
  subscribers: Set<number>[]
  rows: Map<number, number>[]
}
interface World {
  users: User[]
  clients: Client[]
  channels: Channel[]
  model: Model
}
let runs = 0

async function createWorld(): Promise<World> {
  const [run, now] = [++runs, new Date()]
  const parts = app.server.app
  const users: User[] = []
  const clients: Client[] = []
  for (let i = 0; i < USERS; i++) {
    const person = await createUser(parts, realm, { email: `u${i}.${run}@example.com`, fullName: `User ${i} of ${run}`, role: 400, now })
    users.push(person)
    clients.push(app.client({ email: person.delivery_email, api_key: (await createApiKey(parts, person, 'test', now)).key }))
  }
  const channels: Channel[] = []
  const made = { description: '', inviteOnly: false, isDefault: false, permissions: {}, now }
  for (let i = 0; i < CHANNELS; i++)
    channels.push(
      await createChannel(parts, realm, { ...made, creator: users[0] as User, name: `c${i} of ${run}`, subscribers: [users[i] as User] }),
    )
  const subscribers = channels.map((_, i) => new Set([i]))
  return { users, clients, channels, model: { messages: [], subscribers, rows: users.map(() => new Map()) } }
}

async function take({ users, clients, channels, model }: World, step: Step): Promise<void> {
  const { db } = app.server.app
  const chosen = (indexes: number[]) => [...new Set(indexes.map((i) => model.messages[i % model.messages.length]))].flatMap((m) => m ?? [])
  switch (step.do) {
    case 'send': {
      const to = channels[step.channel] as Channel
      const content = callOf(step.call, users)
      const form = { type: 'channel', to: to.id, topic: step.topic, content, read_by_sender: step.isRead }
      const { id } = (await clients[step.user]?.post('/messages', form))?.body ?? {}
      model.messages.push({ id, sender: step.user, place: { channel: step.channel, topic: step.topic } })
      const inTopic = ({ place }: Model['messages'][number]) =>
        'channel' in place && place.channel === step.channel && place.topic === step.topic
      const participants = model.messages.filter(inTopic).map(({ sender }) => sender)
      if (!model.subscribers[step.channel]?.has(step.user)) model.rows[step.user]?.set(id, 0)
      for (const reader of model.subscribers[step.channel] ?? []) model.rows[reader]?.set(id, flagsOfCall(step.call, reader, participants))
      if (step.isRead) model.rows[step.user]?.set(id, (model.rows[step.user]?.get(id) ?? 0) | FLAG.read)
      return
    }
    case 'write directly': {
      const form = { type: 'direct', to: [users[step.to]?.id], content: callOf(step.call, users), read_by_sender: false }
      const { id } = (await clients[step.user]?.post('/messages', form))?.body ?? {}
      const participants = [...new Set([step.user, step.to])]
      model.messages.push({ id, sender: step.user, place: { users: participants } })
      for (const participant of participants) model.rows[participant]?.set(id, flagsOfCall(step.call, participant, []))
      return
    }
    case 'subscribe':
      await subscribe(app.server.app, channels[step.channel] as Channel, [users[step.user] as User])
      model.subscribers[step.channel]?.add(step.user)
      return
    case 'unsubscribe': {
      const left = channels[step.channel] as Channel
      const where = { user_id: users[step.user]?.id ?? 0, channel_id: left.id }
      await db.transaction(async (tx) => {
        const end = await Message.maxId(1, tx)
        await Subscription.update({ is_active: false }, { where, transaction: tx })
        await SubscriptionSpan.update({ to_message_id: end }, { where: { ...where, to_message_id: null }, transaction: tx })
        await markChannelRead(db, left, [where.user_id], tx)
      })
      model.subscribers[step.channel]?.delete(step.user)
      readChannel(model, step.channel, [step.user])
      return
    }
    case 'archive':
      await db.transaction((tx) => markChannelRead(db, channels[step.channel] as Channel, 'everybody', tx))
      readChannel(model, step.channel, [0, 1, 2])
      return
    case 'flag': {
      const messages = chosen(step.of).filter(({ place }) => 'channel' in place || place.users.includes(step.user))
      await clients[step.user]?.post('/messages/flags', { messages: messages.map(({ id }) => id), op: step.op, flag: step.flag })
      flagInModel(model, step.user, messages, step)
      return
    }
    case 'flag a topic': {
      const narrow = [
        { operator: 'channel', operand: channels[step.channel]?.id },
        { operator: 'topic', operand: step.topic },
      ]
      const form = { anchor: 'oldest', num_before: 0, num_after: 1_000, narrow, op: step.op, flag: step.flag }
      expect((await clients[step.user]?.post('/messages/flags/narrow', form))?.status).toBe(200)
      const inTopic = ({ place }: Model['messages'][number]) =>
        'channel' in place && place.channel === step.channel && place.topic === step.topic
      flagInModel(model, step.user, model.messages.filter(inTopic), step)
      return
    }
    case 'read everything': {
      await clients[step.user]?.post('/mark_all_as_read')
      const rows = model.rows[step.user]
      for (const [id, flags] of rows ?? []) rows?.set(id, flags | FLAG.read)
      return
    }
    case 'catch up':
      return catchUp(db, users[step.user] as User)
    case 'move': {
      const moved = chosen(step.of).filter(({ place }) => 'channel' in place)
      const ids = moved.map(({ id }) => id)
      const recipient = channels[step.channel]?.recipient_id ?? 0
      await db.transaction(async (tx) => {
        await receiveMessages(db, ids, tx)
        const fields = { recipient_id: recipient, topic: step.topic, topic_key: step.topic }
        await Message.update(fields, { where: { id: ids }, transaction: tx })
      })
      for (const message of moved) message.place = { channel: step.channel, topic: step.topic }
      return
    }
    case 'wait':
      // So long that the pointers may pass what was sent until now.
      await Message.update({ date_sent: 1_700_000_000 }, { where: { realm_id: 1 } })
  }
}

function callOf(call: Call, users: User[]): string {
  if (typeof call === 'number') return `@**${users[call]?.full_name}**`
  return { nobody: 'x', everybody: '@**all**', 'the topic': '@**topic**' }[call]
}

function flagsOfCall(call: Call, reader: number, participants: number[]): number {
  if (call === reader) return FLAG.mentioned
  if (call === 'everybody') return FLAG.stream_wildcard_mentioned
  return call === 'the topic' && participants.includes(reader) ? FLAG.topic_wildcard_mentioned : 0
}

function readChannel({ messages, rows }: Model, channel: number, users: number[]): void {
  for (const reader of users)
    for (const { id, place } of messages) {
      const flags = rows[reader]?.get(id)
      if ('channel' in place && place.channel === channel && flags !== undefined) rows[reader]?.set(id, flags | FLAG.read)
    }
}

function flagInModel(
  model: Model,
  who: number,
  messages: Model['messages'],
  { op, flag }: { op: string; flag: (typeof SETTABLE)[number] },
): void {
  const rows = model.rows[who]
  for (const { id, place } of messages) {
    if (flag === 'read' && op === 'remove' && 'channel' in place && !model.subscribers[place.channel]?.has(who)) continue
    const flags = rows?.get(id)
    const isNeeded = flag === 'read' ? op === 'remove' : op === 'add'
    if (flags === undefined && !isNeeded) continue
    const before = flags ?? FLAG.read | FLAG.historical
    rows?.set(id, op === 'add' ? before | FLAG[flag] : before & ~FLAG[flag])
  }
}

/** Compares what everybody would be told, without writing anything. */
async function compare({ users, model }: World): Promise<void> {
  const { db } = app.server.app
  const all = model.messages.map(({ id }) => id)
  for (const [i, rows] of model.rows.entries()) {
    const reader = users[i] as User
    const expected = new Map(all.map((id) => [id, rows.get(id) ?? FLAG.read | FLAG.historical]))
    expect(await flagsOf(db, reader, all), `flags of user ${i}`).toEqual(expected)
    const unread = (await unreadMessages(db, reader)).messages.map(({ id }) => id)
    expect(unread, `unread messages of user ${i}`).toEqual(unreadOf(rows))
  }
}

/** Compares what is registered, and the rows once everybody has all of theirs. */
async function compareInTheEnd({ users, clients, model }: World): Promise<void> {
  for (const [i, rows] of model.rows.entries()) {
    const visible = model.messages.filter(({ place }) => 'channel' in place || place.users.includes(i)).map(({ id }) => id)
    const { messages } = (await clients[i]?.get('/messages', { message_ids: [0, ...visible] }))?.body ?? {}
    const shown = messages.map(({ id, flags }: { id: number; flags: (keyof typeof FLAG)[] }) => [
      id,
      flags.reduce((sum, name) => sum | (FLAG[name] ?? 0), 0),
    ])
    expect(new Map(shown)).toEqual(new Map(visible.map((id) => [id, rows.get(id) ?? FLAG.read | FLAG.historical])))
    const { body } = (await clients[i]?.post('/register', { fetch_event_types: ['message', 'starred_messages'] })) ?? {}
    const { pms, streams, huddles } = body.unread_msgs
    const unread = [...pms, ...streams, ...huddles].flatMap((one) => one.unread_message_ids).sort((a, b) => a - b)
    expect(unread).toEqual(unreadOf(rows))
    expect(body.starred_messages).toEqual([...rows].flatMap(([id, flags]) => (flags & FLAG.starred ? [id] : [])).sort((a, b) => a - b))
    const stored = await UserMessage.findAll({ where: { user_id: users[i]?.id ?? 0 }, raw: true })
    expect(new Map(stored.map((row) => [row.message_id, row.flags]))).toEqual(rows)
  }
}

function unreadOf(rows: Map<number, number>): number[] {
  return [...rows].flatMap(([id, flags]) => (flags & FLAG.read ? [] : [id])).sort((a, b) => a - b)
}

test('rows written late say the same as rows written when the message was sent', async () => {
  const property = fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
    const world = await createWorld()
    for (const one of steps) {
      await take(world, one)
      await compare(world)
    }
    await compareInTheEnd(world)
  })
  await fc.assert(property, { numRuns: 10, interruptAfterTimeLimit: 30_000 })
}, 120_000)
