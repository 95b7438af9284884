// databases: both
// Every way by which a text from outside gets into the database. None brings what no stored text may have (src/values/text.ts), and none fails
// because of it. bad-input.test.ts shows what requests are told, src/ops/import.test.ts exports, src/ops/accounts.test.ts lists.

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRealm } from '../actions/organisation/realms.ts'
import { createApiKey } from '../actions/people/api-keys.ts'
import { readLines, tablesOf } from '../db/whole-tables.ts'
import { ApiError } from '../errors.ts'
import { deliverToBots } from '../jobs/hooks.ts'
import { notifyOfMessages } from '../jobs/notify.ts'
import { Realm } from '../models/realm.ts'
import { User } from '../models/user.ts'
import { createAccounts, parseAccounts } from '../ops/accounts.ts'
import { startTestApp, type TestApp } from '../testing/app.ts'
import { NO_WORKER } from '../testing/mails.ts'
import { unixTime } from '../values/dates.ts'
import { faultOf } from '../values/text.ts'

let app: TestApp
let receiver: Server
let key: string
/** What outgoing webhooks answer. */
let answer = ''
const bots: { id: number; name: string }[] = []
beforeAll(async () => {
  app = await startTestApp({ ...NO_WORKER, outgoingAllow: ['127.0.0.1'] })
  receiver = createServer((_, response) => void response.end(answer))
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const payload_url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
  for (const [i, interface_type] of [1, 2].entries()) {
    const form = { full_name: `Hook ${i}`, short_name: `door${i}`, bot_type: 3, payload_url, interface_type }
    const { user_id } = await app.as('member').must.post('/bots', form)
    bots.push({ id: user_id, name: form.full_name })
  }
  const { user_id } = await app.as('member').must.post('/bots', { full_name: 'Inbox', short_name: 'inbox', bot_type: 2 })
  key = (await createApiKey(app.server.app, await User.findByPk(user_id, { rejectOnEmpty: true }), 'door', unixTime())).key
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await app.close()
})

const COURSE = { progress: () => {}, signal: new AbortController().signal }
const authorization = (): string => {
  const { email, api_key } = app.demo.users.member
  return `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}`
}
/** Sends a request that may be refused, and must not fail. */
async function ask(path: string, headers: Record<string, string>, body: string | Buffer = ''): Promise<void> {
  const { status } = await fetch(app.url + path, { method: 'POST', headers: { Authorization: authorization(), ...headers }, body })
  expect(status).toBeLessThan(500)
}
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_BODY = { 'Content-Type': 'application/json' }
/** The bytes of a text in UTF-8, or for half a pair of surrogates what badly made programs write. */
const bytesOf = (text: string): Buffer => (text.isWellFormed() ? Buffer.from(text) : Buffer.from([0x61, 0xed, 0xa0, 0x80, 0x62]))
const external = (service: string, payload: object, headers = {}): Promise<void> =>
  ask(`/api/v1/external/${service}?api_key=${key}&stream=general`, { ...JSON_BODY, ...headers }, JSON.stringify(payload))
/** A mention of a bot whose server answers with this. */
async function told({ id, name }: { id: number; name: string }, body: object): Promise<void> {
  answer = JSON.stringify(body)
  await app.as('member2').must.send({ content: `@**${name}** look`, topic: 'doors' })
  await notifyOfMessages(app.server.app)
  await deliverToBots(app.server.app)
  const { deliveries } = await app.as('member').must.get(`/bots/${id}/deliveries`)
  // It is not asked again, because the next answer would be no better.
  expect(deliveries[0]).toMatchObject({
    state: 'delivered',
    attempts: 1,
    error: expect.stringMatching(/^the answer was not sent: 'content' /),
  })
}

const DOORS: Record<string, (text: string) => Promise<void>> = {
  'a field of a form': (text) => ask('/api/v1/messages', FORM, `type=channel&to=general&topic=a&content=${percent(bytesOf(text))}`),
  'a value in JSON': (text) =>
    ask('/api/v1/messages', JSON_BODY, JSON.stringify({ type: 'channel', to: 'general', topic: text, content: text })),
  'a text in the JSON of a field': (text) =>
    ask('/api/v1/drafts', FORM, `drafts=${encodeURIComponent(JSON.stringify([{ type: 'channel', to: [1], topic: text, content: text }]))}`),
  'the name of a file': (text) => {
    const name = percent(bytesOf(text))
    const head = `--x\r\nContent-Disposition: form-data; name="file"; filename*=UTF-8''${name}\r\n\r\n`
    return ask('/api/v1/user_uploads', { 'Content-Type': 'multipart/form-data; boundary=x' }, `${head}content\r\n--x--\r\n`)
  },
  'the name of a resumable upload': (text) =>
    ask('/api/v1/tus', {
      ...{ 'Tus-Resumable': '1.0.0', 'Upload-Length': '0', 'Content-Type': 'application/offset+octet-stream' },
      'Upload-Metadata': `filename ${bytesOf(text.slice(0, 500)).toString('base64')}`,
    }),
  'the name of a program': async (text) => {
    const agent = text.replace(/[^\x80-\xff\x20-\x7e]/g, '')
    await ask('/api/v1/messages', { ...FORM, 'User-Agent': agent }, 'type=channel&to=general&topic=a&content=from')
    await ask('/api/v1/fetch_api_key', { ...FORM, 'User-Agent': agent }, 'username=a&password=b')
  },
  credentials: async (text) => {
    const { status } = await fetch(`${app.url}/api/v1/users/me`, {
      headers: { Authorization: `Basic ${Buffer.concat([bytesOf(text), Buffer.from(':key')]).toString('base64')}` },
    })
    expect([400, 401]).toContain(status)
  },
  'the payload of a service': async (text) => {
    await external('pingdom', { check_name: text, previous_state: text, current_state: 'DOWN', long_description: text })
    await external('slack_incoming', { text })
  },
  'the ID that a service gives a delivery': (text) => external('stripe', { id: text, type: 'charge.failed', data: { object: {} } }),
  'the answer of an outgoing webhook': (text) => told(bots[0] ?? { id: 0, name: '' }, { content: text }),
  'its answer in the form of Slack': (text) => told(bots[1] ?? { id: 0, name: '' }, { text }),
  'a list of accounts': async (text) => {
    const list = [
      { email: 'a@list.example', full_name: text },
      { email: `${text}@list.example`, full_name: 'A' },
    ]
    for (const one of list) {
      const accounts = await Promise.resolve(Buffer.from(JSON.stringify(one)))
        .then(parseAccounts)
        .catch(() => [])
      const outcomes = await createAccounts(app.server.app, await Realm.load(1), accounts, { ...COURSE, mailLink: false })
      expect(outcomes.filter(({ outcome }) => outcome !== 'refused')).toEqual([])
    }
  },
  'the name of a new organisation': (text) =>
    expect(
      createRealm(app.server.app, { subdomain: 'door', name: text, ownerEmail: 'o@door.example', ownerName: text, now: unixTime() }),
    ).rejects.toBeInstanceOf(ApiError),
}
const percent = (bytes: Buffer): string => [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')

/** Every text in the database that no text may be, also within JSON, by its table and column. */
async function faults(): Promise<string[]> {
  const { db } = app.server.app
  const found = new Set<string>()
  const look = (value: unknown, at: string): void => {
    if (typeof value === 'object' && value !== null) for (const one of [...Object.keys(value), ...Object.values(value)]) look(one, at)
    if (typeof value !== 'string') return
    if (faultOf(value)) found.add(at)
    else if (/^[[{]/.test(value)) look(parsed(value), at)
  }
  await db.snapshot(async (tx) => {
    for (const table of tablesOf(db.sequelize))
      for await (const lines of readLines(db, table, {}, tx))
        for (const line of lines) for (const [column, value] of Object.entries(JSON.parse(line))) look(value, `${table.name}.${column}`)
  })
  return [...found]
}
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const TEXTS = {
  'a zero byte': 'a\0b',
  'a control character': 'a\u0001b',
  'a control character of Latin-1': 'a\u009fb',
  'half a pair of surrogates': 'a\ud800b',
  'too many characters': 'x'.repeat(60_000),
}

for (const [door, bring] of Object.entries(DOORS))
  test.each(Object.entries(TEXTS))(`${door} with %s brings nothing into the database that no text may have`, async (_, text) => {
    await bring(text)
    expect(await faults()).toEqual([])
  })
