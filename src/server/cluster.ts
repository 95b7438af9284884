// Several processes of one server (PROCESSES). The first one opens nothing itself. It distributes connections to web processes in turn,
// replaces a process that ends, and passes on whatever ends the server.

import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { announce, openLog, warnOfMisspelt } from '../observability/log.ts'

/** Milliseconds that a process must have run for its replacement to start immediately. */
const MIN_LIFE = 1_000

/** What a process reports when it is ready: the lines to print. A line that several processes report is printed once. */
export interface Ready {
  lines: string[]
}

type Role = 'web' | 'worker'

/** Starts the processes of a configuration, and prints what they report once all are ready. Rejects if one cannot start. */
export async function runProcesses(config: Config): Promise<void> {
  const log = openLog(config.logLevel)
  warnOfMisspelt(log)
  const { roles, processes, metrics } = config
  const family = createFamily(log)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, family.stop)
  const prometheus = metrics && (await import('./prometheus.ts'))
  const wanted: Role[] = [...Array<Role>(roles.web ? processes : 0).fill('web'), ...(roles.worker ? (['worker'] as const) : [])]
  const started = Promise.all(wanted.map(family.keep))
  let failure: Error | undefined
  Promise.all([started, metrics && prometheus?.serveTogether(metrics, log, started)]).then(
    ([ready]) => announce([...new Set(ready.flatMap(({ lines }) => lines))]),
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
  /** Keeps a process of this role running. Resolves to what the first one reports. Rejects if the first one cannot start. */
  keep(role: Role): Promise<Ready>
  /** Stops all processes. Each one finishes the answers that it has started. */
  stop(): void
  /** Resolves when all have stopped, to the exit code of one that failed, otherwise 0. */
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
      // A terminal sends SIGINT to all processes. The end of one that was still starting can be seen before the signal to this process.
      if (signal === 'SIGINT') stop()
      if (stopping) {
        // A process that was still starting ends by the signal itself.
        exitCode ||= signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : (code ?? 1)
        if (running.size === 0) end(exitCode)
        return
      }
      // Has no effect for a replacement: the promise is already settled.
      if (!isReady) failed(new Error(`a ${role} process could not start`))
      log.error({ role, processId: child.process.pid, code, signal }, 'a process has ended and is being replaced')
      const wait = Math.max(0, MIN_LIFE - (performance.now() - started))
      setTimeout(start, wait, role, ready, failed)
    })
  }

  function stop(): void {
    if (stopping) return
    stopping = true
    for (const child of running) child.process.kill('SIGTERM')
    if (running.size === 0) end(exitCode)
  }

  return { keep: (role) => new Promise((resolve, reject) => start(role, resolve, reject)), stop, ended }
}
