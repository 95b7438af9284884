import { reasonAgainst } from '../../access/organisation/email-addresses.ts'
import { refuseTakenName } from '../../access/people/names.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { ROLE } from '../../values/roles.ts'
import { hiddenDepartureEvents, membershipEvents } from '../groups/members.ts'

// Changes of an account by others: name, role, profile and address; deactivation; the first login.

import { mayGiveRole } from '../../access/organisation/givers.ts'
import { checkValues, type GivenValue } from '../../access/organisation/profile-fields.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import { requireAdministrator, usersWithoutAccess } from '../../access/people/users.ts'
import { type App, seconds } from '../../context.ts'
import { isDuplicate, type Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { change } from '../../events/log.ts'
import { visibilityEvents } from '../../events/people.ts'
import { removeQueuesOf } from '../../events/queues.ts'
import { emailRule, personUpdated } from '../../events/types/realm_user.ts'
import { userStatusEvent } from '../../events/types/user_status.ts'
import { Realm } from '../../models/realm.ts'
import { emailColumns, nameColumns, User } from '../../models/user.ts'
import { UserStatus } from '../../models/user-status.ts'
import { presentStatus } from '../../present/status.ts'
import { apiEmail, presentMinute } from '../../present/user.ts'
import { preference } from '../../settings/preferences.ts'
import { looksLikeDummy, normaliseEmail } from '../../values/email-keys.ts'
import { normaliseFullName } from '../../values/names.ts'
import { storeProfileValues } from '../organisation/profile-fields.ts'
import { removeDevicesOf } from './devices.ts'
import { roleVisibility, roleVisibilityEvents } from './role-visibility.ts'

type Parts = Pick<App, 'db' | 'broker' | 'config'>
const ROLES: readonly number[] = Object.values(ROLE)

export interface UserChanges {
  fullName?: string | undefined
  role?: number | undefined
  profile?: readonly GivenValue[] | undefined
  email?: string | undefined
}

/**
 * Changes the given properties of a user, all or nothing, and announces each change to those who may access the user.
 * Throws BAD_REQUEST. (updateUserByEmail)
 */
export async function updateUser(app: Parts, realm: Realm, caller: User, { id }: User, changes: UserChanges): Promise<void> {
  try {
    await change(app, realm.id, async (tx, announce) => {
      // Locked before the organisation's row: requests of the user in progress hold the user's row and wait for the organisation's.
      await User.lockAll([id], tx)
      // One change at a time, so that an owner remains, names and addresses stay unique, and the caller's role is current.
      await Realm.lock(realm.id, tx)
      const actor = await User.findByPk(caller.id, { transaction: tx, rejectOnEmpty: true })
      const user = await User.findByPk(id, { transaction: tx, rejectOnEmpty: true })
      requireAdministrator(actor)
      const host = realmHost(app.config, realm)
      const withoutAccess = (await usersWithoutAccess(realm.id, [user], tx)).get(user.id) ?? []
      const events: NewEvent[] = []
      if (changes.fullName !== undefined) events.push(...(await rename(user, changes.fullName, withoutAccess, tx)))
      if (changes.role !== undefined) events.push(...(await changeRole({ actor, user, role: changes.role, withoutAccess, host }, tx)))
      if (changes.profile && user.bot_type !== null) throw badRequest("'profile_data' must be left out: bots have none")
      if (changes.profile)
        events.push(...(await storeProfileValues(user, await checkValues(realm.id, changes.profile, tx), withoutAccess, tx)))
      if (changes.email !== undefined) events.push(...(await changeEmail({ actor, user, text: changes.email, withoutAccess, host }, tx)))
      for (const event of events) announce(event)
    })
  } catch (error) {
    if (isDuplicate(error)) throw badRequest("'new_email' is already in use")
    throw error
  }
}

async function rename(user: User, text: string, withoutAccess: number[], tx: Tx): Promise<NewEvent[]> {
  const name = normaliseFullName(text)
  if (name === user.full_name) return []
  await refuseTakenName(tx, user.realm_id, name, user.id)
  await user.update(nameColumns(name), { transaction: tx })
  return [personUpdated({ user_id: user.id, full_name: name }, withoutAccess)]
}

async function changeRole(
  { actor, user, role, withoutAccess, host }: { actor: User; user: User; role: number; withoutAccess: number[]; host: string },
  tx: Tx,
): Promise<NewEvent[]> {
  if (!ROLES.includes(role)) throw badRequest(`'role' must be one of: ${ROLES.join(', ')}`)
  if (role === user.role) return []
  if (!mayGiveRole(actor, role) || !mayGiveRole(actor, user.role)) throw badRequest('Only owners may give or take the owner role')
  if (await isOnlyOwner(user, tx)) throw badRequest('The owner role cannot be taken from the only owner')
  if (user.role === ROLE.guest && role <= ROLE.administrator) throw badRequest('Guests cannot be administrators')
  const before = await roleVisibility(user, tx)
  const former = user.role
  await user.update({ role }, { transaction: tx })
  return [
    personUpdated({ user_id: user.id, role }, withoutAccess),
    ...(user.is_active ? await membershipEvents(user, { role: former, date_joined: user.date_joined }, tx) : []),
    ...(await roleVisibilityEvents(user, former, before, host, tx)),
  ]
}

/** Whether the user is the organisation's only owner who can sign in. */
async function isOnlyOwner(user: User, tx: Tx): Promise<boolean> {
  if (user.role !== ROLE.owner || !user.is_active || user.bot_type !== null) return false
  const owners = { realm_id: user.realm_id, role: ROLE.owner, is_active: true, bot_type: null }
  return (await User.count({ where: owners, transaction: tx })) <= 1
}

async function changeEmail(
  { actor, user, text, withoutAccess, host }: { actor: User; user: User; text: string; withoutAccess: number[]; host: string },
  tx: Tx,
): Promise<NewEvent[]> {
  if (actor.role !== ROLE.owner || !actor.can_change_user_emails)
    throw badRequest('You do not have permission to change the email addresses of users')
  const email = normaliseEmail(text)
  if (!/^[^\s@<>,;"()]+@[^\s@<>,;"()]+$/.test(email) || email.length > 254 || /[\p{Cc}\p{Cs}]/u.test(email))
    throw badRequest("'new_email' is not an email address")
  if (email === user.delivery_email) return []
  const reason = await reasonAgainst(await Realm.findByPk(user.realm_id, { transaction: tx, rejectOnEmpty: true }), email, tx)
  if (reason !== undefined) throw badRequest(`'new_email' cannot be used: ${reason}`)
  if (looksLikeDummy(email, host)) throw badRequest("'new_email' cannot be used: Reserved for the server")
  const holder = await User.findByEmail(user.realm_id, email, tx)
  if (holder && holder.id !== user.id) throw badRequest("'new_email' is already in use")
  const former = apiEmail(user, host)
  await user.update(emailColumns(email), { transaction: tx })
  const current = apiEmail(user, host)
  return [
    personUpdated({ user_id: user.id, delivery_email: email }, withoutAccess, emailRule(user, 'nothing')),
    ...(current === former ? [] : [personUpdated({ user_id: user.id, new_email: current }, withoutAccess)]),
  ]
}

/**
 * Deactivates or reactivates an account and announces it. A deactivated account keeps its rows but cannot do anything: its queues and
 * devices are removed, and a person's bots are deactivated too, and not reactivated with the person. The caller becomes the owner of a
 * reactivated bot that has no active owner. An undefined `caller` is the operator of the server. Does nothing if the account is in the
 * requested state already. Throws BAD_REQUEST, CANNOT_DEACTIVATE_LAST_USER.
 */
export async function setUserActive(app: Parts, { id, realm_id: realmId }: User, isActive: boolean, caller?: User): Promise<void> {
  await change(app, realmId, async (tx, announce) => {
    // Locked before the organisation's row, as in `updateUser`.
    await User.lockAll([id, ...(await User.botIdsOf(id, tx))], tx)
    const realm = await Realm.lock(realmId, tx)
    const user = await User.findByPk(id, { transaction: tx, rejectOnEmpty: true })
    if (caller) await refuseActivation(caller, user, tx)
    if (user.is_active === isActive) return
    if (!isActive && (await isOnlyOwner(user, tx)))
      throw apiError('CANNOT_DEACTIVATE_LAST_USER', 'The only owner cannot be deactivated', {
        is_last_owner: true,
        entity: 'organization owner',
      })
    const bots = isActive || user.bot_type !== null ? [] : { realm_id: realmId, bot_owner_id: user.id, is_active: true }
    const users = [user, ...(Array.isArray(bots) ? [] : await User.findAll({ where: bots, order: [['id', 'ASC']], transaction: tx }))]
    const before = await usersWithoutAccess(realmId, users, tx)
    for (const one of users) await one.update({ is_active: isActive }, { transaction: tx })
    const after = await usersWithoutAccess(realmId, users, tx)
    for (const one of users) {
      const was = before.get(one.id) ?? []
      // Also announced to those from whom this hides the user: clients remove a deactivated user from groups.
      announce(personUpdated({ user_id: one.id, is_active: isActive }, was))
      const visibility = { user: one, before: was, after: after.get(one.id) ?? [] }
      const { gained, lost } = await visibilityEvents(realmId, realmHost(app.config, realm), [visibility], tx)
      const others = isActive
        ? [...(await membershipEvents(one, undefined, tx)), ...(await statusAgain(one, was, tx))]
        : await hiddenDepartureEvents(one, was, tx)
      for (const event of [...gained, ...lost, ...others]) announce(event)
    }
    if (isActive && caller && (await lacksOwner(user, tx))) {
      await user.update({ bot_owner_id: caller.id }, { transaction: tx })
      announce(personUpdated({ user_id: user.id, bot_owner_id: caller.id }, []))
    }
    if (!isActive) {
      const ids = users.map((one) => one.id)
      await removeDevicesOf(ids, tx, announce)
      await removeQueuesOf(ids, tx)
    }
  })
}

/** The event with the status of a reactivated user, for those who could access the user before: clients drop a deactivated user's. */
async function statusAgain(user: User, withoutAccess: readonly number[], tx: Tx): Promise<NewEvent[]> {
  const status = presentStatus(await UserStatus.findByPk(user.id, { transaction: tx }), !preference(user, 'presence_enabled'))
  if (Object.keys(status).length === 0) return []
  return [userStatusEvent(user.id, status, { to: 'realm', except: [...withoutAccess] })]
}

async function refuseActivation(caller: User, user: User, tx: Tx): Promise<void> {
  const actor = await User.findByPk(caller.id, { transaction: tx, rejectOnEmpty: true })
  if (user.bot_owner_id !== actor.id) requireAdministrator(actor)
  if (user.role === ROLE.owner && actor.role !== ROLE.owner) throw badRequest('Only owners may deactivate or reactivate an owner')
}

async function lacksOwner(bot: User, tx: Tx): Promise<boolean> {
  if (bot.bot_type === null) return false
  const owner = bot.bot_owner_id === null ? null : await User.findByPk(bot.bot_owner_id, { transaction: tx })
  return !owner?.is_active
}

/** Records the first login to an account that somebody else created, as its joining. Announces it to those who may access the user. */
export async function recordLogin(app: Pick<Parts, 'db' | 'broker'>, { id, realm_id: realmId }: User, now: Date): Promise<void> {
  await change(app, realmId, async (tx, announce) => {
    await Realm.lock(realmId, tx)
    const user = await User.findByPk(id, { transaction: tx, rejectOnEmpty: true })
    if (!user.awaits_first_login) return
    const joined = seconds(now)
    const former = { role: user.role, date_joined: user.date_joined }
    await user.update(
      { awaits_first_login: false, is_imported_stub: false, first_login_at: joined, date_joined: joined },
      { transaction: tx },
    )
    const withoutAccess = (await usersWithoutAccess(realmId, [user], tx)).get(user.id) ?? []
    announce(personUpdated({ user_id: user.id, is_imported_stub: false }, withoutAccess))
    announce(personUpdated({ user_id: user.id, date_joined: presentMinute(joined) }, withoutAccess))
    for (const event of await membershipEvents(user, former, tx)) announce(event)
  })
}

/** Lets an account change the addresses of others while its role is owner, or stops it. Only the operator decides this. */
export async function setEmailPermission(app: Pick<Parts, 'db'>, user: User, allowed: boolean): Promise<void> {
  await app.db.transaction((tx) => User.update({ can_change_user_emails: allowed }, { where: { id: user.id }, transaction: tx }))
}
