// Joining an organisation that anybody may join: a mail with a link to an invitation that nobody in particular has sent.

import { isOpenToAll } from '../../access/invitations/invitations.ts'
import { FAULT_OF_REASON } from '../../access/organisation/email-addresses.ts'
import { realmUrl } from '../../access/organisation/realms.ts'
import { acceptsPasswords } from '../../access/people/credentials.ts'
import type { ActionContext, App, Origin } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { createRow } from '../../db/sql.ts'
import { apiError, badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { JOIN_LINK_LIFE } from '../../limits.ts'
import { Invitation } from '../../models/invitation.ts'
import { Job } from '../../models/job.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { enqueueMail } from '../../outbound/mail.ts'
import { mailText, paragraphs, verbatim } from '../../outbound/mail-text.ts'
import { joinUrl } from '../../present/invitation.ts'
import { createLink } from '../../secrets/links.ts'
import { languageOf, languageOfRealm } from '../../settings/languages.ts'
import { emailKey } from '../../values/email-addresses.ts'
import type { Language } from '../../values/languages.ts'
import { ROLE } from '../../values/roles.ts'
import { RESET_PATH } from '../people/passwords.ts'
import { dayLimit, mayAnswerRequest, reasonsAgainst } from './invitations.ts'

/** The page on which people ask to join, below the organisation's URL. The links of invitations begin with it too. */
export const JOIN_PATH = '/join'

/** The kind of a job that mails an address what it needs to join. */
export const JOIN_JOB = 'join_request'
/** What somebody has entered. */
interface JoinRequest {
  /** In normal form. */
  email: string
  /** The language of a mail to an address without an account. Undefined for that of the organisation. */
  language?: Language | undefined
}

/** Whether people without an invitation may join. An account without a password could not be used. */
export function mayAskToJoin(app: { config: Pick<App['config'], 'passwordAuth' | 'providers' | 'directories'> }, realm: Realm): boolean {
  return acceptsPasswords(app, realm) && isOpenToAll(realm)
}

/**
 * Requests a mail with a link for joining. Only the worker looks for an account, so that neither the answer nor its time reveals whether
 * there is one. Throws INVITATION_REQUIRED, BAD_REQUEST and RATE_LIMIT_HIT. (requestAccount)
 */
export async function requestAccount(ctx: ActionContext & Origin & { realm: Realm }, request: JoinRequest): Promise<void> {
  const { app, realm, now, address } = ctx
  const { email, language } = request
  if (!mayAskToJoin(app, realm)) throw apiError('INVITATION_REQUIRED', 'Joining this organisation takes an invitation')
  const reason = (await reasonsAgainst(app, realm))(email)
  if (reason !== undefined) throw badRequest(`'email' cannot join: ${reason}`, FAULT_OF_REASON[reason])
  const isAllowed = await app.rateLimits.tryMail('join', realm.id, email, address)
  app.log.info({ realmId: realm.id, ip: address, isAllowed }, 'somebody asked to join')
  if (!isAllowed) return
  const payload: JoinRequest = { email, language }
  const job = { realm_id: realm.id, kind: JOIN_JOB, payload: JSON.stringify(payload), due_at: now, date_created: now }
  await change(ctx, async ({ tx }) => {
    // The worker counts again, with the organisation locked.
    if (!(await mayAnswerRequest(app, realm, now, tx))) throw dayLimit()
    await createRow(Job, job, tx)
  })
}

/**
 * Does a JOIN_JOB: mails a link or, to an address that has an account, what to do with it. Every address gets an invitation, so that the
 * limits do not reveal which ones have accounts. Nothing is mailed if the address may not join any more, and to bots. Returns what became of
 * the request, for the log.
 */
export async function mailRequestedAccount(
  app: Pick<App, 'config'>,
  job: Job,
  now: number,
  tx: Tx,
): Promise<{ userId?: number; outcome: string }> {
  const { email, language } = JSON.parse(job.payload) as JoinRequest
  const realm = await Realm.lock(job.realm_id, tx)
  const isAllowed = mayAskToJoin(app, realm) && (await reasonsAgainst(app, realm, tx))(email) === undefined
  if (!isAllowed || !(await mayAnswerRequest(app, realm, now, tx))) return { outcome: 'somebody asked to join who may not any more' }
  const invitation = await createRow(Invitation, columnsOf(realm, email, now), tx)
  const times = { expiresAt: now + JOIN_LINK_LIFE, now }
  const payload = { invitationId: invitation.id }
  const { token } = await createLink(tx, { realmId: realm.id, purpose: 'invitation', subjectId: invitation.id, payload, ...times })
  const user = await User.findByEmail(realm.id, email, tx)
  if (user?.bot_type != null) return { outcome: 'somebody asked to join with the address of a bot' }
  const url = realmUrl(app.config, realm)
  if (user) await mailOwner({ realm, user, url }, tx)
  else await mailLink({ realm, email, url, link: joinUrl(url, token), language: language ?? languageOfRealm(realm) }, tx)
  return user
    ? { userId: user.id, outcome: 'somebody asked to join with the address of an account, which is being told' }
    : { outcome: 'a link for joining is being mailed' }
}

function columnsOf(realm: Realm, email: string, now: number) {
  return {
    realm_id: realm.id,
    inviter_id: null,
    email,
    email_key: emailKey(email),
    role: ROLE.member,
    channel_ids: '[]',
    group_ids: '[]',
    with_default_channels: true,
    notify_inviter: false,
    date_created: now,
    date_sent: now,
    expires_at: now + JOIN_LINK_LIFE,
  }
}

interface Link {
  realm: Realm
  email: string
  url: string
  link: string
  language: Language
}

async function mailLink({ realm, email, url, link, language }: Link, tx: Tx): Promise<void> {
  await enqueueMail(tx, {
    realmId: realm.id,
    causedBy: null,
    to: email,
    subject: mailText(language, 'mail.joinSubject', { organisation: realm.name }),
    body: paragraphs([
      mailText(language, 'mail.join', { organisation: realm.name, url: verbatim(url) }),
      mailText(language, 'mail.invitationLink'),
      verbatim(link),
      mailText(language, 'mail.joinEnd'),
    ]),
  })
}

/** Tells the owner of an account that somebody asked to join with its address. */
async function mailOwner({ realm, user, url }: { realm: Realm; user: User; url: string }, tx: Tx): Promise<void> {
  const language = languageOf(user)
  const named = { organisation: realm.name, url: verbatim(url) }
  await enqueueMail(tx, {
    realmId: realm.id,
    causedBy: null,
    to: user.delivery_email,
    subject: mailText(language, 'mail.joinKnownSubject', { organisation: realm.name }),
    body: paragraphs([
      mailText(language, 'mail.hello', { name: user.full_name }),
      user.is_active
        ? mailText(language, 'mail.joinKnown', { ...named, link: verbatim(url + RESET_PATH) })
        : mailText(language, 'mail.joinDeactivated', named),
      mailText(language, 'mail.ignore'),
    ]),
  })
}
