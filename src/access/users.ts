// What a user may know of other users.

import { badRequest } from '../errors.ts'
import { ROLE, User } from '../models/user.ts'
import { preference } from './preferences.ts'

/** Values of email_address_visibility. */
const VISIBLE_TO: Record<number, (role: number) => boolean> = {
  1: () => true,
  2: (role) => role <= ROLE.member,
  3: (role) => role <= ROLE.administrator,
  4: () => false,
  5: (role) => role <= ROLE.moderator,
}

/** Whether the viewer may see the real address of the user. That of a bot is always seen. */
export function canSeeEmail(viewer: User, user: User): boolean {
  if (viewer.id === user.id || user.bot_type !== null) return true
  return VISIBLE_TO[preference(user, 'email_address_visibility')]?.(viewer.role) ?? false
}

/**
 * Active users to write to, by IDs or by API email addresses, ascending by ID and with the sender.
 * Throws BAD_REQUEST for an unknown or deactivated user.
 */
export async function accessAddressees(sender: User, to: readonly (number | string)[]): Promise<User[]> {
  const found = new Map<number, User>([[sender.id, sender]])
  for (const reference of new Set(to)) {
    const user =
      typeof reference === 'number' ? (await User.findByIds(sender.realm_id, [reference]))[0] : await findByApiEmail(sender, reference)
    if (!user) throw badRequest(`'to' names a user who does not exist: ${reference}`)
    if (!user.is_active) throw badRequest(`'to' names a deactivated user: ${reference}`)
    found.set(user.id, user)
  }
  return [...found.values()].sort((a, b) => a.id - b.id)
}

/** By the real address, when the viewer may see it, or by the dummy address. */
async function findByApiEmail(viewer: User, email: string): Promise<User | undefined> {
  const id = /^user([1-9][0-9]{0,9})@/i.exec(email.trim())?.[1]
  const byId = id === undefined ? undefined : (await User.findByIds(viewer.realm_id, [Number(id)]))[0]
  if (byId) return byId
  const user = await User.findByEmail(viewer.realm_id, email.trim())
  return user && canSeeEmail(viewer, user) ? user : undefined
}
