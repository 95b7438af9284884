// realm_bot events: users gained or lost the permission to manage bots. For these users.

import { presentBot } from '../../present/bot.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

type RealmBotPayload = { op: 'add'; bot: ReturnType<typeof presentBot> } | { op: 'delete'; bot: { user_id: number } }
type RealmBotEvent = EventOf<'realm_bot', RealmBotPayload>

export const realmBot = {
  invalidates: [],
  changesViewOf: nobody,
  deliver: asLogged<RealmBotPayload>,
} satisfies EventDefinition<RealmBotPayload>

/** Bots that these users can manage now. */
export function botsAdded(botIds: readonly number[], userIds: readonly number[]): RealmBotEvent[] {
  return botIds.map((id) => botEvent({ op: 'add', bot: presentBot(id) }, userIds))
}

/** Bots that these users can no longer manage. */
export function botsRemoved(botIds: readonly number[], userIds: readonly number[]): RealmBotEvent[] {
  return botIds.map((id) => botEvent({ op: 'delete', bot: { user_id: id } }, userIds))
}

function botEvent(payload: RealmBotPayload, userIds: readonly number[]): RealmBotEvent {
  return { type: 'realm_bot', payload, audience: { to: 'users', ids: [...userIds] } }
}
