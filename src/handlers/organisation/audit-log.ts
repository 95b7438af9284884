// The audit log of the organisation.

import { accessAuditLog } from '../../access/organisation/audit-log.ts'
import type { Handler } from '../../http/handler.ts'
import { presentAuditEntry } from '../../present/audit-entry.ts'

/** The number of entries in a page if the client names none. */
const PAGE = 100

export const getAuditLog: Handler<'getAuditLog'> = async ({ viewer }, { query }) => {
  const { before, actor_id, action, subject_type, subject_id, limit = PAGE } = query
  const filter = { beforeId: before, actorId: actor_id, action, subjectType: subject_type, subjectId: subject_id }
  const { entries, foundOldest } = await accessAuditLog(viewer, filter, limit)
  return { entries: entries.map(presentAuditEntry), found_oldest: foundOldest }
}
