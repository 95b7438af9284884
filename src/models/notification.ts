// A push notification of a message that a user has received or is to receive. The row exists while the notification should stay visible.

import { literal, Op } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { chunks, IDS_AT_ONCE } from '../db/rows.ts'
import { createRows, query, type Row, remove, select, selectOne, update } from '../db/sql.ts'
import { bool, index, key, person, realm, refers, table } from '../db/table.ts'

/** Selects notifications: of messages, or of an organisation's messages to recipients. Both for the named users, or for all users. */
export type Which = { userIds?: readonly number[] } & (
  | { messageIds: readonly number[] }
  | { realmId: number; recipientIds: readonly number[] }
)

class NotificationTable extends table(
  'notifications',
  {
    realm_id: realm(),
    user_id: key(person('removed')),
    message_id: key(refers('messages')),
    /** Whether it may have reached the devices. Set before it is handed to the relay. */
    was_sent: bool(),
  },
  { indexes: [index('realm_id'), index('message_id')] },
) {
  /** Inserts notifications. Existing ones stay unchanged. */
  static async addAll(rows: readonly { realm_id: number; user_id: number; message_id: number }[], tx: Tx): Promise<void> {
    await createRows(
      Notification,
      rows.map((row) => ({ ...row, was_sent: false })),
      tx,
      'kept',
    )
  }

  /** Whether a user has a notification of a message, sent or to be sent. */
  static async isThere(userId: number, messageId: number, tx?: Tx): Promise<boolean> {
    const where = { user_id: userId, message_id: messageId }
    return (await selectOne(Notification, { where }, tx)) !== null
  }

  /** How many messages a user has notifications of, sent or to be sent, counted up to a limit. */
  static async countOf(userId: number, limit: number): Promise<number> {
    const sql = 'SELECT COUNT(*) AS count FROM (SELECT message_id FROM notifications WHERE user_id = ? LIMIT ?) n'
    const [counted] = await query<{ count: number }>(Notification, sql, [userId, limit])
    return Number(counted?.count ?? 0)
  }

  /** The users who have a notification of messages, sent or to be sent, by message ID. */
  static async holdersOf(messageIds: readonly number[], tx: Tx): Promise<Map<number, Set<number>>> {
    const holders = new Map<number, Set<number>>(messageIds.map((id) => [id, new Set()]))
    const rows = await select(Notification, { columns: ['user_id', 'message_id'], where: { message_id: [...messageIds] } }, tx)
    for (const { user_id, message_id } of rows) holders.get(message_id)?.add(user_id)
    return holders
  }

  /** Marks the notification as about to be handed to the relay. Returns false if it was withdrawn. */
  static async begin(userId: number, messageId: number, tx: Tx): Promise<boolean> {
    const begun = await update(Notification, { was_sent: true }, { user_id: userId, message_id: messageId }, tx)
    // MySQL does not count a row that another attempt has marked already.
    return begun === 1 || Notification.isThere(userId, messageId, tx)
  }

  /**
   * Removes notifications and returns those that may have reached devices, by user. A worker that is sending one at that moment finds out
   * afterwards that it was removed.
   */
  static async withdraw(which: Which, tx: Tx): Promise<{ realmId: number; userId: number; messageIds: number[] }[]> {
    const sent = new Map<number, { realmId: number; userId: number; messageIds: number[] }>()
    for (const where of conditionsOf(which)) {
      const rows = await select(Notification, { where, order: [['message_id', 'ASC']] }, tx)
      if (rows.length === 0) continue
      const pairs = { user_id: rows.map((row) => row.user_id), message_id: rows.map((row) => row.message_id) }
      await remove(Notification, pairs, tx)
      for (const { realm_id, user_id, message_id, was_sent } of rows) {
        if (!was_sent) continue
        const of = sent.get(user_id) ?? { realmId: realm_id, userId: user_id, messageIds: [] }
        of.messageIds.push(message_id)
        sent.set(user_id, of)
      }
    }
    return [...sent.values()]
  }
}

export const Notification = NotificationTable
export type Notification = Row<NotificationTable>

function conditionsOf({ userIds, ...of }: Which) {
  if (userIds?.length === 0) return []
  const whose = userIds ? { user_id: [...userIds] } : {}
  if ('recipientIds' in of) {
    // Starts with the notifications, because a channel can have far more messages. If users are given, leaves out the organisation, because
    // SQLite might choose its index instead of their key.
    const toRecipients = literal(
      `EXISTS (SELECT 1 FROM messages m WHERE m.id = message_id AND m.recipient_id IN (${of.recipientIds.map(Math.trunc).join(', ')}))`,
    )
    return [{ [Op.and]: [userIds ? whose : { realm_id: of.realmId }, toRecipients] }]
  }
  const { messageIds } = of
  return chunks(messageIds, IDS_AT_ONCE).map((message_id) => ({ ...whose, message_id }))
}
