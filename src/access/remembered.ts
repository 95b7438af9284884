// What access/ and settings/ remember for a moment, and the events after which it is out of date.

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

/** Forgets what events of these types have put out of date. To be told of every event (events/log.ts). */
export function invalidateAfter(types: readonly string[]): void {
  if (types.some((type) => TYPES.has(type))) invalidate()
}
