// Plans invitations from facts alone: which addresses are invited, and why the others are not.

import type { Offer } from '../../access/invitations/invitations.ts'
import { apiError } from '../../errors.ts'
import type { User } from '../../models/user.ts'
import { emailKey } from '../../values/email-addresses.ts'
import { ROLE } from '../../values/roles.ts'

type Failure = [address: string, reason: string, isDeactivated: boolean]
const DAY = 86_400
/** Seconds that a new account must wait before it may invite people to an organisation that anybody may join. */
const TOO_NEW = 3 * DAY
/** Seconds during which a new organisation shares its daily limit of invitations with other new ones. */
export const YOUNG = 7 * DAY

export interface NewInvitation extends Offer {
  withDefaultChannels: boolean
  /** Whether the inviter is notified of the new account. */
  notifyInviter: boolean
  /** Null if the invitation never expires. */
  expiresInMinutes: number | null
}

/** The facts for `planInvitations`. */
export interface InvitingFacts {
  inviter: Pick<User, 'role' | 'date_joined'>
  /** Whether people join without an invitation. */
  isOpen: boolean
  /** Why an address cannot join; undefined if it can. */
  reasonAgainst: (address: string) => string | undefined
  /** The accounts that already have one of the addresses, by `emailKey`. */
  users: ReadonlyMap<string, Pick<User, 'is_active' | 'is_system_bot'>>
  /** How many more addresses may be invited today. */
  room: number
}

interface InvitingPlan {
  emails: string[]
  /** The error for the other addresses, thrown after the invitations are stored. Undefined if there are none. */
  failure: Error | undefined
}

/** Plans invitations. Pure. Throws INVITATION_FAILED if nobody can be invited, and if an address cannot join. (sendInvitations) */
export function planInvitations(addresses: readonly string[], now: number, facts: InvitingFacts): InvitingPlan {
  const userOf = (address: string) => facts.users.get(emailKey(address))
  requireInvitable(addresses, facts.reasonAgainst)
  if (facts.isOpen && facts.inviter.role > ROLE.administrator && now - facts.inviter.date_joined < TOO_NEW)
    throw failed('Your account is too new to send invitations to an organisation that anybody may join', [])
  requireInvitable(addresses, (address) => (userOf(address)?.is_system_bot ? 'Reserved for the server' : undefined))
  const emails = addresses.filter((address) => !userOf(address))
  if (emails.length > Math.max(0, facts.room))
    throw failed('The daily limit of invitations is reached, so no invitation was sent', [], { limitReached: true })
  const existing = addresses.flatMap((address): Failure[] => {
    const user = userOf(address)
    return user ? [[address, user.is_active ? 'Already has an account' : 'Account has been deactivated', !user.is_active]] : []
  })
  if (existing.length > 0 && emails.length === 0)
    throw failed('All of those addresses are already using the service, so no invitation was sent', existing)
  const some = 'Some of those addresses are already using the service, so no invitation was sent to them'
  return { emails, failure: existing.length > 0 ? failed(some, existing, { sent: true }) : undefined }
}

function requireInvitable(addresses: readonly string[], reasonAgainst: (address: string) => string | undefined): void {
  const refused = addresses.flatMap((address): Failure[] => {
    const reason = reasonAgainst(address)
    return reason === undefined ? [] : [[address, reason, false]]
  })
  if (refused.length > 0) throw failed('Some of those addresses cannot be invited, so no invitation was sent', refused)
}

function failed(message: string, errors: Failure[], { sent = false, limitReached = false } = {}): Error {
  return apiError('INVITATION_FAILED', message, {
    daily_limit_reached: limitReached,
    errors,
    license_limit_reached: false,
    sent_invitations: sent,
  })
}
