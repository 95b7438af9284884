// Several processes of one server (PROCESSES), or one that systemd can ask to reload. The first one opens nothing itself. It holds the port at
// which the web processes accept connections, replaces a process that ends or hangs and, at SIGHUP, all of them, and passes on whatever ends
// the server.

import cluster, { type Worker } from 'node:cluster'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { announce, openLog, warnOfDoubts } from '../observability/log.ts'
import { type FamilyMetrics, NO_FAMILY_METRICS } from '../observability/metrics.ts'
import { ALIVE, type Alive, LISTEN, type ListeningPlace, RETIRE, type Ready, type WantsToListen } from './between-processes.ts'
import { waitUntilFree } from './listen.ts'
import { serviceManager } from './service-manager.ts'

/** Milliseconds after which a process that should end is killed. It ends by itself before (process.ts). */
const LONGEST_END = 10_000
/** Milliseconds that a process must have run for its replacement to start immediately. */
const MIN_LIFE = 1_000
/** How often a process is asked whether it is alive within the time that it has to answer. */
const QUESTIONS = 5

/** The value of ROLES for a process. */
type Roles = 'web' | 'worker' | 'web,worker'

/** Starts the processes of a configuration, and prints what they report once all are ready. Rejects if one cannot start. */
export async function runProcesses(config: Config): Promise<void> {
  const log = openLog(config.logLevel)
  warnOfDoubts(log, config)
  process.title = 'parley: first'
  // Each process accepts connections itself, so its end closes them. A connection that this process hands to one that is killed would stay
  // open for ever, without an answer (docs/adr/0011-processes.md).
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const prometheus = config.metrics && (await import('./prometheus.ts')).createFamilyPrometheus(rolesOf(config))
  const metrics = prometheus?.metrics ?? NO_FAMILY_METRICS
  const family = createFamily(log, metrics, config)
  const notify = serviceManager(config.hasServiceManager, log)
  // Twice as often as systemd requires, as sd_watchdog_enabled(3) recommends.
  if (config.watchdogTime !== undefined) setInterval(() => void notify('alive'), config.watchdogTime / 2).unref()
  const stop = (): void => {
    void notify('stopping')
    family.stop()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop)
  const started = Promise.all(rolesOf(config).map(family.keep))
  let failure: Error | undefined
  Promise.all([started, config.metrics && prometheus?.serve(config.metrics, log, started)]).then(
    ([ready]) => {
      announce([...new Set(ready.flatMap(({ lines }) => lines))])
      void notify('started')
    },
    (error) => {
      failure = error
      family.stop()
    },
  )
  const replaceAll = inTurn(async () => {
    // During the start there is nothing to replace yet.
    if (!(await started.then(Boolean, () => false))) return
    void notify('replacing')
    const isDone = await family.replaceAll()
    metrics.reloaded(isDone)
    void notify(isDone ? 'replaced' : 'notReplaced')
  })
  process.on('SIGHUP', () => void replaceAll())
  const code = await family.ended
  if (failure) throw failure
  process.exit(code)
}

/** The roles of each process. */
function rolesOf({ roles, processes }: Config): Roles[] {
  if (processes === 1 && roles.web) return [roles.worker ? 'web,worker' : 'web']
  return [...Array<Roles>(roles.web ? processes : 0).fill('web'), ...(roles.worker ? (['worker'] as const) : [])]
}

/** Wraps a function so that it runs once at a time. A call while it runs makes it run once more. */
function inTurn(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let isWanted = false
  const runAll = async (): Promise<void> => {
    while (isWanted) {
      isWanted = false
      await run()
    }
  }
  return () => {
    isWanted = true
    running ??= runAll().finally(() => {
      running = undefined
    })
    return running
  }
}

interface Family {
  /** Keeps a process with these roles running. Resolves to what the first one reports. Rejects if the first one cannot start. */
  keep(roles: Roles): Promise<Ready>
  /**
   * Replaces the processes one after the other by new ones, of the program that is in place now. The former one ends gently once its
   * successor is ready. If a successor cannot start, or is not ready in time, it and the others go on, and the result is false.
   */
  replaceAll(): Promise<boolean>
  /** Stops all processes. Each one finishes the answers that it has started. */
  stop(): void
  /** Resolves when all have stopped, to the exit code of one that failed, otherwise 0. */
  ended: Promise<number>
}

/** What the first process knows of another. */
interface Member {
  child: Worker
  roles: Roles
  /** Whether it is replaced when it ends: it is ready, and has no successor. */
  isKept: boolean
  /** Whether it was not ready in time, and has been asked to end. */
  isGivenUp: boolean
  /** How often it was asked whether it is alive since it last said so. Undefined as long as it is not ready, because a start may block. */
  unanswered: number | undefined
  /** Whether it was killed because it did not answer. */
  isHung: boolean
  /** Whether it was told that it may listen. */
  mayListen: boolean
  /** Resolves when it is ready, and when it cannot become that. */
  settled: Promise<void>
}

/** How long a process has to become ready: milliseconds, undefined for ever. What is said when it is not. */
interface Patience {
  milliseconds: number | undefined
  log: Logger
}

/**
 * Starts a process. `ready` rejects if it ends before it is ready, and if it is not ready in time. It is then asked to end, and not forced: a
 * migration that it has begun must not stay half done. `ended` gets its exit code, or the signal that ended it, and returns whether it was
 * stopped: `ready` then stays undecided.
 */
function fork(
  roles: Roles,
  { milliseconds, log }: Patience,
  ended: (code: number | null, signal: string | null) => boolean,
): { member: Member; ready: Promise<Ready> } {
  const child = cluster.fork({ ROLES: roles, PROCESSES: '1' })
  const member: Member = {
    child,
    roles,
    isKept: false,
    isGivenUp: false,
    unanswered: undefined,
    isHung: false,
    mayListen: false,
    settled: Promise.resolve(),
  }
  const giveUp = (): void => {
    log.error({ role: roles, processId: child.process.pid, milliseconds }, 'a process is given up, because it is not ready in time')
    member.isGivenUp = true
    child.process.kill('SIGTERM')
  }
  const ready = new Promise<Ready>((resolve, reject) => {
    const late = (): void => {
      giveUp()
      reject(new Error(`a ${roles} process was not ready in time`))
    }
    const impatience = milliseconds === undefined ? undefined : setTimeout(late, milliseconds)
    child.on('message', (message: Ready | Alive | object) => {
      if ('isAlive' in message) member.unanswered = 0
      if (!('lines' in message) || member.isGivenUp) return
      clearTimeout(impatience)
      member.isKept = true
      member.unanswered = 0
      resolve(message)
    })
    child.once('exit', (code: number | null, signal: string | null) => {
      clearTimeout(impatience)
      // Has no effect for a process that was ready.
      if (!ended(code, signal)) reject(new Error(`a ${roles} process could not start`))
    })
  })
  member.settled = ready.then(
    () => {},
    () => {},
  )
  return { member, ready }
}

/** Whether a process is replaced at a reload. One that is just starting can have read the former program. */
async function isKeptOnceSettled(member: Member): Promise<boolean> {
  await member.settled
  return member.isKept
}

/**
 * Asks processes that are ready whether they are alive, and kills one that has not answered for a time in milliseconds. Questions without an
 * answer are counted instead of the time, because this process may have been suspended too.
 */
function watch(running: ReadonlySet<Member>, milliseconds: number, log: Logger): void {
  const ask = (member: Member): void => {
    if (member.unanswered === undefined || member.isHung) return
    const { child, roles } = member
    // With a callback, which takes the error if the process ends at this moment.
    if (member.unanswered++ < QUESTIONS) return void child.send(ALIVE, () => {})
    member.isHung = true
    log.error({ role: roles, processId: child.process.pid, milliseconds }, 'a process is killed, because it hangs')
    child.process.kill('SIGKILL')
  }
  setInterval(() => running.forEach(ask), milliseconds / QUESTIONS).unref()
}

/** Tells processes that ask that they may listen: at once if another one was told so, otherwise when no other server listens there. */
function admit(running: ReadonlySet<Member>, log: Logger): void {
  let waiting: Promise<void> | undefined
  const answer = async (child: Worker, place: ListeningPlace): Promise<void> => {
    if (![...running].some(({ mayListen }) => mayListen)) {
      waiting ??= waitUntilFree(place, log).finally(() => {
        waiting = undefined
      })
      await waiting
    }
    for (const member of running) if (member.child === child) member.mayListen = true
    // With a callback, which takes the error if the process ends at this moment.
    child.send(LISTEN, () => {})
  }
  cluster.on('message', (child, message: WantsToListen | object) => {
    if ('wantsToListen' in message) void answer(child, message.wantsToListen)
  })
}

/** A set of processes that are watched and answered. `hangTime` in milliseconds. */
function attended(hangTime: number, log: Logger): Set<Member> {
  const running = new Set<Member>()
  watch(running, hangTime, log)
  admit(running, log)
  return running
}

/** Ends processes. One that has lost the signal, or hangs, would be waited for in vain. */
function endAll(running: ReadonlySet<Member>): void {
  const signal = (name: NodeJS.Signals): void => {
    for (const { child } of running) child.process.kill(name)
  }
  signal('SIGTERM')
  setTimeout(signal, LONGEST_END, 'SIGKILL').unref()
}

/** The exit code of a process that was stopped. One that was still starting ends by the signal itself. */
function exitCodeOf(code: number | null, signal: string | null): number {
  return signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : (code ?? 1)
}

/** `reloadTime` is the time that a process has to become ready in place of another. */
function createFamily(log: Logger, metrics: FamilyMetrics, { reloadTime: patience, hangTime }: Config): Family {
  const running = attended(hangTime, log)
  let [stopping, exitCode] = [false, 0]
  let end: (code: number) => void
  const ended = new Promise<number>((resolve) => {
    end = resolve
  })

  async function start(roles: Roles, milliseconds?: number): Promise<{ member: Member; said: Ready }> {
    const began = performance.now()
    const { member, ready } = fork(roles, { milliseconds, log }, (code, signal) => {
      running.delete(member)
      // A terminal sends SIGINT to all processes. The end of one that was still starting can be seen before the signal to this process.
      if (signal === 'SIGINT') stop()
      const about = { role: roles, processId: member.child.process.pid, code, signal }
      if (stopping) {
        const ownCode = exitCodeOf(code, signal)
        if (ownCode !== 0) log.error(about, 'a process has failed to stop cleanly')
        exitCode ||= ownCode
        if (running.size === 0) end(exitCode)
        return true
      }
      if (member.isKept || code !== 0) metrics.ended(roles, member.isHung ? 'hang' : 'end')
      if (member.isKept) {
        log.error(about, 'a process has ended and is being replaced')
        restart(roles, began)
      } else log[code === 0 ? 'info' : 'error'](about, 'a process has ended')
      return false
    })
    running.add(member)
    return { member, said: await ready }
  }

  /** Starts a process in place of one that began at a time and has ended, until one is ready. */
  function restart(roles: Roles, began: number): void {
    const wait = Math.max(0, MIN_LIFE - (performance.now() - began))
    setTimeout(() => {
      const now = performance.now()
      if (!stopping) start(roles, patience).catch(() => restart(roles, now))
    }, wait)
  }

  async function replace(former: Member): Promise<boolean> {
    former.isKept = false
    const [processId, role] = [former.child.process.pid, former.roles]
    try {
      const { member } = await start(role, patience)
      log.info({ role, processId, successor: member.child.process.pid }, 'a process is replaced')
    } catch {
      log.error({ role, processId }, 'a process is not replaced, because its successor could not start')
      former.isKept = true
      // It has ended since.
      if (!running.has(former) && !stopping) restart(role, performance.now())
      return false
    }
    // With a callback, which takes the error if the process ends at this moment.
    former.child.send(RETIRE, () => {})
    return true
  }

  async function replaceAll(): Promise<boolean> {
    for (const member of [...running]) if ((await isKeptOnceSettled(member)) && !stopping && !(await replace(member))) return false
    return true
  }

  function stop(): void {
    if (stopping) return
    stopping = true
    endAll(running)
    if (running.size === 0) end(exitCode)
  }

  return { keep: async (roles) => (await start(roles)).said, replaceAll, stop, ended }
}
