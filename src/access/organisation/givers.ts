// Who may give whom which role and which setting: what is not everybody's who may otherwise make or change its subject. One table,
// asked when something is made and when it is changed. Settings of a user group are not in it: whoever may make or manage the group
// gives them all.

import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import type { User } from '../../models/user.ts'
import type { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import { ROLE } from '../../values/roles.ts'
import { hasRealmPermission } from '../channels/permissions.ts'

/** A role and those above it, or whoever has a permission of the organisation. */
type Giver = 'owners' | 'administrators' | keyof (typeof PERMISSION_SETTINGS)['realm']

/** By subject and by the setting's name on the wire. */
export const GIVERS = {
  channel: {
    can_delete_any_message_group: 'can_set_delete_message_policy_group',
    can_delete_own_message_group: 'can_set_delete_message_policy_group',
    is_default_stream: 'administrators',
    message_retention_days: 'owners',
    topics_policy: 'can_set_topics_policy_group',
  },
  realm: {
    // Who manages every group lets themselves into every private channel that a group may read.
    can_manage_all_groups: 'owners',
    message_retention_days: 'owners',
  },
} as const satisfies Record<string, Record<string, Giver>>

/** Whether somebody may give a role, or take it: to an account or by an invitation. Nobody gives more than they have. */
export function mayGiveRole(user: Pick<User, 'role'>, role: number): boolean {
  return role >= user.role
}

/** Throws BAD_REQUEST for the first of the settings that the user may not give. Others than those of the table are left aside. */
export async function refuseUnlessGiver(user: User, subject: keyof typeof GIVERS, settings: Iterable<string>, tx?: Tx): Promise<void> {
  const givers: Partial<Record<string, Giver>> = GIVERS[subject]
  for (const name of settings) {
    const giver = givers[name]
    if (giver === undefined) continue
    if (giver === 'owners' || giver === 'administrators') {
      const lowest = giver === 'owners' ? ROLE.owner : ROLE.administrator
      if (user.role > lowest) throw badRequest(`'${name}' may be set by ${giver} only`)
    } else if (!(await hasRealmPermission(user, giver, tx))) throw badRequest(`You do not have permission to set '${name}'`)
  }
}
