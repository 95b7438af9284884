// A domain of an organisation on the wire.

import type { Schema } from '../http/types.ts'
import type { RealmDomain } from '../models/realm-domain.ts'

export function presentRealmDomain({ domain, allow_subdomains }: RealmDomain): Schema<'RealmDomain'> {
  return { domain, allow_subdomains }
}
