// Finds messages that have passed their retention period, and deletes messages with everything that belongs to them.

import { Op } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { query, remove, select, selectOne } from '../db/sql.ts'
import { AttachmentMessage } from './attachment.ts'
import { Message, UserMessage } from './message.ts'
import { MessageEdit } from './message-edit.ts'
import { Reaction } from './reaction.ts'
import { Submessage } from './submessage.ts'

export interface OldMessage {
  id: number
  topic: string
  recipient_id: number
}

/** The oldest messages of a recipient sent before a time in UNIX seconds, ascending by ID. */
export async function oldIn(recipientId: number, before: number, limit: number, tx?: Tx): Promise<OldMessage[]> {
  const rows = await select(
    Message,
    {
      columns: ['id', 'topic', 'recipient_id'],
      where: { recipient_id: recipientId, date_sent: { [Op.lt]: before } },
      order: [
        ['date_sent', 'ASC'],
        ['id', 'ASC'],
      ],
      limit,
    },
    tx,
  )
  return rows.sort((a, b) => a.id - b.id)
}

/** The oldest messages of a recipient by one sender, ascending by ID. */
export function sentIn(recipientId: number, senderId: number, limit: number, tx?: Tx): Promise<OldMessage[]> {
  const where = { recipient_id: recipientId, sender_id: senderId }
  return select(Message, { columns: ['id', 'topic', 'recipient_id'], where, order: [['id', 'ASC']], limit }, tx)
}

/** The oldest direct messages of an organisation sent before a time in UNIX seconds, ascending by ID. */
export async function oldDirect(realmId: number, before: number, limit: number, tx?: Tx): Promise<OldMessage[]> {
  const rows = await query<OldMessage>(
    Message,
    `SELECT m.id AS id, m.topic AS topic, m.recipient_id AS recipient_id
     FROM recipients r JOIN messages m ON m.recipient_id = r.id AND m.date_sent < ?
     WHERE r.realm_id = ? AND r.members_hash IS NOT NULL LIMIT ?`,
    [before, realmId, limit],
    tx,
  )
  return rows.sort((a, b) => a.id - b.id)
}

/** Deletes messages with their flags, reactions, submessages, links to files and edit history. */
export async function removeMessages(ids: readonly number[], tx: Tx): Promise<void> {
  const of = { message_id: [...ids] }
  await remove(UserMessage, of, tx)
  await remove(AttachmentMessage, of, tx)
  await remove(Reaction, of, tx)
  await remove(Submessage, of, tx)
  await remove(MessageEdit, of, tx)
  await remove(Message, { id: [...ids] }, tx)
}

/** The ID of the oldest remaining message, or null if there is none. */
export async function firstIn(recipientId: number, tx: Tx): Promise<number | null> {
  return (await selectOne(Message, { columns: ['id'], where: { recipient_id: recipientId }, order: [['id', 'ASC']] }, tx))?.id ?? null
}
