// What only a bot's owner and administrators see of it.

import type { Schema } from '../http/types.ts'
import type { BotService } from '../models/bot-service.ts'
import type { Person } from '../models/user.ts'
import { avatarUrl } from './user.ts'

type WireBot = Schema<'Bot'>
type Owned = Pick<Person, 'id' | 'bot_owner_id'>
/** Who reads it. Undefined for those who manage the bot without owning it. */
type Viewer = Pick<Person, 'id'> | undefined

/** A bot without default channels, because this server has none. `presentUser` has what everybody sees of it. */
export function presentBot(bot: Owned, service: BotService | undefined, viewer: Viewer): WireBot {
  return { user_id: bot.id, ...DEFAULT_CHANNELS, services: presentServices(bot, service, viewer) }
}

/** What this server says of the default channels of every bot. */
export const DEFAULT_CHANNELS = {
  default_sending_stream: null,
  default_events_register_stream: null,
  default_all_public_streams: false,
} as const

/** The service of an outgoing webhook bot, if it has one. Its token is for the bot's owner alone. */
export function presentServices(bot: Owned, service: BotService | undefined, viewer: Viewer): WireBot['services'] {
  if (!service) return []
  const token = viewer !== undefined && viewer.id === bot.bot_owner_id ? service.token : ''
  return [{ base_url: service.payload_url, interface: service.interface as 1 | 2, token }]
}

/** The secrets of a bot's new service, for the user whose request made them. They are not shown to that person again. */
export function presentNewSecrets(service: BotService | undefined): { services: WireBot['services']; signing_secret: string | null } {
  if (!service) return { services: [], signing_secret: null }
  const { user_id: id, signing_secret } = service
  return { services: presentServices({ id, bot_owner_id: id }, service, { id }), signing_secret }
}

/** A bot in the list of those that somebody may manage. */
export function presentManagedBot(bot: Person, service: BotService | undefined, viewer: Viewer): Schema<'ManagedBot'> {
  return {
    username: bot.delivery_email,
    full_name: bot.full_name,
    avatar_url: avatarUrl(bot),
    bot_type: bot.bot_type as Schema<'BotType'>,
    bot_owner_id: bot.bot_owner_id,
    is_active: bot.is_active,
    ...presentBot(bot, service, viewer),
  }
}
