// An entry of the audit log: who administered what. It is inserted in the transaction of the change that it describes.

import { Op } from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import { insertRows, removeRows } from '../db/rows.ts'
import { type NewRow, type Row, select } from '../db/sql.ts'
import { big, id, index, int, long, names, nullable, personal, plain, ruled, string, table, text } from '../db/table.ts'
import type { AuditAction, AuditSubject } from '../values/audit.ts'

/** Stands for the whole server in `realm_id`. Only operators can read such entries. */
const WHOLE_SERVER = 0

/** Which entries to read. Undefined fields do not matter. */
export interface AuditFilter {
  /** Only entries before this one. */
  beforeId?: number | undefined
  actorId?: number | undefined
  action?: AuditAction | undefined
  subjectType?: AuditSubject | undefined
  subjectId?: number | undefined
}

class AuditEntryTable extends table(
  'audit_entries',
  {
    id: id(),
    realm_id: names(int(), 'who made a change, what it changed, and where; the entry outlives these'),
    /** UNIX seconds. */
    date_created: big(),
    actor_type: plain(string<'user' | 'operator' | 'server'>(10)),
    /** Null unless a user did it. */
    actor_id: nullable(names(int(), 'who made a change, what it changed, and where; the entry outlives these')),
    /** The network address and the client of the request. Null for work without a request. */
    address: nullable(personal(string(45))),
    client: nullable(personal(string(30))),
    action: plain(string<AuditAction>(20)),
    subject_type: plain(string<AuditSubject>(30)),
    /** Null if the subject has no ID. */
    subject_id: nullable(names(int(), 'who made a change, what it changed, and where; the entry outlives these')),
    /** What people called the subject then. Empty if it has no name. */
    subject_name: personal(text()),
    /** JSON: `AuditChange[]`. */
    changes: ruled(long()),
  },
  {
    // Entries are read newest first, whatever the filter.
    indexes: [
      index('realm_id', 'id'),
      index('realm_id', 'date_created'),
      index('realm_id', 'actor_id', 'id'),
      index('realm_id', 'subject_type', 'subject_id', 'id'),
    ],
  },
) {
  /** Appends entries. */
  static add(rows: NewRow<AuditEntryTable>[], tx: Tx): Promise<void> {
    return insertRows(AuditEntry, rows, tx)
  }

  /** The newest entries of an organisation that meet the filter, at most `limit`, the newest first. */
  static findNewest(
    realmId: number,
    { beforeId, actorId, action, subjectType, subjectId }: AuditFilter,
    limit: number,
  ): Promise<AuditEntry[]> {
    const where = {
      realm_id: realmId,
      ...(beforeId === undefined ? {} : { id: { [Op.lt]: beforeId } }),
      ...(actorId === undefined ? {} : { actor_id: actorId }),
      ...(action === undefined ? {} : { action }),
      ...(subjectType === undefined ? {} : { subject_type: subjectType }),
      ...(subjectId === undefined ? {} : { subject_id: subjectId }),
    }
    return select(AuditEntry, { where, order: [['id', 'DESC']], limit })
  }

  /** Notes that everything was copied into a backup. Returns the entry. */
  static async noteBackup(now: number, client: string, tx: Tx): Promise<NewRow<AuditEntryTable>> {
    const entry = {
      ...({ realm_id: WHOLE_SERVER, date_created: now, actor_type: 'operator', actor_id: null, address: null, client } as const),
      ...({ action: 'exported', subject_type: 'organisation', subject_id: null } as const),
      ...{ subject_name: 'all organisations', changes: '[]' },
    }
    await AuditEntry.add([entry], tx)
    return entry
  }

  /** When the last backup was complete: UNIX seconds. Undefined if there was none. */
  static async lastBackup(): Promise<number | undefined> {
    const [entry] = await AuditEntry.findNewest(WHOLE_SERVER, { action: 'exported' }, 1)
    return entry?.date_created
  }

  /** Removes an organisation's entries from before a time, in UNIX seconds. */
  static async removeBefore(realmId: number, before: number, db: Pick<Db, 'transaction'>): Promise<void> {
    await removeRows(db, AuditEntry, { realm_id: realmId, date_created: { [Op.lt]: before } })
  }
}

export const AuditEntry = AuditEntryTable
export type AuditEntry = Row<AuditEntryTable>
