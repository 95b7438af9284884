// Changing a channel: facts, plan, write.

import { accessChannelForChange, canReadChannel, idsKnowing } from '../../access/channels/channels.ts'
import { channelTaken } from '../../access/channels/creation.ts'
import { folderFor } from '../../access/channels/folders.ts'
import { rightsOf } from '../../access/channels/permissions.ts'
import { type GroupDirectory, groupDirectory } from '../../access/groups/membership.ts'
import { readGroupSetting, settingFacts } from '../../access/groups/settings.ts'
import type { Config } from '../../config.ts'
import type { UserContext } from '../../context.ts'
import { isDuplicate, type Tx } from '../../db/index.ts'
import { updateRow } from '../../db/sql.ts'
import { knowers } from '../../events/audience.ts'
import { change, type UserChange } from '../../events/change.ts'
import { defaultStreamsEvent } from '../../events/types/default_streams.ts'
import { type ChannelUpdate, channelUpdated } from '../../events/types/stream.ts'
import { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { presentChannel } from '../../present/channel.ts'
import { changesTo } from '../../values/audit.ts'
import { CHANNEL_PERMISSIONS } from '../../values/channel-permissions.ts'
import { replaceSettings } from '../groups/settings.ts'
import { unarchiveIn } from './archive.ts'
import { type ChannelChange, type ChannelFacts, type ChannelPlan, changesVisibility, planChannelChange } from './change-plan.ts'
import { channelVisibilityEvents } from './events.ts'
import { announceInChannel } from './notices.ts'

/**
 * Changes a channel, all or nothing, and announces it to those who may know of it before or after the change. Returns whether the channel then
 * shares its history with new subscribers. Throws NOT_FOUND, BAD_REQUEST, CHANNEL_ALREADY_EXISTS and EXPECTATION_MISMATCH.
 */
export async function updateChannel(ctx: UserContext & { realm: Realm }, channelId: number, wanted: ChannelChange): Promise<boolean> {
  const { app, viewer: actor } = ctx
  try {
    return await change(ctx, async (c) => {
      const { tx } = c
      const channel = await accessChannelForChange(actor, channelId, tx)
      const facts = await channelFacts({ config: app.config, actor, channel }, wanted, tx)
      const plan = planChannelChange(wanted, facts)
      await write(c, facts, plan)
      return plan.columns.history_public_to_subscribers ?? channel.history_public_to_subscribers
    })
  } catch (error) {
    if (isDuplicate(error)) throw channelTaken((wanted.name ?? '').trim())
    throw error
  }
}

/** Reads the facts for changing a channel, in a fixed number of statements. */
async function channelFacts(
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

async function write(c: UserChange, { channel, directory, knowing }: ChannelFacts, plan: ChannelPlan): Promise<void> {
  const { tx, announce } = c
  const formerName = channel.name
  const formerColumns = { ...channel }
  const formerPolicy = directory && postingPolicy(channel, directory)
  if (plan.unarchives) await unarchiveIn(c, channel)
  const permissions = await replaceSettings(c, plan.settings)
  await updateRow(Channel, channel, { ...plan.columns, ...permissions }, tx)
  const { name_key: _, rendered_description: __, ...columns } = plan.columns
  const changes = [
    ...changesTo(formerColumns, columns),
    ...plan.settings.map(({ name, former, value }) => ({ property: name, before: former, after: value })),
  ]
  if (changes.length > 0) c.record({ action: 'changed', subject: 'channel', id: channel.id, name: formerName, changes })
  const updates = [...plan.updates, ...(formerPolicy ? await policyUpdates(channel, formerPolicy, tx) : [])]
  const newcomers = plan.changesVisibility ? [...(await idsKnowing(channel, tx))].filter((id) => !knowing.has(id)) : []
  if (plan.changesVisibility) announce(await channelVisibilityEvents(channel, knowing, tx))
  // Newcomers have already received the whole channel.
  const audience = updates.length > 0 ? await knowers(channel, tx, newcomers) : undefined
  for (const update of updates) {
    const name = update.property === 'name' ? formerName : channel.name
    if (audience) announce(channelUpdated({ id: channel.id, name }, update, audience, channel.is_archived ? { ofArchived: true } : {}))
  }
  if (plan.changesDefault) announce(defaultStreamsEvent())
  if (!channel.is_archived) for (const notice of plan.notices) await announceInChannel(c, channel, notice)
}

type PostingPolicy = Pick<ReturnType<typeof presentChannel>, 'stream_post_policy' | 'is_announcement_only'>

/** Who may post, as older clients see it. */
function postingPolicy(channel: Channel, directory: GroupDirectory): PostingPolicy {
  const { stream_post_policy, is_announcement_only } = presentChannel(channel, 0, directory)
  return { stream_post_policy, is_announcement_only }
}

async function policyUpdates(channel: Channel, before: PostingPolicy, tx: Tx): Promise<ChannelUpdate[]> {
  const after = postingPolicy(channel, await groupDirectory(channel.realm_id, tx))
  return (['stream_post_policy', 'is_announcement_only'] as const).flatMap((property) =>
    after[property] === before[property] ? [] : [{ property, value: after[property] }],
  )
}
