// A private Redis or MariaDB for a test, which can stop, kill and restart it on the same port. They keep their data until removed.

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createConnection } from 'mysql2/promise'
import { createClient } from 'redis'
import { locate, runProgram } from '../scripts/programs.ts'

export interface Service {
  url: string
  /** Starts the service, and resolves when it answers. */
  start(): Promise<void>
  /** Sends this signal, and resolves when the service has ended. SIGSTOP and SIGCONT only suspend and resume it. */
  signal(name: NodeJS.Signals): Promise<void>
  /** Ends the service and removes its data. */
  remove(): Promise<void>
}

/** Ports that nothing uses. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  const ports: number[] = []
  for (const server of servers) {
    if (!server.listening) await once(server, 'listening')
    ports.push((server.address() as { port: number }).port)
  }
  for (const server of servers) await once(server.close(), 'close')
  return ports
}

export async function startRedis(): Promise<Service> {
  const [redis] = locate('redis') ?? []
  if (!redis) throw new Error('Redis is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'parley-redis-'))
  const [port] = await freePorts(1)
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', '', '--appendonly', 'no']
  const url = `redis://127.0.0.1:${port}`
  return serviceOf({ folder, url, command: [redis, args], answers: () => pongs(url) })
}

interface MariadbOptions {
  args?: string[]
  /** The user who runs the service if the tests run as root. */
  user?: string
  /** The service gets its data and accounts from other nodes. */
  joins?: boolean
}

/** Starts a MariaDB with an account that has all rights. */
export async function startMariadb({ args = [], user = 'root', joins = false }: MariadbOptions = {}): Promise<Service> {
  const [mariadbd, install] = locate('mariadb') ?? []
  if (!mariadbd || !install) throw new Error('MariaDB is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'parley-mariadb-'))
  const [port] = await freePorts(1)
  const asRoot = process.getuid?.() === 0 ? [`--user=${user}`] : []
  const data = `--datadir=${join(folder, 'data')}`
  if (asRoot.length > 0 && user !== 'root') await runProgram('chown', [user, folder])
  await runProgram(install, ['--no-defaults', data, '--skip-test-db', ...asRoot], join(folder, 'log'))
  const init = join(folder, 'init.sql')
  await writeFile(init, "CREATE USER IF NOT EXISTS parley@'%' IDENTIFIED BY 'parley';\nGRANT ALL ON *.* TO parley@'%' WITH GRANT OPTION;\n")
  const all = [
    ...['--no-defaults', data, ...asRoot, `--port=${port}`, '--bind-address=127.0.0.1', '--skip-name-resolve'],
    ...[`--socket=${join(folder, 'sock')}`, `--pid-file=${join(folder, 'pid')}`, `--tmpdir=${folder}`],
    ...(joins ? [] : [`--init-file=${init}`]),
    ...['--character-set-server=utf8mb4', '--collation-server=utf8mb4_bin', '--innodb-buffer-pool-size=64M', '--max-connections=300'],
    ...args,
  ]
  const url = `mysql://parley:parley@127.0.0.1:${port}`
  return serviceOf({ folder, url, command: [mariadbd, all], answers: () => connects(url) })
}

async function serviceOf({
  folder,
  url,
  command: [program, args],
  answers,
}: {
  folder: string
  url: string
  command: [string, string[]]
  answers(): Promise<boolean>
}): Promise<Service> {
  let child: ChildProcess | undefined
  let ended: Promise<unknown> = Promise.resolve()
  const service: Service = {
    url,
    start: async () => {
      let output = ''
      const started = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk) => {
          output = (output + chunk).slice(-10_000)
        })
      child = started
      ended = once(started, 'exit')
      const until = Date.now() + 60_000
      while (!(await answers())) {
        if (started.exitCode !== null || Date.now() > until) throw new Error(`${program} does not start:\n${output}`)
        await pause(50)
      }
    },
    signal: async (name) => {
      child?.kill(name)
      if (name !== 'SIGSTOP' && name !== 'SIGCONT') await ended
    },
    remove: async () => {
      if (child?.exitCode === null && child.signalCode === null) await service.signal('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
  try {
    await service.start()
    return service
  } catch (error) {
    await service.remove()
    throw error
  }
}

async function connects(url: string): Promise<boolean> {
  try {
    const connection = await createConnection(url)
    await connection.query('SELECT 1')
    await connection.end()
    return true
  } catch {
    return false
  }
}

async function pongs(url: string): Promise<boolean> {
  const client = createClient({ url, socket: { connectTimeout: 1_000, reconnectStrategy: false } })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.ping()) === 'PONG'
  } catch {
    return false
  } finally {
    client.destroy()
  }
}
