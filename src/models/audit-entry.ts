// An entry of the audit log: who administered what. It is inserted in the transaction of the change that it describes.

import {
  type CreationAttributes,
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  Op,
  type Sequelize,
} from 'sequelize'
import { longText } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { insertRows, removeRows } from '../db/rows.ts'
import { select } from '../db/sql.ts'
import type { AuditAction, AuditSubject } from '../values/audit.ts'

/** Which entries to read. Undefined fields do not matter. */
export interface AuditFilter {
  /** Only entries before this one. */
  beforeId?: number | undefined
  actorId?: number | undefined
  action?: AuditAction | undefined
  subjectType?: AuditSubject | undefined
  subjectId?: number | undefined
}

class AuditEntryTable extends Model<InferAttributes<AuditEntryTable>, InferCreationAttributes<AuditEntryTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  /** UNIX seconds. */
  declare date_created: number
  declare actor_type: 'user' | 'operator' | 'server'
  /** Null unless a user did it. */
  declare actor_id: number | null
  /** The network address and the client of the request. Null for work without a request. */
  declare address: string | null
  declare client: string | null
  declare action: AuditAction
  declare subject_type: AuditSubject
  /** Null if the subject has no ID. */
  declare subject_id: number | null
  /** What people called the subject then. Empty if it has no name. */
  declare subject_name: string
  /** JSON: `AuditChange[]`. */
  declare changes: string

  /** Appends entries. */
  static add(rows: CreationAttributes<AuditEntryTable>[], tx: Tx): Promise<void> {
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

  /** Removes an organisation's entries from before a time, in UNIX seconds. */
  static async removeBefore(realmId: number, before: number, db: Pick<Db, 'transaction'>): Promise<void> {
    await removeRows(db, AuditEntry, { realm_id: realmId, date_created: { [Op.lt]: before } })
  }
}

export const AuditEntry = AuditEntryTable
export type AuditEntry = InferAttributes<AuditEntryTable>

export function defineAuditEntry(sequelize: Sequelize): void {
  AuditEntry.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      date_created: { type: DataTypes.BIGINT, allowNull: false },
      actor_type: { type: DataTypes.STRING(10), allowNull: false },
      actor_id: { type: DataTypes.INTEGER, allowNull: true },
      address: { type: DataTypes.STRING(45), allowNull: true },
      client: { type: DataTypes.STRING(30), allowNull: true },
      action: { type: DataTypes.STRING(20), allowNull: false },
      subject_type: { type: DataTypes.STRING(30), allowNull: false },
      subject_id: { type: DataTypes.INTEGER, allowNull: true },
      subject_name: { type: DataTypes.TEXT, allowNull: false },
      changes: { type: longText(sequelize), allowNull: false },
    },
    { sequelize, tableName: 'audit_entries', timestamps: false },
  )
}
