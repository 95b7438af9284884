// The flags that the text of one message gives its receivers. They change when it is edited.

import { QueryTypes } from 'sequelize'
import { usersWithin } from '../access/groups.ts'
import type { Db, Tx } from '../db/index.ts'
import type { Rendered } from '../markup/index.ts'
import { AlertWord } from '../models/alert-word.ts'
import { FLAG, type Message } from '../models/message.ts'
import { receiveMessages } from './received.ts'

const OF_TEXT = FLAG.mentioned | FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned | FLAG.has_alert_word

/** Who has written in the topic of a channel's message. */
export async function participantsOf(db: Db, { recipient_id, topic_key }: Message, tx: Tx): Promise<number[]> {
  const rows = await db.sequelize.query<{ id: number }>(
    'SELECT DISTINCT sender_id AS id FROM messages WHERE recipient_id = ? AND topic_key = ?',
    { replacements: [recipient_id, topic_key], type: QueryTypes.SELECT, transaction: tx },
  )
  return rows.map(({ id }) => id)
}

/** Gives the receivers of an edited message the flags of its new text, and takes away those of the old one. */
export async function reflag(db: Db, message: Message, rendered: Rendered, tx: Tx): Promise<void> {
  const mentioned = new Set(rendered.mentionedUserIds)
  if (rendered.mentionedGroupIds.length > 0)
    for (const { id } of await usersWithin(message.realm_id, rendered.mentionedGroupIds, tx)) mentioned.add(id)
  const alerted = await alertedBy(message, tx)
  const given: [bit: number, userIds: number[] | 'all'][] = [
    [FLAG.mentioned, [...mentioned]],
    [FLAG.stream_wildcard_mentioned, rendered.channelWildcard ? 'all' : []],
    [FLAG.topic_wildcard_mentioned, rendered.topicWildcard ? await participantsOf(db, message, tx) : []],
    [FLAG.has_alert_word, alerted],
  ]
  const some = given.filter(([, userIds]) => userIds.length > 0)
  const run = (sql: string, replacements: unknown[]): Promise<unknown> =>
    db.sequelize.query(sql, { replacements, type: QueryTypes.UPDATE, transaction: tx })
  // Only who received it is flagged, so everybody who did needs a row.
  if (some.length > 0) await receiveMessages(db, [message.id], tx)
  await run(`UPDATE user_messages SET flags = flags & ~${OF_TEXT} WHERE message_id = ? AND (flags & ${OF_TEXT}) <> 0`, [message.id])
  for (const [bit, userIds] of some) {
    const who = userIds === 'all' ? '' : ' AND user_id IN (?)'
    await run(`UPDATE user_messages SET flags = flags | ${bit} WHERE message_id = ?${who}`, [message.id, userIds])
  }
}

async function alertedBy({ realm_id, content }: Message, tx: Tx): Promise<number[]> {
  const text = content.toLowerCase()
  const isWord = (word: string): boolean =>
    text.includes(word) && new RegExp(`(?<![\\p{L}\\p{N}_])${word.replace(/[^\p{L}\p{N}]/gu, '\\$&')}(?![\\p{L}\\p{N}_])`, 'u').test(text)
  return [...(await AlertWord.findByUser(realm_id, tx))].flatMap(([userId, words]) => (words.some(isWord) ? [userId] : []))
}
