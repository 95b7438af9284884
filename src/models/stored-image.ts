// An image in the store that the server has made of an upload: of a user, or of the organisation.

import { literal, Op } from 'sequelize'
import type { Tx } from '../db/index.ts'
import { query, type Row, select, selectOne } from '../db/sql.ts'
import { big, id, index, nullable, path, person, plain, realm, string, table, unique } from '../db/table.ts'
import { inFinishedRealm } from './realm.ts'

class StoredImageTable extends table(
  'stored_images',
  {
    id: id(),
    realm_id: realm(),
    /** Whose avatar it is. Null for an image of the organisation. */
    user_id: nullable(person('kept')),
    /** The path in the store and the end of the URL. */
    path_id: path(string(100)),
    /** In bytes. */
    size: big(),
    /** As of an attachment: `pending` until the bytes are in the store, `stored`, and `removed` until the bytes are gone. */
    state: plain(string<'pending' | 'stored' | 'removed'>(10)),
    /** UNIX seconds. */
    date_created: big(),
  },
  { indexes: [unique('path_id'), index('realm_id'), index('user_id'), index('state', 'date_created')] },
) {
  /** The image with this path, if it is in use. */
  static findStored(realmId: number, pathId: string): Promise<StoredImage | null> {
    return selectOne(StoredImage, { where: { realm_id: realmId, path_id: pathId, state: 'stored' } })
  }

  /** All images of a user, in any state. */
  static findAllOf(userId: number, tx?: Tx): Promise<StoredImage[]> {
    return select(StoredImage, { where: { user_id: userId } }, tx)
  }

  /** The total size of an organisation's images in bytes, with those that are being written. */
  static async spaceUsed(realmId: number, tx?: Tx): Promise<number> {
    const sql = "SELECT SUM(size) AS size FROM stored_images WHERE realm_id = ? AND state <> 'removed'"
    const [row] = await query<{ size: number | null }>(StoredImage, sql, [realmId], tx)
    return Number(row?.size ?? 0)
  }

  /** At most `limit` images that processes have left behind: removed ones, and those pending since before a time in UNIX seconds. */
  static findLeftovers(before: number, limit: number): Promise<StoredImage[]> {
    const pending = { state: 'pending', date_created: { [Op.lt]: before } }
    const where = { [Op.or]: [{ state: 'removed' }, pending], [Op.and]: [literal(inFinishedRealm('stored_images'))] }
    return select(StoredImage, { where, limit })
  }
}

export const StoredImage = StoredImageTable
export type StoredImage = Row<StoredImageTable>
