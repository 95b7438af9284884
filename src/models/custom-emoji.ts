// An organisation's custom emoji. A withdrawn one stays for its old uses, and another can then take its name.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, Op, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'
import { query, select } from '../db/sql.ts'

class CustomEmojiTable extends Model<InferAttributes<CustomEmojiTable>, InferCreationAttributes<CustomEmojiTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  /** Unique among the emoji that are not deactivated. */
  declare name: string
  declare author_id: number
  /** The image's path in the store and the end of its URL. */
  declare path_id: string
  /** The type of the image, determined from its bytes. */
  declare content_type: string
  /** The size of the image in bytes. */
  declare size: number
  declare is_deactivated: CreationOptional<boolean>
  /** UNIX seconds. */
  declare date_created: number

  /** An organisation's emoji, ascending by ID, including deactivated ones. */
  static findAllOf(realmId: number, tx?: Tx): Promise<CustomEmoji[]> {
    return rowsOf(CustomEmoji.allOf(realmId), tx)
  }

  static allOf(realmId: number): Read<CustomEmoji> {
    return readOf(CustomEmoji, { where: { realm_id: realmId }, order: [['id', 'ASC']] })
  }

  /** The active emoji with the name or the ID. */
  static findMeant(realmId: number, { name, id }: { name: string | undefined; id: number | undefined }, tx?: Tx): Promise<CustomEmoji[]> {
    const meant = [...(name === undefined ? [] : [{ name }]), ...(id === undefined ? [] : [{ id }])]
    const where = { realm_id: realmId, is_deactivated: false, [Op.or]: meant }
    return meant.length === 0 ? Promise.resolve([]) : select(CustomEmoji, { where }, tx)
  }

  /** The total size of the images in bytes, including those of deactivated emoji. */
  static async spaceUsed(realmId: number, tx?: Tx): Promise<number> {
    const sql = 'SELECT SUM(size) AS size FROM custom_emoji WHERE realm_id = ?'
    const [row] = await query<{ size: number | null }>(CustomEmoji, sql, [realmId], tx)
    return Number(row?.size ?? 0)
  }

  /** The active emoji with these names. */
  static findActive(realmId: number, names: readonly string[], tx?: Tx): Promise<CustomEmoji[]> {
    return select(CustomEmoji, { where: { realm_id: realmId, name: [...names], is_deactivated: false } }, tx)
  }
}

export const CustomEmoji = CustomEmojiTable
export type CustomEmoji = InferAttributes<CustomEmojiTable>

export function defineCustomEmoji(sequelize: Sequelize): void {
  CustomEmoji.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      name: { type: DataTypes.STRING(100), allowNull: false },
      author_id: { type: DataTypes.INTEGER, allowNull: false },
      path_id: { type: DataTypes.STRING(100), allowNull: false },
      content_type: { type: DataTypes.STRING(20), allowNull: false },
      size: { type: DataTypes.BIGINT, allowNull: false },
      is_deactivated: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      date_created: { type: DataTypes.BIGINT, allowNull: false },
    },
    { sequelize, tableName: 'custom_emoji', timestamps: false },
  )
}
