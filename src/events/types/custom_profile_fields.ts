// custom_profile_fields events: all custom profile fields of the organisation after a change. For everybody.

import type { presentProfileField } from '../../present/profile-field.ts'
import type { EventOf } from '../event.ts'

export interface CustomProfileFieldsPayload {
  fields: ReturnType<typeof presentProfileField>[]
}

export function customProfileFieldsEvent(
  fields: CustomProfileFieldsPayload['fields'],
): EventOf<'custom_profile_fields', CustomProfileFieldsPayload> {
  return { type: 'custom_profile_fields', payload: { fields }, audience: { to: 'realm' } }
}
