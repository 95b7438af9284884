// A site where code blocks of a language can be tried out.

import { type Read, readOf } from '../db/reads.ts'
import type { Row } from '../db/sql.ts'
import { id, index, plain, realm, string, table, text } from '../db/table.ts'

class PlaygroundTable extends table(
  'playgrounds',
  {
    id: id(),
    realm_id: realm(),
    name: plain(string(100)),
    /** `name` and `pygments_language`, normalised for comparison. */
    name_key: plain(string(255)),
    pygments_language: plain(string(40)),
    language_key: plain(string(120)),
    url_template: plain(text()),
  },
  { indexes: [index('realm_id')] },
) {
  /** An organisation's playgrounds, in the order in which they were added. */
  static allOf(realmId: number): Read<Playground> {
    return readOf(Playground, { where: { realm_id: realmId }, order: [['id', 'ASC']] })
  }
}

export const Playground = PlaygroundTable
export type Playground = Row<PlaygroundTable>
