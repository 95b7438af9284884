// Plans the deactivation or reactivation of an account from facts alone.

import type { MembershipFacts } from '../../access/groups/membership.ts'
import { apiError, badRequest } from '../../errors.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { type ShownFacts, visibilityEvents } from '../../events/people.ts'
import { personUpdated } from '../../events/types/realm_user.ts'
import { userStatusEvent } from '../../events/types/user_status.ts'
import { MAX_BOTS_OF_USER } from '../../limits.ts'
import type { User } from '../../models/user.ts'
import type { UserStatus } from '../../models/user-status.ts'
import { presentStatus } from '../../present/status.ts'
import { preference } from '../../settings/preferences.ts'
import { requireRight } from '../../values/rights.ts'
import { ROLE } from '../../values/roles.ts'
import { membershipEvents } from '../groups/role-groups.ts'

/** An account that changes, and the IDs of the users who may not access it before and after. */
export interface ChangingUser {
  user: User
  before: readonly number[]
  after: readonly number[]
}

/** The facts for `planActivation`. */
export interface ActivationFacts {
  /** Undefined for the operator of the server. */
  actor: Pick<User, 'id' | 'role' | 'bot_type'> | undefined
  /** The account before the change. If a person is being deactivated, their active bots follow. */
  accounts: readonly [ChangingUser, ...ChangingUser[]]
  isOnlyOwner: boolean
  /** Whether the account to reactivate is a bot whose owner is missing or deactivated. */
  lacksOwner: boolean
  /** How many active bots its active owner has, if the number is limited. */
  ownersBots: number
  status: UserStatus | null
  /** Undefined for a deactivation: clients remove a deactivated user from groups themselves. */
  membership: MembershipFacts | undefined
  shown: ShownFacts
  host: string
}

interface ActivationPlan {
  /** IDs of the accounts that change. Empty if the account is already in the requested state. */
  userIds: readonly number[]
  /** The new owner of a reactivated bot. */
  newOwnerId: number | undefined
  events: NewEvent[]
}

/**
 * Plans deactivating or reactivating an account. Pure. Throws BAD_REQUEST, CANNOT_DEACTIVATE_LAST_USER. (deactivateUser, deactivateOwnUser, reactivateUser)
 */
export function planActivation(isActive: boolean, facts: ActivationFacts): ActivationPlan {
  const { actor, accounts } = facts
  const [{ user }] = accounts
  if (actor) requireMayActivate(actor, user)
  if (user.is_active === isActive) return { userIds: [], newOwnerId: undefined, events: [] }
  if (!isActive && facts.isOnlyOwner)
    throw apiError('CANNOT_DEACTIVATE_LAST_USER', 'The only owner cannot be deactivated', {
      is_last_owner: true,
      entity: 'organization owner',
    })
  if (isActive && facts.ownersBots >= MAX_BOTS_OF_USER)
    throw badRequest(`'user_id' names a bot whose owner has ${MAX_BOTS_OF_USER} bots already: ${user.id}`)
  const newOwnerId = isActive && facts.lacksOwner ? actor?.id : undefined
  if (newOwnerId !== undefined && actor?.bot_type !== null)
    throw badRequest(`'user_id' names a bot without an active owner, which only a person can reactivate: ${user.id}`)
  return {
    userIds: accounts.map((account) => account.user.id),
    newOwnerId,
    events: [
      ...accounts.flatMap((account) => accountEvents(account, isActive, facts)),
      ...(newOwnerId === undefined ? [] : [personUpdated({ user_id: user.id, bot_owner_id: newOwnerId }, [])]),
    ],
  }
}

function requireMayActivate(actor: Pick<User, 'id' | 'role'>, user: Pick<User, 'id' | 'role' | 'bot_owner_id'>): void {
  // Nobody reactivates themselves: their keys have ended.
  if (user.id === actor.id) return
  if (user.bot_owner_id !== actor.id) requireRight(actor, 'administrator')
  if (user.role === ROLE.owner && actor.role !== ROLE.owner) throw badRequest('Only owners may deactivate or reactivate an owner')
}

function accountEvents({ user, before, after }: ChangingUser, isActive: boolean, facts: ActivationFacts): NewEvent[] {
  const { gained, lost, named } = visibilityEvents(facts.host, [{ user: { ...user, is_active: isActive }, before, after }], facts.shown)
  return [
    // Also announced to users who no longer see the user, because clients remove a deactivated user from groups.
    personUpdated({ user_id: user.id, is_active: isActive }, before),
    ...gained,
    ...named,
    ...lost,
    ...(isActive && facts.membership ? membershipEvents(user, undefined, facts.membership) : []),
    ...(isActive ? statusAgain(user, before, facts.status) : []),
  ]
}

/**
 * The event with the status of a reactivated user, for users who could access the user before. Their clients dropped the status on
 * deactivation.
 */
function statusAgain(user: User, withoutAccess: readonly number[], row: UserStatus | null): NewEvent[] {
  const status = presentStatus(row, !preference(user, 'presence_enabled'))
  return Object.keys(status).length === 0 ? [] : [userStatusEvent(user.id, status, { to: 'realm', except: [...withoutAccess] })]
}
