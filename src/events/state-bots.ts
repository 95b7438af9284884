// Bots as those follow them who may manage them: the initial state, and the events that keep it true.

import type { Tx } from '../db/index.ts'
import { User } from '../models/user.ts'
import { presentBot } from '../present/bot.ts'
import type { NewEvent } from './types.ts'

/** The field `realm_bots` of POST /register. */
export async function botState(viewer: User, tx: Tx): Promise<object> {
  return { realm_bots: (await User.managedBotIds(viewer, tx)).map(presentBot) }
}

/** Bots that these users may manage from now on. */
export function botsAdded(botIds: readonly number[], userIds: readonly number[]): NewEvent[] {
  return botIds.map((id) => botEvent({ op: 'add', bot: presentBot(id) }, userIds))
}

/** Bots that these users may not manage any more. */
export function botsRemoved(botIds: readonly number[], userIds: readonly number[]): NewEvent[] {
  return botIds.map((id) => botEvent({ op: 'delete', bot: { user_id: id } }, userIds))
}

function botEvent(payload: object, userIds: readonly number[]): NewEvent {
  return { type: 'realm_bot', payload, audience: { to: 'users', ids: [...userIds] } }
}
