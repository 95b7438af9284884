// Requests on a database, compared with the bare SQL that reads or writes the same rows: the built server on a fresh database.

import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request as begin } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Libsql from 'libsql'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { SMTPServer } from 'smtp-server'
import { isServerName, type ServerName } from '../programs.ts'
import { ensureServices, type Services } from '../services.ts'
import { type DemoServer, median, startDemo } from './measure.ts'

const ROUNDS = 9

/** A connection. Takes values as mysql2 does. */
export interface Sql {
  query<Rows extends RowDataPacket[]>(text: string, values?: unknown): Promise<[Rows, unknown]>
  end(): Promise<void>
}

/** A server with the demo organisation, and a connection to its database. */
export interface Site {
  isSqlite: boolean
  /**
   * Sends a request to the API as the owner, with the fields of a form. Resolves to the text of the answer. Rejects unless it is a success.
   */
  request(method: string, path: string, fields?: Record<string, string>): Promise<string>
  sql: Sql
  /** Another connection, which the caller ends. */
  connect(): Promise<Sql>
  databaseUrl: string
  server: DemoServer
}

/** Runs `work` on a site of its own, on the tests' database server of this name or on these services. */
export async function onServer<T>(server: ServerName | Omit<Services, 'stop'>, work: (site: Site) => Promise<T>): Promise<T> {
  const { databaseUrl: base, redisUrl } = typeof server === 'string' ? { ...(await ensureServices(server)), redisUrl: '' } : server
  const name = `bench_${process.pid}_${randomBytes(3).toString('hex')}`
  const databaseUrl = `${base}/${name}`
  const admin = await createConnection(base)
  await admin.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
  try {
    const server = await startDemo(databaseUrl, redisUrl)
    const connect = (): Promise<Sql> => createConnection(databaseUrl)
    const sql = await connect()
    try {
      return await work({ request: requester(server), isSqlite: false, sql, connect, databaseUrl, server })
    } finally {
      await server.stop()
      await sql.end()
    }
  } finally {
    await admin.query(`DROP DATABASE ${name}`)
    await admin.end()
  }
}

/** The value of --database, for a bench that needs a database server. Throws for another one. */
export function serverNamed(name: string): ServerName {
  if (isServerName(name)) return name
  throw new Error(`--database must be mariadb or mysql, not '${name}'`)
}

/** Requests of the owner. Keeps its connections. Faster than `fetch`, whose own time would be attributed to the server. */
export function requester({ ready: { port, users } }: DemoServer): Site['request'] {
  const agent = new Agent({ keepAlive: true })
  const auth = `${users.owner.email}:${users.owner.api_key}`
  return (method, path, fields) =>
    new Promise((resolve, reject) => {
      const body = fields && new URLSearchParams(fields).toString()
      const headers = { ...(body && { 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': Buffer.byteLength(body) }) }
      const asked = begin({ agent, auth, port, host: '127.0.0.1', method, path: `/api/v1${path}`, headers }, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (piece) => {
          text += piece
        })
        response.on('error', reject)
        response.on('end', () => {
          if (response.statusCode === 200) resolve(text)
          else reject(new Error(`${method} ${path} was answered ${response.statusCode}: ${text.slice(0, 500)}`))
        })
      })
      asked.on('error', reject)
      asked.end(body)
    })
}

export interface Result {
  request: string
  /** Medians in milliseconds. */
  request_ms: number
  sql_ms: number
  ratio: number
  bytes: number
}

export interface Work {
  /** Prepares the request. Not timed. */
  before?(): Promise<unknown>
  ask(round: number): Promise<string>
  /** Creates the SQL for the answered request. Not timed. */
  prepare(round: number): Promise<() => Promise<unknown>>
}

/** Runs request and SQL alternately, after a warm-up of each. */
export async function measure(request: string, { before, ask, prepare }: Work): Promise<Result> {
  const times: { request: number; sql: number }[] = []
  let bytes = 0
  for (let round = -1; round < ROUNDS; round++) {
    await before?.()
    const started = performance.now()
    const text = await ask(round)
    const requestTime = performance.now() - started
    bytes = Buffer.byteLength(text)
    const query = await prepare(round)
    const queried = performance.now()
    await query()
    if (round >= 0) times.push({ request: requestTime, sql: performance.now() - queried })
  }
  const result = {
    request,
    request_ms: median(times.map((one) => one.request)),
    sql_ms: median(times.map((one) => one.sql)),
    ratio: median(times.map((one) => one.request / one.sql)),
    bytes,
  }
  const [ms, floor, ratio] = [result.request_ms, result.sql_ms, result.ratio].map((value) => value.toFixed(1).padStart(7))
  console.log(`${request.padEnd(48)} ${ms} ms; the bare SQL ${floor} ms; ratio ${ratio}; ${(bytes / 1e6).toFixed(2)} MB`)
  return result
}

/** Bare SQL that needs no preparation. */
export function running(sql: Sql, statements: readonly string[]): () => Promise<() => Promise<void>> {
  return async () => async () => {
    for (const statement of statements) await sql.query(statement)
  }
}

/** Inserts rows, some thousands per statement. */
export async function insert(sql: Sql, table: string, columns: string, rows: unknown[][]): Promise<void> {
  for (let i = 0; i < rows.length; i += 5_000) await sql.query(`INSERT INTO ${table} (${columns}) VALUES ?`, [rows.slice(i, i + 5_000)])
}

/** `count` consecutive IDs, starting with the first. */
export function ids(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + i)
}

/** Members with these IDs, in addition to the demo's. */
export function insertUsers(sql: Sql, userIds: readonly number[]): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  return insert(
    sql,
    'users',
    'id, realm_id, delivery_email, email_key, full_name, role, date_joined, settings',
    userIds.map((id) => [id, 1, `person${id}@example.com`, `person${id}@example.com`, `Person ${id}`, 400, now, '{}']),
  )
}

/** Public channels with these IDs, otherwise like the demo's first. */
export async function insertChannels(sql: Sql, channelIds: readonly number[]): Promise<void> {
  await insert(
    sql,
    'recipients',
    'id, realm_id',
    channelIds.map((id) => [id, 1]),
  )
  const [[model]] = (await sql.query('SELECT * FROM channels WHERE id = 1')) as unknown as [Record<string, unknown>[]]
  const columns = Object.keys(model ?? {})
  await insert(
    sql,
    'channels',
    columns.join(', '),
    channelIds.map((id) =>
      columns.map((column) => ({ ...model, id, recipient_id: id, name: `channel ${id}`, name_key: `channel ${id}` })[column]),
    ),
  )
}

/** Subscribes users to channels, starting with the first message. */
export async function insertSubscriptions(sql: Sql, pairs: readonly (readonly [user: number, channel: number])[]): Promise<void> {
  const rows = (last: unknown): unknown[][] => pairs.map((pair) => [1, ...pair, last])
  await insert(sql, 'subscriptions', 'realm_id, user_id, channel_id, color', rows('#76ce90'))
  await insert(sql, 'subscription_spans', 'realm_id, user_id, channel_id, after_message_id', rows(0))
}

/**
 * Runs `work` with a Redis, and with a database server that writes to disk as in production, unlike the one of the tests. `more` are options
 * of that server.
 */
export async function onDurableServer<T>(name: ServerName, work: (services: Services) => Promise<T>, more: string[] = []): Promise<T> {
  const services = await ensureServices(name, ['--innodb-flush-method=fsync', ...more])
  try {
    return await work(services)
  } finally {
    await services.stop()
  }
}

// The built server on a fresh SQLite database with the demo organisation, and a second connection to the database.

/** Runs `work` on a site of its own. */
export async function onSqlite<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const file = join(folder, 'bench.sqlite')
  const databaseUrl = `sqlite:${file}`
  const server = await startDemo(databaseUrl)
  const sql = connect(file)
  try {
    return await work({ request: requester(server), isSqlite: true, sql, connect: async () => connect(file), databaseUrl, server })
  } finally {
    await sql.end()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Statements run on this thread. */
function connect(file: string): Sql {
  const database = new Libsql(file)
  // A bench that fills the database does not wait for its disk.
  database.exec('PRAGMA busy_timeout = 10000; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000')
  return {
    query: async <Rows extends RowDataPacket[]>(text: string, values: unknown = []) => {
      const written = withValues(text, Array.isArray(values) ? values : [values])
      if (/^\s*(SELECT|EXPLAIN|PRAGMA)\b/.test(written)) return [database.prepare(written).all([]) as Rows, undefined]
      database.exec(written)
      return [[] as unknown as Rows, undefined]
    },
    end: async () => void database.close(),
  }
}

/** Writes values into a text in place of its question marks. */
function withValues(text: string, values: unknown[]): string {
  const rest = values.values()
  return values.length === 0 ? text : text.replaceAll('?', () => literal(rest.next().value))
}

/** A list of lists becomes rows. */
function literal(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => (Array.isArray(one) ? `(${literal(one)})` : literal(one))).join(', ')
  if (value === null || value === undefined) return 'NULL'
  return typeof value === 'number' || typeof value === 'boolean' ? String(Number(value)) : `'${String(value).replaceAll("'", "''")}'`
}

// Where a bench runs: each kind of database by its name.

/** Runs `work` on a site of its own. Throws unless the name is that of a database. */
export function onDatabase<T>(name: string, work: (site: Site) => Promise<T>): Promise<T> {
  return name === 'sqlite' ? onSqlite(work) : onServer(serverNamed(name), work)
}

// An SMTP server that takes as long to accept a mail as it is told to, and keeps none.

export interface SlowSmtp {
  /** The value of SMTP_URL. */
  url: string
  /** Sets how many milliseconds it takes to accept a mail from now on. At first 0. */
  setDelay(milliseconds: number): void
  /** The number of mails that it has accepted. */
  accepted(): number
  close(): Promise<void>
}

export async function startSlowSmtp(): Promise<SlowSmtp> {
  let [delay, accepted] = [0, 0]
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData: (stream, _session, done) => {
      stream.resume().on('end', async () => {
        await pause(delay)
        accepted += 1
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    setDelay: (milliseconds) => {
      delay = milliseconds
    },
    accepted: () => accepted,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
