// What an export of an organisation leaves out of people who have not agreed to it (`allow_private_data_export`): whatever no request shows to
// anybody who has, or to everybody but guests. Where SQL would have to repeat a long rule, an export has less, never more: groups that open a
// channel, and history that is protected, count only as far as somebody who has agreed is subscribed.

import { prefers } from '../db/sql.ts'
import { ROLE } from '../values/roles.ts'

/** What of a table is shared: its rows `t` that meet a condition in SQL, and the values of these columns only where another one is met. */
export interface Shared {
  rows?: string
  columns?: Readonly<Record<string, string>>
}

/** Whether a user `u` has agreed. */
const AGREES = `u.realm_id = t.realm_id AND u.is_active = 1 AND ${prefers('u.settings', 'allow_private_data_export')}`
/** Whether somebody who has agreed meets a further condition on `u`. */
const somebody = (condition: string): string => `EXISTS (SELECT 1 FROM users u WHERE ${AGREES} AND ${condition})`
const ofUser = (column: string): string => somebody(`u.id = t.${column}`)
const isSubscribed = (channel: string): string =>
  `EXISTS (SELECT 1 FROM subscriptions s WHERE s.channel_id = ${channel}.id AND s.user_id = u.id AND s.is_active = 1)`

/** Whether a user `u` may know of a channel, other than a public one. */
const knows = (channel: string): string => `(u.role <= ${ROLE.administrator} OR ${isSubscribed(channel)})`
const isKnown = (channel: string): string => `(${channel}.invite_only = 0 OR ${somebody(knows(channel))})`
const inChannel = (column: string): string => `EXISTS (SELECT 1 FROM channels c WHERE c.id = t.${column} AND ${isKnown('c')})`

/** Whether a user `u` may read a message `m`, other than one of a public channel. */
const READS = `(EXISTS (SELECT 1 FROM recipient_members d WHERE d.recipient_id = m.recipient_id AND d.user_id = u.id)
  OR EXISTS (SELECT 1 FROM channels c WHERE c.recipient_id = m.recipient_id AND ${isSubscribed('c')} AND (c.history_public_to_subscribers = 1
    OR EXISTS (SELECT 1 FROM subscription_spans p WHERE p.user_id = u.id AND p.channel_id = c.id AND m.id > p.after_message_id
      AND (p.to_message_id IS NULL OR m.id <= p.to_message_id)))))`
const IS_PUBLIC = 'EXISTS (SELECT 1 FROM channels c WHERE c.recipient_id = m.recipient_id AND c.invite_only = 0)'
const READ = `(${IS_PUBLIC} OR ${somebody(READS)})`
const OF_MESSAGE = `EXISTS (SELECT 1 FROM messages m WHERE m.id = t.message_id AND ${READ})`

/**
 * Whether the message of an edit `t` was, before those of its moves that meet a condition, in public channels alone, or in channels that
 * somebody reads who reads the message. What happened to it elsewhere is not known from it (knownEdits).
 */
const knownBefore = (moves: string): string => {
  const moved = (channel: string): string => `EXISTS (SELECT 1 FROM message_edits v WHERE v.message_id = t.message_id AND ${moves}
    AND v.prev_channel_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM channels o WHERE o.id = v.prev_channel_id AND ${channel}))`
  const reads = `(o.invite_only = 0 OR (o.history_public_to_subscribers = 1 AND ${isSubscribed('o')}))`
  return `(NOT ${moved('o.invite_only = 0')} OR EXISTS (SELECT 1 FROM messages m JOIN users u ON ${AGREES}
    WHERE m.id = t.message_id AND (${IS_PUBLIC} OR ${READS}) AND NOT ${moved(reads)}))`
}

const inConversation = (column: string): string =>
  `EXISTS (SELECT 1 FROM recipient_members d JOIN users u ON u.id = d.user_id WHERE d.recipient_id = t.${column} AND ${AGREES})`
const only = (condition: string, ...columns: string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column) => [column, condition]))

const visibleTo = (visibility: number): string => `t.settings LIKE '%"email_address_visibility":${visibility}%'`
/** Whether the address of an account `t` is shown to somebody (canSeeEmail). */
const ADDRESS = `(t.bot_type IS NOT NULL OR ${ofUser('id')} OR NOT (${[3, 4, 5].map(visibleTo).join(' OR ')})
  OR (${visibleTo(3)} AND ${somebody(`u.role <= ${ROLE.administrator}`)}) OR (${visibleTo(5)} AND ${somebody(`u.role <= ${ROLE.moderator}`)}))`

/** By table with anything private, what people have agreed to share of it. Every other table is whole. */
export const SHARED: ReadonlyMap<string, Shared> = new Map<string, Shared>(
  Object.entries<Shared>({
    users: {
      columns: { ...only(ADDRESS, 'delivery_email', 'email_key'), ...only(ofUser('id'), 'settings', 'edited_settings', 'message_pointer') },
    },
    channels: { rows: isKnown('t') },
    subscriptions: {
      rows: `((t.is_active = 1 AND ${inChannel('channel_id')}) OR ${ofUser('user_id')})`,
      columns: only(
        ofUser('user_id'),
        ...['is_muted', 'pin_to_top', 'color', 'desktop_notifications', 'audible_notifications', 'push_notifications'],
        ...['email_notifications', 'wildcard_mentions_notify'],
      ),
    },
    subscription_spans: { rows: ofUser('user_id') },
    messages: { rows: `EXISTS (SELECT 1 FROM messages m WHERE m.id = t.id AND ${READ})` },
    message_edits: {
      rows: `(${OF_MESSAGE} AND ${knownBefore('v.id > t.id')})`,
      columns: only(knownBefore('v.id >= t.id'), 'prev_content', 'prev_rendered_content', 'prev_topic', 'prev_channel_id'),
    },
    reactions: { rows: OF_MESSAGE },
    submessages: { rows: OF_MESSAGE },
    attachment_messages: { rows: OF_MESSAGE },
    attachments: {
      rows: `(${ofUser('owner_id')} OR EXISTS (SELECT 1 FROM attachment_messages f JOIN messages m ON m.id = f.message_id WHERE f.attachment_id = t.id AND ${READ}))`,
    },
    user_messages: { rows: `(${ofUser('user_id')} AND ${OF_MESSAGE})` },
    moves: { rows: `EXISTS (SELECT 1 FROM moved_spans k JOIN users u ON u.id = k.user_id WHERE k.move_id = t.id AND ${AGREES})` },
    moved_spans: { rows: ofUser('user_id') },
    recipients: { rows: `(EXISTS (SELECT 1 FROM channels c WHERE c.recipient_id = t.id AND ${isKnown('c')}) OR ${inConversation('id')})` },
    recipient_members: { rows: inConversation('recipient_id') },
    drafts: { rows: ofUser('user_id') },
    bot_entries: { rows: ofUser('user_id') },
    saved_snippets: { rows: ofUser('user_id') },
    alert_words: { rows: ofUser('user_id') },
    muted_users: { rows: ofUser('user_id') },
    navigation_views: { rows: ofUser('user_id') },
    seen_steps: { rows: ofUser('user_id') },
    user_topics: { rows: ofUser('user_id') },
    user_presences: { rows: `(t.is_hidden = 0 OR ${ofUser('user_id')})` },
    scheduled_messages: { rows: ofUser('sender_id') },
    scheduled_message_attachments: {
      rows: `EXISTS (SELECT 1 FROM scheduled_messages h JOIN users u ON u.id = h.sender_id WHERE h.id = t.scheduled_message_id AND ${AGREES})`,
    },
    // Owners alone read it, and where people were is theirs alone.
    audit_entries: { rows: somebody(`u.role <= ${ROLE.owner}`), columns: only(ofUser('actor_id'), 'address', 'client') },
  }),
)
