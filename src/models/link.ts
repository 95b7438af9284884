// A single-use link that proves that its holder received a mail. Only the SHA-256 of its token is stored (secrets/links.ts).

import { Op } from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import { removeRows } from '../db/rows.ts'
import { query, type Row, select, selectOne, update } from '../db/sql.ts'
import { big, id, index, int, names, optional, plain, realm, ruled, string, table, text, unique } from '../db/table.ts'

class LinkTable extends table(
  'links',
  {
    id: id(),
    realm_id: realm(),
    purpose: plain(string(20)),
    /** SHA-256 of the token, hexadecimal. */
    token_hash: plain(string(64)),
    /** The ID of the user or invitation that the link is about. */
    subject_id: optional(names(int(), 'of a user or an invitation, as the conditions of `manage check` say')),
    /** JSON; its shape depends on the purpose. */
    payload: ruled(text()),
    /** UNIX seconds. Null if it never expires, 0 if it was revoked: also a request that began earlier must not redeem it. */
    expires_at: optional(big()),
    /** When it was redeemed. */
    used_at: optional(big()),
    date_created: big(),
  },
  { indexes: [unique('token_hash'), index('realm_id', 'purpose', 'subject_id'), index('realm_id', 'purpose', 'date_created')] },
) {
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
    const used = await update(Link, { used_at: now }, usable(realmId, purpose, tokenHash, now), tx)
    return used === 1
  }

  /** Revokes the links about subjects that were not used. Returns how many there were. */
  static async revoke(realmId: number, purposes: readonly string[], subjectIds: readonly number[], tx: Tx): Promise<number> {
    const notRevoked = { [Op.or]: [{ expires_at: null }, { expires_at: { [Op.ne]: 0 } }] }
    const where = { realm_id: realmId, purpose: [...purposes], subject_id: [...subjectIds], used_at: null, ...notRevoked }
    const revoked = await update(Link, { expires_at: 0 }, where, tx)
    return revoked
  }

  /** When links about a subject were created after a time, ascending, including used links. */
  static async timesSince(realmId: number, purpose: string, subjectId: number, since: number, tx: Tx): Promise<number[]> {
    const where = { realm_id: realmId, purpose, subject_id: subjectId, date_created: { [Op.gt]: since } }
    const links = await select(Link, { columns: ['date_created'], where, order: [['date_created', 'ASC']] }, tx)
    return links.map(({ date_created }) => date_created)
  }

  /** The number of links with a purpose that organisations created after a time, including used links. */
  static async countInvitationsSince(realmIds: readonly number[], isRequested: boolean, since: number, tx: Tx): Promise<number> {
    if (realmIds.length === 0) return 0
    const [row] = await query<{ count: number }>(
      Link,
      `SELECT COUNT(*) AS count FROM links l LEFT JOIN invitations i ON i.id = l.subject_id
       WHERE l.realm_id IN (?) AND l.purpose = 'invitation' AND l.date_created > ?
         AND ${isRequested ? '' : 'NOT '}(i.id IS NOT NULL AND i.inviter_id IS NULL)`,
      [realmIds, since],
      tx,
    )
    return row?.count ?? 0
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
export type Link = Row<LinkTable>

function usable(realmId: number, purpose: string, tokenHash: string, now: number) {
  const inTime = { [Op.or]: [{ expires_at: null }, { expires_at: { [Op.gt]: now } }] }
  return { realm_id: realmId, purpose, token_hash: tokenHash, used_at: null, ...inTime }
}
