// A folder that groups channels in the sidebar.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'
import { selectOne } from '../db/sql.ts'

class ChannelFolderTable extends Model<InferAttributes<ChannelFolderTable>, InferCreationAttributes<ChannelFolderTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare name: string
  /** `name`, normalised for comparison. Null for an archived folder, so that its name can be used again. */
  declare name_key: string | null
  declare description: string
  declare rendered_description: string
  declare is_archived: CreationOptional<boolean>
  declare position: number
  /** Null if the creator is unknown. */
  declare creator_id: number | null
  /** UNIX seconds. */
  declare date_created: number

  /** The folders of an organisation in their order. */
  static findAllOf(realmId: number, tx?: Tx): Promise<ChannelFolder[]> {
    return rowsOf(ChannelFolder.allOf(realmId), tx)
  }

  static allOf(realmId: number): Read<ChannelFolder> {
    const order = [
      ['position', 'ASC'],
      ['id', 'ASC'],
    ] as const
    return readOf(ChannelFolder, { where: { realm_id: realmId }, order })
  }

  static findIn(realmId: number, id: number, tx: Tx): Promise<ChannelFolder | null> {
    return selectOne(ChannelFolder, { where: { realm_id: realmId, id } }, tx)
  }
}

export const ChannelFolder = ChannelFolderTable
export type ChannelFolder = InferAttributes<ChannelFolderTable>

export function defineChannelFolder(sequelize: Sequelize): void {
  ChannelFolder.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      name: { type: DataTypes.STRING(60), allowNull: false },
      name_key: { type: DataTypes.STRING(255), allowNull: true },
      description: { type: DataTypes.TEXT, allowNull: false },
      rendered_description: { type: DataTypes.TEXT, allowNull: false },
      is_archived: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      position: { type: DataTypes.INTEGER, allowNull: false },
      creator_id: { type: DataTypes.INTEGER, allowNull: true },
      date_created: { type: DataTypes.BIGINT, allowNull: false },
    },
    { sequelize, tableName: 'channel_folders', timestamps: false },
  )
}
