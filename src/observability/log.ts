// The log of a process: lines of JSON on standard output. In production a process prints nothing else.

import { writeSync } from 'node:fs'
import { format } from 'node:util'
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino'
import { type Config, doubts, isProduction } from '../config.ts'
import { safeError } from './safe-errors.ts'
import { createSparing } from './sparing.ts'

/** A trouble that has a name, and may last. */
interface NamedTrouble {
  name: string
  /** What is written when it is over. Undefined if it is no state. */
  over?: string | undefined
  /** Rejects while it lasts. */
  ping?: (() => Promise<unknown>) | undefined
}
interface Troubles {
  /** The trouble behind an error. */
  of(error: unknown): NamedTrouble | undefined
  /** Ends the search for the end of troubles. */
  ended: AbortSignal
}

/** Where lines go. */
export type LogDestination = DestinationStream
/** For a program whose standard output is its result. */
export const STANDARD_ERROR: LogDestination = { write: (line) => void writeSync(2, line) }

/** In the object of a line: the kind of which few lines are enough. */
export const KIND = Symbol('kind')
/** The most characters of what a package prints. */
const MAX_PRINTED = 1_000
/** Numbers and UUIDs in a text. */
const IDS = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\d+/g
/** Milliseconds between two questions whether a trouble is over. */
const ASK_AGAIN = 1_000

/**
 * Opens the log. It contains no headers and no parameters of requests but the account of a failed login, and of an error only what
 * `safeError` keeps, so it reveals no secrets. Many lines about one trouble become few (sparing.ts): an error that `troubles` knows has its name
 * and no stack, and its end is logged; another one has its stack once, and again for each request (`requestId`) only its message. `to` is the standard output by default.
 */
export function openLog(level: string, troubles?: Troubles, to?: LogDestination): Logger {
  const sparing = createSparing()
  const lasting = new Set<string>()
  const options: LoggerOptions = {
    level,
    serializers: { err: safeError },
    hooks: {
      logMethod([line, message, ...rest]: [unknown, ...unknown[]], method) {
        const write = (about: object, said: unknown = message): void => method.apply(this, [about, said, ...rest] as never)
        if (typeof line !== 'object' || line === null) return method.apply(this, [line, message, ...rest] as never)
        const spared = (kind: string, about: object, said?: unknown): void =>
          sparing.spare(kind, (heldBack) => write(heldBack > 0 ? { ...about, heldBack } : about, said))
        if (KIND in line) return spared(String(line[KIND]), line)
        if (!('err' in line)) return write(line)
        const { err, ...about } = line
        const trouble = troubles?.of(err)
        const reason = safeError(err).message
        if (!trouble) {
          const kind = `${message}: ${reason}`
          if (!('requestId' in line)) return spared(kind, line)
          return write(sparing.isNews(kind) ? line : { ...about, reason })
        }
        const { name } = trouble
        spared(name, { ...about, ...(message === name ? {} : { during: message }), reason }, name)
        if (troubles) watch(trouble, troubles.ended)
      },
    },
  }
  const log = to ? pino(options, to) : pino(options)
  const watch = ({ name, over, ping }: NamedTrouble, ended: AbortSignal): void => {
    if (over === undefined || ping === undefined || lasting.has(name)) return
    lasting.add(name)
    const began = performance.now()
    const ask = async (): Promise<void> => {
      const isOver = await ping().then(
        () => true,
        () => false,
      )
      if (ended.aborted) return
      if (!isOver) return void setTimeout(ask, ASK_AGAIN).unref()
      lasting.delete(name)
      sparing.end(name)
      log.warn({ seconds: Math.round((performance.now() - began) / 1_000) }, over)
    }
    setTimeout(ask, ASK_AGAIN).unref()
  }
  return log
}

/** Warns of what the configuration most probably was not meant to be. The values of variables may be secrets. */
export function warnOfDoubts(log: Logger, config: Config): void {
  for (const { variable, doubt } of doubts(config)) log.warn({ variable }, doubt)
}

/** Prints lines for the person who started the server, whatever LOG_LEVEL says. In production they are lines of the log. */
export function announce(lines: readonly string[]): void {
  const log = isProduction() ? openLog('info') : undefined
  if (log) for (const line of lines) log.info(line)
  else console.log(lines.join('\n'))
}

/** Prints why the process ends: for people the message alone, in production a line of the log with the whole error. */
export function announceEnd(error: unknown): void {
  const { message } = safeError(error)
  if (isProduction()) openLog('fatal').fatal({ err: error }, message)
  else console.error(message)
}

/**
 * Ends the process after an error or rejection that nothing caught. In production warnings of Node, and what packages print, become lines of the
 * log.
 */
export function logWhatNodePrints(): void {
  // Node would print everything that the error contains.
  process.on('uncaughtException', (error) => {
    if (isProduction()) openLog('fatal').fatal({ err: error }, 'nothing caught an error')
    else console.error(safeError(error))
    process.exit(1)
  })
  if (!isProduction()) return
  // Node's own listener prints text.
  process.removeAllListeners('warning')
  const log = openLog('warn')
  process.on('warning', (warning) => log.warn({ err: warning }, 'a warning of Node'))
  // Packages print text too, in which the IDs alone may differ from line to line.
  for (const method of ['log', 'info', 'debug', 'warn', 'error', 'trace'] as const)
    console[method] = (...said: unknown[]) => {
      const printed = format(...said).slice(0, MAX_PRINTED)
      log.warn({ [KIND]: printed.replaceAll(IDS, ''), printed }, 'a package printed something')
    }
}
