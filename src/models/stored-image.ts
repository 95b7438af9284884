// An image in the store that the server has made of an upload: of a user, or of the organisation.

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
import { query, select, selectOne } from '../db/sql.ts'
import { inFinishedRealm } from './realm.ts'

class StoredImageTable extends Model<InferAttributes<StoredImageTable>, InferCreationAttributes<StoredImageTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  /** Whose avatar it is. Null for an image of the organisation. */
  declare user_id: number | null
  /** The path in the store and the end of the URL. */
  declare path_id: string
  /** In bytes. */
  declare size: number
  /** As of an attachment: `pending` until the bytes are in the store, `stored`, and `removed` until the bytes are gone. */
  declare state: 'pending' | 'stored' | 'removed'
  /** UNIX seconds. */
  declare date_created: number

  /** The image with this path, if it is in use. */
  static findStored(realmId: number, pathId: string): Promise<StoredImage | null> {
    return selectOne(StoredImage, { where: { realm_id: realmId, path_id: pathId, state: 'stored' } })
  }

  /** All images of a user, in any state. */
  static findAllOf(userId: number, tx?: Tx): Promise<StoredImage[]> {
    return select(StoredImage, { where: { user_id: userId } }, tx)
  }

  /** The total size of an organisation's images in bytes, with those that are being written. */
  static async spaceUsed(realmId: number, tx?: Tx): Promise<number> {
    const sql = "SELECT SUM(size) AS size FROM stored_images WHERE realm_id = ? AND state <> 'removed'"
    const [row] = await query<{ size: number | null }>(StoredImage, sql, [realmId], tx)
    return Number(row?.size ?? 0)
  }

  /** At most `limit` images that processes have left behind: removed ones, and those pending since before a time in UNIX seconds. */
  static findLeftovers(before: number, limit: number): Promise<StoredImage[]> {
    const pending = { state: 'pending', date_created: { [Op.lt]: before } }
    const where = { [Op.or]: [{ state: 'removed' }, pending], [Op.and]: [literal(inFinishedRealm('stored_images'))] }
    return select(StoredImage, { where, limit })
  }
}

export const StoredImage = StoredImageTable
export type StoredImage = InferAttributes<StoredImageTable>

export function defineStoredImage(sequelize: Sequelize): void {
  StoredImage.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: true },
      path_id: { type: DataTypes.STRING(100), allowNull: false },
      size: { type: DataTypes.BIGINT, allowNull: false },
      state: { type: DataTypes.STRING(10), allowNull: false },
      date_created: { type: DataTypes.BIGINT, allowNull: false },
    },
    { sequelize, tableName: 'stored_images', timestamps: false },
  )
}
