// Plans a change of a channel from facts alone: its columns, settings, updates and notices, or a refusal.

import { requireChannelMaker, requirePublicDefault, requireTopicsForAll } from '../../access/channels/creation.ts'
import { requireUsableFolder } from '../../access/channels/folders.ts'
import type { Rights } from '../../access/channels/permissions.ts'
import type { GroupDirectory } from '../../access/groups/membership.ts'
import type { GroupSettingChange, SettingFacts } from '../../access/groups/settings.ts'
import { requireGiver } from '../../access/organisation/givers.ts'
import { badRequest } from '../../errors.ts'
import type { ChannelUpdate } from '../../events/types/stream.ts'
import { renderPlain } from '../../markup/index.ts'
import { type Channel, REVEALING_PERMISSIONS } from '../../models/channel.ts'
import type { User } from '../../models/user.ts'
import { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import { CHANNEL_PERMISSIONS, type ChannelPermission } from '../../values/channel-permissions.ts'
import { normaliseChannelDescription, normaliseChannelName, type Privacy, privacyOf } from '../../values/channel-values.ts'
import type { GroupSettingValue } from '../../values/groups.ts'
import { type PlannedSetting, planSettings } from '../groups/settings.ts'
import { joined, type Notice, notice, quoted } from '../notice.ts'
import { type Deed, described } from './notices.ts'

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

/** What one part of a change does. */
interface Part {
  columns: Partial<Channel>
  updates: ChannelUpdate[]
  notices: Deed[]
}
const NOTHING: Part = { columns: {}, updates: [], notices: [] }

export interface ChannelPlan extends Part {
  /** Whether the channel is unarchived before anything else happens. */
  unarchives: boolean
  settings: readonly PlannedSetting<ChannelPermission>[]
  /** Whether the change alters who may see or read the channel. */
  changesVisibility: boolean
  changesDefault: boolean
}

/**
 * Plans a change of a channel, all or nothing. Pure. Throws BAD_REQUEST, and EXPECTATION_MISMATCH if a permission differs from what the
 * client expects. (updateChannel)
 */
export function planChannelChange(wanted: ChannelChange, facts: ChannelFacts): ChannelPlan {
  const { channel } = facts
  requireAllowed(wanted, facts)
  const parts = [rename(wanted, facts), describe(wanted, facts), settle(wanted, facts), changePrivacy(wanted, facts)]
  const settings = planSettings(
    CHANNEL_PERMISSIONS.flatMap((name) => {
      const change = wanted.permissions[name]
      return change === undefined ? [] : [{ name, rule: PERMISSION_SETTINGS.stream[name], currentId: channel[name], change }]
    }),
    facts.settings,
  )
  if (settings.length > 0) {
    const names = joined(
      settings.map(({ name }) => quoted(name)),
      ', ',
    )
    const updates = settings.map(({ name, value }) => ({ property: name, value }))
    parts.push({ columns: {}, updates, notices: [(language, who) => notice(language, 'notice.permissionsChanged', { who, names })] })
  }
  const columns: Partial<Channel> = Object.assign({}, ...parts.map((part) => part.columns))
  const updates = parts.flatMap((part) => part.updates)
  const changes = (names: readonly string[]): boolean => updates.some(({ property }) => names.includes(property))
  const after = privacyIn({ ...privacyIn(channel), ...columns })
  if (changes(['invite_only', 'can_create_topic_group'])) {
    const value = settings.find(({ name }) => name === 'can_create_topic_group')?.value ?? facts.topicGroup
    requireTopicsForAll(after, value, facts.settings.systemIds)
  }
  const unarchives = (wanted.unarchive ?? false) && channel.is_archived
  const isDefault = wanted.isDefault ?? channel.is_default
  const changesDefault = isDefault !== channel.is_default
  if (changesDefault && isDefault) {
    requirePublicDefault(after)
    if (channel.is_archived && !unarchives) throw badRequest("'is_default_stream' must be false for an archived channel")
  }
  return {
    columns: { ...columns, ...(changesDefault && { is_default: isDefault }) },
    updates,
    notices: parts.flatMap((part) => part.notices),
    unarchives,
    settings,
    changesDefault,
    changesVisibility: changes(['invite_only', ...REVEALING_PERMISSIONS]),
  }
}

function privacyIn({ invite_only, is_web_public, history_public_to_subscribers }: Privacy): Privacy {
  return { invite_only, is_web_public, history_public_to_subscribers }
}

/** Throws BAD_REQUEST for changes that the actor may not make. `changePrivacy` checks changes of the kind of channel. */
function requireAllowed(wanted: ChannelChange, { actor, channel, rights, isReader }: ChannelFacts): void {
  const { isDefault, permissions, ...others } = wanted
  const isMore = Object.values(others).some((value) => value !== undefined) || Object.keys(permissions).length > 0
  if (isMore && !rights.inChannel(channel, 'administer')) throw badRequest('You do not have permission to change this channel')
  const asked = {
    is_default_stream: isDefault,
    message_retention_days: wanted.messageRetentionDays,
    topics_policy: wanted.topicsPolicy,
    ...permissions,
  }
  requireGiver(
    actor,
    'channel',
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [name])),
    rights.inRealm,
  )
  // Otherwise people who may not read the channel could give themselves access.
  if (changesVisibility(wanted) && !isReader) throw badRequest('You do not have permission to change who can see this channel')
}

function rename({ name: text }: ChannelChange, { channel }: ChannelFacts): Part {
  if (text === undefined) return NOTHING
  const named = normaliseChannelName('new_name', text)
  const { name: former } = channel
  if (named.name === former) return NOTHING
  return {
    columns: named,
    updates: [{ property: 'name', value: named.name }],
    notices: [(language, who) => notice(language, 'notice.channelRenamed', { who, former, name: named.name })],
  }
}

function describe({ description: text }: ChannelChange, { channel }: ChannelFacts): Part {
  if (text === undefined) return NOTHING
  const description = normaliseChannelDescription(text)
  if (description === channel.description) return NOTHING
  const rendered_description = renderPlain(description)
  const former = channel.description
  return {
    columns: { description, rendered_description },
    updates: [{ property: 'description', value: description, rendered_description }],
    notices: [
      (language, who) => {
        const texts = { former: described(language, former), description: described(language, description) }
        return notice(language, 'notice.descriptionChanged', { who, ...texts })
      },
    ],
  }
}

/** Changes the folder, the topics policy and the retention. */
function settle({ folderId, topicsPolicy, messageRetentionDays }: ChannelChange, { channel, folder, hasTopics }: ChannelFacts): Part {
  const columns: Partial<Channel> = {}
  if (folderId !== undefined && folderId !== channel.folder_id) {
    if (folderId !== null) requireUsableFolder(folderId, folder)
    columns.folder_id = folderId
  }
  if (topicsPolicy !== undefined && topicsPolicy !== channel.topics_policy) {
    if (topicsPolicy === 'empty_topic_only' && hasTopics)
      throw badRequest("'topics_policy' must not be empty_topic_only: the channel has messages in other topics")
    columns.topics_policy = topicsPolicy
  }
  if (messageRetentionDays !== undefined && messageRetentionDays !== channel.message_retention_days)
    columns.message_retention_days = messageRetentionDays
  const updates = (['folder_id', 'topics_policy', 'message_retention_days'] as const).flatMap((property) => {
    const value = columns[property]
    return value === undefined ? [] : [{ property, value }]
  })
  return { columns, updates, notices: [] }
}

/** Changes who may see and read the channel. A new kind is checked as if the actor created such a channel. */
function changePrivacy({ isPrivate, isWebPublic, sharedHistory, isDefault }: ChannelChange, facts: ChannelFacts): Part {
  if (isPrivate === undefined && isWebPublic === undefined && sharedHistory === undefined) return NOTHING
  const { actor, channel, offersWebPublic, rights } = facts
  const was = privacyIn(channel)
  const willBePrivate = isPrivate ?? (was.invite_only && isWebPublic !== true)
  const keptHistory = willBePrivate && was.invite_only ? was.history_public_to_subscribers : undefined
  const privacy = privacyOf({
    isPrivate: willBePrivate,
    isWebPublic: isWebPublic ?? (was.is_web_public && !willBePrivate && isPrivate === undefined),
    sharedHistory: sharedHistory ?? keptHistory,
  })
  const isOther = privacy.invite_only !== was.invite_only || privacy.is_web_public !== was.is_web_public
  if (!isOther && privacy.history_public_to_subscribers === was.history_public_to_subscribers) return NOTHING
  if (isOther) requireChannelMaker({ webPublicChannels: offersWebPublic }, actor, { kind: privacy, isDefault: false }, rights)
  if (privacy.invite_only && (isDefault ?? channel.is_default)) throw badRequest("'is_private' must be false for a default channel")
  const { invite_only: value, ...rest } = privacyIn(privacy)
  return {
    columns: privacyIn(privacy),
    updates: [{ property: 'invite_only', value, ...rest }],
    notices: [
      (language, who) => {
        const [before, after] = [was, privacy].map((one) => notice(language, nameOf(one))) as [Notice, Notice]
        return notice(language, 'notice.privacyChanged', { who, former: before, privacy: after })
      },
    ],
  }
}

function nameOf(privacy: Privacy) {
  if (privacy.is_web_public) return 'notice.privacyWebPublic'
  if (!privacy.invite_only) return 'notice.privacyPublic'
  return privacy.history_public_to_subscribers ? 'notice.privacySharedHistory' : 'notice.privacyProtectedHistory'
}
