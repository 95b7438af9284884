// Invitations: sent, sent again, revoked, accepted. (sendInvitations)

import { giftsOf, type Offer, openInvitation, stillMayInvite } from '../../access/invitations/invitations.ts'
import { reasonAgainst } from '../../access/organisation/email-addresses.ts'
import { realmHost, realmUrl } from '../../access/organisation/realms.ts'
import { hashNewPassword } from '../../access/people/credentials.ts'
import { type App, seconds } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { change } from '../../events/log.ts'
import { groupEvent } from '../../events/state-user-groups.ts'
import type { NewEvent } from '../../events/types.ts'
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
import { mailInvitation } from './mails.ts'

type Parts = Pick<App, 'db' | 'broker' | 'config'>
type Failure = [address: string, reason: string, isDeactivated: boolean]
const DAY = 86_400
/** Accounts that are younger do not invite to an organisation that anybody may join. */
const TOO_NEW = 3 * DAY
/** Organisations that are younger share their invitations of the day. */
const YOUNG = 7 * DAY
/** Mails of one invitation in a day. */
const MAX_MAILS = 10
/** Addresses that one reusable link sends mails to in a day. */
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
 * Invites addresses to what the inviter may give (access/invitations/invitations.ts). Throws INVITATION_FAILED, also when some were
 * invited and the others have accounts.
 */
export async function sendInvitations(
  app: Parts,
  realm: Realm,
  inviter: User,
  addresses: readonly string[],
  invitation: NewInvitation,
): Promise<void> {
  const refused: Failure[] = []
  for (const address of addresses) {
    const reason = await reasonAgainstInviting(app, realm, address)
    if (reason !== undefined) refused.push([address, reason, false])
  }
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
      for (const email of invited) await invite({ app, realm, inviter, invitee: { email, parentId: null }, invitation }, tx)
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

/** Why an address cannot be invited; undefined when it can. */
async function reasonAgainstInviting({ config }: Parts, realm: Realm, address: string): Promise<string | undefined> {
  return looksLikeDummy(address, realmHost(config, realm)) ? 'Reserved for the server' : reasonAgainst(realm, address)
}

/** Makes a link that any number of people may use. Returns its URL. */
export async function createInvitationLink(app: Parts, realm: Realm, inviter: User, invitation: NewInvitation): Promise<string> {
  const token = newToken()
  await change(app, realm.id, async (tx, announce) => {
    await store(realm, inviter, { link_token: token }, invitation, tx)
    announce(await invitationsChanged(realm, inviter.id, tx))
  })
  return joinUrl(realmUrl(app.config, realm), token)
}

/** Sends the mail of an invitation again, with a new link; its time begins anew. Throws BAD_REQUEST, NOT_FOUND. */
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

/** Revokes an invitation or a reusable link. Throws NOT_FOUND for one that was accepted or revoked meanwhile. */
export async function revokeInvitation(app: Parts, realm: Realm, { id, inviter_id: inviterId }: Invitation, now: Date): Promise<void> {
  await change(app, realm.id, async (tx, announce) => {
    if (!(await Invitation.settle(id, 'revoked', tx))) throw gone()
    await revokeLinks(tx, { realmId: realm.id, purpose: 'invitation', subjectId: id, now: seconds(now) })
    announce(await invitationsChanged(realm, inviterId, tx))
  })
}

/**
 * Mails an invitation to somebody who came by a reusable link. One who has an account already gets none, and is not told so: it
 * is not known yet who asks. Throws NOT_FOUND, BAD_REQUEST.
 */
export async function requestInvitation(app: Parts, realm: Realm, token: string, email: string, now: Date): Promise<void> {
  const open = await openInvitation(realm, token, seconds(now))
  if (!open || open.invitation.link_token === null) throw gone()
  const { invitation: link, inviter } = open
  const reason = await reasonAgainstInviting(app, realm, email)
  if (reason !== undefined) throw badRequest(`'email' cannot be invited: ${reason}`)
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
        invitee: { email, parentId: link.id },
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
 * Creates the account that an invitation is for, with what its maker may still give, and uses the invitation up; the
 * notification bot tells the maker and greets the newcomer. Throws NOT_FOUND as `openInvitation` finds none, BAD_REQUEST.
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
    const { events } = await subscribeIn(app, tx, await Channel.lockAll(channelIds, tx), [created])
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
    invitee: { email, parentId },
    invitation,
  }: { app: Parts; realm: Realm; inviter: User; invitee: { email: string; parentId: number | null }; invitation: NewInvitation },
  tx: Tx,
): Promise<void> {
  const stored = await store(realm, inviter, { email, email_key: emailKey(email), parent_id: parentId }, invitation, tx)
  await mailInvitation({ app, realm, inviter, invitation: stored, now: stored.date_sent }, tx)
}

function store(
  realm: Realm,
  inviter: User,
  addressee: { email: string; email_key: string; parent_id: number | null } | { link_token: string },
  { role, channelIds, groupIds, welcomeText, withDefaultChannels, notifyInviter, expiresInMinutes, now }: NewInvitation,
  tx: Tx,
): Promise<Invitation> {
  return Invitation.create(
    {
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
    },
    { transaction: tx },
  )
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
  await mailInvitation({ app, realm, inviter, invitation, now: invitation.date_sent }, tx)
}

/** Where strangers can create organisations, these have so many invitations a day, and all young ones together as many. */
async function refuseBeyondLimit({ config }: Parts, realm: Realm, more: number, now: number, tx: Tx): Promise<void> {
  const limit = config.invitesPerDay
  if (limit === undefined) return
  // Two requests at once would each see the other's room.
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
  return { type: 'invites_changed', payload: {}, audience: { to: 'users', ids } }
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

/** Text without what Markdown would read as emphasis. */
function plain(text: string): string {
  return text.replace(/[*_`\\[\]]/g, '')
}
