// A user's setting for a view in the sidebar.

import { type Read, readOf } from '../db/reads.ts'
import type { Row } from '../db/sql.ts'
import { bool, id, index, nullable, person, plain, realm, ruled, table, text } from '../db/table.ts'

class NavigationViewTable extends table(
  'navigation_views',
  {
    id: id(),
    realm_id: realm(),
    user_id: person('removed'),
    fragment: ruled(text()),
    is_pinned: bool(),
    /** Null for a built-in view. */
    name: nullable(plain(text())),
  },
  { indexes: [index('user_id'), index('realm_id')] },
) {
  /** A user's views, in the order in which they were added. */
  static allOf(userId: number): Read<NavigationView> {
    return readOf(NavigationView, { where: { user_id: userId }, order: [['id', 'ASC']] })
  }
}

export const NavigationView = NavigationViewTable
export type NavigationView = Row<NavigationViewTable>
