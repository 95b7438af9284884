// A word that flags a message for a user when it occurs in the message.

import type { Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { query, type Row, select } from '../db/sql.ts'
import { id, index, person, plain, realm, string, table, unique } from '../db/table.ts'
import { grouped } from '../values/lists.ts'

class AlertWordTable extends table(
  'alert_words',
  {
    id: id(),
    realm_id: realm(),
    user_id: person('removed'),
    word: plain(string(100)),
    /** `word`, normalised for comparison. */
    word_key: plain(string(255)),
  },
  { indexes: [unique('user_id', 'word_key'), index('realm_id')] },
) {
  /** A user's words, in the order in which they were added. */
  static allOf(userId: number): Read<AlertWord> {
    return readOf(AlertWord, { where: { user_id: userId }, order: [['id', 'ASC']] })
  }

  /** The words, for comparison, of a person and of the person's bots, other than this account. */
  static async keysBeside(personId: number, accountId: number, tx: Tx): Promise<string[]> {
    const sql = `SELECT w.word_key AS word_key FROM alert_words w WHERE w.user_id = :personId AND w.user_id <> :accountId
       UNION ALL SELECT w.word_key AS word_key FROM users b JOIN alert_words w ON w.user_id = b.id
         WHERE b.bot_owner_id = :personId AND w.user_id <> :accountId`
    const rows = await query<{ word_key: string }>(AlertWord, sql, { personId, accountId }, tx)
    return rows.map(({ word_key }) => word_key)
  }

  /** All alert words of an organisation: user IDs by lower-case word. */
  static async usersByWord(realmId: number, tx?: Tx): Promise<Map<string, number[]>> {
    const rows = await select(AlertWord, { columns: ['user_id', 'word_key'], where: { realm_id: realmId } }, tx)
    return grouped(rows.map(({ user_id, word_key }) => [word_key, user_id]))
  }
}

export const AlertWord = AlertWordTable
export type AlertWord = Row<AlertWordTable>
