// Messages by their IDs, as far as the reader may see them.

import { readableAmong } from '../access/channels/channels.ts'
import type { Db, Tx } from '../db/index.ts'
import { findWithIds } from '../db/rows.ts'
import { Channel } from '../models/channel.ts'
import { Message } from '../models/message.ts'
import { RecipientMember } from '../models/recipient.ts'
import type { User } from '../models/user.ts'
import { firstIds } from './query.ts'
import { direct } from './sql.ts'

/** Those of the messages that the reader may see, ascending by ID. */
export async function fetchByIds(db: Db, reader: User, messageIds: readonly number[], tx?: Tx): Promise<Message[]> {
  if (messageIds.length === 0) return []
  return visibleAmong(db, reader, await findWithIds(Message, messageIds, { realm_id: reader.realm_id }, tx), tx)
}

/** Whether the reader may see a message. */
export async function isVisible(db: Db, reader: User, message: MessagePlace, tx: Tx): Promise<boolean> {
  return (await visibleAmong(db, reader, [message], tx)).length > 0
}

/** A message without its texts, which are large. */
export type MessagePlace = Pick<Message, (typeof PLACE)[number]>
export const PLACE = ['id', 'recipient_id', 'topic'] as const satisfies (keyof Message)[]

/** Like `fetchByIds`, for any number of messages, without their texts. */
export async function fetchPlacesByIds(db: Db, reader: User, messageIds: readonly number[], tx?: Tx): Promise<MessagePlace[]> {
  if (messageIds.length === 0) return []
  const where = { realm_id: reader.realm_id, id: [...messageIds] }
  const places = await Message.findAll({ attributes: PLACE, where, order: [['id', 'ASC']], raw: true, transaction: tx ?? null })
  return visibleAmong(db, reader, places, tx)
}

async function visibleAmong<M extends MessagePlace>(db: Db, reader: User, messages: M[], tx?: Tx): Promise<M[]> {
  const recipientIds = [...new Set(messages.map((message) => message.recipient_id))]
  const channels = await Channel.findByRecipients(reader.realm_id, recipientIds, tx)
  const inChannels = new Set(channels.map((channel) => channel.recipient_id))
  const others = recipientIds.filter((id) => !inChannels.has(id))
  const members = await RecipientMember.findOf(others, tx)
  const open = new Set(others.filter((id) => members.get(id)?.includes(reader.id)))
  const kept = new Set<number>()
  for (const channel of await readableAmong(reader, channels, tx)) {
    if (channel.history_public_to_subscribers) open.add(channel.recipient_id)
    else kept.add(channel.recipient_id)
  }
  const ofKept = messages.filter((message) => kept.has(message.recipient_id)).map(({ id }) => id)
  const received = await gotIds(db, reader, ofKept, tx)
  return messages.filter((message) => open.has(message.recipient_id) || received.has(message.id))
}

/** The IDs of the messages that the reader received: by a row, a subscription or a conversation. */
export async function gotIds(db: Db, reader: User, messageIds: readonly number[], tx?: Tx): Promise<Set<number>> {
  if (messageIds.length === 0) return new Set()
  const inConversation = direct(reader)
  const condition = {
    sql: `(${inConversation.sql} OR EXISTS (SELECT 1 FROM user_messages u WHERE u.user_id = ? AND u.message_id = m.id)
      OR (m.received_by_rows = 0 AND EXISTS (SELECT 1 FROM channels c JOIN subscription_spans s ON s.channel_id = c.id WHERE c.recipient_id = m.recipient_id
        AND s.user_id = ? AND m.id > s.after_message_id AND (s.to_message_id IS NULL OR m.id <= s.to_message_id))))`,
    values: [...inConversation.values, reader.id, reader.id],
  }
  const conditions = [{ sql: 'm.id IN (?)', values: [[...messageIds]] }, condition]
  return new Set(await firstIds(db, { from: 'messages m', conditions, searches: [] }, [], { order: 'ASC', limit: messageIds.length, tx }))
}
