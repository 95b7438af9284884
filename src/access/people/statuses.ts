// Statuses of people.

import { selectOne } from '../../db/sql.ts'
import type { User } from '../../models/user.ts'
import { UserStatus } from '../../models/user-status.ts'

/** The status of a user whom the caller may access. Null if the user never set one. (getUserStatus) */
export function statusOf(user: User): Promise<UserStatus | null> {
  return selectOne(UserStatus, { where: { user_id: user.id } })
}
