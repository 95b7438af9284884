// Custom profile fields and their values.

import {
  accessProfileField,
  type CheckedValue,
  type FieldData,
  normaliseFieldData,
  normaliseFieldName,
  normaliseHint,
  requireFittingUses,
} from '../../access/organisation/profile-fields.ts'
import { usersWithoutAccess } from '../../access/people/users.ts'
import type { UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { insertRows, writeRows } from '../../db/rows.ts'
import { createRow, remove, removeRow, select, updateRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { customProfileFieldsEvent } from '../../events/types/custom_profile_fields.ts'
import { personUpdated } from '../../events/types/realm_user.ts'
import { MAX_PROFILE_FIELDS, PROFILE_FIELD_LIMITS } from '../../limits.ts'
import { renderPlain } from '../../markup/index.ts'
import { FIELD, ProfileField, ProfileValue } from '../../models/profile-field.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { presentProfileField } from '../../present/profile-field.ts'
import { differences } from '../../values/audit.ts'
import { inOrder } from '../../values/order.ts'
import { nameKey } from '../../values/text.ts'

export interface FieldChanges {
  name?: string | undefined
  hint?: string | undefined
  data?: FieldData | undefined
  inSummary?: boolean | undefined
  required?: boolean | undefined
  editableByUser?: boolean | undefined
  forMatching?: boolean | undefined
}

/** Adds a field to the end of the list and announces the list. Returns its ID. Throws BAD_REQUEST. */
export async function createProfileField(ctx: UserContext, type: number, given: FieldChanges & { name: string }): Promise<number> {
  const { viewer: caller } = ctx
  return change(ctx, async ({ tx, announce, record }) => {
    const fields = await lockFields(caller, tx)
    const uses = { inSummary: given.inSummary ?? false, forMatching: given.forMatching ?? false }
    if (fields.length >= MAX_PROFILE_FIELDS)
      throw badRequest(`The organisation may have at most ${MAX_PROFILE_FIELDS} custom profile fields`)
    const name = freeName(fields, given.name)
    const hint = normaliseHint(given.hint ?? '')
    const data = normaliseFieldData(type, given.data ?? {})
    requireRoomForUses(fields, type, uses)
    const field = await createRow(
      ProfileField,
      {
        realm_id: caller.realm_id,
        type,
        position: Math.max(0, ...fields.map(({ position }) => position)) + 1,
        name,
        name_key: nameKey(name),
        hint,
        field_data: data,
        display_in_profile_summary: uses.inSummary,
        required: given.required ?? false,
        editable_by_user: given.editableByUser ?? true,
        use_for_user_matching: uses.forMatching,
      },
      tx,
    )
    record({ action: 'added', ...subjectOf(field), changes: differences({}, presentProfileField(field)) })
    announce(customProfileFieldsEvent())
    return field.id
  })
}

/**
 * Changes the given properties of a field. Announces the list if it has changed, and values that were removed. Throws BAD_REQUEST,
 * NOT_FOUND.
 */
export async function updateProfileField(ctx: UserContext, id: number, given: FieldChanges): Promise<void> {
  const { viewer: caller } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    const others = (await lockFields(caller, tx)).filter((field) => field.id !== id)
    const field = await accessProfileField(caller.realm_id, id, tx)
    const changed = { ...field }
    if (given.name !== undefined) {
      changed.name = freeName(others, given.name)
      changed.name_key = nameKey(changed.name)
    }
    if (given.hint !== undefined) changed.hint = normaliseHint(given.hint)
    if (given.data !== undefined) changed.field_data = normaliseFieldData(field.type, given.data)
    changed.display_in_profile_summary = given.inSummary ?? field.display_in_profile_summary
    changed.required = given.required ?? field.required
    changed.editable_by_user = given.editableByUser ?? field.editable_by_user
    changed.use_for_user_matching = given.forMatching ?? field.use_for_user_matching
    requireRoomForUses(others, field.type, { inSummary: changed.display_in_profile_summary, forMatching: changed.use_for_user_matching })
    const before = { ...field }
    if (!(await updateRow(ProfileField, field, changed, tx))) return
    record({ action: 'changed', ...subjectOf(before), changes: differences(presentProfileField(before), presentProfileField(field)) })
    announce(customProfileFieldsEvent())
    announce(await clearGoneOptions(field, tx))
  })
}

/** Deletes a field and all its values, and announces the list. Throws BAD_REQUEST, NOT_FOUND. */
export async function deleteProfileField(ctx: UserContext, id: number): Promise<void> {
  const { viewer: caller } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    await lockFields(caller, tx)
    const field = await accessProfileField(caller.realm_id, id, tx)
    await remove(ProfileValue, { realm_id: caller.realm_id, field_id: field.id }, tx)
    await removeRow(ProfileField, field, tx)
    record({ action: 'removed', ...subjectOf(field) })
    announce(customProfileFieldsEvent())
  })
}

/** Puts the fields into this order, and announces the list if it has changed. Throws BAD_REQUEST. (reorderProfileFields) */
export async function reorderProfileFields(ctx: UserContext, ids: readonly number[]): Promise<void> {
  const { viewer: caller } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    const present = await lockFields(caller, tx)
    const ordered = inOrder(present, ids, 'order', 'profile field')
    if (ordered.every((field, i) => field === present[i])) return
    record({
      ...{ action: 'changed', subject: 'profile_field', id: null, name: '' },
      changes: differences({ order: present.map(({ id }) => id) }, { order: ordered.map(({ id }) => id) }),
    })
    for (const [i, field] of ordered.entries()) field.position = i + 1
    await writeRows(ProfileField, ordered, ['position'], tx)
    announce(customProfileFieldsEvent())
  })
}

/** A new value of a field, by the field's ID; null clears it. `rendered_value` is HTML, for fields whose values are Markdown. */
export interface ChangedValue {
  id: number
  value: string | null
  rendered_value?: string
}

/** The given values that differ from a user's stored rows. Pure. */
export function changedValues(values: readonly CheckedValue[], rows: readonly Pick<ProfileValue, 'field_id' | 'value'>[]): ChangedValue[] {
  const stored = new Map(rows.map((row) => [row.field_id, row.value]))
  return values
    .filter(({ field, text }) => (stored.get(field.id) ?? null) !== text)
    .map(({ field, text }) => {
      const isRendered = text !== null && (field.type === FIELD.shortText || field.type === FIELD.longText)
      return { id: field.id, value: text, ...(isRendered ? { rendered_value: renderPlain(text) } : {}) }
    })
}

/** Stores changed values of a user. */
export async function writeValues(user: Pick<User, 'id' | 'realm_id'>, changed: readonly ChangedValue[], tx: Tx): Promise<void> {
  if (changed.length === 0) return
  const of = { realm_id: user.realm_id, user_id: user.id }
  await remove(ProfileValue, { ...of, field_id: changed.map(({ id }) => id) }, tx)
  const filled = changed.flatMap(({ id, value, rendered_value = null }) =>
    value === null ? [] : [{ ...of, field_id: id, value, rendered_value }],
  )
  await insertRows(ProfileValue, filled, tx)
}

/** The event of a changed value. `withoutAccess`: IDs of users who may not access the user. */
export function valueChanged(userId: number, field: ChangedValue, withoutAccess: readonly number[]): NewEvent {
  return personUpdated({ user_id: userId, custom_profile_field: field }, withoutAccess)
}

function subjectOf({ id, name }: ProfileField) {
  return { subject: 'profile_field' as const, id, name }
}

/** The fields, locked against concurrent changes. */
async function lockFields(caller: User, tx: Tx): Promise<ProfileField[]> {
  await Realm.lock(caller.realm_id, tx)
  return ProfileField.allOf(caller.realm_id).rows(tx)
}

function freeName(others: readonly ProfileField[], text: string): string {
  const name = normaliseFieldName(text)
  if (others.some((field) => field.name_key === nameKey(name))) throw badRequest(`'name' is already in use by another field: ${name}`)
  return name
}

function requireRoomForUses(others: readonly ProfileField[], type: number, uses: { inSummary: boolean; forMatching: boolean }): void {
  requireFittingUses(type, uses)
  if (uses.inSummary && others.filter((field) => field.display_in_profile_summary).length >= PROFILE_FIELD_LIMITS.inSummary)
    throw badRequest(`'display_in_profile_summary' is on already for ${PROFILE_FIELD_LIMITS.inSummary} other fields`)
}

/** Removes values that name an option the field no longer has. Returns the events to announce. */
async function clearGoneOptions(field: ProfileField, tx: Tx): Promise<NewEvent[]> {
  if (field.type !== FIELD.select) return []
  const options = Object.keys(JSON.parse(field.field_data))
  const rows = await select(ProfileValue, { where: { realm_id: field.realm_id, field_id: field.id }, order: [['user_id', 'ASC']] }, tx)
  const gone = rows.filter((row) => !options.includes(row.value))
  const userIds = gone.map((row) => row.user_id)
  const withoutAccess = await usersWithoutAccess(field.realm_id, await User.findByIds(field.realm_id, userIds, tx), tx)
  if (gone.length > 0) await remove(ProfileValue, { field_id: field.id, user_id: userIds }, tx)
  return gone.map((row) => valueChanged(row.user_id, { id: field.id, value: null }, withoutAccess.get(row.user_id) ?? []))
}
