// What an export of an organisation leaves out of people who have not agreed to it (`allow_private_data_export`).

import { prefers } from '../db/sql.ts'

/** Whether a user `u` has agreed. */
const AGREES = prefers('u.settings', 'allow_private_data_export')

/** Whether somebody who has agreed, or everybody but guests, may read a message `m`. */
const READ = `(EXISTS (SELECT 1 FROM channels c WHERE c.recipient_id = m.recipient_id AND c.invite_only = 0)
  OR EXISTS (SELECT 1 FROM recipient_members d JOIN users u ON u.id = d.user_id WHERE d.recipient_id = m.recipient_id AND ${AGREES})
  OR EXISTS (SELECT 1 FROM channels c JOIN subscriptions s ON s.channel_id = c.id AND s.is_active = 1 JOIN users u ON u.id = s.user_id
    WHERE c.recipient_id = m.recipient_id AND ${AGREES} AND (c.history_public_to_subscribers = 1
      OR EXISTS (SELECT 1 FROM subscription_spans p WHERE p.user_id = u.id AND p.channel_id = c.id AND m.id > p.after_message_id
        AND (p.to_message_id IS NULL OR m.id <= p.to_message_id)))))`

const ofUser = (column: string): string => `EXISTS (SELECT 1 FROM users u WHERE u.id = t.${column} AND ${AGREES})`
const OF_MESSAGE = `EXISTS (SELECT 1 FROM messages m WHERE m.id = t.message_id AND ${READ})`
const inConversation = (column: string): string =>
  `EXISTS (SELECT 1 FROM recipient_members d JOIN users u ON u.id = d.user_id WHERE d.recipient_id = t.${column} AND ${AGREES})`

/** By table with private data, the condition on a row `t` that people have agreed to share. Every other table is whole. */
export const SHARED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    messages: `EXISTS (SELECT 1 FROM messages m WHERE m.id = t.id AND ${READ})`,
    message_edits: OF_MESSAGE,
    reactions: OF_MESSAGE,
    submessages: OF_MESSAGE,
    attachment_messages: OF_MESSAGE,
    attachments: `(${ofUser('owner_id')} OR EXISTS (SELECT 1 FROM attachment_messages f JOIN messages m ON m.id = f.message_id WHERE f.attachment_id = t.id AND ${READ}))`,
    user_messages: `(${ofUser('user_id')} AND ${OF_MESSAGE})`,
    moved_spans: ofUser('user_id'),
    recipients: `(t.members_hash IS NULL OR ${inConversation('id')})`,
    recipient_members: inConversation('recipient_id'),
    drafts: ofUser('user_id'),
    bot_entries: ofUser('user_id'),
    saved_snippets: ofUser('user_id'),
    alert_words: ofUser('user_id'),
    muted_users: ofUser('user_id'),
    navigation_views: ofUser('user_id'),
    seen_steps: ofUser('user_id'),
    user_topics: ofUser('user_id'),
    scheduled_messages: ofUser('sender_id'),
    scheduled_message_attachments: `EXISTS (SELECT 1 FROM scheduled_messages h JOIN users u ON u.id = h.sender_id WHERE h.id = t.scheduled_message_id AND ${AGREES})`,
  }),
)
