// The domains whose addresses may join an organisation.

import type { Realm } from '../../models/realm.ts'
import { RealmDomain } from '../../models/realm-domain.ts'

/** The domains of an organisation, in the order in which they were added. (getRealmDomains) */
export function domainsOf(realm: Realm): Promise<RealmDomain[]> {
  return RealmDomain.findAllOf(realm.id)
}
