// A pattern whose matches in messages become links.

import { type Read, readOf } from '../db/reads.ts'
import type { Row } from '../db/sql.ts'
import { id, index, int, long, markdown, nullable, plain, realm, table, text } from '../db/table.ts'

class LinkifierTable extends table(
  'linkifiers',
  {
    id: id(),
    realm_id: realm(),
    /** Its position in the order. */
    position: int(),
    pattern: plain(text()),
    url_template: markdown(text()),
    example_input: nullable(plain(text())),
    reverse_template: nullable(plain(text())),
    /** A JSON list. */
    alternative_url_templates: markdown(long()),
  },
  { indexes: [index('realm_id', 'position')] },
) {
  /** The linkifiers of an organisation in their order. */
  static allOf(realmId: number): Read<Linkifier> {
    const order = [
      ['position', 'ASC'],
      ['id', 'ASC'],
    ] as const
    return readOf(Linkifier, { where: { realm_id: realmId }, order })
  }
}

export const Linkifier = LinkifierTable
export type Linkifier = Row<LinkifierTable>
