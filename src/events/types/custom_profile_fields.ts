// custom_profile_fields events: the custom profile fields of the organisation have changed. Everybody gets all of them.

import { type Effects, type EventOf, type Lists, listOf, nobody, type Reader } from '../event.ts'

export const customProfileFieldsEffects: Effects<object> = {
  invalidates: [],
  changesViewOf: nobody,
}

export function customProfileFieldsEvent(): EventOf<'custom_profile_fields', object> {
  return { type: 'custom_profile_fields', payload: {}, audience: { to: 'realm' } }
}

export function deliverCustomProfileFields(_payload: object, reader: Reader): { fields: Required<Lists>['custom_profile_fields'] } {
  return { fields: listOf('custom_profile_fields', reader) }
}
