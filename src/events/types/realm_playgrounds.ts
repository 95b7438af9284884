// realm_playgrounds events: the code playgrounds of the organisation have changed. Everybody gets all of them.

import type { presentPlayground } from '../../present/playground.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

interface RealmPlaygroundsPayload {
  realm_playgrounds: ReturnType<typeof presentPlayground>[]
}

export const realmPlaygrounds = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<RealmPlaygroundsPayload>,
  seen: 'always',
} satisfies EventDefinition<RealmPlaygroundsPayload>

export function realmPlaygroundsEvent(
  realm_playgrounds: RealmPlaygroundsPayload['realm_playgrounds'],
): EventOf<'realm_playgrounds', RealmPlaygroundsPayload> {
  return { type: 'realm_playgrounds', payload: { realm_playgrounds }, audience: { to: 'realm' } }
}
