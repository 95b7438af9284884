// Whether one request keeps others waiting: the largest that the contract accepts, one after the other, while a probe runs, on SQLite and
// MariaDB or on a database that is named.

import { request as httpRequest, type RequestOptions } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { RowDataPacket } from 'mysql2/promise'
import { type DemoServer, type Server, startServer } from './measure.ts'
import type { Sql } from './site.ts'
import { onDatabase, startSlowSmtp } from './site.ts'
import { largestRequests, type Request } from './stall-cases.ts'
import { namedCases, type Place, stoppedWhileDue } from './stall-named.ts'

/** Milliseconds for `health`, `send` and the longest turn of the event loop; MiB above the idle server for `memory`. */
const LIMITS = { health: 100, send: 1_000, turn: 100, memory: 400 }
/** Milliseconds from SIGTERM to the end of a busy server. */
const STOP = 10_000
/** A case beyond a limit is repeated, up to this many attempts, and the best one counts, because other load on the machine only adds. */
const TRIES = 3
/** MiB above idle at which garbage is collected before the next case. */
const LEFT_BEHIND = 50
/** Milliseconds for one request, and for all requests of the contract on one database. */
const PATIENCE = 20_000
const TIME = 600_000
const LONGEST_URL = 8_000

type Figures = Record<keyof typeof LIMITS | 'ms', number>
interface Result extends Figures {
  database: string
  name: string
  /** The status and, if it is not 200, the message. */
  answer: string
  isBeyond: boolean
}
interface Task {
  name: string
  /** `before` is the number of earlier attempts. */
  work(before: number): Promise<string>
}

/** Prints a table and, as its last line, JSON. Exits with 1 when a limit is exceeded or a request is not answered. */
export async function stall(args: string[]): Promise<void> {
  const { database, only = '' } = parseArgs({ args, options: { database: { type: 'string' }, only: { type: 'string' } } }).values
  const results: Result[] = []
  const smtp = await startSlowSmtp()
  // The servers of the bench inherit it.
  process.env.SMTP_URL = smtp.url
  for (const name of database ? [database] : ['sqlite', 'mariadb'])
    results.push(...(await onDatabase(name, ({ server, sql }) => run(name, server, { ...placeOf(sql), smtp }, only))))
  await smtp.close()
  for (const reason of largestRequests().leftOut) console.log(`left out: ${reason}`)
  const beyond = results.filter(({ isBeyond }) => isBeyond)
  console.log('the ten longest turns of the event loop, milliseconds of its thread:')
  for (const one of results.toSorted((a, b) => b.turn - a.turn).slice(0, 10))
    console.log(`${one.database.padEnd(7)} ${one.turn.toFixed(0).padStart(6)}  ${one.name}`)
  console.log(
    beyond.length === 0
      ? 'nothing is beyond the limits'
      : `beyond the limits: ${beyond.map(({ database, name }) => `${name} (${database})`).join('; ')}`,
  )
  const worst = Object.fromEntries(
    Object.keys(LIMITS).map((figure) => [figure, Math.max(...results.map((one) => one[figure as keyof Figures]))]),
  )
  console.log(JSON.stringify({ bench: 'stall', limits: LIMITS, load: loadavg()[0], requests: results.length, worst, beyond }))
  if (beyond.length > 0) process.exitCode = 1
}

/** Statements on a database. */
function placeOf(sql: Sql): Pick<Place, 'sql' | 'count'> {
  return {
    sql: async (text) => void (await sql.query(text)),
    count: async (table) => {
      const [rows] = await sql.query<({ count: number } & RowDataPacket)[]>(`SELECT COUNT(*) AS count FROM ${table}`)
      return Number(rows[0]?.count)
    },
  }
}

async function run(database: string, server: DemoServer, beside: Pick<Place, 'sql' | 'count' | 'smtp'>, only: string): Promise<Result[]> {
  const { port, users } = server.ready
  const place: Place = {
    ...beside,
    ask: (request, as) => ask(port, request, authorization(users[as])),
    upload: (name, content, as) => upload(port, { name, content }, authorization(users[as])),
    leaveUnread: (request, as, count) => leaveUnread(port, request, authorization(users[as]), count),
  }
  const env = { PORT: String(port), AUTHORIZATION: authorization(users.member2) }
  const probe = await startServer<object>('stall-probe.mjs', env)
  await server.ask('collect')
  const idle = (await server.ask<{ memory: number }>('most')).memory
  const results: Result[] = []
  let memory = 0
  const measure = async ({ name, work }: Task): Promise<void> => {
    let best: Result | undefined
    for (let before = 0; before < TRIES && (best === undefined || best.isBeyond); before++) {
      if (memory > LEFT_BEHIND) {
        await server.ask('collect')
        await settled(server, probe)
      }
      const started = performance.now()
      const answer = await work(before)
      const ms = performance.now() - started
      const found = { ms, ...(await settled(server, probe, idle)) }
      memory = found.memory
      best = resultOf({ database, name, answer }, best ? leastOf(best, found) : found)
    }
    if (!best) return
    results.push(best)
    const figures = [best.ms, best.health, best.send, best.turn, best.memory].map((value) => value.toFixed(0).padStart(6))
    console.log(`${database.padEnd(6)} ${figures.join(' ')}  ${name}: ${best.answer.slice(0, 100)}`)
  }
  console.log(
    `${database}: milliseconds of the request, of the longest /health, of the longest send, of the longest turn of the event loop (time of` +
      ' its thread); peak MiB above idle; the answer',
  )
  for (const { prepare, cleanUp, ...task } of namedCases(place)) {
    await prepare?.()
    if (task.name.includes(only)) await measure(task)
    await cleanUp?.()
  }
  const until = performance.now() + TIME
  for (const { name, ...request } of largestRequests().requests) {
    if (performance.now() > until) throw new Error(`the bench takes longer than ${TIME} ms`)
    if (name.includes(only)) await measure({ name, work: () => ask(port, request, authorization(users.owner)) })
  }
  await probe.stop()
  const stopping = stoppedWhileDue(place)
  if (stopping.name.includes(only)) {
    await stopping.prepare()
    const started = performance.now()
    await server.terminate()
    const ms = performance.now() - started
    console.log(`${database.padEnd(6)} ${ms.toFixed(0).padStart(6)}  ${stopping.name}`)
    results.push({ database, name: stopping.name, answer: '', ms, health: 0, send: 0, turn: 0, memory: 0, isBeyond: ms > STOP })
  }
  return results
}

function resultOf(of: Pick<Result, 'database' | 'name' | 'answer'>, figures: Figures): Result {
  const isOver = (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).some((limit) => figures[limit] > LIMITS[limit])
  return { ...of, ...figures, isBeyond: isOver || !(Number.parseInt(of.answer, 10) < 500) }
}

function leastOf(one: Figures, other: Figures): Figures {
  const least = (key: keyof Figures): number => Math.min(one[key], other[key])
  return { ms: least('ms'), health: least('health'), send: least('send'), turn: least('turn'), memory: least('memory') }
}

/** The figures of server and probe after another round of the probe. */
async function settled(server: DemoServer, probe: Server<object>, idle = 0): Promise<Omit<Figures, 'ms'>> {
  await pause(60)
  const [{ turn, memory }, { health, send }] = [
    await server.ask<{ turn: number; memory: number }>('most'),
    await probe.ask<{ health: number; send: number }>('longest'),
  ]
  return { health, send, turn, memory: (memory - idle) / 2 ** 20 }
}

function authorization({ email, api_key }: { email: string; api_key: string }): string {
  return `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}`
}

/** Resolves to the status with the message, or to what happened instead. */
function ask(port: number, given: Omit<Request, 'name'>, authorization: string): Promise<string> {
  const { options, body } = asSent(port, given, authorization)
  return new Promise((resolve) => {
    const request = httpRequest(options, (response) => {
      let start = ''
      response.on('data', (chunk: Buffer) => {
        if (start === '') start = chunk.toString('utf8', 0, 300)
      })
      response.on('end', () => resolve(response.statusCode === 200 ? '200' : `${response.statusCode} ${/"msg":"([^"]*)/.exec(start)?.[1]}`))
    })
    request.on('timeout', () => request.destroy(new Error('no answer')))
    request.on('error', (error) => resolve(error.message))
    request.end(body)
  })
}

/** Uploads a file. Resolves to its URL. */
async function upload(port: number, { name, content }: { name: string; content: Uint8Array }, authorization: string): Promise<string> {
  const body = new FormData()
  body.append('file', new Blob([new Uint8Array(content)]), name)
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/user_uploads`, {
    method: 'POST',
    headers: { Authorization: authorization },
    body,
  })
  return ((await answer.json()) as { url: string }).url
}

/** Sends a request several times on connections of their own, 100 ms apart, and reads none of the answers. */
async function leaveUnread(port: number, given: Omit<Request, 'name'>, authorization: string, count: number): Promise<string> {
  const { options, body } = asSent(port, given, authorization)
  const answers = Array.from({ length: count }, async (_, i) => {
    await pause(100 * i)
    const request = httpRequest({ ...options, agent: false })
    return new Promise<{ request: typeof request; status: string }>((resolve) => {
      request.on('response', ({ statusCode }) => resolve({ request, status: String(statusCode) }))
      request.on('error', ({ message }) => resolve({ request, status: message }))
      request.end(body)
    })
  })
  const unread = await Promise.all(answers)
  await pause(1_000)
  for (const { request } of unread) request.destroy()
  return [...new Set(unread.map(({ status }) => status))].join(' ')
}

function asSent(
  port: number,
  { method, path, form, viaGateway }: Omit<Request, 'name'>,
  authorization: string,
): { options: RequestOptions; body: string | undefined } {
  const headers = { Authorization: authorization, 'Content-Type': 'application/x-www-form-urlencoded' }
  const fields = new URLSearchParams(form).toString()
  // URLs have a length limit of their own. Anything longer is sent as a form, whatever the method.
  const inUrl = method === 'GET' && fields.length < LONGEST_URL
  // Node sends the length of a GET's body only if it is set.
  const length = inUrl ? {} : { 'Content-Length': Buffer.byteLength(fields) }
  const options = {
    port,
    host: '127.0.0.1',
    method,
    path: `${viaGateway ? '/zulip' : ''}/api/v1${path}${inUrl ? `?${fields}` : ''}`,
    headers: { ...headers, ...length },
    timeout: PATIENCE,
  }
  return { options, body: inUrl ? undefined : fields }
}
