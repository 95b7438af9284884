// Creating channels.

import { idsKnowingByGroup } from '../../access/channels/channels.ts'
import { channelTaken, requireChannelMaker, requireTopicsForAll } from '../../access/channels/creation.ts'
import { folderFor, requireUsableFolder } from '../../access/channels/folders.ts'
import { ABOUT_RIGHTS, type Rights, rememberedRights } from '../../access/channels/permissions.ts'
import type { GroupDirectory } from '../../access/groups/membership.ts'
import { normaliseGroupSetting, type SettingFacts, sameGroupSetting, settingFacts } from '../../access/groups/settings.ts'
import { requireGiver } from '../../access/organisation/givers.ts'
import {
  requireFewChannels,
  requireRoomForMembers,
  requireRoomForSubscribers,
  requireWithinRealmLimit,
} from '../../access/organisation/limits.ts'
import type { ActionContext } from '../../context.ts'
import { isDuplicate } from '../../db/index.ts'
import { byId, insertNumbered } from '../../db/rows.ts'
import { knowersOf } from '../../events/audience.ts'
import { changeOn, type RealmChange, type UserChange } from '../../events/change.ts'
import { defaultStreamsEvent } from '../../events/types/default_streams.ts'
import { channelsCreated } from '../../events/types/stream.ts'
import { renderPlain } from '../../markup/index.ts'
import { Channel } from '../../models/channel.ts'
import type { Realm } from '../../models/realm.ts'
import { Recipient } from '../../models/recipient.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { presentChannel } from '../../present/channel.ts'
import { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import { differences } from '../../values/audit.ts'
import { CHANNEL_PERMISSIONS, type ChannelPermission } from '../../values/channel-permissions.ts'
import { normaliseChannelDescription, normaliseChannelName, type Privacy, privacyOf } from '../../values/channel-values.ts'
import type { GroupSettingValue } from '../../values/groups.ts'
import type { Language } from '../../values/languages.ts'
import { requireKnownMembers } from '../groups/members-plan.ts'
import { type Notice, notice } from '../notice.ts'
import { announceChannels, announceInChannel, described, lockChosenChannel } from './notices.ts'
import { subscribeIn } from './subscriptions.ts'

/** The fields that can differ between channels created together. */
interface NamedChannel {
  name: string
  description?: string
  /** The color of the channel for its subscribers. */
  color?: string | undefined
}

/** The fields that channels created together share. */
export interface ChannelTemplate {
  creator: User
  inviteOnly?: boolean
  isWebPublic?: boolean
  /** Whether new subscribers see earlier messages. In a public channel they always do. */
  historyPublicToSubscribers?: boolean | undefined
  isDefault?: boolean
  folderId?: number | undefined
  topicsPolicy?: string
  /** As stored: null for the organisation's setting, -1 to keep messages for ever. */
  messageRetentionDays?: number | null
  permissions?: Partial<Record<ChannelPermission, GroupSettingValue>>
  /**
   * If present, the notification bot writes into the new channels. With `announce`, it also writes where the organisation announces
   * channels.
   */
  notices?: { announce: boolean }
}

interface NewChannel extends ChannelTemplate, NamedChannel {
  subscribers: readonly Pick<User, 'id'>[]
}

/**
 * Creates a channel, subscribes users, and announces both to the users who may know of the channel. The creator may subscribe anybody.
 * Throws CHANNEL_ALREADY_EXISTS and BAD_REQUEST. (createChannel)
 */
export async function createChannel(ctx: ActionContext & { realm: Realm }, channel: NewChannel): Promise<Channel> {
  const userIds = [...new Set(channel.subscribers.map(({ id }) => id))]
  const { name, name_key: key } = normaliseChannelName('name', channel.name)
  const read = async (): Promise<Rights> => {
    const [rights, [taken]] = await Promise.all([
      rememberedRights(ctx.app.caches, channel.creator),
      Channel.findByNames(ctx.realm.id, [key]),
    ])
    if (taken) throw channelTaken(name)
    return rights
  }
  try {
    return await changeOn(ctx, { about: ABOUT_RIGHTS, read }, async (c, rights) => {
      const subscribers = await User.findByIds(c.realm.id, userIds, c.tx)
      const wanted = { template: channel, channels: [channel], subscribers, subscriberIds: userIds, rights }
      const [created] = await createIn({ ...c, realm: rights.realm }, wanted)
      return created as Channel
    })
  } catch (error) {
    // A concurrent request has created a channel with this name.
    if (isDuplicate(error)) throw channelTaken(name)
    throw error
  }
}

/** Channels to create, with those who are then subscribed to them. */
interface Creation {
  template: ChannelTemplate
  channels: readonly NamedChannel[]
  subscribers: readonly User[]
  /** The users that the request names, if it may name people who do not exist. */
  subscriberIds?: readonly number[]
  /** The creator's. */
  rights: Rights
}

/**
 * Creates channels with the same subscribers, within a transaction. Throws BAD_REQUEST. If a name is taken, throws an error that
 * `isDuplicate` recognises.
 */
export async function createIn(
  c: RealmChange,
  { template, channels, subscribers, subscriberIds = [], rights }: Creation,
): Promise<Channel[]> {
  const { tx, announce } = c
  const rows = channels.map(({ name, description = '' }) => ({
    ...normaliseChannelName('name', name),
    description: normaliseChannelDescription(description),
  }))
  const announcements = template.notices?.announce ? await lockChosenChannel(c, 'new_stream_announcements_stream_id') : null
  const plan = await accessPlan(c, template, rights)
  // A caller who may not create channels does not learn who exists.
  requireKnownMembers('subscribers', subscriberIds, byId(subscribers))
  await requireRoomForSubscribers(c, rows.length * subscribers.filter(({ id }) => id !== template.creator.id).length, template.creator)
  const { created, groups } = await storeChannels(c, plan, rows, template, rights)
  c.record(
    ...created.map(({ id, name }) => ({
      action: 'added' as const,
      subject: 'channel' as const,
      id,
      name,
      changes: differences({}, plan.privacy),
    })),
  )
  const byGroup = await idsKnowingByGroup(created, tx)
  const knowers = knowersOf(byGroup)
  for (const channel of created) announce(channelsCreated([presentChannel(channel, 0, groups)], knowers(channel)))
  const colors = new Map(channels.flatMap(({ color }, i) => (color === undefined ? [] : [[rows[i]?.name_key ?? '', color] as const])))
  const colorsById = new Map(created.flatMap(({ id, name_key }) => (colors.has(name_key) ? [[id, colors.get(name_key) ?? '']] : [])))
  const facts = { subscribers: new Map(), isReturn: false, groups, byGroup }
  const { events } = await subscribeIn(c, { channels: created, users: subscribers, colors: colorsById, areNew: true }, facts)
  announce(events)
  if (template.isDefault) announce(defaultStreamsEvent())
  const by = { ...c, actor: template.creator }
  const isSubscribed = subscribers.some(({ id }) => id === by.actor.id)
  if (template.notices) await writeNotices(by, created, isSubscribed)
  if (announcements) await announceChannels(by, created, announcements)
  return created
}

/** The notification bot writes into the new channels of a request only if there are no more than this. */
const MAX_CHANNELS_ANNOUNCED = 20

async function writeNotices(c: UserChange, channels: readonly Channel[], isSubscribed: boolean): Promise<void> {
  if (channels.length > MAX_CHANNELS_ANNOUNCED) return
  for (const channel of channels) {
    const written = (language: Language, who: Notice): Notice =>
      notice(language, createdAs(channel), { who, description: described(language, channel.description) })
    await announceInChannel(c, channel, written, isSubscribed)
  }
}

function createdAs({ is_web_public: isWebPublic, invite_only: isPrivate }: Channel) {
  return isWebPublic ? 'notice.webPublicChannelCreated' : isPrivate ? 'notice.privateChannelCreated' : 'notice.publicChannelCreated'
}

/** The checked values that channels created together share. */
interface Plan {
  privacy: Privacy
  values: Record<ChannelPermission, GroupSettingValue>
}

async function accessPlan({ app, realm, tx }: RealmChange, template: ChannelTemplate, rights: Rights): Promise<Plan> {
  const { creator, isDefault = false, topicsPolicy = 'inherit', messageRetentionDays = null } = template
  const privacy = privacyOf({
    isPrivate: template.inviteOnly ?? false,
    isWebPublic: template.isWebPublic ?? false,
    sharedHistory: template.historyPublicToSubscribers,
  })
  requireChannelMaker(app.config, creator, { kind: privacy, isDefault }, rights)
  const given = template.permissions ?? {}
  const facts = await settingFacts(realm.id, Object.values(given), [], tx, rights.systemIds)
  // After the groups, because it locks the organisation.
  if (template.folderId !== undefined) requireUsableFolder(template.folderId, await folderFor(realm.id, template.folderId, tx))
  const values = permissionValues(creator, given, facts)
  const defaults = permissionValues(creator, {}, facts)
  const chosen = CHANNEL_PERMISSIONS.filter((name) => !sameGroupSetting(values[name], defaults[name]))
  const byDefault = isDefault ? ['is_default_stream'] : []
  const retention = messageRetentionDays === null ? [] : ['message_retention_days']
  const policy = topicsPolicy === 'inherit' ? [] : ['topics_policy']
  requireGiver(creator, 'channel', [...byDefault, ...retention, ...policy, ...chosen], rights.inRealm)
  requireTopicsForAll(privacy, values.can_create_topic_group, facts.systemIds)
  return { privacy, values }
}

/** Returns the channels, ascending by ID, and what presenting them requires. */
async function storeChannels(
  c: RealmChange,
  { privacy, values }: Plan,
  rows: readonly { name: string; name_key: string; description: string }[],
  template: ChannelTemplate,
  { systemIds }: Rights,
): Promise<{ created: Channel[]; groups: GroupDirectory }> {
  const {
    realm: { id: realmId },
    now,
    tx,
  } = c
  requireFewChannels(rows.length)
  await requireWithinRealmLimit(c, 'channels', rows.length, template.creator)
  const recipientIds = await Recipient.createForChannels(realmId, rows.length, tx)
  const permissions = await storePermissions(c, values, rows.length, template.creator)
  const stored = rows.map((row, i) => ({
    realm_id: realmId,
    recipient_id: recipientIds[i] ?? 0,
    ...row,
    ...privacy,
    rendered_description: row.description === '' ? '' : renderPlain(row.description),
    is_default: template.isDefault ?? false,
    is_archived: false,
    is_recently_active: true,
    weekly_traffic: null,
    creator_id: template.creator.id,
    date_created: now,
    first_message_id: null,
    folder_id: template.folderId ?? null,
    topics_policy: template.topicsPolicy ?? 'inherit',
    message_retention_days: template.messageRetentionDays ?? null,
    ...(permissions[i] as Record<ChannelPermission, number>),
  }))
  const ids = await insertNumbered(Channel, stored, tx)
  const created = stored.map((row, i): Channel => ({ id: ids[i] as number, ...row }))
  return { created, groups: directoryOf(values, permissions, systemIds) }
}

/** What presenting channels requires that hold these values in these groups. */
function directoryOf(
  values: Plan['values'],
  permissions: readonly Record<ChannelPermission, number>[],
  systemIds: Rights['systemIds'],
): GroupDirectory {
  const held = permissions.flatMap((ids) =>
    CHANNEL_PERMISSIONS.flatMap((name) => {
      const value = values[name]
      return typeof value === 'number' ? [] : [[ids[name], { userIds: value.direct_members, subgroupIds: value.direct_subgroups }] as const]
    }),
  )
  return { names: new Map([...systemIds].map(([name, id]) => [id, name])), values: new Map(held) }
}

/** The checked value of every permission; defaults fill the gaps. */
function permissionValues(
  creator: User,
  given: NonNullable<NewChannel['permissions']>,
  facts: SettingFacts,
): Record<ChannelPermission, GroupSettingValue> {
  const chosen = (name: ChannelPermission): GroupSettingValue => {
    const rule = PERMISSION_SETTINGS.stream[name]
    const value = given[name]
    if (value !== undefined) return normaliseGroupSetting({ parameter: name, rule, value }, facts)
    if (rule.default_group_name === 'channel_creator') return { direct_members: [creator.id], direct_subgroups: [] }
    return facts.systemIds.get(rule.default_group_name) ?? 0
  }
  return Object.fromEntries(CHANNEL_PERMISSIONS.map((name) => [name, chosen(name)])) as Record<ChannelPermission, GroupSettingValue>
}

/** Stores the values for `count` channels. A value that names users and groups directly gets a separate group for each channel. */
async function storePermissions(
  c: RealmChange,
  values: Record<ChannelPermission, GroupSettingValue>,
  count: number,
  creator: User,
): Promise<Record<ChannelPermission, number>[]> {
  const direct = CHANNEL_PERMISSIONS.filter((name) => typeof values[name] !== 'number')
  const wanted = Array.from({ length: count }, () => direct.map((name) => values[name])).flat() as Exclude<GroupSettingValue, number>[]
  const named = wanted.flatMap(({ direct_members }) => direct_members)
  await requireRoomForMembers(c, named, { by: creator, maker: creator })
  const ids = await UserGroup.createValues(
    c.realm.id,
    wanted.map(({ direct_members, direct_subgroups }) => ({ userIds: direct_members, subgroupIds: direct_subgroups })),
    c.tx,
    creator.id,
  )
  return Array.from({ length: count }, (_, i) => {
    const own = new Map(direct.map((name, j) => [name, ids[i * direct.length + j]]))
    return Object.fromEntries(CHANNEL_PERMISSIONS.map((name) => [name, own.get(name) ?? values[name]])) as Record<ChannelPermission, number>
  })
}
