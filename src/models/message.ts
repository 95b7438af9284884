// A message, and users' flags on it.

import { createHash } from 'node:crypto'
import { literal, Op } from 'sequelize'
import type { Db, Tx } from '../db/index.ts'
import { chunks, IDS_AT_ONCE, removeRows } from '../db/rows.ts'
import { type NewRow, query, type Row, select, selectOne, update } from '../db/sql.ts'
import {
  big,
  bool,
  html,
  id,
  index,
  initially,
  int,
  key,
  long,
  markdown,
  names,
  optional,
  partial,
  person,
  plain,
  realm,
  refers,
  string,
  table,
} from '../db/table.ts'
import { nameKey } from '../values/text.ts'
import type { WidgetType } from '../values/widgets.ts'

/** Bits of `user_messages.flags`. */
export const FLAG = {
  read: 1,
  starred: 2,
  collapsed: 4,
  mentioned: 8,
  stream_wildcard_mentioned: 16,
  topic_wildcard_mentioned: 32,
  has_alert_word: 64,
  historical: 128,
} as const
export type FlagName = keyof typeof FLAG

/** The flags of a message for a user who did not receive it. */
export const NOT_RECEIVED = FLAG.read | FLAG.historical
/** All values of `user_messages.flags` with the bit set, or clear. A list of values lets the database use an index. */
export function flagValues(bit: number, isSet: boolean): number[] {
  const all = Object.values<number>(FLAG).reduce((sum, one) => sum | one)
  return Array.from({ length: all + 1 }, (_, value) => value).filter((value) => ((value & bit) !== 0) === isSet)
}

class MessageTable extends table(
  'messages',
  {
    id: id(),
    realm_id: realm(),
    sender_id: person('kept'),
    recipient_id: refers('recipients'),
    /** The empty string is a topic like any other. Direct messages also store it. */
    topic: plain(string(64)),
    /** `topic`, normalised for comparison. */
    topic_key: plain(string(200)),
    content: markdown(long()),
    rendered_content: html(long()),
    client: plain(string(30)),
    /** UNIX seconds. */
    date_sent: big(),
    last_edited_at: optional(big()),
    last_moved_at: optional(big()),
    /** Everybody who received the message has a row, so spans do not count for it (docs/adr/0006-flags-and-receipts.md). */
    received_by_rows: initially(bool(), false),
    /** The last move to another channel. Its spans count for users without a row. */
    move_id: optional(refers('moves')),
    /** Flag bits that every recipient gets: those of a channel wildcard. */
    receiver_flags: initially(int(), 0),
    /** Whether it contains an uploaded file, an image or a link (markup/html.ts). */
    has_attachment: initially(bool(), false),
    has_image: initially(bool(), false),
    has_link: initially(bool(), false),
    /** The widget that clients show in its place: it has rows in `submessages`. Null for an ordinary message. */
    widget: optional(plain(string<WidgetType>(10))),
    /** Whether it was ever edited or moved, and so has rows in `message_edits`. */
    has_edits: initially(bool(), false),
  },
  {
    indexes: [
      index('realm_id', 'id'),
      index('recipient_id', 'topic_key', 'id'),
      index('recipient_id', 'id'),
      index('sender_id', 'id'),
      // For retention.
      index('recipient_id', 'date_sent'),
    ],
    sized: ['content', 'rendered_content'],
  },
) {
  /** IDs of a recipient's messages after the ID `after`, ascending, at most `limit`. */
  static async idsAfter(recipientId: number, after: number, limit: number, tx: Tx): Promise<number[]> {
    const where = { recipient_id: recipientId, id: { [Op.gt]: after } }
    const rows = await select(Message, { columns: ['id'], where, order: [['id', 'ASC']], limit }, tx)
    return rows.map(({ id }) => id)
  }

  /** An organisation's messages after an ID that were sent after a time (UNIX seconds), ascending, without their content. */
  static findAfter(realmId: number, after: number, since: number, limit: number): Promise<NotifyingMessage[]> {
    const where = { realm_id: realmId, id: { [Op.gt]: after }, date_sent: { [Op.gt]: since } }
    return select(Message, { columns: NOTIFYING, where, order: [['id', 'ASC']], limit })
  }

  /** Those of an organisation's messages with these IDs that exist, ascending, without their content. */
  static findNotifying(realmId: number, ids: readonly number[]): Promise<NotifyingMessage[]> {
    return select(Message, { columns: NOTIFYING, where: { realm_id: realmId, id: [...ids] }, order: [['id', 'ASC']] })
  }

  /** What those of these messages that exist show. */
  static async renderedOf(ids: readonly number[]): Promise<Pick<Message, 'id' | 'rendered_content'>[]> {
    const found: Pick<Message, 'id' | 'rendered_content'>[] = []
    for (const some of chunks(ids, IDS_AT_ONCE))
      found.push(...(await select(Message, { columns: ['id', 'rendered_content'], where: { id: some } })))
    return found
  }

  /** The conversations of those of an organisation's messages with these IDs, ascending, that exist. */
  static async conversationsOf(
    realmId: number,
    ids: readonly number[],
    tx: Tx,
  ): Promise<Pick<Message, 'id' | 'sender_id' | 'recipient_id' | 'topic_key'>[]> {
    const columns = ['id', 'sender_id', 'recipient_id', 'topic_key'] as const
    const found: Pick<Message, 'id' | 'sender_id' | 'recipient_id' | 'topic_key'>[] = []
    for (const some of chunks(ids, IDS_AT_ONCE))
      found.push(...(await select(Message, { columns, where: { realm_id: realmId, id: some }, order: [['id', 'ASC']] }, tx)))
    return found
  }

  /**
   * IDs of the newest messages before one in its conversation that were sent after a time (UNIX seconds), ascending, without those of people
   * a reader has muted.
   */
  static async idsBefore(
    { id, recipient_id, topic_key }: Pick<Message, 'id' | 'recipient_id' | 'topic_key'>,
    readerId: number,
    { since, limit }: { since: number; limit: number },
  ): Promise<number[]> {
    const rows = await query<{ id: number }>(
      Message,
      `SELECT id FROM messages WHERE recipient_id = ? AND topic_key = ? AND id < ? AND date_sent > ?
       AND sender_id NOT IN (SELECT muted_user_id FROM muted_users WHERE user_id = ?) ORDER BY id DESC LIMIT ?`,
      [recipient_id, topic_key, id, since, readerId, limit],
    )
    return rows.map((row) => row.id).reverse()
  }

  static findByIdIn(realmId: number, id: number, tx?: Tx): Promise<Message | null> {
    return selectOne(Message, { where: { realm_id: realmId, id } }, tx)
  }

  /** Whether the channel has a message outside the empty topic. */
  static async isInOtherTopic(recipientId: number, tx: Tx): Promise<boolean> {
    const where = { recipient_id: recipientId, topic_key: { [Op.ne]: '' } }
    return (await selectOne(Message, { columns: ['id'], where }, tx)) !== null
  }

  /** IDs of the users who have sent messages to a topic, unordered. */
  static async sendersIn(recipientId: number, topicKey: string, tx?: Tx): Promise<number[]> {
    const sql = 'SELECT DISTINCT sender_id FROM messages WHERE recipient_id = ? AND topic_key = ?'
    const rows = await query<{ sender_id: number }>(Message, sql, [recipientId, topicKey], tx)
    return rows.map((row) => row.sender_id)
  }

  /**
   * The topics of these channels in which people, not bots, have written most since a time (UNIX seconds), at most `limit`, the busiest one
   * first.
   */
  static async busiestTopics(
    db: Db,
    { realmId, channelIds, since, limit }: { realmId: number; channelIds: readonly number[]; since: number; limit: number },
  ): Promise<BusyTopic[]> {
    const rows = await db.survey<BusyTopic>(
      `SELECT c.id AS channelId, MAX(m.id) AS messageId, COUNT(*) AS messages, COUNT(DISTINCT m.sender_id) AS people
       FROM channels c JOIN messages m ON m.recipient_id = c.recipient_id
       WHERE c.id IN (?) AND m.date_sent >= ? AND m.sender_id NOT IN (SELECT id FROM users WHERE realm_id = ? AND bot_type IS NOT NULL)
       GROUP BY c.id, m.topic_key ORDER BY messages DESC, messageId DESC LIMIT ?`,
      [channelIds, since, realmId, limit],
    )
    return rows.map(({ channelId, messageId, messages, people }) => ({
      channelId,
      messageId,
      messages: Number(messages),
      people: Number(people),
    }))
  }

  /** Whether a topic has messages. */
  static async isTopic(recipientId: number, topic: string, tx?: Tx): Promise<boolean> {
    const where = { recipient_id: recipientId, topic_key: nameKey(topic) }
    return (await selectOne(Message, { columns: ['id'], where }, tx)) !== null
  }

  /** The highest ID of a committed message in the organisation, or 0 if there is none. */
  static async maxId(realmId: number, tx?: Tx): Promise<number> {
    const [newest] = await query<{ id: number | null }>(Message, 'SELECT MAX(id) AS id FROM messages WHERE realm_id = ?', [realmId], tx)
    return newest?.id ?? 0
  }
}

/** A topic with its newest message, and how many messages it has from how many people. */
export interface BusyTopic {
  channelId: number
  messageId: number
  messages: number
  people: number
}

/** What decides who is notified of a message. */
const NOTIFYING = ['id', 'realm_id', 'sender_id', 'recipient_id', 'topic_key', 'receiver_flags', 'date_sent'] as const
export type NotifyingMessage = Pick<Message, (typeof NOTIFYING)[number]>

export const Message = MessageTable
export type Message = Row<MessageTable>

/** A message to be written. */
export type NewMessageRow = Omit<NewRow<MessageTable>, 'id'>

/** A user's flag bits by message ID, and the IDs of the messages that the user has a notification of. */
export interface OwnFlags {
  flags: Map<number, number>
  notified: readonly number[]
}

/** A user's flags on a message. receipts/received.ts defines what a missing row means. */
class UserMessageTable extends table(
  'user_messages',
  {
    realm_id: realm(),
    user_id: key(person('removed')),
    message_id: key(refers('messages')),
    flags: int(),
  },
  {
    indexes: [
      partial('is_unread', 'user_id', 'message_id'),
      partial('is_flagged', 'user_id', 'message_id'),
      index('user_id', 'flags', 'message_id'),
      index('message_id'),
    ],
    // Flagged is what is starred, mentions in any way or has an alert word.
    conditions: { is_unread: '(flags & 1) = 0', is_flagged: '(flags & 122) <> 0' },
  },
) {
  /** A user's flag bits by message ID, for the messages that have a row. */
  static async flagsOf(userId: number, messageIds: readonly number[], tx?: Tx): Promise<Map<number, number>> {
    const where = { user_id: userId, message_id: [...messageIds] }
    const rows = await select(UserMessage, { where }, tx)
    return new Map(rows.map((row) => [row.message_id, row.flags]))
  }

  /** The flag bits on a message by user ID, for the users who have a row. */
  static async of(messageId: number, userIds: readonly number[], tx: Tx): Promise<Map<number, number>> {
    const where = { message_id: messageId, user_id: [...userIds] }
    const rows = await select(UserMessage, { where }, tx)
    return new Map(rows.map((row) => [row.user_id, row.flags]))
  }

  /** The number of users who have a row for a message, by message ID, for those that have any. */
  static async countByMessage(messageIds: readonly number[]): Promise<Map<number, number>> {
    const sql = 'SELECT message_id, COUNT(*) AS n FROM user_messages WHERE message_id IN (?) GROUP BY message_id'
    const rows = await query<{ message_id: number; n: number }>(UserMessage, sql, [messageIds])
    return new Map(rows.map(({ message_id, n }) => [message_id, n]))
  }

  /** The flag bits on messages by message and user ID, of the users who have a row or, with `userIds`, of these. */
  static async ofMessages(messageIds: readonly number[], userIds?: readonly number[]): Promise<Map<number, Map<number, number>>> {
    const where = { message_id: [...messageIds], ...(userIds ? { user_id: [...userIds] } : {}) }
    const flags = new Map<number, Map<number, number>>(messageIds.map((id) => [id, new Map()]))
    for (const row of await select(UserMessage, { columns: ['user_id', 'message_id', 'flags'], where }))
      flags.get(row.message_id)?.set(row.user_id, row.flags)
    return flags
  }

  /**
   * Like `flagsOf`, also with the messages that the user has a notification of. The caller has locked the user, the only one who changes
   * these flags, except those that end with the place of a message: the messages are locked too.
   */
  static async flagsWithNotified(userId: number, messageIds: readonly number[], tx: Tx): Promise<OwnFlags> {
    if (messageIds.length === 0) return { flags: new Map(), notified: [] }
    const rows = await query<{ id: number; flags: number; notified: number }>(
      UserMessage,
      `SELECT u.message_id AS id, u.flags AS flags,
         EXISTS (SELECT 1 FROM notifications n WHERE n.user_id = u.user_id AND n.message_id = u.message_id) AS notified
       FROM user_messages u WHERE u.user_id = ? AND u.message_id IN (?)`,
      [userId, messageIds],
      tx,
    )
    return {
      flags: new Map(rows.map(({ id, flags }) => [id, flags])),
      notified: rows.flatMap(({ id, notified }) => (notified ? [id] : [])),
    }
  }

  /** IDs of the user's unread messages that have a row, ascending: all, or those of one sender. */
  static async unreadIds(userId: number, { senderId, limit }: { senderId?: number | undefined; limit: number }, tx: Tx): Promise<number[]> {
    const unread = flagValues(FLAG.read, false)
    if (senderId === undefined) {
      const where = { user_id: userId, flags: unread }
      const rows = await select(UserMessage, { columns: ['message_id'], where, order: [['message_id', 'ASC']], limit }, tx)
      return rows.map((row) => row.message_id)
    }
    const sql = `SELECT u.message_id AS id FROM user_messages u JOIN messages m ON m.id = u.message_id
      WHERE u.user_id = ? AND u.flags IN (?) AND m.sender_id = ? ORDER BY u.message_id LIMIT ?`
    return (await query<{ id: number }>(UserMessage, sql, [userId, unread, senderId, limit], tx)).map(({ id }) => id)
  }

  /** Sets or clears a bit on rows. */
  static async setFlag(userId: number, messageIds: readonly number[], bit: number, isSet: boolean, tx: Tx): Promise<void> {
    const flags = literal(isSet ? `flags | ${bit}` : `flags & ~${bit}`)
    await update(UserMessage, { flags }, { user_id: userId, message_id: messageIds }, tx)
  }
}

export const UserMessage = UserMessageTable
export type UserMessage = Row<UserMessageTable>

/** The idempotency key of a message sent with `queue_id` and `local_id`. A repeated request returns the same message. */
class SentKeyTable extends table(
  'sent_keys',
  {
    realm_id: realm(),
    sender_id: key(person('removed')),
    /** SHA-256 of the queue ID and the local ID. */
    key_hash: key(plain(string(64))),
    message_id: names(int(), 'outlives its message, so that a send that is repeated does not bring it back'),
    /** UNIX seconds. */
    date_sent: big(),
  },
  { indexes: [index('date_sent')] },
) {
  /** The hash that identifies a repeated request. */
  static hashOf({ queueId, localId }: { queueId: string; localId: string }): string {
    return createHash('sha256')
      .update(JSON.stringify([queueId, localId]))
      .digest('hex')
  }

  /** The ID of the message that a sender has sent with this key. */
  static async messageOf(senderId: number, keyHash: string, tx?: Tx): Promise<number | undefined> {
    const key = await selectOne(SentKey, { where: { sender_id: senderId, key_hash: keyHash } }, tx)
    return key?.message_id
  }
}

export const SentKey = SentKeyTable
export type SentKey = Row<SentKeyTable>

/** Deletes the keys of messages sent before `before` (UNIX seconds). */
export async function pruneSentKeys(before: number, db: Db): Promise<void> {
  await removeRows(db, SentKey, { date_sent: { [Op.lt]: before } })
}
