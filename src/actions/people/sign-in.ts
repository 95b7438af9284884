// Logging in by a provider of single sign-on or a directory: which account somebody has, and who gets one.

import { isOpenToAll, openInvitation, openInvitationOf } from '../../access/invitations/invitations.ts'
import { reasonAgainst } from '../../access/organisation/email-addresses.ts'
import { requireMayLogIn } from '../../access/people/credentials.ts'
import { type ActionContext, visitorContext } from '../../context.ts'
import { isDuplicate } from '../../db/index.ts'
import { createRow, removeRow, updateRow } from '../../db/sql.ts'
import { ApiError } from '../../errors.ts'
import { change, type RealmChange } from '../../events/change.ts'
import { MAX_FULL_NAME_LENGTH } from '../../limits.ts'
import { Identity } from '../../models/identity.ts'
import { Invitation } from '../../models/invitation.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import type { PersonAtProvider as Named } from '../../outbound/openid.ts'
import type { Voucher } from '../../providers.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import type { TextKey } from '../../texts/texts.ts'
import { listChange } from '../../values/audit.ts'
import { emailKey, parseEmail } from '../../values/email-addresses.ts'
import { normaliseFullName } from '../../values/names.ts'
import { ROLE } from '../../values/roles.ts'
import { sendNotice } from '../bot.ts'
import { updateGroupsOf } from '../groups/members.ts'
import { createInvited } from '../invitations/accept.ts'
import { gone } from '../invitations/invitations.ts'
import { customText } from '../notice.ts'
import { setPicture } from './avatar.ts'
import { createPersonIn, type NewUser } from './create.ts'
import { beginLogin, type LoggingIn } from './first-login.ts'

/**
 * Why somebody known to a provider has no account here: the provider names no address that it has verified, the account with that address
 * is somebody else's at the provider, or the organisation does not let the address in.
 */
export type NotLetInReason = 'noAddress' | 'otherIdentity' | 'notInvited'

/** What is said of each: to developers, and to the person. */
export const NOT_LET_IN: Record<NotLetInReason, { english: string; key: TextKey }> = {
  noAddress: { english: 'No verified email address is known of you, and so no account', key: 'page.signInNoAddress' },
  otherIdentity: { english: 'The account with your email address belongs to somebody else', key: 'page.signInOther' },
  notInvited: { english: 'You have no account here, and joining takes an invitation', key: 'page.signInNotInvited' },
}

/** Somebody has logged in at a provider, and is not let in here. */
export class NotLetIn extends Error {
  readonly reason: NotLetInReason

  constructor(reason: NotLetInReason) {
    super(reason)
    this.reason = reason
  }
}

/** Somebody that a provider or a directory names. */
interface Newcomer {
  provider: Pick<Voucher, 'name' | 'createsAccounts' | 'groups'>
  named: Named
  /** The token of the invitation's link with which the person began. */
  link: string | undefined
  /** The name that the person has given, at a directory. */
  username?: string
}

/**
 * The person that a provider names: by its subject, the first time by an address that the provider has verified, and else with a new account:
 * of an invitation that the link belongs to or that the address has, or where the organisation or the operator lets such people in. Throws
 * NotLetIn, AUTHENTICATION_FAILED for the address of a bot, USER_DEACTIVATED, REALM_DEACTIVATED, and BAD_REQUEST where the organisation takes no
 * more accounts or not the name.
 */
export async function personByIdentity(login: LoggingIn, realm: Realm, newcomer: Newcomer): Promise<User> {
  const find = async (): Promise<Found> => {
    const known = await personKnown(login, realm, newcomer)
    return known ? { user: known, isNew: false } : firstLogin(login, realm, newcomer)
  }
  // The person may have come by two ways at once.
  const { user, isNew } = await find().catch((error) => (isTaken(error) ? find() : Promise.reject(error)))
  await beginLogin(login, realm, user)
  const { provider, named } = newcomer
  const ctx = visitorContext(login.app, realm, login, { now: login.now, viewer: user })
  if (isNew && named.picture) {
    // Nobody waits for the server that has it.
    void setPicture(ctx, named.picture).catch((error: Error) =>
      login.app.log.info({ realmId: realm.id, userId: user.id, provider: provider.name, why: error.message }, 'a picture was not taken'),
    )
  }
  if (provider.groups && named.groups) {
    const wanted = new Set(named.groups.flatMap((one) => provider.groups?.get(one) ?? []))
    await updateGroupsOf({ ...ctx, viewer: undefined }, user, { all: [...provider.groups.values()], wanted })
  }
  return user
}

/** An account, and whether it has just been created. */
interface Found {
  user: User
  isNew: boolean
}

/** Whether an account, its name at the provider or its invitation has just been taken. */
function isTaken(error: unknown): boolean {
  return isDuplicate(error) || (error instanceof ApiError && (error.formText?.key === 'fault.hasAccount' || error.code === 'NOT_FOUND'))
}

async function personKnown(login: LoggingIn, realm: Realm, { named, username }: Newcomer): Promise<User | undefined> {
  const known = await Identity.findBySubject(realm.id, named)
  if (!known) return undefined
  if (username !== undefined && username !== known.login)
    await change(visitorContext(login.app, realm, login, { now: login.now }), ({ tx }) =>
      updateRow(Identity, known, { login: username }, tx),
    )
  return (await User.findByIds(realm.id, [known.user_id]))[0]
}

/** Finds or creates the account of somebody who comes from a provider for the first time, and remembers who that is there. */
async function firstLogin(login: LoggingIn, realm: Realm, newcomer: Newcomer): Promise<Found> {
  const { provider, named, link } = newcomer
  const email = parseEmail(named.verifiedEmail ?? '')
  if (email === undefined) throw new NotLetIn('noAddress')
  const invitation = await invitationFor(realm, { email, link, now: login.now })
  const ctx = visitorContext(login.app, realm, login, { now: login.now })
  return change(ctx, async (c) => {
    const found = await User.findByEmail(realm.id, email, c.tx)
    if (!found) {
      const account = { email, fullName: nameFrom(named.name, email) }
      const user = invitation ? await accept(c, invitation, account) : await accountFor(c, provider, account)
      return { user: await identify(c, user, newcomer), isNew: true }
    }
    const [user] = await User.lockAll([found.id], c.tx)
    if (!user) throw new NotLetIn('notInvited')
    requireMayLogIn(realm, user, 'login')
    const held = await Identity.findOf(user.id, named.issuer, c.tx)
    if (!held) return { user: await identify(c, user, newcomer), isNew: false }
    // Somebody else there, who may have had the address before.
    if (held.subject !== named.subject) throw new NotLetIn('otherIdentity')
    return { user, isNew: false }
  })
}

/** Remembers who an account is at a provider. */
async function identify({ realm, tx, now, record }: RealmChange, user: User, { provider, named, username }: Newcomer): Promise<User> {
  const { issuer, subject } = named
  const identity = { realm_id: realm.id, user_id: user.id, issuer, subject, login: username ?? null, date_created: now }
  const row = await createRow(Identity, identity, tx)
  const changes = listChange('identities', { add: [{ id: row.id, name: provider.name }] })
  record({ action: 'changed', subject: 'user', id: user.id, name: user.full_name, changes })
  return user
}

type Account = Pick<NewUser, 'email' | 'fullName'>

/** The invitation with which an address may join: of the link, if it is for this address or for many, else of the address. */
async function invitationFor(
  realm: Realm,
  { email, link, now }: { email: string; link: string | undefined; now: number },
): Promise<Invitation | undefined> {
  const linked = link === undefined ? undefined : await openInvitation(realm, link, now)
  const isFor = linked && (linked.invitation.email_key ?? emailKey(email)) === emailKey(email)
  return (isFor ? linked : await openInvitationOf(realm, email, now))?.invitation
}

/** Creates the account of an invitation, and uses it up unless many can use it. Throws what `createInvited` throws. */
async function accept(c: RealmChange, invitation: Invitation, account: Account): Promise<User> {
  const isForMany = invitation.email === null
  if (!isForMany && !(await Invitation.settle(invitation.id, 'accepted', c.tx))) throw gone()
  return createInvited(c, invitation, account)
}

async function accountFor(c: RealmChange, provider: Newcomer['provider'], account: Account): Promise<User> {
  const current = await Realm.load(c.realm.id, c.tx)
  const isLetIn = provider.createsAccounts || isOpenToAll(current)
  if (!isLetIn || (await reasonAgainst(current, account.email, c.tx)) !== undefined) throw new NotLetIn('notInvited')
  const user = await createPersonIn(c, { ...account, role: ROLE.member })
  const welcome = String(realmSetting(current, 'welcome_message_custom_text'))
  await sendNotice(c, { realm: current, readers: [user] }, customText(welcome))
  return user
}

/**
 * Forgets who an account is at a provider, so that the next person with its verified address has the account. Its keys and sessions stay.
 * `name` is the provider's. Returns whether it was known. (`manage remove-identity`)
 */
export function removeIdentity(ctx: ActionContext, user: User, { name, issuer }: Pick<Voucher, 'name' | 'issuer'>): Promise<boolean> {
  return change(ctx, async ({ tx, record }) => {
    await User.lockOnly([user.id], tx)
    const held = await Identity.findOf(user.id, issuer, tx)
    if (!held) return false
    await removeRow(Identity, held, tx)
    const changes = listChange('identities', { remove: [{ id: held.id, name }] })
    record({ action: 'changed', subject: 'user', id: user.id, name: user.full_name, changes })
    return true
  })
}

/** A name that the server takes, from what a provider says, else from the address. People change it as they like. */
function nameFrom(name: string, email: string): string {
  const local = email.slice(0, email.indexOf('@'))
  for (const candidate of [name, local, local.replace(/[^\p{L}\p{N}]+/gu, ' ')]) {
    const shortened = [...candidate.trim()].slice(0, MAX_FULL_NAME_LENGTH).join('')
    try {
      return normaliseFullName(shortened)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
  }
  return 'New'
}
