// The state that a queue's events keep up to date, as one user sees it. Everything is made from facts that are true at the
// same time.

import { wholeGroupsIn } from '../../access/groups/groups.ts'
import { waitingIn } from '../../access/groups/membership.ts'
import { imageFields, realmHost, realmUrl } from '../../access/organisation/realms.ts'
import { acceptsPasswords } from '../../access/people/credentials.ts'
import { isSpectator } from '../../access/people/spectators.ts'
import type { Config } from '../../config.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import {
  CHANNEL_FOLDER_LIMITS,
  EMPTY_TOPIC_DISPLAY_NAME,
  LONGPOLL_TIMEOUT,
  MAX_CHANNEL_DESCRIPTION_LENGTH,
  MAX_CHANNEL_NAME_LENGTH,
  MAX_IMAGE_BYTES,
  MAX_MESSAGE_LENGTH,
  MAX_REMINDER_NOTE_LENGTH,
  MAX_TOPIC_LENGTH,
  PASSWORD_LENGTH,
} from '../../limits.ts'
import { renderPlain } from '../../markup/index.ts'
import { servicesByBot } from '../../models/bot-service.ts'
import { managedAmong } from '../../models/user.ts'
import { presentThumbnailFormats } from '../../present/attachment.ts'
import { presentBot } from '../../present/bot.ts'
import { presentEmojiById } from '../../present/custom-emoji.ts'
import { presentLegacyLinkifiers, presentLinkifier } from '../../present/linkifier.ts'
import { presentPlayground } from '../../present/playground.ts'
import { presentRealmDomain } from '../../present/realm-domain.ts'
import { apiEmail, avatarUrl, mediumAvatarUrl, type Viewpoint } from '../../present/user.ts'
import { presentUserGroup } from '../../present/user-group.ts'
import { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import { derivedSettings, realmSettingValues } from '../../settings/realm-settings.ts'
import { unixTime } from '../../values/dates.ts'
import { settingsSeen } from '../../values/groups.ts'
import { ROLE } from '../../values/roles.ts'
import { channelListState, channelState } from './channels.ts'
import type { StateFacts } from './facts.ts'
import { messageState } from './messages.ts'
import { personalState } from './personal.ts'
import { type StateRequest, type Wants, wantedParts } from './request.ts'
import { settingsState } from './settings.ts'
import { peopleState, profileFieldState } from './users.ts'

/** The requested parts of the initial state, by the field names of POST /register. `tx` is the snapshot of the facts, if there is one. */
export async function initialState({ config }: Pick<App, 'config'>, request: StateRequest, facts: StateFacts, tx?: Tx): Promise<object> {
  const wants = wantedParts(request.types)
  const { realm, viewer } = facts
  const audience = { viewer, host: realmHost(config, realm), clientGravatar: request.clientGravatar }
  const { emptyTopicName = false, presence = { slim: false, historyDays: 14 } } = request
  const empty = ALWAYS_EMPTY.filter((name) => wants(name)).map((name) => [name, []])
  return {
    ...chosenRealmState(config, facts, request.types),
    ...(wants('realm_playgrounds') ? { realm_playgrounds: facts.playgrounds.map(presentPlayground) } : {}),
    ...(wants('realm_domains') ? { realm_domains: facts.domains.map(presentRealmDomain) } : {}),
    ...messageState(facts, { emptyTopicName }, wants),
    ...(wants('realm_user') ? await userState(facts, audience, request.userListIncomplete ?? false) : {}),
    ...(wants('realm_bot') ? botState(facts) : {}),
    ...(wants('user_group') ? userGroupState(facts, request.deactivatedGroups) : {}),
    ...(wants('custom_profile_fields') ? profileFieldState(facts) : {}),
    ...(wants('realm_emoji') ? { realm_emoji: presentEmojiById(facts.emoji) } : {}),
    ...linkifierState(facts, request.linkifierTemplates ?? false, wants),
    ...personalState(facts, { host: audience.host, emptyTopicName, presence }, wants),
    ...settingsState(realm, viewer, wants),
    ...(wants('subscription', 'stream') ? await channelState(facts, request, wants, tx) : {}),
    ...channelListState(facts, wants),
    ...Object.fromEntries(empty),
  }
}

/** Fields that clients expect and that are always empty here: search has no stop words. */
const ALWAYS_EMPTY = ['stop_words']

/** The part `realm`, if it is requested by its name or by the name of one of its fields. */
function chosenRealmState(config: Config, facts: StateFacts, types: readonly string[] | undefined): object {
  if (!wantedParts(types)('realm')) return {}
  const state = realmState(config, facts)
  return (types?.some((type) => type === 'realm' || Object.hasOwn(state, type)) ?? true) ? state : {}
}

function realmState(config: Config, facts: StateFacts): Record<string, unknown> {
  const { realm } = facts
  const settings = settingsSeen(realmSettingValues(realm, facts), facts.sight.hidden)
  const url = realmUrl(config, realm)
  return {
    max_message_length: MAX_MESSAGE_LENGTH,
    max_topic_length: MAX_TOPIC_LENGTH,
    max_stream_name_length: MAX_CHANNEL_NAME_LENGTH,
    max_stream_description_length: MAX_CHANNEL_DESCRIPTION_LENGTH,
    max_channel_folder_name_length: CHANNEL_FOLDER_LIMITS.name,
    max_channel_folder_description_length: CHANNEL_FOLDER_LIMITS.description,
    max_reminder_note_length: MAX_REMINDER_NOTE_LENGTH,
    max_bulk_new_subscription_messages: 100,
    max_file_upload_size_mib: config.maxFileSize / 1024 / 1024,
    max_avatar_file_size_mib: MAX_IMAGE_BYTES / 1024 / 1024,
    max_icon_file_size_mib: MAX_IMAGE_BYTES / 1024 / 1024,
    max_logo_file_size_mib: MAX_IMAGE_BYTES / 1024 / 1024,
    server_thumbnail_formats: presentThumbnailFormats(),
    realm_upload_quota_mib: config.uploadQuota === undefined ? null : config.uploadQuota / 1024 / 1024,
    password_min_length: config.newPasswords.minLength,
    password_max_length: PASSWORD_LENGTH.max,
    password_min_guesses: config.newPasswords.minGuesses,
    event_queue_longpoll_timeout_seconds: LONGPOLL_TIMEOUT,
    server_generation: SERVER_GENERATION,
    server_presence_ping_interval_seconds: 60,
    server_presence_offline_threshold_seconds: 200,
    server_typing_started_expiry_period_milliseconds: 45_000,
    server_typing_started_wait_period_milliseconds: 30_000,
    server_typing_stopped_wait_period_milliseconds: 12_000,
    server_emoji_data_url: `${url}/static/emoji.json`,
    server_web_public_streams_enabled: config.webPublicChannels,
    server_supported_permission_settings: PERMISSION_SETTINGS,
    jitsi_server_url: null,
    realm_jitsi_server_url: null,
    server_jitsi_server_url: null,
    realm_url: url,
    realm_uri: url,
    realm_empty_topic_display_name: EMPTY_TOPIC_DISPLAY_NAME,
    realm_name: realm.name,
    realm_date_created: realm.date_created,
    realm_uuid: realm.uuid,
    realm_description: realm.description,
    realm_rendered_description: realm.description === '' ? '' : renderPlain(realm.description),
    ...Object.fromEntries(
      (['icon', 'logo', 'night_logo'] as const)
        .flatMap((of) => Object.entries(imageFields(realm, of)))
        .map(([name, value]) => [`realm_${name}`, value]),
    ),
    ...Object.fromEntries(
      Object.entries({ ...settings, ...derivedSettings('topics_policy', settings.topics_policy) }).map(([name, value]) => [
        `realm_${name}`,
        value,
      ]),
    ),
    realm_email_auth_enabled: acceptsPasswords({ config }, realm),
  }
}

/** When this process started, UNIX seconds. */
const SERVER_GENERATION = unixTime()

async function userState(facts: StateFacts, audience: Viewpoint, isIncomplete: boolean): Promise<object> {
  const { viewer, host } = audience
  const people = await peopleState(facts, audience, isIncomplete)
  if (isSpectator(viewer)) return people
  return {
    ...people,
    user_id: viewer.id,
    email: apiEmail(viewer, host),
    delivery_email: viewer.delivery_email,
    full_name: viewer.full_name,
    avatar_source: viewer.avatar_source,
    avatar_url: avatarUrl(viewer),
    avatar_url_medium: mediumAvatarUrl(viewer),
    is_owner: viewer.role === ROLE.owner,
    is_admin: viewer.role <= ROLE.administrator,
    is_moderator: viewer.role === ROLE.moderator,
    is_guest: viewer.role === ROLE.guest,
  }
}

/** The field `realm_bots` of POST /register. */
function botState({ people, viewer, botServices }: StateFacts): object {
  const services = servicesByBot(botServices)
  return { realm_bots: managedAmong(people, viewer).map((bot) => presentBot(bot, services.get(bot.id), viewer)) }
}

/** The fields `realm_linkifiers`, which is empty for clients that do not know URL templates, and `realm_filters` of POST /register. */
function linkifierState({ linkifiers }: StateFacts, knowsTemplates: boolean, wants: Wants): object {
  return {
    ...(wants('realm_linkifiers') ? { realm_linkifiers: knowsTemplates ? linkifiers.map(presentLinkifier) : [] } : {}),
    ...(wants('realm_filters') ? { realm_filters: presentLegacyLinkifiers(linkifiers) } : {}),
  }
}

/** The part of the initial state that user_group events keep up to date. */
function userGroupState(facts: StateFacts, deactivated: boolean): object {
  if (isSpectator(facts.viewer)) return { realm_user_groups: [] }
  const users = facts.people.filter((user) => user.is_active)
  const members = { users, waiting: waitingIn(facts.realm), hidden: facts.sight.hidden }
  return { realm_user_groups: wholeGroupsIn(facts, members, { deactivated }).map(presentUserGroup) }
}
