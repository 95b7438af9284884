// The facts for changing a channel, read after its row is locked.

import { canReadChannel, idsKnowing } from '../../access/channels/channels.ts'
import { folderFor } from '../../access/channels/folders.ts'
import { type Rights, rightsOf } from '../../access/channels/permissions.ts'
import { type GroupDirectory, groupDirectory } from '../../access/groups/membership.ts'
import { type GroupSettingChange, readGroupSetting, type SettingFacts, settingFacts } from '../../access/groups/settings.ts'
import type { Config } from '../../config.ts'
import type { Tx } from '../../db/index.ts'
import { type Channel, REVEALING_PERMISSIONS } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import type { User } from '../../models/user.ts'
import { CHANNEL_PERMISSIONS, type ChannelPermission } from '../../values/channel-permissions.ts'
import type { GroupSettingValue } from '../../values/groups.ts'

/** The requested changes of a channel. Undefined fields stay unchanged. */
export interface ChannelChange {
  name: string | undefined
  description: string | undefined
  isPrivate: boolean | undefined
  isWebPublic: boolean | undefined
  sharedHistory: boolean | undefined
  isDefault: boolean | undefined
  unarchive: boolean | undefined
  folderId: number | null | undefined
  topicsPolicy: string | undefined
  /** As stored: null for the organisation's setting, -1 to keep messages for ever. */
  messageRetentionDays: number | null | undefined
  permissions: Partial<Record<ChannelPermission, GroupSettingChange>>
}

/** The facts for `planChannelChange`. Facts about a property that does not change are not read. */
export interface ChannelFacts {
  actor: User
  /** The channel before the change. */
  channel: Channel
  rights: Rights
  /** Whether the server offers web-public channels. */
  offersWebPublic: boolean
  /** Whether the actor may read the channel. */
  isReader: boolean
  /** The folder; null if the ID is unknown. */
  folder: { is_archived: boolean } | null
  /** Whether the channel has messages outside the empty topic. */
  hasTopics: boolean
  settings: SettingFacts
  /** The value of `can_create_topic_group`. */
  topicGroup: GroupSettingValue
  /** Before the change: names of system groups and values of settings. Undefined if the change does not affect who may post. */
  directory: GroupDirectory | undefined
  /** Before the change: IDs of the users who may know of the channel. */
  knowing: ReadonlySet<number>
}

/** Whether the change can alter who may see or read the channel. */
export function changesVisibility({ isPrivate, isWebPublic, sharedHistory, permissions }: ChannelChange): boolean {
  const isOther = [isPrivate, isWebPublic, sharedHistory].some((one) => one !== undefined)
  return isOther || REVEALING_PERMISSIONS.some((name) => permissions[name] !== undefined)
}

/** Reads the facts for changing a channel, in a fixed number of statements. */
export async function channelFacts(
  { config, actor, channel }: { config: Config; actor: User; channel: Channel },
  wanted: ChannelChange,
  tx: Tx,
): Promise<ChannelFacts> {
  const { folderId, topicsPolicy, permissions } = wanted
  const realmId = actor.realm_id
  const named = CHANNEL_PERMISSIONS.filter((name) => permissions[name] !== undefined)
  const given = named.flatMap((name) => permissions[name]?.new ?? [])
  const visibility = changesVisibility(wanted)
  return {
    actor,
    channel,
    offersWebPublic: config.webPublicChannels,
    rights: await rightsOf(actor, tx),
    isReader: visibility && (await canReadChannel(actor, channel, tx)),
    hasTopics: topicsPolicy === 'empty_topic_only' && (await Message.isInOtherTopic(channel.recipient_id, tx)),
    settings: await settingFacts(
      realmId,
      given,
      named.map((name) => channel[name]),
      tx,
    ),
    topicGroup: visibility ? await readGroupSetting(realmId, channel.can_create_topic_group, tx) : channel.can_create_topic_group,
    directory: permissions.can_send_message_group && (await groupDirectory(realmId, tx)),
    knowing: visibility ? await idsKnowing(channel, tx) : new Set(),
    // The last, because it locks the organisation.
    folder: typeof folderId === 'number' && folderId !== channel.folder_id ? await folderFor(realmId, folderId, tx) : null,
  }
}
