// What users keep for themselves and share about themselves, and their messages that are not sent yet.

import type { Sequelize } from 'sequelize'
import { big, bool, id, index, int, key, long, no, optional, string, type Tables, text, unique } from './table.ts'

const own: Tables = {
  alert_words: {
    columns: { id, realm_id: int, user_id: int, word: string(100), word_key: string(255) },
    indexes: [unique('user_id', 'word_key'), index('realm_id')],
  },
  muted_users: {
    columns: { id, realm_id: int, user_id: int, muted_user_id: int, date_muted: big },
    indexes: [unique('user_id', 'muted_user_id'), index('muted_user_id'), index('realm_id')],
  },
  user_topics: {
    columns: {
      id,
      realm_id: int,
      user_id: int,
      channel_id: int,
      topic: string(64),
      topic_key: string(200),
      visibility_policy: int,
      last_updated: big,
    },
    indexes: [unique('user_id', 'channel_id', 'topic_key'), index('channel_id', 'topic_key')],
  },
  user_statuses: {
    columns: {
      user_id: key(int),
      realm_id: int,
      status_text: string(60),
      emoji_name: string(100),
      emoji_code: string(100),
      reaction_type: string(30),
    },
    indexes: [index('realm_id')],
  },
  user_presences: {
    columns: { user_id: key(int), realm_id: int, active_at: big, connected_at: big, update_id: big, is_hidden: no },
    indexes: [index('realm_id', 'update_id')],
  },
  seen_steps: {
    columns: { realm_id: int, user_id: key(int), step: key(string(60)) },
    indexes: [index('realm_id')],
  },
  navigation_views: {
    columns: { id, realm_id: int, user_id: int, fragment: text, is_pinned: bool, name: optional(text) },
    indexes: [index('user_id'), index('realm_id')],
  },
}

const unsent = (sequelize: Sequelize): Tables => ({
  bot_entries: {
    columns: { realm_id: int, user_id: key(int), key_hash: key(string(64)), entry_key: text, value: long(sequelize), size: int },
    indexes: [index('realm_id')],
  },
  drafts: {
    columns: {
      id,
      realm_id: int,
      user_id: int,
      type: string(10),
      addressees: text,
      topic: string(64),
      content: long(sequelize),
      last_edited_at: big,
    },
    indexes: [index('user_id', 'last_edited_at')],
  },
  saved_snippets: {
    columns: { id, realm_id: int, user_id: int, title: string(60), content: long(sequelize), date_created: big },
    indexes: [index('user_id'), index('realm_id')],
  },
  scheduled_messages: {
    columns: {
      id,
      realm_id: int,
      sender_id: int,
      type: string(10),
      addressees: text,
      topic: string(64),
      content: long(sequelize),
      rendered_content: long(sequelize),
      read_by_sender: bool,
      client: string(30),
      due_at: big,
      failed: no,
      lease_until: { ...big, defaultValue: 0 },
      lease_holder: optional(string(36)),
      reminder_message_id: optional(int),
    },
    indexes: [index('failed', 'due_at'), index('sender_id'), index('realm_id')],
  },
})

export const personal = (sequelize: Sequelize): Tables => ({ ...own, ...unsent(sequelize) })
