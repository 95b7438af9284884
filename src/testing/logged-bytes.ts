// How much a request may write to the log.

import { LoggedEvent } from '../models/event.ts'

/** The bytes that a request may write whatever it sends. */
export const BASE = 8_192
/** The bytes that it may write for each byte that it sends. */
export const FACTOR = 8

/** The bytes of all events in the log. */
export async function loggedBytes(): Promise<number> {
  const rows = await LoggedEvent.findAll({ attributes: ['payload', 'audience'], raw: true })
  return rows.reduce((sum, { payload, audience }) => sum + Buffer.byteLength(payload) + Buffer.byteLength(audience), 0)
}
