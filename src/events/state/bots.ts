// Bots, for those who may manage them.

import type { Tx } from '../../db/index.ts'
import { User } from '../../models/user.ts'
import { presentBot } from '../../present/bot.ts'

/** The field `realm_bots` of POST /register. */
export async function botState(viewer: User, tx: Tx): Promise<object> {
  return { realm_bots: (await User.managedBotIds(viewer, tx)).map(presentBot) }
}
