// A user's preferences: defaults, and what the user has changed.

import type { Realm } from '../models/realm.ts'
import type { User } from '../models/user.ts'
import { isLanguage } from '../values/languages.ts'
import { realmSetting } from './realm-settings.ts'

/** The defaults, unless the organisation has its own. */
export const PREFERENCE_DEFAULTS = {
  twenty_four_hour_time: false,
  starred_message_counts: true,
  receives_typing_notifications: true,
  web_suggest_update_timezone: true,
  fluid_layout_width: false,
  high_contrast_mode: false,
  enable_drafts_synchronization: true,
  translate_emoticons: false,
  display_emoji_reaction_users: true,
  web_escape_navigates_to_home_view: true,
  web_navigate_to_sent_message: true,
  left_side_userlist: false,
  hide_ai_features: false,
  web_inbox_show_channel_folders: true,
  web_left_sidebar_show_channel_folders: true,
  web_left_sidebar_unreads_count_summary: true,
  enable_stream_desktop_notifications: false,
  enable_stream_email_notifications: false,
  enable_stream_push_notifications: false,
  enable_stream_audible_notifications: false,
  enable_desktop_notifications: true,
  enable_sounds: true,
  enable_followed_topic_desktop_notifications: true,
  enable_followed_topic_email_notifications: true,
  enable_followed_topic_push_notifications: true,
  enable_followed_topic_audible_notifications: true,
  enable_offline_email_notifications: true,
  enable_offline_push_notifications: true,
  enable_online_push_notifications: true,
  enable_digest_emails: true,
  message_content_in_email_notifications: true,
  pm_content_in_desktop_notifications: true,
  wildcard_mentions_notify: true,
  enable_followed_topic_wildcard_mentions_notify: true,
  automatically_follow_topics_where_mentioned: true,
  presence_enabled: true,
  enter_sends: false,
  send_private_typing_notifications: true,
  send_stream_typing_notifications: true,
  send_read_receipts: true,
  enable_login_emails: true,
  enable_marketing_emails: true,
  allow_private_data_export: false,
  web_mark_read_on_scroll_policy: 1,
  web_channel_default_view: 1,
  web_font_size_px: 16,
  web_line_height_percent: 140,
  color_scheme: 1,
  demote_inactive_streams: 1,
  user_list_style: 3,
  web_stream_unreads_count_display_policy: 2,
  email_notifications_batching_period_seconds: 120,
  desktop_icon_count_display: 1,
  realm_name_in_email_notifications_policy: 1,
  automatically_follow_topics_policy: 3,
  automatically_unmute_topics_in_muted_streams_policy: 2,
  email_address_visibility: 1,
  web_home_view: 'inbox',
  emojiset: 'google',
  web_animate_image_previews: 'on_hover',
  resolved_topic_notice_auto_read_policy: 'except_followed',
  notification_sound: 'zulip',
  default_language: 'en',
  timezone: '',
}
export type Preferences = typeof PREFERENCE_DEFAULTS
export type PreferenceName = keyof Preferences

/** The value of a preference for the user. */
export function preference<Name extends PreferenceName>(user: Pick<User, 'settings'>, name: Name): Preferences[Name] {
  return changesIn(user.settings)[name] ?? PREFERENCE_DEFAULTS[name]
}

/** Every preference of the user. */
export function preferences(user: Pick<User, 'settings'>): Preferences {
  return { ...PREFERENCE_DEFAULTS, ...changesIn(user.settings) }
}

/** The last parsed preferences, because callers read several of one user in a row, and many users have changed none. */
let newest: { text: string; changes: Readonly<Partial<Preferences>> } = { text: '{}', changes: {} }

function changesIn(settings: string): Readonly<Partial<Preferences>> {
  if (newest.text !== settings) newest = { text: settings, changes: JSON.parse(settings) as Partial<Preferences> }
  return newest.changes
}

/** Preferences that have no organisation-wide default. */
const PERSONAL = ['default_language', 'timezone', 'enable_login_emails', 'enable_marketing_emails', 'allow_private_data_export'] as const
type DefaultName = Exclude<PreferenceName, (typeof PERSONAL)[number]>

/** The preferences of new users in the organisation. */
export function userDefaults(realm: Pick<Realm, 'user_defaults'>): Pick<Preferences, DefaultName> {
  const all: Preferences = { ...PREFERENCE_DEFAULTS, ...(JSON.parse(realm.user_defaults ?? '{}') as Partial<Preferences>) }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !(PERSONAL as readonly string[]).includes(name))) as never
}

/** The stored preferences of a new account: the organisation's defaults and language, where they differ from the server's. */
export function settingsOfNewUser(realm: Realm): string {
  const language = String(realmSetting(realm, 'default_language'))
  const chosen = isLanguage(language) && language !== PREFERENCE_DEFAULTS.default_language ? { default_language: language } : {}
  return JSON.stringify({ ...JSON.parse(realm.user_defaults ?? '{}'), ...chosen })
}
