// Validation of custom profile fields and their values.

import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import { apiError, badRequest } from '../../errors.ts'
import { PROFILE_FIELD_LIMITS } from '../../limits.ts'
import { FIELD, ProfileField, ProfileValue } from '../../models/profile-field.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { nameKey, normaliseLine, normaliseLines, normaliseName, showsNothing } from '../../values/text.ts'

const MAX_VALUE_LENGTH: Record<number, number> = {
  [FIELD.shortText]: 50,
  [FIELD.longText]: 500,
  [FIELD.externalAccount]: 50,
  [FIELD.pronouns]: 50,
}
const MATCHABLE: readonly number[] = [FIELD.shortText, FIELD.select, FIELD.pronouns]

/** A value as a client gives it. Null, empty text and an empty list clear it. */
export interface GivenValue {
  id: number
  value: string | null | number[]
}
/** A value to store. A null `text` clears it. */
export interface CheckedValue {
  field: ProfileField
  text: string | null
}
export type FieldData = Record<string, string | { text: string; order: string }>

/** A profile field of the organisation. The caller has locked the organisation. Throws NOT_FOUND. */
export async function accessProfileField(realmId: number, id: number, tx: Tx): Promise<ProfileField> {
  const field = await selectOne(ProfileField, { where: { realm_id: realmId, id } }, tx)
  if (!field) throw apiError('NOT_FOUND', 'Profile field does not exist')
  return field
}

/** The name in stored form. Throws BAD_REQUEST. */
export function normaliseFieldName(text: string): string {
  return normaliseName('name', text, PROFILE_FIELD_LIMITS.name)
}

/** The hint in stored form, possibly empty. Throws BAD_REQUEST. */
export function normaliseHint(text: string): string {
  return normaliseLine('hint', text, PROFILE_FIELD_LIMITS.hint)
}

/** The JSON in which `field_data` is stored, or an empty text for types that have none. Throws BAD_REQUEST. */
export function normaliseFieldData(type: number, data: FieldData): string {
  const entries = Object.entries(data)
  if (type === FIELD.select) {
    if (entries.length === 0) throw badRequest("'field_data' must have at least one option")
    return JSON.stringify(Object.fromEntries(selectOptions(entries)))
  }
  if (type === FIELD.externalAccount) return externalAccount(data)
  if (entries.length > 0) throw badRequest("'field_data' must be empty for this type")
  return ''
}

/** Options in stored form, by key. Keys and texts are unique. */
function selectOptions(entries: [string, FieldData[string]][]): Map<string, { text: string; order: string }> {
  const options = new Map<string, { text: string; order: string }>()
  const texts = new Set<string>()
  for (const [givenKey, option] of entries) {
    if (typeof option === 'string') throw badRequest("'field_data' must be an object of options, each with text and order")
    if (showsNothing(givenKey) || showsNothing(option.text)) throw badRequest("'field_data' has an option without a key or a text")
    const [key, text] = [normaliseName('field_data', givenKey), normaliseName('field_data', option.text)]
    if (options.has(key) || texts.has(nameKey(text))) throw badRequest(`'field_data' has the same option twice: ${text}`)
    texts.add(nameKey(text))
    options.set(key, { ...option, text })
  }
  return options
}

function externalAccount(data: FieldData): string {
  const { subtype, url_pattern: pattern, ...rest } = data
  if (typeof subtype !== 'string' || showsNothing(subtype)) throw badRequest("'field_data' must have a subtype")
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw badRequest(`'field_data' has a key that this type does not have: ${unknown}`)
  if (subtype !== 'custom') {
    if (pattern !== undefined) throw badRequest("'field_data' must not have a url_pattern unless the subtype is custom")
    return JSON.stringify({ subtype })
  }
  if (typeof pattern !== 'string' || pattern.split('%(username)s').length !== 2 || !isUrl(pattern.replace('%(username)s', 'name')))
    throw badRequest("'field_data' must have a url_pattern: a URL with %(username)s once")
  return JSON.stringify({ subtype, url_pattern: pattern })
}

/** Throws BAD_REQUEST if a field of this type does not allow one of these uses. */
export function requireFittingUses(type: number, uses: { inSummary: boolean; forMatching: boolean }): void {
  if (uses.inSummary && (type === FIELD.longText || type === FIELD.users))
    throw badRequest("'display_in_profile_summary' is not for this type")
  if (uses.forMatching && !MATCHABLE.includes(type)) throw badRequest("'use_for_user_matching' is not for this type")
}

/** The fields of an organisation, and the users named in given values, by ID. */
export interface FieldFacts {
  fields: ReadonlyMap<number, ProfileField>
  people: ReadonlyMap<number, Pick<User, 'is_active' | 'bot_type'>>
}

/** The facts for `normaliseProfileData`. Two queries. */
export async function fieldFacts(realmId: number, given: readonly GivenValue[], tx: Tx): Promise<FieldFacts> {
  const fields = await ProfileField.allOf(realmId).rows(tx)
  const ids = new Set(given.flatMap(({ value }) => (Array.isArray(value) ? value : [])))
  const people = ids.size > 0 ? await User.findByIds(realmId, [...ids], tx) : []
  return { fields: new Map(fields.map((field) => [field.id, field])), people: new Map(people.map((user) => [user.id, user])) }
}

/** What a request calls the field and the value of an item, by its index. */
export type ItemNames = (i: number) => { id: string; value: string }

/** The checked values, in the order given. Pure. Throws BAD_REQUEST with the item's name. (updateUserByEmail, updateOwnProfileData) */
export function normaliseProfileData(given: readonly GivenValue[], { fields, people }: FieldFacts, namesOf: ItemNames): CheckedValue[] {
  const checked = new Map<number, CheckedValue>()
  for (const [i, { id, value }] of given.entries()) {
    const [field, named] = [fields.get(id), namesOf(i)]
    if (!field) throw badRequest(`'${named.id}' names a profile field that does not exist: ${id}`)
    if (checked.has(id)) throw badRequest(`'${named.id}' is given twice: ${id}`)
    checked.set(id, { field, text: normaliseValue(field, value, named.value, people) })
  }
  return [...checked.values()]
}

function normaliseValue(field: ProfileField, value: GivenValue['value'], at: string, people: FieldFacts['people']): string | null {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null
  if (field.type === FIELD.users) {
    if (!Array.isArray(value)) throw badRequest(`'${at}' must be a list of user IDs`)
    return normalisePeople(value, at, people)
  }
  if (typeof value !== 'string') throw badRequest(`'${at}' must be text`)
  const text = (field.type === FIELD.longText ? normaliseLines : normaliseLine)(at, value, MAX_VALUE_LENGTH[field.type])
  if (text === '') return null
  if (field.type === FIELD.select && !Object.hasOwn(JSON.parse(field.field_data), text))
    throw badRequest(`'${at}' must be one of: ${Object.keys(JSON.parse(field.field_data)).join(', ')}`)
  if (field.type === FIELD.date && !isDate(text)) throw badRequest(`'${at}' must be a date like 2001-02-03`)
  if (field.type === FIELD.url && !isUrl(text)) throw badRequest(`'${at}' must be a URL that begins with http:// or https://`)
  return text
}

/** The JSON of a list of active people, without repetitions, in the order given. Throws BAD_REQUEST. */
function normalisePeople(ids: number[], at: string, people: FieldFacts['people']): string {
  const unique = [...new Set(ids)]
  if (unique.length > PROFILE_FIELD_LIMITS.users) throw badRequest(`'${at}' must have at most ${PROFILE_FIELD_LIMITS.users} users`)
  for (const id of unique) {
    const user = people.get(id)
    if (!user) throw badRequest(`'${at}' names a user who does not exist: ${id}`)
    if (!user.is_active) throw badRequest(`'${at}' names a deactivated user: ${id}`)
    if (user.bot_type !== null) throw badRequest(`'${at}' names a bot: ${id}`)
  }
  return JSON.stringify(unique)
}

function isDate(text: string): boolean {
  const date = /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined
  return date !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

function isUrl(text: string): boolean {
  return /^https?:\/\/[^\s]+$/i.test(text) && text.length <= 2_000 && URL.canParse(text)
}

/** The profile fields of an organisation, in their order. (getProfileFields) */
export function profileFieldsOf(realm: Pick<Realm, 'id'>): Promise<ProfileField[]> {
  return ProfileField.allOf(realm.id).rows()
}

/** The profile values of these users or, without IDs, of everybody, by user. */
export function profilesOf(realmId: number, userIds?: readonly number[]): ReturnType<typeof ProfileValue.byUser> {
  return ProfileValue.byUser(realmId, userIds)
}
