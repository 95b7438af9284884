// Accepting invitations.

import { giftsOf, lockRights, openInvitation } from '../../access/invitations/invitations.ts'
import { FAULT_OF_REASON, reasonAgainst } from '../../access/organisation/email-addresses.ts'
import { hashNewPassword } from '../../access/people/credentials.ts'
import type { ActionContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { select } from '../../db/sql.ts'
import { badRequest } from '../../errors.ts'
import { change, type RealmChange } from '../../events/change.ts'
import { groupEvent } from '../../events/types/user_group.ts'
import { Channel } from '../../models/channel.ts'
import { Invitation } from '../../models/invitation.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { redeemLink } from '../../secrets/links.ts'
import { languageOf } from '../../settings/languages.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { emailKey } from '../../values/email-addresses.ts'
import { normaliseFullName } from '../../values/names.ts'
import type { Bounds } from '../../values/semaphore.ts'
import { sendNotice } from '../bot.ts'
import { subscribeIn } from '../channels/subscriptions.ts'
import { createMembers } from '../groups/members.ts'
import { customText, mention, notice } from '../notice.ts'
import { createUserIn, type NewUser } from '../people/create.ts'
import { invitationsChanged } from './events.ts'
import { gone } from './invitations.ts'

interface NewAccount {
  fullName: string
  password: string
}

/**
 * Accepts the requests for each invitation one after the other, by its ID. Passwords are checked in one line, so the holder of one link could
 * otherwise make everybody wait.
 */
const ACCEPTING: Bounds = { atOnce: 1, waiting: 100, refusal: 'The invitation is being accepted' }

/**
 * Creates the account of an invitation, with what its inviter may still give, and uses up the invitation. The notification bot notifies the
 * inviter, if there is one, and welcomes the user. Throws NOT_FOUND if `openInvitation` finds no invitation, also once another request has accepted it,
 * BAD_REQUEST, and SERVER_BUSY if too many requests are waiting.
 */
export async function acceptInvitation(ctx: ActionContext & { realm: Realm }, token: string, wanted: NewAccount): Promise<User> {
  // Refuses what it can before the slow check of the password. The transaction checks again and has the last word.
  const { realm, now } = ctx
  const find = async (): Promise<{ invitation: Invitation; email: string }> => {
    const open = await openInvitation(realm, token, now)
    if (!open || open.invitation.email === null) throw gone()
    return { invitation: open.invitation, email: open.invitation.email }
  }
  const { id } = (await find()).invitation
  return ctx.app.semaphores.of(ACCEPTING).run(id, async () => accept(ctx, { ...(await find()), token }, wanted))
}

async function accept(
  ctx: ActionContext & { realm: Realm },
  { invitation, email, token }: { invitation: Invitation; email: string; token: string },
  wanted: NewAccount,
): Promise<User> {
  const { realm, now } = ctx
  const fullName = normaliseFullName(wanted.fullName)
  const passwordHash = await hashNewPassword(ctx, { password: wanted.password, fullName, email })
  const account = { email, fullName, passwordHash }
  return change(ctx, async (c) => {
    const { tx } = c
    const isOurs = await Invitation.settle(invitation.id, 'accepted', tx)
    if (!isOurs || !(await redeemLink(tx, { realmId: realm.id, purpose: 'invitation', token, now }))) throw gone()
    return createInvited(c, invitation, account)
  })
}

/**
 * Creates the account of somebody who has an invitation, within a transaction that has accepted it unless many can use it, with what its
 * inviter may still give. Other invitations of the address are revoked. Throws NOT_FOUND if the invitation is not valid any more, BAD_REQUEST.
 */
export async function createInvited(c: RealmChange, invitation: Invitation, account: Omit<NewUser, 'role'>): Promise<User> {
  const { now, tx, announce } = c
  const others = await Invitation.revokeOthers(c.realm.id, emailKey(account.email), tx)
  const { realm, inviter, channels, groups } = await lockGifts(invitation, now, tx)
  const reason = await reasonAgainst(realm, account.email, tx)
  if (reason !== undefined) throw badRequest(`'email' may no longer join: ${reason}`, FAULT_OF_REASON[reason])
  const created = await createUserIn({ ...c, realm }, { ...account, role: invitation.role })
  const { events } = await subscribeIn(c, { channels, users: [created] })
  announce(events)
  await createMembers(groups, [created.id], tx)
  for (const { id } of groups) announce(groupEvent({ op: 'add_members', group_id: id, user_ids: [created.id] }))
  const inviterIds = inviter ? [inviter.id, ...others] : others
  if (inviterIds.length > 0) announce(await invitationsChanged(realm, inviterIds, tx))
  if (inviter && invitation.notify_inviter) {
    const joined = notice(languageOf(inviter), 'notice.invitationAccepted', { who: mention(created), organisation: realm.name })
    await sendNotice(c, { realm, readers: [inviter] }, joined)
  }
  const welcome = invitation.welcome_text ?? String(realmSetting(realm, 'welcome_message_custom_text'))
  await sendNotice(c, { realm, readers: [created] }, customText(welcome))
  return created
}

/**
 * Locks the channels that an invitation may give, and the rights that allow it. Returns the channels and groups that the inviter may still give, with
 * the organisation and the inviter. Throws NOT_FOUND if the invitation is not valid any more.
 */
async function lockGifts(invitation: Invitation, now: number, tx: Tx) {
  const byDefault = invitation.with_default_channels ? await Channel.defaultIds(invitation.realm_id, tx) : []
  const channels = await Channel.lockAll([...(JSON.parse(invitation.channel_ids) as number[]), ...byDefault], tx)
  const held = await lockRights(invitation, now, tx)
  if (!held) throw gone()
  const { channelIds, groupIds } = await giftsOf(held.realm, { invitation, inviter: held.inviter }, tx)
  return {
    ...held,
    channels: channels.filter(({ id }) => channelIds.includes(id)),
    groups: await select(UserGroup, { where: { id: groupIds }, order: [['id', 'ASC']] }, tx),
  }
}
