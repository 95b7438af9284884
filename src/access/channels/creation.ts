import { UserGroup } from '../../models/user-group.ts'
import type { GroupSettingValue } from '../../values/groups.ts'
import { ROLE } from '../../values/roles.ts'
// Who may create which kind of channel. A change of kind is checked like a creation.

import type { Config } from '../../config.ts'
import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import type { Privacy } from '../../values/channel-values.ts'
import { hasRealmPermission } from './permissions.ts'

type Kind = Pick<Privacy, 'invite_only' | 'is_web_public'>

/** Throws BAD_REQUEST unless the user may create a channel of this kind. (createChannel) */
export async function refuseUnlessChannelMaker(
  config: Pick<Config, 'webPublicChannels'>,
  user: User,
  kind: Kind,
  isDefault: boolean,
  tx: Tx,
): Promise<void> {
  const permission = kind.invite_only ? 'can_create_private_channel_group' : 'can_create_public_channel_group'
  if (user.role === ROLE.guest || !(await hasRealmPermission(user, permission, tx)))
    throw badRequest(`You do not have permission to create ${kind.invite_only ? 'private' : 'public'} channels`)
  if (isDefault) refusePrivateDefault(kind)
  if (kind.is_web_public && !(await mayMakeWebPublic(config, user, tx)))
    throw badRequest('You do not have permission to create web-public channels')
}

/** Throws BAD_REQUEST for a private channel, which cannot be a default channel of new users. */
export function refusePrivateDefault(kind: Kind): void {
  if (kind.invite_only) throw badRequest("'is_default_stream' must be false for a private channel")
}

async function mayMakeWebPublic(config: Pick<Config, 'webPublicChannels'>, user: User, tx: Tx): Promise<boolean> {
  if (!config.webPublicChannels) return false
  const realm = await Realm.findByPk(user.realm_id, { transaction: tx, rejectOnEmpty: true })
  if (realmSetting(realm, 'enable_spectator_access') !== true) return false
  return hasRealmPermission(user, 'can_create_web_public_channel_group', tx)
}

/** The error for a name that is in use, perhaps by a channel that is hidden from the caller. */
export function channelTaken(name: string): Error {
  return apiError('CHANNEL_ALREADY_EXISTS', `Channel '${name}' already exists`, { channel_name: name })
}

/** Throws BAD_REQUEST if the history is protected and not everyone may create topics: refusals would reveal which topics exist. */
export async function refuseTopicGroup(realmId: number, privacy: Privacy, value: GroupSettingValue, tx: Tx): Promise<void> {
  if (privacy.history_public_to_subscribers || value === (await UserGroup.systemGroupIds(realmId, tx)).get('role:everyone')) return
  throw badRequest("'can_create_topic_group' must be role:everyone in a private channel with protected history")
}
