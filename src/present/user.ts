// A user on the wire.

import { preference } from '../access/preferences.ts'
import { canSeeEmail } from '../access/users.ts'
import type { Schema } from '../http/types.ts'
import { ROLE, type User } from '../models/user.ts'

/** For whom something is presented, and where users' dummy addresses live. */
export interface Audience {
  viewer: User
  /** The host name of the organisation. */
  host: string
}

/** The address that everybody may use for the user: the real one when everybody may see it, else the dummy one. */
export function apiEmail(user: User, host: string): string {
  return user.bot_type !== null || preference(user, 'email_address_visibility') === 1 ? user.delivery_email : `user${user.id}@${host}`
}

/** The avatar, relative to the organisation's URL. */
export function avatarUrl(user: Pick<User, 'id' | 'avatar_version'>): string {
  return `/avatar/${user.id}?version=${user.avatar_version}`
}

export function presentUser(user: User, { viewer, host }: Audience): Omit<Schema<'User'>, 'profile_data'> & { avatar_url: string } {
  return {
    user_id: user.id,
    delivery_email: canSeeEmail(viewer, user) ? user.delivery_email : null,
    email: apiEmail(user, host),
    full_name: user.full_name,
    date_joined: `${new Date(user.date_joined * 1000).toISOString().slice(0, 16)}Z`,
    is_active: user.is_active,
    is_owner: user.role === ROLE.owner,
    is_admin: user.role <= ROLE.administrator,
    is_guest: user.role === ROLE.guest,
    is_bot: user.bot_type !== null,
    bot_type: user.bot_type as Schema<'User'>['bot_type'],
    bot_owner_id: user.bot_owner_id,
    role: user.role as Schema<'User'>['role'],
    timezone: preference(user, 'timezone'),
    avatar_url: avatarUrl(user),
    avatar_version: user.avatar_version,
    is_imported_stub: user.is_imported_stub,
  }
}
