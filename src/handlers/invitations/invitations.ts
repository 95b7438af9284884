// Invitations: send, list, revoke; reusable links. Asking to join without one.

import { accessInvitation, accessInvitations, type InvitationKind } from '../../access/invitations/invitations.ts'
import { realmUrl } from '../../access/organisation/realms.ts'
import {
  createInvitationLink as createLink,
  resendInvitation as resend,
  revokeInvitation as revoke,
  sendInvitations as send,
} from '../../actions/invitations/invitations.ts'
import type { NewInvitation } from '../../actions/invitations/invite-plan.ts'
import { requestAccount as request } from '../../actions/invitations/join.ts'
import { type Ctx, visitorContext } from '../../context.ts'
import { apiError, badParameter } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import type { Schema } from '../../http/types.ts'
import { INVITATION_LIMITS } from '../../limits.ts'
import { presentInvitation } from '../../present/invitation.ts'
import { normaliseEmail, splitAddresses } from '../../values/email-addresses.ts'
import { ROLE } from '../../values/roles.ts'

/** Default validity: 10 days, in minutes. */
const DEFAULT_MINUTES = 14_400

export const sendInvitations: Handler<'sendInvitations'> = async (ctx, { body }) => {
  const invitation = newInvitation(body, body.notify_referrer_on_join ?? true)
  const addresses = splitAddresses(body.invitee_emails)
  if (addresses.length === 0) throw badParameter('invitee_emails', 'must have an email address')
  if (addresses.length > INVITATION_LIMITS.addresses)
    throw badParameter('invitee_emails', `must have at most ${INVITATION_LIMITS.addresses} email addresses`)
  await send(ctx, addresses, invitation)
  return {}
}

export const createInvitationLink: Handler<'createInvitationLink'> = async (ctx, { body }) => {
  const invitation = newInvitation(body, false)
  return { invite_link: await createLink(ctx, invitation) }
}

function newInvitation(body: Schema<'CreateInvitationLinkRequest'>, notifyInviter: boolean): NewInvitation {
  return {
    role: body.invite_as ?? ROLE.member,
    channelIds: body.stream_ids ?? [],
    groupIds: body.group_ids ?? [],
    welcomeText: body.welcome_message_custom_text ?? undefined,
    withDefaultChannels: body.include_realm_default_subscriptions ?? false,
    notifyInviter,
    expiresInMinutes: body.invite_expires_in_minutes === undefined ? DEFAULT_MINUTES : body.invite_expires_in_minutes,
  }
}

export const requestAccount: Handler<'requestAccount'> = async (ctx, { body }) => {
  const { app, realm, now } = ctx
  if (!realm) throw apiError('NONEXISTENT_SUBDOMAIN', 'There is no organisation at this address')
  await request(visitorContext(app, realm, ctx, { now }), { email: normaliseEmail(body.email), language: body.locale })
  return {}
}

export const getInvitations: Handler<'getInvitations'> = async ({ app, realm, viewer, now }) => {
  const url = realmUrl(app.config, realm)
  return { invites: (await accessInvitations(realm, viewer, now)).map((invitation) => presentInvitation(invitation, url)) }
}

export const resendInvitation: Handler<'resendInvitation'> = async (ctx, { path }) => {
  const { viewer, now } = ctx
  await resend(ctx, await accessInvitation(viewer, path.invite_id, 'mail', now))
  return {}
}

export const revokeInvitation: Handler<'revokeInvitation'> = (ctx, { path }) => revokeOne(ctx, path.invite_id, 'mail')

export const revokeInvitationLink: Handler<'revokeInvitationLink'> = (ctx, { path }) => revokeOne(ctx, path.invite_id, 'link')

async function revokeOne(ctx: Ctx, id: number, kind: InvitationKind): Promise<Record<never, never>> {
  const { viewer, now } = ctx
  await revoke(ctx, await accessInvitation(viewer, id, kind, now))
  return {}
}
