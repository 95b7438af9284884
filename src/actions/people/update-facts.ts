// The facts for changing a user, read while the rows of the user and the organisation are locked.

import { type MembershipFacts, membershipFacts } from '../../access/groups/membership.ts'
import { reasonAgainst } from '../../access/organisation/email-addresses.ts'
import { type FieldFacts, fieldFacts, type GivenValue } from '../../access/organisation/profile-fields.ts'
import { isNameTaken } from '../../access/people/names.ts'
import { usersWithoutAccess } from '../../access/people/users.ts'
import type { Tx } from '../../db/index.ts'
import { requireRow, selectOne } from '../../db/sql.ts'
import { ProfileValue } from '../../models/profile-field.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { isAbove } from '../../values/roles.ts'
import { endsWith } from './endings.ts'
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
  user: User
  host: string
  /** IDs of the users who may not access the user. */
  withoutAccess: readonly number[]
  isNameTaken: boolean
  role:
    | {
        isOnlyOwner: boolean
        membership: MembershipFacts
        visibility: RoleFacts
        /** The role of a bot's owner. */
        ownerRole: number | undefined
        /** The user's bots whose roles are above the new one. */
        bots: readonly { bot: User; withoutAccess: readonly number[]; visibility: RoleFacts }[]
      }
    | undefined
  profile: { fields: FieldFacts; stored: readonly Pick<ProfileValue, 'field_id' | 'value'>[] } | undefined
  /** Why the organisation does not admit the new address, and the ID of the user who already has it. */
  email: { reason: string | undefined; holderId: number | undefined } | undefined
}

async function factsOfRole(user: User, role: number, tx: Tx): Promise<NonNullable<UserFacts['role']>> {
  const owner = user.bot_owner_id === null ? null : await selectOne(User, { where: { id: user.bot_owner_id } }, tx)
  const bots: NonNullable<UserFacts['role']>['bots'][number][] = []
  if (endsWith('demotion', 'bots'))
    for (const bot of (await User.botsUnder(user.id, tx)).filter((one) => isAbove(one.role, role)))
      bots.push({
        bot,
        withoutAccess: (await usersWithoutAccess(user.realm_id, [bot], tx)).get(bot.id) ?? [],
        visibility: await roleFacts(bot, role, tx),
      })
  return {
    isOnlyOwner: await User.isOnlyOwner(user, tx),
    membership: await membershipFacts(user.realm_id, [], tx),
    visibility: await roleFacts(user, role, tx),
    ownerRole: owner?.role,
    bots,
  }
}

/** Reads the facts for a change. `host` is the organisation's host. */
export async function userFacts(
  { actorId, userId, realm, host }: { actorId: number; userId: number; realm: Realm; host: string },
  { fullName, role, profile, email }: UserChanges,
  tx: Tx,
): Promise<UserFacts> {
  const user = await requireRow(User, userId, tx)
  const holder = email !== undefined && email !== user.delivery_email ? await User.findByEmail(realm.id, email, tx) : null
  const changesRole = role !== undefined && role !== user.role
  return {
    actor: await requireRow(User, actorId, tx),
    user,
    host,
    withoutAccess: (await usersWithoutAccess(realm.id, [user], tx)).get(user.id) ?? [],
    isNameTaken: fullName !== undefined && fullName !== user.full_name && (await isNameTaken(tx, realm.id, fullName, user.id)),
    role: changesRole ? await factsOfRole(user, role, tx) : undefined,
    profile: profile && {
      fields: await fieldFacts(realm.id, profile, tx),
      stored: (await ProfileValue.byUser(realm.id, [user.id], tx)).get(user.id) ?? [],
    },
    email: email === undefined ? undefined : { reason: await reasonAgainst(realm, email, tx), holderId: holder?.id },
  }
}
