// Spectators: people who read web-public channels without credentials.

import { createHash } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { ROLE } from '../../values/roles.ts'

/**
 * How many IDs the spectators of an organisation share. Requests of one ID wait for each other, so a spectator who sends many requests
 * delays only a few of them; and what is remembered of each ID stays little.
 */
const IDS = 100

/** Whether a reader is a spectator. No account has a negative ID, so nothing is a spectator's own. */
export function isSpectator({ id }: Pick<User, 'id'>): boolean {
  return id < 0
}

/** Whether an organisation may be read without credentials. */
export function hasSpectators({ webPublicChannels }: Pick<Config, 'webPublicChannels'>, realm: Realm): boolean {
  return webPublicChannels && realmSetting(realm, 'enable_spectator_access') === true
}

/**
 * Somebody who reads an organisation as a guest without any subscription. `from` says where they come from: the same place has the same ID.
 * Undefined where the server or the organisation has no spectators.
 */
export function spectatorOf(config: Pick<Config, 'webPublicChannels'>, realm: Realm, from: string): User | undefined {
  if (!hasSpectators(config, realm)) return undefined
  return {
    id: -1 - (createHash('sha256').update(`${realm.id} ${from}`).digest().readUInt32BE() % IDS),
    realm_id: realm.id,
    role: ROLE.guest,
    is_active: true,
    ...{ delivery_email: '', email_key: '', full_name: '', full_name_key: '' },
    ...{ bot_type: null, bot_owner_id: null, is_system_bot: false, is_imported_stub: false },
    ...{ password_hash: null, date_joined: 0, first_login_at: null, awaits_first_login: false, can_change_user_emails: false },
    ...{ settings: '{}', edited_settings: null, avatar_source: 'J', avatar_path: null, avatar_version: 1, message_pointer: 0 },
  }
}
