// Email addresses of accounts: announcing changes, and confirming changes that users requested for themselves.

import { reasonAgainst } from '../../access/organisation/email-addresses.ts'
import { realmHost, realmUrl } from '../../access/organisation/realms.ts'
import { usersWithoutAccess } from '../../access/people/users.ts'
import { type ActionContext, type App, operatorContext } from '../../context.ts'
import { isDuplicate, type Tx } from '../../db/index.ts'
import { selectOne, update, updateRow } from '../../db/sql.ts'
import { apiError } from '../../errors.ts'
import { change, type RealmChange } from '../../events/change.ts'
import { emailRule, type PersonChange, personUpdated } from '../../events/types/realm_user.ts'
import type { Realm } from '../../models/realm.ts'
import { emailColumns, User } from '../../models/user.ts'
import { enqueueMail } from '../../outbound/mail.ts'
import { mailText, paragraphs, verbatim } from '../../outbound/mail-text.ts'
import { apiEmail } from '../../present/user.ts'
import { linkTimesSince, readLink, readUsedLink, redeemLink, revokeLinks } from '../../secrets/links.ts'
import { languageOf } from '../../settings/languages.ts'
import { preference } from '../../settings/preferences.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { changesTo } from '../../values/audit.ts'
import { emailKey, looksLikeDummy } from '../../values/email-addresses.ts'
import { ROLE } from '../../values/roles.ts'
import { endRights } from './endings.ts'

/** How many changes of address can be requested in how many seconds. */
const LIMITS = [
  { count: 2, period: 3_600, words: 'twice an hour' },
  { count: 5, period: 86_400, words: 'five times a day' },
]

/** The payload of a link that confirms an address. The link is invalid if the address has changed in the meantime. */
export interface EmailChange {
  userId: number
  /** The old address, in the form used for comparison. */
  from: string
  to: string
}

/** Sets whether an account may change other people's addresses while its role is owner. Only the operator decides this. */
export async function setEmailPermission(app: App, user: User, allowed: boolean): Promise<void> {
  const ctx = operatorContext(app, { id: user.realm_id })
  await change(ctx, async ({ tx, record }) => {
    const columns = { can_change_user_emails: allowed }
    record({ action: 'changed', subject: 'user', id: user.id, name: user.full_name, changes: changesTo(user, columns) })
    await update(User, columns, { id: user.id }, tx)
  })
}

/** Whether somebody else has the address, ignoring letter case, or it looks like a dummy address. */
async function isEmailTaken(user: User, email: string, host: string, tx: Tx): Promise<boolean> {
  if (looksLikeDummy(email, host)) return true
  const holder = await User.findByEmail(user.realm_id, email, tx)
  return holder !== null && holder.id !== user.id
}

/** Revokes pending links. Throws RATE_LIMIT_HIT if too many changes were requested. */
export async function limitEmailChanges(
  tx: Tx,
  about: { realmId: number; purpose: 'change_email'; subjectId: number; now: number },
): Promise<void> {
  for (const { count, period, words } of LIMITS) {
    const times = await linkTimesSince(tx, { ...about, since: about.now - period })
    const first = times.at(-count)
    if (first !== undefined)
      throw apiError('RATE_LIMIT_HIT', `'email' can be changed ${words} only`, { 'retry-after': first + period - about.now })
  }
  await revokeLinks(tx, about)
}

/** Announces what others now see differently, if anything, after a change of a user's address, time zone or email_address_visibility. */
export async function announceAddress({ app, realm, tx, announce }: RealmChange, before: User, after: User): Promise<void> {
  const host = realmHost(app.config, realm)
  const withoutAccess = (await usersWithoutAccess(realm, [after], tx)).get(after.id) ?? []
  const personChanged = (fields: Omit<PersonChange, 'user_id'>, email?: ReturnType<typeof emailRule>): void =>
    announce(personUpdated({ user_id: after.id, ...fields }, withoutAccess, email))
  const [email, timezone] = [apiEmail(after, host), preference(after, 'timezone')]
  const visibility = preference(before, 'email_address_visibility')
  if (before.delivery_email !== after.delivery_email) personChanged({ delivery_email: after.delivery_email }, emailRule(after, 'nothing'))
  else if (visibility !== preference(after, 'email_address_visibility'))
    personChanged({ delivery_email: after.delivery_email }, { ...emailRule(after, 'null'), before: visibility })
  if (apiEmail(before, host) !== email) personChanged({ new_email: email })
  if (preference(before, 'timezone') !== timezone) personChanged({ email, timezone })
}

/**
 * Completes a change of address. The link proves that the new address belongs to the user. Sends a note to the old address. Returns
 * undefined if the link is invalid or the change is no longer possible; the link is used up in that case too.
 */
export async function confirmEmailChange(ctx: ActionContext & { realm: Realm }, token: string): Promise<User | undefined> {
  const { app, realm, now } = ctx
  const presented = { realmId: realm.id, purpose: 'change_email', token, now } as const
  try {
    return await change(ctx, async (c) => {
      const { tx } = c
      const link = await readLink<EmailChange>(presented, tx)
      // The account is locked before its links, as everywhere.
      const [user] = link ? await User.lockAll([link.userId], tx) : []
      if (!link || !user || !(await redeemLink(tx, presented)) || !realm.is_active) return undefined
      const isForbidden = user.role > ROLE.administrator && realmSetting(realm, 'email_changes_disabled') === true
      if (
        !user.is_active ||
        user.email_key !== link.from ||
        isForbidden ||
        (await reasonAgainst(realm, link.to, tx)) !== undefined ||
        (await isEmailTaken(user, link.to, realmHost(app.config, realm), tx))
      )
        return undefined
      const old = { ...user }
      await updateRow(User, user, emailColumns(link.to), tx)
      c.record({
        action: 'changed',
        subject: 'user',
        id: user.id,
        name: user.full_name,
        changes: changesTo(old, { delivery_email: link.to }),
      })
      await endRights(c, 'newAddress', { userIds: [user.id] })
      await announceAddress(c, old, user)
      const [language, url] = [languageOf(user), verbatim(realmUrl(app.config, realm))]
      await enqueueMail(tx, {
        realmId: realm.id,
        causedBy: user.id,
        to: old.delivery_email,
        subject: mailText(language, 'mail.addressChangedSubject', { organisation: realm.name }),
        body: paragraphs([
          mailText(language, 'mail.hello', { name: user.full_name }),
          mailText(language, 'mail.addressChanged', { organisation: realm.name, url, address: verbatim(user.delivery_email) }),
          mailText(language, 'mail.addressChangedWarning'),
        ]),
      })
      return user
    })
  } catch (error) {
    // A concurrent request has taken the address.
    if (isDuplicate(error)) return undefined
    throw error
  }
}

/** The user whose address a link has confirmed, while the user is active and has that address. Undefined for every other link. */
export async function userWithConfirmedEmail(realm: Realm, token: string): Promise<User | undefined> {
  const link = realm.is_active && (await readUsedLink<EmailChange>({ realmId: realm.id, purpose: 'change_email', token }))
  if (!link) return undefined
  const user = await selectOne(User, { where: { id: link.userId } })
  return user?.is_active && user.email_key === emailKey(link.to) ? user : undefined
}
