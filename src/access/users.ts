// What a user may know of other users, and do to them.

import type { Tx } from '../db/index.ts'
import { apiError, badRequest } from '../errors.ts'
import { Realm } from '../models/realm.ts'
import { RecipientMember } from '../models/recipient.ts'
import { Subscription } from '../models/subscription.ts'
import { type Person, ROLE, User } from '../models/user.ts'
import { UserGroup } from '../models/user-group.ts'
import { preference } from './preferences.ts'

/** Values of email_address_visibility. */
const VISIBLE_TO: Record<number, (role: number) => boolean> = {
  1: () => true,
  2: (role) => role <= ROLE.member,
  3: (role) => role <= ROLE.administrator,
  4: () => false,
  5: (role) => role <= ROLE.moderator,
}

/** Whether somebody of the role sees the address of another person with this `email_address_visibility`. */
export function emailVisibleTo(role: number, visibility: number): boolean {
  return VISIBLE_TO[visibility]?.(role) ?? false
}

/** Whether the viewer may see the real address of the user. That of a bot is always seen. */
export function canSeeEmail(viewer: Pick<User, 'id' | 'role'>, user: Person): boolean {
  if (viewer.id === user.id || user.bot_type !== null) return true
  return emailVisibleTo(viewer.role, preference(user, 'email_address_visibility'))
}

/**
 * Active users to write to, by IDs or by API email addresses, ascending by ID and with the sender.
 * Throws BAD_REQUEST for an unknown or deactivated user.
 */
export async function accessAddressees(sender: User, to: readonly (number | string)[], tx?: Tx): Promise<User[]> {
  const found = new Map<number, User>([[sender.id, sender]])
  for (const reference of new Set(to)) {
    const user =
      typeof reference === 'number'
        ? (await User.findByIds(sender.realm_id, [reference], tx))[0]
        : await findByApiEmail(sender, reference, tx)
    if (!user) throw badRequest(`'to' names a user who does not exist: ${reference}`)
    if (!user.is_active) throw badRequest(`'to' names a deactivated user: ${reference}`)
    found.set(user.id, user)
  }
  return [...found.values()].sort((a, b) => a.id - b.id)
}

/** By the real address, when the viewer may see it, or by the dummy address. */
async function findByApiEmail(viewer: User, email: string, tx?: Tx): Promise<User | undefined> {
  const id = /^user([1-9][0-9]{0,8})@/i.exec(email.trim())?.[1]
  const byId = id === undefined ? undefined : (await User.findByIds(viewer.realm_id, [Number(id)], tx))[0]
  if (byId) return byId
  const user = await User.findByEmail(viewer.realm_id, email.trim(), tx)
  return user && canSeeEmail(viewer, user) ? user : undefined
}

/** A user that the viewer may access, deactivated ones included, by ID, API email address or dummy address. */
export async function findAccessibleUser(viewer: User, reference: string | number): Promise<User | undefined> {
  const text = String(reference)
  const user = /^[1-9][0-9]{0,8}$/.test(text)
    ? (await User.findByIds(viewer.realm_id, [Number(text)]))[0]
    : await findByApiEmail(viewer, text)
  const seen = user && !user.is_system_bot ? await peopleSeenBy(viewer) : undefined
  return user && seen && !seen.has(user.id) ? undefined : user
}

/** The same; `parameter` is what the caller named the user by. Throws BAD_REQUEST, alike for who does not exist and who may not be seen. */
export async function accessUser(viewer: User, reference: string | number, parameter: string): Promise<User> {
  const user = await findAccessibleUser(viewer, reference)
  if (!user) throw badRequest(`'${parameter}' names a user who does not exist: ${reference}`)
  return user
}

/** The same for a companion whose path names the user. Throws NOT_FOUND. */
export async function accessNamedUser(viewer: User, reference: string | number): Promise<User> {
  const user = await findAccessibleUser(viewer, reference)
  if (!user) throw apiError('NOT_FOUND', 'User does not exist')
  return user
}

/** The same, to be changed: not a bot of the server. Throws BAD_REQUEST. */
export async function accessUserToChange(viewer: User, reference: string | number, parameter: string): Promise<User> {
  const user = await accessUser(viewer, reference, parameter)
  if (user.is_system_bot) throw badRequest(`'${parameter}' names a bot of the server: ${reference}`)
  return user
}

/** Throws BAD_REQUEST unless the user is an administrator or an owner. */
export function requireAdministrator(user: Pick<User, 'role'>): void {
  if (user.role > ROLE.administrator) throw badRequest('Only administrators may do this')
}

/** Whether somebody of the role may access every user: the setting `can_access_all_users_group`. It names a system group. */
async function whoSeesEverybody({ id: realmId, settings }: Pick<Realm, 'id' | 'settings'>, tx?: Tx): Promise<(role: number) => boolean> {
  const groupId = (JSON.parse(settings) as { can_access_all_users_group?: number }).can_access_all_users_group
  const group =
    groupId === undefined ? null : await UserGroup.findOne({ where: { realm_id: realmId, id: groupId }, transaction: tx ?? null })
  return !group || group.name === 'role:everyone' ? () => true : (role) => role <= ROLE.member
}

function settingsOf(realmId: number, tx: Tx | undefined): Promise<Pick<Realm, 'id' | 'settings'>> {
  return Realm.findByPk(realmId, { attributes: ['id', 'settings'], transaction: tx ?? null, rejectOnEmpty: true })
}

/**
 * The users whom the viewer may access, by ID; undefined when those are all, which is so for whoever is in the group of the setting
 * `can_access_all_users_group`. Others see themselves, bots, with whom they share a channel, and with whom they have a conversation;
 * a deactivated user only by a conversation. `realm` is the viewer's, where it is at hand: then nothing is read where everybody sees everybody.
 */
export async function peopleSeenBy(viewer: User, tx?: Tx, realm?: Realm): Promise<Set<number> | undefined> {
  if ((await whoSeesEverybody(realm ?? (await settingsOf(viewer.realm_id, tx)), tx))(viewer.role)) return undefined
  const everybody = await User.findPeople(viewer.realm_id, undefined, tx)
  const known = await acquaintancesOf(viewer.id, tx)
  const seen = (user: Person): boolean =>
    user.bot_type !== null || known.talked.has(user.id) || (user.is_active && known.shared.has(user.id))
  return new Set([viewer.id, ...everybody.filter(seen).map(({ id }) => id)])
}

/**
 * For each of these users, active ones who may not access them, ascending. Costs nothing where everybody may access everybody, and
 * else grows with the number of guests.
 */
export async function blindTo(
  realm: number | Realm,
  users: readonly Pick<User, 'id' | 'bot_type' | 'is_active'>[],
  tx?: Tx,
): Promise<Map<number, number[]>> {
  const blind = new Map<number, number[]>(users.map((user) => [user.id, []]))
  const read = typeof realm === 'number' ? await settingsOf(realm, tx) : realm
  const seesEverybody = await whoSeesEverybody(read, tx)
  if (seesEverybody(ROLE.guest)) return blind
  const limited = (await User.findPeople(read.id, undefined, tx)).filter((viewer) => viewer.is_active && !seesEverybody(viewer.role))
  for (const user of users) {
    if (user.bot_type !== null) continue
    const known = await acquaintancesOf(user.id, tx)
    const sees = (id: number): boolean => id === user.id || known.talked.has(id) || (user.is_active && known.shared.has(id))
    blind.set(
      user.id,
      limited.map(({ id }) => id).filter((id) => !sees(id)),
    )
  }
  return blind
}

/** With whom the user has conversations, and shares channels. */
async function acquaintancesOf(userId: number, tx?: Tx): Promise<{ talked: Set<number>; shared: Set<number> }> {
  const mine = await RecipientMember.findAll({ where: { user_id: userId }, raw: true, transaction: tx ?? null })
  const conversations = await RecipientMember.findOf(
    mine.map((row) => row.recipient_id),
    tx,
  )
  const subscriptions = await Subscription.findActiveOf(userId, tx)
  const channels = await Subscription.subscriberIds(
    subscriptions.map((row) => row.channel_id),
    tx,
  )
  return { talked: new Set([...conversations.values()].flat()), shared: new Set([...channels.values()].flat()) }
}
