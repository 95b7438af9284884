// The events after which the short memories of access/, settings/ and actions/messages are out of date.

import { forgetPlaces, invalidate, invalidatePlaces } from '../db/short-memory.ts'

const TYPES: ReadonlySet<string> = new Set([
  'alert_words',
  'api_keys_revoked',
  'realm',
  'realm_linkifiers',
  'realm_user',
  'user_group',
  'user_settings',
])
/** After these, somebody may write elsewhere than before, or a topic is gone. */
const TYPES_OF_PLACES: ReadonlySet<string> = new Set(['delete_message', 'stream', 'subscription', 'update_message'])

/** Invalidates the short memories if events of these types have put them out of date. Called for every event (events/log.ts). */
export function invalidateAfter(types: readonly string[]): void {
  if (types.some((type) => TYPES.has(type))) invalidate()
  if (types.some((type) => TYPES_OF_PLACES.has(type))) invalidatePlaces()
  if (types.includes('user_topic')) forgetPlaces()
}
