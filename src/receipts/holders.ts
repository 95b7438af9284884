// The users who have a message in their history, either through a row or through a move that has left it to them.

import { rowLock } from '../db/dialect.ts'
import type { Db, Tx } from '../db/index.ts'
import { query, sequelizeOf } from '../db/sql.ts'
import { FLAG, type Message, UserMessage } from '../models/message.ts'
import { MOVED_TO } from '../models/move.ts'
import { MOVED_FLAGS } from './keeping.ts'
import { type ReaderFlags, unreadAmong } from './moving.ts'
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
  const run = (sql: string, replacements: unknown[]): Promise<unknown> => db.run(sql, replacements, tx)
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

/** The flags that the text of a message gives its recipients. They change when it is edited. */
const OF_TEXT = FLAG.mentioned | FLAG.stream_wildcard_mentioned | FLAG.topic_wildcard_mentioned | FLAG.has_alert_word

/** Who has a message, with each user's flags by user ID. */
export interface Holders {
  /** The ID of the message's channel, if it has one. */
  channelId: number | undefined
  byRow: ReadonlyMap<number, number>
  byMove: ReadonlyMap<number, number>
  /** Those of the holders who are not subscribed to the message's channel. */
  outside: readonly number[]
  /** The users who have a notification of the message, sent or to be sent. */
  notified: readonly number[]
}

/**
 * The holders of a message that the caller has locked. Their rows are locked until the transaction ends. The LIMIT makes the database take
 * all locks before it reads anything else. One statement.
 */
export async function holdersOfMessage(id: number, channelId: number | undefined, tx: Tx): Promise<Holders> {
  const isOutside = (user: string): string =>
    `NOT EXISTS (SELECT 1 FROM subscriptions s WHERE s.channel_id = ? AND s.user_id = ${user} AND s.is_active = 1)`
  const rows = await query<{ kind: 'row' | 'move' | 'notified'; userId: number; flags: number; isOutside: number }>(
    UserMessage,
    `SELECT 'row' AS kind, u.user_id AS userId, u.flags AS flags, ${isOutside('u.user_id')} AS isOutside
     FROM (SELECT user_id, flags FROM user_messages WHERE message_id = ? ORDER BY user_id LIMIT ?${rowLock(sequelizeOf(UserMessage), 'exclusive')}) u
     UNION ALL SELECT 'move', k.user_id, ${MOVED_FLAGS}, ${isOutside('k.user_id')} FROM messages m JOIN moved_spans k ON ${MOVED_TO}
     WHERE m.id = ? AND NOT EXISTS (SELECT 1 FROM user_messages r WHERE r.user_id = k.user_id AND r.message_id = m.id)
     UNION ALL SELECT 'notified', n.user_id, 0, 0 FROM notifications n WHERE n.message_id = ?`,
    [channelId ?? 0, id, Number.MAX_SAFE_INTEGER, channelId ?? 0, id, id],
    tx,
  )
  const flagsOf = (wanted: string): Map<number, number> =>
    // MySQL returns the union of two integer types as text.
    new Map(rows.flatMap(({ kind, userId, flags }) => (kind === wanted ? [[Number(userId), Number(flags)]] : [])))
  return {
    channelId,
    byRow: flagsOf('row'),
    byMove: flagsOf('move'),
    outside: rows.flatMap(({ userId, isOutside }) => (Number(isOutside) === 1 ? [Number(userId)] : [])),
    notified: [...flagsOf('notified').keys()],
  }
}

/** The flags after an edit whose text gives every recipient `toAll` and gives nobody individual flags. */
function flagsAfter(flags: number, toAll: number): number {
  return (flags & FLAG.historical) === 0 ? (flags & ~OF_TEXT) | toAll : flags
}

/** The flags that readers have on a message. */
export function readerFlagsOf(
  { channelId, byRow, byMove, outside }: Holders,
  { received_by_rows: byRows, receiver_flags: others }: Message,
): ReaderFlags {
  const flags = Object.fromEntries([...byMove, ...byRow])
  const notSubscribed = new Set(channelId === undefined ? [] : outside)
  const unreadOutside = unreadAmong(flags).filter((id) => notSubscribed.has(id))
  return { flags, ...(byRows ? {} : { others }), ...(unreadOutside.length > 0 ? { unreadOutside } : {}) }
}
