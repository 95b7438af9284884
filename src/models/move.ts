// Moves of messages to another channel, and who keeps or gains the messages until rows are written for them (docs/adr/0006).

import type { Tx } from '../db/index.ts'
import { query, type Row } from '../db/sql.ts'
import { big, bool, id, index, initially, person, place, realm, refers, table } from '../db/table.ts'

/** SQL: the span `k` of a move contains the message `m`. */
export const MOVED_TO = 'k.move_id = m.move_id AND m.id > k.after_message_id AND m.id <= k.to_message_id'

/** A move to another channel of messages whose recipients were known from one source. The messages store the ID of the move. */
class MoveTable extends table(
  'moves',
  {
    id: id(),
    realm_id: realm(),
    /** The recipient ID of the channel that the messages are in. */
    recipient_id: refers('recipients'),
  },
  { indexes: [index('recipient_id')] },
) {}

export const Move = MoveTable
export type Move = Row<MoveTable>

/**
 * A range of a move's messages that a user has: after `after_message_id`, up to and including `to_message_id`. A user's ranges do not
 * overlap.
 */
class MovedSpanTable extends table(
  'moved_spans',
  {
    id: id(),
    realm_id: realm(),
    user_id: person('kept'),
    move_id: refers('moves'),
    after_message_id: place(big()),
    to_message_id: place(big()),
    /** Messages up to and including this one count as read. */
    read_to_message_id: initially(place(big()), 0),
    /** Whether the move gave the messages to a user who had not received them. They are then read and historical. */
    is_given: initially(bool(), false),
  },
  { indexes: [index('user_id'), index('move_id', 'user_id')] },
) {
  /** The spans of a move for users who are now subscribed to a channel. */
  static findOfSubscribers(
    moveId: number,
    channelId: number,
    tx?: Tx,
  ): Promise<Pick<MovedSpan, 'user_id' | 'after_message_id' | 'to_message_id'>[]> {
    return query(
      MovedSpan,
      `SELECT k.user_id AS user_id, k.after_message_id AS after_message_id, k.to_message_id AS to_message_id
         FROM moved_spans k JOIN subscriptions s ON s.channel_id = ? AND s.user_id = k.user_id AND s.is_active = 1
         WHERE k.move_id = ? ORDER BY k.user_id, k.id`,
      [channelId, moveId],
      tx,
    )
  }
}

export const MovedSpan = MovedSpanTable
export type MovedSpan = Row<MovedSpanTable>
