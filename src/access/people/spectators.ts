// Spectators: whoever reads web-public channels without credentials.

import type { Config } from '../../config.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { ROLE } from '../../values/roles.ts'

/** No account has this ID, so nothing is a spectator's own. */
const SPECTATOR_ID = 0

/** Whether a reader is a spectator. */
export function isSpectator({ id }: Pick<User, 'id'>): boolean {
  return id === SPECTATOR_ID
}

/** Somebody who reads an organisation as a guest without any subscription. Undefined where the server or the organisation has no spectators. */
export function spectatorOf({ webPublicChannels }: Pick<Config, 'webPublicChannels'>, realm: Realm): User | undefined {
  if (!webPublicChannels || realmSetting(realm, 'enable_spectator_access') !== true) return undefined
  return {
    id: SPECTATOR_ID,
    realm_id: realm.id,
    role: ROLE.guest,
    is_active: true,
    ...{ delivery_email: '', email_key: '', full_name: '', full_name_key: '' },
    ...{ bot_type: null, bot_owner_id: null, is_system_bot: false, is_imported_stub: false },
    ...{ password_hash: null, date_joined: 0, first_login_at: null, awaits_first_login: false, can_change_user_emails: false },
    ...{ settings: '{}', edited_settings: null, avatar_source: 'J', avatar_version: 1, message_pointer: 0 },
  }
}
