// Whether a hundred bots of one member keep others waiting longer, or take more memory, than the member who does the same without them. Beside
// them another member sends, polls and uploads.

import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { type DemoServer, type Server, startServer } from './measure.ts'
import type { Sql } from './site.ts'
import { onDatabase, startSlowSmtp } from './site.ts'
import type { Request } from './stall-cases.ts'
import { requestsByTag } from './stall-cases.ts'

/** How much more of a figure the bots may cause than their owner does. */
const MOST = 3
/**
 * What a figure counts for at least, in milliseconds and MiB, because below it the machine decides. `other` is what a case measures of
 * somebody else; `turn` is the time of the server's thread.
 */
const LEAST = { other: 1_500, health: 300, send: 600, poll: 600, upload: 600, turn: 60, memory: 100 }
/** A case beyond the limit is repeated, up to this many attempts, and the best one counts, because other load on the machine only adds. */
const TRIES = 3
const BOTS = 99
const SILENT = 58
/** Milliseconds for the requests of one operation. */
const EACH = 150
/** Milliseconds for one request, and after which somebody else has waited long enough. */
const PATIENCE = 60_000
const LONGEST_URL = 8_000
const PEOPLE = 300
const LARGEST = 680

type Figures = Record<keyof typeof LEAST, number>
interface Result {
  database: string
  name: string
  person: Figures
  bots: Figures
  /** How often each status was answered. */
  answers: { person: string; bots: string }
  /** The highest of all figures. */
  ratio: number
  which: keyof Figures
}
interface Account {
  authorization: string
  /** Of another organisation. */
  host?: string
}
interface Case {
  name: string
  prepare?(): Promise<void>
  /** Of one person or of many bots. Resolves to what somebody else waited, in milliseconds. */
  work(callers: Account[]): Promise<number>
  cleanUp?(): Promise<void>
}

/** Prints a table and, as its last line, JSON. Exits with 1 when a ratio is exceeded. */
export async function bots(args: string[]): Promise<void> {
  const { database, only = '' } = parseArgs({ args, options: { database: { type: 'string' }, only: { type: 'string' } } }).values
  const [smtp, told] = [await startSlowSmtp(), await startReceivers()]
  // The servers of the bench inherit them.
  Object.assign(process.env, { SMTP_URL: smtp.url, OUTGOING_ALLOW: '127.0.0.1' })
  const results: Result[] = []
  for (const name of database ? [database] : ['sqlite', 'mariadb'])
    results.push(...(await onDatabase(name, ({ server, sql }) => run(name, server, { sql, told }, only))))
  await smtp.close()
  await told.close()
  console.log(`left out, because they need no account, end the caller's, or take a file: ${requestsByTag().leftOut.join(', ')}`)
  const beyond = results.filter(({ ratio }) => ratio > MOST)
  console.log(
    beyond.length === 0
      ? `nothing is beyond ${MOST} times`
      : `beyond ${MOST} times: ${beyond.map(({ database, name, which, ratio }) => `${name} (${database}, ${which} ${ratio.toFixed(1)})`).join('; ')}`,
  )
  console.log(JSON.stringify({ bench: 'bots', most: MOST, load: loadavg()[0], results }))
  if (beyond.length > 0) process.exitCode = 1
}

async function run(database: string, server: DemoServer, beside: { sql: Sql; told: Receivers }, only: string): Promise<Result[]> {
  const { port, users } = server.ready
  const [member, member2] = [accountOf(users.member), accountOf(users.member2)]
  const hundred = await hireBots(port, member, beside.told.silentUrl)
  const probe = await startServer<object>('stall-probe.mjs', { PORT: String(port), AUTHORIZATION: member2.authorization, ALSO: 'true' })
  const owner = await server.ask<{ email: string; api_key: string }>('otherRealm')
  const elsewhere = { ...accountOf(owner), host: `other.localhost:${port}` }
  await server.ask('collect')
  await server.ask('most')
  const idle = await server.ask<number>('resident')
  console.log(`${database}: of the member and of the bots: ${Object.keys(LEAST).join(', ')}; the highest ratio`)
  const results: Result[] = []
  const phase = async (work: Case['work'], callers: Account[]): Promise<Figures> => {
    await server.ask('collect')
    await settled(server, probe)
    const other = await work(callers)
    return { other, ...(await settled(server, probe, idle)) }
  }
  const place = { port, owner: accountOf(users.owner), member, member2, elsewhere, ...beside }
  for (const { name, prepare, work, cleanUp } of [...operations(port), ...namedCases(place)]) {
    if (!name.includes(only)) continue
    await prepare?.()
    let best: Result | undefined
    for (let before = 0; before < TRIES && (best === undefined || best.ratio > MOST); before++) {
      const person = await phase(work, [member])
      const answers = { person: noted(), bots: '' }
      await cleanUp?.()
      const bots = await phase(work, hundred)
      answers.bots = noted()
      await cleanUp?.()
      const found = { database, name, person, bots, answers, ...ratioOf(person, bots) }
      if (!best || found.ratio < best.ratio) best = found
    }
    if (!best) continue
    results.push(best)
    const row = (figures: Figures): string =>
      Object.values(figures)
        .map((value) => value.toFixed(0).padStart(6))
        .join('')
    console.log(
      `${database.padEnd(7)} ${row(best.person)} |${row(best.bots)} | ${best.ratio.toFixed(1)} ${best.which}: ${name} (${best.answers.person} | ${best.answers.bots})`,
    )
  }
  await probe.stop()
  return results
}

function ratioOf(person: Figures, bots: Figures): Pick<Result, 'ratio' | 'which'> {
  const keys = Object.keys(LEAST) as (keyof Figures)[]
  const ratios = keys.map((which) => ({ which, ratio: bots[which] / Math.max(person[which], LEAST[which]) }))
  return ratios.toSorted((a, b) => b.ratio - a.ratio)[0] as Pick<Result, 'ratio' | 'which'>
}

/** The figures of server and probe after another round of the probe, memory in MiB above `idle` bytes. */
async function settled(server: DemoServer, probe: Server<object>, idle = 0): Promise<Omit<Figures, 'other'>> {
  await pause(60)
  const waits = await probe.ask<Omit<Figures, 'other' | 'turn' | 'memory'>>('longest')
  const { turn, memory } = await server.ask<{ turn: number; memory: number }>('most')
  return { ...waits, turn, memory: (memory - idle) / 2 ** 20 }
}

/** All operations of a tag, one after the other, each of them at once by many: as many as take little time, a hundred at most. */
function operations(port: number): Case[] {
  return [...requestsByTag().byTag].map(([tag, requests]) => {
    const counts = new Map<Request, number>()
    return {
      name: `operations: ${tag}`,
      work: async (callers) => {
        for (const [i, request] of requests.entries()) {
          const started = performance.now()
          if (!counts.has(request)) await ask(port, request, callers[0] as Account)
          const count = counts.get(request) ?? Math.max(10, Math.min(BOTS, Math.floor(EACH / (performance.now() - started))))
          counts.set(request, count)
          note(await Promise.all(Array.from({ length: count }, (_, j) => ask(port, request, turnOf(callers, i * count + j)))))
        }
        return 0
      },
    }
  })
}

const turnOf = (callers: Account[], i: number): Account => callers[i % callers.length] as Account

interface Place {
  port: number
  owner: Account
  member: Account
  member2: Account
  elsewhere: Account
  sql: Sql
  told: Receivers
}

/** Each uses something up that others need. */
function namedCases({ port, owner, member, member2, elsewhere, sql, told }: Place): Case[] {
  const post = (as: Account, path: string, form: Record<string, string>): Promise<string> => ask(port, { method: 'POST', path, form }, as)
  const page = {
    method: 'GET',
    path: '/messages',
    form: { anchor: 'newest', num_before: '5000', num_after: '0', narrow: '[["channel","general"],["topic","largest"]]' },
  }
  const message = (topic: string, content: string) => ({ type: 'channel', to: 'general', topic, content })
  let image: Buffer
  let emojiPath = ''
  let added = 0
  const mentions = Array.from({ length: SILENT }, (_, i) => `@**Silent ${i}**`).join(' ')
  const forgetDeliveries = async (): Promise<void> => {
    told.hangUp()
    for (const table of ['bot_deliveries', 'missed_messages', 'jobs']) await sql.query(`DELETE FROM ${table}`)
  }
  /** Milliseconds until a bot of somebody is told. */
  const untilTold = async (as: Account, email: string): Promise<number> => {
    const before = told.count()
    const started = performance.now()
    await post(as, '/messages', { type: 'direct', to: JSON.stringify([email]), content: 'Hello' })
    while (told.count() === before && performance.now() - started < PATIENCE) await pause(20)
    return performance.now() - started
  }
  /** The addresses of bots that are told. */
  const emails = { botOfOther: '', botElsewhere: '' }
  return [
    {
      name: '90 pages of the largest messages unread',
      prepare: async () => {
        // As many emoji as the server accepts.
        for (const emoji of [10_000, 5_000, 2_000, 1_000])
          if ((await post(owner, '/messages', message('largest', '👍'.repeat(emoji)))) === '200') break
        await multiply(sql, 'messages', `${MESSAGE_COLUMNS}`, "topic_key = 'largest'", LARGEST)
      },
      work: (callers) => leaveUnread(port, page, callers, 90),
    },
    {
      name: "22 of the slowest images, and another's avatar",
      prepare: async () => {
        image = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#123456' } })
          .png()
          .toBuffer()
      },
      work: async (callers) => {
        const add = (i: number) => upload(port, `/realm/emoji/slow${added++}`, image, turnOf(callers, i))
        const uploads = Array.from({ length: 22 }, (_, i) => add(i))
        await pause(100)
        const started = performance.now()
        const tiny = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#fff' } })
          .png()
          .toBuffer()
        while ((await upload(port, '/users/me/avatar', tiny, member2)) !== '200' && performance.now() - started < PATIENCE) await pause(200)
        const waited = performance.now() - started
        note(await Promise.all(uploads))
        return waited
      },
    },
    {
      name: `${SILENT} bots at a silent server, and another member's bot`,
      prepare: async () => {
        emails.botOfOther = await hire(port, member2, { full_name: 'Told', short_name: 'told', bot_type: '3', payload_url: told.url })
        await untilTold(member2, emails.botOfOther)
      },
      work: async (callers) => {
        // To one bot as often as to all of them. Bots are not told of what bots write.
        const [times, content] = callers.length === 1 ? [SILENT * 5, '@**Silent 0**'] : [5, mentions]
        for (let i = 0; i < times; i++) note([await post(member, '/messages', message('silent', content))])
        await pause(1_000)
        return untilTold(member2, emails.botOfOther)
      },
      cleanUp: forgetDeliveries,
    },
    {
      name: `60 messages that mention a group of ${PEOPLE}, and another organisation's bot`,
      prepare: async () => {
        await createPeople(sql)
        const members = JSON.stringify(Array.from({ length: PEOPLE }, (_, i) => FIRST_PERSON + i))
        await post(owner, '/user_groups/create', { name: 'everyone', description: '', members })
        await post(owner, '/users/me/subscriptions', { subscriptions: '[{"name":"general"}]', principals: members })
        const form = { full_name: 'Told', short_name: 'told', bot_type: '3', payload_url: told.url }
        emails.botElsewhere = await hire(port, elsewhere, form)
        await untilTold(elsewhere, emails.botElsewhere)
      },
      work: async (callers) => {
        const mention = (_: unknown, i: number) => post(turnOf(callers.slice(0, 15), i), '/messages', message('group', '@*everyone*'))
        note(await Promise.all(Array.from({ length: 60 }, mention)))
        return untilTold(elsewhere, emails.botElsewhere)
      },
      cleanUp: forgetDeliveries,
    },
    {
      name: '400 emoji of 5 MiB unread, without an account',
      prepare: async () => {
        const start = await sharp({ create: { width: 10, height: 10, channels: 3, background: '#fff' } })
          .png()
          .toBuffer()
        const large = Buffer.concat([start, Buffer.alloc(5 * 1_024 * 1_024 - start.length)])
        await upload(port, '/realm/emoji/large', large, owner)
        const [rows] = await sql.query<never[]>("SELECT path_id FROM custom_emoji WHERE name = 'large'")
        emojiPath = `/user_avatars/${(rows[0] as { path_id: string } | undefined)?.path_id}`
      },
      // The member reads some.
      work: async (callers) => {
        const asked = { method: 'GET', path: emojiPath, form: {} }
        if (callers.length > 1) return leaveUnread(port, asked, callers, 400, '')
        for (let i = 0; i < 50; i += 10) await Promise.all(Array.from({ length: 10 }, () => ask(port, asked, callers[0] as Account, '')))
        return 0
      },
    },
  ]
}

const MESSAGE_COLUMNS = 'realm_id, sender_id, recipient_id, topic, topic_key, content, rendered_content, client, date_sent'
const FIRST_PERSON = 10_001

async function createPeople(sql: Sql): Promise<void> {
  const now = Math.floor(Date.now() / 1_000)
  const row = (id: number): string => `(${id}, 1, 'p${id}@example.com', 'p${id}@example.com', 'Person ${id}', 400, ${now}, '{}')`
  const rows = Array.from({ length: PEOPLE }, (_, i) => row(FIRST_PERSON + i))
  await sql.query(
    `INSERT INTO users (id, realm_id, delivery_email, email_key, full_name, role, date_joined, settings) VALUES ${rows.join(', ')}`,
  )
}

/** Multiplies rows, doubling their number each time. */
async function multiply(sql: Sql, table: string, columns: string, where: string, count: number): Promise<void> {
  for (let made = 1; made < count; made *= 2)
    await sql.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM ${table} WHERE ${where} LIMIT ${Math.min(made, count - made)}`,
    )
}

/** As many bots as a person may have beside the one of the demo: some at a silent server. */
async function hireBots(port: number, member: Account, silentUrl: string): Promise<Account[]> {
  const hired: Account[] = []
  const ids: number[] = []
  for (let i = 0; i < BOTS; i++) {
    const form = i < SILENT ? { full_name: `Silent ${i}`, short_name: `silent-${i}`, bot_type: '3', payload_url: silentUrl } : undefined
    const answer = await answerTo(
      port,
      { method: 'POST', path: '/bots', form: form ?? { full_name: `Bot ${i}`, short_name: `bot-${i}` } },
      member,
    )
    const { api_key, user_id } = JSON.parse(answer) as { api_key: string; user_id: number }
    ids.push(user_id)
    hired.push(await credentialsOf(port, member, user_id, api_key))
  }
  const principals = JSON.stringify(ids)
  await answerTo(
    port,
    { method: 'POST', path: '/users/me/subscriptions', form: { subscriptions: '[{"name":"general"}]', principals } },
    member,
  )
  // Those that call nobody come first.
  return [...hired.slice(SILENT), ...hired.slice(0, SILENT)]
}

async function credentialsOf(port: number, by: Account, id: number, key: string): Promise<Account> {
  const { user } = JSON.parse(await answerTo(port, { method: 'GET', path: `/users/${id}`, form: {} }, by)) as { user: { email: string } }
  return accountOf({ email: user.email, api_key: key })
}

/** The address of a new bot. */
async function hire(port: number, by: Account, form: Record<string, string>): Promise<string> {
  const { user_id } = JSON.parse(await answerTo(port, { method: 'POST', path: '/bots', form }, by)) as { user_id: number }
  const { user } = JSON.parse(await answerTo(port, { method: 'GET', path: `/users/${user_id}`, form: {} }, by)) as {
    user: { email: string }
  }
  return user.email
}

interface Receivers {
  /** Of a server that answers. */
  url: string
  silentUrl: string
  /** How many requests it has answered. */
  count(): number
  /** Ends the connections to the silent server. */
  hangUp(): void
  close(): Promise<void>
}

async function startReceivers(): Promise<Receivers> {
  let count = 0
  const start = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
    const server = createServer(answer)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` }
  }
  const answering = await start((request, response) => {
    request.resume().on('end', () => {
      count++
      response.end()
    })
  })
  const silent = await start((request) => void request.resume())
  return {
    url: answering.url,
    silentUrl: silent.url,
    count: () => count,
    hangUp: () => silent.server.closeAllConnections(),
    close: async () => {
      for (const { server } of [answering, silent]) {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      }
    },
  }
}

function accountOf({ email, api_key }: { email: string; api_key: string }): Account {
  return { authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
}

/** How often each status was answered, for the row of a case. */
let statuses = new Map<string, number>()
function note(answers: string[]): void {
  for (const answer of answers) statuses.set(answer, (statuses.get(answer) ?? 0) + 1)
}
function noted(): string {
  const text = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
  statuses = new Map()
  return text
}

type Asked = Omit<Request, 'name'>

function optionsOf(port: number, { method, path, form }: Asked, { authorization, host }: Account, root: string) {
  const fields = new URLSearchParams(form).toString()
  const inUrl = method === 'GET' && fields.length < LONGEST_URL
  const body = inUrl ? undefined : fields
  const headers = {
    ...{ Authorization: authorization, 'Content-Type': 'application/x-www-form-urlencoded', Host: host ?? `127.0.0.1:${port}` },
    ...(body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) }),
  }
  const options = {
    port,
    host: '127.0.0.1',
    method,
    path: `${root}${path}${inUrl && fields ? `?${fields}` : ''}`,
    headers,
    agent: false as const,
  }
  return { options: { ...options, timeout: PATIENCE }, body }
}

/** Resolves to the text of a success. Rejects otherwise. */
function answerTo(port: number, asked: Asked, as: Account): Promise<string> {
  const { options, body } = optionsOf(port, asked, as, '/api/v1')
  return new Promise((resolve, reject) => {
    const request = httpRequest(options, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece) => {
        text += piece
      })
      response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(`${asked.path}: ${text}`))))
    })
    request.on('error', reject).end(body)
  })
}

/** Resolves to the status, or to what happened instead. */
function ask(port: number, asked: Asked, as: Account, root = '/api/v1'): Promise<string> {
  const { options, body } = optionsOf(port, asked, as, root)
  return send(options, body)
}

function send(options: ReturnType<typeof optionsOf>['options'], body: string | Buffer | undefined): Promise<string> {
  return new Promise((resolve) => {
    const request = httpRequest(options, (response) => {
      response.resume().on('end', () => resolve(String(response.statusCode)))
      response.on('error', ({ message }) => resolve(message))
    })
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', ({ message }) => resolve(message)).end(body)
  })
}

function upload(port: number, path: string, bytes: Buffer, as: Account): Promise<string> {
  const { options } = optionsOf(port, { method: 'POST', path, form: {} }, as, '/api/v1')
  const head = '--bench\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n'
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--bench--\r\n')])
  const headers = { ...options.headers, 'Content-Type': 'multipart/form-data; boundary=bench', 'Content-Length': body.length }
  return send({ ...options, headers }, body)
}

/** Sends a request several times, 20 ms apart, and reads none of the answers for some seconds. */
async function leaveUnread(port: number, asked: Asked, callers: Account[], count: number, root = '/api/v1'): Promise<number> {
  const unread = await Promise.all(
    Array.from({ length: count }, async (_, i) => {
      await pause(i * 20)
      const { options, body } = optionsOf(port, asked, turnOf(callers, i % 30), root)
      const request = httpRequest(options)
      request.on('error', () => {}).on('response', ({ statusCode }) => note([String(statusCode)]))
      request.end(body)
      return request
    }),
  )
  await pause(4_000)
  for (const request of unread) request.destroy()
  return 0
}
