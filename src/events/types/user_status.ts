// user_status events: the changed parts of a user's status, for those who may access the user.

import { type Audience, type EventDefinition, type EventOf, nobody, type Reader } from '../event.ts'

export interface StatusFields {
  /** The user does not share presence. */
  away?: boolean
  status_text?: string
  emoji_name?: string
  emoji_code?: string
  reaction_type?: '' | 'unicode_emoji' | 'realm_emoji' | 'service_extra_emoji'
}
type UserStatusPayload = { user_id: number } & StatusFields

export const userStatus = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverUserStatus,
  seen: 'always',
} satisfies EventDefinition<UserStatusPayload>

export function userStatusEvent(userId: number, status: StatusFields, audience: Audience): EventOf<'user_status', UserStatusPayload> {
  return { type: 'user_status', payload: { user_id: userId, ...status }, audience }
}

function deliverUserStatus(payload: UserStatusPayload, { hidden }: Reader): UserStatusPayload | undefined {
  return hidden.has(payload.user_id) ? undefined : payload
}
