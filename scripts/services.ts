// A private database server and a private Redis for the tests: `npm run tool -- services start [mariadb|mysql] | stop | status`.
// They listen on loopback, outlive the process that started them, and keep nothing: `stop` deletes their data. MariaDB and MySQL, each with
// a Redis, can run beside each other.

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { freemem, tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import mysql from 'mysql2/promise'
import { createClient } from 'redis'
import {
  commandOf,
  createData,
  hintFor,
  installMissing,
  isLeftOut,
  isServerName,
  locate,
  type Program,
  SERVERS,
  type ServerName,
  TITLES,
  urlOf,
} from './programs.ts'

/** `databaseUrl` names no database. `redisUrl` is empty if the tests run without Redis. */
export type Services = { databaseUrl: string; redisUrl: string }
type State = Services & { dir: string; pids: number[]; ports: { database: number; redis: number } }

/** Where the services with this server are recorded. */
const homeOf = (name: ServerName): string => fileURLToPath(new URL(`../.services/${name}`, import.meta.url))
const dirPrefix = 'parley-services-'
const readyDeadline = 60_000
/** An in-memory file system, and the bytes that must be free there: many times what the tests write. */
const MEMORY = '/dev/shm'
const PLENTY = 6 * 2 ** 30
const say = (text: string): void => console.error(`services: ${text}`)

/**
 * Starts a database server and Redis, or finds them running, and returns their URLs. Many processes can call it at the same time. Leaves
 * out Redis if TEST_WITHOUT names it. `options` are additional options for starting the database server. Throws when the programs are
 * missing and cannot be installed, or when a server does not start (with the end of its log).
 */
export async function ensureServices(
  name: ServerName = 'mariadb',
  { home = homeOf(name), options = [] }: { home?: string; options?: readonly string[] } = {},
): Promise<Services> {
  return withLock(home, async () => {
    const state = readState(home)
    // A slow server may be in use by another test run, so it gets time before it is replaced.
    if (state && (state.redisUrl || isLeftOut('redis')) && (await comesUp(state))) {
      say(`reusing the running servers in ${state.dir}`)
      return urls(state)
    }
    await discard(home)
    return urls(await start(home, name, await redisProgram(name), options))
  })
}

/** Ends the servers that `ensureServices` started, if any, and deletes their data. Throws when one cannot be ended. */
export async function stopServices(home: string): Promise<void> {
  await withLock(home, () => discard(home))
}

/** The URLs of the servers if they run and respond. Starts nothing and does not wait. */
export async function runningServices(home: string): Promise<Services | undefined> {
  const state = readState(home)
  return state && isAlive(state) && (await responds(state)) ? urls(state) : undefined
}

/** Finds the programs, and installs missing ones if permitted. Returns Redis, unless it is left out. */
async function redisProgram(name: ServerName): Promise<string | undefined> {
  const wanted: Program[] = isLeftOut('redis') ? [name] : [name, 'redis']
  const missing = await installMissing(wanted)
  if (missing.length > 0)
    throw new Error(`The tests need ${missing.join(' and ')}.\n${hintFor(missing)}\n  or test with SQLite only: TEST_DATABASES=sqlite`)
  return locate('redis')?.[0]
}

async function start(home: string, name: ServerName, redis: string | undefined, options: readonly string[]): Promise<State> {
  // The real path, because it is compared with the system's information about the processes.
  const dir = realpathSync(mkdtempSync(join(folderFor(options), dirPrefix)))
  const log = join(dir, 'log')
  const state: State = { dir, pids: [], ports: { database: 0, redis: 0 }, databaseUrl: '', redisUrl: '' }
  try {
    // Recorded at every step, so that the next start finds what a killed one left behind.
    writeState(home, state)
    await createData(name, dir, { options: ['--innodb-flush-log-at-trx-commit=0'] })
    // Selected last: the sooner the ports are used, the less likely another process takes them.
    const [databasePort, redisPort] = await freePorts()
    state.ports = { database: databasePort, redis: redisPort }
    state.databaseUrl = urlOf(databasePort)
    if (redis) state.redisUrl = `redis://127.0.0.1:${redisPort}`
    const server = commandOf(name, dir, { port: databasePort, options: [...FAST, ...options] })
    const redisArgs = ['--bind', '127.0.0.1', '--port', String(redisPort), '--dir', dir, '--save', '', '--appendonly', 'no']
    const commands: [string, string[]][] = [server, ...(redis ? [[redis, redisArgs] as [string, string[]]] : [])]
    for (const [command, args] of commands) {
      state.pids.push(await launch(command, args, dir, log))
      writeState(home, state)
    }
    if (!(await comesUp(state))) throw new Error('a server has stopped or does not accept connections')
    say(`${TITLES[name]}${redis ? ' and Redis are' : ' is'} up in ${dir}`)
    return state
  } catch (error) {
    const end = existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-30).join('\n') : ''
    await discard(home)
    throw new Error(`Cannot start ${TITLES[name]} and Redis: ${(error as Error).message}\n${end}`, { cause: error })
  }
}

/** Options of a server whose data nobody needs after a crash. */
const FAST = [
  ...['--transaction-isolation=READ-COMMITTED', '--max-connections=500', '--innodb-buffer-pool-size=256M', '--skip-log-bin'],
  ...['--sync-binlog=0', '--innodb-flush-log-at-trx-commit=0', '--innodb-doublewrite=OFF', '--innodb-fast-shutdown=2'],
  // Tables are temporary. Each server knows some of these options.
  ...['--innodb-flush-method=nosync', '--loose-skip-innodb-file-per-table', '--loose-debug-no-sync', '--loose-skip-sync-frm'],
]

/** Where the data is stored: in memory if there is plenty. A server with options of its own uses a disk, so that its costs show. */
function folderFor(options: readonly string[]): string {
  if (options.length > 0) return tmpdir()
  try {
    accessSync(MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, freemem()) > PLENTY ? MEMORY : tmpdir()
  } catch {
    // /dev/shm exists only on Linux.
    return tmpdir()
  }
}

/** Starts a server that outlives this process, and returns its process ID. */
async function launch(command: string, args: readonly string[], cwd: string, log: string): Promise<number> {
  const output = openSync(log, 'a', 0o600)
  const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', output, output] })
  closeSync(output)
  await once(child, 'spawn')
  child.unref()
  return child.pid as number
}

/** Ends the recorded processes that `ensureServices` started, and removes their directory and the record. */
async function discard(home: string): Promise<void> {
  const state = readState(home)
  if (!state) return
  const remaining = (): number[] => state.pids.filter((pid) => isOurs(pid, state))
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const pid of remaining()) process.kill(pid, signal)
    await until(() => remaining().length === 0, 10_000)
  }
  if (remaining().length > 0) throw new Error(`Cannot stop the processes ${remaining().join(', ')}`)
  if (basename(state.dir).startsWith(dirPrefix)) rmSync(state.dir, { recursive: true, force: true, maxRetries: 5 })
  rmSync(join(home, 'state.json'), { force: true })
}

/** Whether a recorded process is still the server that was started: process IDs are reused. */
function isOurs(pid: number, { dir, ports }: State): boolean {
  try {
    // Not by the command line, which Redis overwrites. Both servers have the directory as working directory from the start.
    if (existsSync('/proc/self/cwd')) return readlinkSync(`/proc/${pid}/cwd`).startsWith(dir)
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes(dir) || command.includes(`127.0.0.1:${ports.redis}`)
  } catch {
    return false
  }
}

const isAlive = (state: State): boolean => state.pids.length === (state.redisUrl ? 2 : 1) && state.pids.every((pid) => isOurs(pid, state))

/** Waits until both servers respond (true), or until one has ended or the time is over (false). */
async function comesUp(state: State): Promise<boolean> {
  return (await until(async () => !isAlive(state) || (await responds(state)), readyDeadline)) && isAlive(state)
}

async function responds({ ports, redisUrl }: State): Promise<boolean> {
  try {
    const account = { user: 'parley', password: 'parley' }
    const connection = await mysql.createConnection({ host: '127.0.0.1', port: ports.database, ...account, connectTimeout: 2000 })
    connection.destroy()
    return redisUrl === '' || (await pongs(redisUrl))
  } catch {
    return false
  }
}

async function pongs(redisUrl: string): Promise<boolean> {
  const client = createClient({ url: redisUrl, socket: { connectTimeout: 2000, reconnectStrategy: false } })
  client.on('error', () => undefined)
  try {
    // A stopped Redis accepts connections but never answers.
    const pong = client.connect().then(() => client.ping())
    return (await Promise.race([pong, sleep(2000, undefined, { ref: false })])) === 'PONG'
  } finally {
    client.destroy()
  }
}

async function freePorts(): Promise<[number, number]> {
  const servers = [createServer(), createServer()]
  for (const server of servers) await once(server.listen(0, '127.0.0.1'), 'listening')
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  for (const server of servers) await once(server.close(), 'close')
  return ports as [number, number]
}

/** Polls until the condition holds (true) or the time is over (false). */
async function until(condition: () => boolean | Promise<boolean>, milliseconds: number): Promise<boolean> {
  const end = Date.now() + milliseconds
  while (!(await condition())) {
    if (Date.now() > end) return false
    await sleep(25)
  }
  return true
}

const urls = ({ databaseUrl, redisUrl }: State): Services => ({ databaseUrl, redisUrl })

function readState(home: string): State | undefined {
  const path = join(home, 'state.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
}

function writeState(home: string, state: State): void {
  const path = join(home, 'state.json')
  // Renamed into place, because `status` reads without the lock.
  writeFileSync(`${path}.new`, JSON.stringify(state), { mode: 0o600 })
  renameSync(`${path}.new`, path)
}

async function withLock<T>(home: string, action: () => Promise<T>): Promise<T> {
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const lock = join(home, 'lock')
  const patience = setTimeout(() => say(`waiting for the process named in ${lock}`), 10_000)
  // The timeout is long, because the holder may be installing packages.
  const locked = await until(() => createLock(lock) || removeStaleLock(lock), 15 * 60_000).finally(() => clearTimeout(patience))
  if (!locked) throw new Error(`Another process holds ${lock}. If there is none, delete ${lock}*`)
  try {
    return await action()
  } finally {
    rmSync(lock, { force: true })
  }
}

function createLock(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Removes the lock of a dead process. Returns false: the lock must still be acquired. */
function removeStaleLock(lock: string): false {
  // One process at a time can remove it, after a second check. Otherwise it could remove the lock of a faster process.
  if (!isStale(lock) || !createLock(`${lock}.takeover`)) return false
  if (isStale(lock)) rmSync(lock)
  rmSync(`${lock}.takeover`)
  return false
}

function isStale(lock: string): boolean {
  try {
    const pid = Number(readFileSync(lock, 'utf8'))
    return pid > 0 && !process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

const USAGE = 'Usage: npm run tool -- services start [mariadb|mysql] | stop | status'

async function main([command, name = 'mariadb']: string[]): Promise<void> {
  if (command === 'start' && isServerName(name)) console.log(JSON.stringify(await ensureServices(name)))
  else if (command === 'stop') for (const server of SERVERS) await stopServices(homeOf(server))
  else if (command === 'status') await tellRunning()
  else throw new Error(USAGE)
}

async function tellRunning(): Promise<void> {
  const running = await Promise.all(SERVERS.map((server) => runningServices(homeOf(server))))
  for (const [i, services] of running.entries()) console.log(`${SERVERS[i]}: ${services ? JSON.stringify(services) : 'not running'}`)
  if (running.every((services) => services === undefined)) process.exitCode = 1
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main(process.argv.slice(2)).catch((error: Error) => {
    say(error.message)
    process.exitCode = 1
  })
}
