// The events after which the short memories of access/ and settings/ are out of date.

import { invalidate } from '../db/short-memory.ts'

const TYPES: ReadonlySet<string> = new Set([
  'alert_words',
  'api_keys_revoked',
  'realm',
  'realm_linkifiers',
  'realm_user',
  'user_group',
  'user_settings',
])

/** Invalidates the short memories if events of these types have put them out of date. Called for every event (events/log.ts). */
export function invalidateAfter(types: readonly string[]): void {
  if (types.some((type) => TYPES.has(type))) invalidate()
}
