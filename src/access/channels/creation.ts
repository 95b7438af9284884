// Who may create which kind of channel. Changing the kind is checked like creating a channel.

import type { Config } from '../../config.ts'
import { apiError, badRequest } from '../../errors.ts'
import type { User } from '../../models/user.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import type { Privacy } from '../../values/channel-values.ts'
import type { GroupSettingValue } from '../../values/groups.ts'
import { ROLE } from '../../values/roles.ts'
import type { Rights } from './permissions.ts'

type Kind = Pick<Privacy, 'invite_only' | 'is_web_public'>

/** Throws BAD_REQUEST unless the user may create a channel of this kind. Pure. (createChannel) */
export function requireChannelMaker(
  { webPublicChannels }: Pick<Config, 'webPublicChannels'>,
  user: Pick<User, 'role'>,
  { kind, isDefault }: { kind: Kind; isDefault: boolean },
  { inRealm, realm }: Rights,
): void {
  const permission = kind.invite_only ? 'can_create_private_channel_group' : 'can_create_public_channel_group'
  if (user.role === ROLE.guest || !inRealm(permission))
    throw badRequest(`You do not have permission to create ${kind.invite_only ? 'private' : 'public'} channels`)
  if (isDefault) requirePublicDefault(kind)
  const isOffered = webPublicChannels && realmSetting(realm, 'enable_spectator_access') === true
  if (kind.is_web_public && !(isOffered && inRealm('can_create_web_public_channel_group')))
    throw badRequest('You do not have permission to create web-public channels')
}

/** Throws BAD_REQUEST for a private channel, which cannot be a default channel for new users. */
export function requirePublicDefault(kind: Kind): void {
  if (kind.invite_only) throw badRequest("'is_default_stream' must be false for a private channel")
}

/** The error for a name in use, possibly by a channel that is hidden from the caller. */
export function channelTaken(name: string): Error {
  return apiError('CHANNEL_ALREADY_EXISTS', `Channel '${name}' already exists`, { channel_name: name })
}

/**
 * Throws BAD_REQUEST if the history is protected and not everybody may create topics, because refusals would reveal which topics exist.
 * Pure. `systemIds`: IDs of the system groups, by name.
 */
export function requireTopicsForAll(privacy: Privacy, value: GroupSettingValue, systemIds: ReadonlyMap<string, number>): void {
  if (privacy.history_public_to_subscribers || value === systemIds.get('role:everyone')) return
  throw badRequest("'can_create_topic_group' must be role:everyone in a private channel with protected history")
}
