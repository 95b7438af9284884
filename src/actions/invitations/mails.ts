// The mails of invitations: the first one, and the reminder before the link expires.

import { stillMayInvite } from '../../access/invitations/invitations.ts'
import { realmUrl } from '../../access/organisation/realms.ts'
import { type App, seconds } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { Invitation } from '../../models/invitation.ts'
import { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { enqueueMails } from '../../outbound/mail.ts'
import { joinUrl } from '../../present/invitation.ts'
import { createLinks } from '../../secrets/links.ts'

/** Seconds before its expiry at which an invitation that was valid for longer gets a reminder. */
const REMINDER = 2 * 86_400
const BATCH = 100

/** Queues the mails of invitations to addresses, each with a link of its own. `now` in UNIX seconds. */
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
  const subject = `${isReminder ? 'Reminder: ' : ''}${inviter.full_name} has invited you to join ${realm.name}`
  const mails = invitations.map(({ email, expires_at: expiresAt }, i) => {
    const text = textOf(realm, inviter, joinUrl(realmUrl(app.config, realm), tokens[i] ?? ''), expiresAt)
    return { realmId: realm.id, to: email ?? '', subject, text }
  })
  await enqueueMails(tx, mails)
}

function textOf(realm: Realm, inviter: User, url: string, expiresAt: number | null): string {
  const until =
    expiresAt === null ? [] : [`The link is valid until ${new Date(expiresAt * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC.`]
  return [
    `${inviter.full_name} (${inviter.delivery_email}) has invited you to join ${realm.name}.`,
    '',
    'To create your account, open this link:',
    '',
    url,
    '',
    ...until,
    'It can be used once. If you did not expect this invitation, you can ignore this mail.',
    '',
  ].join('\n')
}

/** Reminds those whose invitations expire soon, each once, until the signal. Of several processes, one sends the reminder. */
export async function remindInvited(app: Pick<App, 'config'> & Pick<App, 'db'>, time = new Date(), signal?: AbortSignal): Promise<void> {
  const now = seconds(time)
  for (;;) {
    const due = await Invitation.findToRemind(now, REMINDER, BATCH)
    for (const invitation of due) {
      if (signal?.aborted) return
      const realm = await Realm.findByPk(invitation.realm_id, { rejectOnEmpty: true })
      // No reminder is sent for an inviter who may no longer invite, as the link is invalid.
      const inviter = realm.is_active ? await stillMayInvite(realm, invitation, now) : undefined
      await app.db.transaction(async (tx) => {
        if ((await Invitation.noteReminder(invitation.id, now, tx)) && inviter)
          await mailInvitations({ app, realm, inviter, invitations: [invitation], now }, tx, { isReminder: true })
      })
    }
    if (due.length < BATCH) return
  }
}
