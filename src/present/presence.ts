// Presence on the wire: the modern format, the older one, and the event.

import type { Schema } from '../http/types.ts'
import type { EventBody } from './event.ts'

/** The last presence of a user, in UNIX seconds. */
interface PresenceTimes {
  activeAt: number
  connectedAt: number
}
/** The payload of `presence` events. */
export interface PresenceSnapshot extends PresenceTimes {
  userId: number
  /** The API email address. */
  email: string
  /** UNIX seconds with fractions. */
  serverTime: number
}

/** How many seconds the last connection can be newer than the last activity while the user still counts as active. */
const ACTIVE_SPAN = 70

/** The state of a user who is not offline, in the older format. */
export function presenceStatus({ activeAt, connectedAt }: PresenceTimes): { status: 'active' | 'idle'; timestamp: number } {
  return activeAt + ACTIVE_SPAN >= connectedAt ? { status: 'active', timestamp: activeAt } : { status: 'idle', timestamp: connectedAt }
}

export function presentPresence({ activeAt, connectedAt }: PresenceTimes): Schema<'PresenceEntry'> {
  return { active_timestamp: activeAt, idle_timestamp: connectedAt }
}

export function presentLegacyPresence(times: PresenceTimes): Schema<'LegacyPresence'> {
  const { status, timestamp } = presenceStatus(times)
  return { aggregated: { client: 'website', status, timestamp }, website: { client: 'website', status, timestamp, pushable: false } }
}

/** The `presence` event as a queue gets it. */
export function presentPresenceEvent(
  snapshot: PresenceSnapshot,
  { simplified, slim }: { simplified: boolean; slim: boolean },
): EventBody<'presence'> {
  const { userId, email, serverTime } = snapshot
  if (simplified) return { presences: { [userId]: presentPresence(snapshot) } }
  return {
    user_id: userId,
    ...(slim ? {} : { email }),
    server_timestamp: serverTime,
    presence: { website: presentLegacyPresence(snapshot).website },
  }
}
