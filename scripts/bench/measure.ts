// What every bench uses: servers in separate processes, interleaved rounds, medians.

import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Demo } from '../../src/server/demo.ts'

export interface Server<Ready> {
  /** The message that it sent when it was ready. */
  ready: Ready
  /** The answer to a question. Every server knows `memory`: the most memory that it has used, in bytes. */
  ask<T>(question: string): Promise<T>
  /** The CPU time that it has used, in microseconds. */
  cpu(): Promise<number>
  /** The SQL that it sends while `work` runs. Only for `server.mjs`. */
  statements(work: () => Promise<unknown>): Promise<string[]>
  /** Sends SIGTERM and waits for the end. */
  terminate(): Promise<void>
  stop(): Promise<void>
}
/** With the demo organisation. */
export type DemoServer = Server<{ port: number } & Pick<Demo, 'users' | 'channels'>>

/**
 * Builds the server and starts it as in production (server.mjs, which reads `more` too). Requests are counted, but none is refused. Several servers on one
 * database need a Redis.
 */
export async function startDemo(databaseUrl: string, redisUrl = '', more: NodeJS.ProcessEnv = {}): Promise<DemoServer> {
  execFileSync(process.execPath, [fileURLToPath(new URL('../build.mjs', import.meta.url))], { stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'parley-bench-'))
  const limits = 'user=900000000/60+900000000/3600,events=900000000/60,anonymous=900000000/60'
  const fresh = { NODE_ENV: 'production', PORT: '0', DATA_DIR: folder, REDIS_URL: redisUrl, ROLES: '', LOG_LEVEL: 'warn' }
  const env = { ...fresh, DATABASE_URL: databaseUrl, RATE_LIMITS: limits, ...more }
  const server = await startServer<DemoServer['ready'] & { production: boolean }>('server.mjs', env)
  const production = 'production: of 100 answers it checks one against the contract, and contexts are not guarded'
  console.log(`the server runs as in ${server.ready.production ? production : 'development: it checks every answer, and guards contexts'}`)
  return { ...server, stop: () => server.stop().then(() => rm(folder, { recursive: true, force: true })) }
}

const COMMAND = new URL('../parley.ts', import.meta.url)

/** Starts a file of this folder as a server. Rejects when it ends before it is ready. */
export async function startServer<Ready>(file: string, env: NodeJS.ProcessEnv): Promise<Server<Ready>> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env: { ...process.env, ...env },
    // As in production, without the loader under which this process runs, and the server with the options of its command.
    execArgv: file === 'server.mjs' ? (/(?: --\S+)+/.exec(readFileSync(COMMAND, 'utf8'))?.[0].trim().split(' ') ?? []) : [],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ready = await reply<Ready>(child)
  const ask = async <T>(question: string): Promise<T> => {
    child.send(question)
    return (await reply<{ answer: T }>(child)).answer
  }
  return {
    ready,
    ask,
    cpu: () => ask('cpu'),
    statements: async (work) => {
      await ask('record')
      await work()
      return ask('recorded')
    },
    terminate: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
    stop: async () => {
      if (!child.connected) return
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

async function reply<T>(child: ChildProcess): Promise<T> {
  const ended = new AbortController()
  const [message] = await Promise.race([
    once(child, 'message', ended),
    once(child, 'exit', ended).then(([code]) => {
      throw new Error(`a server of the bench ended with ${code}`)
    }),
  ]).finally(() => ended.abort())
  return message as T
}

/** One round of one server. */
export interface Sample {
  requestsPerSecond: number
  /** Microseconds of the server's CPU time per request. */
  cpuPerRequest: number
  /** The shares of the round in which the server and this process used a core. */
  serverBusy: number
  loadBusy: number
}

/** Runs a load against a server. `run` returns how many requests were answered. */
export async function sample(server: Pick<Server<unknown>, 'cpu'>, run: () => Promise<number>): Promise<Sample> {
  const serverBefore = await server.cpu()
  const ownBefore = process.cpuUsage()
  const started = performance.now()
  const requests = await run()
  const elapsed = (performance.now() - started) * 1000
  const own = process.cpuUsage(ownBefore)
  const cpu = (await server.cpu()) - serverBefore
  return {
    requestsPerSecond: requests / (elapsed / 1e6),
    cpuPerRequest: cpu / requests,
    serverBusy: cpu / elapsed,
    loadBusy: (own.user + own.system) / elapsed,
  }
}

/** Medians of the samples and of the ratios of adjacent rounds. Other load on the machine affects the ratios least. */
export interface Comparison {
  floor: Sample
  subject: Sample
  ratio: number
  /** The lowest and the highest ratio of a pair. */
  range: [number, number]
}

/** Runs floor and subject alternately: a warm-up each, then `pairs` of rounds. */
export async function compare(floor: () => Promise<Sample>, subject: () => Promise<Sample>, pairs: number): Promise<Comparison> {
  await floor()
  await subject()
  const rounds: [Sample, Sample][] = []
  for (let i = 0; i < pairs; i++) rounds.push([await floor(), await subject()])
  const ratios = rounds.map(([below, above]) => above.requestsPerSecond / below.requestsPerSecond)
  return {
    floor: medianSample(rounds.map(([below]) => below)),
    subject: medianSample(rounds.map(([, above]) => above)),
    ratio: median(ratios),
    range: [Math.min(...ratios), Math.max(...ratios)],
  }
}

function medianSample(samples: Sample[]): Sample {
  const of = (key: keyof Sample): number => median(samples.map((one) => one[key]))
  return {
    requestsPerSecond: of('requestsPerSecond'),
    cpuPerRequest: of('cpuPerRequest'),
    serverBusy: of('serverBusy'),
    loadBusy: of('loadBusy'),
  }
}

/** The middle value, or the mean of the two middle values. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1)
  return sum(middle) / middle.length
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

// Load over loopback that costs little compared with the server: raw sockets, with one request in flight on each.

export interface Load {
  port: number
  /** The bytes of one request that is sent repeatedly, or a function that returns the next one. */
  request: Buffer | (() => Buffer)
  connections: number
  /** Milliseconds. */
  duration: number
}

/** Sends for the duration. Returns the number of responses. Rejects if one of them is not a 200 with a Content-Length. */
export async function load({ port, request, connections, duration }: Load): Promise<number> {
  const next = typeof request === 'function' ? request : () => request
  const until = performance.now() + duration
  const counts = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = await open(port)
      const count = await exchange(socket, next, until)
      socket.destroy()
      return count
    }),
  )
  return sum(counts)
}

/** Sends one request and returns the response body. Rejects as `load` does. */
export async function ask(port: number, request: Buffer): Promise<string> {
  const socket = await open(port)
  let body = ''
  await exchange(
    socket,
    () => request,
    0,
    (response, start) => {
      body = response.toString('utf8', start)
    },
  )
  socket.destroy()
  return body
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  return socket
}

/** Sends the request, and again after each response until the time is over. Resolves to the number of responses. */
function exchange(
  socket: Socket,
  next: () => Buffer,
  until: number,
  seen?: (response: Buffer, bodyStart: number) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    let count = 0
    let received: Buffer | undefined
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server closed a connection')))
    socket.on('data', (chunk) => {
      received = received ? Buffer.concat([received, chunk]) : chunk
      const endOfHeaders = received.indexOf('\r\n\r\n')
      if (endOfHeaders < 0) return
      const headers = received.toString('latin1', 0, endOfHeaders)
      const length = /^content-length: (\d+)/im.exec(headers)?.[1]
      if (!headers.startsWith('HTTP/1.1 200 ') || length === undefined) {
        reject(new Error(`not an answer to measure: ${received}`))
        return
      }
      if (received.length < endOfHeaders + 4 + Number(length)) return
      seen?.(received, endOfHeaders + 4)
      received = undefined
      count++
      if (performance.now() < until) socket.write(next())
      else resolve(count)
    })
    socket.write(next())
  })
}
