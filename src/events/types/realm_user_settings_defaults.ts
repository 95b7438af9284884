// realm_user_settings_defaults events: a default preference of new users has changed. For everybody.

import type { PreferenceName } from '../../settings/preferences.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

interface RealmUserSettingsDefaultsPayload {
  op: 'update'
  property: PreferenceName
  value: unknown
}

export const realmUserSettingsDefaults = {
  invalidates: ['organisation'],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<RealmUserSettingsDefaultsPayload>,
  seen: 'always',
} satisfies EventDefinition<RealmUserSettingsDefaultsPayload>

export function realmUserSettingsDefaultsEvent(
  property: PreferenceName,
  value: unknown,
): EventOf<'realm_user_settings_defaults', RealmUserSettingsDefaultsPayload> {
  return { type: 'realm_user_settings_defaults', payload: { op: 'update', property, value }, audience: { to: 'realm' } }
}
