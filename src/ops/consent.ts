// What an export of an organisation leaves out of people who have not agreed to it (`allow_private_data_export`): whatever no request shows to
// anybody who has, or to everybody but guests. Where SQL would have to repeat a long rule, an export has less, never more: groups that open a
// channel, and history that is protected, count only as far as somebody who has agreed is subscribed.

import { prefers, query } from '../db/sql.ts'
import { Realm } from '../models/realm.ts'
import { ROLE } from '../values/roles.ts'

/** What of a table is shared: its rows `t` that meet a condition in SQL, and the values of these columns only where another one is met. */
export interface Shared {
  rows?: string
  columns?: Readonly<Record<string, string>>
}

/** Whether a user `u` has agreed. */
const AGREES = `u.realm_id = t.realm_id AND u.is_active = 1 AND ${prefers('u.settings', 'allow_private_data_export')}`
const ofUser = (column: string): string => `EXISTS (SELECT 1 FROM users u WHERE u.id = t.${column} AND ${AGREES})`

// Each condition goes from what a row names to the few people that concerns: none looks through all people for each row.

/** Whether somebody who has agreed is subscribed to a channel. */
const isSubscribed = (channel: string): string =>
  `EXISTS (SELECT 1 FROM subscriptions s JOIN users u ON u.id = s.user_id WHERE s.channel_id = ${channel}.id AND s.is_active = 1 AND ${AGREES})`
const IS_PUBLIC = 'EXISTS (SELECT 1 FROM channels c WHERE c.recipient_id = m.recipient_id AND c.invite_only = 0)'
/** Whether a subscriber `s` reads a message `m` of a channel `c`, whose history may be protected. */
const RECEIVES = `(c.history_public_to_subscribers = 1 OR EXISTS (SELECT 1 FROM subscription_spans p WHERE p.user_id = s.user_id
  AND p.channel_id = c.id AND m.id > p.after_message_id AND (p.to_message_id IS NULL OR m.id <= p.to_message_id)))`
/** Whether everybody but guests, or somebody who has agreed, may read a message `m`. */
const READ = `(${IS_PUBLIC}
  OR EXISTS (SELECT 1 FROM recipient_members d JOIN users u ON u.id = d.user_id WHERE d.recipient_id = m.recipient_id AND ${AGREES})
  OR EXISTS (SELECT 1 FROM channels c JOIN subscriptions s ON s.channel_id = c.id AND s.is_active = 1 JOIN users u ON u.id = s.user_id
    WHERE c.recipient_id = m.recipient_id AND ${AGREES} AND ${RECEIVES}))`
const OF_MESSAGE = `EXISTS (SELECT 1 FROM messages m WHERE m.id = t.message_id AND ${READ})`

/**
 * Whether the message of an edit `t` came, by those of its moves that meet a condition, from public channels alone, or from channels that
 * somebody reads who reads the message too. What happened to it elsewhere is not known from it (knownEdits).
 */
const knownBefore = (moves: string): string => {
  /** Whether there is such a move from a channel `o` of this kind. */
  const from = (channel: string): string => `EXISTS (SELECT 1 FROM message_edits v JOIN channels o ON o.id = v.prev_channel_id
    WHERE v.message_id = t.message_id AND ${moves} AND ${channel})`
  const isElsewhere = (user: string): string => `(o.invite_only = 1 AND (o.history_public_to_subscribers = 0
    OR NOT EXISTS (SELECT 1 FROM subscriptions x WHERE x.channel_id = o.id AND x.user_id = ${user} AND x.is_active = 1)))`
  return `(NOT ${from('o.invite_only = 1')}
    OR EXISTS (SELECT 1 FROM messages m JOIN channels c ON c.recipient_id = m.recipient_id
      JOIN subscriptions s ON s.channel_id = c.id AND s.is_active = 1 JOIN users u ON u.id = s.user_id
      WHERE m.id = t.message_id AND ${AGREES} AND ${RECEIVES} AND NOT ${from(isElsewhere('u.id'))})
    OR EXISTS (SELECT 1 FROM messages m JOIN message_edits w ON w.message_id = m.id JOIN subscriptions s ON s.channel_id = w.prev_channel_id
      AND s.is_active = 1 JOIN users u ON u.id = s.user_id
      WHERE m.id = t.message_id AND ${IS_PUBLIC} AND ${AGREES} AND u.role < ${ROLE.guest} AND NOT ${from(isElsewhere('u.id'))}))`
}

const inConversation = (column: string): string =>
  `EXISTS (SELECT 1 FROM recipient_members d JOIN users u ON u.id = d.user_id WHERE d.recipient_id = t.${column} AND ${AGREES})`
const only = (condition: string, ...columns: string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column) => [column, condition]))

const visibleTo = (visibility: number): string => `t.settings LIKE '%"email_address_visibility":${visibility}%'`

/** By table with anything private, what the people of an organisation have agreed to share of it. Every other table is whole. */
export async function sharedOf(realmId: number): Promise<ReadonlyMap<string, Shared>> {
  const sql = `SELECT MIN(u.role) AS role FROM users u WHERE ${AGREES.replace('t.realm_id', '?')}`
  const [found] = await query<{ role: number | null }>(Realm, sql, [realmId])
  /** Whether somebody with this role, or a higher one, has agreed. */
  const hasAgreed = (role: number): string => (found?.role != null && found.role <= role ? '1 = 1' : '1 = 0')
  const isKnown = (channel: string): string =>
    `(${channel}.invite_only = 0 OR ${hasAgreed(ROLE.administrator)} OR ${isSubscribed(channel)})`
  const inChannel = (column: string): string => `EXISTS (SELECT 1 FROM channels c WHERE c.id = t.${column} AND ${isKnown('c')})`
  /** Whether the address of an account is shown to somebody (canSeeEmail). */
  const address = `(t.bot_type IS NOT NULL OR ${ofUser('id')} OR NOT (${[3, 4, 5].map(visibleTo).join(' OR ')})
    OR (${visibleTo(3)} AND ${hasAgreed(ROLE.administrator)}) OR (${visibleTo(5)} AND ${hasAgreed(ROLE.moderator)}))`
  return new Map<string, Shared>(
    Object.entries<Shared>({
      users: {
        columns: {
          ...only(address, 'delivery_email', 'email_key'),
          ...only(ofUser('id'), 'settings', 'edited_settings', 'message_pointer'),
        },
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
      recipients: {
        rows: `(EXISTS (SELECT 1 FROM channels c WHERE c.recipient_id = t.id AND ${isKnown('c')}) OR ${inConversation('id')})`,
      },
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
      audit_entries: { rows: hasAgreed(ROLE.owner), columns: only(ofUser('actor_id'), 'address', 'client') },
    }),
  )
}
