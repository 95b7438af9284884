// The state that a queue's events keep up to date, as one user sees it. Everything is read from one snapshot.

import { listedChannels } from '../../access/channels/channel-lists.ts'
import { MAX_FOLDER_DESCRIPTION_LENGTH, MAX_FOLDER_NAME_LENGTH } from '../../access/channels/folders.ts'
import { visibleSettings } from '../../access/groups/groups.ts'
import { realmIcon, realmUrl } from '../../access/organisation/realms.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import {
  EMPTY_TOPIC_DISPLAY_NAME,
  LONGPOLL_TIMEOUT,
  MAX_CHANNEL_DESCRIPTION_LENGTH,
  MAX_CHANNEL_NAME_LENGTH,
  MAX_MESSAGE_LENGTH,
  MAX_TOPIC_LENGTH,
  PASSWORD_LENGTH,
  PASSWORD_MIN_GUESSES,
} from '../../limits.ts'
import { renderPlain } from '../../markup/index.ts'
import { CustomEmoji } from '../../models/custom-emoji.ts'
import { readIfAny } from '../../models/filled-tables.ts'
import { RealmDomain } from '../../models/realm-domain.ts'
import { User } from '../../models/user.ts'
import { presentChannelLists } from '../../present/channel-lists.ts'
import { presentEmojiById } from '../../present/custom-emoji.ts'
import { presentRealmDomain } from '../../present/realm-domain.ts'
import { apiEmail, avatarUrl } from '../../present/user.ts'
import { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import { derivedSettings } from '../../settings/realm-settings.ts'
import { ROLE } from '../../values/roles.ts'
import { botState } from './bots.ts'
import { channelListState } from './channels.ts'
import { type Wants, wantedParts } from './fetch-types.ts'
import { linkifierState } from './linkifiers.ts'
import { messageState } from './messages.ts'
import { personalState } from './personal.ts'
import type { StateRequest } from './request.ts'
import { settingsState } from './settings.ts'
import { userGroupState } from './user-groups.ts'
import { peopleState, profileFieldState } from './users.ts'

/**
 * The requested parts of the initial state, by the field names of POST /register. `tx` is the snapshot from which the request's
 * organisation and viewer were read.
 */
export async function initialState(app: App, request: StateRequest, tx: Tx): Promise<object> {
  const wants = wantedParts(request.types)
  const { realm, audience } = request
  const { viewer } = audience
  // Queried together, so that one answer is under way while another is read.
  const parts = await Promise.all([
    chosenRealmState(app, request, wants, tx),
    wants('realm_domains') ? domainState(viewer, tx) : {},
    messageState(app.db, viewer, { emptyTopicName: request.emptyTopicName ?? false }, wants, tx),
    wants('realm_user') ? userState(request, tx) : {},
    wants('realm_bot') ? botState(viewer, tx) : {},
    wants('user_group') ? userGroupState(viewer, request.deactivatedGroups, tx) : {},
    wants('custom_profile_fields') ? profileFieldState(viewer, tx) : {},
    wants('realm_emoji') ? emojiState(viewer, tx) : {},
    linkifierState(viewer, request.linkifierTemplates ?? false, wants, tx),
    personalState(request, wants, tx),
    settingsState(realm, viewer, wants),
    wants('subscription', 'stream') ? chosenChannelState(request, wants, tx) : {},
    channelListState(viewer, wants, tx),
  ])
  const empty = ALWAYS_EMPTY.filter((name) => wants(name)).map((name) => [name, []])
  return Object.assign({}, ...parts, Object.fromEntries(empty))
}

async function domainState(viewer: User, tx: Tx): Promise<object> {
  const domains = await readIfAny(RealmDomain, viewer, () => RealmDomain.findAllOf(viewer.realm_id, tx), tx)
  return { realm_domains: domains.map(presentRealmDomain) }
}

async function emojiState(viewer: User, tx: Tx): Promise<object> {
  return { realm_emoji: presentEmojiById(await readIfAny(CustomEmoji, viewer, () => CustomEmoji.findAllOf(viewer.realm_id, tx), tx)) }
}

/** Fields that clients expect and that are always empty here: those of features that the server lacks, and the stop words of search. */
const ALWAYS_EMPTY = ['muted_users', 'onboarding_steps', 'reminders', 'saved_snippets', 'realm_playgrounds', 'stop_words']

/** The part `realm`, requested by its name or by the name of any of its fields. */
async function chosenRealmState(app: App, request: StateRequest, wants: Wants, tx: Tx): Promise<object> {
  const { types = [] } = request
  if (wants('realm')) return realmState(app, request, tx)
  if (!types.some((type) => REALM_FIELD.test(type))) return {}
  const state = await realmState(app, request, tx)
  return types.some((type) => Object.hasOwn(state, type)) ? state : {}
}

/** The possible names of fields of the part `realm`. */
const REALM_FIELD = /^(realm|max|password|server|event_queue|jitsi)_/

async function realmState(app: App, { realm, audience }: Pick<StateRequest, 'realm' | 'audience'>, tx: Tx): Promise<object> {
  const settings = await visibleSettings(audience.viewer, realm, tx)
  const url = realmUrl(app.config, realm)
  return {
    max_message_length: MAX_MESSAGE_LENGTH,
    max_topic_length: MAX_TOPIC_LENGTH,
    max_stream_name_length: MAX_CHANNEL_NAME_LENGTH,
    max_stream_description_length: MAX_CHANNEL_DESCRIPTION_LENGTH,
    max_channel_folder_name_length: MAX_FOLDER_NAME_LENGTH,
    max_channel_folder_description_length: MAX_FOLDER_DESCRIPTION_LENGTH,
    max_reminder_note_length: 1000,
    max_bulk_new_subscription_messages: 100,
    max_file_upload_size_mib: app.config.maxFileSize / 1024 / 1024,
    max_avatar_file_size_mib: 5,
    max_icon_file_size_mib: 5,
    max_logo_file_size_mib: 5,
    realm_upload_quota_mib: app.config.uploadQuota === undefined ? null : app.config.uploadQuota / 1024 / 1024,
    password_min_length: PASSWORD_LENGTH.min,
    password_max_length: PASSWORD_LENGTH.max,
    password_min_guesses: PASSWORD_MIN_GUESSES,
    event_queue_longpoll_timeout_seconds: LONGPOLL_TIMEOUT,
    server_generation: SERVER_GENERATION,
    server_presence_ping_interval_seconds: 60,
    server_presence_offline_threshold_seconds: 200,
    server_typing_started_expiry_period_milliseconds: 45_000,
    server_typing_started_wait_period_milliseconds: 30_000,
    server_typing_stopped_wait_period_milliseconds: 12_000,
    server_emoji_data_url: `${url}/static/emoji.json`,
    server_web_public_streams_enabled: app.config.webPublicChannels,
    server_supported_permission_settings: PERMISSION_SETTINGS,
    jitsi_server_url: null,
    realm_jitsi_server_url: null,
    server_jitsi_server_url: null,
    realm_url: url,
    realm_uri: url,
    realm_empty_topic_display_name: EMPTY_TOPIC_DISPLAY_NAME,
    realm_name: realm.name,
    realm_description: realm.description,
    realm_rendered_description: realm.description === '' ? '' : renderPlain(realm.description),
    realm_icon_url: realmIcon(realm),
    realm_icon_source: 'J',
    realm_logo_url: '/logo?version=1',
    realm_logo_source: 'D',
    realm_night_logo_url: '/night_logo?version=1',
    realm_night_logo_source: 'D',
    realm_email_auth_enabled: app.config.passwordAuth,
    ...Object.fromEntries(
      Object.entries({ ...settings, ...derivedSettings('topics_policy', settings.topics_policy) }).map(([name, value]) => [
        `realm_${name}`,
        value,
      ]),
    ),
  }
}

/** When this process started, UNIX seconds. */
const SERVER_GENERATION = Math.floor(Date.now() / 1000)

async function userState(request: StateRequest, tx: Tx): Promise<object> {
  const { viewer, host } = request.audience
  return {
    ...(await peopleState(request, tx)),
    user_id: viewer.id,
    email: apiEmail(viewer, host),
    delivery_email: viewer.delivery_email,
    full_name: viewer.full_name,
    avatar_source: viewer.avatar_source,
    avatar_url: avatarUrl(viewer),
    avatar_url_medium: avatarUrl(viewer),
    is_owner: viewer.role === ROLE.owner,
    is_admin: viewer.role <= ROLE.administrator,
    is_moderator: viewer.role === ROLE.moderator,
    is_guest: viewer.role === ROLE.guest,
  }
}

async function chosenChannelState(request: StateRequest, wants: Wants, tx: Tx): Promise<object> {
  // Another part reads the people anyway.
  const people = wants('realm_user') ? (await User.findPeople(request.realm.id, undefined, tx)).length : undefined
  const listed = await listedChannels(request.audience.viewer, request, tx, people)
  const { streams, subscriptions, unsubscribed, neverSubscribed } = await presentChannelLists(listed)
  return {
    ...(wants('stream') ? { streams } : {}),
    ...(wants('subscription') ? { subscriptions, unsubscribed, never_subscribed: neverSubscribed } : {}),
  }
}
