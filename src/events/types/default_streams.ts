// default_streams events: the IDs of all channels where new users begin, after a change. For everybody but guests.

import { ROLE } from '../../values/roles.ts'
import type { EventOf, Reader } from '../event.ts'

export interface DefaultStreamsPayload {
  default_streams: number[]
}

export function defaultStreamsEvent(channelIds: number[]): EventOf<'default_streams', DefaultStreamsPayload> {
  return { type: 'default_streams', payload: { default_streams: channelIds }, audience: { to: 'realm' } }
}

/** Guests are not told which channels others begin with. */
export function deliverDefaultStreams(payload: DefaultStreamsPayload, { role }: Reader): DefaultStreamsPayload | undefined {
  return role === ROLE.guest ? undefined : payload
}
