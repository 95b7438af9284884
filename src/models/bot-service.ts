// What an outgoing webhook bot calls. One row a bot; a bot that was imported without it has none.

import type { Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { createRow, type Row, remove, selectOne } from '../db/sql.ts'
import { index, int, key, person, plain, realm, string, table, text } from '../db/table.ts'

class BotServiceTable extends table(
  'bot_services',
  {
    realm_id: realm(),
    /** The bot. */
    user_id: key(person('removed')),
    payload_url: plain(text()),
    /** The format of the requests (BOT_INTERFACE). */
    interface: int(),
    /** Part of every request, which proves to simple receivers that this server has made it. */
    token: plain(string(32)),
    /** What requests are signed with: `whsec_` and base64. */
    signing_secret: plain(string(60)),
  },
  { indexes: [index('realm_id')] },
) {
  /** The service of a bot. */
  static of(botId: number, tx?: Tx): Promise<BotService | null> {
    return selectOne(BotService, { where: { user_id: botId } }, tx)
  }

  /** The services of an organisation's bots, or of these, by the bot's ID. */
  static async byBot(realmId: number, botIds?: readonly number[], tx?: Tx): Promise<Map<number, BotService>> {
    return servicesByBot(await BotService.allOf(realmId, botIds).rows(tx))
  }

  /** Stores the service of a bot in place of the former one, if there is one. */
  static async replace(service: BotService, tx: Tx): Promise<void> {
    await remove(BotService, { user_id: service.user_id }, tx)
    await createRow(BotService, service, tx)
  }

  static allOf(realmId: number, botIds?: readonly number[]): Read<BotService> {
    return readOf(BotService, { where: { realm_id: realmId, ...(botIds ? { user_id: [...botIds] } : {}) } })
  }
}

export const BotService = BotServiceTable
export type BotService = Row<BotServiceTable>

/** Services by the bot's ID. */
export function servicesByBot(services: readonly BotService[]): Map<number, BotService> {
  return new Map(services.map((service) => [service.user_id, service]))
}
