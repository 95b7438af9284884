// Requests on MySQL against the bare SQL that reads or writes the same rows: the built server on a fresh database.

import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Connection, createConnection } from 'mysql2/promise'
import type { Demo } from '../../src/demo.ts'
import { ensureServices } from '../services.ts'
import { median, type Server, startServer } from './measure.ts'

const ROUNDS = 9

/** A server with the demo organisation, and a connection to its database. */
export interface Site {
  /** Of the API. */
  url: string
  /** Of the owner. */
  headers: Record<string, string>
  sql: Connection
  databaseUrl: string
  server: Server<{ port: number } & Pick<Demo, 'users'>>
}

/** Runs `work` on a site that is there for it alone; `file` is the server, by default one that sends nothing. Nobody is refused for asking too often. */
export async function onMysql(work: (site: Site) => Promise<void>, file = 'machine.mjs'): Promise<void> {
  execFileSync(process.execPath, [fileURLToPath(new URL('../build.mjs', import.meta.url))], { stdio: 'inherit' })
  const { databaseUrl } = await ensureServices()
  const name = `bench_${process.pid}`
  const admin = await createConnection(databaseUrl)
  await admin.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const ofBench = { url: `${databaseUrl}/${name}`, limits: 'user=900000000/60+900000000/3600,anonymous=900000000/60' }
  const production = { NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, REDIS_URL: '', ROLES: '' }
  const env = { ...production, DATABASE_URL: ofBench.url, RATE_LIMITS: ofBench.limits }
  const server = await startServer<{ port: number } & Pick<Demo, 'users'>>(file, env)
  const sql = await createConnection(ofBench.url)
  try {
    const { email, api_key } = server.ready.users.owner
    const headers = { Authorization: `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}` }
    await work({ url: `http://127.0.0.1:${server.ready.port}/api/v1`, headers, sql, databaseUrl: ofBench.url, server })
  } finally {
    await server.stop()
    await sql.end()
    await admin.query(`DROP DATABASE ${name}`)
    await admin.end()
    await rm(folder, { recursive: true, force: true })
  }
}

export interface Result {
  request: string
  /** Medians, milliseconds. */
  request_ms: number
  sql_ms: number
  ratio: number
  bytes: number
}

/**
 * Request and SQL by turns, after a warm-up of each. `prepare` is not timed: it returns the SQL for the request that was answered.
 */
export async function measure(
  request: string,
  ask: (round: number) => Promise<Response>,
  prepare: (round: number) => Promise<() => Promise<unknown>>,
): Promise<Result> {
  const times: { request: number; sql: number }[] = []
  let bytes = 0
  for (let round = -1; round < ROUNDS; round++) {
    const started = performance.now()
    const response = await ask(round)
    const text = await response.text()
    const requestTime = performance.now() - started
    bytes = Buffer.byteLength(text)
    if (response.status !== 200) throw new Error(`${request} answered ${response.status}: ${text.slice(0, 500)}`)
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
  const [ms, floor] = [result.request_ms.toFixed(0), result.sql_ms.toFixed(0)]
  console.log(
    `${request.padEnd(15)} ${ms.padStart(6)} ms; the bare SQL ${floor} ms; ratio ${result.ratio.toFixed(1)}; ${(bytes / 1e6).toFixed(1)} MB`,
  )
  return result
}

/** Bare SQL that reads. */
export function reading(sql: Connection, statements: readonly string[]): () => Promise<() => Promise<void>> {
  return async () => async () => {
    for (const statement of statements) await sql.query(statement)
  }
}

/** Inserts rows, some thousands with each statement. */
export async function insert(sql: Connection, table: string, columns: string, rows: unknown[][]): Promise<void> {
  for (let i = 0; i < rows.length; i += 5_000) await sql.query(`INSERT INTO ${table} (${columns}) VALUES ?`, [rows.slice(i, i + 5_000)])
}

/** So many IDs from the first on. */
export function ids(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + i)
}

/** Members with these IDs beside the demo's. */
export function insertUsers(sql: Connection, userIds: readonly number[]): Promise<void> {
  const now = Math.floor(Date.now() / 1000)
  return insert(
    sql,
    'users',
    'id, realm_id, delivery_email, email_key, full_name, role, date_joined, settings',
    userIds.map((id) => [id, 1, `person${id}@example.com`, `person${id}@example.com`, `Person ${id}`, 400, now, '{}']),
  )
}

/** Public channels with these IDs, otherwise like the demo's first. */
export async function insertChannels(sql: Connection, channelIds: readonly number[]): Promise<void> {
  await insert(
    sql,
    'recipients',
    'id, realm_id, channel_id',
    channelIds.map((id) => [id, 1, id]),
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
