// Whether the longest lists keep others waiting: those of an organisation with many people and channels, requested while a probe runs, on
// both databases.

import { request as httpRequest } from 'node:http'
import { CHANNEL_PERMISSIONS } from '../../src/values/channel-permissions.ts'
import { onDatabase } from './databases.ts'
import { type DemoServer, startServer } from './measure.ts'

const USERS = 10_000
const CHANNELS = 2_000
/** Users who are subscribed to every channel. LISTS_SUBSCRIBERS sets the number, because filling in 10,000 takes minutes. */
const SUBSCRIBERS = Number(process.env.LISTS_SUBSCRIBERS || 1_000)
/** Milliseconds for `health`; MiB above the idle server for `memory`. */
const LIMITS = { health: 100, memory: 400 }

const REQUESTS: [name: string, method: string, path: string, body?: string][] = [
  ['GET /users', 'GET', '/users?include_custom_profile_fields=true'],
  ['GET /streams', 'GET', '/streams'],
  ['GET /users/me/subscriptions', 'GET', '/users/me/subscriptions'],
  ['GET /users/me/subscriptions with subscribers', 'GET', '/users/me/subscriptions?include_subscribers=true'],
  ['GET /users/me/subscriptions with some subscribers', 'GET', '/users/me/subscriptions?include_subscribers=partial'],
  ['POST /register', 'POST', '/register'],
  ['POST /register with subscribers', 'POST', '/register', 'include_subscribers=true'],
]

export async function lists(): Promise<void> {
  const results = [
    ...(await onDatabase('sqlite', ({ server, sql }) => run('sqlite', server, (text) => sql.query(text)))),
    ...(await onDatabase('mariadb', ({ server, sql }) => run('mariadb', server, (text) => sql.query(text)))),
  ]
  const beyond = results.filter(({ health, memory }) => health > LIMITS.health || memory > LIMITS.memory)
  console.log(JSON.stringify({ bench: 'lists', users: USERS, channels: CHANNELS, subscribers: SUBSCRIBERS, results }))
  if (beyond.length > 0) process.exitCode = 1
}

async function run(database: string, server: DemoServer, sql: (text: string) => Promise<unknown>) {
  await fill(database, sql)
  const { port, users } = server.ready
  const authorization = `Basic ${Buffer.from(`${users.owner.email}:${users.owner.api_key}`).toString('base64')}`
  const probe = await startServer<object>('stall-probe.mjs', { PORT: String(port), AUTHORIZATION: authorization })
  const idle = await server.ask<number>('memory')
  const results = []
  for (const [name, method, path, body = ''] of REQUESTS) {
    await probe.ask('longest')
    const started = performance.now()
    const bytes = await ask({ port, method, path, body, authorization })
    const ms = performance.now() - started
    await new Promise((resolve) => setTimeout(resolve, 60))
    const { health } = await probe.ask<{ health: number }>('longest')
    const memory = ((await server.ask<number>('memory')) - idle) / 2 ** 20
    results.push({ database, name, ms, health, memory, bytes })
    const figures = [ms, health, memory, bytes / 1e6].map((value) => value.toFixed(0).padStart(6))
    console.log(`${database.padEnd(6)} ${figures.join(' ')}  ${name}`)
  }
  await probe.stop()
  return results
}

interface Asked {
  port: number
  method: string
  path: string
  body: string
  authorization: string
}

/** Resolves to the size of the answer in bytes. Rejects unless it is a success. */
function ask({ port, method, path, body, authorization }: Asked): Promise<number> {
  const headers = { Authorization: authorization, 'Content-Type': 'application/x-www-form-urlencoded', 'Content-Length': body.length }
  const options = { port, host: '127.0.0.1', method, path: `/api/v1${path}`, headers }
  return new Promise((resolve, reject) => {
    httpRequest(options, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () => (response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${response.statusCode}`))))
    })
      .on('error', reject)
      .end(body)
  })
}

async function fill(database: string, sql: (text: string) => Promise<unknown>): Promise<void> {
  const started = performance.now()
  const numbers = (count: number): string => `WITH RECURSIVE n AS (SELECT 1 AS i UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`
  const concat = (text: string): string => (database === 'sqlite' ? `'${text}' || n.i` : `CONCAT('${text}', n.i)`)
  const insert = (table: string, columns: string, count: number, select: string): string =>
    database === 'sqlite'
      ? `${numbers(count)} INSERT INTO ${table} (${columns}) ${select}`
      : `INSERT INTO ${table} (${columns}) ${numbers(count)} ${select}`
  if (database !== 'sqlite') await sql('SET SESSION max_recursive_iterations = 100000')
  await sql(
    insert(
      'users',
      'id, realm_id, delivery_email, email_key, full_name, role, date_joined, settings',
      USERS,
      `SELECT 1000 + n.i, 1, ${concat('p')}, ${concat('p')}, ${concat('Person ')}, 400, 1790000000, '{}' FROM n`,
    ),
  )
  await sql(insert('recipients', 'id, realm_id', CHANNELS, 'SELECT 1000 + n.i, 1 FROM n'))
  const copied = ['realm_id', 'description', 'rendered_description', 'creator_id', 'date_created', ...CHANNEL_PERMISSIONS].join(', ')
  const made = `SELECT 1000 + n.i, 1000 + n.i, ${concat('channel ')}, ${concat('channel ')}, ${copied} FROM n, channels WHERE channels.id = 1`
  await sql(insert('channels', `id, recipient_id, name, name_key, ${copied}`, CHANNELS, made))
  await sql(
    `INSERT INTO subscriptions (realm_id, user_id, channel_id, color) SELECT 1, u.id, c.id, '#76ce90' FROM channels c, users u
     WHERE c.id > 1000 AND (u.id = 1 OR (u.id > 1000 AND u.id < ${1_000 + SUBSCRIBERS}))`,
  )
  console.log(
    `${database}: filled in ${(performance.now() - started).toFixed(0)} ms; ms of the request, longest /health, peak MiB above idle, MB`,
  )
}
