// Creating channels.

import { channelTaken, refuseUnlessChannelMaker } from '../../access/channels/creation.ts'
import { refuseUnknownFolder } from '../../access/channels/folders.ts'
import { accessGroupSetting, type GroupSettingValue, sameGroupSetting } from '../../access/groups/settings.ts'
import { refuseUnlessGiver } from '../../access/organisation/givers.ts'
import { type App, seconds } from '../../context.ts'
import { isDuplicate, type Tx } from '../../db/index.ts'
import { knowers } from '../../events/audience.ts'
import { change } from '../../events/log.ts'
import { defaultChannelsChanged } from '../../events/state-channels.ts'
import { renderPlain } from '../../markup/index.ts'
import { CHANNEL_PERMISSIONS, Channel, type ChannelPermission } from '../../models/channel.ts'
import type { Realm } from '../../models/realm.ts'
import { Recipient } from '../../models/recipient.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import { normaliseChannelDescription, normaliseChannelName, privacyOf, refuseTopicGroup } from '../../values/channel-values.ts'
import { refuseUnknownMembers } from '../groups/members.ts'
import { storeGroupSetting } from '../groups/settings.ts'
import { channelCreated } from './events.ts'
import { announceChannel, mention, noticeInChannel, quote } from './notices.ts'
import { subscribeIn } from './subscriptions.ts'

type Parts = Pick<App, 'db' | 'broker' | 'config'>

export interface NewChannel {
  creator: User
  name: string
  description?: string
  inviteOnly?: boolean
  isWebPublic?: boolean
  /** Whether new subscribers see earlier messages; a public channel's always. */
  historyPublicToSubscribers?: boolean | undefined
  isDefault?: boolean
  folderId?: number | undefined
  topicsPolicy?: string
  /** As it is stored: null for the organisation's, -1 for never. */
  messageRetentionDays?: number | null
  permissions?: Partial<Record<ChannelPermission, GroupSettingValue>>
  subscribers: readonly Pick<User, 'id'>[]
  /** Of the subscribers. */
  color?: string | undefined
  /** What the notification bot writes: in the channel, and where new channels are announced. Without it nothing. */
  notices?: { announce: boolean }
  now: Date
}

/**
 * Creates a channel and subscribes users; announces both to those who may know. The creator may subscribe anybody.
 * Throws CHANNEL_ALREADY_EXISTS and BAD_REQUEST. (Specification: POST /channels/create)
 */
export async function createChannel(app: Parts, realm: Realm, channel: NewChannel): Promise<Channel> {
  const { creator, isDefault = false, topicsPolicy = 'inherit', messageRetentionDays = null, notices, now } = channel
  const named = normaliseChannelName('name', channel.name)
  const description = normaliseChannelDescription(channel.description ?? '')
  const subscriberIds = [...new Set(channel.subscribers.map(({ id }) => id))]
  try {
    return await change(app, realm.id, async (tx, announce) => {
      if (await Channel.findByName(realm.id, named.name, tx)) throw channelTaken(named.name)
      if (channel.folderId !== undefined) await refuseUnknownFolder(realm.id, channel.folderId, tx)
      const privacy = privacyOf({
        isPrivate: channel.inviteOnly ?? false,
        isWebPublic: channel.isWebPublic ?? false,
        sharedHistory: channel.historyPublicToSubscribers,
      })
      await refuseUnlessChannelMaker(app.config, creator, privacy, isDefault, tx)
      const values = await permissionValues(creator, channel.permissions ?? {}, tx)
      const defaults = await permissionValues(creator, {}, tx)
      const chosen = CHANNEL_PERMISSIONS.filter((name) => !sameGroupSetting(values[name], defaults[name]))
      await refuseUnlessGiver(
        creator,
        'channel',
        [
          ...(messageRetentionDays === null ? [] : ['message_retention_days']),
          ...(topicsPolicy === 'inherit' ? [] : ['topics_policy']),
          ...chosen,
        ],
        tx,
      )
      await refuseTopicGroup(realm.id, privacy, values.can_create_topic_group, tx)
      await refuseUnknownMembers(realm.id, 'subscribers', subscriberIds, tx)
      const recipient = await Recipient.create({ realm_id: realm.id }, { transaction: tx })
      const created = await Channel.create(
        {
          realm_id: realm.id,
          recipient_id: recipient.id,
          ...named,
          ...privacy,
          description,
          rendered_description: description === '' ? '' : renderPlain(description),
          is_default: isDefault,
          creator_id: creator.id,
          date_created: seconds(now),
          first_message_id: null,
          folder_id: channel.folderId ?? null,
          topics_policy: topicsPolicy,
          message_retention_days: messageRetentionDays,
          ...(await storePermissions(realm.id, values, tx)),
        },
        { transaction: tx },
      )
      await recipient.update({ channel_id: created.id }, { transaction: tx })
      announce(await channelCreated(created, await knowers(created, tx), tx))
      const subscribers = await User.findByIds(realm.id, subscriberIds, tx)
      for (const event of await subscribeIn(app, tx, created, subscribers, channel.color)) announce(event)
      if (isDefault) announce(await defaultChannelsChanged(realm.id, tx))
      if (notices) {
        const occasion = { app, actor: creator, now, tx, announce }
        const kind = privacy.is_web_public ? 'Web-public' : privacy.invite_only ? 'Private' : 'Public'
        await noticeInChannel(
          occasion,
          created,
          `**${kind}** channel created by ${mention(creator)}. **Description:**\n${quote(description)}`,
        )
        if (notices.announce) await announceChannel(occasion, created)
      }
      return created
    })
  } catch (error) {
    // Another one of this name at the same time.
    if (isDuplicate(error)) throw channelTaken(named.name)
    throw error
  }
}

/** The value of every permission, checked; those that are not given have their defaults. */
async function permissionValues(
  creator: User,
  given: NonNullable<NewChannel['permissions']>,
  tx: Tx,
): Promise<Record<ChannelPermission, GroupSettingValue>> {
  const systemIds = await UserGroup.systemGroupIds(creator.realm_id, tx)
  const values: [ChannelPermission, GroupSettingValue][] = []
  for (const name of CHANNEL_PERMISSIONS) {
    const rule = PERMISSION_SETTINGS.stream[name]
    const value = given[name]
    if (value !== undefined) values.push([name, await accessGroupSetting(creator.realm_id, name, rule, value, undefined, tx)])
    else if (rule.default_group_name === 'channel_creator') values.push([name, { direct_members: [creator.id], direct_subgroups: [] }])
    else values.push([name, systemIds.get(rule.default_group_name) ?? 0])
  }
  return Object.fromEntries(values) as Record<ChannelPermission, GroupSettingValue>
}

async function storePermissions(
  realmId: number,
  values: Record<ChannelPermission, GroupSettingValue>,
  tx: Tx,
): Promise<Record<ChannelPermission, number>> {
  const ids: [ChannelPermission, number][] = []
  for (const name of CHANNEL_PERMISSIONS) ids.push([name, await storeGroupSetting(realmId, values[name], tx)])
  return Object.fromEntries(ids) as Record<ChannelPermission, number>
}
