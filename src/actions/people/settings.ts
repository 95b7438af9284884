// Settings of people, and the defaults for new people. (updateSettings, updateUserSettingsDefaults)

import { reasonAgainst } from '../../access/organisation/email-addresses.ts'
import { realmHost, realmUrl } from '../../access/organisation/realms.ts'
import { atDirectory, authenticateByPassword, hashNewPassword, refusedPassword } from '../../access/people/credentials.ts'
import { requireFreeName } from '../../access/people/names.ts'
import { usersWithoutAccess } from '../../access/people/users.ts'
import type { ActionContext, App, UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { writeRows } from '../../db/rows.ts'
import { requireRow, updateRow } from '../../db/sql.ts'
import { badParameter, badRequest } from '../../errors.ts'
import { change, type RealmChange } from '../../events/change.ts'
import { personUpdated } from '../../events/types/realm_user.ts'
import { realmUserSettingsDefaultsEvent } from '../../events/types/realm_user_settings_defaults.ts'
import { userSettingsEvent } from '../../events/types/user_settings.ts'
import { Realm } from '../../models/realm.ts'
import { nameColumns, User } from '../../models/user.ts'
import { enqueueMail, type NewMail } from '../../outbound/mail.ts'
import { composed, type MailText, mailText, paragraphs, verbatim } from '../../outbound/mail-text.ts'
import { createLink } from '../../secrets/links.ts'
import { languageOf } from '../../settings/languages.ts'
import { type PreferenceName, type Preferences, preferences, userDefaults } from '../../settings/preferences.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { changesTo } from '../../values/audit.ts'
import { principalOf } from '../../values/bots.ts'
import { looksLikeDummy } from '../../values/email-addresses.ts'
import { ROLE } from '../../values/roles.ts'
import type { Bounds } from '../../values/semaphore.ts'
import { deleteDraftsOf } from '../messages/drafts.ts'
import { announceAddress, type EmailChange, limitEmailChanges } from './email-address.ts'
import { endRights } from './endings.ts'
import { noteFailedLogin } from './failed-logins.ts'
import { passwordChanged } from './passwords.ts'
import { hideCaller, publishUnlogged } from './presence.ts'
import { renewSession } from './sessions.ts'
import { presenceSharingEvent } from './statuses.ts'

/** The parts of the application that changes of settings use. */
type SettingsApp = Pick<App, 'db' | 'broker' | 'config' | 'metrics' | 'presence'>

/** Seconds for which a link that confirms an address is valid. */
const CONFIRMATION_LIFE = 86_400

/** A user's changes to their own account. Undefined fields stay unchanged. */
interface OwnChanges {
  /** Normalised, as stored. */
  fullName: string | undefined
  email: string | undefined
  password: { old: string; new: string } | undefined
  preferences: Partial<Preferences>
  /** The key of the request. */
  keyId: number
}

/**
 * Changes a user's own name, password and preferences, all or nothing. Also starts a change of address by sending a link to the new address
 * and a note to the old one. An address that somebody else has is not confirmed: its owner gets a note, and the answer does not tell. Throws
 * BAD_REQUEST, RATE_LIMIT_HIT. Returns the text of the session that goes on in place of the caller's, if a session has set a password.
 */
export async function updateOwnSettings(ctx: UserContext & { realm: Realm }, changes: OwnChanges): Promise<string | undefined> {
  const { app, realm, viewer, now } = ctx
  const { fullName, email, password, keyId } = changes
  const hashes = password && (await passwordHashes(ctx, password))
  const { hidden, session } = await change(ctx, async (c) => {
    const { tx, announce } = c
    // The caller's account is locked (access/people/authority.ts), and may have changed before.
    const user = await requireRow(User, viewer.id, tx)
    const isFree = user.role <= ROLE.administrator
    if (fullName !== undefined && fullName !== user.full_name) {
      if (!isFree && realmSetting(realm, 'name_changes_disabled') === true)
        throw badRequest("'full_name' can be changed only by administrators in this organisation")
      await requireFreeName(tx, realm.id, fullName, user.id)
      c.record({ action: 'changed', subject: 'user', id: user.id, name: user.full_name, changes: changesTo(user, { full_name: fullName }) })
      await updateRow(User, user, nameColumns(fullName), tx)
      const withoutAccess = (await usersWithoutAccess(realm.id, [user], tx)).get(user.id) ?? []
      announce(personUpdated({ user_id: user.id, full_name: fullName }, withoutAccess))
    }
    let next: { id: number; session: string } | undefined
    if (hashes) {
      // The password may have been changed since it was verified.
      if (user.password_hash !== hashes.old) throw badRequest("'old_password' is wrong")
      await updateRow(User, user, { password_hash: hashes.new }, tx)
      c.record(passwordChanged(user))
      next = await renewSession(c, user, { id: keyId, address: ctx.address })
      await endRights(c, 'newPassword', { userIds: [user.id], keys: { except: next?.id ?? keyId } })
    }
    if (email !== undefined && email !== user.delivery_email) {
      if (!isFree && realmSetting(realm, 'email_changes_disabled') === true)
        throw badRequest("'email' can be changed only by administrators in this organisation")
      await beginEmailChange({ app, realm, user, email, now }, tx)
    }
    await setPreferences(c, user, changes.preferences)
    return { hidden: changes.preferences.presence_enabled === false ? await hideCaller(c) : undefined, session: next?.session }
  })
  if (hidden) await publishUnlogged(ctx, hidden)
  return session
}

/** Runs password changes one at a time for each account, by its ID. */
const CHANGING: Bounds = { atOnce: 1, waiting: 100, refusal: 'Too many changes of the password are under way' }

/**
 * Verifies the old password and returns both hashes. Runs outside any transaction because it is slow. Each account runs one at a time, so
 * that nobody takes the turns of others. Throws BAD_REQUEST, and SERVER_BUSY if too many passwords are waiting.
 */
function passwordHashes(
  ctx: UserContext & { realm: Realm },
  password: { old: string; new: string },
): Promise<{ old: string | null; new: string }> {
  const { realm, viewer } = ctx
  return ctx.app.semaphores.of(CHANGING).run(viewer.id, async () => {
    if (await atDirectory(ctx.app.config, realm, viewer.id))
      throw badParameter('new_password', 'cannot be set here: it is that of a directory')
    const verified = await authenticateByPassword(realm, viewer.delivery_email, password.old).catch((error: unknown) => {
      noteFailedLogin(ctx, realm, viewer.delivery_email, error)
      throw refusedPassword('old_password', error)
    })
    const chosen = { parameter: 'new_password', password: password.new, fullName: viewer.full_name, email: viewer.delivery_email }
    return { old: verified.password_hash, new: await hashNewPassword(ctx, chosen) }
  })
}

async function beginEmailChange(
  { app, realm, user, email, now }: { app: SettingsApp; realm: Realm; user: User; email: string; now: number },
  tx: Tx,
): Promise<void> {
  const reason = await reasonAgainst(realm, email, tx)
  if (reason !== undefined) throw badRequest(`'email' cannot be used: ${reason}`)
  if (looksLikeDummy(email, realmHost(app.config, realm))) throw badRequest("'email' cannot be used: Reserved for the server")
  const about = { realmId: realm.id, purpose: 'change_email', subjectId: user.id, now } as const
  await limitEmailChanges(tx, about)
  const payload: EmailChange = { userId: user.id, from: user.email_key, to: email }
  // Created for a taken address too, so that the limit counts both.
  const { token } = await createLink(tx, { ...about, payload, expiresAt: now + CONFIRMATION_LIFE })
  const [url, former, address] = [realmUrl(app.config, realm), user.delivery_email, email].map(verbatim) as [MailText, MailText, MailText]
  const [language, organisation] = [languageOf(user), realm.name]
  const holder = await User.findByEmail(realm.id, email, tx)
  if (holder === null || holder.id === user.id)
    await enqueueMail(tx, {
      realmId: realm.id,
      causedBy: principalOf(user),
      to: email,
      subject: mailText(language, 'mail.confirmAddressSubject', { organisation }),
      body: paragraphs([
        mailText(language, 'mail.hello', { name: user.full_name }),
        mailText(language, 'mail.confirmAddress', { organisation, url, former, address }),
        mailText(language, 'mail.confirmAddressLink', { link: composed`${url}/confirm/change_email/${verbatim(token)}` }),
        mailText(language, 'mail.ignore'),
      ]),
    })
  // Nobody reads the mail of a bot.
  else if (holder.bot_type === null) await enqueueMail(tx, takenMail(realm, url, holder, principalOf(user)))
  await enqueueMail(tx, {
    realmId: realm.id,
    causedBy: principalOf(user),
    to: user.delivery_email,
    subject: mailText(language, 'mail.addressRequestedSubject', { organisation }),
    body: paragraphs([
      mailText(language, 'mail.hello', { name: user.full_name }),
      mailText(language, 'mail.addressRequested', { organisation, url, address }),
      mailText(language, 'mail.addressRequestedWarning'),
    ]),
  })
}

/** The mail to the owner of an address that somebody else asked to use. Only this mail tells that the address is taken. */
function takenMail(realm: Realm, url: MailText, holder: User, causedBy: number): NewMail {
  const [language, organisation] = [languageOf(holder), realm.name]
  return {
    realmId: realm.id,
    causedBy,
    to: holder.delivery_email,
    subject: mailText(language, 'mail.addressTakenSubject', { organisation }),
    body: paragraphs([
      mailText(language, 'mail.hello', { name: holder.full_name }),
      mailText(language, 'mail.addressTaken', { organisation, url, address: verbatim(holder.delivery_email) }),
      mailText(language, 'mail.addressTakenAdvice'),
    ]),
  }
}

/**
 * Changes preferences of other people, which access/ has loaded. With `skipEdited`, changes only preferences that the people have not
 * changed themselves. The changes must not include preferences that affect what others see (presence, address, time zone).
 */
export async function updateSettingsOfOthers(
  ctx: ActionContext & { realm: Realm },
  users: readonly User[],
  changes: Partial<Preferences>,
  { skipEdited }: { skipEdited: boolean },
): Promise<void> {
  await change(ctx, async ({ tx, announce }) => {
    const locked = await User.lockAll(
      users.map(({ id }) => id),
      tx,
    )
    const changed = new Map(
      locked.map((user): [User, PreferenceName[]] => {
        const edited = editedBy(user)
        return [user, newTo(user, changes).filter((name) => !(skipEdited && edited.has(name)))]
      }),
    )
    const after = locked.map((user) => ({ ...user, settings: withChanges(user, changes, changed.get(user) ?? []) }))
    const touched = locked.filter((user, i) => user.settings !== after[i]?.settings)
    const ids = new Set(touched.map(({ id }) => id))
    await writeRows(
      User,
      after.filter(({ id }) => ids.has(id)),
      ['settings'],
      tx,
    )
    for (const name of Object.keys(changes) as PreferenceName[]) {
      const userIds = touched.filter((user) => changed.get(user)?.includes(name)).map(({ id }) => id)
      if (userIds.length === 0) continue
      announce(userSettingsEvent(userIds, name, changes[name]))
      if (name === 'enable_drafts_synchronization' && changes[name] === false) await deleteDraftsOf(tx, userIds)
    }
  })
}

async function setPreferences(c: RealmChange, user: User, changes: Partial<Preferences>): Promise<void> {
  const { realm, tx, announce } = c
  const changed = newTo(user, changes)
  if (changed.length === 0) return
  const edited_settings = JSON.stringify([...new Set([...editedBy(user), ...changed])].sort())
  const old = { ...user }
  await updateRow(User, user, { settings: withChanges(user, changes, changed), edited_settings }, tx)
  for (const name of changed) announce(userSettingsEvent([user.id], name, changes[name]))
  const now = Object.fromEntries(changed.map((name) => [name, changes[name]]))
  if (now.enable_drafts_synchronization === false) await deleteDraftsOf(tx, [user.id])
  if (now.presence_enabled !== undefined) announce(await presenceSharingEvent(realm, user, now.presence_enabled === true, tx))
  await announceAddress(c, old, user)
}

/** The names of the preferences whose new value differs from the user's current one. */
function newTo(user: User, changes: Partial<Preferences>): PreferenceName[] {
  const before = preferences(user)
  return (Object.keys(changes) as PreferenceName[]).filter((name) => changes[name] !== before[name])
}

/** The names of the preferences that the user has changed themselves. */
function editedBy({ edited_settings }: User): Set<PreferenceName> {
  return new Set(JSON.parse(edited_settings ?? '[]') as PreferenceName[])
}

/** The JSON of the user's settings with the named changes. */
function withChanges({ settings }: User, changes: Partial<Preferences>, names: readonly PreferenceName[]): string {
  return JSON.stringify({ ...JSON.parse(settings), ...Object.fromEntries(names.map((name) => [name, changes[name]])) })
}

/** Changes the default preferences for new users and announces it to everybody. Existing users keep theirs. */
export async function setUserDefaults(ctx: ActionContext, changes: Partial<Preferences>): Promise<void> {
  const {
    realm: { id: realmId },
  } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    const realm = await Realm.lock(realmId, tx)
    const before = userDefaults(realm)
    const changed = Object.entries(changes).filter(([name, value]) => value !== before[name as keyof typeof before])
    if (changed.length === 0) return
    const stored = { ...JSON.parse(realm.user_defaults ?? '{}'), ...Object.fromEntries(changed) }
    record({
      ...{ action: 'changed', subject: 'user_settings_defaults', id: null, name: '' },
      changes: changesTo<object>(before, Object.fromEntries(changed)),
    })
    await updateRow(Realm, realm, { user_defaults: JSON.stringify(stored) }, tx)
    for (const [property, value] of changed) announce(realmUserSettingsDefaultsEvent(property as PreferenceName, value))
  })
}
