// Custom profile fields.

import { profileFieldsOf } from '../../access/organisation/profile-fields.ts'
import {
  createProfileField as create,
  deleteProfileField as destroy,
  type FieldChanges,
  reorderProfileFields as reorder,
  updateProfileField as update,
} from '../../actions/organisation/profile-fields.ts'
import type { Handler } from '../../http/handler.ts'
import type { Schema } from '../../http/types.ts'
import { presentProfileField } from '../../present/profile-field.ts'

export const getProfileFields: Handler<'getProfileFields'> = async ({ realm }) => ({
  custom_fields: (await profileFieldsOf(realm)).map(presentProfileField),
})

export const createProfileField: Handler<'createProfileField'> = async (ctx, { body }) => ({
  id: await create(ctx, body.field_type, { ...changesOf(body), name: body.name }),
})

export const updateProfileField: Handler<'updateProfileField'> = async (ctx, { path, body }) => {
  await update(ctx, path.field_id, changesOf(body))
  return {}
}

export const deleteProfileField: Handler<'deleteProfileField'> = async (ctx, { path }) => {
  await destroy(ctx, path.field_id)
  return {}
}

export const reorderProfileFields: Handler<'reorderProfileFields'> = async (ctx, { body }) => {
  await reorder(ctx, body.order)
  return {}
}

function changesOf(body: Schema<'UpdateProfileFieldRequest'>): FieldChanges {
  return {
    name: body.name,
    hint: body.hint,
    data: body.field_data,
    inSummary: body.display_in_profile_summary,
    required: body.required,
    editableByUser: body.editable_by_user,
    forMatching: body.use_for_user_matching,
  }
}
