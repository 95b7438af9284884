// The facts for changing a user, read while the rows of the user and the organisation are locked.

import { type MembershipFacts, membershipFacts } from '../../access/groups/membership.ts'
import { reasonAgainst } from '../../access/organisation/email-addresses.ts'
import { type FieldFacts, fieldFacts, type GivenValue } from '../../access/organisation/profile-fields.ts'
import { isNameTaken } from '../../access/people/names.ts'
import { usersWithoutAccess } from '../../access/people/users.ts'
import type { Tx } from '../../db/index.ts'
import { ProfileValue } from '../../models/profile-field.ts'
import type { Realm } from '../../models/realm.ts'
import { User, type UserRow } from '../../models/user.ts'
import { type RoleFacts, roleFacts } from './role-visibility.ts'

/** The requested changes to a user. Undefined fields stay unchanged. Name and address are normalised (values/). */
export interface UserChanges {
  fullName?: string | undefined
  role?: number | undefined
  profile?: readonly GivenValue[] | undefined
  email?: string | undefined
}

/** The facts for `planUserUpdate`. Facts about a property that does not change are not read. */
export interface UserFacts {
  actor: Pick<User, 'role' | 'can_change_user_emails'>
  /** The user before the change. */
  user: UserRow
  host: string
  /** IDs of the users who may not access the user. */
  withoutAccess: readonly number[]
  isNameTaken: boolean
  role: { isOnlyOwner: boolean; membership: MembershipFacts; visibility: RoleFacts } | undefined
  profile: { fields: FieldFacts; stored: readonly Pick<ProfileValue, 'field_id' | 'value'>[] } | undefined
  /** Why the organisation does not admit the new address, and the ID of the user who already has it. */
  email: { reason: string | undefined; holderId: number | undefined } | undefined
}

/** Reads the facts for a change. `host` is the organisation's host. */
export async function userFacts(
  { actorId, userId, realm, host }: { actorId: number; userId: number; realm: Realm; host: string },
  { fullName, role, profile, email }: UserChanges,
  tx: Tx,
): Promise<UserFacts> {
  const of = { transaction: tx, rejectOnEmpty: true } as const
  const user = await User.findByPk(userId, of)
  const holder = email !== undefined && email !== user.delivery_email ? await User.findByEmail(realm.id, email, tx) : null
  const changesRole = role !== undefined && role !== user.role
  return {
    actor: await User.findByPk(actorId, of),
    user: user.get({ plain: true }),
    host,
    withoutAccess: (await usersWithoutAccess(realm.id, [user], tx)).get(user.id) ?? [],
    isNameTaken: fullName !== undefined && fullName !== user.full_name && (await isNameTaken(tx, realm.id, fullName, user.id)),
    role: changesRole
      ? {
          isOnlyOwner: await User.isOnlyOwner(user, tx),
          membership: await membershipFacts(realm.id, [], tx),
          visibility: await roleFacts(user, role, tx),
        }
      : undefined,
    profile: profile && {
      fields: await fieldFacts(realm.id, profile, tx),
      stored: (await ProfileValue.byUser(realm.id, [user.id], tx)).get(user.id) ?? [],
    },
    email: email === undefined ? undefined : { reason: await reasonAgainst(realm, email, tx), holderId: holder?.id },
  }
}
