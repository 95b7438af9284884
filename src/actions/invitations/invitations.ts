// Sending, resending and revoking invitations, and links for joining.

import { isOpenToAll, lockInviter, openInvitation, requireMayOffer } from '../../access/invitations/invitations.ts'
import { type AddressReason, addressRules, FAULT_OF_REASON } from '../../access/organisation/email-addresses.ts'
import { realmHost, realmUrl } from '../../access/organisation/realms.ts'
import { requireAtMost } from '../../access/people/limits.ts'
import type { ActionApp, ActionContext, UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { createRow, updateRow } from '../../db/sql.ts'
import { apiError, badRequest } from '../../errors.ts'
import { change } from '../../events/change.ts'
import { INVITATION_LIMITS } from '../../limits.ts'
import { Invitation, type SentInvitation } from '../../models/invitation.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { joinUrl } from '../../present/invitation.ts'
import { countInvitationLinks, linkTimesSince, newToken, revokeLinks } from '../../secrets/links.ts'
import { type AuditRecord, differences } from '../../values/audit.ts'
import { principalOf } from '../../values/bots.ts'
import { emailKey, looksLikeDummy } from '../../values/email-addresses.ts'
import { invitationsChanged } from './events.ts'
import { type InvitingFacts, type NewInvitation, planInvitations, YOUNG } from './invite-plan.ts'
import { mailInvitations } from './mails.ts'

const DAY = 86_400

/**
 * Invites addresses. Throws BAD_REQUEST for an offer that the inviter may not make, and INVITATION_FAILED, even when some addresses were
 * invited and the others have accounts.
 */
export async function sendInvitations(
  ctx: UserContext & { realm: Realm },
  addresses: readonly string[],
  invitation: NewInvitation,
): Promise<void> {
  const { app, realm, viewer: inviter } = ctx
  const failure = await change(ctx, async ({ tx, announce, record, now }) => {
    await requireMayOffer(inviter, 'mail', invitation, tx)
    const plan = planInvitations(addresses, now, await invitingFacts({ app, realm, inviter, addresses, now }, tx))
    if (plan.emails.length > 0) {
      const rows = plan.emails.map((email) => columnsOf(realm, inviter, addressed(email, null), invitation, now))
      const invitations = await Invitation.createAll(rows, tx)
      record(...invitations.map((one) => auditRecord('added', one)))
      await mailInvitations({ app, realm, inviter, invitations, now }, tx)
      announce(await invitationsChanged(realm, inviter.id, tx))
    }
    return plan.failure
  })
  if (failure) throw failure
}

async function invitingFacts(
  { app, realm, inviter, addresses, now }: { app: ActionApp; realm: Realm; inviter: User; addresses: readonly string[]; now: number },
  tx: Tx,
): Promise<InvitingFacts> {
  return {
    inviter,
    isOpen: isOpenToAll(realm),
    reasonAgainst: await reasonsAgainst(app, realm, tx),
    room: await roomToday(app, realm, now, tx),
    users: new Map((await User.findByEmails(realm.id, addresses, tx)).map((user) => [user.email_key, user])),
  }
}

/** Returns why an address cannot be invited or join, or undefined if it can. One query for any number of addresses. */
export async function reasonsAgainst(
  { config }: Pick<ActionApp, 'config'>,
  realm: Realm,
  tx?: Tx,
): Promise<(address: string) => AddressReason | undefined> {
  const host = realmHost(config, realm)
  const reasonAgainst = await addressRules(realm, tx)
  return (address) => (looksLikeDummy(address, host) ? 'Reserved for the server' : reasonAgainst(address))
}

/**
 * How many more mails with invitations may be sent today. New organisations share one limit. The organisation's row must be locked
 * (`requireMayOffer`, `lockInviter`), so that concurrent requests cannot both use the rest.
 */
async function roomToday({ config }: Pick<ActionApp, 'config'>, realm: Realm, now: number, tx: Tx): Promise<number> {
  if (config.invitesPerDay === undefined) return Number.POSITIVE_INFINITY
  const sent = await mailsSince([realm.id], now - DAY, tx)
  const isYoung = now - realm.date_created < YOUNG
  const ofYoung = isYoung ? await mailsSince(await Realm.idsCreatedSince(now - YOUNG, tx), now - DAY, tx) : 0
  return config.invitesPerDay - Math.max(sent, ofYoung)
}

/**
 * Whether one more mail may be sent today to somebody who asks to join without an invitation. These count apart from invitations, in each
 * organisation for itself, so that strangers use up nobody's invitations. The organisation's row must be locked.
 */
export async function mayAnswerRequest({ config }: Pick<ActionApp, 'config'>, { id }: Realm, now: number, tx: Tx): Promise<boolean> {
  const { invitesPerDay: most } = config
  return most === undefined || (await countInvitationLinks(tx, { realmIds: [id], isRequested: true, since: now - DAY })) < most
}

/** How many mails with invitations were sent. Each has a link. The server's own reminders do not count. */
async function mailsSince(realmIds: readonly number[], since: number, tx: Tx): Promise<number> {
  const links = await countInvitationLinks(tx, { realmIds, isRequested: false, since })
  return links - (await Invitation.countRemindersSince(realmIds, since, tx))
}

/** Throws BAD_REQUEST if no more mails may be sent today. The organisation's row must be locked. */
async function requireRoomToday(app: Pick<ActionApp, 'config'>, realm: Realm, now: number, tx: Tx): Promise<void> {
  if ((await roomToday(app, realm, now, tx)) < 1) throw dayLimit()
}

/** The error when the mails of a day are used up. */
export function dayLimit(): Error {
  return badRequest('The daily limit of invitations is reached: try again tomorrow', 'fault.dayLimit')
}

/** Creates an invitation link that any number of people may use. Returns its URL. Throws BAD_REQUEST. */
export async function createInvitationLink(ctx: UserContext & { realm: Realm }, invitation: NewInvitation): Promise<string> {
  const { app, realm, viewer: inviter } = ctx
  const token = newToken()
  await change(ctx, async ({ tx, announce, record, now }) => {
    await requireMayOffer(inviter, 'link', invitation, tx)
    // The inviter's account is locked (access/people/authority.ts), so that concurrent requests count each other's links.
    const inviters = await User.idsOfPerson(principalOf(inviter), tx)
    requireAtMost('invitationLinks', (await Invitation.countLinks(realm.id, inviters, now, tx)) + 1)
    record(auditRecord('added', await createRow(Invitation, columnsOf(realm, inviter, { link_token: token }, invitation, now), tx)))
    announce(await invitationsChanged(realm, inviter.id, tx))
  })
  return joinUrl(realmUrl(app.config, realm), token)
}

/** Sends the mail of an invitation again, with a new link and a new full validity period. Throws BAD_REQUEST, NOT_FOUND. */
export async function resendInvitation(ctx: ActionContext & { realm: Realm }, chosen: Pick<Invitation, 'id'>): Promise<void> {
  const { app, realm, now } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    const invitation = await Invitation.findPending(realm.id, chosen.id, now, tx)
    if (!invitation) throw gone()
    const before = invitation.date_sent
    await renew(invitation, now, tx)
    const held = await lockInviter(invitation, now, tx)
    if (!held) throw badRequest('The inviter may no longer invite people to this role')
    await requireRoomToday(app, held.realm, now, tx)
    await mailInvitations({ app, ...held, invitations: [invitation], now }, tx)
    const changes = [{ property: 'date_sent', before, after: now }]
    record({ action: 'changed', subject: 'invitation', id: invitation.id, name: invitation.email ?? '', changes })
    announce(await invitationsChanged(realm, held.inviter.id, tx))
  })
}

/** Revokes an invitation or a reusable link. Throws NOT_FOUND if it was accepted or revoked in the meantime. */
export async function revokeInvitation(ctx: ActionContext & { realm: Realm }, invitation: SentInvitation): Promise<void> {
  const { realm } = ctx
  const { id, inviter_id: inviterId } = invitation
  await change(ctx, async ({ tx, announce, record }) => {
    if (!(await Invitation.settle(id, 'revoked', tx))) throw gone()
    record(auditRecord('removed', invitation))
    await revokeLinks(tx, { realmId: realm.id, purpose: 'invitation', subjectId: id })
    announce(await invitationsChanged(realm, inviterId, tx))
  })
}

/** A new or revoked invitation for the audit log. Reusable links have no address. */
function auditRecord(action: 'added' | 'removed', { id, email, role }: Invitation): AuditRecord {
  return { action, subject: 'invitation', id, name: email ?? '', changes: action === 'added' ? differences({}, { role }) : [] }
}

/**
 * Mails an invitation to somebody who used a reusable link. An address that has an account gets no mail. Neither the answer nor a limit
 * reveals this, because the sender of the request is unknown. Throws NOT_FOUND, BAD_REQUEST.
 */
export async function requestInvitation(ctx: ActionContext & { realm: Realm }, token: string, email: string): Promise<void> {
  const { app, realm, now } = ctx
  const open = await openInvitation(realm, token, now)
  if (!open?.inviter || open.invitation.link_token === null) throw gone()
  const { invitation: link, inviter } = open
  const reason = (await reasonsAgainst(app, realm))(email)
  if (reason !== undefined) throw badRequest(`'email' cannot be invited: ${reason}`, FAULT_OF_REASON[reason])
  await change(ctx, async ({ tx }) => {
    await Invitation.lockLink(link.id, tx)
    // Accepted and revoked invitations count too. Otherwise a lifted limit would reveal that somebody has joined.
    const earlier = await Invitation.lockAskedFor(link.id, emailKey(email), now - DAY, tx)
    if (earlier) {
      await updateRow(Invitation, earlier, { state: 'pending' }, tx)
      await renew(earlier, now, tx)
    } else if ((await Invitation.countOfLink(link.id, now - DAY, tx)) >= INVITATION_LIMITS.ofLinkADay)
      throw badRequest("'email' cannot be invited: this link was used too often today", 'fault.linkTooOften')
    const invitations = earlier
      ? [earlier]
      : await Invitation.createAll([columnsOf(realm, inviter, addressed(email, link.id), ofLink(link), now)], tx)
    const held = invitations[0] && (await lockInviter(invitations[0], now, tx))
    if (!held) throw gone()
    await requireRoomToday(app, held.realm, now, tx)
    await mailInvitations({ app, ...held, invitations, now }, tx)
  })
}

/** The offer for somebody who uses a reusable link, valid for a day. */
function ofLink(link: Invitation): NewInvitation {
  return {
    role: link.role,
    channelIds: JSON.parse(link.channel_ids) as number[],
    groupIds: JSON.parse(link.group_ids) as number[],
    welcomeText: link.welcome_text ?? undefined,
    withDefaultChannels: link.with_default_channels,
    notifyInviter: false,
    expiresInMinutes: DAY / 60,
  }
}

function addressed(email: string, parentId: number | null) {
  return { email, email_key: emailKey(email), parent_id: parentId }
}

function columnsOf<Addressee extends { email: string; email_key: string; parent_id: number | null } | { link_token: string }>(
  realm: Realm,
  inviter: User,
  addressee: Addressee,
  { role, channelIds, groupIds, welcomeText, withDefaultChannels, notifyInviter, expiresInMinutes }: NewInvitation,
  now: number,
) {
  return {
    realm_id: realm.id,
    inviter_id: inviter.id,
    ...addressee,
    role,
    channel_ids: JSON.stringify([...new Set(channelIds)]),
    group_ids: JSON.stringify([...new Set(groupIds)]),
    with_default_channels: withDefaultChannels,
    notify_inviter: notifyInviter,
    welcome_text: welcomeText ?? null,
    date_created: now,
    date_sent: now,
    expires_at: expiresInMinutes === null ? null : now + expiresInMinutes * 60,
  }
}

/** Restarts the validity of an invitation and revokes its links. Throws BAD_REQUEST if it was mailed too often. */
async function renew(invitation: Invitation, now: number, tx: Tx): Promise<void> {
  const about = { realmId: invitation.realm_id, purpose: 'invitation', subjectId: invitation.id } as const
  if ((await linkTimesSince(tx, { ...about, since: now - DAY })).length >= INVITATION_LIMITS.mailsADay)
    throw badRequest('This invitation was sent too often today', 'fault.sentTooOften')
  const life = invitation.expires_at === null ? null : invitation.expires_at - invitation.date_sent
  const expiresAt = life === null ? null : now + life
  await updateRow(Invitation, invitation, { date_sent: now, expires_at: expiresAt, reminded_at: null }, tx)
  await revokeLinks(tx, about)
}

/** The error for an invitation that cannot be used, whatever the reason. */
export function gone(): Error {
  return apiError('NOT_FOUND', 'Invitation does not exist')
}
