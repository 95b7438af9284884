// What only a bot's owner and administrators see of it.

import type { Schema } from '../http/types.ts'
import type { BotService } from '../models/bot-service.ts'
import type { Person } from '../models/user.ts'
import { avatarUrl } from './user.ts'

type WireBot = Schema<'Bot'>

/** A bot without default channels, because this server has none. `presentUser` has what everybody sees of it. */
export function presentBot(id: number, service: BotService | undefined): WireBot {
  return { user_id: id, ...DEFAULT_CHANNELS, services: presentServices(service) }
}

/** What this server says of the default channels of every bot. */
export const DEFAULT_CHANNELS = {
  default_sending_stream: null,
  default_events_register_stream: null,
  default_all_public_streams: false,
} as const

/** The service of an outgoing webhook bot, if it has one. */
export function presentServices(service: BotService | undefined): WireBot['services'] {
  return service ? [{ base_url: service.payload_url, interface: service.interface as 1 | 2, token: service.token }] : []
}

/** A bot in the list of those that somebody may manage. */
export function presentManagedBot(bot: Person, service: BotService | undefined): Schema<'ManagedBot'> {
  return {
    username: bot.delivery_email,
    full_name: bot.full_name,
    avatar_url: avatarUrl(bot),
    bot_type: bot.bot_type as Schema<'BotType'>,
    bot_owner_id: bot.bot_owner_id,
    is_active: bot.is_active,
    ...presentBot(bot.id, service),
  }
}
