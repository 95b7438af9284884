// What only its owner and administrators see of a bot.

import type { Schema } from '../http/types.ts'

/** A bot without defaults of its own and without services: there are no others here. What everybody sees of it is in `presentUser`. */
export function presentBot(id: number): Schema<'Bot'> {
  return {
    user_id: id,
    default_sending_stream: null,
    default_events_register_stream: null,
    default_all_public_streams: false,
    services: [],
  }
}
