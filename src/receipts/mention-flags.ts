// The flags that the text of a message gives its recipients. They change when it is edited.

import { QueryTypes } from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import { FLAG, type Message } from '../models/message.ts'
import { flagsAfter, type Holders, holdersOfMessage, OF_TEXT } from './holders.ts'
import { receiveMessage } from './received.ts'

/** The flag bits that a text gives: to individual users, by ID, and to all recipients. */
export interface TextFlags {
  flags: ReadonlyMap<number, number>
  toAll: number
}

/** The flags that the old text of a message has given its holders. */
export function textFlagsOf({ byRow }: Holders, { receiver_flags }: Pick<Message, 'receiver_flags'>): TextFlags {
  return { flags: new Map([...byRow].map(([id, flags]) => [id, flags & OF_TEXT])), toAll: receiver_flags }
}

/**
 * Gives the recipients of an edited message the individual flags of its new text and removes those of the old text. The message's row
 * already has the flags for all recipients. Users who did not receive the message get no flags. Returns the holders afterwards.
 */
export async function updateTextFlags(db: Db, message: Message, holders: Holders, { flags, toAll }: TextFlags, tx: Tx): Promise<Holders> {
  if (flags.size > 0) {
    await receiveMessage(db, message.id, tx)
    Object.assign(message, { received_by_rows: true, move_id: null })
  }
  const run = (sql: string, replacements: unknown[]): Promise<unknown> =>
    db.sequelize.query(sql, { replacements, type: QueryTypes.UPDATE, transaction: tx })
  const received = `(flags & ${FLAG.historical}) = 0`
  const changes = flags.size > 0 || [...holders.byRow.values()].some((before) => flagsAfter(before, toAll) !== before)
  if (changes)
    await run(`UPDATE user_messages SET flags = (flags & ~${OF_TEXT}) | ? WHERE message_id = ? AND ${received}`, [toAll, message.id])
  for (const bit of new Set(flags.values())) {
    const userIds = [...flags].filter(([, bits]) => bits === bit).map(([id]) => id)
    const whose = `message_id = ? AND user_id IN (?) AND ${received}`
    await run(`UPDATE user_messages SET flags = flags | ? WHERE ${whose}`, [bit, message.id, userIds])
  }
  if (flags.size > 0) return holdersOfMessage(message.id, holders.channelId, tx)
  const after = (of: Holders['byRow']) => new Map([...of].map(([id, before]) => [id, flagsAfter(before, toAll)]))
  return { ...holders, byRow: after(holders.byRow), byMove: after(holders.byMove) }
}
