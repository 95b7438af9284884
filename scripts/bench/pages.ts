// What first pages of a million messages cost on a database server, compared with the bare SQL that returns the same rows, and which indexes serve
// them.

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { RowDataPacket } from 'mysql2/promise'
import { needlesOf } from '../../src/narrow/words.ts'
import { median } from './measure.ts'
import { CHANNEL_IDS, fillMillion, MESSAGES, type Million, word } from './million.ts'
import {
  ids,
  insertSubscriptions,
  insertUsers,
  measure,
  onDurableServer,
  onServer,
  onSqlite,
  type Result,
  running,
  type Site,
  serverNamed,
} from './site.ts'

const PAGE = 100
/** How often statements are counted. The lowest count is used, because short memories can expire between two requests. */
const RUNS = 5
/**
 * Pages requested before the first is measured, and before each other one. A server that has just started has not compiled its code, and
 * takes twice the time.
 */
const WARMING = { first: 3_000, other: 30 }

/** The database's plan for a statement that the server sends: the tables by their names in it, and the index with which each is read. */
interface Plan {
  sql: string
  tables: { table: string; type: string; index: string; rows: number }[]
}
interface PagesResult extends Result {
  messages: number
  /** The number of statements for one page that was requested just before. */
  statements: number
  bare: string[]
  /** The plans of the statements that select the messages. */
  plans: Plan[]
}
interface Ask {
  name: string
  narrow: unknown[]
  anchor: 'newest' | 'first_unread'
  /** Ways to get the rows of the page, each with some statements. The ID of the anchor is known. */
  bare(anchor: number): string[][]
}

/** With `--messages N` and `--users N`, they are compared with those of a tenth of both instead. */
export async function pages(args: string[]): Promise<void> {
  const options = { database: { type: 'string', default: 'mariadb' }, messages: { type: 'string' }, users: { type: 'string' } } as const
  const { database, messages, users } = parseArgs({ args, options }).values
  if (messages) return growth(database, { messages: Number(messages), users: Number(users ?? 0) })
  const results = await onServer(serverNamed(database), pagesOn)
  console.log(JSON.stringify({ bench: 'pages', database, messages: MESSAGES, results }))
}

/** Fills the site, then requests pages. Prints two lines for each. */
async function pagesOn(site: Site, count = MESSAGES): Promise<PagesResult[]> {
  const reader = site.server.ready.users.owner.user_id
  const started = performance.now()
  const million = await fillMillion(site, reader, count)
  console.log(`${count} messages made in ${((performance.now() - started) / 1_000).toFixed(0)} s`)
  const results = []
  for (const ask of asks(reader, million)) results.push(await page(site, ask, results.length === 0 ? WARMING.first : WARMING.other))
  return results
}

/** The first pages that are measured, by name. */
function firstPages(site: Site, reader: number, million: Million): { name: string; ask(): Promise<string> }[] {
  return asks(reader, million).map((one) => ({ name: `${one.name}, from ${one.anchor}`, ask: () => firstPage(site, one) }))
}

function firstPage({ request }: Site, { narrow, anchor }: Ask): Promise<string> {
  const before = anchor === 'newest' ? PAGE : PAGE / 2
  const query = { anchor, num_before: String(before), num_after: String(PAGE - before), narrow: JSON.stringify(narrow) }
  return request('GET', `/messages?${new URLSearchParams(query)}`)
}

/** The fewest statements that a page takes that was requested just before, with their plans. */
async function planned(site: Site, ask: () => Promise<string>): Promise<{ statements: number; plans: Plan[] }> {
  const runs: string[][] = []
  for (let i = 0; i < RUNS; i++) runs.push(await site.server.statements(ask))
  const sent = runs.toSorted((one, other) => one.length - other.length)[0] ?? []
  return { statements: sent.length, plans: await plansOf(site, sent) }
}

async function page(site: Site, wanted: Ask, warming: number): Promise<PagesResult> {
  const { name, anchor, bare } = wanted
  const { sql } = site
  const ask = (): Promise<string> => firstPage(site, wanted)
  const answer = JSON.parse(await ask()) as { messages: { id: number }[]; anchor: number }
  const statements = await quickest(sql, bare(answer.anchor))
  const rows = (await Promise.all(statements.map((statement) => sql.query<RowDataPacket[]>(statement)))).flatMap(([some]) => some)
  const [given, expected] = [answer.messages, rows].map((some) => [...new Set(some.map(({ id }) => id))].sort().join())
  if (given !== expected) throw new Error(`${name}: the page and the bare SQL differ:\n${given}\n${expected}`)
  for (let i = 0; i < warming; i++) await ask()
  const { statements: count, plans } = await planned(site, ask)
  const result = await measure(`${name}, from ${anchor}`, { ask, prepare: running(sql, statements) })
  console.log(`  ${answer.messages.length} messages by ${count} statements; ${indexesOf(plans).join(', ')}`)
  return { ...result, messages: answer.messages.length, statements: count, bare: statements, plans }
}

/** Which index serves which table. */
function indexesOf(plans: readonly Plan[]): string[] {
  return [...new Set(plans.flatMap(({ tables }) => tables.map(({ table, index }) => `${table} by ${index}`)))]
}

/** The plans of the statements that look among messages. Some start with a comment, which is their time limit or their kind. */
async function plansOf({ sql, isSqlite }: Site, statements: string[]): Promise<Plan[]> {
  const bare = statements.map((one) => one.replace(/^\/\*.*?\*\/ /, ''))
  const plans: Plan[] = []
  for (const statement of bare.filter((one) => /^(SELECT|WITH)\b/.test(one) && /\b(user_)?messages\b/.test(one))) {
    // MariaDB has no other format, and skips the comment. MySQL's own is a tree.
    const explain = isSqlite ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN /*!80000 FORMAT=TRADITIONAL */'
    const [rows] = await sql.query<RowDataPacket[]>(`${explain} ${statement}`)
    plans.push({ sql: statement.replace(/\s+/g, ' ').slice(0, 1_000), tables: rows.flatMap(isSqlite ? stepOnSqlite : stepOnServer) })
  }
  return plans
}

function stepOnServer({ table, type, key, rows }: RowDataPacket): Plan['tables'] {
  return key ? [{ table, type, index: key, rows: Number(rows) }] : []
}

/** From a sentence like `SEARCH m USING COVERING INDEX messages_recipient_id_id (recipient_id=?)`, which does not say how many rows. */
function stepOnSqlite({ detail }: RowDataPacket): Plan['tables'] {
  const [, type = '', table = '', index] = /^(SEARCH|SCAN) (\w+) USING (?:COVERING )?(?:INDEX )?(.*?)(?: \(|$)/.exec(detail) ?? []
  return index ? [{ table, type, index, rows: 0 }] : []
}

function asks(reader: number, { channel, channelId, busyTopic }: Million): Ask[] {
  const unread = ['is', 'unread']
  const topic = [
    ['channel', channel],
    ['topic', busyTopic],
  ]
  const ofReader = `SELECT m.*, u.flags FROM user_messages u JOIN messages m ON m.id = u.message_id WHERE u.user_id = ${reader} AND u.is_unread = 1`
  const inTopic = `m.recipient_id = ${channelId} AND m.topic_key = '${busyTopic}'`
  const ofTopic = (part: string): string => `SELECT m.*, u.flags FROM (SELECT m.id FROM messages m WHERE ${inTopic} ${part}) x
    JOIN messages m ON m.id = x.id LEFT JOIN user_messages u ON u.user_id = ${reader} AND u.message_id = m.id`
  const muted = `SELECT b.channel_id FROM subscriptions b WHERE b.user_id = ${reader} AND b.is_muted = 1`
  const around = (anchor: number, rows: (part: string) => string): string[] => [
    rows(`AND m.id < ${anchor} ORDER BY m.id DESC LIMIT ${PAGE / 2}`),
    rows(`AND m.id >= ${anchor} ORDER BY m.id LIMIT ${PAGE / 2 + 1}`),
  ]
  const newest = { anchor: 'newest' as const }
  return [
    { name: 'is:unread', narrow: [unread], ...newest, bare: () => [[`${ofReader} ORDER BY u.message_id DESC LIMIT ${PAGE}`]] },
    {
      name: 'is:unread',
      narrow: [unread],
      anchor: 'first_unread',
      bare: (anchor) => [
        [
          `SELECT m.id FROM user_messages u JOIN messages m ON m.id = u.message_id
         WHERE u.user_id = ${reader} AND u.is_unread = 1 AND m.recipient_id NOT IN (${muted}) ORDER BY u.message_id LIMIT 1`,
          ...around(anchor, (part) => `${ofReader} ${part.replaceAll('m.id', 'u.message_id')}`),
        ],
      ],
    },
    { name: 'a busy topic', narrow: topic, ...newest, bare: () => [[ofTopic(`ORDER BY m.id DESC LIMIT ${PAGE}`)]] },
    {
      name: 'a busy topic',
      narrow: topic,
      anchor: 'first_unread',
      bare: (anchor) => [
        [
          `SELECT m.id FROM messages m JOIN user_messages u ON u.user_id = ${reader} AND u.message_id = m.id
         WHERE ${inTopic} AND u.is_unread = 1 ORDER BY m.id LIMIT 1`,
          ...around(anchor, ofTopic),
        ],
      ],
    },
    ...Object.entries({
      'a common word': word(10),
      'a word of the middle': word(300),
      'a rare word': word(4_500),
      'a word that nobody wrote': 'nowhere',
      'two words': `${word(50)} ${word(80)}`,
      'a phrase': `"${word(5)} ${word(12)}"`,
    }).map(([name, search]) => ({ name, narrow: [['search', search]], ...newest, bare: () => searches(reader, search) })),
  ]
}

/** Two ways: with the full-text index, and by scanning the reader's messages from the newest on. */
function searches(reader: number, search: string): string[][] {
  const needles = needlesOf(search)
  const has = needles.map(({ text }) => `INSTR(t.tokens, '${text}') > 0`).join(' AND ')
  const terms = needles.flatMap(({ tokens, open }) => tokens.map((token) => `+${token}${open ? '*' : ''}`)).join(' ')
  const byIndex = `SELECT STRAIGHT_JOIN m.*, u.flags FROM message_texts t JOIN messages m ON m.id = t.message_id
     JOIN user_messages u ON u.user_id = ${reader} AND u.message_id = m.id
     WHERE MATCH(t.tokens) AGAINST ('${terms}' IN BOOLEAN MODE) AND ${has} ORDER BY m.id DESC LIMIT ${PAGE}`
  const lookingThrough = `SELECT STRAIGHT_JOIN m.*, u.flags FROM user_messages u JOIN message_texts t ON t.message_id = u.message_id
     JOIN messages m ON m.id = u.message_id WHERE u.user_id = ${reader} AND ${has} ORDER BY u.message_id DESC LIMIT ${PAGE}`
  return [[byIndex], [lookingThrough]]
}

/** The way that takes the least time on its second run. */
async function quickest(sql: Site['sql'], ways: string[][]): Promise<string[]> {
  const times: { way: string[]; ms: number }[] = []
  for (const way of ways.length > 1 ? [...ways, ...ways] : ways) {
    const started = performance.now()
    for (const statement of way) await sql.query(statement)
    times.push({ way, ms: performance.now() - started })
  }
  return times.slice(-ways.length).toSorted((a, b) => a.ms - b.ms)[0]?.way ?? []
}

// How the server grows: first pages, registrations and sends of a site of many messages and people, in turns with those of a site that has a
// tenth of both, on one database server, so that other load on the machine weighs on both alike.

/** Of a database server with a few gigabytes of memory, each table in a file of its own, so that its size can be seen. */
const SERVER = ['--innodb-file-per-table=ON', '--innodb-buffer-pool-size=2G', '--innodb-sort-buffer-size=64M']
const SHARE = 10
const FIRST_USER = 100_001
/** The number of channels to which each user is subscribed. */
const SUBSCRIPTIONS = 20
/** Requests before the first is measured, and before each other kind. */
const WARMING_OF_SITES = { first: 1_000, other: 10 }
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
async function growth(database: string, size: Size): Promise<void> {
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
  for (const { requests } of made) for (let i = 0; i < WARMING_OF_SITES.first; i++) await requests[0]?.ask()
  const results: Growth[] = []
  for (const [i, { name, rounds, ask }] of large.requests.entries()) {
    const asks = [small.requests[i]?.ask ?? ask, ask]
    for (let n = 0; n < Math.min(WARMING_OF_SITES.other, rounds); n++) for (const one of asks) await one()
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
