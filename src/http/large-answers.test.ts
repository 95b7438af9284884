// databases: once
// Large answers and clients that do not read them. The contract machine is tested with a handler whose answer no socket can hold.

import { createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterZulip } from '../compat/zulip.ts'
import { readConfig } from '../config.ts'
import { createApi } from './api.ts'
import { loadContract } from './contract.ts'
import { watchedAnswers } from './large-answers.ts'

/** 20 MB: more than the sockets of both sides can buffer. */
const WORDS = Array.from({ length: 20_000 }, () => 'x'.repeat(1_000))
const REACTION = { reaction_type: 'service_extra_emoji', user_id: 1 }
let server: Server
/** The requests whose connection ended before their answer, by their X-Request header. */
const cutOff: string[] = []
/** The people whose requests of messages have reached the handler. */
const handled: number[] = []
let port: number
beforeAll(async () => {
  const api = await createApi<object, { person: number }>({
    contract: loadContract(),
    handlers: {
      getAlertWords: async () => ({ alert_words: WORDS }),
      getUsers: async () => ({ members: WORDS }),
      getMessages: async ({ person }: { person: number }) => {
        handled.push(person)
        return { messages: WORDS.map((content) => ({ content, reactions: [REACTION] })) }
      },
      getEvents: async () => ({ events: WORDS.map((content) => ({ type: 'message', message: { content, reactions: [REACTION] } })) }),
      registerQueue: async () => ({ realm_users: WORDS, user_settings: {} }),
    } as never,
    publicContext: async () => ({}),
    context: async ({ request }) => ({ person: Number(request.headers.from) }),
    count: async () => {},
    accountOf: () => undefined,
    personOf: (context) => ('person' in context ? (context as { person: number }).person : undefined),
    limits: { form: 1_000, file: 1_000, folder: tmpdir(), pace: readConfig({}).pace },
    log: pino({ level: 'silent' }),
    checkResponses: 0,
  })
  server = createServer({ ServerResponse: watchedAnswers(() => 'an address') }, (message, response) => {
    response.on('close', () => void (response.writableFinished || cutOff.push(String(message.headers['x-request']))))
    void api(message, response, enterZulip(message, readConfig({})))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ;({ port } = server.address() as AddressInfo)
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** A response whose body is not read yet. */
const ask = (person: number, line: string, name: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { From: String(person), 'X-Request': name }
    const [method = '', path = ''] = line.split(' ')
    request({ host: '127.0.0.1', port, method, path, headers, agent: false }, resolve).on('error', reject).end()
  })
const lengthOf = async (response: IncomingMessage): Promise<number> => (await text(response)).length

test.each([
  ...['GET /api/v1/users/me/alert_words', 'GET /api/v1/users'],
  ...['GET /zulip/api/v1/events?queue_id=1', 'POST /zulip/api/v1/register?fetch_event_types=["update_display_settings"]'],
])('an answer beyond ten large ones of %s to one person cuts off the one that is unread for longest', async (path) => {
  const unread: IncomingMessage[] = []
  for (let i = 0; i < 10; i++) unread.push(await ask(1, path, `${path} ${i}`))
  const other = await ask(2, path, 'another person')
  // Repeated until the first has been left unread for long enough. A client that reads gets the whole answer.
  await expect
    .poll(
      async () => (await lengthOf(await ask(1, path, 'is read'))) > 20_000_000 && cutOff.filter((name) => name.startsWith(`${path} `)),
      {
        timeout: 20_000,
      },
    )
    .toEqual([`${path} 0`])
  expect(await lengthOf(unread[9] as IncomingMessage)).toBeGreaterThan(20_000_000)
  expect(await lengthOf(other)).toBeGreaterThan(20_000_000)
  expect(cutOff).not.toContain('is read')
  for (const response of unread) response.destroy()
})

test.each([
  'GET /api/v1/messages?anchor=newest&num_before=1&num_after=0',
  'GET /zulip/api/v1/messages?anchor=newest&num_before=1&num_after=0',
])(
  'three requests of %s of one person are answered at the same time, and a further one waits until one of them has gone unread',
  async (path) => {
    const before = handled.length
    const unread: IncomingMessage[] = []
    for (let i = 0; i < 3; i++) unread.push(await ask(3, path, `${path} ${i}`))
    const fourth = ask(3, path, `${path} 3`)
    // Another person does not wait.
    const other = await ask(4, path, 'another person')
    expect(handled.slice(before)).toEqual([3, 3, 3, 4])
    expect(await lengthOf(other)).toBeGreaterThan(20_000_000)
    expect(await lengthOf(await fourth)).toBeGreaterThan(20_000_000)
    expect(cutOff.filter((name) => name.startsWith(path))).toEqual([`${path} 0`])
    expect(await lengthOf(unread[2] as IncomingMessage)).toBeGreaterThan(20_000_000)
    for (const response of unread) response.destroy()
  },
)
