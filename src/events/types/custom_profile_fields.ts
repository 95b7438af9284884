// custom_profile_fields events: the custom profile fields of the organisation have changed. Everybody gets all of them.

import { type EventDefinition, type EventOf, type Lists, listOf, nobody, oneKind, type Reader } from '../event.ts'

export const customProfileFields = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverCustomProfileFields,
  kindOf: oneKind,
  seen: 'always',
} satisfies EventDefinition<object>

export function customProfileFieldsEvent(): EventOf<'custom_profile_fields', object> {
  return { type: 'custom_profile_fields', payload: {}, audience: { to: 'realm' } }
}

function deliverCustomProfileFields(_payload: object, reader: Reader): { fields: Required<Lists>['custom_profile_fields'] } {
  return { fields: listOf('custom_profile_fields', reader) }
}
