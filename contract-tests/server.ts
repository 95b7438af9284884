// The real server as a separate process, for tests that end it, restart it or use it from a shell.

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createConnection } from 'mysql2/promise'
import { SETTINGS } from '../src/sandbox/world.ts'
import { built } from './built.ts'
import { type Relay, startRelay } from './relay-process.ts'

const root = new URL('..', import.meta.url).pathname

/** A user in demo.json. */
export interface DemoUser {
  user_id: number
  email: string
  password?: string
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
  /** Sends the signal and waits for the process to end. Returns the exit code, or null after a signal. */
  end(signal: NodeJS.Signals): Promise<number | null>
}
/** A fresh data directory and database for a server. */
export interface Site {
  dataDir: string
  env: NodeJS.ProcessEnv
  /** Resolves when the server is ready. `begun` gets the process before that. `openFiles` limits the open files of the process. */
  start(env?: NodeJS.ProcessEnv, begun?: (child: ChildProcess) => void, openFiles?: number): Promise<ServerProcess>
  /** Starts the server as the seed world needs it: with the settings of that world and a push relay. */
  startWithRelay(): Promise<ServerProcess>
  /** Runs the admin command, `parley manage ...`. */
  manage(...args: string[]): Promise<{ code: number; stdout: string; stderr: string }>
  /** Like `manage`, with this text on standard input. */
  pipe(input: string | Buffer, ...args: string[]): ReturnType<Site['manage']>
  remove(): Promise<void>
}

/** What a file in /proc says, empty for a process that has just ended. */
function ofProcess(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}

/** The variables of a process, as in `ROLES=web`. */
export function environmentOf(pid: number): string[] {
  return ofProcess(pid, 'environ').split('\0')
}

/** The IDs of the processes of a server that its first process has started: those of a cluster, and no command that it runs. */
export function processesOf({ pid }: ChildProcess): number[] {
  const children = ofProcess(pid, `task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  return children.filter((child) => environmentOf(child).some((variable) => variable.startsWith('NODE_UNIQUE_ID=')))
}

/** What a request needs of its user. */
export type Credentials = Pick<DemoUser, 'email' | 'api_key'>

/** The value of a user's Authorization header. */
export function authorization({ email, api_key }: Credentials): string {
  return `Basic ${Buffer.from(`${email}:${api_key}`).toString('base64')}`
}

/** Sends a GET or, with a form, a POST to an API path of the server at `url`. Returns the JSON of the answer. */
export async function call(
  url: string,
  user: Credentials,
  path: string,
  form?: Record<string, string> | FormData,
  headers?: Record<string, string>,
  // biome-ignore lint/suspicious/noExplicitAny: answers of several operations
): Promise<any> {
  const body = form && (form instanceof FormData ? form : new URLSearchParams(form))
  const answer = await fetch(`${url}/api/v1${path}`, {
    headers: { Authorization: authorization(user), ...headers },
    ...(body ? { method: 'POST', body } : {}),
  })
  return answer.json()
}

/**
 * Sends a request of any method. Returns the JSON of the answer. Fields other than texts are sent as JSON, fields of a GET in the query.
 */
export async function ask(
  url: string,
  user: Credentials,
  method: string,
  path: string,
  fields: Record<string, unknown> = {},
  // biome-ignore lint/suspicious/noExplicitAny: answers of several operations
): Promise<any> {
  const given = new URLSearchParams(
    Object.entries(fields).map(([name, value]): [string, string] => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  const [query, body] = method === 'GET' ? [`?${given}`, {}] : ['', { body: given }]
  const answer = await fetch(`${url}/api/v1${path}${query}`, { method, headers: { Authorization: authorization(user) }, ...body })
  return answer.json()
}

/** Like `call`, but throws for anything except a success. */
export async function succeed(...request: Parameters<typeof call>): ReturnType<typeof call> {
  const answer = await call(...request)
  if (answer.result !== 'success') throw new Error(JSON.stringify(answer))
  return answer
}

/**
 * The IDs of the first messages that a queue delivers, up to this number. `ask` sends the polls, by path. Throws when an event's ID is not
 * above the one before.
 */
export async function messagesOf(
  { queue_id, last_event_id }: { queue_id: string; last_event_id: number },
  count: number,
  ask: (path: string) => Promise<{ events: { id: number; message?: { id: number } }[] }>,
): Promise<number[]> {
  const ids: number[] = []
  for (let acknowledged = last_event_id; ids.length < count; )
    for (const { id, message } of (await ask(`/events?queue_id=${queue_id}&last_event_id=${acknowledged}`)).events) {
      if (id <= acknowledged) throw new Error(`event ${id} came after event ${acknowledged}`)
      acknowledged = id
      if (message) ids.push(message.id)
    }
  return ids
}

/**
 * `databaseServer` is a MySQL URL without a database, or empty for SQLite. `program` is the file of the server's program; by default that of
 * this version.
 */
export async function createSite(databaseServer: string, program?: string): Promise<Site> {
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
  const start: Site['start'] = async (more = {}, begun, openFiles) => {
    const server = await startProcess(program ?? built('parley'), { ...env, ...more }, dataDir, begun, openFiles)
    running.add(server)
    return server
  }
  const pipe: Site['pipe'] = (input, ...args) =>
    new Promise((resolve) => {
      const child = execFile(process.execPath, [built('parley'), 'manage', ...args], { cwd: root, env }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
      )
      // A command that needs no input may have ended.
      child.stdin?.on('error', () => {}).end(input)
    })
  return {
    dataDir,
    env,
    start,
    startWithRelay: async () => {
      const relay = await startRelay()
      relays.add(relay)
      return start({ ...SETTINGS, PUSH_BOUNCER_URL: relay.url })
    },
    manage: (...args) => pipe('', ...args),
    pipe,
    remove: async () => {
      for (const server of running) await server.end('SIGKILL')
      for (const relay of relays) await relay.end()
      await run(`DROP DATABASE ${database}`)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function startProcess(
  file: string,
  env: NodeJS.ProcessEnv,
  dataDir: string,
  begun?: (child: ChildProcess) => void,
  openFiles?: number,
): Promise<ServerProcess> {
  const program = [process.execPath, file, 'serve']
  const [command = '', ...args] = openFiles ? ['/bin/sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, ...program] : program
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  begun?.(child)
  let output = ''
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += chunk
      // In production the line is JSON.
      const found = /listening on (http:\/\/[^\s"]+)["\n]|worker is running["\n]/.exec(output)
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
