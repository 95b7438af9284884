// Bots, for those who may manage them.

import { managedAmong } from '../../models/user.ts'
import { presentBot } from '../../present/bot.ts'
import type { StateFacts } from './facts.ts'

/** The field `realm_bots` of POST /register. */
export function botState({ people, viewer }: StateFacts): object {
  return { realm_bots: managedAmong(people, viewer).map(({ id }) => presentBot(id)) }
}
