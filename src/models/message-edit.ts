// One change of a message: its previous text, and where it was moved from and to.

import type { Tx } from '../db/index.ts'
import { query, type Row } from '../db/sql.ts'
import { big, html, id, index, long, markdown, optional, person, plain, realm, refers, string, table } from '../db/table.ts'
import { MAX_EDITS_SIZE } from '../limits.ts'
import { grouped } from '../values/lists.ts'

class MessageEditTable extends table(
  'message_edits',
  {
    id: id(),
    realm_id: realm(),
    message_id: refers('messages'),
    /** The user who made the change. */
    user_id: person('kept'),
    /** UNIX seconds. */
    date_edited: big(),
    /** Null, like the HTML, if the content did not change. */
    prev_content: optional(markdown(long())),
    prev_rendered_content: optional(html(long())),
    /** Both null if the topic did not change. */
    topic: optional(plain(string(64))),
    prev_topic: optional(plain(string(64))),
    /** Both null if the channel did not change. */
    channel_id: optional(refers('channels')),
    prev_channel_id: optional(refers('channels')),
  },
  { indexes: [index('message_id')], sized: ['prev_content', 'prev_rendered_content'] },
) {
  /** The changes of each message, newest first: at least one, and as many as fit into MAX_EDITS_SIZE. */
  static async findOf(messageIds: readonly number[], tx?: Tx): Promise<Map<number, MessageEdit[]>> {
    if (messageIds.length === 0) return new Map()
    const newer = 'SUM(text_size + 200) OVER (PARTITION BY message_id ORDER BY id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)'
    const edits = await query<MessageEdit>(
      MessageEdit,
      `SELECT e.* FROM message_edits e JOIN (SELECT id, ${newer} AS newer FROM message_edits WHERE message_id IN (?)) x ON x.id = e.id
        WHERE COALESCE(x.newer, 0) < ? ORDER BY e.id DESC`,
      [messageIds, MAX_EDITS_SIZE],
      tx,
    )
    return grouped(edits.map((edit) => [edit.message_id, edit]))
  }
}

export const MessageEdit = MessageEditTable
export type MessageEdit = Row<MessageEditTable>
