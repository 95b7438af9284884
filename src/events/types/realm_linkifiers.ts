// realm_linkifiers events: the linkifiers of the organisation have changed. Everybody gets all of them.

import { type Effects, type EventOf, type Lists, listOf, nobody, type Reader } from '../event.ts'

export const realmLinkifiersEffects: Effects<object> = {
  invalidates: ['linkifiers'],
  changesViewOf: nobody,
}

export function realmLinkifiersEvent(): EventOf<'realm_linkifiers', object> {
  return { type: 'realm_linkifiers', payload: {}, audience: { to: 'realm' } }
}

export function kindOfRealmLinkifiers(_payload: object, { options }: Reader): string {
  return String(options.linkifierTemplates)
}

/** Clients that do not know URL templates get an empty list. */
export function deliverRealmLinkifiers(_payload: object, reader: Reader): { realm_linkifiers: Required<Lists>['realm_linkifiers'] } {
  return { realm_linkifiers: reader.options.linkifierTemplates ? listOf('realm_linkifiers', reader) : [] }
}
