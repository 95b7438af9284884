// realm events: the profile or settings of the organisation have changed, or it was deactivated. For everybody.

import type { RealmImage } from '../../models/realm.ts'
import type { RealmSettingName } from '../../settings/realm-settings.ts'
import { settingsSeen } from '../../values/groups.ts'
import type { Audience, EventDefinition, EventOf, Reader } from '../event.ts'

export type RealmPayload =
  | { op: 'update'; property: 'name' | RealmSettingName; value: unknown }
  | { op: 'update_dict'; property: 'default' | RealmImage; data: Record<string, unknown> }
  | { op: 'deactivated'; realm_id: number }

export const realm = {
  invalidates: ['organisation'],
  // The setting decides which people guests may access.
  changesViewOf: (payload) => (payload.op === 'update_dict' && 'can_access_all_users_group' in payload.data ? 'everybody' : []),
  endsSight: false,
  deliver: deliverRealm,
  kindOf: kindOfRealm,
  seen: 'always',
} satisfies EventDefinition<RealmPayload>

export function realmEvent(payload: RealmPayload, audience: Audience = { to: 'realm' }): EventOf<'realm', RealmPayload> {
  return { type: 'realm', payload, audience }
}

/** Queues from whose users nobody is hidden get the same event. */
function kindOfRealm(_payload: RealmPayload, { hidden }: Reader): string | undefined {
  return hidden.size === 0 ? '' : undefined
}

/** Leaves out the people the reader may not access. */
function deliverRealm(payload: RealmPayload, { hidden }: Reader): RealmPayload {
  return payload.op === 'update_dict' ? { ...payload, data: settingsSeen(payload.data, hidden) } : payload
}
