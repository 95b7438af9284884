// Who may invite people to what. This is checked when an invitation is created, and again in the transaction that accepts it. So it never
// gives more than its inviter could give at either time.

import type { Tx } from '../../db/index.ts'
import { apiError, badRequest } from '../../errors.ts'
import { Channel } from '../../models/channel.ts'
import { Invitation, type SentInvitation } from '../../models/invitation.ts'
import { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { readLink, readUsedLink } from '../../secrets/links.ts'
import { realmSetting, realmSettings } from '../../settings/realm-settings.ts'
import { emailKey } from '../../values/email-addresses.ts'
import { ROLE } from '../../values/roles.ts'
import { channelAccess } from '../channels/channels.ts'
import { channelRights } from '../channels/permissions.ts'
import { groupRights } from '../groups/groups.ts'
import { hasPermission } from '../groups/membership.ts'
import { mayGiveRole } from '../organisation/givers.ts'

/** How people are invited: by mail to one address, or by a link that many can use. */
export type InvitationKind = 'mail' | 'link'
const PERMISSION = { mail: 'can_invite_users_group', link: 'create_multiuse_invite_group' } as const

/** What an invitation gives to the people who accept it. */
export interface Offer {
  role: number
  channelIds: readonly number[]
  groupIds: readonly number[]
  /** Undefined if the organisation's text is used. */
  welcomeText: string | undefined
}

/**
 * Throws BAD_REQUEST unless the user may invite people in this way to this role, add them to these channels and groups, and set this text.
 * None of this can change until the transaction ends (`lockRights`). (sendInvitations)
 */
export async function requireMayOffer(user: User, kind: InvitationKind, offer: Offer, tx: Tx): Promise<void> {
  const { role, channelIds, groupIds, welcomeText } = offer
  const realm = await Realm.lock(user.realm_id, tx)
  if (!(await mayInvite(realm, user, kind, tx)))
    throw badRequest(`You do not have permission to ${kind === 'mail' ? 'invite users' : 'create invitation links'}`)
  if (!mayGiveRole(user, role)) throw badRequest("'invite_as' must not be a role above your own")
  if (channelIds.length > 0) {
    const { visible, givable, anywhere } = await channelsOf(realm, user, tx)
    for (const id of channelIds) {
      const channel = visible.get(id)
      if (!channel) throw badRequest(`'stream_ids' names a channel that does not exist: ${id}`)
      if (givable(channel)) continue
      throw badRequest(
        anywhere
          ? `'stream_ids' names a channel that you may not add subscribers to: ${id}`
          : "'stream_ids' must be empty: you do not have permission to subscribe others",
      )
    }
  }
  if (groupIds.length > 0) {
    const { groups, givable } = await groupsOf(user, groupIds, tx)
    for (const id of groupIds) {
      const group = groups.get(id)
      if (!group) throw badRequest(`'group_ids' names a user group that does not exist: ${id}`)
      if (!givable(group)) throw badRequest(`'group_ids' names a user group that you may not add members to: ${id}`)
    }
  }
  if (welcomeText !== undefined && user.role > ROLE.administrator)
    throw badRequest("'welcome_message_custom_text' is for administrators only")
}

/** Whether anybody may join an organisation without being invited. */
export function isOpenToAll(realm: Realm): boolean {
  return realm.is_active && realmSetting(realm, 'invite_required') === false
}

/** An invitation that can be accepted now, and its inviter. */
export interface OpenInvitation {
  invitation: Invitation
  /** Undefined if the address asked for it by itself. */
  inviter: User | undefined
}

/**
 * The invitation that a token belongs to. Undefined if it is unknown, used, revoked or expired, if it belongs to another or a deactivated
 * organisation, or if its inviter may no longer invite people to its role. One without an inviter is valid while anybody may join.
 */
export async function openInvitation(realm: Realm, token: string, now: number): Promise<OpenInvitation | undefined> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return undefined
  const link = await readLink<{ invitationId: number }>({ realmId: realm.id, purpose: 'invitation', token, now })
  const invitation = link ? await Invitation.findPending(realm.id, link.invitationId, now) : await Invitation.findLink(realm.id, token, now)
  const valid = invitation && (await stillValid(realm, invitation, now))
  return invitation && valid ? { invitation, ...valid } : undefined
}

/** The newest invitation of an address that can be accepted now. Somebody whose address is verified needs no link. */
export async function openInvitationOf(realm: Realm, email: string, now: number): Promise<OpenInvitation | undefined> {
  for (const invitation of await Invitation.findAllOf(realm.id, emailKey(email), now)) {
    const valid = await stillValid(realm, invitation, now)
    if (valid) return { invitation, ...valid }
  }
  return undefined
}

/**
 * The account that was created with an invitation's link. Undefined if no account was, or if it now has another address or is deactivated.
 * A person who uses the link too late learns from this what became of it.
 */
export async function accountJoined(realm: Realm, token: string): Promise<User | undefined> {
  if (!realm.is_active) return undefined
  const link = await readUsedLink<{ invitationId: number }>({ realmId: realm.id, purpose: 'invitation', token })
  const invitation = link && (await Invitation.findAccepted(realm.id, link.invitationId))
  const user = invitation?.email == null ? null : await User.findByEmail(realm.id, invitation.email)
  return user?.is_active ? user : undefined
}

/**
 * The inviter, if they may still create such an invitation, their organisation is active and, if the invitation was requested through a
 * reusable link, that link is still valid. Of an invitation without an inviter, whether anybody may join.
 */
async function stillValid(
  realm: Realm,
  invitation: Invitation,
  now: number,
  tx?: Tx,
): Promise<Pick<OpenInvitation, 'inviter'> | undefined> {
  const { parent_id: parentId, link_token: token, inviter_id: inviterId, role } = invitation
  if (!realm.is_active) return undefined
  if (inviterId === null) return isOpenToAll(realm) ? { inviter: undefined } : undefined
  if (parentId !== null && !(await Invitation.findPending(realm.id, parentId, now, tx))) return undefined
  const [inviter] = await User.findByIds(realm.id, [inviterId], tx)
  const kind = parentId === null && token === null ? 'mail' : 'link'
  return inviter?.is_active && mayGiveRole(inviter, role) && (await mayInvite(realm, inviter, kind, tx)) ? { inviter } : undefined
}

/**
 * The organisation of an invitation and its inviter, if it is still valid (`stillValid`). Neither this nor what `giftsOf` returns
 * can change until the transaction ends, because every change to it ends by locking the organisation's row, which is locked here. Rows that
 * others lock before the organisation's must be locked before calling this.
 */
export async function lockRights(
  invitation: Invitation,
  now: number,
  tx: Tx,
): Promise<({ realm: Realm } & Pick<OpenInvitation, 'inviter'>) | undefined> {
  const realm = await Realm.lock(invitation.realm_id, tx)
  const valid = await stillValid(realm, invitation, now, tx)
  return valid && { realm, ...valid }
}

/** Like `lockRights`, for an invitation to be mailed once more in the name of its inviter. */
export async function lockInviter(invitation: Invitation, now: number, tx: Tx): Promise<{ realm: Realm; inviter: User } | undefined> {
  const held = await lockRights(invitation, now, tx)
  return held?.inviter && { realm: held.realm, inviter: held.inviter }
}

/** IDs of the channels and groups of an invitation that its inviter may still give, ascending. Nobody gives more than the default channels. */
export async function giftsOf(
  realm: Realm,
  { invitation, inviter }: OpenInvitation,
  tx: Tx,
): Promise<{ channelIds: number[]; groupIds: number[] }> {
  if (!inviter) return { channelIds: await Channel.defaultIds(realm.id, tx), groupIds: [] }
  const chosen = new Set(JSON.parse(invitation.channel_ids) as number[])
  const { all, givable } = await channelsOf(realm, inviter, tx)
  const channelIds: number[] = []
  for (const channel of all) {
    const byDefault = invitation.with_default_channels && channel.is_default
    if (byDefault || (chosen.has(channel.id) && givable(channel))) channelIds.push(channel.id)
  }
  const offered = await groupsOf(inviter, JSON.parse(invitation.group_ids) as number[], tx)
  return { channelIds, groupIds: [...offered.groups.values()].filter(offered.givable).map(({ id }) => id) }
}

/** A pending invitation, if the viewer is its inviter, or an administrator who may give its role. Throws NOT_FOUND, BAD_REQUEST. */
export async function accessInvitation(viewer: User, id: number, kind: InvitationKind, now: number): Promise<SentInvitation> {
  const invitation = await Invitation.findPending(viewer.realm_id, id, now)
  const isOwn = invitation?.inviter_id === viewer.id
  const isOfKind = invitation?.parent_id === null && (invitation.link_token === null) === (kind === 'mail')
  if (!isSent(invitation) || !isOfKind || !(isOwn || viewer.role <= ROLE.administrator))
    throw apiError('NOT_FOUND', 'Invitation does not exist')
  if (!isOwn && !mayGiveRole(viewer, invitation.role)) throw badRequest('Only owners may manage invitations of owners')
  return invitation
}

function isSent(invitation: Invitation | null): invitation is SentInvitation {
  return invitation?.inviter_id != null
}

/**
 * Pending invitations and links: all of them for an administrator, otherwise the user's own. Anybody who has a link can join with it, so
 * links to roles above the user's are left out. Other users' links are left out if the user may not create links.
 */
export async function accessInvitations(realm: Realm, viewer: User, now: number): Promise<SentInvitation[]> {
  const all = await Invitation.findAllPending(realm.id, viewer.role <= ROLE.administrator ? undefined : viewer.id, now)
  const mayLink = await mayInvite(realm, viewer, 'link')
  return all.filter(
    ({ link_token: token, role, inviter_id: inviterId }) =>
      token === null || (mayGiveRole(viewer, role) && (mayLink || inviterId === viewer.id)),
  )
}

async function mayInvite(realm: Realm, user: User, kind: InvitationKind, tx?: Tx): Promise<boolean> {
  if (user.role === ROLE.guest) return false
  return hasPermission(user, Number((await realmSettings(realm, tx))[PERMISSION[kind]]), tx)
}

async function channelsOf(realm: Realm, user: User, tx?: Tx) {
  const { visible, readable } = await channelAccess(user, tx)
  const may = await channelRights(user, tx)
  const anywhere = await hasPermission(user, Number((await realmSettings(realm, tx)).can_add_subscribers_group), tx)
  const givable = (channel: Channel): boolean =>
    !channel.is_archived && ((anywhere && channel.is_default) || (readable.has(channel.id) && may(channel, 'addSubscribers')))
  return { all: [...visible.values()], visible, anywhere, givable }
}

/** The named groups with these IDs, ascending, and which of them the user may add new users to. */
async function groupsOf(user: User, ids: readonly number[], tx?: Tx) {
  const groups = new Map((await UserGroup.findByIds(user.realm_id, ids, tx)).map((group) => [group.id, group]))
  const may = await groupRights(user, tx)
  const givable = (group: UserGroup): boolean => !group.is_system_group && !group.is_deactivated && may(group, ['can_add_members_group'])
  return { groups, givable }
}
