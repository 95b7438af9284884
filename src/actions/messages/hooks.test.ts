// databases: both
// Outgoing webhook bots: what they are told, in which order, how requests are proved and repeated, and what their answers do. Over HTTP, with
// servers that bots call.

import { createHmac } from 'node:crypto'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { insertRows } from '../../db/rows.ts'
import { loadContract } from '../../http/contract.ts'
import { requestAjv } from '../../http/validation.ts'
import { deliverToBots } from '../../jobs/hooks.ts'
import { notifyOfMessages } from '../../jobs/notify.ts'
import { prune } from '../../jobs/prune.ts'
import { BotDelivery } from '../../models/bot-delivery.ts'
import { startTestApp, type TestApp } from '../../testing/app.ts'
import type { TestMessage } from '../../testing/client.ts'
import { NO_WORKER } from '../../testing/mails.ts'
import { unixTime } from '../../values/dates.ts'

interface Called {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}
const NO_CALL: Called = { path: '', headers: {}, body: '' }
let app: TestApp
let receiver: Server
let url: string
/** What the bots were told, in this order, and how they answer, by path. */
let called: Called[]
let answers: Map<string, (response: ServerResponse) => void>

beforeAll(async () => {
  app = await startTestApp({ ...NO_WORKER, outgoingAllow: ['127.0.0.1'] })
})
afterAll(() => app.close())
beforeEach(async () => {
  called = []
  answers = new Map()
  receiver = createServer(async (request, response) => {
    const path = request.url ?? ''
    called.push({ path, headers: request.headers, body: await text(request) })
    const answer = answers.get(path) ?? ((to) => to.end())
    answer(response)
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
})
afterEach(async () => {
  receiver.closeAllConnections()
  await new Promise((resolve) => receiver.close(resolve))
  await BotDelivery.destroy({ where: {} })
})

let made = 0
interface Hook {
  id: number
  name: string
  path: string
  token: string
  secret: string
}
async function hook(more: Record<string, unknown> = {}): Promise<Hook> {
  made++
  const [name, path] = [`Hook ${made}`, `/hook${made}`]
  const form = { full_name: name, short_name: `hook${made}`, bot_type: 3, payload_url: url + path, ...more }
  const { user_id: id, services, signing_secret: secret } = await app.as('member').must.post('/bots', form)
  const [service] = services as { token: string }[]
  return { id, name, path, token: service?.token ?? '', secret: secret ?? '' }
}
const json = (body: unknown) => (response: ServerResponse) => void response.end(JSON.stringify(body))
const status = (code: number) => (response: ServerResponse) => void response.writeHead(code).end()
const say = (content: string, more: TestMessage = {}) => app.as('member2').must.send({ content, topic: 'hooks', ...more })
const mention = ({ name }: Hook, content = 'look', more: TestMessage = {}) => say(`@**${name}** ${content}`, more)
/** Decides who is notified of messages, and makes the requests that are due, at a time that by default is now. */
const deliver = async (at?: number): Promise<void> => {
  await notifyOfMessages(app.server.app)
  await deliverToBots(app.server.app, at)
}
const paths = () => called.map(({ path }) => path)
const said = () => called.map(({ body }) => (JSON.parse(body) as { data: string }).data.replace(/^@\*\*.*?\*\* /, ''))
const deliveries = async ({ id }: Hook) => (await app.as('member').must.get(`/bots/${id}/deliveries`)).deliveries
const newest = async (narrow: unknown[]) =>
  (await app.as('member2').must.get('/messages', { anchor: 'newest', num_before: 1, num_after: 0, narrow, apply_markdown: false }))
    .messages[0]
const inTopic = (topic = 'hooks') => [
  ['channel', 'general'],
  ['topic', topic],
]

test('a mention is told with the message, in a request whose signature anybody with the secret can verify', async () => {
  const bot = await hook()
  const id = await mention(bot, '**bold**')
  await deliver()
  const [{ headers, body } = NO_CALL] = called
  expect(JSON.parse(body)).toEqual({
    bot_email: `hook${made}-bot@127.0.0.1`,
    bot_full_name: bot.name,
    data: `@**${bot.name}** **bold**`,
    trigger: 'mention',
    token: bot.token,
    message: expect.objectContaining({
      ...{ id, content: `@**${bot.name}** **bold**`, sender_id: app.idOf('member2'), stream_id: app.demo.channels.general.stream_id },
      rendered_content: expect.stringContaining('<strong>bold</strong>'),
    }),
  })
  expect(JSON.parse(body).message).not.toHaveProperty('flags')
  const key = Buffer.from(bot.secret.slice('whsec_'.length), 'base64')
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
  expect(Math.abs(Number(headers['webhook-timestamp']) - unixTime())).toBeLessThan(60)
  expect(await deliveries(bot)).toMatchObject([
    { message_id: id, trigger: 'mention', state: 'delivered', attempts: 1, status: 200, error: null },
  ])
})

test('what is sent is what the contract says of it, headers and both formats', async () => {
  const { 'x-webhooks': webhooks = {} } = loadContract().document
  const { parameters = [], requestBody } = webhooks.botMessage?.post ?? {}
  for (const [type, interface_type] of [
    ['application/json', 1],
    ['application/x-www-form-urlencoded', 2],
  ] as const) {
    called = []
    await mention(await hook({ interface_type }), 'look')
    await deliver()
    const [{ headers, body } = NO_CALL] = called
    expect(headers['content-type']).toBe(type)
    for (const { name, schema } of parameters) expect(requestAjv().validate(schema, headers[name])).toBe(true)
    const ajv = requestAjv()
    const sent: unknown = type === 'application/json' ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body))
    ajv.validate(requestBody?.content[type]?.schema ?? false, sent)
    expect(ajv.errors).toBeNull()
  }
})
test('a bot answers a mention in the topic, and a direct message to everybody in the conversation', async () => {
  const bot = await hook()
  answers.set(bot.path, json({ content: 'I am **here**.' }))
  await mention(bot)
  await deliver()
  expect(await newest(inTopic())).toMatchObject({ sender_id: bot.id, content: 'I am **here**.' })
  const to = [bot.id, app.idOf('member')]
  await say('hello', { to })
  await deliver()
  expect(JSON.parse(called[1]?.body ?? '')).toMatchObject({ trigger: 'direct_message', data: 'hello', message: { type: 'private' } })
  expect(await newest([{ operator: 'dm', operand: to }])).toMatchObject({ sender_id: bot.id, content: 'I am **here**.' })
  expect((await deliveries(bot)).map(({ trigger }) => trigger).sort()).toEqual(['direct_message', 'mention'])
})

test.each([
  ['nothing', (response: ServerResponse) => void response.end()],
  ['that it does not want to', json({ response_not_required: true, content: 'Not this.' })],
  ['an empty text', json({ content: ' ' })],
  ['no text', json({ content: 7 })],
  ['what is not JSON', (response: ServerResponse) => void response.end('<html>')],
])('a bot that answers %s writes nothing, and is not asked again', async (_, answer) => {
  const bot = await hook()
  answers.set(bot.path, answer)
  const id = await mention(bot)
  await deliver()
  await deliver(unixTime() + 86_400)
  expect(called).toHaveLength(1)
  expect((await newest(inTopic()))?.id).toBe(id)
  expect(await deliveries(bot)).toMatchObject([{ state: 'delivered' }])
})

test('an answer that the bot may not send is not sent, and its owner sees why', async () => {
  const bot = await hook()
  answers.set(bot.path, json({ content: 'x'.repeat(10_001) }))
  await mention(bot)
  await deliver()
  expect(await deliveries(bot)).toMatchObject([
    { state: 'delivered', error: expect.stringContaining("the answer was not sent: 'content'") },
  ])
})

test('nobody is told of what does not concern a bot, what bots write, and what is gone', async () => {
  const bot = await hook()
  await say('nobody', {})
  await say('@**all**', { topic: 'hooks' })
  await app.as('bot').must.send({ content: `@**${bot.name}** a bot`, topic: 'hooks' })
  const gone = await mention(bot, 'gone')
  await notifyOfMessages(app.server.app)
  await app.as('owner').must.delete(`/messages/${gone}`)
  await deliver()
  expect(called).toEqual([])
  expect(await deliveries(bot)).toMatchObject([{ message_id: gone, state: 'dropped' }])
})

test('a bot that is deactivated before its request is told nothing', async () => {
  const bot = await hook()
  await mention(bot)
  await notifyOfMessages(app.server.app)
  await app.as('member').must.delete(`/bots/${bot.id}`)
  await deliver()
  expect(called).toEqual([])
})

test('a bot that is deactivated while its program answers says nothing more', async () => {
  const bot = await hook()
  answers.set(bot.path, (response) => {
    void app
      .as('member')
      .must.delete(`/bots/${bot.id}`)
      .then(() => json({ content: 'I am not there any more.' })(response))
  })
  await mention(bot)
  await deliver()
  expect((await newest(inTopic()))?.content).toContain('look')
  expect(await deliveries(bot)).toMatchObject([{ state: 'delivered', error: 'the answer was not sent: Account is deactivated' }])
})

test('a mention that an edit adds is told', async () => {
  const bot = await hook()
  const id = await say('nobody yet')
  await deliver()
  await app.as('member2').must.patch(`/messages/${id}`, { content: `@**${bot.name}** now` })
  await deliver()
  expect(said()).toEqual(['now'])
})

describe('a request that fails', () => {
  test('is made again later, later each time, with the same ID, until it succeeds', async () => {
    const bot = await hook()
    answers.set(bot.path, status(503))
    await mention(bot)
    await deliver()
    const [first] = await deliveries(bot)
    expect(first).toMatchObject({ state: 'waiting', attempts: 1, status: 503, error: 'the answer has status 503' })
    const wait = (first?.next_attempt ?? 0) - unixTime()
    await deliverToBots(app.server.app)
    expect(called).toHaveLength(1)
    await deliverToBots(app.server.app, first?.next_attempt ?? 0)
    const [second] = await deliveries(bot)
    expect((second?.next_attempt ?? 0) - (first?.next_attempt ?? 0)).toBeGreaterThan(wait)
    answers.set(bot.path, json({ content: 'At last.' }))
    await deliverToBots(app.server.app, second?.next_attempt ?? 0)
    expect(await deliveries(bot)).toMatchObject([{ state: 'delivered', attempts: 3, status: 200, error: null }])
    expect(new Set(called.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect((await newest(inTopic()))?.content).toBe('At last.')
  })

  test('is given up after eight attempts, and the owner is told, but not for each of them', async () => {
    const warn = vi.spyOn(app.server.app.log, 'warn')
    const bot = await hook()
    answers.set(bot.path, status(500))
    for (const topic of ['one', 'two', 'three', 'four']) await mention(bot, 'look', { topic })
    await deliver()
    for (let i = 1; i < 10; i++) await deliverToBots(app.server.app, unixTime() + i * 4_500)
    expect((await deliveries(bot)).map(({ state, attempts }) => `${state} ${attempts}`)).toEqual(Array(4).fill('failed 8'))
    const narrow = [{ operator: 'dm', operand: [app.demo.users.member.user_id, 2] }]
    const query = { anchor: 'newest', num_before: 5, num_after: 0, narrow, apply_markdown: false }
    const { messages } = await app.as('member').must.get('/messages', query)
    const notices = messages.map(({ content }) => content).filter((content) => content.includes(bot.name))
    expect(notices[0]).toContain('the answer has status 500')
    expect(notices).toHaveLength(1)
    const line = { realmId: 1, bot: bot.id, attempts: 8, reason: 'the answer has status 500' }
    expect(warn.mock.calls[0]).toEqual([line, 'a request to a bot was given up'])
    expect(warn.mock.calls).toHaveLength(1)
    warn.mockRestore()
  })

  test('is given up where its attempts came to no end', async () => {
    const bot = await hook()
    await mention(bot)
    await notifyOfMessages(app.server.app)
    await BotDelivery.update({ attempts: 8 }, { where: { user_id: bot.id } })
    await deliver()
    expect(called).toEqual([])
    expect(await deliveries(bot)).toMatchObject([{ state: 'failed', error: 'the server could not make the request' }])
  })

  test('is not made again where another one would be answered alike', async () => {
    const bot = await hook()
    answers.set(bot.path, status(404))
    await mention(bot)
    await deliver()
    await deliver(unixTime() + 86_400)
    expect(called).toHaveLength(1)
    expect(await deliveries(bot)).toMatchObject([{ state: 'failed', attempts: 1, status: 404 }])
  })

  test.each([
    [
      'has an answer that is too long',
      (response: ServerResponse) => void response.end('x'.repeat(65_537)),
      'the answer is longer than 65536 bytes',
    ],
    ['is cut off', (response: ServerResponse) => void response.destroy(), 'the server could not be reached'],
  ])('because it %s says so', async (_, answer, error) => {
    const bot = await hook()
    answers.set(bot.path, answer)
    await mention(bot)
    await deliver()
    expect(await deliveries(bot)).toMatchObject([{ state: 'waiting', status: null, error }])
  })

  test('keeps the later messages of its conversation waiting, and no others', async () => {
    const bot = await hook()
    answers.set(bot.path, status(500))
    await mention(bot, 'first')
    await deliver()
    for (const content of ['second', 'third']) await mention(bot, content)
    await mention(bot, 'elsewhere', { topic: 'elsewhere' })
    answers.set(bot.path, (response) => void response.end())
    await deliver()
    expect(said()).toEqual(['first', 'elsewhere'])
    await deliverToBots(app.server.app, unixTime() + 60)
    expect(said()).toEqual(['first', 'elsewhere', 'first', 'second', 'third'])
  })
})

test('a bot that does not answer keeps nobody from being told, nor itself of two conversations at a time', async () => {
  const [silent, other] = [await hook(), await hook()]
  answers.set(silent.path, () => {})
  for (const topic of ['a', 'b', 'c', 'd']) await mention(silent, 'hello?', { topic })
  await notifyOfMessages(app.server.app)
  const under = deliverToBots(app.server.app)
  await expect.poll(() => paths().length).toBe(2)
  await mention(other, 'hello')
  await notifyOfMessages(app.server.app)
  await expect.poll(paths).toEqual([silent.path, silent.path, other.path])
  receiver.closeAllConnections()
  answers.set(silent.path, (response) => void response.end())
  await under
  expect((await deliveries(other))[0]).toMatchObject({ state: 'delivered' })
}, 20_000)

describe('a bot that has not answered for long', () => {
  /** Writes deliveries to a bot as if messages had caused them. */
  async function deliveriesTo({ id }: Hook, count: number, more: (i: number) => object): Promise<void> {
    const row = (i: number) => ({
      ...{ realm_id: 1, user_id: id, message_id: 1, recipient_id: 1, topic_key: 'old', cause: 'mention', request_id: `msg_${i}` },
      ...{ date_created: 1, due_at: 1, ...more(i) },
    })
    for (let from = 0; from < count; from += 1_000)
      await app.server.app.db.transaction((tx) =>
        insertRows(
          BotDelivery,
          Array.from({ length: Math.min(1_000, count - from) }, (_, i) => row(from + i)),
          tx,
        ),
      )
  }

  test('is told nothing while 500 requests wait, and others are', async () => {
    const [silent, other] = [await hook(), await hook()]
    await deliveriesTo(silent, 499, () => ({}))
    for (const content of ['500', '501']) await mention(silent, content)
    await mention(other)
    await notifyOfMessages(app.server.app)
    const waitingFor = ({ id }: Hook) => BotDelivery.count({ where: { user_id: id } })
    expect([await waitingFor(silent), await waitingFor(other)]).toEqual([500, 1])
    await BotDelivery.destroy({ where: { user_id: silent.id } })
    await mention(silent, 'again')
    await notifyOfMessages(app.server.app)
    expect(await waitingFor(silent)).toBe(1)
  })

  test("keeps its owner's other bots from being told only while 2,000 requests wait for them together", async () => {
    const bots = [await hook(), await hook(), await hook(), await hook(), await hook()]
    for (const bot of bots.slice(0, 4)) await deliveriesTo(bot, 500, () => ({}))
    await mention(bots[4] as Hook)
    await notifyOfMessages(app.server.app)
    expect(await BotDelivery.count({ where: { user_id: (bots[4] as Hook).id } })).toBe(0)
    await BotDelivery.destroy({ where: { user_id: (bots[0] as Hook).id } })
    await mention(bots[4] as Hook)
    await notifyOfMessages(app.server.app)
    expect(await BotDelivery.count({ where: { user_id: (bots[4] as Hook).id } })).toBe(1)
  })

  test('does not slow the search for what is due, however much waits', async () => {
    const [silent, other] = [await hook(), await hook()]
    await deliveriesTo(silent, 50_000, (i) => ({ topic_key: `topic ${i % 100}` }))
    await deliveriesTo(other, 1, () => ({}))
    const began = performance.now()
    const waiting = await BotDelivery.waiting(unixTime())
    const due = await Promise.all(waiting.map((who) => BotDelivery.findDueOf(who, unixTime(), 2)))
    expect(performance.now() - began).toBeLessThan(1_000)
    expect(due.flat()).toHaveLength(2)
  }, 60_000)

  test('keeps the newest 2,000 of what has ended', async () => {
    const bot = await hook()
    const now = unixTime()
    await deliveriesTo(bot, 2_003, (i) => ({
      ...(i === 1 ? { state: 'waiting', finished_at: null } : { state: 'delivered', finished_at: now - i }),
      message_id: i,
    }))
    await prune(app.server.app)
    const left = await BotDelivery.findAll({ where: { user_id: bot.id }, order: [['id', 'ASC']] })
    expect(left.map(({ message_id, state }) => `${state} ${message_id}`).slice(0, 2)).toEqual(['waiting 1', 'delivered 3'])
    expect(left).toHaveLength(2_001)
  })
})

test('a URL in a network of the operator is not called, whatever its name', async () => {
  for (const payload_url of ['http://127.0.0.2:1/', 'http://[::1]:1/', 'http://10.0.0.1/', 'http://169.254.169.254/']) {
    const bot = await hook({ payload_url })
    await mention(bot)
    await deliver()
    expect((await deliveries(bot))[0]?.error, payload_url).toContain('is not an address that requests may be sent to')
  }
})

test('a program that was written for Slack is told and answers in its own words', async () => {
  const bot = await hook({ interface_type: 2 })
  answers.set(bot.path, json({ text: 'As in Slack.' }))
  const id = await mention(bot, 'hi')
  await deliver()
  const [{ headers, body } = NO_CALL] = called
  expect(headers['content-type']).toBe('application/x-www-form-urlencoded')
  expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
    ...{ token: bot.token, channel_name: 'general', user_name: app.demo.users.member2.full_name, service_id: String(id) },
    text: `@**${bot.name}** hi`,
  })
  expect((await newest(inTopic()))?.content).toBe('As in Slack.')
})

describe('the list of deliveries', () => {
  test('is read page by page, by those who manage the bot', async () => {
    const bot = await hook()
    for (let i = 0; i < 3; i++) await mention(bot, `${i}`)
    await deliver()
    const all = await deliveries(bot)
    expect(all).toHaveLength(3)
    const read = (query: object) => app.as('administrator').must.get(`/bots/${bot.id}/deliveries`, query as Record<string, unknown>)
    expect(await read({ limit: 2 })).toMatchObject({ deliveries: all.slice(0, 2), found_oldest: false })
    expect(await read({ limit: 2, before: all[1]?.id })).toMatchObject({ deliveries: all.slice(2), found_oldest: true })
    expect((await app.as('member2').get(`/bots/${bot.id}/deliveries`)).body.msg).toContain("'bot_id' names a bot that does not exist")
  })

  test('is kept for 30 days, and what waits for longer', async () => {
    const bot = await hook()
    for (const content of ['old', 'new', 'waiting']) await mention(bot, content)
    await deliver()
    const [waiting, young, old] = await deliveries(bot)
    const now = unixTime()
    const set = (id: number | undefined, columns: object) => BotDelivery.update(columns, { where: { id: id ?? 0 } })
    await set(old?.id, { finished_at: now - 30 * 86_400 - 60 })
    await set(young?.id, { finished_at: now - 30 * 86_400 + 60 })
    await set(waiting?.id, { finished_at: null, state: 'waiting', due_at: now + 86_400, date_created: now - 40 * 86_400 })
    await prune(app.server.app)
    expect((await deliveries(bot)).map(({ id }) => id)).toEqual([waiting?.id, young?.id])
  })
})
