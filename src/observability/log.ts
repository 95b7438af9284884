// The log of a process: lines of JSON on standard output. In production a process prints nothing else.

import { type Logger, pino } from 'pino'
import { isProduction, misspelt } from '../config.ts'
import { safeError } from './safe-errors.ts'

/**
 * Opens the log. It contains no headers and no parameters of requests but the account of a failed login, and of an error only what
 * `safeError` keeps, so it reveals no secrets.
 */
export function openLog(level: string): Logger {
  return pino({ level, serializers: { err: safeError } })
}

/** Warns of variables that are ignored because their names are misspelt. Their values may be secrets. */
export function warnOfMisspelt(log: Logger): void {
  for (const { name, meant } of misspelt())
    log.warn({ variable: name }, `the variable ${name} is ignored: its name should perhaps be ${meant}`)
}

/** Prints lines for whoever started the server, whatever LOG_LEVEL says. In production they are lines of the log. */
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

/** Ends the process after an error or rejection that nothing caught. In production Node's warnings become lines of the log. */
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
}
