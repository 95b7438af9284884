// A single-use link that proves that its holder received a mail. Only the SHA-256 of its token is stored (secrets/links.ts).

import { type CreationOptional, DataTypes, type InferAttributes, type InferCreationAttributes, Model, Op, type Sequelize } from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import { removeRows } from '../db/rows.ts'
import { count, select, selectOne } from '../db/sql.ts'

class LinkTable extends Model<InferAttributes<LinkTable>, InferCreationAttributes<LinkTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  declare purpose: string
  /** SHA-256 of the token, hexadecimal. */
  declare token_hash: string
  /** The ID of the user or invitation that the link is about. */
  declare subject_id: CreationOptional<number | null>
  /** JSON; its shape depends on the purpose. */
  declare payload: string
  /** UNIX seconds. Null if it never expires, 0 if it was revoked: also a request that began earlier must not redeem it. */
  declare expires_at: CreationOptional<number | null>
  /** When it was redeemed. */
  declare used_at: CreationOptional<number | null>
  declare date_created: number

  /** Finds a link that can still be redeemed, by the hash of its token. */
  static findUsable(realmId: number, purpose: string, tokenHash: string, now: number, tx?: Tx): Promise<Link | null> {
    return selectOne(Link, { where: usable(realmId, purpose, tokenHash, now) }, tx)
  }

  /** Finds a link that was redeemed, by the hash of its token. */
  static findUsed(realmId: number, purpose: string, tokenHash: string): Promise<Link | null> {
    return selectOne(Link, { where: { realm_id: realmId, purpose, token_hash: tokenHash, used_at: { [Op.ne]: null } } })
  }

  /** Marks a link as used if it can still be redeemed. Only one of several concurrent calls succeeds. */
  static async use(realmId: number, purpose: string, tokenHash: string, now: number, tx: Tx): Promise<boolean> {
    const [used] = await Link.update({ used_at: now }, { where: usable(realmId, purpose, tokenHash, now), transaction: tx })
    return used === 1
  }

  /** Revokes the links about subjects that were not used. Returns how many there were. */
  static async revoke(realmId: number, purposes: readonly string[], subjectIds: readonly number[], tx: Tx): Promise<number> {
    const notRevoked = { [Op.or]: [{ expires_at: null }, { expires_at: { [Op.ne]: 0 } }] }
    const where = { realm_id: realmId, purpose: [...purposes], subject_id: [...subjectIds], used_at: null, ...notRevoked }
    const [revoked] = await Link.update({ expires_at: 0 }, { where, transaction: tx })
    return revoked
  }

  /** When links about a subject were created after a time, ascending, including used links. */
  static async timesSince(realmId: number, purpose: string, subjectId: number, since: number, tx: Tx): Promise<number[]> {
    const where = { realm_id: realmId, purpose, subject_id: subjectId, date_created: { [Op.gt]: since } }
    const links = await select(Link, { columns: ['date_created'], where, order: [['date_created', 'ASC']] }, tx)
    return links.map(({ date_created }) => date_created)
  }

  /** The number of links with a purpose that organisations created after a time, including used links. */
  static countSince(realmIds: readonly number[], purpose: string, since: number, tx: Tx): Promise<number> {
    return count(Link, { realm_id: [...realmIds], purpose, date_created: { [Op.gt]: since } }, tx)
  }

  /** Removes links that were used, revoked or expired before a time. */
  static removeUselessSince(before: number, db: Db): Promise<number> {
    return removeRows(db, Link, {
      date_created: { [Op.lt]: before },
      [Op.or]: [{ expires_at: { [Op.lt]: before } }, { used_at: { [Op.lt]: before } }],
    })
  }
}

export const Link = LinkTable
export type Link = InferAttributes<LinkTable>

function usable(realmId: number, purpose: string, tokenHash: string, now: number) {
  const inTime = { [Op.or]: [{ expires_at: null }, { expires_at: { [Op.gt]: now } }] }
  return { realm_id: realmId, purpose, token_hash: tokenHash, used_at: null, ...inTime }
}

export function defineLink(sequelize: Sequelize): void {
  Link.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      purpose: { type: DataTypes.STRING(20), allowNull: false },
      token_hash: { type: DataTypes.STRING(64), allowNull: false },
      subject_id: { type: DataTypes.INTEGER, allowNull: true, defaultValue: null },
      payload: { type: DataTypes.TEXT, allowNull: false },
      expires_at: { type: DataTypes.BIGINT, allowNull: true, defaultValue: null },
      used_at: { type: DataTypes.BIGINT, allowNull: true, defaultValue: null },
      date_created: { type: DataTypes.BIGINT, allowNull: false },
    },
    { sequelize, tableName: 'links', timestamps: false },
  )
}
