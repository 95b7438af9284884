// The request for an initial state: its parts, by the names of event types and of the fields that belong to them, and their formats.

import type { ChannelListing } from '../../access/channels/channel-lists.ts'
import type { PresenceRequest } from '../presence/visible-presence.ts'

/** The requested parts and their formats. */
export interface StateRequest extends ChannelListing {
  /** Event types and field names. Undefined: everything. */
  types: readonly string[] | undefined
  clientGravatar: boolean
  deactivatedGroups: boolean
  /** Omits users the viewer may not access. Otherwise placeholders stand for them. */
  userListIncomplete?: boolean
  emptyTopicName?: boolean
  linkifierTemplates?: boolean
  presence?: PresenceRequest
}

/** The fields of each part whose names differ from the part's. Those of `realm` are missing here: they follow from its settings. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  channel_folder: ['channel_folders'],
  custom_profile_fields: ['custom_profile_field_types'],
  default_streams: ['realm_default_streams'],
  device: ['devices'],
  message: ['max_message_id', 'unread_msgs'],
  navigation_view: ['navigation_views'],
  presence: ['presences', 'presence_last_update_id', 'server_timestamp'],
  realm_bot: ['realm_bots'],
  realm_user: [
    ...['realm_users', 'realm_non_active_users', 'cross_realm_bots', 'user_id', 'email', 'delivery_email', 'full_name'],
    ...['avatar_source', 'avatar_url', 'avatar_url_medium', 'is_owner', 'is_admin', 'is_moderator', 'is_guest'],
  ],
  stream: ['streams'],
  subscription: ['subscriptions', 'unsubscribed', 'never_subscribed'],
  user_group: ['realm_user_groups'],
  user_topic: ['user_topics'],
}
const PART_OF = new Map(Object.entries(FIELDS).flatMap(([part, fields]) => fields.map((field) => [field, part] as const)))

/** The part that a field belongs to, unless that is `realm`. */
export function partOf(field: string): string {
  return PART_OF.get(field) ?? field
}

/** The possible names of fields of the part `realm`. */
const REALM_FIELD = /^(realm|max|password|server|event_queue|jitsi)_/

/** Whether one of these parts of the initial state was requested. True for `realm` also if the name of one of its fields may have been. */
export type Wants = (...parts: string[]) => boolean

/** Reads `fetch_event_types` of POST /register. Undefined: everything. The name of a field requests its whole part. */
export function wantedParts(types: readonly string[] | undefined): Wants {
  if (types === undefined) return () => true
  const wanted = new Set(types.map(partOf))
  if (types.some((type) => REALM_FIELD.test(type))) wanted.add('realm')
  return (...parts) => parts.some((part) => wanted.has(part))
}
