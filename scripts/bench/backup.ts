// How long a backup and its restores take, and what memory they need: the admin command on MySQL, as `fillMillion` fills it.

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, statSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { fillMillion, MESSAGES } from './million.ts'
import { onServer, type Site, serverNamed } from './site.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
/** Milliseconds between two looks at the memory of a command. */
const LOOK = 50

interface Result {
  command: string
  seconds: number
  /** The most memory that the process had. */
  peak_mib: number
}

/** `--messages N` makes fewer than a million. `--database mysql` measures MySQL instead of MariaDB. */
export async function backup(args: string[]): Promise<void> {
  const options = { messages: { type: 'string', default: String(MESSAGES) }, database: { type: 'string', default: 'mariadb' } } as const
  const { values } = parseArgs({ args, options })
  const [messages, database] = [Number(values.messages), serverNamed(values.database)]
  execFileSync(process.execPath, [join(ROOT, 'scripts/build.mjs')], { stdio: 'inherit' })
  const measured = await onServer(database, (site) => backupOf(site, messages))
  console.log(JSON.stringify({ bench: 'backup', database, messages, ...measured }))
}

async function backupOf(site: Site, messages: number): Promise<{ rows: number; mib: number; results: Result[] }> {
  const { sql, databaseUrl, server } = site
  await fillMillion(site, server.ready.users.owner.user_id, messages)
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const file = join(folder, 'backup.tar.gz')
  const restored = `${databaseUrl}_restored`
  const name = new URL(restored).pathname.slice(1)
  const results: Result[] = []
  try {
    results.push(await run('backup', folder, databaseUrl, ['backup', file]))
    results.push(await run('backup --verify', folder, databaseUrl, ['backup', '--verify', file]))
    await sql.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
    results.push(await run('restore on the same server', join(folder, 'mysql'), restored, ['restore', file]))
    results.push(await run('restore on SQLite', join(folder, 'sqlite'), `sqlite:${folder}/sqlite/database.sqlite`, ['restore', file]))
    const [[counted]] = (await sql.query(
      'SELECT (SELECT COUNT(*) FROM messages) + (SELECT COUNT(*) FROM user_messages) AS n',
    )) as never as [[{ n: number }]]
    return { rows: counted.n, mib: Math.round(statSync(file).size / 2 ** 20), results }
  } finally {
    await sql.query(`DROP DATABASE IF EXISTS ${name}`)
    await rm(folder, { recursive: true })
  }
}

async function run(command: string, dataDir: string, databaseUrl: string, args: string[]): Promise<Result> {
  const started = performance.now()
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, [join(ROOT, 'dist/parley.js'), 'manage', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  let peak = 0
  const looking = setInterval(() => {
    try {
      peak = Math.max(peak, Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0))
    } catch {
      // It has ended, or the system has no such files.
    }
  }, LOOK)
  const [code] = await once(child, 'exit')
  clearInterval(looking)
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
  const result = { command, seconds: Math.round((performance.now() - started) / 100) / 10, peak_mib: Math.round(peak / 1024) }
  console.log(`${command.padEnd(20)}${String(result.seconds).padStart(8)} s${String(result.peak_mib).padStart(8)} MiB`)
  return result
}
