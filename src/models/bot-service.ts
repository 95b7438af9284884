// What an outgoing webhook bot calls. One row a bot; a bot that was imported without it has none.

import { DataTypes, type InferAttributes, type InferCreationAttributes, Model, type Sequelize } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf, rowsOf } from '../db/reads.ts'
import { createRow, selectOne } from '../db/sql.ts'

class BotServiceTable extends Model<InferAttributes<BotServiceTable>, InferCreationAttributes<BotServiceTable>> {
  declare realm_id: number
  /** The bot. */
  declare user_id: number
  declare payload_url: string
  /** The format of the requests (BOT_INTERFACE). */
  declare interface: number
  /** Part of every request, which proves to simple receivers that this server has made it. */
  declare token: string
  /** What requests are signed with: `whsec_` and base64. */
  declare signing_secret: string

  /** The service of a bot. */
  static of(botId: number, tx?: Tx): Promise<BotService | null> {
    return selectOne(BotService, { where: { user_id: botId } }, tx)
  }

  /** The services of an organisation's bots, or of these, by the bot's ID. */
  static async byBot(realmId: number, botIds?: readonly number[], tx?: Tx): Promise<Map<number, BotService>> {
    return servicesByBot(await rowsOf(BotService.allOf(realmId, botIds), tx))
  }

  /** Stores the service of a bot in place of the former one, if there is one. */
  static async replace(service: BotService, tx: Tx): Promise<void> {
    await BotService.destroy({ where: { user_id: service.user_id }, transaction: tx })
    await createRow(BotService, service, tx)
  }

  static allOf(realmId: number, botIds?: readonly number[]): Read<BotService> {
    return readOf(BotService, { where: { realm_id: realmId, ...(botIds ? { user_id: [...botIds] } : {}) } })
  }
}

export const BotService = BotServiceTable
export type BotService = InferAttributes<BotServiceTable>

/** Services by the bot's ID. */
export function servicesByBot(services: readonly BotService[]): Map<number, BotService> {
  return new Map(services.map((service) => [service.user_id, service]))
}

export function defineBotService(sequelize: Sequelize): void {
  BotService.init(
    {
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, primaryKey: true },
      payload_url: { type: DataTypes.TEXT, allowNull: false },
      interface: { type: DataTypes.INTEGER, allowNull: false },
      token: { type: DataTypes.STRING(32), allowNull: false },
      signing_secret: { type: DataTypes.STRING(60), allowNull: false },
    },
    { sequelize, tableName: 'bot_services', timestamps: false },
  )
}
