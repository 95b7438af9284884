// Plans a change to a user from facts alone: columns, profile values and events, or a refusal.

import { mayGiveRole } from '../../access/organisation/givers.ts'
import { normaliseProfileData } from '../../access/organisation/profile-fields.ts'
import { nameIsTaken } from '../../access/people/names.ts'
import { requireAdministrator } from '../../access/people/users.ts'
import { badRequest } from '../../errors.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { emailRule, personUpdated } from '../../events/types/realm_user.ts'
import { emailColumns, nameColumns, type User } from '../../models/user.ts'
import { apiEmail } from '../../present/user.ts'
import { looksLikeDummy, parseEmail } from '../../values/email-addresses.ts'
import { isAbove, ROLE } from '../../values/roles.ts'
import { membershipEvents } from '../groups/role-groups.ts'
import { type ChangedValue, changedValues, valueChanged } from '../organisation/profile-fields.ts'
import { aboveOwnerOfBot } from './create.ts'
import { roleVisibilityEvents } from './role-visibility.ts'
import type { UserChanges, UserFacts } from './update-facts.ts'

const ROLES: readonly number[] = Object.values(ROLE)

interface UserPlan {
  /** The columns that change. */
  columns: Partial<User>
  /** The role that is taken from the user and the user's bots, and the IDs of all of them. */
  demotion: { userIds: readonly number[]; role: number } | undefined
  /** The profile values that change. */
  values: readonly ChangedValue[]
  events: NewEvent[]
}
const NOTHING: UserPlan = { columns: {}, demotion: undefined, values: [], events: [] }

/** Plans a change to a user, all or nothing. Pure. Throws BAD_REQUEST. (updateUserByEmail) */
export function planUserUpdate(changes: UserChanges, facts: UserFacts): UserPlan {
  requireAdministrator(facts.actor)
  const parts = [
    changes.fullName === undefined ? NOTHING : rename(changes.fullName, facts),
    changes.role === undefined ? NOTHING : changeRole(changes.role, facts),
    changes.profile === undefined ? NOTHING : changeProfile(changes.profile, facts),
    changes.email === undefined ? NOTHING : changeEmail(changes.email, facts),
  ]
  return {
    columns: Object.assign({}, ...parts.map(({ columns }) => columns)),
    demotion: parts.find((part) => part.demotion)?.demotion,
    values: parts.flatMap(({ values }) => values),
    events: parts.flatMap(({ events }) => events),
  }
}

function rename(name: string, { user, withoutAccess, isNameTaken }: UserFacts): UserPlan {
  if (name === user.full_name) return NOTHING
  if (isNameTaken) throw nameIsTaken()
  return { ...NOTHING, columns: nameColumns(name), events: [personUpdated({ user_id: user.id, full_name: name }, withoutAccess)] }
}

function changeRole(role: number, { actor, user, host, withoutAccess, role: facts }: UserFacts): UserPlan {
  if (!ROLES.includes(role)) throw badRequest(`'role' must be one of: ${ROLES.join(', ')}`)
  if (!facts) return NOTHING
  if (!mayGiveRole(actor, role) || !mayGiveRole(actor, user.role)) throw badRequest('Only owners may give or take the owner role')
  if (facts.isOnlyOwner) throw badRequest('The owner role cannot be taken from the only owner')
  if (user.role === ROLE.guest && role <= ROLE.administrator) throw badRequest('Guests cannot be administrators')
  if (facts.ownerRole !== undefined && isAbove(role, facts.ownerRole)) throw aboveOwnerOfBot()
  const changing = [
    { user, withoutAccess, visibility: facts.visibility },
    ...facts.bots.map(({ bot, ...rest }) => ({ user: bot, ...rest })),
  ]
  return {
    ...NOTHING,
    columns: { role },
    demotion: isAbove(user.role, role) ? { userIds: changing.map((one) => one.user.id), role } : undefined,
    events: changing.flatMap((one) => [
      personUpdated({ user_id: one.user.id, role }, one.withoutAccess),
      ...(one.user.is_active ? membershipEvents({ ...one.user, role }, one.user, facts.membership) : []),
      ...roleVisibilityEvents({ ...one.user, role }, one.user.role, host, one.visibility),
    ]),
  }
}

function changeProfile(given: NonNullable<UserChanges['profile']>, { user, withoutAccess, profile: facts }: UserFacts): UserPlan {
  if (user.bot_type !== null) throw badRequest("'profile_data' must be left out: bots have none")
  if (!facts) return NOTHING
  const values = changedValues(normaliseProfileData(given, facts.fields), facts.stored)
  return { ...NOTHING, values, events: values.map((value) => valueChanged(user.id, value, withoutAccess)) }
}

function changeEmail(email: string, { actor, user, host, withoutAccess, email: facts }: UserFacts): UserPlan {
  if (actor.role !== ROLE.owner || !actor.can_change_user_emails)
    throw badRequest('You do not have permission to change the email addresses of users')
  if (parseEmail(email) === undefined) throw badRequest("'new_email' is not an email address")
  if (email === user.delivery_email) return NOTHING
  if (facts?.reason !== undefined) throw badRequest(`'new_email' cannot be used: ${facts.reason}`)
  if (looksLikeDummy(email, host)) throw badRequest("'new_email' cannot be used: Reserved for the server")
  if (facts?.holderId !== undefined && facts.holderId !== user.id) throw emailIsTaken()
  const columns = emailColumns(email)
  const [former, current] = [apiEmail(user, host), apiEmail({ ...user, ...columns }, host)]
  return {
    ...NOTHING,
    columns,
    events: [
      personUpdated({ user_id: user.id, delivery_email: email }, withoutAccess, emailRule(user, 'nothing')),
      ...(current === former ? [] : [personUpdated({ user_id: user.id, new_email: current }, withoutAccess)]),
    ],
  }
}

export function emailIsTaken(): Error {
  return badRequest("'new_email' is already in use")
}
