// The real server as a process of its own, for tests that end it, restart it or use it from a shell.

import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { type Relay, startRelay } from './relay-process.ts'

const root = new URL('..', import.meta.url).pathname

/** A user in demo.json. */
export interface DemoUser {
  user_id: number
  email: string
  api_key: string
  full_name: string
  role: number
}
export interface Demo {
  realm_url: string
  users: Record<'owner' | 'administrator' | 'moderator' | 'member' | 'member2' | 'guest' | 'bot', DemoUser>
  channels: Record<'general' | 'private', { stream_id: number; name: string }>
}
export interface ServerProcess {
  /** Empty if the process is only a worker. */
  url: string
  child: ChildProcess
  /** Everything that the process has printed. */
  output(): string
  demo(): Promise<Demo>
  /** Sends the signal and waits for the process to end. Returns the exit code, null after a signal. */
  end(signal: NodeJS.Signals): Promise<number | null>
}
/** A fresh data directory and database for a server. */
export interface Site {
  dataDir: string
  env: NodeJS.ProcessEnv
  start(env?: NodeJS.ProcessEnv): Promise<ServerProcess>
  /** Starts the server with a push relay beside it. */
  startWithRelay(): Promise<ServerProcess>
  /** Runs the admin command, like `npm run -s manage -- ...`. */
  manage(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }>
  remove(): Promise<void>
}

let isBuilt = false

/** Compiles the server once per process: the source does not change while tests run. */
function build(): void {
  if (!isBuilt) execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' })
  isBuilt = true
}

/** `databaseServer` is a MySQL URL without a database, or empty for SQLite. */
export async function createSite(databaseServer: string): Promise<Site> {
  build()
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-site-'))
  const database = databaseServer ? `site_${process.pid}_${Math.random().toString(36).slice(2)}` : ''
  const run = async (sql: string): Promise<void> => {
    if (!database) return
    const connection = await createConnection(databaseServer)
    await connection.query(sql)
    await connection.end()
  }
  await run(`CREATE DATABASE ${database} CHARACTER SET utf8mb4 COLLATE utf8mb4_bin`)
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env
  const env = {
    ...inherited,
    DATA_DIR: dataDir,
    PORT: '0',
    RATE_LIMITS: 'off',
    ...(database ? { DATABASE_URL: `${databaseServer}/${database}` } : {}),
  }
  const running = new Set<ServerProcess>()
  const relays = new Set<Relay>()
  const start: Site['start'] = async (more = {}) => {
    const server = await startProcess({ ...env, ...more }, dataDir)
    running.add(server)
    return server
  }
  return {
    dataDir,
    env,
    start,
    startWithRelay: async () => {
      const relay = await startRelay()
      relays.add(relay)
      return start({ PUSH_BOUNCER_URL: relay.url })
    },
    manage: (...args) =>
      new Promise((resolve) => {
        execFile(process.execPath, [join(root, 'dist/manage.js'), ...args], { cwd: root, env }, (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
        )
      }),
    remove: async () => {
      for (const server of running) await server.end('SIGKILL')
      for (const relay of relays) await relay.end()
      await run(`DROP DATABASE ${database}`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startProcess(env: NodeJS.ProcessEnv, dataDir: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(root, 'dist/main.js')], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk
      const found = /listening on (http:\/\/\S+)\n|worker is running\n/.exec(output)
      if (found) resolve(found[1] ?? '')
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}:\n${output}`)))
  })
  return {
    url,
    child,
    output: () => output,
    demo: async () => JSON.parse(await readFile(join(dataDir, 'demo.json'), 'utf8')) as Demo,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}
