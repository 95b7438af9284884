// realm events: the profile or settings of the organisation have changed, or it was deactivated. For everybody.

import type { RealmSettingName } from '../../settings/realm-settings.ts'
import type { EventOf } from '../event.ts'

export type RealmPayload =
  | { op: 'update'; property: 'name' | RealmSettingName; value: unknown }
  | { op: 'update_dict'; property: 'default'; data: Record<string, unknown> }
  | { op: 'deactivated'; realm_id: number }

export function realmEvent(payload: RealmPayload): EventOf<'realm', RealmPayload> {
  return { type: 'realm', payload, audience: { to: 'realm' } }
}
