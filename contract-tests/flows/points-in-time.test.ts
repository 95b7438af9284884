// databases: both
// run: full
// The chapter of docs/operating.md about large databases: a dump, and the binary log up to a second.

import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { createConnection } from 'mysql2/promise'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import type { ServerName } from '../../scripts/programs.ts'
import { locate } from '../../scripts/programs.ts'
import { ask, createSite, type Site, succeed } from '../server.ts'
import { type Service, startDatabase } from '../service-processes.ts'

const shell = promisify(execFile)

// SQLite has neither the programs nor a log.
describe.runIf(inject('databaseServer'))('a database with a binary log', () => {
  test('goes back to any second since its last dump, on another server', { timeout: 120_000 }, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'parley-points-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const first = await start([`--log-bin=${join(folder, 'log')}`, '--server-id=1', '--binlog-format=ROW'])
    const second = await start([])
    const site = await siteOn(first)
    const running = await site.start()
    const { member } = (await running.demo()).users
    const send = async (content: string): Promise<number> =>
      (await succeed(running.url, member, '/messages', { type: 'channel', to: 'general', topic: 'times', content })).id

    const database = new URL(site.env.DATABASE_URL ?? '').pathname.slice(1)
    await query(second, `CREATE DATABASE ${database} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
    const [ofKeeper = '', ofRestorer = ''] = await grants(database)
    const [copy = '', dump = '', ...restore] = await chapter()
    const copies = join(folder, 'copies')
    await mkdir(copies)
    // MySQL's programs are beside its server.
    const PATH = `${dirname(locate(server())?.[0] ?? '')}:${process.env.PATH}`
    const env = {
      ...process.env,
      PATH,
      MYSQL_PWD: 'a long password',
      DATABASE: database,
      DUMP: join(folder, 'dump.sql'),
      SERVER: optionsOf(first, await grant(first, 'keeper', ofKeeper)),
      NEW: optionsOf(second, await grant(second, 'restorer', ofRestorer)),
      COPIES: copies,
      LOG: 'log.000001',
    }
    const copying = spawn('bash', ['-c', `exec ${copy}`], { env, stdio: ['ignore', 'ignore', 'inherit'] })
    onTestFinished(() => void copying.kill('SIGKILL'))
    const before = await send('before the dump 😀')
    expect((await shell('bash', ['-eo', 'pipefail', '-c', dump], { env })).stderr).toBe('')
    const after = await send('after the dump 東京')
    await query(first, 'FLUSH BINARY LOGS')
    const kept = await send("in the next log, it's kept")
    const UNTIL = await nextSecond(first)
    const lost = await send('after the moment')

    const logs = (await readdir(folder)).filter((name) => /^log\.\d+$/.test(name)).sort()
    expect(logs.length).toBeGreaterThan(1)
    const sizes = (place: string) => Promise.all(logs.map((name) => stat(join(place, name)).then(({ size }) => size)))
    const written = await sizes(folder)
    await expect.poll(() => sizes(copies).catch(() => []), { timeout: 30_000 }).toEqual(written)
    copying.kill('SIGTERM')
    await once(copying, 'exit')
    const LOGS = logs.map((name) => join(copies, name)).join(' ')
    await shell('bash', ['-eo', 'pipefail', '-c', restore.join('\n')], { env: { ...env, UNTIL, LOGS } })

    await running.end('SIGTERM')
    site.env.DATABASE_URL = `${second.url}/${database}`
    expect((await site.manage('check')).stdout).toMatch(/^faults: 0$/m)
    const restored = await site.start()
    const found = await Promise.all([before, after, kept, lost].map((id) => ask(restored.url, member, 'GET', `/messages/${id}`)))
    expect(found.map(({ result }) => result)).toEqual(['success', 'success', 'success', 'error'])
    const searched = await ask(restored.url, member, 'GET', '/messages', {
      ...{ anchor: 'newest', num_before: 10, num_after: 0 },
      narrow: [{ operator: 'search', operand: '東京' }],
    })
    expect(searched.messages.map(({ id }: { id: number }) => id)).toEqual([after])
    const again = await succeed(restored.url, member, '/messages', { type: 'channel', to: 'general', topic: 'times', content: 'again' })
    expect(again.id).toBeGreaterThan(kept)
  })
})

/** What the chapter says to write for MySQL. */
const OF_MYSQL: [RegExp, string][] = [
  [/mariadb-dump/g, 'mysqldump --set-gtid-purged=OFF --skip-masking-policies'],
  [/--master-data=2/g, '--source-data=2'],
  [/mariadb-binlog/g, 'mysqlbinlog'],
  [/\bmariadb /g, 'mysql '],
]

async function textOf(): Promise<string> {
  const [, text = ''] = /\n## Large databases and points in time\n([\s\S]*?)\n## /.exec(await readFile('docs/operating.md', 'utf8')) ?? []
  return text
}

/** The shell commands of the chapter: the copy of the logs, the dump, and the restore. */
async function chapter(): Promise<string[]> {
  const written = [...(await textOf()).matchAll(/```bash\n([\s\S]*?)```/g)].map(([, commands = '']) => commands)
  if (inject('databaseServer') !== 'mysql') return written
  return written.map((commands) => OF_MYSQL.reduce((all, [name, other]) => all.replace(name, other), commands))
}

function server(): ServerName {
  const name = inject('databaseServer')
  if (name === '') throw new Error('SQLite is no server')
  return name
}

async function start(options: string[]): Promise<Service> {
  const service = await startDatabase(server(), { options })
  onTestFinished(() => service.remove())
  return service
}

async function siteOn({ url }: Service): Promise<Site> {
  const site = await createSite(url)
  onTestFinished(() => site.remove())
  return site
}

function optionsOf({ url }: Service, user: string): string {
  const { hostname, port } = new URL(url)
  return `--host=${hostname} --port=${port} --user=${user}`
}

/** The accounts that the chapter creates, each as statements, for this database. */
async function grants(database: string): Promise<string[]> {
  const written = [...(await textOf()).matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = '']) => sql)
  const here = written.map((sql) => sql.replaceAll("'10.0.0.%'", "'%'").replaceAll('parley.*', `${database}.*`))
  return server() === 'mysql' ? here.map((sql) => sql.replace('BINLOG REPLAY', 'REPLICATION_APPLIER, SESSION_VARIABLES_ADMIN')) : here
}

/** Creates an account, and returns its name. It logs in once, because MySQL's programs take it from its cache where there is no TLS. */
async function grant(service: Service, user: string, sql: string): Promise<string> {
  for (const statement of sql.split(';\n').filter(Boolean)) await query(service, statement)
  const url = new URL(service.url)
  Object.assign(url, { username: user, password: 'a long password' })
  await query({ ...service, url: url.href }, 'SELECT 1')
  return user
}

async function query({ url }: Service, sql: string): Promise<Record<string, unknown>[]> {
  const connection = await createConnection(url)
  const [rows] = await connection.query(sql)
  await connection.end()
  return rows as Record<string, unknown>[]
}

/** The time of the database after all that it has logged, as its programs read times: a second that has begun since. */
async function nextSecond(service: Service): Promise<string> {
  const now = async (): Promise<unknown> => (await query(service, 'SELECT DATE_FORMAT(SYSDATE(), "%Y-%m-%d %H:%i:%s") AS now'))[0]?.now
  const logged = await now()
  let next = logged
  await expect.poll(async () => (next = await now()), { timeout: 5_000 }).not.toBe(logged)
  return String(next)
}
