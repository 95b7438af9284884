// presence events: a user came online, or stopped sharing presence. Not logged.

import type { EventBody } from '../../present/event.ts'
import { type PresenceSnapshot, presentPresenceEvent } from '../../present/presence.ts'
import type { Audience, Delivery, EventOf, Reader } from '../event.ts'

export const presence = {
  deliver: deliverPresence,
  seen: 'always',
} satisfies Delivery<PresenceSnapshot>

export function presenceEvent(payload: PresenceSnapshot, audience: Audience): EventOf<'presence', PresenceSnapshot> {
  return { type: 'presence', payload, audience }
}

function deliverPresence(payload: PresenceSnapshot, { options, hidden }: Reader): EventBody<'presence'> | undefined {
  if (hidden.has(payload.userId)) return undefined
  return presentPresenceEvent(payload, { simplified: options.simplifiedPresence ?? false, slim: options.slimPresence ?? false })
}
