// Entries of the audit log on the wire.

import type { Schema } from '../http/types.ts'
import type { AuditEntry } from '../models/audit-entry.ts'
import type { AuditChange } from '../values/audit.ts'

export function presentAuditEntry(entry: AuditEntry): Schema<'AuditEntry'> {
  const { id, date_created, realm_id: _, changes, ...rest } = entry
  return { id, timestamp: date_created, ...rest, changes: (JSON.parse(changes) as AuditChange[]).map(presentChange) }
}

function presentChange({ property, before, after }: AuditChange): Schema<'AuditChange'> {
  const text = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
  return { property, before: text(before), after: text(after) }
}
