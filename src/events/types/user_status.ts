// user_status events: the changed parts of a user's status, for those who may access the user.

import { type Audience, type Effects, type EventOf, nobody, type Reader } from '../event.ts'

export interface StatusFields {
  /** The user does not share presence. */
  away?: boolean
  status_text?: string
  emoji_name?: string
  emoji_code?: string
  reaction_type?: '' | 'unicode_emoji' | 'realm_emoji' | 'service_extra_emoji'
}
export type UserStatusPayload = { user_id: number } & StatusFields

export const userStatusEffects: Effects<UserStatusPayload> = {
  invalidates: [],
  changesViewOf: nobody,
}

export function userStatusEvent(userId: number, status: StatusFields, audience: Audience): EventOf<'user_status', UserStatusPayload> {
  return { type: 'user_status', payload: { user_id: userId, ...status }, audience }
}

export function deliverUserStatus(payload: UserStatusPayload, { hidden }: Reader): UserStatusPayload | undefined {
  return hidden.has(payload.user_id) ? undefined : payload
}
