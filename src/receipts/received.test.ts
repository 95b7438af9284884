// databases: both
// Rows that are written late must equal rows that are written when a message is sent. The server and a model that writes them on sending
// run the same random operations.

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApiKey } from '../actions/people/api-keys.ts'
import { createUser } from '../actions/people/create.ts'
import { serverContext } from '../context.ts'
import { Message, UserMessage } from '../models/message.ts'
import { Realm } from '../models/realm.ts'
import type { User } from '../models/user.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import type { Answer, Client } from '../testing/client.ts'
import { BITS, type Call, EagerModel, type Mode, type ModelMessage, type Op, type Settable, type Shape } from '../testing/eager-model.ts'
import { sampleSize } from '../testing/sampled.ts'
import { unixTime } from '../values/dates.ts'
import { ROLE } from '../values/roles.ts'

const USERS = 4
const ALERTED = 0
const GUEST = 3
const CHANNELS: (Shape['channels'][number] & { name: string })[] = [
  { name: 'open', isPrivate: false, isProtected: false, subscribers: [0, 1, 3] },
  { name: 'private', isPrivate: true, isProtected: false, subscribers: [0, 2] },
  { name: 'kept', isPrivate: true, isProtected: true, subscribers: [1, 2] },
]
const TOPICS = ['one', 'two']
const ALERT = 'wombat'
/** The number of random histories. `SPANS_RUNS` sets it. */
const LIVES = Number(process.env.SPANS_RUNS ?? 10)
/** Milliseconds that one life may take, and all lives together with the search for the shortest one that fails. */
const LIFE = 60_000
const SEARCH = 180_000 + 10_000 * LIVES

/** Messages are identified by the number of messages after them. */
type Step =
  | { do: 'send'; user: number; isBold: boolean; channel: number; topic: string; isRead: boolean; call: Call }
  | { do: 'write directly'; user: number; to: number; call: Call }
  | { do: 'edit'; of: number; call: Call }
  | { do: 'delete'; user: number; of: number }
  | { do: 'subscribe' | 'unsubscribe'; user: number; channel: number }
  | { do: 'archive'; channel: number }
  | { do: 'flag'; user: number; of: number[]; op: Op; flag: Settable }
  | { do: 'flag by narrow'; user: number; narrow: Narrow; op: Op; flag: Settable }
  | { do: 'read everything' | 'register' | 'look for unread messages'; user: number }
  | { do: 'move'; user: number; isBold: boolean; of: number; channel: number; topic: string; mode: Mode; says: boolean }
  | { do: 'mute'; user: number; other: number; isEnd: boolean }
  | { do: 'wait' }
type Narrow = 'all' | 'unread' | 'starred' | 'mentioned' | { channel: number; topic?: string; unread?: true }

const user = fc.nat(USERS - 1)
const channel = fc.nat(CHANNELS.length - 1)
/** Whether an operation is tried even if its user may not do it. Otherwise a user who may do it takes their place. */
const isBold = fc.nat(4).map((n) => n === 0)
const topic = fc.constantFrom(...TOPICS)
const call: fc.Arbitrary<Call> = fc.oneof(
  { weight: 2, arbitrary: fc.constant('nobody' as const) },
  { weight: 3, arbitrary: fc.oneof(fc.constantFrom('everybody' as const, 'the topic' as const, 'who is alerted' as const), user) },
)
const of = fc.oneof(fc.nat(3), fc.nat(12))
const op = fc.constantFrom('add' as const, 'remove' as const)
const flag = fc.constantFrom('read' as const, 'starred' as const, 'collapsed' as const)
const mode = fc.constantFrom('change_one' as const, 'change_later' as const, 'change_all' as const)
const narrow: fc.Arbitrary<Narrow> = fc.oneof(
  fc.constantFrom('all' as const, 'unread' as const, 'starred' as const, 'mentioned' as const),
  fc.record({ channel }),
  fc.record({ channel, topic }),
  fc.record({ channel, unread: fc.constant(true as const) }),
)
const kind = <T extends string>(name: T) => fc.constant(name)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: kind('send'), user, isBold, channel, topic, isRead: fc.boolean(), call }) },
  { weight: 1, arbitrary: fc.record({ do: kind('write directly'), user, to: user, call }) },
  { weight: 2, arbitrary: fc.record({ do: kind('edit'), of, call }) },
  { weight: 1, arbitrary: fc.record({ do: kind('delete'), user, of }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('subscribe' as const, 'unsubscribe' as const), user, channel }) },
  { weight: 3, arbitrary: fc.record({ do: kind('flag'), user, of: fc.array(of, { minLength: 1, maxLength: 4 }), op, flag }) },
  { weight: 2, arbitrary: fc.record({ do: kind('flag by narrow'), user, narrow, op, flag }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('read everything' as const, 'register' as const, 'look for unread messages' as const),
      user,
    }),
  },
  { weight: 5, arbitrary: fc.record({ do: kind('move'), user, isBold, of, channel, topic, mode, says: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: kind('archive'), channel }) },
  { weight: 2, arbitrary: fc.record({ do: kind('mute'), user, other: user, isEnd: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: kind('wait') }) },
)

let app: TestApp
let realm: Realm
let owner: Client
beforeAll(async () => {
  app = await startTestApp()
  owner = app.as('owner')
  // Neither time limits nor roles forbid an operation.
  const settings = {
    send_channel_events_messages: false,
    message_content_edit_limit_seconds: null,
    message_content_delete_limit_seconds: null,
    move_messages_within_stream_limit_seconds: null,
    move_messages_between_streams_limit_seconds: null,
  }
  await Realm.update({ settings: JSON.stringify(settings) }, { where: { id: 1 } })
  app.server.app.caches.clear()
  expect((await owner.patch('/realm', { can_delete_any_message_group: { new: 3 } })).status).toBe(200)
  realm = await Realm.findByPk(1, { rejectOnEmpty: true })
})
afterAll(() => app.close())

interface World {
  users: User[]
  clients: Client[]
  channels: { id: number; name: string }[]
  model: EagerModel
}
let runs = 0

async function createWorld(): Promise<World> {
  const [run, now] = [++runs, unixTime()]
  const parts = app.server.app
  const users: User[] = []
  const clients: Client[] = []
  for (let i = 0; i < USERS; i++) {
    const role = i === GUEST ? ROLE.guest : ROLE.member
    const person = await createUser(serverContext(parts, realm), {
      email: `u${i}.${run}@example.com`,
      fullName: `User ${i} of ${run}`,
      role,
    })
    users.push(person)
    clients.push(app.client({ email: person.delivery_email, api_key: (await createApiKey(parts, person, 'test', now)).key }))
  }
  await clients[ALERTED]?.post('/users/me/alert_words', { alert_words: [ALERT + run] })
  const channels: World['channels'] = []
  for (const { name, isPrivate, isProtected, subscribers } of CHANNELS) {
    const ids = subscribers.map((i) => users[i]?.id ?? 0)
    const form = {
      name: `${name} ${run}`,
      subscribers: [app.demo.users.owner.user_id, ...ids],
      invite_only: isPrivate,
      history_public_to_subscribers: !isProtected,
    }
    const { status, body } = await owner.post('/channels/create', form)
    expect(status).toBe(200)
    channels.push({ id: body.id, name: form.name })
  }
  const shape = { users: users.map((_, i) => ({ isGuest: i === GUEST, isAlerted: i === ALERTED })), channels: CHANNELS }
  return { users, clients, channels, model: new EagerModel(shape) }
}

/** Runs the same operation on the server and the model. The server must refuse what the model forbids. */
async function take(world: World, step: Step): Promise<void> {
  const { model, channels } = world
  const messageAt = (at: number): ModelMessage | undefined => model.messages.at(-1 - (at % Math.max(1, model.messages.length)))
  const request = (i: number): Client => world.clients[i] as Client
  const idOf = (i: number): number => channels[i]?.id ?? 0
  const actor = ({ user: given, isBold }: { user: number; isBold: boolean }, may: (user: number) => boolean): number => {
    const able = [0, 1, 2, 3].filter(may)
    return isBold ? given : (able[given % Math.max(1, able.length)] ?? given)
  }
  switch (step.do) {
    case 'send': {
      const sender = actor(step, (one) => model.mayRead(one, step.channel))
      const form = {
        type: 'channel',
        to: idOf(step.channel),
        topic: step.topic,
        content: textOf(world, step.call),
        read_by_sender: step.isRead,
      }
      const answer = await request(sender).post('/messages', form)
      if (!answered(answer, model.mayRead(sender, step.channel))) return
      const place = { channel: step.channel, topic: step.topic }
      return model.send({ id: answer.body.id, sender, place }, step.call, step.isRead)
    }
    case 'write directly': {
      const form = { type: 'direct', to: [world.users[step.to]?.id], content: textOf(world, step.call), read_by_sender: false }
      const answer = await request(step.user).post('/messages', form)
      answered(answer, true)
      return model.send({ id: answer.body.id, sender: step.user, place: { users: [...new Set([step.user, step.to])] } }, step.call, false)
    }
    case 'edit': {
      const message = messageAt(step.of)
      if (message?.sender === undefined) return
      const answer = await request(message.sender).patch(`/messages/${message.id}`, {
        content: `${textOf(world, step.call)} ${message.id}`,
      })
      if (answered(answer, model.sees(message.sender, message))) model.edit(message, step.call)
      return
    }
    case 'delete': {
      const message = messageAt(step.of)
      if (!message) return
      const isAllowed = model.sees(step.user, message) && (step.user !== GUEST || message.sender === GUEST)
      if (answered(await request(step.user).delete(`/messages/${message.id}`), isAllowed)) model.delete(message)
      return
    }
    case 'subscribe': {
      const form = { principals: [world.users[step.user]?.id], send_new_subscription_messages: false }
      answered(await owner.post('/users/me/subscriptions', { subscriptions: [{ name: channels[step.channel]?.name }], ...form }), true)
      return model.subscribe(step.user, step.channel)
    }
    case 'unsubscribe': {
      const form = { principals: [world.users[step.user]?.id] }
      answered(await owner.delete('/users/me/subscriptions', { subscriptions: [channels[step.channel]?.name], ...form }), true)
      return model.unsubscribe(step.user, step.channel)
    }
    case 'archive':
      answered(await owner.delete(`/streams/${idOf(step.channel)}`), true)
      answered(await owner.patch(`/streams/${idOf(step.channel)}`, { is_archived: false }), true)
      return model.archive(step.channel)
    case 'flag': {
      const messages = [...new Set(step.of.map(messageAt))].flatMap((message) => message ?? [])
      const seen = messages.filter((message) => model.sees(step.user, message))
      const skips = (step.flag === 'read') === (step.op === 'add')
      const form = { messages: messages.map(({ id }) => id), op: step.op, flag: step.flag }
      const answer = await request(step.user).post('/messages/flags', form)
      if (answered(answer, skips || seen.length === messages.length)) model.flag(step.user, seen, step.op, step.flag)
      return
    }
    case 'flag by narrow': {
      const form = { anchor: 'oldest', num_before: 0, num_after: 1_000, narrow: termsOf(world, step.narrow), op: step.op, flag: step.flag }
      const answer = await request(step.user).post('/messages/flags/narrow', form)
      if (answered(answer, typeof step.narrow === 'string' || model.mayRead(step.user, step.narrow.channel)))
        model.flag(step.user, matching(model, step.user, step.narrow), step.op, step.flag)
      return
    }
    case 'read everything':
      answered(await request(step.user).post('/mark_all_as_read'), true)
      return model.readEverything(step.user)
    case 'register':
      return void answered(await request(step.user).post('/register', { fetch_event_types: ['message'] }), true)
    case 'look for unread messages':
      return expect(await found(world, step.user, 'unread')).toEqual(idsOf(matching(model, step.user, 'unread')))
    case 'move': {
      const message = messageAt(step.of)
      if (!message || !('channel' in message.place)) return
      const { place } = message
      const isAble = (one: number): boolean =>
        model.sees(one, message) && model.mayRead(one, step.channel) && (one !== GUEST || step.channel === place.channel)
      const mover = actor(step, isAble)
      const move = { actor: mover, message, mode: step.mode, channel: step.channel, topic: step.topic }
      const isChange = step.channel !== place.channel || step.topic !== place.topic
      const before = await Message.maxId(1)
      const says = { send_notification_to_old_thread: step.says, send_notification_to_new_thread: step.says }
      const form = { stream_id: idOf(step.channel), topic: step.topic, propagate_mode: step.mode, ...says }
      const answer = await request(mover).patch(`/messages/${message.id}`, form)
      if (!answered(answer, isChange && isAble(mover))) return
      const places = [place, { channel: step.channel, topic: step.topic }]
      model.move(move)
      const notices = (await Message.findAll({ attributes: ['id'], order: [['id', 'ASC']], raw: true })).filter(({ id }) => id > before)
      expect(notices).toHaveLength(step.says ? 2 : 0)
      for (const [i, { id }] of notices.entries())
        model.announce({ id, sender: undefined, place: { ...(places[i] as typeof place) } }, mover)
      return
    }
    case 'mute': {
      const isAllowed = model.hasMuted(step.user, step.other) === step.isEnd && step.user !== step.other
      const path = `/users/me/muted_users/${world.users[step.other]?.id}`
      const answer = await (step.isEnd ? request(step.user).delete(path) : request(step.user).post(path))
      if (answered(answer, isAllowed)) model.mute(step.user, step.other, step.isEnd)
      return
    }
    case 'wait':
      // Old enough for the pointers to pass all messages so far.
      await Message.update({ date_sent: 1_700_000_000 }, { where: { realm_id: 1 } })
  }
}

function answered({ status, body }: Answer, isAllowed: boolean): boolean {
  expect(status, JSON.stringify(body)).toBe(isAllowed ? 200 : 400)
  return isAllowed
}

function textOf({ users }: World, call: Call): string {
  if (typeof call === 'number') return `@**${users[call]?.full_name}**`
  return { nobody: 'x', everybody: '@**all**', 'the topic': '@**topic**', 'who is alerted': `A ${ALERT}${runs}` }[call]
}

function termsOf({ channels }: World, narrow: Narrow): { operator: string; operand: unknown }[] {
  if (narrow === 'all') return []
  if (typeof narrow === 'string') return [{ operator: 'is', operand: narrow }]
  return [
    { operator: 'channel', operand: channels[narrow.channel]?.id },
    ...(narrow.topic === undefined ? [] : [{ operator: 'topic', operand: narrow.topic }]),
    ...(narrow.unread ? [{ operator: 'is', operand: 'unread' }] : []),
  ]
}

const CALLED = BITS.mentioned | BITS.stream_wildcard_mentioned | BITS.topic_wildcard_mentioned

/** The messages of a narrow that a user may read. Without a channel, or with flags, only received messages count. */
function matching(model: EagerModel, reader: number, narrow: Narrow): ModelMessage[] {
  if (narrow === 'all') return model.having(reader, 0, false)
  if (narrow === 'unread') return model.having(reader, BITS.read, false)
  if (narrow === 'starred') return model.having(reader, BITS.starred, true)
  if (narrow === 'mentioned') return model.having(reader, CALLED, true)
  const candidates = narrow.unread ? model.having(reader, BITS.read, false) : model.messages
  return candidates.filter(
    (message) =>
      'channel' in message.place &&
      message.place.channel === narrow.channel &&
      (narrow.topic === undefined || message.place.topic === narrow.topic) &&
      model.sees(reader, message),
  )
}

async function found(world: World, reader: number, narrow: Narrow): Promise<number[]> {
  const window = { anchor: 'newest', num_before: 1_000, num_after: 0 }
  const { body } = (await world.clients[reader]?.get('/messages', { ...window, narrow: termsOf(world, narrow) })) ?? {}
  return body.messages.map(({ id }: { id: number }) => id)
}

const idsOf = (messages: readonly ModelMessage[]): number[] => messages.map(({ id }) => id)

interface UnreadMessages extends Record<'pms' | 'streams' | 'huddles', { unread_message_ids: number[] }[]> {}

const unreadIds = ({ pms, streams, huddles }: UnreadMessages): number[] =>
  [...pms, ...streams, ...huddles].flatMap((one) => one.unread_message_ids).sort((a, b) => a - b)

/** Compares what a user would get, without writing rows of messages. */
async function compare({ clients, model }: World, i: number): Promise<void> {
  const { messages } = (await clients[i]?.get('/messages', { message_ids: [0, ...idsOf(model.messages)] }))?.body ?? {}
  const told = messages.map(({ id, flags }: { id: number; flags: string[] }) => [id, flags.filter((name) => name in BITS)])
  const seen = model.messages.filter((message) => model.sees(i, message))
  const names = (flags: number) => (Object.keys(BITS) as (keyof typeof BITS)[]).filter((name) => flags & BITS[name])
  expect(new Map(told), `flags of user ${i}`).toEqual(new Map(seen.map((message) => [message.id, names(model.flags(i, message))])))
  const { unread_msgs: unread } = (await clients[i]?.post('/register', { fetch_event_types: ['message'] }))?.body ?? {}
  expect(unreadIds(unread), `unread messages of user ${i}`).toEqual(idsOf(model.having(i, BITS.read, false)))
}

/** Also compares initial states and searches, and the rows after all users have caught up. */
async function compareInTheEnd(world: World): Promise<void> {
  const { users, clients, model } = world
  for (const [i, rows] of model.rows.entries()) {
    await compare(world, i)
    const { body } = (await clients[i]?.post('/register', { fetch_event_types: ['message', 'starred_messages'] })) ?? {}
    const { mentions, count } = body.unread_msgs
    const unread = model.having(i, BITS.read, false)
    expect(unreadIds(body.unread_msgs)).toEqual(idsOf(unread))
    expect(count).toBe(unread.length)
    expect(mentions).toEqual(idsOf(unread.filter((message) => model.flags(i, message) & CALLED)))
    expect(body.starred_messages).toEqual(idsOf(model.having(i, BITS.starred, true)))
    const received = [...rows].filter(([, flags]) => !(flags & BITS.historical)).map(([id]) => id)
    expect(body.max_message_id).toBe(Math.max(-1, ...received))
    const narrows = ['all', 'unread', 'starred', 'mentioned'] as const
    for (const narrow of narrows) expect(await found(world, i, narrow), narrow).toEqual(idsOf(matching(model, i, narrow)))
    const stored = await UserMessage.findAll({ where: { user_id: users[i]?.id ?? 0 }, raw: true })
    expect(new Map(stored.map((row) => [row.message_id, row.flags])), `rows of user ${i}`).toEqual(rows)
  }
}

test(
  'rows that are written late equal rows that are written when the message is sent',
  async () => {
    const property = fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40, size: 'max' }), async (steps) => {
      const world = await createWorld()
      for (const [i, one] of steps.entries()) {
        await take(world, one)
        await compare(world, i % USERS)
      }
      await compareInTheEnd(world)
    })
    await fc.assert(property, { numRuns: sampleSize(LIVES), timeout: LIFE, interruptAfterTimeLimit: SEARCH, markInterruptAsFailure: true })
  },
  SEARCH + 2 * LIFE,
)
