// default_streams events: the IDs of all default channels of new users after a change. For everybody except guests.

import { ROLE } from '../../values/roles.ts'
import type { EventOf, Reader } from '../event.ts'

export interface DefaultStreamsPayload {
  default_streams: number[]
}

export function defaultStreamsEvent(channelIds: number[]): EventOf<'default_streams', DefaultStreamsPayload> {
  return { type: 'default_streams', payload: { default_streams: channelIds }, audience: { to: 'realm' } }
}

/** The default channels are hidden from guests. */
export function deliverDefaultStreams(payload: DefaultStreamsPayload, { role }: Reader): DefaultStreamsPayload | undefined {
  return role === ROLE.guest ? undefined : payload
}
