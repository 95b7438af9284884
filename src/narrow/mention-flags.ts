// The flags that the text of a message gives its recipients. They change when it is edited.

import { QueryTypes } from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import { FLAG, type Message, UserMessage } from '../models/message.ts'
import { receiveMessage } from './received.ts'

const OF_TEXT = FLAG.mentioned | FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned | FLAG.has_alert_word

/** The flag bits that a text gives: by user ID, and to all recipients. */
export interface TextFlags {
  flags: ReadonlyMap<number, number>
  toAll: number
}

/**
 * Gives the recipients of an edited message the flags of its new text, and removes those of the old one, which it returns.
 * People who did not receive the message get no flags.
 */
export async function reflag(db: Db, message: Message, { flags, toAll }: TextFlags, tx: Tx): Promise<TextFlags> {
  const former = await textFlagsOf(message, tx)
  await message.update({ receiver_flags: toAll }, { transaction: tx })
  if (flags.size > 0) await receiveMessage(db, message.id, tx)
  const run = (sql: string, replacements: unknown[]): Promise<unknown> =>
    db.sequelize.query(sql, { replacements, type: QueryTypes.UPDATE, transaction: tx })
  const received = `(flags & ${FLAG.historical}) = 0`
  await run(`UPDATE user_messages SET flags = (flags & ~${OF_TEXT}) | ? WHERE message_id = ? AND ${received}`, [toAll, message.id])
  for (const bit of new Set(flags.values())) {
    const userIds = [...flags].filter(([, bits]) => bits === bit).map(([id]) => id)
    const whose = `message_id = ? AND user_id IN (?) AND ${received}`
    await run(`UPDATE user_messages SET flags = flags | ? WHERE ${whose}`, [bit, message.id, userIds])
  }
  return former
}

async function textFlagsOf({ id, receiver_flags }: Message, tx: Tx): Promise<TextFlags> {
  const rows = await UserMessage.findAll({ where: { message_id: id }, raw: true, transaction: tx })
  return { flags: new Map(rows.map((row) => [row.user_id, row.flags & OF_TEXT])), toAll: receiver_flags }
}
