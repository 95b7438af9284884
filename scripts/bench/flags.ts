// What rows of flags cost on MySQL: writing those of a user who was away, and marking messages as read by a narrow, over the bare
// SQL that writes the same rows.

import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Connection, createConnection } from 'mysql2/promise'
import type { Demo } from '../../src/demo.ts'
import { ensureServices } from '../services.ts'
import { median, startServer } from './measure.ts'

const MISSED = 10_000
const MARKED = 5_000
const CHANNELS = 20
/** Users in turn: `member` by the server, another by the bare SQL. */
const ROUNDS = 7

/** Prints a table and, as its last line, JSON. */
export async function flags(): Promise<void> {
  execFileSync(process.execPath, [fileURLToPath(new URL('../build.mjs', import.meta.url))], { stdio: 'inherit' })
  const { databaseUrl } = await ensureServices()
  const name = `bench_${process.pid}`
  const admin = await createConnection(databaseUrl)
  await admin.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const limits = 'user=900000000/60+900000000/3600,anonymous=900000000/60'
  const env = {
    NODE_ENV: 'production',
    PORT: '0',
    DATA_DIR: folder,
    DATABASE_URL: `${databaseUrl}/${name}`,
    RATE_LIMITS: limits,
    REDIS_URL: '',
    ROLES: '',
  }
  const server = await startServer<{ port: number } & Pick<Demo, 'users'>>('machine.mjs', env)
  const sql = await createConnection(`${databaseUrl}/${name}`)
  try {
    await fill(sql, server.ready.users.member.user_id)
    const url = `http://127.0.0.1:${server.ready.port}/api/v1`
    const { user_id, email, api_key } = server.ready.users.member
    const headers = { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
    const post = async (path: string, form: Record<string, string>): Promise<void> => {
      const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: new URLSearchParams(form) })
      if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      await response.arrayBuffer()
    }
    const away = async (): Promise<void> => {
      await sql.query('DELETE FROM user_messages')
      await sql.query('UPDATE users SET message_pointer = 0 WHERE id = ?', [user_id])
    }
    const results = [
      await measure(
        `catching up with ${MISSED} messages`,
        MISSED,
        away,
        () => post('/register', { fetch_event_types: '["max_message_id"]' }),
        () =>
          sql.query(
            'INSERT INTO user_messages (realm_id, user_id, message_id, flags) SELECT 1, 999, m.id, 0 FROM messages m WHERE m.recipient_id > 1000',
          ),
      ),
      await measure(
        `marking ${MARKED} messages by a narrow`,
        MARKED,
        () => sql.query('UPDATE user_messages SET flags = 0'),
        () =>
          post('/messages/flags/narrow', {
            anchor: 'newest',
            num_before: String(MARKED - 1),
            num_after: '0',
            narrow: '[]',
            op: 'add',
            flag: 'read',
          }),
        () => sql.query('UPDATE user_messages SET flags = flags | 1 WHERE user_id = 999 ORDER BY message_id DESC LIMIT ?', [MARKED]),
      ),
    ]
    console.log(JSON.stringify({ bench: 'flags', results }))
  } finally {
    await server.stop()
    await sql.end()
    await admin.query(`DROP DATABASE ${name}`)
    await admin.end()
    await rm(folder, { recursive: true, force: true })
  }
}

interface Result {
  work: string
  /** Medians. */
  rows_per_second: number
  bare_rows_per_second: number
  ratio: number
}

/** Request and SQL by turns, after a warm-up of each. */
async function measure(
  work: string,
  rows: number,
  prepare: () => Promise<unknown>,
  ask: () => Promise<void>,
  bare: () => Promise<unknown>,
): Promise<Result> {
  const times: { request: number; sql: number }[] = []
  for (let round = -1; round < ROUNDS; round++) {
    await prepare()
    const started = performance.now()
    await ask()
    const answered = performance.now()
    await bare()
    if (round >= 0) times.push({ request: answered - started, sql: performance.now() - answered })
  }
  const perSecond = (of: (one: { request: number; sql: number }) => number): number => Math.round(rows / (median(times.map(of)) / 1_000))
  const result = {
    work,
    rows_per_second: perSecond((one) => one.request),
    bare_rows_per_second: perSecond((one) => one.sql),
    ratio: median(times.map((one) => one.request / one.sql)),
  }
  console.log(
    `${work}: ${result.rows_per_second} rows/s; the bare SQL ${result.bare_rows_per_second} rows/s; ratio ${result.ratio.toFixed(1)}`,
  )
  return result
}

/** Channels of the user, and old messages in them. */
async function fill(sql: Connection, userId: number): Promise<void> {
  const ids = Array.from({ length: CHANNELS }, (_, i) => 1_001 + i)
  await sql.query('INSERT INTO recipients (id, realm_id, channel_id) VALUES ?', [ids.map((id) => [id, 1, id])])
  const [[model]] = (await sql.query('SELECT * FROM channels WHERE id = 1')) as unknown as [Record<string, unknown>[]]
  const columns = Object.keys(model ?? {})
  const rows = ids.map(
    (id) => ({ ...model, id, recipient_id: id, name: `channel ${id}`, name_key: `channel ${id}` }) as Record<string, unknown>,
  )
  await sql.query(`INSERT INTO channels (${columns.join(', ')}) VALUES ?`, [rows.map((row) => columns.map((column) => row[column]))])
  await sql.query('INSERT INTO subscriptions (realm_id, user_id, channel_id, color) VALUES ?', [
    ids.map((id) => [1, userId, id, '#76ce90']),
  ])
  await sql.query('INSERT INTO subscription_spans (realm_id, user_id, channel_id, after_message_id) VALUES ?', [
    ids.map((id) => [1, userId, id, 0]),
  ])
  const messages = Array.from({ length: MISSED }, (_, i) => [
    1,
    1,
    1_001 + (i % CHANNELS),
    'topic',
    'topic',
    'Hello',
    '<p>Hello</p>',
    'x',
    1_700_000_000,
  ])
  await sql.query(
    'INSERT INTO messages (realm_id, sender_id, recipient_id, topic, topic_key, content, rendered_content, client, date_sent) VALUES ?',
    [messages],
  )
}
