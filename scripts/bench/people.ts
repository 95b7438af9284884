// What an organisation of many people costs: lists of users and registrations on MySQL, over the bare SQL that reads the same rows.

import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Connection, createConnection } from 'mysql2/promise'
import type { Demo } from '../../src/demo.ts'
import { ensureServices } from '../services.ts'
import { median, startServer } from './measure.ts'

const USERS = 10_000
const CHANNELS = 500
/** How many channels each user is subscribed to. */
const SUBSCRIPTIONS = 20
const ROUNDS = 9

/** Prints a table and, as its last line, JSON. */
export async function people(): Promise<void> {
  execFileSync(process.execPath, [fileURLToPath(new URL('../build.mjs', import.meta.url))], { stdio: 'inherit' })
  const { databaseUrl } = await ensureServices()
  const name = `bench_${process.pid}`
  const admin = await createConnection(databaseUrl)
  await admin.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const env = { NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, DATABASE_URL: `${databaseUrl}/${name}`, REDIS_URL: '', ROLES: '' }
  const server = await startServer<{ port: number } & Pick<Demo, 'users'>>('machine.mjs', env)
  const sql = await createConnection(`${databaseUrl}/${name}`)
  try {
    await fill(sql)
    const url = `http://127.0.0.1:${server.ready.port}/api/v1`
    const { email, api_key } = server.ready.users.owner
    const headers = { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
    const users = 'SELECT * FROM users WHERE realm_id = 1'
    const results = [
      await measure('GET /users', () => fetch(`${url}/users`, { headers }), sql, [users]),
      await measure('POST /register', () => fetch(`${url}/register`, { headers, method: 'POST' }), sql, [
        users,
        'SELECT * FROM channels WHERE realm_id = 1',
        'SELECT * FROM subscriptions WHERE user_id = 1',
        'SELECT channel_id, COUNT(*) FROM subscriptions WHERE realm_id = 1 AND is_active = 1 GROUP BY channel_id',
      ]),
    ]
    console.log(JSON.stringify({ bench: 'people', users: USERS, channels: CHANNELS, results }))
  } finally {
    await server.stop()
    await sql.end()
    await admin.query(`DROP DATABASE ${name}`)
    await admin.end()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Result {
  request: string
  /** Medians, milliseconds. */
  request_ms: number
  sql_ms: number
  ratio: number
  bytes: number
}

/** Request and SQL by turns, after a warm-up of each. */
async function measure(request: string, ask: () => Promise<Response>, sql: Connection, statements: string[]): Promise<Result> {
  const times: { request: number; sql: number }[] = []
  let bytes = 0
  for (let round = -1; round < ROUNDS; round++) {
    const started = performance.now()
    const response = await ask()
    bytes = (await response.arrayBuffer()).byteLength
    if (response.status !== 200) throw new Error(`${request} answered ${response.status}`)
    const answered = performance.now()
    for (const statement of statements) await sql.query(statement)
    if (round >= 0) times.push({ request: answered - started, sql: performance.now() - answered })
  }
  const result = {
    request,
    request_ms: median(times.map((one) => one.request)),
    sql_ms: median(times.map((one) => one.sql)),
    ratio: median(times.map((one) => one.request / one.sql)),
    bytes,
  }
  const [ms, floor] = [result.request_ms.toFixed(0), result.sql_ms.toFixed(0)]
  console.log(
    `${request.padEnd(15)} ${ms.padStart(6)} ms; the bare SQL ${floor} ms; ratio ${result.ratio.toFixed(1)}; ${(bytes / 1e6).toFixed(1)} MB`,
  )
  return result
}

/** Users and channels beside the demo's. */
async function fill(sql: Connection): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  const insert = async (table: string, columns: string, rows: unknown[][]): Promise<void> => {
    for (let i = 0; i < rows.length; i += 5_000) await sql.query(`INSERT INTO ${table} (${columns}) VALUES ?`, [rows.slice(i, i + 5_000)])
  }
  const ids = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i)
  const userIds = ids(1_001, USERS)
  const channelIds = ids(1_001, CHANNELS)
  await insert(
    'users',
    'id, realm_id, delivery_email, email_key, full_name, role, date_joined, settings',
    userIds.map((id) => [id, 1, `person${id}@example.com`, `person${id}@example.com`, `Person ${id}`, 400, now, '{}']),
  )
  await insert(
    'recipients',
    'id, realm_id, channel_id',
    channelIds.map((id) => [id, 1, id]),
  )
  const [[model]] = (await sql.query('SELECT * FROM channels WHERE id = 1')) as unknown as [Record<string, unknown>[]]
  const columns = Object.keys(model ?? {})
  await insert(
    'channels',
    columns.join(', '),
    channelIds.map((id) =>
      columns.map((column) => ({ ...model, id, recipient_id: id, name: `channel ${id}`, name_key: `channel ${id}` })[column]),
    ),
  )
  await insert(
    'subscriptions',
    'realm_id, user_id, channel_id, color',
    [1, ...userIds].flatMap((user) => ids(0, SUBSCRIPTIONS).map((i) => [1, user, 1_001 + ((user * 7 + i * 25) % CHANNELS), '#76ce90'])),
  )
}
