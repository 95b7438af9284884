// An invitation on the wire.

import type { Schema } from '../http/types.ts'
import type { SentInvitation } from '../models/invitation.ts'

/** `url` is the organisation's, without a trailing slash. */
export function presentInvitation(invitation: SentInvitation, url: string): Schema<'Invitation'> {
  const shared = {
    id: invitation.id,
    invited_by_user_id: invitation.inviter_id,
    invited: invitation.date_sent,
    expiry_date: invitation.expires_at,
    invited_as: invitation.role as Schema<'Invitation'>['invited_as'],
    notify_referrer_on_join: invitation.notify_inviter,
  }
  return invitation.link_token === null
    ? { ...shared, email: invitation.email ?? '', is_multiuse: false }
    : { ...shared, link_url: joinUrl(url, invitation.link_token), is_multiuse: true }
}

/** The URL of the page behind an invitation's link. */
export function joinUrl(url: string, token: string): string {
  return `${url}/join/${token}`
}
