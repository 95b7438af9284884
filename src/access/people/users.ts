// What a user may know about other users, and do to them.

import type { Caches, Memorable } from '../../caches.ts'
import type { Tx } from '../../db/index.ts'
import type { FoundTogether } from '../../db/reads.ts'
import { selectOne } from '../../db/sql.ts'
import { apiError, badRequest } from '../../errors.ts'
import { Realm } from '../../models/realm.ts'
import { type Person, User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { UserStatus } from '../../models/user-status.ts'
import { preference } from '../../settings/preferences.ts'
import { dummyId, emailKey, parseUser } from '../../values/email-addresses.ts'
import { grouped } from '../../values/lists.ts'
import { requireRight } from '../../values/rights.ts'
import { ROLE } from '../../values/roles.ts'
import { isSpectator } from './spectators.ts'

/** The roles that may see the address, by the value of email_address_visibility. */
const VISIBLE_TO: Record<number, (role: number) => boolean> = {
  1: () => true,
  2: (role) => role <= ROLE.member,
  3: (role) => role <= ROLE.administrator,
  4: () => false,
  5: (role) => role <= ROLE.moderator,
}

/** Whether a user with this role can see another person's address, given that person's `email_address_visibility`. */
export function emailVisibleTo(role: number, visibility: number): boolean {
  return VISIBLE_TO[visibility]?.(role) ?? false
}

/** Whether the viewer may see the user's real address. Everybody with an account may see a bot's. */
export function canSeeEmail(viewer: Pick<User, 'id' | 'role'>, user: Person): boolean {
  if (isSpectator(viewer)) return false
  if (viewer.id === user.id || user.bot_type !== null) return true
  return emailVisibleTo(viewer.role, preference(user, 'email_address_visibility'))
}

/** `host` is the organisation's host, which is the domain of its dummy addresses. Undefined if a request can only give IDs. */
export interface AtHost {
  host: string | undefined
  tx?: Tx | undefined
}

/** The users a request wants to write to, and which of them the sender may not access. */
export interface Addressed {
  references: readonly (number | string)[]
  found: ReadonlyMap<number | string, User>
  hidden: ReadonlySet<number>
}

/** The users with these IDs or API email addresses. A fixed number of queries. */
export async function namedUsers(sender: User, references: readonly (number | string)[], { host, tx }: AtHost): Promise<Addressed> {
  const found = await findReferenced(sender, references, host, tx)
  return { references, found, hidden: await hiddenFrom(sender, [...new Set([...found.values()].map(({ id }) => id))], tx) }
}

/**
 * Throws BAD_REQUEST for a deactivated user, for unknown users, and for users the sender may not access. The last two get the same
 * message.
 */
export function requireMayName({ references, found, hidden }: Addressed): void {
  for (const reference of new Set(references)) {
    const user = found.get(reference)
    if (!user || hidden.has(user.id)) throw badRequest(`'to' names a user who does not exist: ${reference}`)
    if (!user.is_active) throw badRequest(`'to' names a deactivated user: ${reference}`)
  }
}

/** The sender and the users that were found, ascending by ID. */
export function participantsAmong(sender: User, { found }: Addressed): User[] {
  const participants = new Map([sender, ...found.values()].map((user) => [user.id, user]))
  return [...participants.values()].sort((a, b) => a.id - b.id)
}

/** Users by ID, by dummy address at the host, or by real address if the viewer may see it, keyed by the given reference. */
export async function findReferenced(
  viewer: User,
  references: readonly (number | string)[],
  host: string | undefined,
  tx?: Tx,
): Promise<Map<number | string, User>> {
  const named = references.map((reference) =>
    typeof reference === 'number' || host === undefined ? reference : (dummyId(reference, host) ?? reference),
  )
  const users = await findNamed(viewer, named, tx)
  return new Map(
    references.flatMap((reference, i) => {
      const user = users.get(named[i] as number | string)
      return user ? [[reference, user]] : []
    }),
  )
}

/** Users by ID, or by real address if the viewer may see it, keyed by the given name. At most two queries. */
async function findNamed(viewer: User, names: readonly (number | string)[], tx?: Tx): Promise<Map<number | string, User>> {
  const ids = [...new Set(names.filter((name) => typeof name === 'number'))]
  const emails = [...new Set(names.filter((name) => typeof name === 'string').map(emailKey))]
  const byId = new Map((ids.length > 0 ? await User.findByIds(viewer.realm_id, ids, tx) : []).map((user) => [user.id, user]))
  const holders = emails.length > 0 ? await User.findByEmails(viewer.realm_id, emails, tx) : []
  const byEmail = new Map(holders.filter((user) => canSeeEmail(viewer, user)).map((user) => [user.email_key, user]))
  const found = new Map<number | string, User>()
  for (const name of names) {
    const user = typeof name === 'number' ? byId.get(name) : byEmail.get(emailKey(name))
    if (user) found.set(name, user)
  }
  return found
}

/** The users with these IDs and real addresses that the viewer may access, including deactivated ones. A fixed number of queries. */
export async function findAccessibleUsers(viewer: User, names: readonly (number | string)[]): Promise<Map<number | string, User>> {
  const found = await findNamed(viewer, names)
  const people = [...found.values()].flatMap((user) => (user.is_system_bot ? [] : [user.id]))
  const hidden = people.length > 0 ? await hiddenFrom(viewer, people) : NOBODY
  return new Map([...found].filter(([, user]) => !hidden.has(user.id)))
}

/** A user the viewer may access, by ID, real address, or dummy address at `host`, the organisation's host. */
async function findAccessibleUser(viewer: User, reference: string | number, host: string): Promise<User | undefined> {
  const name = parseUser(reference, host)
  return (await findAccessibleUsers(viewer, [name])).get(name)
}

/** Like `findAccessibleUser`. Throws BAD_REQUEST with the parameter's name, with the same message for unknown and hidden users. */
export async function accessUser(viewer: User, reference: string | number, parameter: string, host: string): Promise<User> {
  const user = await findAccessibleUser(viewer, reference, host)
  if (!user) throw badRequest(`'${parameter}' names a user who does not exist: ${reference}`)
  return user
}

/** Like `findAccessibleUser`, for operations whose path names the user. Throws NOT_FOUND. */
export async function accessNamedUser(viewer: User, reference: string | number, host: string): Promise<User> {
  const user = await findAccessibleUser(viewer, reference, host)
  if (!user) throw apiError('NOT_FOUND', 'User does not exist')
  return user
}

/** Like `accessUser`, for a user to be changed. Also throws BAD_REQUEST for system bots. */
export async function accessUserToChange(viewer: User, reference: string | number, parameter: string, host: string): Promise<User> {
  const user = await accessUser(viewer, reference, parameter, host)
  if (user.is_system_bot) throw badRequest(`'${parameter}' names a bot of the server: ${reference}`)
  return user
}

/**
 * Like `accessUserToChange`, for a user to be deactivated. A user who is not an administrator may deactivate only their own bots, and gets
 * the same refusal for anybody else. (deactivateUser)
 */
export async function accessUserToDeactivate(viewer: User, reference: string, host: string): Promise<User> {
  const user = await accessUserToChange(viewer, reference, 'email', host).catch((error: Error) => {
    requireRight(viewer, 'administrator')
    throw error
  })
  if (user.bot_owner_id !== viewer.id) requireRight(viewer, 'administrator')
  return user
}

/** The ID of the system group whose members may access everybody, if it is not the default. */
function limitOf({ settings }: Pick<Realm, 'settings'>): number | undefined {
  return (JSON.parse(settings) as { can_access_all_users_group?: number }).can_access_all_users_group
}

/** Whether guests may access only some users, given the group of `limitOf`. */
function isLimit(group: Pick<UserGroup, 'name'> | null | undefined): boolean {
  return group != null && group.name !== 'role:everyone'
}

/** Whether guests may access only some users, according to the setting `can_access_all_users_group`. */
export async function guestsAreLimited(realm: number | Pick<Realm, 'id' | 'settings'>, tx?: Tx): Promise<boolean> {
  const { id: realmId, settings } = typeof realm === 'number' ? await Realm.load(realm, tx) : realm
  const groupId = limitOf({ settings })
  return groupId !== undefined && isLimit(await selectOne(UserGroup, { where: { realm_id: realmId, id: groupId } }, tx))
}

type Viewer = Pick<User, 'id' | 'realm_id' | 'role'>
type Seen = Pick<Person, 'id' | 'bot_type' | 'is_active'>

/**
 * IDs of the users the viewer may access. Undefined if that is everybody, as for members of the group in the setting
 * `can_access_all_users_group`. Others may access themselves, bots, and people who share a channel or a conversation with them, but a
 * deactivated person only through a conversation. Giving `realm`, the viewer's, saves a query if everybody may access everybody.
 */
export async function peopleSeenBy(viewer: Viewer, tx?: Tx, realm?: Realm): Promise<ReadonlySet<number> | undefined> {
  return (await findSight(viewer, { realm, tx })).seen
}

/** IDs of the users the viewer may not access, restricted to `ids` if given. */
export async function hiddenFrom(viewer: Viewer, ids?: readonly number[], tx?: Tx): Promise<ReadonlySet<number>> {
  return (await findSight(viewer, { ids, tx })).hidden
}

/** The users that a user may access. */
export interface PeopleSight {
  /** Like the result of `peopleSeenBy`. */
  seen: ReadonlySet<number> | undefined
  /** Like the result of `hiddenFrom`. */
  hidden: ReadonlySet<number>
}

const NOBODY: ReadonlySet<number> = new Set()
const SEES_EVERYBODY: PeopleSight = { seen: undefined, hidden: NOBODY }

async function findSight(
  viewer: Viewer,
  { ids, realm, tx }: { ids?: readonly number[] | undefined; realm?: Realm | undefined; tx?: Tx | undefined },
): Promise<PeopleSight> {
  // SQL has no empty lists.
  if (viewer.role <= ROLE.member || ids?.length === 0) return SEES_EVERYBODY
  if (!(await guestsAreLimited(realm ?? viewer.realm_id, tx))) return SEES_EVERYBODY
  const sees = await guestAccess([viewer.id], ids, tx)
  return sightAmong(viewer.id, await User.visible(viewer.realm_id, { ids }).rows(tx), sees)
}

/** Which of these users a guest may access. */
function sightAmong(guest: number, users: readonly Seen[], sees: (guest: number, user: Seen) => boolean): PeopleSight {
  const [seen, hidden] = [new Set<number>(), new Set<number>()]
  for (const user of users) (sees(guest, user) ? seen : hidden).add(user.id)
  return { seen, hidden }
}

/** What `sightOf` needs. These reads find nothing for anybody but guests. */
export function sightReads({ id, realm_id: realmId }: Pick<User, 'id' | 'realm_id'>) {
  return {
    talked: User.sharing('conversations', [id], { ifGuest: id }),
    shared: User.sharing('channels', [id], { ifGuest: id }),
    others: User.visible(realmId, { ifGuest: id }),
    limits: UserGroup.systemGroupsBeside(id),
  }
}

/** The users that a user may access, by the rules of `peopleSeenBy`, from the rows of `sightReads`. */
export function sightOf(
  viewer: Viewer,
  realm: Pick<Realm, 'settings'>,
  { talked, shared, others, limits }: FoundTogether<ReturnType<typeof sightReads>>,
): PeopleSight {
  const groupId = limitOf(realm)
  if (viewer.role <= ROLE.member || !isLimit(limits.find(({ id }) => id === groupId))) return SEES_EVERYBODY
  return sightAmong(viewer.id, others, guestSight(bySelf(talked), bySelf(shared)))
}

/**
 * For each user, IDs of the active users who may not access them, ascending, restricted to `viewers` if given. Reads no people if everybody
 * may access everybody, otherwise runs a fixed number of queries.
 */
export async function usersWithoutAccess(
  realm: number | Realm,
  users: readonly Seen[],
  tx?: Tx,
  viewers?: readonly number[],
): Promise<Map<number, number[]>> {
  const ids = users.map(({ id }) => id)
  const withoutAccess = await withoutAccessTo(realm, ids, tx, viewers)
  return new Map(users.map((user) => [user.id, withoutAccess(user)]))
}

/** Like `usersWithoutAccess`, but returns a function. It takes one of the users with these IDs, active or not. */
export async function withoutAccessTo(
  realm: number | Realm,
  ids: readonly number[],
  tx?: Tx,
  viewers?: readonly number[],
): Promise<(user: Seen) => number[]> {
  const realmId = typeof realm === 'number' ? realm : realm.id
  const guests = (await guestsAreLimited(realm, tx)) ? await User.guestIds(realmId, viewers, tx) : []
  const sees = await guestAccess(guests, ids, tx)
  return (user) => guests.filter((id) => !sees(id, user))
}

/** A function that returns whether one of the guests may access a user. If `others` is given, the user must be one of them. */
async function guestAccess(
  guests: readonly number[],
  others: readonly number[] | undefined,
  tx?: Tx,
): Promise<(guest: number, user: Seen) => boolean> {
  if (guests.length === 0 || others?.length === 0) return guestSight(new Map(), new Map())
  const talked = await User.sharing('conversations', guests, { others }).rows(tx)
  const shared = await User.sharing('channels', guests, { others }).rows(tx)
  return guestSight(bySelf(talked), bySelf(shared))
}

/** Whether a guest may access a user, given who shares a conversation or a channel with each guest. */
function guestSight(
  talked: ReadonlyMap<number, ReadonlySet<number>>,
  shared: ReadonlyMap<number, ReadonlySet<number>>,
): (guest: number, user: Seen) => boolean {
  return (guest, user) =>
    guest === user.id ||
    user.bot_type !== null ||
    (talked.get(guest)?.has(user.id) ?? false) ||
    (user.is_active && (shared.get(guest)?.has(user.id) ?? false))
}

function bySelf(pairs: readonly { user_id: number; other_id: number }[]): Map<number, Set<number>> {
  const others = grouped(pairs.map(({ user_id, other_id }) => [user_id, other_id]))
  return new Map([...others].map(([id, ids]) => [id, new Set(ids)]))
}

/** How many people of one organisation are remembered at most: about 2 KB each. */
const MAX_PEOPLE = 12_000
/** All people of an organisation. */
const PEOPLE: Memorable<readonly Person[]> = { about: ['accounts'], limit: 4, lasts: ({ length }) => length <= MAX_PEOPLE }

/**
 * The people of the organisation that the viewer may access, without system bots, restricted to `ids` if given. Without `ids` they can come
 * from memory. (getUsers)
 */
export async function visiblePeople(caches: Caches, viewer: User, ids?: readonly number[]): Promise<Person[]> {
  const { realm_id: realmId } = viewer
  const people = await (ids
    ? User.peopleOf(realmId, ids).rows()
    : caches.of(PEOPLE).get(realmId, realmId, () => User.peopleOf(realmId).rows()))
  const accessible = await peopleSeenBy(viewer)
  return people.filter((user) => !user.is_system_bot && (accessible?.has(user.id) ?? true))
}

/** The status of a user the caller may access. Null if the user never set one. (getUserStatus) */
export function statusOf(user: User): Promise<UserStatus | null> {
  return selectOne(UserStatus, { where: { user_id: user.id } })
}
