// Whether one request keeps the others waiting: the largest that the contract accepts, one after the other, beside a probe, on both
// databases.

import { mkdtemp, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { type DemoServer, type Server, startDemo, startServer } from './measure.ts'
import { onMysql } from './mysql.ts'
import { largestRequests, type Request } from './stall-cases.ts'
import { namedCases, type Place } from './stall-named.ts'

/** Milliseconds, milliseconds, and MiB above what the idle server takes. */
const LIMITS = { health: 100, send: 1_000, memory: 400 }
/** Milliseconds for one request, and for all of one database. */
const PATIENCE = 20_000
const TIME = 150_000
const LONGEST_URL = 8_000

type Longest = Record<keyof typeof LIMITS, number>
interface Result extends Longest {
  database: string
  name: string
  ms: number
  /** The status, and what is wrong. */
  answer: string
}

/** Prints a table and, as its last line, JSON. Exits with 1 when a limit is exceeded or a request is not answered. */
export async function stall(): Promise<void> {
  const results = [
    ...(await onSqlite()),
    ...(await onMysql(({ server, sql }) => run('mysql', server, async (text) => void (await sql.query(text))))),
  ]
  const isBeyond = (one: Result): boolean =>
    (Object.keys(LIMITS) as (keyof typeof LIMITS)[]).some((limit) => one[limit] > LIMITS[limit]) || !(Number.parseInt(one.answer, 10) < 500)
  const beyond = results.filter(isBeyond)
  console.log(
    beyond.length === 0
      ? 'nothing is beyond the limits'
      : `beyond the limits: ${beyond.map(({ database, name }) => `${name} (${database})`).join('; ')}`,
  )
  const worst = Object.fromEntries(
    Object.keys(LIMITS).map((limit) => [limit, Math.max(...results.map((one) => one[limit as keyof typeof LIMITS]))]),
  )
  console.log(JSON.stringify({ bench: 'stall', limits: LIMITS, load: loadavg()[0], requests: results.length, worst, beyond }))
  if (beyond.length > 0) process.exitCode = 1
}

async function onSqlite(): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const file = join(folder, 'bench.sqlite')
  const server = await startDemo('server.mjs', `sqlite:${file}`)
  const database = new Libsql(file)
  database.exec('PRAGMA busy_timeout = 10000')
  try {
    return await run('sqlite', server, async (text) => void database.exec(text))
  } finally {
    database.close()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function run(database: string, server: DemoServer, sql: Place['sql']): Promise<Result[]> {
  const { port, users } = server.ready
  const place: Place = { sql, ask: (request, as) => ask(port, request, authorization(users[as])) }
  const env = { PORT: String(port), AUTHORIZATION: authorization(users.member2) }
  const probe = await startServer<object>('stall-probe.mjs', env)
  const idle = await server.ask<number>('memory')
  const results: Result[] = []
  const measure = async (name: string, work: () => Promise<string>): Promise<void> => {
    await probe.ask('longest')
    const started = performance.now()
    const answer = await work()
    const ms = performance.now() - started
    const { health, send } = await settled(probe)
    const memory = ((await server.ask<number>('memory')) - idle) / 2 ** 20
    results.push({ database, name, ms, answer, health, send, memory })
    const figures = [ms, health, send, memory].map((value) => value.toFixed(0).padStart(6))
    console.log(`${database.padEnd(6)} ${figures.join(' ')}  ${name}: ${answer.slice(0, 100)}`)
  }
  console.log(`${database}: milliseconds of the request, the longest /health, the longest send beside it; peak MiB above idle; the answer`)
  const until = performance.now() + TIME
  for (const { name, prepare, work } of namedCases(place)) {
    await prepare?.()
    await measure(name, work)
  }
  for (const request of largestRequests()) {
    if (performance.now() > until) throw new Error(`the bench takes longer than ${TIME} ms`)
    await measure(request.name, () => ask(port, request, authorization(users.owner)))
  }
  await probe.stop()
  return results
}

/** What the probe says when another round of it is over: who waits at the end of a case waits because of it. */
async function settled(probe: Server<object>): Promise<{ health: number; send: number }> {
  await new Promise((resolve) => setTimeout(resolve, 60))
  return probe.ask('longest')
}

function authorization({ email, api_key }: { email: string; api_key: string }): string {
  return `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}`
}

/** The status of the answer, with what is wrong; or what happened instead. */
function ask(port: number, { method, path, form }: Omit<Request, 'name'>, authorization: string): Promise<string> {
  const headers = { Authorization: authorization, 'Content-Type': 'application/x-www-form-urlencoded' }
  const fields = new URLSearchParams(form).toString()
  // A URL has a bound of its own; what is longer goes as a form whatever the method.
  const inUrl = method === 'GET' && fields.length < LONGEST_URL
  // Node names the length of a GET's body only when it is told.
  const length = inUrl ? {} : { 'Content-Length': Buffer.byteLength(fields) }
  const options = {
    port,
    host: '127.0.0.1',
    method,
    path: `/api/v1${path}${inUrl ? `?${fields}` : ''}`,
    headers: { ...headers, ...length },
    timeout: PATIENCE,
  }
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
    request.end(inUrl ? undefined : fields)
  })
}
