// The lines of the audit log in the log of the process.

import type { Logger } from 'pino'

interface Entry {
  action: string
  subject_type: string
  subject_name: string
  changes: string
}

/** Writes a line for each entry, without values and names. */
export function logEntries(log: Logger, entries: readonly Entry[]): void {
  for (const { changes: _, subject_name: __, ...entry } of entries)
    log.info({ audit: entry }, `audit: ${entry.subject_type} ${entry.action}`)
}
