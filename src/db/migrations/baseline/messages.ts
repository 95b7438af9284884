// Messages, their flags, reactions and widgets, and their edit history.

import { literal, type Sequelize } from 'sequelize'
import { big, bool, id, index, int, isMysql, key, long, no, optional, sizeOf, string, type Tables, unique } from './table.ts'

const posts = (sequelize: Sequelize): Tables => ({
  messages: {
    columns: {
      id,
      realm_id: int,
      sender_id: int,
      recipient_id: int,
      topic: string(64),
      topic_key: string(200),
      content: long(sequelize),
      rendered_content: long(sequelize),
      client: string(30),
      date_sent: big,
      last_edited_at: optional(big),
      last_moved_at: optional(big),
      has_attachment: no,
      has_image: no,
      has_link: no,
      widget: optional(string(10)),
      has_edits: no,
      received_by_rows: no,
      move_id: optional(int),
      receiver_flags: { ...int, defaultValue: 0 },
      text_size: sizeOf(sequelize, 'content', 'rendered_content'),
    },
    indexes: [
      index('realm_id', 'id'),
      index('recipient_id', 'topic_key', 'id'),
      index('recipient_id', 'id'),
      index('sender_id', 'id'),
      // For retention.
      index('recipient_id', 'date_sent'),
    ],
  },
  message_edits: {
    columns: {
      id,
      realm_id: int,
      message_id: int,
      user_id: int,
      date_edited: big,
      prev_content: optional(long(sequelize)),
      prev_rendered_content: optional(long(sequelize)),
      topic: optional(string(64)),
      prev_topic: optional(string(64)),
      channel_id: optional(int),
      prev_channel_id: optional(int),
      text_size: sizeOf(sequelize, 'prev_content', 'prev_rendered_content'),
    },
    indexes: [index('message_id')],
  },
})

/** Flags with a separate index. The columns are computed, so code that writes flags can ignore them. */
const FLAGGED = {
  is_unread: '(flags & 1) = 0',
  // starred, mentioned in any way, alerted
  is_flagged: '(flags & 122) <> 0',
}

function flags(sequelize: Sequelize): Tables {
  const flagged = Object.entries(FLAGGED)
  // MySQL has no partial indexes, so there each of them has a computed column.
  const computed = flagged.map(([column, sql]) => [column, { type: `TINYINT(1) GENERATED ALWAYS AS (${sql}) STORED` }] as const)
  const whole = flagged.map(([column]) => index('user_id', column, 'message_id'))
  const partial = flagged.map(([column, sql]) => ({
    columns: ['user_id', 'message_id'],
    where: literal(sql),
    name: `user_messages_user_id_${column}_message_id`,
  }))
  const mysql = isMysql(sequelize)
  return {
    user_messages: {
      columns: { realm_id: int, user_id: key(int), message_id: key(int), flags: int, ...(mysql ? Object.fromEntries(computed) : {}) },
      indexes: [...(mysql ? whole : partial), index('user_id', 'flags', 'message_id'), index('message_id')],
    },
  }
}

const others = (sequelize: Sequelize): Tables => ({
  sent_keys: {
    columns: { realm_id: int, sender_id: key(int), key_hash: key(string(64)), message_id: int, date_sent: big },
    indexes: [index('date_sent')],
  },
  reactions: {
    columns: {
      id,
      realm_id: int,
      message_id: int,
      user_id: int,
      emoji_name: string(100),
      emoji_code: string(100),
      reaction_type: string(20),
    },
    indexes: [unique('message_id', 'user_id', 'reaction_type', 'emoji_code')],
  },
  submessages: {
    columns: {
      id,
      realm_id: int,
      message_id: int,
      sender_id: int,
      content: long(sequelize),
      text_size: sizeOf(sequelize, 'content'),
    },
    indexes: [index('message_id')],
  },
  notifications: {
    columns: { realm_id: int, user_id: key(int), message_id: key(int), was_sent: bool },
    indexes: [index('realm_id'), index('message_id')],
  },
  missed_messages: {
    columns: { realm_id: int, user_id: key(int), message_id: key(int), due_at: big },
    indexes: [index('realm_id'), index('due_at', 'user_id')],
  },
  notified_positions: {
    columns: { realm_id: key(int), message_id: int },
  },
  digest_rounds: {
    columns: { realm_id: key(int), began_at: big, reached_user_id: optional(int), week: long(sequelize) },
  },
})

export const messages = (sequelize: Sequelize): Tables => ({ ...posts(sequelize), ...flags(sequelize), ...others(sequelize) })
