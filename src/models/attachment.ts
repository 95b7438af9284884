// An uploaded file and the messages that refer to it.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'

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

  static findByPathIds(realmId: number, pathIds: readonly string[], tx?: Tx): Promise<Attachment[]> {
    return Attachment.findAll({ where: { realm_id: realmId, path_id: [...pathIds] }, transaction: tx ?? null })
  }
}

export class AttachmentMessage extends Model<InferAttributes<AttachmentMessage>, InferCreationAttributes<AttachmentMessage>> {
  declare realm_id: number
  declare attachment_id: number
  declare message_id: number
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
