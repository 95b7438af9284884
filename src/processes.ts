// Several processes of one server (PROCESSES): the first one opens nothing itself. It hands connections to web processes by turns,
// replaces a process that ends, and passes on what ends the server.

import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { openLog } from './log.ts'

/** Milliseconds that a process must have run for the next one to start at once. */
const MIN_LIFE = 1_000

/** What a process says when it is ready: the lines to print, without those that all of them would print. */
export interface Ready {
  lines: string[]
}

type Role = 'web' | 'worker'

/** Starts the processes of a configuration, and prints what they say when all of them are ready. Rejects when one cannot start. */
export async function runProcesses(config: Config): Promise<void> {
  const log = openLog(config.logLevel)
  const { roles, processes, metrics } = config
  const family = createFamily(log)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, family.stop)
  const prometheus = metrics && (await import('./prometheus.ts'))
  const wanted: Role[] = [...Array<Role>(roles.web ? processes : 0).fill('web'), ...(roles.worker ? (['worker'] as const) : [])]
  const started = Promise.all(wanted.map(family.keep))
  let failure: Error | undefined
  Promise.all([started, metrics && prometheus?.serveTogether(metrics, log, started)]).then(
    ([ready]) => console.log([...new Set(ready.flatMap(({ lines }) => lines))].join('\n')),
    (error) => {
      failure = error
      family.stop()
    },
  )
  const code = await family.ended
  if (failure) throw failure
  process.exit(code)
}

interface Family {
  /** Keeps a process of this role running. Resolves to what the first one says; rejects when that cannot start. */
  keep(role: Role): Promise<Ready>
  /** Stops all, each of which answers what it has begun to answer. */
  stop(): void
  /** Resolves when all have stopped: to the code of one that failed, else 0. */
  ended: Promise<number>
}

function createFamily(log: Logger): Family {
  const running = new Set<Worker>()
  let stopping = false
  let exitCode = 0
  let end: (code: number) => void
  const ended = new Promise<number>((resolve) => {
    end = resolve
  })

  function start(role: Role, ready: (said: Ready) => void, failed: (error: Error) => void): void {
    if (stopping) return
    const started = performance.now()
    let isReady = false
    const child = cluster.fork({ ROLES: role, PROCESSES: '1' })
    running.add(child)
    child.on('message', (message: Ready | object) => {
      if (!('lines' in message)) return
      isReady = true
      ready(message)
    })
    child.once('exit', (code, signal) => {
      running.delete(child)
      if (stopping) {
        // One that was still starting ends by the signal itself, which a terminal sends to all.
        exitCode ||= signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : (code ?? 1)
        if (running.size === 0) end(exitCode)
        return
      }
      // Of no consequence for one that takes another's place.
      if (!isReady) failed(new Error(`a ${role} process could not start`))
      log.error({ role, pid: child.process.pid, code, signal }, 'a process has ended: another one takes its place')
      const wait = Math.max(0, MIN_LIFE - (performance.now() - started))
      setTimeout(start, wait, role, ready, failed)
    })
  }

  return {
    keep: (role) => new Promise((resolve, reject) => start(role, resolve, reject)),
    stop: () => {
      if (stopping) return
      stopping = true
      for (const child of running) child.process.kill('SIGTERM')
      if (running.size === 0) end(exitCode)
    },
    ended,
  }
}
