// The part of the initial state about user groups.

import { wholeGroups } from '../../access/groups/groups.ts'
import type { Tx } from '../../db/index.ts'
import { presentUserGroup } from '../../present/user-group.ts'

/** The part of the initial state that user_group events keep up to date. */
export async function userGroupState(realmId: number, deactivated: boolean, tx: Tx): Promise<object> {
  return { realm_user_groups: (await wholeGroups(realmId, { deactivated }, tx)).map(presentUserGroup) }
}
