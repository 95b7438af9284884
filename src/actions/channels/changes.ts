// Changing a channel.

import { accessChannelForChange } from '../../access/channels/by-id.ts'
import { canReadChannel, idsKnowing } from '../../access/channels/channels.ts'
import { channelTaken, refusePrivateDefault, refuseTopicGroup, refuseUnlessChannelMaker } from '../../access/channels/creation.ts'
import { refuseUnknownFolder } from '../../access/channels/folders.ts'
import { mayInChannel } from '../../access/channels/permissions.ts'
import { groupDirectory } from '../../access/groups/membership.ts'
import { type GroupSettingChange, readGroupSetting } from '../../access/groups/settings.ts'
import { refuseUnlessGiver } from '../../access/organisation/givers.ts'
import type { ActionApp } from '../../context.ts'
import { isDuplicate, type Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { knowers } from '../../events/audience.ts'
import { change } from '../../events/log.ts'
import { defaultStreamsEvent } from '../../events/types/default_streams.ts'
import { type ChannelUpdate, channelUpdated } from '../../events/types/stream.ts'
import { renderPlain } from '../../markup/index.ts'
import { Channel, REVEALING_PERMISSIONS } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import type { User } from '../../models/user.ts'
import { presentChannel } from '../../present/channel.ts'
import { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import { CHANNEL_PERMISSIONS, type ChannelPermission } from '../../values/channel-permissions.ts'
import { normaliseChannelDescription, normaliseChannelName, privacyOf } from '../../values/channel-values.ts'
import { changeSettings } from '../groups/settings.ts'
import { unarchiveIn } from './archive.ts'
import { channelVisibilityEvents } from './events.ts'
import { mention, noticeInChannel, type Occasion, quote } from './notices.ts'

/** The requested changes of a channel; fields that are undefined stay unchanged. */
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

/**
 * Changes a channel, all or nothing, and announces it to those who may know of it before or after the change.
 * Throws NOT_FOUND, BAD_REQUEST, CHANNEL_ALREADY_EXISTS and EXPECTATION_MISMATCH.
 */
export async function updateChannel(app: ActionApp, actor: User, channelId: number, wanted: ChannelChange, now: Date): Promise<void> {
  try {
    await change(app, actor.realm_id, async (tx, announce) => {
      const channel = await accessChannelForChange(actor, channelId, tx)
      const occasion: Occasion = { app, actor, now, tx, announce }
      await refuseUnlessAllowed(actor, channel, wanted, tx)
      const formerName = channel.name
      const knowing = await idsKnowing(channel, tx)
      const updates: ChannelUpdate[] = []
      const notices: string[] = []
      if (wanted.unarchive && channel.is_archived) await unarchiveIn(occasion, channel)
      await rename(actor, channel, wanted, updates, notices)
      describe(actor, channel, wanted, updates, notices)
      await settle(actor, channel, wanted, updates, tx)
      await changePrivacy({ app, actor, channel, wanted, updates, notices }, tx)
      await channel.save({ transaction: tx })
      await changePermissions({ actor, channel, wanted: wanted.permissions, updates, notices }, tx)
      if (updates.some(({ property }) => property === 'invite_only' || property === 'can_create_topic_group'))
        await refuseTopicGroup(channel.realm_id, channel, await readGroupSetting(channel.realm_id, channel.can_create_topic_group, tx), tx)
      const revealing: readonly string[] = ['invite_only', ...REVEALING_PERMISSIONS]
      const changesVisibility = updates.some(({ property }) => revealing.includes(property))
      const newcomers = changesVisibility ? [...(await idsKnowing(channel, tx))].filter((id) => !knowing.has(id)) : []
      if (changesVisibility) for (const event of await channelVisibilityEvents(channel, knowing, tx)) announce(event)
      // The newcomers have just got the whole channel.
      const audience = await knowers(channel, tx, newcomers)
      for (const update of updates) {
        const name = update.property === 'name' ? formerName : channel.name
        announce(channelUpdated({ id: channel.id, name }, update, audience, channel.is_archived ? { ofArchived: true } : {}))
      }
      await changeDefault(channel, wanted.isDefault, occasion)
      if (!channel.is_archived) for (const notice of notices) await noticeInChannel(occasion, channel, notice)
    })
  } catch (error) {
    if (isDuplicate(error)) throw channelTaken((wanted.name ?? '').trim())
    throw error
  }
}

/** Throws BAD_REQUEST for changes that the actor may not make. A change of kind is checked later, by `changePrivacy`. */
async function refuseUnlessAllowed(actor: User, channel: Channel, wanted: ChannelChange, tx: Tx): Promise<void> {
  const { isDefault, ...others } = wanted
  const administers = await mayInChannel(actor, channel, 'administer', tx)
  const isMore = Object.entries(others).some(
    ([name, value]) => value !== undefined && (name !== 'permissions' || Object.keys(wanted.permissions).length > 0),
  )
  if (isMore && !administers) throw badRequest('You do not have permission to change this channel')
  const asked = {
    is_default_stream: isDefault,
    message_retention_days: wanted.messageRetentionDays,
    topics_policy: wanted.topicsPolicy,
    ...wanted.permissions,
  }
  await refuseUnlessGiver(
    actor,
    'channel',
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [name])),
    tx,
  )
  const opens = ['isPrivate', 'isWebPublic', 'sharedHistory'] as const
  const isOpening = opens.some((name) => wanted[name] !== undefined) || REVEALING_PERMISSIONS.some((name) => wanted.permissions[name])
  // Otherwise people who may not read the channel could let themselves in.
  if (isOpening && !(await canReadChannel(actor, channel, tx)))
    throw badRequest('You do not have permission to change who can see this channel')
}

async function rename(
  actor: User,
  channel: Channel,
  { name: text }: ChannelChange,
  updates: ChannelUpdate[],
  notices: string[],
): Promise<void> {
  if (text === undefined) return
  const named = normaliseChannelName('new_name', text)
  if (named.name === channel.name) return
  notices.push(`${mention(actor)} renamed channel **${channel.name}** to **${named.name}**.`)
  channel.set(named)
  updates.push({ property: 'name', value: named.name })
}

function describe(actor: User, channel: Channel, { description: text }: ChannelChange, updates: ChannelUpdate[], notices: string[]): void {
  if (text === undefined) return
  const description = normaliseChannelDescription(text)
  if (description === channel.description) return
  const rendered_description = description === '' ? '' : renderPlain(description)
  notices.push(
    `${mention(actor)} changed the description of this channel.\n\n**Old description:**\n${quote(channel.description)}\n\n**New description:**\n${quote(description)}`,
  )
  channel.set({ description, rendered_description })
  updates.push({ property: 'description', value: description, rendered_description })
}

/** Changes the folder, the policy of topics and the retention. */
async function settle(actor: User, channel: Channel, wanted: ChannelChange, updates: ChannelUpdate[], tx: Tx): Promise<void> {
  const { folderId, topicsPolicy, messageRetentionDays } = wanted
  if (folderId !== undefined && folderId !== channel.folder_id) {
    if (folderId !== null) await refuseUnknownFolder(actor.realm_id, folderId, tx)
    channel.set({ folder_id: folderId })
    updates.push({ property: 'folder_id', value: folderId })
  }
  if (topicsPolicy !== undefined && topicsPolicy !== channel.topics_policy) {
    if (topicsPolicy === 'empty_topic_only' && (await Message.isInOtherTopic(channel.recipient_id, tx)))
      throw badRequest("'topics_policy' must not be empty_topic_only: the channel has messages in other topics")
    channel.set({ topics_policy: topicsPolicy })
    updates.push({ property: 'topics_policy', value: topicsPolicy })
  }
  if (messageRetentionDays !== undefined && messageRetentionDays !== channel.message_retention_days) {
    channel.set({ message_retention_days: messageRetentionDays })
    updates.push({ property: 'message_retention_days', value: messageRetentionDays })
  }
}

/** Changes who may see and read the channel. A new kind is checked as if the actor created such a channel. */
async function changePrivacy(
  {
    app: { config },
    actor,
    channel,
    wanted: { isPrivate, isWebPublic, sharedHistory, isDefault },
    updates,
    notices,
  }: { app: ActionApp; actor: User; channel: Channel; wanted: ChannelChange; updates: ChannelUpdate[]; notices: string[] },
  tx: Tx,
): Promise<void> {
  if (isPrivate === undefined && isWebPublic === undefined && sharedHistory === undefined) return
  const was = { invite_only: channel.invite_only, is_web_public: channel.is_web_public, shared: channel.history_public_to_subscribers }
  const willBePrivate = isPrivate ?? (was.invite_only && isWebPublic !== true)
  const keptHistory = willBePrivate && was.invite_only ? was.shared : undefined
  const privacy = privacyOf({
    isPrivate: willBePrivate,
    isWebPublic: isWebPublic ?? (was.is_web_public && !willBePrivate && isPrivate === undefined),
    sharedHistory: sharedHistory ?? keptHistory,
  })
  const isOther = privacy.invite_only !== was.invite_only || privacy.is_web_public !== was.is_web_public
  if (!isOther && privacy.history_public_to_subscribers === was.shared) return
  if (isOther) await refuseUnlessChannelMaker(config, actor, privacy, false, tx)
  if (privacy.invite_only && (isDefault ?? channel.is_default)) throw badRequest("'is_private' must be false for a default channel")
  notices.push(`${mention(actor)} changed the access permissions of this channel from **${kindOf(channel)}** to **${kindOf(privacy)}**.`)
  channel.set(privacy)
  const { invite_only: value, is_web_public, history_public_to_subscribers } = privacy
  updates.push({ property: 'invite_only', value, is_web_public, history_public_to_subscribers })
}

function kindOf(privacy: Pick<Channel, 'invite_only' | 'is_web_public' | 'history_public_to_subscribers'>): string {
  if (privacy.is_web_public) return 'Web-public'
  if (!privacy.invite_only) return 'Public'
  return privacy.history_public_to_subscribers ? 'Private, shared history' : 'Private, protected history'
}

async function changePermissions(
  {
    actor,
    channel,
    wanted,
    updates,
    notices,
  }: { actor: User; channel: Channel; wanted: ChannelChange['permissions']; updates: ChannelUpdate[]; notices: string[] },
  tx: Tx,
): Promise<void> {
  const policy = async () => {
    const { stream_post_policy, is_announcement_only } = presentChannel(channel, 0, await groupDirectory(channel.realm_id, tx))
    return { stream_post_policy, is_announcement_only }
  }
  const before = wanted.can_send_message_group ? await policy() : undefined
  const wishes = CHANNEL_PERMISSIONS.flatMap((name) => {
    const change = wanted[name]
    return change === undefined ? [] : [{ name, rule: PERMISSION_SETTINGS.stream[name], currentId: channel[name], change }]
  })
  const { changed, ids } = await changeSettings(channel.realm_id, wishes, tx)
  await channel.update(ids, { transaction: tx })
  for (const { name: property, value } of changed) updates.push({ property, value })
  if (changed.length > 0)
    notices.push(`${mention(actor)} changed permissions of this channel: ${changed.map(({ name }) => `\`${name}\``).join(', ')}.`)
  if (!before) return
  const after = await policy()
  for (const property of ['stream_post_policy', 'is_announcement_only'] as const)
    if (after[property] !== before[property]) updates.push({ property, value: after[property] })
}

async function changeDefault(channel: Channel, isDefault: boolean | undefined, { tx, announce }: Occasion): Promise<void> {
  if (isDefault === undefined || isDefault === channel.is_default) return
  if (isDefault) {
    refusePrivateDefault(channel)
    if (channel.is_archived) throw badRequest("'is_default_stream' must be false for an archived channel")
  }
  await channel.update({ is_default: isDefault }, { transaction: tx })
  announce(defaultStreamsEvent(await Channel.defaultIds(channel.realm_id, tx)))
}
