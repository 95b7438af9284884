// A message that an outgoing webhook bot is told of: what is to be done, and the log of what was. It holds nothing of the message.

import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  literal,
  Model,
  Op,
  type Sequelize,
} from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import { removeRows } from '../db/rows.ts'
import { query, select, selectOne } from '../db/sql.ts'
import { inFinishedRealm } from './realm.ts'

class BotDeliveryTable extends Model<InferAttributes<BotDeliveryTable>, InferCreationAttributes<BotDeliveryTable>> {
  declare id: CreationOptional<number>
  declare realm_id: number
  /** The bot. */
  declare user_id: number
  /** The message may be gone. */
  declare message_id: number
  /** With the topic, the conversation, in which deliveries to a bot keep their order. */
  declare recipient_id: number
  declare topic_key: string
  /** Why the bot is told: `mention` or `direct_message`. */
  declare cause: string
  /** The same for every attempt, so that the receiver can tell repetitions. */
  declare request_id: string
  /** `waiting`; `delivered`; `failed`: given up; `dropped`: nobody had to be told any more. */
  declare state: CreationOptional<string>
  declare attempts: CreationOptional<number>
  /** Of the last attempt: the HTTP status, what went wrong, and how long it took in milliseconds. */
  declare status: CreationOptional<number | null>
  declare error: CreationOptional<string | null>
  declare duration: CreationOptional<number | null>
  /** UNIX seconds, like all times here. */
  declare date_created: number
  declare due_at: number
  declare finished_at: CreationOptional<number | null>
  declare lease_until: CreationOptional<number>
  declare lease_holder: CreationOptional<string | null>

  /**
   * IDs of deliveries that are due and not held by a worker, one for each bot, but not for these bots and organisations, the longest due
   * first. One that comes after another in its conversation is not due until that has ended.
   */
  static async findDue(
    now: number,
    limit: number,
    { bots = [], realms = [] }: { bots?: readonly number[]; realms?: readonly number[] } = {},
  ): Promise<number[]> {
    const except = realms.length > 0 ? 'AND d.realm_id NOT IN (?)' : ''
    const due = await query<{ id: number }>(
      BotDelivery,
      `SELECT MIN(d.id) AS id FROM bot_deliveries d JOIN
         (SELECT MIN(id) AS id FROM bot_deliveries WHERE state = 'waiting' ${bots.length > 0 ? 'AND user_id NOT IN (?)' : ''}
          GROUP BY user_id, recipient_id, topic_key) f ON f.id = d.id
       WHERE d.due_at <= ? AND d.lease_until <= ? ${except} AND ${inFinishedRealm('d')}
       GROUP BY d.user_id ORDER BY MIN(d.due_at), MIN(d.id) LIMIT ?`,
      [...(bots.length > 0 ? [bots] : []), now, now, ...(realms.length > 0 ? [realms] : []), limit],
    )
    return due.map(({ id }) => id)
  }

  /** How many deliveries to each of these bots wait, by the bot's ID. Bots without any are left out. */
  static async countWaiting(botIds: readonly number[], tx: Tx): Promise<Map<number, number>> {
    const sql = `SELECT user_id, COUNT(*) AS waiting FROM bot_deliveries WHERE state = 'waiting' AND user_id IN (?) GROUP BY user_id`
    const rows = await query<{ user_id: number; waiting: unknown }>(BotDelivery, sql, [botIds], tx)
    return new Map(rows.map(({ user_id, waiting }) => [user_id, Number(waiting)]))
  }

  /** Claims a delivery for a worker if no other worker holds it, and counts the attempt. */
  static async take(id: number, holder: string, now: number, until: number, tx: Tx): Promise<boolean> {
    const [taken] = await BotDelivery.update(
      { lease_holder: holder, lease_until: until, attempts: literal('attempts + 1') as never },
      { where: { id, state: 'waiting', due_at: { [Op.lte]: now }, lease_until: { [Op.lte]: now } }, transaction: tx },
    )
    return taken === 1
  }

  /** The delivery, if the holder still holds it. */
  static findHeld({ id, holder }: { id: number; holder: string }): Promise<BotDelivery | null> {
    return selectOne(BotDelivery, { where: { id, lease_holder: holder, state: 'waiting' } })
  }

  /** Writes how an attempt went, if the holder still holds the delivery. Returns whether it did. */
  static async settle({ id, holder }: { id: number; holder: string }, columns: Partial<BotDelivery>, tx: Tx): Promise<boolean> {
    const where = { id, lease_holder: holder, state: 'waiting' }
    const [settled] = await BotDelivery.update({ ...columns, lease_until: 0, lease_holder: null }, { where, transaction: tx })
    return settled === 1
  }

  /** Whether another delivery to the bot was given up since a time. */
  static async hasFailedSince(userId: number, since: number, exceptId: number, tx: Tx): Promise<boolean> {
    const where = { user_id: userId, state: 'failed', finished_at: { [Op.gte]: since }, id: { [Op.ne]: exceptId } }
    return (await select(BotDelivery, { columns: ['id'], where, limit: 1 }, tx)).length > 0
  }

  /** The newest deliveries to a bot, those before an ID if it is given. */
  static findPage(userId: number, beforeId: number | undefined, limit: number): Promise<BotDelivery[]> {
    const where = { user_id: userId, ...(beforeId === undefined ? {} : { id: { [Op.lt]: beforeId } }) }
    return select(BotDelivery, { where, order: [['id', 'DESC']], limit })
  }

  /** Removes deliveries that ended before a time, and all but the newest `most` of each bot that have ended. */
  static async removeFinished(before: number, most: number, db: Db): Promise<void> {
    await removeRows(db, BotDelivery, { finished_at: { [Op.lt]: before } })
    const sql = 'SELECT user_id FROM bot_deliveries GROUP BY user_id HAVING COUNT(*) > ?'
    for (const { user_id } of await query<{ user_id: number }>(BotDelivery, sql, [most])) {
      const ended = { user_id, finished_at: { [Op.ne]: null } }
      const newest = await select(BotDelivery, { columns: ['id'], where: ended, order: [['id', 'DESC']], limit: most + 1 })
      const newestToGo = newest[most]
      if (newestToGo) await removeRows(db, BotDelivery, { ...ended, id: { [Op.lte]: newestToGo.id } })
    }
  }
}

export const BotDelivery = BotDeliveryTable
export type BotDelivery = InferAttributes<BotDeliveryTable>

export function defineBotDelivery(sequelize: Sequelize): void {
  BotDelivery.init(
    {
      id: { type: DataTypes.INTEGER, primaryKey: true, autoIncrement: true },
      realm_id: { type: DataTypes.INTEGER, allowNull: false },
      user_id: { type: DataTypes.INTEGER, allowNull: false },
      message_id: { type: DataTypes.INTEGER, allowNull: false },
      recipient_id: { type: DataTypes.INTEGER, allowNull: false },
      topic_key: { type: DataTypes.STRING(200), allowNull: false },
      cause: { type: DataTypes.STRING(20), allowNull: false },
      request_id: { type: DataTypes.STRING(40), allowNull: false },
      state: { type: DataTypes.STRING(10), allowNull: false, defaultValue: 'waiting' },
      attempts: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      status: { type: DataTypes.INTEGER, allowNull: true, defaultValue: null },
      error: { type: DataTypes.STRING(200), allowNull: true, defaultValue: null },
      duration: { type: DataTypes.INTEGER, allowNull: true, defaultValue: null },
      date_created: { type: DataTypes.BIGINT, allowNull: false },
      due_at: { type: DataTypes.BIGINT, allowNull: false },
      finished_at: { type: DataTypes.BIGINT, allowNull: true, defaultValue: null },
      lease_until: { type: DataTypes.BIGINT, allowNull: false, defaultValue: 0 },
      lease_holder: { type: DataTypes.STRING(36), allowNull: true, defaultValue: null },
    },
    { sequelize, tableName: 'bot_deliveries', timestamps: false },
  )
}
