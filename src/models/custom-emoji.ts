// An organisation's custom emoji. A withdrawn one stays for its old uses, and another can then take its name.

import { Op } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { query, type Row, select } from '../db/sql.ts'
import { big, bool, id, index, initially, path, person, plain, realm, string, table, unique } from '../db/table.ts'

class CustomEmojiTable extends table(
  'custom_emoji',
  {
    id: id(),
    realm_id: realm(),
    /** Unique among the emoji that are not deactivated. */
    name: plain(string(100)),
    author_id: person('kept'),
    /** The image's path in the store and the end of its URL. */
    path_id: path(string(100)),
    /** The type of the image, determined from its bytes. */
    content_type: plain(string(20)),
    /** The size of the image in bytes. */
    size: big(),
    is_deactivated: initially(bool(), false),
    /** UNIX seconds. */
    date_created: big(),
  },
  // The name is not unique, because another emoji can take the name of a deactivated one.
  { indexes: [index('realm_id', 'name'), unique('path_id')] },
) {
  /** An organisation's emoji, ascending by ID, including deactivated ones. */
  static allOf(realmId: number): Read<CustomEmoji> {
    return readOf(CustomEmoji, { where: { realm_id: realmId }, order: [['id', 'ASC']] })
  }

  /** The active emoji with the name or the ID. */
  static findMeant(realmId: number, { name, id }: { name: string | undefined; id: number | undefined }, tx?: Tx): Promise<CustomEmoji[]> {
    const meant = [...(name === undefined ? [] : [{ name }]), ...(id === undefined ? [] : [{ id }])]
    const where = { realm_id: realmId, is_deactivated: false, [Op.or]: meant }
    return meant.length === 0 ? Promise.resolve([]) : select(CustomEmoji, { where }, tx)
  }

  /** The total size of the images in bytes, including those of deactivated emoji. */
  static async spaceUsed(realmId: number, tx?: Tx): Promise<number> {
    const sql = 'SELECT SUM(size) AS size FROM custom_emoji WHERE realm_id = ?'
    const [row] = await query<{ size: number | null }>(CustomEmoji, sql, [realmId], tx)
    return Number(row?.size ?? 0)
  }

  /** The active emoji with these names. */
  static findActive(realmId: number, names: readonly string[], tx?: Tx): Promise<CustomEmoji[]> {
    return select(CustomEmoji, { where: { realm_id: realmId, name: [...names], is_deactivated: false } }, tx)
  }
}

export const CustomEmoji = CustomEmojiTable
export type CustomEmoji = Row<CustomEmojiTable>
