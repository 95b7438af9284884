// The servers of the tests: a private database server with a private Redis. They listen on loopback, keep nothing, and end with the process
// that started them, however that ends. `npm run tool -- services [mariadb|mysql]` starts them for a person, until Ctrl-C.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { accessSync, constants, realpathSync, statfsSync } from 'node:fs'
import type { Socket } from 'node:net'
import { freemem, tmpdir } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Service, startDatabase, startRedis } from '../contract-tests/service-processes.ts'
import { hintFor, isLeftOut, isServerName, missingAmong, type ServerName } from './programs.ts'

/** `databaseUrl` names no database. `redisUrl` is empty if the tests run without Redis. */
export type Services = { databaseUrl: string; redisUrl: string; stop(): Promise<void> }

const started = new Map<string, Promise<Services>>()

/**
 * Starts a database server and Redis, once in this process for each kind of server and its `options`. Leaves out Redis if TEST_WITHOUT names
 * it. Throws when a program is missing or a server does not start, which the process of the servers has then explained on stderr.
 */
export function ensureServices(name: ServerName = 'mariadb', options: readonly string[] = []): Promise<Services> {
  const key = [name, ...options].join(' ')
  const services = started.get(key) ?? startServices(name, options)
  started.set(key, services)
  return services
}

/** A process of their own watches over the servers: it ends them when nobody holds the other end of its standard input. */
async function startServices(name: ServerName, options: readonly string[]): Promise<Services> {
  const args = ['--import', 'tsx', fileURLToPath(import.meta.url), name, ...options]
  const cwd = fileURLToPath(new URL('..', import.meta.url))
  const child = spawn(process.execPath, args, { cwd, detached: true, stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), ended])
  // Vitest cannot read the stack of an error in its main process, because its cache keeps modules as no text.
  if (typeof line !== 'string') throw Object.assign(new Error('The servers did not start: see above'), { stack: '' })
  child.unref()
  for (const stream of [child.stdin, child.stdout]) (stream as Socket).unref()
  return {
    ...JSON.parse(line),
    stop: async () => {
      child.ref()
      child.stdin.end()
      await ended
    },
  }
}

/** Options of a server whose data nobody needs after a crash. */
const FAST = [
  ...['--transaction-isolation=READ-COMMITTED', '--max-connections=500', '--innodb-buffer-pool-size=256M', '--skip-log-bin'],
  ...['--sync-binlog=0', '--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=OFF', '--innodb-fast-shutdown=2'],
  // Tables are temporary. Each server knows some of these options.
  ...['--innodb-flush-method=nosync', '--loose-skip-innodb-file-per-table', '--loose-debug-no-sync', '--loose-skip-sync-frm'],
]

/** An in-memory file system, which only Linux has, and the bytes that must be free there: many times what the tests write. */
const MEMORY = '/dev/shm'
const PLENTY = 6 * 2 ** 30

/** Where the data is stored: in memory if there is plenty. A server with options of its own uses a disk, so that its costs show. */
function parentFor(options: readonly string[]): string {
  if (options.length > 0) return tmpdir()
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, freemem()) > PLENTY ? MEMORY : tmpdir()
  } catch {
    return tmpdir()
  }
}

/** Runs the servers until its input ends or a signal comes. */
async function watch([name = 'mariadb', ...options]: string[]): Promise<void> {
  if (!isServerName(name)) throw new Error('Usage: npm run tool -- services [mariadb|mysql]')
  const missing = await missingAmong(isLeftOut('redis') ? [name] : [name, 'redis'])
  if (missing.length > 0)
    throw new Error(`The tests need ${missing.join(' and ')}.\n${hintFor(missing)}\n  or test with SQLite only: TEST_DATABASES=sqlite`)
  const over = Promise.race([once(process.stdin.resume(), 'close'), once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const services: Service[] = []
  try {
    services.push(await startDatabase(name, { options: [...FAST, ...options], parent: parentFor(options) }))
    if (!isLeftOut('redis')) services.push(await startRedis())
    console.log(JSON.stringify({ databaseUrl: services[0]?.url, redisUrl: services[1]?.url ?? '' }))
    await over
  } finally {
    for (const service of services) await service.remove()
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await watch(process.argv.slice(2)).catch((error: Error) => {
    console.error(`services: ${error.message}`)
    process.exitCode = 1
  })
  process.stdin.destroy()
}
