// A text that a bot stores under a key.

import type { Tx } from '../db/index.ts'
import { insertRows } from '../db/rows.ts'
import { query, type Row, remove, select } from '../db/sql.ts'
import { index, int, key, long, person, plain, realm, string, table, text } from '../db/table.ts'

class BotEntryTable extends table(
  'bot_entries',
  {
    realm_id: realm(),
    /** The bot. */
    user_id: key(person('removed')),
    /** SHA-256 of the key, hexadecimal, because databases take different keys for the same. */
    key_hash: key(plain(string(64))),
    entry_key: plain(text()),
    value: plain(long()),
    /** Bytes of key and value in UTF-8. */
    size: int(),
  },
  { indexes: [index('realm_id')] },
) {
  /** What a bot stores under keys with these hashes, by default everything, in the order of the hashes. */
  static findOf(botId: number, hashes?: readonly string[], tx?: Tx): Promise<BotEntry[]> {
    const where = { user_id: botId, ...(hashes ? { key_hash: [...hashes] } : {}) }
    return select(BotEntry, { where, order: [['key_hash', 'ASC']] }, tx)
  }

  /** How much a bot stores under keys without these hashes. */
  static async sizeWithout(botId: number, hashes: readonly string[], tx: Tx): Promise<{ keys: number; bytes: number }> {
    const sql = `SELECT COUNT(*) AS found, COALESCE(SUM(size), 0) AS bytes FROM bot_entries
                 WHERE user_id = ?${hashes.length > 0 ? ' AND key_hash NOT IN (?)' : ''}`
    const values = hashes.length > 0 ? [botId, [...hashes]] : [botId]
    const [row] = await query<{ found: unknown; bytes: unknown }>(BotEntry, sql, values, tx)
    return { keys: Number(row?.found ?? 0), bytes: Number(row?.bytes ?? 0) }
  }

  /** Stores entries of a bot in place of those with the same keys. */
  static async replaceAll(botId: number, entries: readonly BotEntry[], tx: Tx): Promise<void> {
    await BotEntry.removeOf(
      botId,
      entries.map(({ key_hash }) => key_hash),
      tx,
    )
    await insertRows(BotEntry, entries, tx)
  }

  /** Removes what a bot stores under keys with these hashes, by default everything. */
  static async removeOf(botId: number, hashes: readonly string[] | undefined, tx: Tx): Promise<void> {
    const where = { user_id: botId, ...(hashes ? { key_hash: [...hashes] } : {}) }
    await remove(BotEntry, where, tx)
  }
}

export const BotEntry = BotEntryTable
export type BotEntry = Row<BotEntryTable>
