// The topics of a channel, as far as the reader may see their messages.

import type { Db } from '../db/index.ts'
import { scanningInTurn } from '../db/own-turns.ts'
import { select } from '../db/sql.ts'
import type { Channel } from '../models/channel.ts'
import { Message } from '../models/message.ts'
import { MOVED_TO } from '../models/move.ts'
import type { User } from '../models/user.ts'

const RECEIVED = `(EXISTS (SELECT 1 FROM user_messages u WHERE u.user_id = :userId AND u.message_id = m.id)
  OR (m.received_by_rows = 0 AND EXISTS (SELECT 1 FROM subscription_spans s WHERE s.channel_id = :channelId AND s.user_id = :userId
    AND m.id > s.after_message_id AND (s.to_message_id IS NULL OR m.id <= s.to_message_id)))
  OR EXISTS (SELECT 1 FROM moved_spans k WHERE k.user_id = :userId AND ${MOVED_TO}))`

/** Topics of a channel that the reader may read, newest first, each in the letter case of its newest message. */
export async function topicsOf(db: Db, reader: User, channel: Channel): Promise<{ name: string; maxId: number }[]> {
  const within = channel.history_public_to_subscribers ? '' : `AND ${RECEIVED}`
  const newest = await scanningInTurn(db, reader).scan<{ id: number }>(
    `SELECT MAX(m.id) AS id FROM messages m WHERE m.recipient_id = :recipientId ${within} GROUP BY m.topic_key`,
    { recipientId: channel.recipient_id, channelId: channel.id, userId: reader.id },
  )
  const where = { id: newest.map(({ id }) => id) }
  const messages = await select(Message, { columns: ['id', 'topic'], where, order: [['id', 'DESC']] })
  return messages.map(({ id, topic }) => ({ name: topic, maxId: id }))
}
