// How the server grows: first pages, registrations and sends of a site of many messages and people, in turns with those of a site that has a
// tenth of both, on one database server, so that other load on the machine weighs on both alike.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { RowDataPacket } from 'mysql2/promise'
import { median } from './measure.ts'
import { CHANNEL_IDS, fillMillion } from './million.ts'
import { firstPages, indexesOf, planned } from './pages.ts'
import { ids, insertSubscriptions, insertUsers, onDurableServer, onServer, type Site, serverNamed } from './site.ts'
import { onSqlite } from './sqlite.ts'

/** Of a database server with a few gigabytes of memory, each table in a file of its own, so that its size can be seen. */
const SERVER = ['--innodb-file-per-table=ON', '--innodb-buffer-pool-size=2G', '--innodb-sort-buffer-size=64M']
const SHARE = 10
const FIRST_USER = 100_001
/** The number of channels to which each user is subscribed. */
const SUBSCRIPTIONS = 20
/** Requests before the first is measured, and before each other kind. */
const WARMING = { first: 1_000, other: 10 }
const ROUNDS = 21
/** Of requests with large answers. */
const FEW_ROUNDS = 5

interface Size {
  messages: number
  users: number
}
interface Filled {
  site: Site
  size: Size
  requests: { name: string; rounds: number; ask(): Promise<string> }[]
}
interface Growth {
  request: string
  /** Medians in milliseconds, of the small site and the large one. */
  small_ms: number
  large_ms: number
  /** The median of the ratios of adjacent requests, and the middle half of them. */
  ratio: number
  half: [number, number]
}

/** Prints tables and, as its last line, JSON. */
export async function growth(database: string, size: Size): Promise<void> {
  const sizes = [{ messages: Math.ceil(size.messages / SHARE), users: Math.ceil(size.users / SHARE) }, size]
  const on =
    database === 'sqlite'
      ? atSizes(onSqlite, sizes)
      : onDurableServer(
          serverNamed(database),
          ({ databaseUrl }) => atSizes((work) => onServer({ databaseUrl, redisUrl: '' }, work), sizes),
          SERVER,
        )
  console.log(JSON.stringify({ bench: 'pages', database, ...(await on) }))
}

type On = <T>(work: (site: Site) => Promise<T>) => Promise<T>

async function atSizes(on: On, sizes: readonly Size[], made: readonly Filled[] = []): Promise<{ sizes: object[]; results: Growth[] }> {
  const size = sizes[made.length]
  if (size) return on(async (site) => atSizes(on, sizes, [...made, await fill(site, size)]))
  const idle = await Promise.all(made.map(footprint))
  const results = await inTurns(made)
  const after = await Promise.all(made.map(({ site }) => site.server.ask<number>('memory')))
  for (const [i, one] of idle.entries())
    console.log(`${one.messages} messages: ${JSON.stringify({ ...one, memory_most_mib: mib(after[i] ?? 0) })}`)
  return { sizes: idle.map((one, i) => ({ ...one, memory_most_mib: mib(after[i] ?? 0) })), results }
}

async function fill(site: Site, size: Size): Promise<Filled> {
  const reader = site.server.ready.users.owner.user_id
  const started = performance.now()
  const million = await fillMillion(site, reader, size.messages)
  const users = ids(FIRST_USER, size.users)
  await insertUsers(site.sql, users)
  const channelOf = (user: number, i: number): number => CHANNEL_IDS[(user + 3 * i) % CHANNEL_IDS.length] as number
  await insertSubscriptions(
    site.sql,
    users.flatMap((user) => ids(0, SUBSCRIPTIONS).map((i) => [user, channelOf(user, i)] as const)),
  )
  // These rows bypassed the log. On a change of an account the server drops the people that it remembers.
  await site.request('PATCH', '/settings', { full_name: 'The owner' })
  console.log(`${size.messages} messages and ${size.users} users made in ${((performance.now() - started) / 1_000).toFixed(0)} s`)
  const message = { type: 'channel', to: JSON.stringify(million.channelId), topic: million.busyTopic, content: 'Hello' }
  const requests = [
    ...firstPages(site, reader, million).map((one) => ({ ...one, rounds: ROUNDS })),
    { name: 'GET /users', rounds: FEW_ROUNDS, ask: () => site.request('GET', '/users') },
    { name: 'POST /register', rounds: FEW_ROUNDS, ask: () => site.request('POST', '/register') },
    { name: 'POST /messages', rounds: ROUNDS, ask: () => site.request('POST', '/messages', message) },
  ]
  return { site, size, requests }
}

async function inTurns(made: readonly Filled[]): Promise<Growth[]> {
  const [small, large] = made as [Filled, Filled]
  for (const { requests } of made) for (let i = 0; i < WARMING.first; i++) await requests[0]?.ask()
  const results: Growth[] = []
  for (const [i, { name, rounds, ask }] of large.requests.entries()) {
    const asks = [small.requests[i]?.ask ?? ask, ask]
    for (let n = 0; n < Math.min(WARMING.other, rounds); n++) for (const one of asks) await one()
    const times: [number, number][] = []
    for (let n = 0; n < rounds; n++) times.push([await timed(asks[0] as typeof ask), await timed(ask)])
    const ratios = times.map(([one, other]) => other / one).sort((a, b) => a - b)
    const result = {
      request: name,
      small_ms: median(times.map(([one]) => one)),
      large_ms: median(times.map(([, other]) => other)),
      ratio: median(ratios),
      half: [ratios[Math.floor(rounds / 4)] ?? 0, ratios[Math.ceil((rounds * 3) / 4) - 1] ?? 0] as [number, number],
    }
    results.push(result)
    const [before, after, ratio, ...half] = [result.small_ms, result.large_ms, result.ratio, ...result.half].map((value) =>
      value.toFixed(value < 10 ? 2 : 1),
    )
    console.log(
      `${name.padEnd(40)} ${before?.padStart(7)} ms, ${after?.padStart(7)} ms; ${ratio} times (${half.join(' to ')}); load ${loadavg()[0]?.toFixed(1)}`,
    )
    if (name.includes('from')) await printPlans(made, i)
  }
  return results
}

/** How each site reads the page: the number of statements, and the indexes. */
async function printPlans(made: readonly Filled[], i: number): Promise<void> {
  const ways: string[] = []
  for (const { site, requests } of made) {
    const { statements, plans } = await planned(site, requests[i]?.ask ?? (async () => ''))
    ways.push(`${statements} statements; ${indexesOf(plans).join(', ')}`)
  }
  console.log(`  ${[...new Set(ways)].join('\n  ')}`)
}

async function timed(ask: () => Promise<string>): Promise<number> {
  const started = performance.now()
  await ask()
  return performance.now() - started
}

/** What the site takes before it is used: its database on disk, and its processes in memory. */
async function footprint({ site, size }: Filled) {
  const bytes = await bytesOf(site)
  const [[received]] = await site.sql.query<RowDataPacket[]>('SELECT COUNT(*) AS n FROM user_messages')
  const parts = Object.entries(bytes).filter(([, count]) => count > (bytes.all ?? 0) / 50)
  return {
    ...size,
    rows_of_readers: Number(received?.n),
    database_mib: Object.fromEntries(parts.map(([part, count]) => [part, mib(count)])),
    bytes_per_message: Math.round((bytes.all ?? 0) / size.messages),
    server_mib: mib(await site.server.ask<number>('resident')),
    ...(!site.isSqlite && { database_server_mib: await residentOf(site) }),
  }
}

/** The bytes of each part of the database on disk: a table with its indexes, and the full-text index. */
async function bytesOf({ sql, isSqlite, databaseUrl }: Site): Promise<Record<string, number>> {
  if (isSqlite) {
    await sql.query('PRAGMA wal_checkpoint(TRUNCATE)')
    const [parts] = await sql.query<RowDataPacket[]>(
      `SELECT CASE WHEN d.name LIKE 'message_words%' THEN 'full-text index' ELSE COALESCE(s.tbl_name, d.name) END AS part, SUM(d.pgsize) AS bytes
       FROM dbstat d LEFT JOIN sqlite_master s ON s.name = d.name WHERE d.aggregate = TRUE GROUP BY part`,
    )
    const sizes = Object.fromEntries(parts.map(({ part, bytes }) => [part, Number(bytes)]))
    return { ...sizes, all: statSync(databaseUrl.slice('sqlite:'.length)).size }
  }
  const [[row]] = await sql.query<RowDataPacket[]>('SELECT @@datadir AS folder')
  const folder = join(row?.folder, new URL(databaseUrl).pathname)
  const bytes: Record<string, number> = {}
  for (const file of readdirSync(folder)) {
    const part = /^fts_/i.test(file) ? 'full-text index' : file.replace(/\.\w+$/, '')
    for (const key of [part, 'all']) bytes[key] = (bytes[key] ?? 0) + statSync(join(folder, file)).size
  }
  return bytes
}

/** The memory of the database server. */
async function residentOf({ sql }: Site): Promise<number> {
  const [[row]] = await sql.query<RowDataPacket[]>('SELECT @@pid_file AS file')
  const status = readFileSync(`/proc/${readFileSync(row?.file, 'utf8').trim()}/status`, 'utf8')
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024)
}

function mib(bytes: number): number {
  return Math.round(bytes / 2 ** 20)
}
