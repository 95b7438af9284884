// A user on the wire.

import { canSeeEmail } from '../access/people/users.ts'
import type { Schema } from '../http/types.ts'
import type { ProfileValue } from '../models/profile-field.ts'
import type { Person, User } from '../models/user.ts'
import { preference } from '../settings/preferences.ts'
import { ROLE } from '../values/roles.ts'
import { SharedJson } from '../values/shared-json.ts'
import { presentProfile } from './profile-field.ts'

/** The viewer who gets what is presented, and the host of dummy addresses. */
export interface Viewpoint {
  viewer: User
  /** The host name of the organisation. */
  host: string
  /** The client computes the URLs of third-party hosted avatars itself. */
  clientGravatar?: boolean
}
export type WireUser = Schema<'User'>

/** The address by which everybody can name the user: the real one if everybody may see it, otherwise the dummy address. */
export function apiEmail(user: Person, host: string): string {
  return user.bot_type !== null || preference(user, 'email_address_visibility') === 1 ? user.delivery_email : dummyEmail(user.id, host)
}

/** The address of a user whose real one is hidden. */
export function dummyEmail(id: number, host: string): string {
  return `user${id}@${host}`
}

/** What the names of the files of an uploaded avatar end with. */
export const AVATAR_ENDINGS = { normal: '.webp', medium: '-medium.webp' } as const
type Avatar = Pick<User, 'id' | 'avatar_path' | 'avatar_version'>

/** The URL of the avatar, relative to the organisation's URL. */
export function avatarUrl(user: Avatar): string {
  return urlOf(user, 'normal')
}

/** The URL of the avatar in medium size, relative to the organisation's URL. */
export function mediumAvatarUrl(user: Avatar): string {
  return urlOf(user, 'medium')
}

/** The paths of an uploaded avatar's files in the store. Empty if the avatar is generated. */
export function avatarPaths({ avatar_path: path }: Pick<User, 'avatar_path'>): string[] {
  return path === null ? [] : Object.values(AVATAR_ENDINGS).map((ending) => `${path}${ending}`)
}

function urlOf({ id, avatar_path: path, avatar_version: version }: Avatar, size: keyof typeof AVATAR_ENDINGS): string {
  // The generated pattern is a drawing that fits every size.
  const file = path === null ? `/avatar/${id}` : `/user_avatars/${path}${AVATAR_ENDINGS[size]}`
  return `${file}?version=${version}`
}

/** What clients are told of a user's new avatar. */
export function presentAvatar(user: Avatar & Pick<User, 'avatar_source'>) {
  return {
    user_id: user.id,
    avatar_source: user.avatar_source,
    avatar_url: avatarUrl(user),
    avatar_url_medium: mediumAvatarUrl(user),
    avatar_version: user.avatar_version,
  }
}

/** ISO 8601 in UTC to the minute. `time` in UNIX seconds. */
export function presentMinute(time: number): string {
  return `${new Date(time * 1000).toISOString().slice(0, 16)}Z`
}

/** `profile` are the values of custom profile fields, if requested. A bot has none. */
export function presentUser(
  user: Person,
  { viewer, host, clientGravatar = false }: Omit<Viewpoint, 'viewer'> & { viewer: Pick<User, 'id' | 'role'> },
  profile?: readonly ProfileValue[],
): WireUser {
  const emailSeen = canSeeEmail(viewer, user)
  return {
    user_id: user.id,
    delivery_email: emailSeen ? user.delivery_email : null,
    email: apiEmail(user, host),
    full_name: user.full_name,
    date_joined: presentMinute(user.date_joined),
    is_active: user.is_active,
    is_owner: user.role === ROLE.owner,
    is_admin: user.role <= ROLE.administrator,
    is_guest: user.role === ROLE.guest,
    is_bot: user.bot_type !== null,
    bot_type: user.bot_type as WireUser['bot_type'],
    bot_owner_id: user.bot_owner_id,
    role: user.role as WireUser['role'],
    timezone: preference(user, 'timezone'),
    avatar_url: clientGravatar && emailSeen && user.avatar_source === 'G' ? null : avatarUrl(user),
    avatar_version: user.avatar_version,
    is_imported_stub: user.is_imported_stub,
    ...(profile && user.bot_type === null ? { profile_data: presentProfile(profile) } : {}),
  }
}

/** The presented forms of users whose rows are remembered, keyed by what a viewer sees of them. */
const presented = new WeakMap<Person, { host: string; forms: Map<string, WireUser> }>()

/**
 * Like `presentUser`, for a row that is presented repeatedly. Viewers who see the same of a user get the same object, with one shared text.
 */
export function presentRemembered(user: Person, audience: Viewpoint): WireUser {
  const seen = `${canSeeEmail(audience.viewer, user)} ${audience.clientGravatar}`
  const known = presented.get(user)
  const { forms } = known?.host === audience.host ? known : { forms: new Map<string, WireUser>() }
  if (forms !== known?.forms) presented.set(user, { host: audience.host, forms })
  const form = forms.get(seen) ?? SharedJson.of(presentUser(user, audience))
  forms.set(seen, form)
  return form
}

/** The list entry for a user the viewer may not access: only the ID. */
export function presentUnknownUser(id: number, host: string): WireUser {
  return {
    user_id: id,
    delivery_email: null,
    email: dummyEmail(id, host),
    full_name: UNKNOWN_NAME,
    date_joined: presentMinute(0),
    is_active: true,
    is_owner: false,
    is_admin: false,
    is_guest: false,
    is_bot: false,
    bot_type: null,
    bot_owner_id: null,
    role: ROLE.member as WireUser['role'],
    timezone: '',
    avatar_url: avatarUrl({ id, avatar_path: null, avatar_version: 1 }),
    avatar_version: 1,
    is_imported_stub: false,
    profile_data: {},
  }
}

/** The name shown for users the viewer may not access. */
export const UNKNOWN_NAME = 'Unknown user'
