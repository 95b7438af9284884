// Custom fields of profiles: their options and values, which the contract has as texts.

import type { World } from './types.ts'

export type ProfileField = World['custom_profile_fields'][number]
/** The types of fields that are more than a line of text (`ProfileFieldType` of the contract). */
export const PROFILE = { long: 2, options: 3, date: 4, users: 6, account: 7 } as const
type Options = Record<string, { text: string; order: string }>
interface Given {
  options?: readonly string[]
  account?: string
}

/** The options of a field, in their order. None for a field of another type. */
export function profileOptions({ type, field_data: data }: ProfileField): [key: string, text: string][] {
  if (type !== PROFILE.options) return []
  return Object.entries(JSON.parse(data) as Options)
    .sort(([, a], [, b]) => Number(a.order) - Number(b.order))
    .map(([key, { text }]) => [key, text])
}

/** The URL of accounts that a field names, with `%(username)s` for the name. Undefined for another field, and for a service that the server knows. */
export const profileUrl = ({ type, field_data: data }: ProfileField): string | undefined =>
  type === PROFILE.account ? (JSON.parse(data) as { url_pattern?: string }).url_pattern : undefined

/** The details of a field, from its options as people list them or the URL of accounts. An option that `known` has keeps its key. */
export function profileData({ options = [], account }: Given, known: readonly [key: string, text: string][]): object | undefined {
  if (options.length === 0) return account ? { subtype: 'custom', url_pattern: account } : undefined
  const next = Math.max(-1, ...known.map(([key]) => Number(key) || 0)) + 1
  const keyOf = (text: string, i: number): string => known.find(([, one]) => one === text)?.[0] ?? String(next + i)
  return Object.fromEntries(options.map((text, i) => [keyOf(text, i), { text, order: String(i + 1) }]))
}

/** The value of a field in somebody's profile: a text, or the IDs of users. Undefined if there is none. */
export function profileValue(
  { realm_users, realm_non_active_users }: World,
  userId: number,
  field: ProfileField,
): string | number[] | undefined {
  const person = [...realm_users, ...realm_non_active_users].find(({ user_id }) => user_id === userId)
  const value = person?.profile_data?.[String(field.id)]?.value
  return field.type === PROFILE.users && value !== undefined ? JSON.parse(value) : value
}
