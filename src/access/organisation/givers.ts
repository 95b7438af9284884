// Who may give which role and which setting, both when a subject is created and when it is changed. The table lists only settings that not
// everybody who may create or change the subject may give. It has no settings of user groups, because anybody who may create or manage a
// group may give them all.

import { badRequest } from '../../errors.ts'
import type { User } from '../../models/user.ts'
import type { PERMISSION_SETTINGS } from '../../settings/permission-settings.ts'
import { ROLE } from '../../values/roles.ts'
import type { Rights } from '../channels/permissions.ts'

/** A role and the roles above it, or a permission of the organisation. */
type Giver = 'owners' | 'administrators' | keyof (typeof PERMISSION_SETTINGS)['realm']

/** Who may give a setting, by subject and wire name. */
const GIVERS = {
  channel: {
    can_delete_any_message_group: 'can_set_delete_message_policy_group',
    can_delete_own_message_group: 'can_set_delete_message_policy_group',
    is_default_stream: 'administrators',
    message_retention_days: 'owners',
    topics_policy: 'can_set_topics_policy_group',
  },
  realm: {
    // A user who manages all groups could gain access to every private channel that a group may read.
    can_manage_all_groups: 'owners',
    message_retention_days: 'owners',
    // An administrator could shorten it to erase what they did.
    audit_log_retention_days: 'owners',
    // People who have no other way to log in are shut out.
    email_auth_enabled: 'owners',
  },
} as const satisfies Record<string, Record<string, Giver>>

/** Whether the user may give a role to an account or with an invitation, or take it away. Nobody may give more than they have. */
export function mayGiveRole(user: Pick<User, 'role'>, role: number): boolean {
  return role >= user.role
}

/** Throws BAD_REQUEST for the first setting that the user may not give. Ignores settings that are not in the table. Pure. */
export function requireGiver(
  user: Pick<User, 'role'>,
  subject: keyof typeof GIVERS,
  settings: Iterable<string>,
  may: Rights['inRealm'],
): void {
  const givers: Partial<Record<string, Giver>> = GIVERS[subject]
  for (const name of settings) {
    const giver = givers[name]
    if (giver === undefined) continue
    if (giver === 'owners' || giver === 'administrators') {
      const lowest = giver === 'owners' ? ROLE.owner : ROLE.administrator
      if (user.role > lowest) throw badRequest(`'${name}' may be set by ${giver} only`)
    } else if (!may(giver)) throw badRequest(`You do not have permission to set '${name}'`)
  }
}
