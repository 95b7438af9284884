// A folder that groups channels in the sidebar.

import type { Tx } from '../db/index.ts'
import { type Read, readOf } from '../db/reads.ts'
import { type Row, selectOne } from '../db/sql.ts'
import { big, bool, html, id, initially, int, markdown, nullable, person, plain, realm, string, table, text, unique } from '../db/table.ts'

class ChannelFolderTable extends table(
  'channel_folders',
  {
    id: id(),
    realm_id: realm(),
    name: plain(string(60)),
    /** `name`, normalised for comparison. Null for an archived folder, so that its name can be used again. */
    name_key: nullable(plain(string(255))),
    description: markdown(text()),
    rendered_description: html(text()),
    is_archived: initially(bool(), false),
    position: int(),
    /** Null if the creator is unknown. */
    creator_id: nullable(person('kept')),
    /** UNIX seconds. */
    date_created: big(),
  },
  { indexes: [unique('realm_id', 'name_key')] },
) {
  /** The folders of an organisation in their order. */
  static allOf(realmId: number): Read<ChannelFolder> {
    const order = [
      ['position', 'ASC'],
      ['id', 'ASC'],
    ] as const
    return readOf(ChannelFolder, { where: { realm_id: realmId }, order })
  }

  static findIn(realmId: number, id: number, tx: Tx): Promise<ChannelFolder | null> {
    return selectOne(ChannelFolder, { where: { realm_id: realmId, id } }, tx)
  }
}

export const ChannelFolder = ChannelFolderTable
export type ChannelFolder = Row<ChannelFolderTable>
