// default_streams events: the IDs of all default channels of new users after a change. For everybody except guests, who see none. A guest
// is notified only when they stop seeing any.

import { ROLE } from '../../values/roles.ts'
import { type EventDefinition, type EventOf, nobody, type Reader } from '../event.ts'

interface DefaultStreamsPayload {
  default_streams: number[]
  /** The reader's role has changed, and with it what they see. */
  ofNewRole?: true
}

export const defaultStreams = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverDefaultStreams,
  seen: 'always',
} satisfies EventDefinition<DefaultStreamsPayload>

export function defaultStreamsEvent(channelIds: number[]): EventOf<'default_streams', DefaultStreamsPayload> {
  return { type: 'default_streams', payload: { default_streams: channelIds }, audience: { to: 'realm' } }
}

/** Notifies a user whose role has changed which default channels they now see. */
export function defaultStreamsOfRole(channelIds: number[], userId: number): EventOf<'default_streams', DefaultStreamsPayload> {
  const payload = { default_streams: channelIds, ofNewRole: true } as const
  return { type: 'default_streams', payload, audience: { to: 'users', ids: [userId] } }
}

/** The default channels are hidden from guests. */
function deliverDefaultStreams(
  { default_streams, ofNewRole }: DefaultStreamsPayload,
  { role }: Reader,
): { default_streams: number[] } | undefined {
  if (role !== ROLE.guest) return { default_streams }
  return ofNewRole ? { default_streams: [] } : undefined
}
