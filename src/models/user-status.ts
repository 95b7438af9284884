// A user's status. Parts that are not set are empty strings.

import { type Read, readOf } from '../db/reads.ts'
import type { Row } from '../db/sql.ts'
import { index, key, person, plain, realm, ruled, string, table } from '../db/table.ts'

class UserStatusTable extends table(
  'user_statuses',
  {
    user_id: key(person('removed')),
    realm_id: realm(),
    status_text: plain(string(60)),
    emoji_name: plain(string(100)),
    emoji_code: ruled(string(100)),
    /** The namespace of `emoji_code`. */
    reaction_type: plain(string<'' | 'unicode_emoji' | 'realm_emoji' | 'service_extra_emoji'>(30)),
  },
  { indexes: [index('realm_id')] },
) {
  static allOf(realmId: number): Read<UserStatus> {
    return readOf(UserStatus, { where: { realm_id: realmId }, order: [['user_id', 'ASC']] })
  }
}

export const UserStatus = UserStatusTable
export type UserStatus = Row<UserStatusTable>
