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
  endsSight: false,
  deliver: asLogged<RealmBotPayload>,
  seen: 'always',
} satisfies EventDefinition<RealmBotPayload>

/** Bots that these users can manage now. */
export function botsAdded(
  bots: readonly { id: number; bot_owner_id: number | null; service: BotService | undefined }[],
  userIds: readonly number[],
): RealmBotEvent[] {
  return bots.flatMap((bot) => withSecrets(bot, bot.service, userIds, (seen) => ({ op: 'add', bot: presentBot(bot, bot.service, seen) })))
}

/** What a bot calls, or proves itself with, has changed. `userIds`: those who manage it. */
export function botUpdated(
  bot: { id: number; bot_owner_id: number | null },
  service: BotService,
  userIds: readonly number[],
): RealmBotEvent[] {
  return withSecrets(bot, service, userIds, (seen) => ({
    op: 'update',
    bot: { user_id: bot.id, services: presentServices(bot, service, seen) },
  }))
}

/** Bots that these users can no longer manage. */
export function botsRemoved(botIds: readonly number[], userIds: readonly number[]): RealmBotEvent[] {
  return botIds.map((id) => botEvent({ op: 'delete', bot: { user_id: id } }, userIds))
}

/** An event for these users. The bot's owner gets an event of their own if it has a service, because its secrets are the owner's alone. */
function withSecrets(
  { bot_owner_id: ownerId }: { bot_owner_id: number | null },
  service: BotService | undefined,
  userIds: readonly number[],
  payloadFor: (viewer: { id: number } | undefined) => RealmBotPayload,
): RealmBotEvent[] {
  if (!service || ownerId === null || !userIds.includes(ownerId)) return [botEvent(payloadFor(undefined), userIds)]
  const others = userIds.filter((id) => id !== ownerId)
  return [botEvent(payloadFor({ id: ownerId }), [ownerId]), ...(others.length > 0 ? [botEvent(payloadFor(undefined), others)] : [])]
}

function botEvent(payload: RealmBotPayload, userIds: readonly number[]): RealmBotEvent {
  return { type: 'realm_bot', payload, audience: { to: 'users', ids: [...userIds] } }
}
