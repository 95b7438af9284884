// A scheduled message, or a reminder, which the notification bot sends to the user who created it. The row is removed when the message is
// sent, and stays if sending fails.

import { Op } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { query, type Row, selectOne, update } from '../db/sql.ts'
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
  person,
  plain,
  realm,
  refers,
  ruled,
  string,
  table,
  text,
} from '../db/table.ts'
import { inFinishedRealm } from './realm.ts'

/** A user with more messages due at once waits for users with fewer. */
const FEW = 20

const EARLIEST_FIRST = [
  ['due_at', 'ASC'],
  ['id', 'ASC'],
] as const

class ScheduledMessageTable extends table(
  'scheduled_messages',
  {
    id: id(),
    realm_id: realm(),
    sender_id: person('removed'),
    type: plain(string<'stream' | 'private'>(10)),
    /** JSON list: the ID of the channel, or the IDs of the recipients. The sender is listed only if they are the sole recipient. */
    addressees: ruled(text()),
    topic: plain(string(64)),
    content: markdown(long()),
    rendered_content: html(long()),
    read_by_sender: bool(),
    /** The name of the client that scheduled or last changed it. */
    client: plain(string(30)),
    /** UNIX seconds, like all times here. */
    due_at: big(),
    failed: initially(bool(), false),
    /** The end of the lease of the worker that is delivering it. */
    lease_until: initially(big(), 0),
    lease_holder: optional(plain(string(36))),
    /** The message that a reminder is about, which may be gone. Null for a scheduled message. */
    reminder_message_id: optional(names(int(), 'a reminder outlives its message')),
  },
  { indexes: [index('failed', 'due_at'), index('sender_id'), index('realm_id')] },
) {
  /** A user's scheduled messages, the earliest first. */
  static allOf(userId: number): Read<ScheduledMessage> {
    return readOf(ScheduledMessage, { where: { sender_id: userId, reminder_message_id: null }, order: EARLIEST_FIRST })
  }

  /** A user's reminders, the earliest first. */
  static remindersOf(userId: number): Read<ScheduledMessage> {
    return readOf(ScheduledMessage, { where: { sender_id: userId, reminder_message_id: { [Op.ne]: null } }, order: EARLIEST_FIRST })
  }

  /** The number of a user's scheduled messages and reminders, and the size of their texts in bytes, including HTML. */
  static async totalsOf(userId: number, tx: Tx): Promise<{ count: number; size: number }> {
    const size = 'SUM(OCTET_LENGTH(content) + OCTET_LENGTH(rendered_content))'
    const sql = `SELECT COUNT(*) AS count, ${size} AS size FROM scheduled_messages WHERE sender_id = ?`
    const [row] = await query<{ count: number; size: number | null }>(ScheduledMessage, sql, [userId], tx)
    return { count: row?.count ?? 0, size: Number(row?.size ?? 0) }
  }

  /** A user's scheduled message or reminder, with its row locked until the transaction ends. */
  static lockOf(userId: number, id: number, what: 'message' | 'reminder', tx: Tx): Promise<ScheduledMessage | null> {
    const where = { id, sender_id: userId, reminder_message_id: what === 'message' ? null : { [Op.ne]: null } }
    return selectOne(ScheduledMessage, { where, lock: 'exclusive' }, tx)
  }

  /** The message that a worker holds, with its row locked. Null if it was changed, deleted, or delivered by another worker. */
  static lockHeld(holder: string, id: number, tx: Tx): Promise<ScheduledMessage | null> {
    return selectOne(ScheduledMessage, { where: { id, lease_holder: holder }, lock: 'exclusive' }, tx)
  }

  /**
   * IDs of the messages that are due and not held by a worker, the earliest first, but those of people who have more than a few due, with
   * their bots, after all others.
   */
  static async findDue(now: number, limit: number): Promise<number[]> {
    const due = await query<{ id: number }>(
      ScheduledMessage,
      `SELECT id FROM
         (SELECT s.id, s.due_at, COUNT(*) OVER (PARTITION BY COALESCE(u.bot_owner_id, u.id)) AS due FROM scheduled_messages s
          JOIN users u ON u.id = s.sender_id WHERE s.failed = 0 AND s.due_at <= ? AND s.lease_until <= ? AND ${inFinishedRealm('s')}) AS found
       ORDER BY CASE WHEN due > ? THEN 1 ELSE 0 END, due_at, id LIMIT ?`,
      [now, now, FEW, limit],
    )
    return due.map(({ id }) => id)
  }

  /** Claims a message for a worker if no other worker holds it. */
  static async take(id: number, holder: string, now: number, until: number, tx: Tx): Promise<boolean> {
    const where = { id, failed: false, due_at: { [Op.lte]: now }, lease_until: { [Op.lte]: now } }
    const taken = await update(ScheduledMessage, { lease_holder: holder, lease_until: until }, where, tx)
    return taken === 1
  }
}

export const ScheduledMessage = ScheduledMessageTable
export type ScheduledMessage = Row<ScheduledMessageTable>

/** An uploaded file that a scheduled message refers to. */
class ScheduledMessageAttachmentTable extends table(
  'scheduled_message_attachments',
  {
    realm_id: realm(),
    scheduled_message_id: key(refers('scheduled_messages')),
    attachment_id: key(refers('attachments')),
  },
  { indexes: [index('attachment_id')] },
) {}

export const ScheduledMessageAttachment = ScheduledMessageAttachmentTable
export type ScheduledMessageAttachment = Row<ScheduledMessageAttachmentTable>
