// The log of a process: lines of JSON on standard output.

import { type Logger, pino } from 'pino'
import { told } from './told.ts'

/** Opens the log. No header and no parameter of a request goes into it, and of an error only what `told` leaves: it tells no secret. */
export function openLog(level: string): Logger {
  return pino({ level, serializers: { err: told } })
}
