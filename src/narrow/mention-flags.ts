// The flags that the text of one message gives its receivers. They change when it is edited.

import { QueryTypes } from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import { FLAG, type Message } from '../models/message.ts'
import { receiveMessages } from './received.ts'

const OF_TEXT = FLAG.mentioned | FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned | FLAG.has_alert_word

/**
 * Gives the receivers of an edited message the flags of its new text, by user ID and `toAll`, and takes away those of the old one.
 * Who did not receive it is not flagged.
 */
export async function reflag(
  db: Db,
  message: Message,
  { flags, toAll }: { flags: ReadonlyMap<number, number>; toAll: number },
  tx: Tx,
): Promise<void> {
  await message.update({ receiver_flags: toAll }, { transaction: tx })
  if (flags.size > 0) await receiveMessages(db, [message.id], tx)
  const run = (sql: string, replacements: unknown[]): Promise<unknown> =>
    db.sequelize.query(sql, { replacements, type: QueryTypes.UPDATE, transaction: tx })
  const received = `(flags & ${FLAG.historical}) = 0`
  await run(`UPDATE user_messages SET flags = (flags & ~${OF_TEXT}) | ? WHERE message_id = ? AND ${received}`, [toAll, message.id])
  for (const bit of new Set(flags.values())) {
    const userIds = [...flags].filter(([, bits]) => bits === bit).map(([id]) => id)
    const whose = `message_id = ? AND user_id IN (?) AND ${received}`
    await run(`UPDATE user_messages SET flags = flags | ? WHERE ${whose}`, [bit, message.id, userIds])
  }
}
