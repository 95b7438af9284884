// New passwords other than those that people set in their settings: by a link that proves that its holder reads the account's mail, or by
// the operator.

import { realmUrl } from '../../access/organisation/realms.ts'
import { acceptsPasswords, atDirectory, hashNewPassword } from '../../access/people/credentials.ts'
import { accountToReset, isOfReset, mayHavePassword, openReset, type PasswordReset, presentedReset } from '../../access/people/resets.ts'
import type { ActionContext, App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { createRow, updateRow } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change, type RealmChange } from '../../events/change.ts'
import { RESET_LINK_LIFE } from '../../limits.ts'
import { Job } from '../../models/job.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { enqueueMail } from '../../outbound/mail.ts'
import { mailText, paragraphs, verbatim } from '../../outbound/mail-text.ts'
import { createLink, readLink, redeemLink } from '../../secrets/links.ts'
import { languageOf } from '../../settings/languages.ts'
import type { AuditRecord } from '../../values/audit.ts'
import type { Bounds } from '../../values/semaphore.ts'
import { endRights } from './endings.ts'

/** The kind of a job that mails a link to the account that somebody has named, if there is one. */
export const RESET_JOB = 'password_reset'
/** The payload of a RESET_JOB. */
interface ResetJob {
  /** What somebody has entered, in normal form. */
  email: string
}

/** The page on which people ask for a link, below the organisation's URL. The links begin with it. */
export const RESET_PATH = '/accounts/password/reset'

/**
 * Requests a mail with a link for the account with this address. Only the worker looks for the account, so that neither the answer nor its
 * time reveals whether there is one.
 */
export async function requestReset(ctx: ActionContext, email: string): Promise<void> {
  const { realm, now } = ctx
  const payload: ResetJob = { email }
  const times = { due_at: now, date_created: now }
  const job = { realm_id: realm.id, kind: RESET_JOB, payload: JSON.stringify(payload), ...times }
  await change(ctx, ({ tx }) => createRow(Job, job, tx))
}

/** Does a RESET_JOB: mails a link if an active person has the address. Returns what became of the request, for the log. */
export async function mailRequestedReset(
  app: Pick<App, 'config'>,
  job: Job,
  now: number,
  tx: Tx,
): Promise<{ userId?: number; outcome: string }> {
  const { email } = JSON.parse(job.payload) as ResetJob
  const found = await accountToReset(job.realm_id, email, tx)
  const isKept = found && acceptsPasswords(app, found.realm) && !(await atDirectory(app.config, found.realm, found.user.id, tx))
  if (!isKept) return { outcome: 'a password reset was requested for no account' }
  await mailReset(app, found, now, tx)
  return { userId: found.user.id, outcome: 'a link to reset a password is being mailed' }
}

/** Mails a link that resets the password to the account's address. */
export async function mailReset(
  app: Pick<App, 'config'>,
  { realm, user }: { realm: Realm; user: User },
  now: number,
  tx: Tx,
): Promise<void> {
  const [url, link] = [realmUrl(app.config, realm), await createResetLink(app, { realm, user }, now, tx)]
  const language = languageOf(user)
  await enqueueMail(tx, {
    realmId: realm.id,
    causedBy: null,
    to: user.delivery_email,
    subject: mailText(language, 'mail.resetSubject', { organisation: realm.name }),
    body: paragraphs([
      mailText(language, 'mail.hello', { name: user.full_name }),
      mailText(language, 'mail.reset', { organisation: realm.name, url: verbatim(url) }),
      verbatim(link),
      mailText(language, 'mail.ignore'),
    ]),
  })
}

/** Creates a link that resets the password of an account once within 24 hours. Returns its URL. Throws BAD_REQUEST. */
export async function createResetLink(
  app: Pick<App, 'config'>,
  { realm, user }: { realm: Realm; user: User },
  now: number,
  tx: Tx,
): Promise<string> {
  if (!acceptsPasswords(app, realm)) throw badRequest('Password authentication is disabled')
  requirePerson(user)
  await requireKept(app, realm, user, tx)
  if (!realm.is_active) throw badRequest('The organisation is deactivated')
  const payload: PasswordReset = { userId: user.id, emailKey: user.email_key }
  const expiresAt = now + RESET_LINK_LIFE
  const link = { realmId: realm.id, purpose: 'reset_password', subjectId: user.id, payload, expiresAt, now } as const
  const { token } = await createLink(tx, link)
  return `${realmUrl(app.config, realm)}${RESET_PATH}/${token}`
}

/** Runs changes of a password one at a time for each account, by its ID, so that the holder of one link does not make everybody wait. */
const RESETTING: Bounds = { atOnce: 1, waiting: 100, refusal: 'Too many changes of the password are under way' }

/**
 * Sets a new password by a link, which is used up. Returns the account, or undefined if the link is not valid, also once another request has
 * used it. Throws BAD_REQUEST for a password that is not allowed, and SERVER_BUSY if too many are waiting.
 */
export async function resetPassword(
  ctx: ActionContext & { realm: Realm },
  { token, password }: { token: string; password: string },
): Promise<User | undefined> {
  const { realm, now } = ctx
  const named = await openReset(realm, token, now)
  if (!named) return undefined
  return ctx.app.semaphores.of(RESETTING).run(named.id, async () => {
    // Refuses what it can before the slow work. The transaction checks again and has the last word.
    const user = await openReset(realm, token, now)
    if (!user) return undefined
    const hash = await hashFor(ctx, user, password)
    return change(ctx, async (c) => {
      const { tx } = c
      const [current] = await User.lockAll([user.id], tx)
      const { is_active: isActive } = await Realm.lock(realm.id, tx)
      const presented = { ...presentedReset(realm, token), now }
      // Only a link that changes the password is used up, so that a used one says what it did.
      if (!current || !isActive || !isOfReset(current, await readLink<PasswordReset>(presented, tx))) return undefined
      if (await atDirectory(ctx.app.config, realm, current.id, tx)) return undefined
      if (!(await redeemLink(tx, presented))) return undefined
      await replacePassword(c, current, hash)
      return current
    })
  })
}

/** Sets a new password on behalf of the operator. Throws BAD_REQUEST. */
export async function setPassword(ctx: ActionContext & { realm: Realm }, user: User, password: string): Promise<void> {
  requirePerson(user)
  const hash = await hashFor(ctx, user, password)
  await change(ctx, async (c) => {
    const [current] = await User.lockAll([user.id], c.tx)
    if (!current) return
    requirePerson(current)
    await requireKept(ctx.app, ctx.realm, current, c.tx)
    await replacePassword(c, current, hash)
  })
}

/** The hash of a new password for an account. Throws BAD_REQUEST for a password that is not allowed. */
function hashFor(ctx: { app: Pick<App, 'config'>; realm: Realm }, user: User, password: string): Promise<string> {
  return hashNewPassword(ctx, { password, fullName: user.full_name, email: user.delivery_email })
}

function requirePerson(user: User): void {
  if (!mayHavePassword(user)) throw badRequest(`${user.delivery_email} is ${user.is_active ? 'a bot' : 'deactivated'} and cannot log in`)
}

/** Throws BAD_REQUEST for an account whose password is that of a directory. */
async function requireKept({ config }: Pick<App, 'config'>, realm: Realm, user: User, tx: Tx): Promise<void> {
  if (await atDirectory(config, realm, user.id, tx)) throw badRequest(`The password of ${user.delivery_email} is that of a directory`)
}

/** What the audit log says of a new password, which is not its text. Pure. */
export function passwordChanged({ id, full_name }: Pick<User, 'id' | 'full_name'>): AuditRecord {
  return { action: 'changed', subject: 'user', id, name: full_name, changes: [{ property: 'password', before: null, after: null }] }
}

/** Stores a new password, ends what ends with the old one, and tells the owner of the account. The account's row is locked. */
async function replacePassword(c: RealmChange, user: User, hash: string): Promise<void> {
  const { app, realm, tx } = c
  await updateRow(User, user, { password_hash: hash }, tx)
  c.record(passwordChanged(user))
  await endRights(c, 'passwordReset', { userIds: [user.id] })
  const [language, url] = [languageOf(user), realmUrl(app.config, realm)]
  await enqueueMail(tx, {
    realmId: realm.id,
    causedBy: user.id,
    to: user.delivery_email,
    subject: mailText(language, 'mail.passwordChangedSubject', { organisation: realm.name }),
    body: paragraphs([
      mailText(language, 'mail.hello', { name: user.full_name }),
      mailText(language, 'mail.passwordChanged', { organisation: realm.name, url: verbatim(url) }),
      mailText(language, 'mail.passwordChangedWarning', { link: verbatim(url + RESET_PATH) }),
    ]),
  })
}
