// Who may invite to what. Asked when an invitation is made, and again when it is accepted: it never gives more than its
// maker could give at either time.

import { apiError, badRequest } from '../../errors.ts'
import type { Channel } from '../../models/channel.ts'
import { Invitation } from '../../models/invitation.ts'
import type { Realm } from '../../models/realm.ts'
import { User } from '../../models/user.ts'
import { UserGroup } from '../../models/user-group.ts'
import { readLink } from '../../secrets/links.ts'
import { realmSettings } from '../../settings/realm-settings.ts'
import { ROLE } from '../../values/roles.ts'
import { channelAccess } from '../channels/channels.ts'
import { channelRights } from '../channels/permissions.ts'
import { groupRights } from '../groups/groups.ts'
import { hasPermission } from '../groups/membership.ts'
import { mayGiveRole } from '../organisation/givers.ts'

/** How somebody is invited: by a mail to an address, or by a link that many may use. */
export type InvitationKind = 'mail' | 'link'
const PERMISSION = { mail: 'can_invite_users_group', link: 'create_multiuse_invite_group' } as const

/** What an invitation gives. */
export interface Offer {
  role: number
  channelIds: readonly number[]
  groupIds: readonly number[]
  /** Undefined: the organisation's. */
  welcomeText: string | undefined
}

/** Throws BAD_REQUEST, alike for guests and those who are not in the organisation's setting. */
export async function refuseUnlessMayInvite(realm: Realm, user: User, kind: InvitationKind): Promise<void> {
  if (!(await mayInvite(realm, user, kind)))
    throw badRequest(`You do not have permission to ${kind === 'mail' ? 'invite users' : 'create invitation links'}`)
}

/** Throws BAD_REQUEST for a role above the user's own. (sendInvitations) */
export function refuseRoleAbove(user: User, role: number): void {
  if (!mayGiveRole(user, role)) throw badRequest("'invite_as' must not be a role above your own")
}

/**
 * Throws BAD_REQUEST unless the user may put newcomers into these channels and groups, and give this text.
 * (sendInvitations)
 */
export async function refuseOffer(realm: Realm, user: User, { channelIds, groupIds, welcomeText }: Offer): Promise<void> {
  if (channelIds.length > 0) {
    const { visible, givable, anywhere } = await channelsOf(realm, user)
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
    const { groups, givable } = await groupsOf(user, groupIds)
    for (const id of groupIds) {
      const group = groups.get(id)
      if (!group) throw badRequest(`'group_ids' names a user group that does not exist: ${id}`)
      if (!givable(group)) throw badRequest(`'group_ids' names a user group that you may not add members to: ${id}`)
    }
  }
  if (welcomeText !== undefined && user.role > ROLE.administrator)
    throw badRequest("'welcome_message_custom_text' is for administrators only")
}

/** An invitation that somebody may accept now, and who made it. */
export interface OpenInvitation {
  invitation: Invitation
  inviter: User
}

/**
 * The invitation whose link somebody presents. Undefined alike for an unknown, used, revoked or expired one, for one of another
 * organisation, and for one whose maker may no longer invite to its role.
 */
export async function openInvitation(realm: Realm, token: string, now: number): Promise<OpenInvitation | undefined> {
  if (!/^[A-Za-z0-9_-]{43}$/.test(token)) return undefined
  const link = await readLink<{ invitationId: number }>({ realmId: realm.id, purpose: 'invitation', token, now })
  const invitation = link ? await Invitation.findPending(realm.id, link.invitationId, now) : await Invitation.findLink(realm.id, token, now)
  const inviter = invitation && (await stillMayInvite(realm, invitation, now))
  return invitation && inviter ? { invitation, inviter } : undefined
}

/** Who made an invitation, if that user may still make one like it; of one that was asked for by a link, if the link is still good. */
export async function stillMayInvite(realm: Realm, invitation: Invitation, now: number): Promise<User | undefined> {
  const { parent_id: parentId, link_token: token, inviter_id: inviterId, role } = invitation
  if (parentId !== null && !(await Invitation.findPending(realm.id, parentId, now))) return undefined
  const [inviter] = await User.findByIds(realm.id, [inviterId])
  const kind = parentId === null && token === null ? 'mail' : 'link'
  return inviter?.is_active && mayGiveRole(inviter, role) && (await mayInvite(realm, inviter, kind)) ? inviter : undefined
}

/** IDs of the channels and groups of an invitation that its maker may still give, ascending. */
export async function giftsOf(
  realm: Realm,
  { invitation, inviter }: OpenInvitation,
): Promise<{ channelIds: number[]; groupIds: number[] }> {
  const chosen = new Set(JSON.parse(invitation.channel_ids) as number[])
  const { all, givable } = await channelsOf(realm, inviter)
  const channelIds: number[] = []
  for (const channel of all) {
    const byDefault = invitation.with_default_channels && channel.is_default && !channel.is_archived
    if (byDefault || (chosen.has(channel.id) && givable(channel))) channelIds.push(channel.id)
  }
  const offered = await groupsOf(inviter, JSON.parse(invitation.group_ids) as number[])
  return { channelIds, groupIds: [...offered.groups.values()].filter(offered.givable).map(({ id }) => id) }
}

/** A pending invitation for its maker, or an administrator who may give its role. Throws NOT_FOUND, BAD_REQUEST. */
export async function accessInvitation(viewer: User, id: number, kind: InvitationKind, now: number): Promise<Invitation> {
  const invitation = await Invitation.findPending(viewer.realm_id, id, now)
  const isOwn = invitation?.inviter_id === viewer.id
  const isOfKind = invitation?.parent_id === null && (invitation.link_token === null) === (kind === 'mail')
  if (!invitation || !isOfKind || !(isOwn || viewer.role <= ROLE.administrator)) throw apiError('NOT_FOUND', 'Invitation does not exist')
  if (!isOwn && !mayGiveRole(viewer, invitation.role)) throw badRequest('Only owners may manage invitations of owners')
  return invitation
}

/**
 * Pending invitations and links: all of them for an administrator, else the user's own. A link, by which anybody joins who has it, is
 * left out above the user's role, and others' links where the user may make none.
 */
export async function accessInvitations(realm: Realm, viewer: User, now: number): Promise<Invitation[]> {
  const all = await Invitation.findAllPending(realm.id, viewer.role <= ROLE.administrator ? undefined : viewer.id, now)
  const mayLink = await mayInvite(realm, viewer, 'link')
  return all.filter(
    ({ link_token: token, role, inviter_id: inviterId }) =>
      token === null || (mayGiveRole(viewer, role) && (mayLink || inviterId === viewer.id)),
  )
}

async function mayInvite(realm: Realm, user: User, kind: InvitationKind): Promise<boolean> {
  if (user.role === ROLE.guest) return false
  return hasPermission(user, Number((await realmSettings(realm))[PERMISSION[kind]]))
}

async function channelsOf(realm: Realm, user: User) {
  const { visible, readable } = await channelAccess(user)
  const may = await channelRights(user)
  const anywhere = await hasPermission(user, Number((await realmSettings(realm)).can_add_subscribers_group))
  const givable = (channel: Channel): boolean =>
    !channel.is_archived && ((anywhere && channel.is_default) || (readable.has(channel.id) && may(channel, 'addSubscribers')))
  return { all: [...visible.values()], visible, anywhere, givable }
}

/** The groups with a name, ascending, and which of them the user may put newcomers into. */
async function groupsOf(user: User, ids: readonly number[]) {
  const groups = new Map((await UserGroup.findByIds(user.realm_id, ids)).map((group) => [group.id, group]))
  const may = await groupRights(user)
  const givable = (group: UserGroup): boolean => !group.is_system_group && !group.is_deactivated && may(group, ['can_add_members_group'])
  return { groups, givable }
}
