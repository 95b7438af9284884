// Accepting invitations.

import { giftsOf, openInvitation } from '../../access/invitations/invitations.ts'
import { reasonAgainst } from '../../access/organisation/email-addresses.ts'
import { hashNewPassword } from '../../access/people/credentials.ts'
import { type ActionApp, seconds } from '../../context.ts'
import { badRequest } from '../../errors.ts'
import { groupEvent } from '../../events/types/user_group.ts'
import { Channel } from '../../models/channel.ts'
import { Invitation } from '../../models/invitation.ts'
import type { Realm } from '../../models/realm.ts'
import type { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { redeemLink } from '../../secrets/links.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { normaliseFullName } from '../../values/names.ts'
import { subscribeIn } from '../channels/subscriptions.ts'
import { createMembers } from '../groups/members.ts'
import { tellByBot } from '../messages/notices.ts'
import { createUser } from '../people/create.ts'
import { gone, invitationsChanged } from './invitations.ts'

export interface NewAccount {
  fullName: string
  password: string
  now: Date
}

/**
 * Creates the account of an invitation, with what its inviter may still give, and uses the invitation up. The notification bot tells
 * the inviter and greets the new user. Throws NOT_FOUND if `openInvitation` finds no invitation, and BAD_REQUEST.
 */
export async function acceptInvitation(app: ActionApp, realm: Realm, token: string, wanted: NewAccount): Promise<User> {
  const { password, now } = wanted
  const open = await openInvitation(realm, token, seconds(now))
  if (!open || open.invitation.email === null) throw gone()
  const { invitation, inviter } = open
  const reason = await reasonAgainst(realm, open.invitation.email)
  if (reason !== undefined) throw badRequest(`The address of the invitation may no longer join: ${reason}`)
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

/** The text without characters that Markdown would read as emphasis, code or links. */
function plain(text: string): string {
  return text.replace(/[*_`\\[\]]/g, '')
}
