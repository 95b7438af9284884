// Reading the audit log of an organisation.

import { AuditEntry, type AuditFilter } from '../../models/audit-entry.ts'
import type { User } from '../../models/user.ts'

/** A page of the log, the newest entry first. `foundOldest`: whether no older entries match. */
interface AuditPage {
  entries: AuditEntry[]
  foundOldest: boolean
}

/** A page of at most `limit` entries for an owner. Throws BAD_REQUEST for everybody else. (getAuditLog) */
export function accessAuditLog(viewer: User, filter: AuditFilter, limit: number): Promise<AuditPage> {
  return auditPage(viewer.realm_id, filter, limit)
}

/** The same for the operator. */
export async function auditPage(realmId: number, filter: AuditFilter, limit: number): Promise<AuditPage> {
  const found = await AuditEntry.findNewest(realmId, filter, limit + 1)
  return { entries: found.slice(0, limit), foundOldest: found.length <= limit }
}
