// Sending, resending, revoking and accepting invitations. (sendInvitations)

import { giftsOf, type Offer, openInvitation, stillMayInvite } from '../../access/invitations/invitations.ts'
import { addressRules, reasonAgainst } from '../../access/organisation/email-addresses.ts'
import { realmHost, realmUrl } from '../../access/organisation/realms.ts'
import { hashNewPassword } from '../../access/people/credentials.ts'
import { type App, seconds } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { change } from '../../events/log.ts'
import { invitesChangedEvent } from '../../events/types/invites_changed.ts'
import { groupEvent } from '../../events/types/user_group.ts'
import { Channel } from '../../models/channel.ts'
import { Invitation } from '../../models/invitation.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { joinUrl } from '../../present/invitation.ts'
import { linkTimesSince, newToken, redeemLink, revokeLinks } from '../../secrets/links.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { emailKey, looksLikeDummy } from '../../values/email-keys.ts'
import { normaliseFullName } from '../../values/names.ts'
import { ROLE } from '../../values/roles.ts'
import { subscribeIn } from '../channels/subscriptions.ts'
import { createMembers } from '../groups/members.ts'
import { tellByBot } from '../messages/notices.ts'
import { createUser } from '../people/create.ts'
import { mailInvitations } from './mails.ts'

type Parts = Pick<App, 'db' | 'broker' | 'config'>
type Failure = [address: string, reason: string, isDeactivated: boolean]
const DAY = 86_400
/** Seconds before which a new account may not invite to an organisation that anybody may join. */
const TOO_NEW = 3 * DAY
/** Seconds before which a new organisation shares its daily limit of invitations with other new ones. */
const YOUNG = 7 * DAY
/** How many mails of one invitation may be sent in a day. */
const MAX_MAILS = 10
/** To how many addresses one reusable link may send mails in a day. */
const MAX_OF_LINK = 100

export interface NewInvitation extends Offer {
  withDefaultChannels: boolean
  /** Whether the inviter is told of the new account. */
  notifyInviter: boolean
  /** Null for never. */
  expiresInMinutes: number | null
  now: Date
}

/**
 * Invites addresses with an offer that was checked (access/invitations/invitations.ts). Throws INVITATION_FAILED, also if some were
 * invited and the others have accounts.
 */
export async function sendInvitations(
  app: Parts,
  realm: Realm,
  inviter: User,
  addresses: readonly string[],
  invitation: NewInvitation,
): Promise<void> {
  const refused = await refusedAmong(app, realm, addresses)
  if (refused.length > 0) throw cannotBeInvited(refused)
  const now = seconds(invitation.now)
  if (!realmSetting(realm, 'invite_required') && inviter.role > ROLE.administrator && now - inviter.date_joined < TOO_NEW)
    throw failed('Your account is too new to send invitations to an organisation that anybody may join', [])
  const existing = await change(app, realm.id, async (tx, announce) => {
    const users = new Map((await User.findByEmails(realm.id, addresses, tx)).map((user) => [user.email_key, user]))
    const bots = addresses.filter((address) => users.get(emailKey(address))?.is_system_bot)
    if (bots.length > 0) throw cannotBeInvited(bots.map((address) => [address, 'Reserved for the server', false]))
    const invited = addresses.filter((address) => !users.has(emailKey(address)))
    if (invited.length > 0) {
      await refuseBeyondLimit(app, realm, invited.length, now, tx)
      await invite({ app, realm, inviter, invitees: { emails: invited, parentId: null }, invitation }, tx)
      announce(await invitationsChanged(realm, inviter.id, tx))
    }
    return addresses.flatMap((address): Failure[] => {
      const user = users.get(emailKey(address))
      if (!user) return []
      return [[address, user.is_active ? 'Already has an account' : 'Account has been deactivated', !user.is_active]]
    })
  })
  if (existing.length === 0) return
  if (existing.length === addresses.length)
    throw failed('All of those addresses are already using the service, so no invitation was sent', existing)
  throw failed('Some of those addresses are already using the service, so no invitation was sent to them', existing, { sent: true })
}

/** The addresses among these that cannot be invited, with the reasons. */
async function refusedAmong({ config }: Parts, realm: Realm, addresses: readonly string[]): Promise<Failure[]> {
  const host = realmHost(config, realm)
  const reasonAgainstOne = await addressRules(realm)
  return addresses.flatMap((address): Failure[] => {
    const reason = looksLikeDummy(address, host) ? 'Reserved for the server' : reasonAgainstOne(address)
    return reason === undefined ? [] : [[address, reason, false]]
  })
}

/** Creates an invitation link that any number of people may use. Returns its URL. */
export async function createInvitationLink(app: Parts, realm: Realm, inviter: User, invitation: NewInvitation): Promise<string> {
  const token = newToken()
  await change(app, realm.id, async (tx, announce) => {
    await Invitation.create(columnsOf(realm, inviter, { link_token: token }, invitation), { transaction: tx })
    announce(await invitationsChanged(realm, inviter.id, tx))
  })
  return joinUrl(realmUrl(app.config, realm), token)
}

/** Sends the mail of an invitation again, with a new link and a new full validity period. Throws BAD_REQUEST, NOT_FOUND. */
export async function resendInvitation(app: Parts, realm: Realm, chosen: Invitation, now: Date): Promise<void> {
  const inviter = await stillMayInvite(realm, chosen, seconds(now))
  if (!inviter) throw badRequest('Whoever sent the invitation may no longer invite to its role')
  await change(app, realm.id, async (tx, announce) => {
    const invitation = await Invitation.findPending(realm.id, chosen.id, seconds(now), tx)
    if (!invitation) throw gone()
    await sendAgain({ app, realm, inviter, invitation, now }, tx)
    announce(await invitationsChanged(realm, invitation.inviter_id, tx))
  })
}

/** Revokes an invitation or a reusable link. Throws NOT_FOUND if it was accepted or revoked meanwhile. */
export async function revokeInvitation(app: Parts, realm: Realm, { id, inviter_id: inviterId }: Invitation, now: Date): Promise<void> {
  await change(app, realm.id, async (tx, announce) => {
    if (!(await Invitation.settle(id, 'revoked', tx))) throw gone()
    await revokeLinks(tx, { realmId: realm.id, purpose: 'invitation', subjectId: id, now: seconds(now) })
    announce(await invitationsChanged(realm, inviterId, tx))
  })
}

/**
 * Mails an invitation to somebody who used a reusable link. An address that has an account gets no mail, and the answer does not tell:
 * it is not known yet who asks. Throws NOT_FOUND, BAD_REQUEST.
 */
export async function requestInvitation(app: Parts, realm: Realm, token: string, email: string, now: Date): Promise<void> {
  const open = await openInvitation(realm, token, seconds(now))
  if (!open || open.invitation.link_token === null) throw gone()
  const { invitation: link, inviter } = open
  const [refused] = await refusedAmong(app, realm, [email])
  if (refused) throw badRequest(`'email' cannot be invited: ${refused[1]}`)
  await change(app, realm.id, async (tx) => {
    if (await User.findByEmail(realm.id, email, tx)) return
    const earlier = await Invitation.findAskedFor(realm.id, link.id, emailKey(email), seconds(now), tx)
    if (earlier) return sendAgain({ app, realm, inviter, invitation: earlier, now }, tx)
    if ((await Invitation.countOfLink(link.id, seconds(now) - DAY, tx)) >= MAX_OF_LINK)
      throw badRequest("'email' cannot be invited: this link was used too often today")
    await invite(
      {
        app,
        realm,
        inviter,
        invitees: { emails: [email], parentId: link.id },
        invitation: {
          role: link.role,
          channelIds: JSON.parse(link.channel_ids) as number[],
          groupIds: JSON.parse(link.group_ids) as number[],
          welcomeText: link.welcome_text ?? undefined,
          withDefaultChannels: link.with_default_channels,
          notifyInviter: false,
          expiresInMinutes: DAY / 60,
          now,
        },
      },
      tx,
    )
  })
}

export interface NewAccount {
  fullName: string
  password: string
  now: Date
}

/**
 * Creates the account of an invitation, with what its inviter may still give, and uses the invitation up. The notification bot tells
 * the inviter and greets the new user. Throws NOT_FOUND if `openInvitation` finds no invitation, and BAD_REQUEST.
 */
export async function acceptInvitation(app: Parts, realm: Realm, token: string, wanted: NewAccount): Promise<User> {
  const { password, now } = wanted
  const open = await openInvitation(realm, token, seconds(now))
  if (!open || open.invitation.email === null) throw gone()
  const { invitation, inviter } = open
  const reason = await reasonAgainst(realm, open.invitation.email)
  if (reason !== undefined) throw badRequest(`The address of the invitation cannot join any more: ${reason}`)
  const { channelIds, groupIds } = await giftsOf(realm, open)
  const fullName = normaliseFullName(wanted.fullName)
  const passwordHash = await hashNewPassword('password', password, [fullName, open.invitation.email])
  const account = { email: open.invitation.email, fullName, role: invitation.role, passwordHash, now }
  return createUser(app, realm, account, async (tx, created, announce) => {
    const used = await redeemLink(tx, { realmId: realm.id, purpose: 'invitation', token, now: seconds(now) })
    if (!used || !(await Invitation.settle(invitation.id, 'accepted', tx))) throw gone()
    await Invitation.revokeOthers(realm.id, created.email_key, tx)
    const { events } = await subscribeIn(app, tx, { channels: await Channel.lockAll(channelIds, tx), users: [created] })
    for (const event of events) announce(event)
    const groups = (await UserGroup.lockNamed(realm.id, groupIds, tx)).filter((group) => !group.is_deactivated)
    await createMembers(groups, [created.id], tx)
    for (const { id } of groups) announce(groupEvent({ op: 'add_members', group_id: id, user_ids: [created.id] }))
    announce(await invitationsChanged(realm, inviter.id, tx))
    const joined = `**${created.full_name}** has accepted your invitation to join **${plain(realm.name)}**.`
    if (invitation.notify_inviter) await tellByBot({ app, realm, readers: [inviter], text: joined }, tx, announce)
    const welcome = invitation.welcome_text ?? String(realmSetting(realm, 'welcome_message_custom_text'))
    await tellByBot({ app, realm, readers: [created], text: welcome }, tx, announce)
  })
}

async function invite(
  {
    app,
    realm,
    inviter,
    invitees: { emails, parentId },
    invitation,
  }: {
    app: Parts
    realm: Realm
    inviter: User
    invitees: { emails: readonly string[]; parentId: number | null }
    invitation: NewInvitation
  },
  tx: Tx,
): Promise<void> {
  const addressed = (email: string) => ({ email, email_key: emailKey(email), parent_id: parentId })
  const stored = await Invitation.createAll(
    emails.map((email) => columnsOf(realm, inviter, addressed(email), invitation)),
    tx,
  )
  await mailInvitations({ app, realm, inviter, invitations: stored, now: seconds(invitation.now) }, tx)
}

function columnsOf<Addressee extends { email: string; email_key: string; parent_id: number | null } | { link_token: string }>(
  realm: Realm,
  inviter: User,
  addressee: Addressee,
  { role, channelIds, groupIds, welcomeText, withDefaultChannels, notifyInviter, expiresInMinutes, now }: NewInvitation,
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
    date_created: seconds(now),
    date_sent: seconds(now),
    expires_at: expiresInMinutes === null ? null : seconds(now) + expiresInMinutes * 60,
  }
}

async function sendAgain(
  { app, realm, inviter, invitation, now }: { app: Parts; realm: Realm; inviter: User; invitation: Invitation; now: Date },
  tx: Tx,
): Promise<void> {
  const about = { realmId: realm.id, purpose: 'invitation', subjectId: invitation.id } as const
  if ((await linkTimesSince(tx, { ...about, since: seconds(now) - DAY })).length >= MAX_MAILS)
    throw badRequest('This invitation was sent too often today')
  await revokeLinks(tx, { ...about, now: seconds(now) })
  const life = invitation.expires_at === null ? null : invitation.expires_at - invitation.date_sent
  const expiresAt = life === null ? null : seconds(now) + life
  await invitation.update({ date_sent: seconds(now), expires_at: expiresAt, reminded_at: null }, { transaction: tx })
  await mailInvitations({ app, realm, inviter, invitations: [invitation], now: invitation.date_sent }, tx)
}

/** Throws INVITATION_FAILED if the organisation, or all new organisations together, would exceed the configured daily limit. */
async function refuseBeyondLimit({ config }: Parts, realm: Realm, more: number, now: number, tx: Tx): Promise<void> {
  const limit = config.invitesPerDay
  if (limit === undefined) return
  // Locked so that concurrent requests cannot both use what is left of the limit.
  await Realm.lock(realm.id, tx)
  const sent = await Invitation.countSince({ realmId: realm.id }, now - DAY, tx)
  const isYoung = now - realm.date_created < YOUNG
  const ofYoung = isYoung ? await Invitation.countSince({ youngerThan: now - YOUNG }, now - DAY, tx) : 0
  if (Math.max(sent, ofYoung) + more > limit)
    throw failed('The invitations of the day are used up, so no invitation was sent', [], { limitReached: true })
}

async function invitationsChanged(realm: Realm, inviterId: number, tx: Tx): Promise<NewEvent> {
  const administrators = await User.findAdministrators(realm.id, tx)
  const ids = [...new Set([...administrators.map((user) => user.id), inviterId])]
  return invitesChangedEvent(ids)
}

function cannotBeInvited(errors: Failure[]): Error {
  return failed('Some of those addresses cannot be invited, so no invitation was sent', errors)
}

function failed(message: string, errors: Failure[], { sent = false, limitReached = false } = {}): Error {
  return apiError('INVITATION_FAILED', message, {
    daily_limit_reached: limitReached,
    errors,
    license_limit_reached: false,
    sent_invitations: sent,
  })
}

function gone(): Error {
  return apiError('NOT_FOUND', 'Invitation does not exist')
}

/** The text without characters that Markdown would read as emphasis, code or links. */
function plain(text: string): string {
  return text.replace(/[*_`\\[\]]/g, '')
}
