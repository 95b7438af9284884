// The log of a process: lines of JSON on standard output.

import { type Logger, pino } from 'pino'
import { misspelt } from './config.ts'
import { safeError } from './safe-errors.ts'

/**
 * Opens the log. It contains no headers and no parameters of requests, and of an error only what `safeError` keeps, so it reveals no secrets.
 */
export function openLog(level: string): Logger {
  return pino({ level, serializers: { err: safeError } })
}

/** Warns of variables that are ignored because their names are misspelt. Their values may be secrets. */
export function warnOfMisspelt(log: Logger): void {
  for (const { name, meant } of misspelt())
    log.warn({ variable: name }, `the variable ${name} is ignored: its name should perhaps be ${meant}`)
}
