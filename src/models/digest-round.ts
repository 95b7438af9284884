// The newest round of digests of an organisation: which week they are about, and whom they were queued for. One row an organisation, until
// the next round.

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import { longText } from '../db/dialect.ts'
import { isDuplicate, type Tx } from '../db/index.ts'
import { createRow, selectOne } from '../db/sql.ts'

class DigestRoundTable extends Model<InferAttributes<DigestRoundTable>, InferCreationAttributes<DigestRoundTable>> {
  declare realm_id: number
  /** When the digests were due: the end of their week, in UNIX seconds. */
  declare began_at: number
  /** The last user who was looked at, in the order of IDs; 0 before the first. Null when the round is over. */
  declare reached_user_id: CreationOptional<number | null>
  /** What happened in the week, as JSON; see actions/messages/notifications/week.ts. IDs and numbers alone. */
  declare week: string

  /** The newest round of an organisation. */
  static of(realmId: number): Promise<DigestRound | null> {
    return selectOne(DigestRound, { where: { realm_id: realmId } })
  }

  /** Puts a round in place of the former one, or of none. Returns false if another worker has done that. */
  static async begin({ realm_id, ...columns }: DigestRound, former: DigestRound | null, tx: Tx): Promise<boolean> {
    if (former) {
      const where = { realm_id, began_at: former.began_at }
      const [begun] = await DigestRound.update(columns, { where, transaction: tx })
      return begun === 1
    }
    try {
      await createRow(DigestRound, { realm_id, ...columns }, tx)
      return true
    } catch (error) {
      if (isDuplicate(error)) return false
      throw error
    }
  }

  /** Notes how far a round has come, and locks that until the transaction ends. Returns false if another worker has done that. */
  static async move({ realm_id, began_at, reached_user_id }: DigestRound, to: number | null, tx: Tx): Promise<boolean> {
    const where = { realm_id, began_at, reached_user_id }
    const [moved] = await DigestRound.update({ reached_user_id: to }, { where, transaction: tx })
    return moved === 1
  }
}

export const DigestRound = DigestRoundTable
export type DigestRound = InferAttributes<DigestRoundTable>

export function defineDigestRound(sequelize: Sequelize): void {
  DigestRound.init(
    {
      realm_id: { type: DataTypes.INTEGER, primaryKey: true },
      began_at: { type: DataTypes.BIGINT, allowNull: false },
      reached_user_id: { type: DataTypes.INTEGER, allowNull: true, defaultValue: null },
      week: { type: longText(sequelize), allowNull: false },
    },
    { sequelize, tableName: 'digest_rounds', timestamps: false },
  )
}
