// The part of the initial state about user groups.

import { visibleGroups } from '../../access/groups/groups.ts'
import type { Tx } from '../../db/index.ts'
import type { User } from '../../models/user.ts'
import { presentUserGroup } from '../../present/user-group.ts'

/** The part of the initial state that user_group events keep up to date. */
export async function userGroupState(viewer: User, deactivated: boolean, tx: Tx): Promise<object> {
  return { realm_user_groups: (await visibleGroups(viewer, { deactivated }, tx)).map(presentUserGroup) }
}
