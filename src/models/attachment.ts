// An uploaded file and the messages that refer to it.

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
  Op,
  type Sequelize,
} from 'sequelize'
import type { Tx } from '../db/index.ts'

/** A message that is gone refers to nothing. */
const NO_MESSAGE = `NOT EXISTS (SELECT 1 FROM attachment_messages u JOIN messages m ON m.id = u.message_id
  WHERE u.attachment_id = \`Attachment\`.\`id\`)
  AND NOT EXISTS (SELECT 1 FROM scheduled_message_attachments s WHERE s.attachment_id = \`Attachment\`.\`id\`)`

export class Attachment extends Model<InferAttributes<Attachment>, InferCreationAttributes<Attachment>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare owner_id: number
  /** Where the bytes are in the store; also the end of its URL. */
  declare path_id: string
  declare file_name: string
  declare content_type: string
  /** Bytes. */
  declare size: number
  /** UNIX seconds. */
  declare date_created: number
  /**
   * `stored` is a file; the bytes of `pending` are on their way into the store, and those of `removed` out of it. Only a file is
   * there for anybody.
   */
  declare state: CreationOptional<'pending' | 'stored' | 'removed'>

  static findByPathIds(realmId: number, pathIds: readonly string[], tx?: Tx): Promise<Attachment[]> {
    return Attachment.findAll({
      where: { realm_id: realmId, path_id: [...pathIds], state: 'stored' },
      order: [['id', 'ASC']],
      transaction: tx ?? null,
      // Who refers to a file and who removes it must not pass each other by.
      ...(tx ? { lock: tx.LOCK.UPDATE } : {}),
    })
  }

  /** Files of a user, the newest first. */
  static findAllOf(ownerId: number): Promise<Attachment[]> {
    return Attachment.findAll({ where: { owner_id: ownerId, state: 'stored' }, order: [['id', 'DESC']] })
  }

  /** A file to be changed: locked until the transaction's end. `unused`: only if no message refers to it. */
  static lockById(id: number, tx: Tx, { unused = false } = {}): Promise<Attachment | null> {
    const where = { id, state: 'stored', ...(unused ? { [Op.and]: literal(NO_MESSAGE) } : {}) }
    return Attachment.findOne({ where, lock: tx.LOCK.UPDATE, transaction: tx })
  }

  /** The bytes that the files of an organisation take; with `reserved` also those that are on their way. */
  static async spaceUsed(realmId: number, tx?: Tx, { reserved = false } = {}): Promise<number> {
    const state = reserved ? ['stored', 'pending'] : 'stored'
    // MySQL sums to a decimal, which comes as text.
    return Number((await Attachment.sum('size', { where: { realm_id: realmId, state }, transaction: tx ?? null })) ?? 0)
  }

  /** IDs of files that were uploaded before then (UNIX seconds) and that no message refers to. */
  static async findUnused(before: number, limit: number): Promise<number[]> {
    const rows = await Attachment.findAll({
      attributes: ['id'],
      where: { state: 'stored', date_created: { [Op.lt]: before }, [Op.and]: literal(NO_MESSAGE) },
      limit,
      raw: true,
    })
    return rows.map(({ id }) => id)
  }

  /** What a process left half done: on its way out of the store, or into it since before then (UNIX seconds). */
  static findLeftovers(pendingSince: number, limit: number): Promise<Attachment[]> {
    const pending = { state: 'pending', date_created: { [Op.lt]: pendingSince } }
    return Attachment.findAll({ where: { [Op.or]: [{ state: 'removed' }, pending] }, limit })
  }
}

export class AttachmentMessage extends Model<InferAttributes<AttachmentMessage>, InferCreationAttributes<AttachmentMessage>> {
  declare realm_id: number
  declare attachment_id: number
  declare message_id: number

  /** The messages that refer to each of these files, ascending. */
  static async byFile(attachmentIds: readonly number[], tx?: Tx): Promise<Map<number, number[]>> {
    const messages = new Map<number, number[]>(attachmentIds.map((id) => [id, []]))
    if (attachmentIds.length === 0) return messages
    const uses = await AttachmentMessage.findAll({
      where: { attachment_id: [...attachmentIds] },
      order: [['message_id', 'ASC']],
      raw: true,
      transaction: tx ?? null,
    })
    for (const use of uses) messages.get(use.attachment_id)?.push(use.message_id)
    return messages
  }
}

export function defineAttachment(sequelize: Sequelize): void {
  Attachment.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      owner_id: { type: DataTypes.INTEGER, allowNull: false },
      path_id: { type: DataTypes.STRING(255), allowNull: false },
      file_name: { type: DataTypes.STRING(255), allowNull: false },
      content_type: { type: DataTypes.STRING(100), allowNull: false },
      size: { type: DataTypes.BIGINT, allowNull: false },
      date_created: { type: DataTypes.BIGINT, allowNull: false },
      state: { type: DataTypes.STRING(10), allowNull: false, defaultValue: 'stored' },
    },
    { sequelize, tableName: 'attachments', timestamps: false },
  )
  AttachmentMessage.init(
    {
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      attachment_id: { type: DataTypes.INTEGER, primaryKey: true },
      message_id: { type: DataTypes.INTEGER, primaryKey: true },
    },
    { sequelize, tableName: 'attachment_messages', timestamps: false },
  )
}
