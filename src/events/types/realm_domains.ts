// realm_domains events: a domain of the organisation was added, changed or removed. For everybody.

import type { presentRealmDomain } from '../../present/realm-domain.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

type RealmDomainsPayload = { op: 'add' | 'change'; realm_domain: ReturnType<typeof presentRealmDomain> } | { op: 'remove'; domain: string }

export const realmDomains = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<RealmDomainsPayload>,
  seen: 'always',
} satisfies EventDefinition<RealmDomainsPayload>

export function realmDomainsEvent(payload: RealmDomainsPayload): EventOf<'realm_domains', RealmDomainsPayload> {
  return { type: 'realm_domains', payload, audience: { to: 'realm' } }
}
