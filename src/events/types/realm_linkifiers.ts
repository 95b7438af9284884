// realm_linkifiers events: all linkifiers of the organisation after a change. For everybody.

import type { presentLinkifier } from '../../present/linkifier.ts'
import type { EventOf, Reader } from '../event.ts'

export interface RealmLinkifiersPayload {
  realm_linkifiers: ReturnType<typeof presentLinkifier>[]
}

export function realmLinkifiersEvent(
  linkifiers: RealmLinkifiersPayload['realm_linkifiers'],
): EventOf<'realm_linkifiers', RealmLinkifiersPayload> {
  return { type: 'realm_linkifiers', payload: { realm_linkifiers: linkifiers }, audience: { to: 'realm' } }
}

/** Clients that do not know URL templates get an empty list. */
export function deliverRealmLinkifiers(payload: RealmLinkifiersPayload, { options }: Reader): RealmLinkifiersPayload {
  return options.linkifierTemplates ? payload : { realm_linkifiers: [] }
}
