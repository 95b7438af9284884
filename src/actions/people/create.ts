// Creating accounts.

import { membershipFacts } from '../../access/groups/membership.ts'
import { reasonAgainst } from '../../access/organisation/email-addresses.ts'
import { requireWithinRealmLimit } from '../../access/organisation/limits.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import { managersOf } from '../../access/people/bots.ts'
import { hashNewPassword } from '../../access/people/credentials.ts'
import { requireFreeName } from '../../access/people/names.ts'
import { usersWithoutAccess } from '../../access/people/users.ts'
import type { ActionContext, UserContext } from '../../context.ts'
import { isDuplicate } from '../../db/index.ts'
import { createRow, requireRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change, type RealmChange } from '../../events/change.ts'
import { botsAdded } from '../../events/types/realm_bot.ts'
import { personAdded } from '../../events/types/realm_user.ts'
import { BotService } from '../../models/bot-service.ts'
import { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { Realm } from '../../models/realm.ts'
import { emailColumns, nameColumns, User } from '../../models/user.ts'
import { settingsOfNewUser } from '../../settings/preferences.ts'
import { differences } from '../../values/audit.ts'
import { looksLikeDummy, parseEmail } from '../../values/email-addresses.ts'
import { normaliseFullName } from '../../values/names.ts'
import { isAbove, ROLE } from '../../values/roles.ts'
import { subscribeIn } from '../channels/subscriptions.ts'
import { membershipEvents } from '../groups/role-groups.ts'
import { avatarColumns } from './avatar.ts'

const ROLES: readonly number[] = Object.values(ROLE)

export interface NewUser {
  email: string
  fullName: string
  role: number
  bot?: { type: number; ownerId: number | null; isSystem?: boolean; service?: Omit<BotService, 'realm_id' | 'user_id'> }
  /** From `hashNewPassword`. Without it the account has no password. */
  passwordHash?: string
  isImportedStub?: boolean
  /** The path of an uploaded avatar in the store. Without it the account has the generated one. */
  avatarPath?: string | undefined
  /** Whether somebody else creates the account, so that the first login sets `date_joined`. The default is true for imported stubs only. */
  awaitsFirstLogin?: boolean
}

/** Creates an account and announces it to everybody. `alongside` runs in the same transaction. Throws BAD_REQUEST. */
export function createUser(
  ctx: ActionContext & { realm: Realm },
  account: NewUser,
  alongside?: (change: RealmChange, user: User) => Promise<void>,
): Promise<User> {
  return change(ctx, async (c) => {
    const user = await createUserIn(c, account)
    await alongside?.(c, user)
    return user
  })
}

/**
 * Creates the account of a person with the role of a member, for an administrator, as `createPersonIn` does. Without a password, the person
 * chooses one by a reset. Throws BAD_REQUEST, and SERVER_BUSY if too many passwords are waiting. (createUser)
 */
export async function createPerson(
  ctx: UserContext & { realm: Realm },
  { email, fullName, password }: { email: string; fullName: string; password: string | undefined },
): Promise<User> {
  const passwordHash = password === undefined ? undefined : await hashNewPassword(ctx, { password, fullName, email })
  return change(ctx, async (c) => {
    const reason = await reasonAgainst(await Realm.load(c.realm.id, c.tx), email, c.tx)
    if (reason !== undefined) throw badRequest(`'email' cannot be used: ${reason}`)
    const account = { email, fullName, role: ROLE.member, awaitsFirstLogin: true }
    return createPersonIn(c, { ...account, ...(passwordHash === undefined ? {} : { passwordHash }) })
  })
}

/** Creates the account of a person within a transaction, and subscribes it to the default channels. Throws BAD_REQUEST. */
export async function createPersonIn(c: RealmChange, account: NewUser): Promise<User> {
  const { realm, tx, announce } = c
  // Channels are locked before the organisation.
  const locked = await Channel.lockAll(await Channel.defaultIds(realm.id, tx), tx)
  const user = await createUserIn(c, account)
  const { events } = await subscribeIn(c, { channels: locked.filter((channel) => channel.is_default), users: [user] })
  announce(events)
  return user
}

/** Creates an account within a transaction. Throws BAD_REQUEST. */
export async function createUserIn(c: RealmChange, account: NewUser): Promise<User> {
  const { app, realm, now, tx, announce, record } = c
  const { fullName, role, bot, passwordHash, isImportedStub = false, awaitsFirstLogin = isImportedStub } = account
  const email = parseEmail(account.email)
  if (email === undefined) throw badRequest("'email' is not an email address", 'fault.notAddress')
  if (looksLikeDummy(email, realmHost(app.config, realm))) throw badRequest("'email' is reserved for the server", 'fault.reserved')
  const name = normaliseFullName(fullName)
  if (!ROLES.includes(role)) throw badRequest(`'role' must be one of: ${ROLES.join(', ')}`)
  const owner = bot && bot.ownerId !== null ? await requireRow(User, bot.ownerId, tx) : undefined
  if (owner && owner.bot_type !== null) throw badRequest('Bots cannot own bots')
  if (owner && isAbove(role, owner.role)) throw aboveOwnerOfBot()
  await requireWithinRealmLimit(c, 'users', 1)
  await requireFreeName(tx, realm.id, name)
  const row = {
    realm_id: realm.id,
    ...emailColumns(email),
    ...nameColumns(name),
    role,
    bot_type: bot?.type ?? null,
    bot_owner_id: bot?.ownerId ?? null,
    is_system_bot: bot?.isSystem ?? false,
    is_imported_stub: isImportedStub,
    awaits_first_login: awaitsFirstLogin,
    password_hash: passwordHash ?? null,
    settings: settingsOfNewUser(await Realm.load(realm.id, tx)),
    ...avatarColumns(account.avatarPath ?? null),
    date_joined: now,
    message_pointer: await Message.maxId(realm.id, tx),
  }
  const user = await createRow(User, row, tx).catch((error) => {
    throw isDuplicate(error) ? badRequest(`'email' belongs to an account already: ${email}`, 'fault.hasAccount') : error
  })
  const service = bot?.service && (await createRow(BotService, { realm_id: realm.id, user_id: user.id, ...bot.service }, tx))
  const changes = differences({}, { delivery_email: email, role, bot_type: row.bot_type, bot_owner_id: row.bot_owner_id })
  record({ action: 'added', subject: 'user', id: user.id, name, changes })
  const withoutAccess = (await usersWithoutAccess(realm.id, [user], tx)).get(user.id) ?? []
  announce(personAdded(user, realmHost(app.config, realm), [], { to: 'realm' }, withoutAccess))
  announce(membershipEvents(user, undefined, await membershipFacts(realm.id, [user.id], tx)))
  if (bot && !bot.isSystem) announce(botsAdded([{ ...user, service }], await managersOf(user, tx)))
  return user
}

/** The error for a bot with a role above its owner's. */
export function aboveOwnerOfBot(): Error {
  return badRequest("'role' must not be above the role of the bot's owner")
}
