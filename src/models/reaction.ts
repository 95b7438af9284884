// One user's emoji reaction to one message.

import type { Tx } from '../db/index.ts'
import { query, type Row, select } from '../db/sql.ts'
import { id, person, plain, realm, refers, ruled, string, table, unique } from '../db/table.ts'
import { grouped } from '../values/lists.ts'
import { MOVED_TO } from './move.ts'

class ReactionTable extends table(
  'reactions',
  {
    id: id(),
    realm_id: realm(),
    message_id: refers('messages'),
    user_id: person('written'),
    emoji_name: plain(string(100)),
    /** Identifies the reaction, together with its type, message and user. */
    emoji_code: ruled(string(100)),
    reaction_type: plain(string<'unicode_emoji' | 'realm_emoji' | 'service_extra_emoji'>(20)),
  },
  { indexes: [unique('message_id', 'user_id', 'reaction_type', 'emoji_code')] },
) {
  /**
   * The reactions to a message, the custom emoji that a request can mean, and the users a reaction concerns, in one statement. The
   * transaction must hold the message.
   */
  static async stateOf(
    { id: messageId, channel }: { id: number; channel: { id: number } | undefined },
    { id: userId, realm_id: realmId }: { id: number; realm_id: number },
    wanted: { name: string | undefined; id: number | undefined },
    tx: Tx,
  ): Promise<ReactionState> {
    const [concerned, ofChannel] = channel
      ? [
          `(SELECT user_id FROM user_messages WHERE message_id = ?
              UNION SELECT k.user_id FROM messages m JOIN moved_spans k ON ${MOVED_TO} WHERE m.id = ?) u
             WHERE NOT EXISTS (SELECT 1 FROM subscriptions s WHERE s.channel_id = ? AND s.user_id = u.user_id AND s.is_active = 1)`,
          [messageId, messageId, channel.id],
        ]
      : ['recipient_members u WHERE u.recipient_id = (SELECT m.recipient_id FROM messages m WHERE m.id = ?)', [messageId]]
    const rows = await query<Omit<Reacted, 'code'> & { kind: 'vote' | 'own' | 'custom' | 'concerned'; code: string | number }>(
      Reaction,
      `SELECT 'vote' AS kind, r.id AS id, r.emoji_name AS name, r.emoji_code AS code, r.reaction_type AS type FROM reactions r
         JOIN (SELECT MIN(id) AS id FROM reactions WHERE message_id = ? GROUP BY reaction_type, emoji_code) v ON v.id = r.id
       UNION ALL SELECT 'own', id, emoji_name, emoji_code, reaction_type FROM reactions WHERE message_id = ? AND user_id = ?
       UNION ALL SELECT 'custom', id, name, id, 'realm_emoji' FROM custom_emoji
         WHERE realm_id = ? AND is_deactivated = 0 AND (name = ? OR id = ?)
       UNION ALL SELECT 'concerned', u.user_id, '', '', '' FROM ${concerned}`,
      [messageId, messageId, userId, realmId, wanted.name ?? null, wanted.id ?? null, ...ofChannel],
      tx,
    )
    const of = (wantedKind: string): Reacted[] =>
      rows
        .filter(({ kind }) => kind === wantedKind)
        .map(({ id, name, code, type }) => ({ id: Number(id), name, code: String(code), type }))
        .sort((a, b) => a.id - b.id)
    return { votes: of('vote'), own: of('own'), custom: of('custom'), concerned: of('concerned').map(({ id }) => id) }
  }

  /** The reactions to these messages by message ID, in the order in which they were added. */
  static async findOf(messageIds: readonly number[], tx?: Tx): Promise<Map<number, Reaction[]>> {
    if (messageIds.length === 0) return new Map()
    const rows = await select(Reaction, { where: { message_id: [...messageIds] }, order: [['id', 'ASC']] }, tx)
    return grouped(rows.map((row) => [row.message_id, row]))
  }
}

export const Reaction = ReactionTable
export type Reaction = Row<ReactionTable>

/** An emoji, and the ID of the reaction or of the custom emoji. */
export interface Reacted {
  id: number
  name: string
  code: string
  type: Reaction['reaction_type']
}

/** The state on which a reaction to a message depends. Each list ascends by ID. */
export interface ReactionState {
  /** The emoji that people have reacted with, each under the name used in its first reaction. */
  votes: Reacted[]
  /** The user's reactions. */
  own: Reacted[]
  /** The custom emoji with the requested name or ID. */
  custom: Reacted[]
  /** The participants of a direct conversation, or the users who have a channel message without being subscribed to the channel. */
  concerned: number[]
}
