// A message that an outgoing webhook bot is told of: what is to be done, and the log of what was. It holds nothing of the message.

import { literal, Op } from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import { removeRows } from '../db/rows.ts'
import { query, type Row, select, selectOne, update } from '../db/sql.ts'
import { big, id, index, initially, int, names, optional, person, plain, realm, string, table } from '../db/table.ts'
import { WAITING_PEOPLE } from './job.ts'
import { inFinishedRealm } from './realm.ts'

/** The person whose limits a bot `u` counts for. */
const OWNER = 'COALESCE(u.bot_owner_id, u.id)'
/** The first delivery of each conversation with a bot that meets a condition. */
const firstWhere = (condition: string): string =>
  `(SELECT MIN(id) AS id FROM bot_deliveries WHERE ${condition} GROUP BY user_id, recipient_id, topic_key) f`

class BotDeliveryTable extends table(
  'bot_deliveries',
  {
    id: id(),
    realm_id: realm(),
    /** The bot. */
    user_id: person('removed'),
    /** The message may be gone. */
    message_id: names(int(), 'what a bot was told, which outlives the message'),
    /** With the topic, the conversation, in which deliveries to a bot keep their order. */
    recipient_id: names(int(), 'what a bot was told, which outlives the message'),
    topic_key: plain(string(200)),
    /** Why the bot is told: `mention` or `direct_message`. */
    cause: plain(string(20)),
    /** The same for every attempt, so that the receiver can tell repetitions. */
    request_id: names(plain(string(40)), 'what a bot was told, which outlives the message'),
    /** `waiting`; `delivered`; `failed`: given up; `dropped`: nobody had to be told any more. */
    state: initially(plain(string(10)), 'waiting'),
    attempts: initially(int(), 0),
    /** Of the last attempt: the HTTP status, what went wrong, and how long it took in milliseconds. */
    status: optional(int()),
    error: optional(plain(string(200))),
    duration: optional(int()),
    /** UNIX seconds, like all times here. */
    date_created: big(),
    due_at: big(),
    finished_at: optional(big()),
    lease_until: initially(big(), 0),
    lease_holder: optional(plain(string(36))),
  },
  { indexes: [index('state', 'user_id', 'recipient_id', 'topic_key'), index('user_id', 'id'), index('finished_at'), index('realm_id')] },
) {
  /**
   * How many conversations with bots have a delivery that is due and not held by a worker, by the organisation and the owner of the bots. One
   * that comes after another in its conversation is not due until that has ended. The thousand people whose deliveries are due for longest.
   */
  static waiting(now: number): Promise<{ realm_id: number; principal_id: number; count: number; due_at: number }[]> {
    return query(
      BotDelivery,
      `SELECT d.realm_id, ${OWNER} AS principal_id, COUNT(*) AS count, MIN(d.due_at) AS due_at FROM ${firstWhere("state = 'waiting'")}
       JOIN bot_deliveries d ON d.id = f.id JOIN users u ON u.id = d.user_id
       WHERE d.due_at <= ? AND d.lease_until <= ? AND ${inFinishedRealm('d')} GROUP BY d.realm_id, ${OWNER}
       ORDER BY MIN(d.due_at) LIMIT ${WAITING_PEOPLE}`,
      [now, now],
    )
  }

  /** IDs of due deliveries to the bots of a person: one for each bot, and none for a bot to which two are being made, the longest due first. */
  static async findDueOf(
    { realm_id, principal_id }: { realm_id: number; principal_id: number },
    now: number,
    limit: number,
  ): Promise<number[]> {
    const bots = await query<{ id: number }>(
      BotDelivery,
      'SELECT id FROM users u WHERE u.bot_owner_id = ? AND u.realm_id = ? UNION SELECT id FROM users WHERE id = ?',
      [principal_id, realm_id, principal_id],
    )
    const due = await query<{ id: number }>(
      BotDelivery,
      `SELECT MIN(id) AS id FROM
         (SELECT d.id, d.user_id, d.due_at, d.lease_until,
            SUM(CASE WHEN d.lease_until > ? THEN 1 ELSE 0 END) OVER (PARTITION BY d.user_id) AS held
          FROM ${firstWhere("state = 'waiting' AND user_id IN (?)")} JOIN bot_deliveries d ON d.id = f.id) AS firsts
       WHERE held < 2 AND due_at <= ? AND lease_until <= ? GROUP BY user_id ORDER BY MIN(due_at), MIN(id) LIMIT ?`,
      [now, bots.map(({ id }) => id), now, now, limit],
    )
    return due.map(({ id }) => id)
  }

  /** How many deliveries to each bot of these people wait, with the bot's owner. Bots without any are left out. */
  static async countWaiting(ownerIds: readonly number[], tx: Tx): Promise<{ bot: number; owner: number; waiting: number }[]> {
    const rows = await query<{ bot: number; owner: number; waiting: unknown }>(
      BotDelivery,
      `SELECT u.id AS bot, ${OWNER} AS owner, COUNT(*) AS waiting FROM users u
       JOIN bot_deliveries d ON d.user_id = u.id AND d.state = 'waiting'
       WHERE u.bot_owner_id IN (?) OR u.id IN (?) GROUP BY u.id, ${OWNER}`,
      [ownerIds, ownerIds],
      tx,
    )
    return rows.map((row) => ({ ...row, waiting: Number(row.waiting) }))
  }

  /** Claims a delivery for a worker if no other worker holds it, and counts the attempt. */
  static async take(id: number, holder: string, now: number, until: number, tx: Tx): Promise<boolean> {
    const taken = await update(
      BotDelivery,
      { lease_holder: holder, lease_until: until, attempts: literal('attempts + 1') as never },
      { id, state: 'waiting', due_at: { [Op.lte]: now }, lease_until: { [Op.lte]: now } },
      tx,
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
    const settled = await update(BotDelivery, { ...columns, lease_until: 0, lease_holder: null }, where, tx)
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
export type BotDelivery = Row<BotDeliveryTable>
