// realm_playgrounds events: the code playgrounds of the organisation have changed. Everybody gets all of them.

import { type EventDefinition, type EventOf, type Lists, listOf, nobody, oneKind, type Reader } from '../event.ts'

export const realmPlaygrounds = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverRealmPlaygrounds,
  kindOf: oneKind,
  seen: 'always',
} satisfies EventDefinition<object>

export function realmPlaygroundsEvent(): EventOf<'realm_playgrounds', object> {
  return { type: 'realm_playgrounds', payload: {}, audience: { to: 'realm' } }
}

function deliverRealmPlaygrounds(_payload: object, reader: Reader): Pick<Required<Lists>, 'realm_playgrounds'> {
  return { realm_playgrounds: listOf('realm_playgrounds', reader) }
}
