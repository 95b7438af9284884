// An email domain that may join an organisation that admits no other domains.

import type { Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { type Row, selectOne } from '../db/sql.ts'
import { bool, id, initially, plain, realm, string, table, unique } from '../db/table.ts'

class RealmDomainTable extends table(
  'realm_domains',
  {
    id: id(),
    realm_id: realm(),
    /** Lower case. */
    domain: plain(string(253)),
    allow_subdomains: initially(bool(), false),
  },
  { indexes: [unique('realm_id', 'domain')] },
) {
  /** An organisation's domains, ascending. */
  static allOf(realmId: number): Read<RealmDomain> {
    return readOf(RealmDomain, { where: { realm_id: realmId }, order: [['domain', 'ASC']] })
  }

  static findNamed(realmId: number, domain: string, tx: Tx): Promise<RealmDomain | null> {
    return selectOne(RealmDomain, { where: { realm_id: realmId, domain: domain.toLowerCase() } }, tx)
  }
}

export const RealmDomain = RealmDomainTable
export type RealmDomain = Row<RealmDomainTable>
