// Who an account is at a provider of single sign-on.

import type { Tx } from '../db/index.ts'
import { type Row, selectOne } from '../db/sql.ts'
import { big, id, optional, person, personal, plain, realm, string, table, unique } from '../db/table.ts'

class IdentityTable extends table(
  'identities',
  {
    id: id(),
    realm_id: realm(),
    user_id: person('removed'),
    /** The URL of the provider. */
    issuer: plain(string(255)),
    /** What names the person there, for ever. */
    subject: personal(string(255)),
    /** The name with which the person last logged in at a directory. Null for a provider, which asks for it itself. */
    login: optional(personal(string(254))),
    /** When the person first logged in by it (UNIX seconds). */
    date_created: big(),
  },
  { indexes: [unique('realm_id', 'issuer', 'subject'), unique('user_id', 'issuer')] },
) {
  static findBySubject(realmId: number, { issuer, subject }: { issuer: string; subject: string }, tx?: Tx): Promise<Identity | null> {
    return selectOne(Identity, { where: { realm_id: realmId, issuer, subject } }, tx)
  }

  /** Whether one of these users has an identity at one of these issuers. */
  static async isOfAny(userIds: readonly number[], issuers: readonly string[], tx: Tx): Promise<boolean> {
    const where = { user_id: [...userIds], issuer: [...issuers] }
    return (await selectOne(Identity, { columns: ['id'], where }, tx)) !== null
  }

  /** The identity of an account at an issuer. */
  static findOf(userId: number, issuer: string, tx?: Tx): Promise<Identity | null> {
    return selectOne(Identity, { where: { user_id: userId, issuer } }, tx)
  }
}

export const Identity = IdentityTable
export type Identity = Row<IdentityTable>
