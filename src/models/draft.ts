// A message that a user has not sent yet.

import type { Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { type Row, select } from '../db/sql.ts'
import { big, id, index, long, markdown, person, plain, realm, ruled, string, table, text } from '../db/table.ts'

class DraftTable extends table(
  'drafts',
  {
    id: id(),
    realm_id: realm(),
    user_id: person('removed'),
    /** `stream`, `private`, or empty if not yet decided. */
    type: plain(string(10)),
    /** JSON list: the ID of the channel, or the IDs of the users. */
    addressees: ruled(text()),
    topic: plain(string(64)),
    content: markdown(long()),
    /** UNIX seconds. */
    last_edited_at: big(),
  },
  { indexes: [index('user_id', 'last_edited_at')] },
) {
  /** A user's drafts, the least recently changed first. */
  static findAllOf(userId: number, tx?: Tx): Promise<Draft[]> {
    const order = [
      ['last_edited_at', 'ASC'],
      ['id', 'ASC'],
    ] as const
    return select(Draft, { where: { user_id: userId }, order }, tx)
  }

  /** A user's newest drafts, newest first, at most `limit`. */
  static newestOf(userId: number, limit: number): Read<Draft> {
    const order = [
      ['last_edited_at', 'DESC'],
      ['id', 'DESC'],
    ] as const
    return readOf(Draft, { where: { user_id: userId }, order, limit })
  }
}

export const Draft = DraftTable
export type Draft = Row<DraftTable>
