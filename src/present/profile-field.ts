// Custom profile fields and their values on the wire.

import type { Schema } from '../http/types.ts'
import type { ProfileField, ProfileValue } from '../models/profile-field.ts'

export function presentProfileField(field: ProfileField): Schema<'CustomProfileField'> {
  return {
    id: field.id,
    type: field.type as Schema<'CustomProfileField'>['type'],
    order: field.position,
    name: field.name,
    hint: field.hint,
    field_data: field.field_data,
    display_in_profile_summary: field.display_in_profile_summary,
    required: field.required,
    editable_by_user: field.editable_by_user,
    use_for_user_matching: field.use_for_user_matching,
  }
}

/** `profile_data`: values by field ID. */
export function presentProfile(values: readonly ProfileValue[]): Schema<'ProfileData'> {
  return Object.fromEntries(
    values.map(({ field_id, value, rendered_value }) => [field_id, rendered_value === null ? { value } : { value, rendered_value }]),
  )
}
