// realm_linkifiers events: the linkifiers of the organisation have changed. Everybody gets all of them.

import { type EventDefinition, type EventOf, type Lists, listOf, nobody, type Reader } from '../event.ts'

export const realmLinkifiers = {
  invalidates: ['linkifiers'],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverRealmLinkifiers,
  kindOf: kindOfRealmLinkifiers,
  seen: 'always',
} satisfies EventDefinition<object>

export function realmLinkifiersEvent(): EventOf<'realm_linkifiers', object> {
  return { type: 'realm_linkifiers', payload: {}, audience: { to: 'realm' } }
}

function kindOfRealmLinkifiers(_payload: object, { options }: Reader): string {
  return String(options.linkifierTemplates)
}

/** Clients that do not know URL templates get an empty list. */
function deliverRealmLinkifiers(_payload: object, reader: Reader): { realm_linkifiers: Required<Lists>['realm_linkifiers'] } {
  return { realm_linkifiers: reader.options.linkifierTemplates ? listOf('realm_linkifiers', reader) : [] }
}
