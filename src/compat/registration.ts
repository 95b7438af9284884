// The initial state of a registration in Zulip's terms. Its clients require fields about what this server has in one form only, or not at
// all: those say so. docs/clients/zulip-calls.md lists the fields that are absent, and why.

import type { Ask } from '../http/api.ts'
import { isDomain } from '../values/email-addresses.ts'
import { SERVICES } from '../webhooks/services.ts'
import type { OldNames } from './requests.ts'

export type WireFields = Record<string, unknown>
interface Channel {
  stream_id: number
  name: string
}
interface Group {
  id: number
  name: string
  members: number[]
  direct_subgroup_ids: number[]
}
/** The value of a permission: a group, or people and groups. */
type Holders = number | { direct_members: number[]; direct_subgroups: number[] }
interface State extends WireFields {
  realm_user_groups?: Group[]
  user_status?: Record<string, WireFields>
  user_topics?: { stream_id: number; topic_name: string; last_updated: number; visibility_policy: number }[]
  user_settings?: WireFields
  subscriptions?: Channel[]
  unsubscribed?: Channel[]
  never_subscribed?: Channel[]
}
type Groups = ReadonlyMap<number, Group>

/** The URL at which the gateway answers for an organisation, by the organisation's own URL. */
export type Place = (own: string) => string

/** The answer to a registration. A field of the state wins over what is added here. */
export async function translateState(state: State, ask: Ask, { oldNames, place }: { oldNames: OldNames; place: Place }): Promise<object> {
  const { types } = oldNames
  const parts = Object.entries(SMALL_PARTS).flatMap(([part, fields]) => (types?.includes(part) === false ? [] : [fields]))
  const added = Object.assign({}, ...parts, state.realm_name === undefined ? {} : await organisationFields(state, ask))
  const jitsi = state.jitsi_server_url === null ? { jitsi_server_url: '' } : {}
  return versions(placed(withOldState(withStatuses({ ...added, ...state, ...jitsi }), oldNames), place))
}

/** Nobody, as the value of a permission. */
const NOBODY: Holders = { direct_members: [], direct_subgroups: [] }

/** Fields with the parts of a state that have nothing else. */
const SMALL_PARTS: Record<string, WireFields> = {
  realm_billing: { realm_billing: { has_pending_sponsorship_request: false } },
  video_calls: { has_zoom_token: false },
  giphy: { giphy_api_key: '' },
  tenor: { tenor_api_key: '' },
  default_stream_groups: { realm_default_stream_groups: [] },
  realm_embedded_bots: { realm_embedded_bots: [] },
  realm_incoming_webhook_bots: {
    realm_incoming_webhook_bots: Object.entries(SERVICES).map(([name, { title, events }]) => ({
      ...{ name, display_name: title, all_event_types: Object.keys(events), config_options: [], url_options: [] },
    })),
  },
  onboarding_steps: { navigation_tour_video_url: null },
}

/** Fields of an organisation that say the same of every organisation here. */
const SAME_EVERYWHERE: WireFields = {
  development_environment: false,
  gif_rating_policy_options: { disabled: { id: 0, name: 'GIF integration disabled' } },
  realm_allow_edit_history: true,
  // Clients require the second one too. It stays unused, because there is no server for it.
  realm_available_video_chat_providers: { disabled: { id: 0, name: 'None' }, jitsi_meet: { id: 1, name: 'Jitsi Meet' } },
  realm_avatar_changes_disabled: false,
  realm_can_manage_billing_group: NOBODY,
  realm_can_summarize_topics_group: NOBODY,
  realm_default_avatar_source: 'J',
  realm_default_code_block_language: '',
  realm_enable_guest_user_dm_warning: true,
  realm_enable_guest_user_indicator: true,
  realm_gif_rating_policy: 0,
  realm_inline_url_embed_preview: false,
  realm_is_zephyr_mirror_realm: false,
  realm_media_preview_size: 100,
  realm_message_edit_history_visibility_policy: 'all',
  realm_org_type: 0,
  realm_owner_full_content_access: false,
  realm_plan_type: 1,
  realm_push_notifications_enabled_end_timestamp: null,
  realm_require_e2ee_push_notifications: true,
  realm_send_welcome_emails: false,
  realm_signup_announcements_stream_id: -1,
  realm_video_chat_provider: 0,
  realm_want_advertise_in_communities_directory: false,
  realm_workplace_users_group: NOBODY,
  realm_zulip_update_announcements_stream_id: -1,
  server_avatar_changes_disabled: false,
  server_can_summarize_topics: false,
  server_inline_image_preview: true,
  server_inline_url_embed_preview: false,
  server_max_deactivated_realm_deletion_days: null,
  server_min_deactivated_realm_deletion_days: null,
  server_name_changes_disabled: false,
  server_needs_upgrade: false,
  server_report_message_types: [
    { key: 'spam', name: 'Spam' },
    { key: 'harassment', name: 'Harassment' },
    { key: 'inappropriate', name: 'Inappropriate content' },
    { key: 'norms', name: 'Violates community norms' },
    { key: 'other', name: 'Other reason' },
  ],
  settings_send_digest_emails: true,
  upgrade_text_for_wide_organization_logo: '',
  zulip_plan_is_not_limited: true,
  realm_default_external_accounts: {
    github: { name: 'GitHub username', text: 'GitHub', hint: '', url_pattern: 'https://github.com/%(username)s' },
    twitter: { name: 'Twitter username', text: 'Twitter', hint: '', url_pattern: 'https://twitter.com/%(username)s' },
  },
}

/** The names of methods that Zulip's clients know, where they are not this server's. */
const METHODS: Record<string, string> = {
  ...{ dev: 'Dev', email: 'Email', ldap: 'LDAP', remoteuser: 'RemoteUser', saml: 'SAML', 'openid connect': 'OpenID Connect' },
  ...{ apple: 'Apple', azuread: 'AzureAD', github: 'GitHub', gitlab: 'GitLab', google: 'Google' },
}

/** What Zulip's clients require of an organisation, and of what its caller may do in it. */
async function organisationFields(state: State, ask: Ask): Promise<WireFields> {
  const groups = await groupsFor(state, ask)
  const settings = (await ask('getServerSettings', {})) as {
    authentication_methods: Record<string, boolean>
    push_notifications_enabled: boolean
  }
  const { hostname } = new URL(String(state.realm_url))
  const methods = Object.entries(METHODS).map(([own, name]) => {
    const enabled = settings.authentication_methods[own] === true
    return [name, { enabled, available: enabled }]
  })
  return {
    ...SAME_EVERYWHERE,
    ...Object.fromEntries(
      Object.entries(OLD_POLICIES).map(([name, { permission, largest, of }]) => [
        name,
        of[groups.get(state[permission] as number)?.name ?? ''] ?? largest,
      ]),
    ),
    realm_authentication_methods: Object.fromEntries(methods),
    realm_password_auth_enabled: state.realm_email_auth_enabled,
    realm_push_notifications_enabled: settings.push_notifications_enabled,
    realm_bot_domain: isDomain(hostname) ? hostname : 'localhost',
    ...rightsOfCaller(state, groups),
  }
}

/** An older form of a permission: a number for each group that it could name. */
interface OldPolicy {
  permission: string
  /** What it says of any other group, which is more than it can say. */
  largest: number
  of: Record<string, number>
}
const BY_ROLE = { 'role:members': 1, 'role:administrators': 2, 'role:fullmembers': 3, 'role:moderators': 4 }
const OLD_POLICIES: Record<string, OldPolicy> = {
  realm_create_public_stream_policy: { permission: 'realm_can_create_public_channel_group', largest: 1, of: BY_ROLE },
  realm_create_private_stream_policy: { permission: 'realm_can_create_private_channel_group', largest: 1, of: BY_ROLE },
  realm_create_web_public_stream_policy: {
    permission: 'realm_can_create_web_public_channel_group',
    largest: 4,
    of: { 'role:administrators': 2, 'role:moderators': 4, 'role:nobody': 6, 'role:owners': 7 },
  },
  realm_wildcard_mention_policy: {
    permission: 'realm_can_mention_many_users_group',
    largest: 1,
    of: {
      ...{ 'role:everyone': 1, 'role:members': 2, 'role:fullmembers': 3, 'role:administrators': 5 },
      ...{ 'role:owners': 5, 'role:nobody': 6, 'role:moderators': 7 },
    },
  },
}

/** The groups of the state. Without them, those that the old policies name are asked for. */
async function groupsFor(state: State, ask: Ask): Promise<Groups> {
  const ids = Object.values(OLD_POLICIES).flatMap(({ permission }) => {
    const holders = state[permission]
    return typeof holders === 'number' ? [holders] : []
  })
  const asked = async (): Promise<Group[]> => {
    if (ids.length === 0) return []
    return ((await ask('getUserGroups', { user_group_ids: [...new Set(ids)] })) as { user_groups: Group[] }).user_groups
  }
  return new Map((state.realm_user_groups ?? (await asked())).map((group) => [group.id, group]))
}

/** What the caller may do by the permissions of the organisation, if the state has the caller, and the groups that say it. */
function rightsOfCaller(state: State, groups: Groups): WireFields {
  const { user_id: user, realm_user_groups: known } = state
  if (typeof user !== 'number' || !known) return {}
  const may = (permission: string): boolean => holds(user, state[`realm_${permission}`] as Holders, groups)
  const [open, closed, invite] = ['can_create_public_channel_group', 'can_create_private_channel_group', 'can_invite_users_group'].map(may)
  const hasWebPublic = state.server_web_public_streams_enabled === true && state.realm_enable_spectator_access === true
  return {
    can_create_public_streams: open,
    can_create_private_streams: closed,
    can_create_streams: open || closed,
    can_create_web_public_streams: hasWebPublic && may('can_create_web_public_channel_group'),
    can_subscribe_other_users: may('can_add_subscribers_group'),
    can_invite_others_to_realm: invite,
  }
}

/** Whether a user is among the holders of a permission, directly or in a group of groups. */
function holds(user: number, holders: Holders, groups: Groups): boolean {
  if (typeof holders === 'object' && holders.direct_members.includes(user)) return true
  const seen = new Set(typeof holders === 'object' ? holders.direct_subgroups : [holders])
  for (const id of seen) {
    const group = groups.get(id)
    if (group?.members.includes(user)) return true
    for (const inner of group?.direct_subgroup_ids ?? []) seen.add(inner)
  }
  return false
}

const VERSIONS = ['version', 'feature_level', 'merge_base']

export function versions(body: WireFields): object {
  const named = { ...body }
  for (const name of VERSIONS) {
    named[`zulip_${name}`] = named[`service_${name}`]
    delete named[`service_${name}`]
  }
  return named
}

/** URLs of the organisation, in the fields that have them. */
const URLS = ['realm_url', 'realm_uri', 'server_emoji_data_url']

/** With the URLs of the gateway, so that the client stays in it. */
export function placed(body: WireFields, place: Place): WireFields {
  const { realm_url: own } = body
  if (typeof own !== 'string') return body
  const moved = URLS.flatMap((name) => {
    const url = body[name]
    return typeof url === 'string' && url.startsWith(own) ? [[name, place(own) + url.slice(own.length)]] : []
  })
  return { ...body, ...Object.fromEntries(moved) }
}

export function withType<T extends WireFields>(fields: T): T {
  return fields.reaction_type === 'service_extra_emoji' ? { ...fields, reaction_type: 'zulip_extra_emoji' } : fields
}

function withStatuses(state: State): State {
  const { user_status: statuses } = state
  if (!statuses) return state
  return { ...state, user_status: Object.fromEntries(Object.entries(statuses).map(([id, status]) => [id, withType(status)])) }
}

/** The policy of a muted topic. */
const MUTED = 1

/** Adds what older clients read: muted topics, by the names of channels in the same state, and preferences at the top level. */
function withOldState(state: State, { mutedTopics, preferences }: OldNames): State {
  const { user_topics = [], user_settings = {}, subscriptions = [], unsubscribed = [], never_subscribed = [] } = state
  const old: State = preferences ? { ...user_settings, ...state } : state
  if (!mutedTopics) return old
  const names = new Map([...subscriptions, ...unsubscribed, ...never_subscribed].map(({ stream_id, name }) => [stream_id, name]))
  const muted = user_topics.flatMap(({ stream_id, topic_name, last_updated, visibility_policy }) => {
    const name = names.get(stream_id)
    return visibility_policy === MUTED && name !== undefined ? [[name, topic_name, last_updated]] : []
  })
  return { ...old, muted_topics: muted }
}
