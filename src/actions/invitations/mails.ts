// The mails of invitations: the first one, and the reminder before the link expires.

import { lockInviter } from '../../access/invitations/invitations.ts'
import { realmUrl } from '../../access/organisation/realms.ts'
import { type App, serverContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import { type Change, change } from '../../events/change.ts'
import { Invitation } from '../../models/invitation.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { enqueueMails } from '../../outbound/mail.ts'
import { composed, type MailText, mailText, paragraphs, verbatim } from '../../outbound/mail-text.ts'
import { joinUrl } from '../../present/invitation.ts'
import { createLinks } from '../../secrets/links.ts'
import { languageOf, languageOfRealm } from '../../settings/languages.ts'
import { showUtc } from '../../settings/times.ts'
import { principalOf } from '../../values/bots.ts'
import { unixTime } from '../../values/dates.ts'
import { sendNotice } from '../bot.ts'
import { notice } from '../notice.ts'

/** Seconds before expiry at which an invitation gets a reminder, if it was valid for longer than that. */
const REMINDER = 2 * 86_400
const REMINDERS_AT_ONCE = 100

/**
 * Queues the mails of invitations, each with its own link. An address that has an account gets no mail. Its link is created all the same
 * and counts towards the limits. `now` in UNIX seconds.
 */
export async function mailInvitations(
  {
    app,
    realm,
    inviter,
    invitations,
    now,
  }: { app: Pick<App, 'config'>; realm: Realm; inviter: User; invitations: readonly Invitation[]; now: number },
  tx: Tx,
  { isReminder = false } = {},
): Promise<void> {
  const links = invitations.map(({ id, expires_at: expiresAt }) => {
    return { realmId: realm.id, purpose: 'invitation', subjectId: id, payload: { invitationId: id }, expiresAt, now } as const
  })
  const tokens = await createLinks(tx, links)
  const kind = isReminder ? 'mail.reminderSubject' : 'mail.invitationSubject'
  const subject = mailText(languageOfRealm(realm), kind, { inviter: inviter.full_name, organisation: realm.name })
  const addresses = invitations.map(({ email }) => email ?? '')
  const known = new Set((await User.findByEmails(realm.id, addresses, tx)).map((user) => user.email_key))
  const mails = invitations.flatMap(({ id, email, email_key: key, expires_at: expiresAt }, i) => {
    const body = bodyOf(realm, inviter, joinUrl(realmUrl(app.config, realm), tokens[i] ?? ''), expiresAt)
    return known.has(key ?? '')
      ? []
      : [{ realmId: realm.id, causedBy: principalOf(inviter), to: email ?? '', subject, body, invitationId: id }]
  })
  await enqueueMails(tx, mails)
}

function bodyOf(realm: Realm, inviter: User, url: string, expiresAt: number | null): MailText {
  const language = languageOfRealm(realm)
  const once = composed`${mailText(language, 'mail.invitationOnce')}\n`
  const end = expiresAt === null ? undefined : verbatim(showUtc(language, expiresAt))
  const named = { inviter: inviter.full_name, address: verbatim(inviter.delivery_email), organisation: realm.name }
  return paragraphs([
    mailText(language, 'mail.invitation', named),
    mailText(language, 'mail.invitationLink'),
    verbatim(url),
    end ? composed`${mailText(language, 'mail.invitationEnd', { end })}\n${once}` : once,
  ])
}

/** Tells the inviter that the mail of an invitation that can still be accepted was given up. */
export async function noteUndelivered(c: Change, invitationId: number): Promise<void> {
  const { tx } = c
  const invitation = await selectOne(Invitation, { where: { id: invitationId, realm_id: c.realm.id, state: 'pending' } }, tx)
  const inviter = invitation?.inviter_id != null && (await selectOne(User, { where: { id: invitation.inviter_id, is_active: true } }, tx))
  if (!invitation?.email || !inviter) return
  const text = notice(languageOf(inviter), 'notice.invitationUndelivered', { address: invitation.email })
  await sendNotice(c, { realm: await Realm.load(c.realm.id, tx), readers: [inviter] }, text)
}

/** Sends each person whose invitation expires soon one reminder, until the signal is aborted. Only one of several processes sends it. */
export async function mailReminders(app: App, now = unixTime(), signal?: AbortSignal): Promise<void> {
  for (;;) {
    const due = await Invitation.findToRemind(now, REMINDER, REMINDERS_AT_ONCE)
    for (const invitation of due) {
      if (signal?.aborted) return
      await change(serverContext(app, { id: invitation.realm_id }, now), async ({ tx }) => {
        if (!(await Invitation.noteReminder(invitation.id, now, tx))) return
        // If the inviter may no longer invite, no reminder is sent, because the link is invalid.
        const held = await lockInviter(invitation, now, tx)
        if (held) await mailInvitations({ app, ...held, invitations: [invitation], now }, tx, { isReminder: true })
      })
    }
    if (due.length < REMINDERS_AT_ONCE) return
  }
}
