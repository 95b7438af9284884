// The events that make the short memories of access/, settings/ and actions/messages stale.

import { invalidate, invalidateChannels, invalidateMessages, invalidatePlaces, invalidateRights } from '../db/short-memory.ts'

const TYPES: ReadonlySet<string> = new Set(['api_keys_revoked', 'realm', 'realm_linkifiers', 'realm_user', 'user_group', 'user_settings'])
/** After these, somebody may be able to read or write in different places. */
const TYPES_OF_CHANNELS: ReadonlySet<string> = new Set(['stream', 'subscription'])
/** After these, a topic may no longer exist. */
const TYPES_OF_MESSAGES: ReadonlySet<string> = new Set(['delete_message', 'update_message'])

/**
 * Invalidates the short memories that events of these types, or of unknown types if undefined, make stale. Called for every event
 * (events/log/log.ts).
 */
export function invalidateAfter(types: readonly string[] | undefined): void {
  if (!types || types.includes('alert_words')) invalidate()
  else if (types.some((type) => TYPES.has(type))) invalidateRights()
  if (!types) return
  if (types.some((type) => TYPES_OF_CHANNELS.has(type))) invalidateChannels()
  if (types.some((type) => TYPES_OF_MESSAGES.has(type))) invalidateMessages()
  if (types.includes('user_topic')) invalidatePlaces()
}
