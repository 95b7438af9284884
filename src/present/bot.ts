// What only a bot's owner and administrators see of it.

import type { Schema } from '../http/types.ts'

/**
 * A bot without default settings and services of its own, because this server has no others. `presentUser` has what everybody sees of it.
 */
export function presentBot(id: number): Schema<'Bot'> {
  return {
    user_id: id,
    default_sending_stream: null,
    default_events_register_stream: null,
    default_all_public_streams: false,
    services: [],
  }
}
