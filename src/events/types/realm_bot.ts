// realm_bot events: users gained or lost the permission to manage bots, or what a bot calls has changed. For those who manage it.

import type { BotService } from '../../models/bot-service.ts'
import { presentBot, presentServices } from '../../present/bot.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

type RealmBotPayload =
  | { op: 'add'; bot: ReturnType<typeof presentBot> }
  | { op: 'update'; bot: Pick<ReturnType<typeof presentBot>, 'user_id' | 'services'> }
  | { op: 'delete'; bot: { user_id: number } }
type RealmBotEvent = EventOf<'realm_bot', RealmBotPayload>

export const realmBot = {
  invalidates: [],
  changesViewOf: nobody,
  deliver: asLogged<RealmBotPayload>,
} satisfies EventDefinition<RealmBotPayload>

/** Bots that these users can manage now. */
export function botsAdded(bots: readonly { id: number; service: BotService | undefined }[], userIds: readonly number[]): RealmBotEvent[] {
  return bots.map(({ id, service }) => botEvent({ op: 'add', bot: presentBot(id, service) }, userIds))
}

/** What a bot calls has changed. */
export function botUpdated(service: BotService, userIds: readonly number[]): RealmBotEvent {
  return botEvent({ op: 'update', bot: { user_id: service.user_id, services: presentServices(service) } }, userIds)
}

/** Bots that these users can no longer manage. */
export function botsRemoved(botIds: readonly number[], userIds: readonly number[]): RealmBotEvent[] {
  return botIds.map((id) => botEvent({ op: 'delete', bot: { user_id: id } }, userIds))
}

function botEvent(payload: RealmBotPayload, userIds: readonly number[]): RealmBotEvent {
  return { type: 'realm_bot', payload, audience: { to: 'users', ids: [...userIds] } }
}
