// A private Redis or database server for a test, which can stop, kill and restart it on the same port. They keep their data until removed.

import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createConnection } from 'mysql2/promise'
import { createClient } from 'redis'
import { commandOf, createData, locate, type Running, type ServerName, urlOf } from '../scripts/programs.ts'

export interface Service {
  url: string
  /** Starts the service, and resolves when it answers. */
  start(): Promise<void>
  /** Sends this signal, and resolves when the service has ended. SIGSTOP and SIGCONT only suspend and resume it. */
  signal(name: NodeJS.Signals): Promise<void>
  /** Ends the service and removes its data. */
  remove(): Promise<void>
}

/**
 * Ports of this machine that nothing uses. They lie below those that the system gives to connections (from 32768), so that no connection
 * takes one before its server listens.
 */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < count) {
    const port = randomInt(10_000, 32_000)
    if (await isFree(port)) ports.add(port)
  }
  return [...ports]
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

export async function startRedis(): Promise<Service> {
  const [redis] = locate('redis') ?? []
  if (!redis) throw new Error('Redis is not installed')
  const folder = await mkdtemp(join(tmpdir(), 'parley-redis-'))
  const [port] = await freePorts(1)
  const args = ['--bind', '127.0.0.1', '--port', String(port), '--dir', folder, '--save', '', '--appendonly', 'no']
  const url = `redis://127.0.0.1:${port}`
  return serviceOf({ folder, url, command: [redis, args], answers: () => pongs(url) })
}

/** Starts a database server with an account that has all rights. */
export async function startDatabase(
  name: ServerName,
  { options = [], parent = tmpdir(), ...how }: Omit<Running, 'port'> & { parent?: string } = {},
): Promise<Service> {
  const folder = await mkdtemp(join(parent, `parley-${name}-`))
  await createData(name, folder, { user: how.user ?? 'root', options: ['--innodb-flush-log-at-trx-commit=0'] })
  const [port = 0] = await freePorts(1)
  const small = ['--innodb-buffer-pool-size=64M', '--max-connections=300']
  const command = commandOf(name, folder, { ...how, port, options: [...small, ...options] })
  return serviceOf({ folder, url: urlOf(port), command, answers: () => connects(urlOf(port)) })
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
