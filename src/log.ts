// The log of a process: lines of JSON on standard output.

import { type Logger, pino } from 'pino'
import { safeError } from './safe-errors.ts'

/**
 * Opens the log. It contains no headers and no parameters of requests, and of an error only what `safeError` keeps, so it reveals no secrets.
 */
export function openLog(level: string): Logger {
  return pino({ level, serializers: { err: safeError } })
}
