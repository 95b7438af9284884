// user_settings events: a preference of a user has changed, for the user.

import type { PreferenceName } from '../../settings/preferences.ts'
import { languageName } from '../../values/languages.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

interface UserSettingsPayload {
  op: 'update'
  property: PreferenceName
  value: unknown
  /** The name of the language, when `default_language` changes. */
  language_name?: string | undefined
}

export const userSettings = {
  invalidates: ['accounts'],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<UserSettingsPayload>,
  seen: 'always',
} satisfies EventDefinition<UserSettingsPayload>

export function userSettingsEvent(
  userIds: number[],
  property: PreferenceName,
  value: unknown,
): EventOf<'user_settings', UserSettingsPayload> {
  const language = property === 'default_language' ? { language_name: languageName(String(value)) } : {}
  return { type: 'user_settings', payload: { op: 'update', property, value, ...language }, audience: { to: 'users', ids: userIds } }
}
