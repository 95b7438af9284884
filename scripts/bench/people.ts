// What an organisation of many people costs on MySQL: lists of users and registrations, over the bare SQL that reads the same rows;
// permission checks through nested groups; reports of presence beside many waiting polls.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, type ClientRequest, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Connection, createConnection } from 'mysql2/promise'
import { hasPermission } from '../../src/access/groups.ts'
import { openDatabase } from '../../src/db/index.ts'
import type { Demo } from '../../src/demo.ts'
import { defineModels } from '../../src/models/index.ts'
import { User } from '../../src/models/user.ts'
import { ensureServices } from '../services.ts'
import { load } from './load.ts'
import { median, startServer } from './measure.ts'

const USERS = 10_000
const CHANNELS = 500
/** How many channels each user is subscribed to. */
const SUBSCRIPTIONS = 20
const ROUNDS = 9
const FIRST_USER = 1_001
const FIRST_GROUP = 5_001
/** How many groups are nested in each other; the innermost has the member. */
const DEPTH = 5
/** Users who wait for events while others report their presence. */
const POLLING = 1_000
/** At once, in the rates. */
const CONNECTIONS = 32
/** Milliseconds of each rate. */
const DURATION = 3_000

/** Prints a table and, as its last line, JSON. */
export async function people(): Promise<void> {
  execFileSync(process.execPath, [fileURLToPath(new URL('../build.mjs', import.meta.url))], { stdio: 'inherit' })
  const { databaseUrl } = await ensureServices()
  const name = `bench_${process.pid}`
  const admin = await createConnection(databaseUrl)
  await admin.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const env = {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: `${databaseUrl}/${name}`,
    REDIS_URL: '',
    ROLES: '',
    RATE_LIMITS: 'off',
  }
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
    const rates = {
      permission_checks_per_second: await permissionChecks(`${databaseUrl}/${name}`),
      presence_updates_per_second: await presenceUpdates(server.ready.port),
    }
    console.log(`permission checks, groups nested ${DEPTH} deep: ${rates.permission_checks_per_second.toFixed(0)} a second`)
    console.log(`presence updates, ${POLLING} users polling: ${rates.presence_updates_per_second.toFixed(0)} a second`)
    console.log(JSON.stringify({ bench: 'people', users: USERS, channels: CHANNELS, results, ...rates }))
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

/** Checks a second, as actions make them, by this process, which remembers for a moment how groups nest. */
async function permissionChecks(url: string): Promise<number> {
  const db = openDatabase(url, { guardNesting: false })
  defineModels(db.sequelize)
  try {
    const user = await User.findByPk(FIRST_USER, { rejectOnEmpty: true })
    const started = performance.now()
    const counts = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        let count = 0
        for (; performance.now() < started + DURATION; count++)
          if (!(await hasPermission(user, FIRST_GROUP))) throw new Error('a member of a nested group has no permission')
        return count
      }),
    )
    return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1000)
  } finally {
    await db.close()
  }
}

/** Reports a second of users who come online one after the other, so that each changes something. */
async function presenceUpdates(port: number): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const polls = Array.from({ length: POLLING }, (_, i) => poll(port, agent, FIRST_USER + i))
  // Who has registered a queue waits for events from then on.
  await Promise.all(polls.map(({ isWaiting }) => isWaiting))
  let reporting = 0
  const request = (): Buffer => {
    const body = 'status=active&ping_only=true'
    const headers = ['Host: 127.0.0.1', `Authorization: ${credentials(FIRST_USER + (reporting++ % USERS))}`]
    const type = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`]
    return Buffer.from(`POST /api/v1/users/me/presence HTTP/1.1\r\n${[...headers, ...type].join('\r\n')}\r\n\r\n${body}`)
  }
  // Meanwhile the last polls come to wait.
  await load({ port, request, connections: CONNECTIONS, duration: DURATION })
  const started = performance.now()
  const count = await load({ port, request, connections: CONNECTIONS, duration: DURATION })
  const rate = count / ((performance.now() - started) / 1000)
  for (const { parked } of polls) (await parked).destroy()
  agent.destroy()
  return rate
}

function poll(port: number, agent: Agent, userId: number): { isWaiting: Promise<void>; parked: Promise<ClientRequest> } {
  const ask = (query: string): ClientRequest =>
    get({ port, host: '127.0.0.1', agent, path: `/api/v1/events?${query}`, headers: { Authorization: credentials(userId) } })
  const registered = new Promise<{ queue_id: string; last_event_id: number }>((resolve, reject) => {
    ask(`event_types=${encodeURIComponent('["presence"]')}&dont_block=true`)
      .on('error', reject)
      .on('response', async (response) => {
        let text = ''
        for await (const chunk of response) text += chunk
        if (response.statusCode === 200) resolve(JSON.parse(text))
        else reject(new Error(`GET /events answered ${response.statusCode}`))
      })
  })
  const parked = registered.then(({ queue_id: id }) => ask(`queue_id=${id}&last_event_id=-1`).on('error', () => {}))
  return { isWaiting: parked.then((request) => new Promise((resolve) => request.once('finish', resolve))), parked }
}

function credentials(userId: number): string {
  return `Basic ${Buffer.from(`person${userId}@example.com:${keyOf(userId)}`).toString('base64')}`
}

function keyOf(userId: number): string {
  return `key-of-person-${userId}`
}

/** Users, channels and groups beside the demo's. */
async function fill(sql: Connection): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  const insert = async (table: string, columns: string, rows: unknown[][]): Promise<void> => {
    for (let i = 0; i < rows.length; i += 5_000) await sql.query(`INSERT INTO ${table} (${columns}) VALUES ?`, [rows.slice(i, i + 5_000)])
  }
  const ids = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i)
  const userIds = ids(FIRST_USER, USERS)
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
  await insert(
    'api_keys',
    'realm_id, user_id, key_hash, label, date_created',
    userIds.map((id) => [1, id, createHash('sha256').update(keyOf(id)).digest('hex'), 'bench', now]),
  )
  const groupIds = ids(FIRST_GROUP, DEPTH)
  await insert(
    'user_groups',
    'id, realm_id, name, name_key, description',
    groupIds.map((id) => [id, 1, `group ${id}`, `group ${id}`, '']),
  )
  await insert(
    'user_group_subgroups',
    'realm_id, group_id, subgroup_id',
    groupIds.slice(1).map((id) => [1, id - 1, id]),
  )
  await insert('user_group_members', 'realm_id, group_id, user_id', [[1, FIRST_GROUP + DEPTH - 1, FIRST_USER]])
}
