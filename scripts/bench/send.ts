// What messages cost: sends per second of one web process compared with a floor that writes the same rows, and of two processes
// compared with one; the time of a send to a large channel compared with one to a small channel.

import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import Libsql from 'libsql'
import type { RowDataPacket } from 'mysql2/promise'
import type { Services } from '../services.ts'
import {
  ask,
  type Comparison,
  compare,
  type DemoServer,
  load,
  median,
  type Sample,
  sample,
  startDemo,
  startServer,
  sum,
} from './measure.ts'
import { ids, insertChannels, insertSubscriptions, insertUsers, onDurableServer, onServer, type Site, serverNamed } from './site.ts'

const CONNECTIONS = [1, 8, 32]
const PAIRS = 5
/** Milliseconds. */
const ROUND = 2_000
/** Requests to each server before it is measured, so that compiled code is measured on slow machines too. */
const WARM_UP = 3_000
/** As a multiple of the floor, by innodb_flush_log_at_trx_commit and by connections. */
const TARGETS: Record<number, Record<number, number>> = { 0: { 1: 0.4, 32: 0.6 }, 1: { 32: 1.2 } }
/** Values of innodb_flush_log_at_trx_commit: a crash of the database server loses up to a second of commits, or none. */
const DURABILITIES = [0, 1] as const
const SUBSCRIBERS = { small: 10, large: 10_000 }
const SENDS = 200
/** As a multiple of a send to the small channel. */
const MOST = 1.5

/**
 * Prints tables and, as its last line, JSON. Exits with 1 when a target is missed. `--throughput` measures just sends per second, and
 * whether a reader misses any. So does SQLite, without the reader.
 */
export async function send(args: string[]): Promise<void> {
  const options = { database: { type: 'string', default: 'mariadb' }, throughput: { type: 'boolean' } } as const
  const { database, throughput: only } = parseArgs({ args, options }).values
  if (database === 'sqlite') return sendOnSqlite()
  const server = serverNamed(database)
  const bench = 'send'
  const { durabilities, processes } = await onDurableServer(server, async (services) => {
    const durabilities = []
    for (const flush of DURABILITIES) durabilities.push(await onServer({ ...services, redisUrl: '' }, (site) => atDurability(site, flush)))
    return { durabilities, processes: await onServer(services, (site) => byProcesses(site, services)) }
  })
  const isMissed = durabilities.some(
    ({ flush, results, missed }) => missed > 0 || results.some(({ connections, ratio }) => ratio < (TARGETS[flush]?.[connections] ?? 0)),
  )
  if (isMissed) process.exitCode = 1
  if (only) return console.log(JSON.stringify({ bench, database, targets: TARGETS, durabilities, processes }))
  const size = await onServer(server, bySize)
  const results = { durabilities, processes, size }
  console.log(JSON.stringify({ bench, database, targets: TARGETS, most: MOST, ...results }))
  if (size.ratio > MOST) process.exitCode = 1
}

async function atDurability(site: Site, flush: (typeof DURABILITIES)[number]) {
  await site.sql.query('SET GLOBAL innodb_flush_log_at_trx_commit = ?', [flush])
  console.log(`innodb_flush_log_at_trx_commit=${flush}, load average ${loadavg()[0]?.toFixed(1)}`)
  return { flush, results: await throughput(site, () => rowsOf(site.sql)), missed: await missedBy(site) }
}

/** Sends per second at each number of connections, next to a floor that writes the rows that `rows` returns after a first send. */
async function throughput(
  { server, databaseUrl }: Pick<Site, 'server' | 'databaseUrl'>,
  rows: () => Promise<object> | object,
  connectionCounts = CONNECTIONS,
): Promise<(Comparison & { connections: number })[]> {
  const request = requestTo(server.ready, 'general', 'greetings')
  await ask(server.ready.port, request)
  const floor = await startServer<{ port: number }>('floors.mjs', {
    FLOOR: 'send',
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    ROWS: JSON.stringify(await rows()),
  })
  for (const { port } of [server.ready, floor.ready])
    for (let sent = 0; sent < WARM_UP; ) sent += await load({ port, request, connections: CONNECTIONS.at(-1) ?? 1, duration: ROUND })
  const results = []
  for (const connections of connectionCounts) {
    const round = (one: typeof floor) => (): Promise<Sample> =>
      sample(one, () => load({ port: one.ready.port, request, connections, duration: ROUND }))
    const result = { connections, ...(await compare(round(floor), round(server), PAIRS)) }
    const [below, above] = [result.floor, result.subject].map(
      ({ requestsPerSecond, cpuPerRequest }) =>
        `${requestsPerSecond.toFixed(0)} sends/s (${(cpuPerRequest / 1000).toFixed(2)} ms of CPU each)`,
    )
    const range = result.range.map((ratio) => ratio.toFixed(2)).join(' to ')
    console.log(`${connections} connections: ${above}; the floor ${below}; ratio ${result.ratio.toFixed(2)} (${range})`)
    results.push(result)
  }
  await floor.stop()
  return results
}

/** Sends per second of two web processes, each with half of the connections, compared with one. Each commit is on disk. */
async function byProcesses({ server: first, databaseUrl }: Site, { redisUrl }: Services): Promise<Comparison & { cores: number }> {
  const second = await startDemo(databaseUrl, redisUrl)
  const request = requestTo(first.ready, 'general', 'processes')
  const connections = CONNECTIONS.at(-1) ?? 1
  const roundOf = (servers: DemoServer[]) => (): Promise<Sample> =>
    sample({ cpu: async () => sum(await Promise.all(servers.map((one) => one.cpu()))) }, async () => {
      const share = { request, connections: connections / servers.length, duration: ROUND }
      return sum(await Promise.all(servers.map(({ ready: { port } }) => load({ ...share, port }))))
    })
  const [one, two] = [roundOf([first]), roundOf([first, second])]
  for (let sent = 0; sent < WARM_UP; ) sent += (await two()).requestsPerSecond * (ROUND / 1000)
  const result = { ...(await compare(one, two, PAIRS)), cores: availableParallelism() }
  const [below, above] = [result.floor, result.subject].map(({ requestsPerSecond }) => requestsPerSecond.toFixed(0))
  console.log(`two web processes: ${above} sends/s, one: ${below}; ratio ${result.ratio.toFixed(2)} on ${result.cores} cores`)
  await second.stop()
  return result
}

/** The number of messages that a reader misses who continues from the newest ID while as many as possible are sent. */
async function missedBy({ server, request: ask }: Site): Promise<number> {
  const request = requestTo(server.ready, 'general', 'read on')
  const read = async (query: string): Promise<number[]> => {
    const { messages }: { messages: { id: number }[] } = JSON.parse(await ask('GET', `/messages?${query}`))
    return messages.map(({ id }) => id)
  }
  const sending = { isOver: false }
  let last = (await read('anchor=newest&num_before=1&num_after=0')).at(-1) ?? 0
  const first = last
  const seen = new Set<number>()
  const readOn = async (): Promise<number> => {
    const ids = await read(`anchor=${last}&include_anchor=false&num_before=0&num_after=1000`)
    for (const id of ids) seen.add(id)
    last = ids.at(-1) ?? last
    return ids.length
  }
  const sent = load({ port: server.ready.port, request, connections: CONNECTIONS.at(-1) ?? 1, duration: ROUND }).finally(() => {
    sending.isOver = true
  })
  while (!sending.isOver) await readOn()
  const count = await sent
  while ((await readOn()) > 0);
  const all = new Set<number>()
  for (let after = first, ids: number[] = []; ; after = ids.at(-1) ?? after) {
    ids = await read(`anchor=${after}&include_anchor=false&num_before=0&num_after=5000`)
    for (const id of ids) all.add(id)
    if (ids.length === 0) break
  }
  const missed = [...all].filter((id) => !seen.has(id)).length
  console.log(`a reader who reads on after the newest ID misses ${missed} of ${count}`)
  return missed
}

/** The rows of the newest message, moved to another organisation. */
export async function rowsOf(sql: Site['sql']): Promise<Record<string, Record<string, unknown>>> {
  const other = 999
  await sql.query('CREATE TEMPORARY TABLE other AS SELECT * FROM realms WHERE id = 1')
  await sql.query(`UPDATE other SET id = ${other}, subdomain = 'other', uuid = UUID(), event_seq = 0`)
  await sql.query('INSERT INTO realms SELECT * FROM other')
  const newest = async (table: string, order: string): Promise<Record<string, unknown>> => {
    const [columns] = await sql.query<RowDataPacket[]>(`SHOW COLUMNS FROM ${table} WHERE Extra NOT LIKE '%GENERATED%'`)
    const names = columns.map(({ Field }) => Field).join(', ')
    const [[row]] = await sql.query<RowDataPacket[]>(`SELECT ${names} FROM ${table} ORDER BY ${order} DESC LIMIT 1`)
    return { ...row, realm_id: other }
  }
  const { id: _, ...message } = await newest('messages', 'id')
  const { realm_id, user_id, flags } = await newest('user_messages', 'message_id')
  const [text, event] = [await newest('message_texts', 'message_id'), await newest('events', 'seq')]
  return { message: { ...message, recipient_id: 1_000_000 }, text, row: { realm_id, user_id, flags }, event }
}

interface BySize {
  /** Medians in milliseconds. */
  small_ms: number
  large_ms: number
  ratio: number
}

async function bySize(site: Site): Promise<BySize> {
  const [small_ms = 0, large_ms = 0] = await sendsTo(site, [SUBSCRIBERS.small, SUBSCRIBERS.large])
  const result = { small_ms, large_ms, ratio: large_ms / small_ms }
  console.log(
    `a send to ${SUBSCRIBERS.large} subscribers ${large_ms.toFixed(1)} ms, to ${SUBSCRIBERS.small} ${small_ms.toFixed(1)} ms; ratio ${result.ratio.toFixed(2)}`,
  )
  return result
}

/** Sends in turn to channels with these numbers of subscribers. Returns the median time of a send to each, in milliseconds. */
async function sendsTo({ server, sql }: Site, sizes: readonly number[]): Promise<number[]> {
  const users = ids(10_001, Math.max(...sizes))
  const channels = ids(1_001, sizes.length)
  await insertUsers(sql, users)
  await insertChannels(sql, channels)
  for (const [i, channel] of channels.entries())
    await insertSubscriptions(
      sql,
      users.slice(0, sizes[i]).map((user) => [user, channel]),
    )
  const requests = channels.map((channel) => requestTo(server.ready, `channel ${channel}`, 'topic'))
  const timed = async (request: Buffer): Promise<number> => {
    const started = performance.now()
    await ask(server.ready.port, request)
    return performance.now() - started
  }
  for (let i = 0; i < 20; i++) await Promise.all(requests.map(timed))
  const times = requests.map((): number[] => [])
  for (let i = 0; i < SENDS; i++) for (const [at, request] of requests.entries()) times[at]?.push(await timed(request))
  return times.map(median)
}

/** A request of the member that sends a message to a topic. */
export function requestTo({ users }: Site['server']['ready'], to: string, topic: string): Buffer {
  const { email, api_key } = users.member
  const body = new URLSearchParams({ type: 'channel', to, topic, content: 'Hello, **world**! How are you all today?' }).toString()
  const credentials = Buffer.from(`${email}:${api_key}`).toString('base64')
  return Buffer.from(
    `POST /api/v1/messages HTTP/1.1\r\nHost: 127.0.0.1\r\nUser-Agent: bench/1\r\nAccept: */*\r\nAuthorization: Basic ${credentials}\r\n` +
      `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

// What sends cost on the embedded database: sends per second, compared with a floor that writes the same rows through the same driver.

/** An organisation other than the demo's, for the rows of the floor. */
const OTHER = 999

async function sendOnSqlite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const file = join(folder, 'bench.sqlite')
  const databaseUrl = `sqlite:${file}`
  const server = await startDemo(databaseUrl)
  try {
    console.log(
      JSON.stringify({ bench: 'send', database: 'sqlite', results: await throughput({ server, databaseUrl }, () => rowsIn(file)) }),
    )
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The rows of the newest message, moved to another organisation. */
function rowsIn(file: string): Record<string, object> {
  const database = new Libsql(file)
  database.exec(`PRAGMA busy_timeout = 5000; CREATE TEMP TABLE other AS SELECT * FROM realms WHERE id = 1;
    UPDATE other SET id = ${OTHER}, subdomain = 'other', uuid = 'other', event_seq = 0; INSERT INTO realms SELECT * FROM other`)
  const newest = (table: string, order: string): Record<string, unknown> => {
    // Without computed ones.
    const columns = (database.prepare(`PRAGMA table_info(${table})`).all([]) as { name: string }[]).map(({ name }) => name)
    const [row] = database.prepare(`SELECT ${columns.join(', ')} FROM ${table} ORDER BY ${order} DESC LIMIT 1`).all([])
    return { ...(row as object), realm_id: OTHER }
  }
  const { id: _, ...message } = newest('messages', 'id')
  const { realm_id, user_id, flags } = newest('user_messages', 'message_id')
  const [text, event] = [newest('message_texts', 'message_id'), newest('events', 'seq')]
  database.close()
  return { message: { ...message, recipient_id: 1_000_000 }, text, row: { realm_id, user_id, flags }, event }
}
