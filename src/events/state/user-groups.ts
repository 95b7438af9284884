// The part of the initial state about user groups.

import { wholeGroupsIn } from '../../access/groups/groups.ts'
import { waitingIn } from '../../access/groups/membership.ts'
import { presentUserGroup } from '../../present/user-group.ts'
import type { StateFacts } from './facts.ts'

/** The part of the initial state that user_group events keep up to date. */
export function userGroupState(facts: StateFacts, deactivated: boolean): object {
  const users = facts.people.filter((user) => user.is_active)
  const members = { users, waiting: waitingIn(facts.realm), hidden: facts.sight.hidden }
  return { realm_user_groups: wholeGroupsIn(facts, members, { deactivated }).map(presentUserGroup) }
}
