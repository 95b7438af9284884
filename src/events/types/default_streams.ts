// default_streams events: the default channels of new users have changed. Everybody except guests, who see none, gets the IDs of all. A
// guest is notified only when they stop seeing any.

import { ROLE } from '../../values/roles.ts'
import { type EventDefinition, type EventOf, type Lists, listOf, nobody, type Reader } from '../event.ts'

interface DefaultStreamsPayload {
  /** The reader's role has changed, and with it what they see. */
  ofNewRole?: true
}

export const defaultStreams = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverDefaultStreams,
  kindOf: kindOfDefaultStreams,
  seen: 'always',
} satisfies EventDefinition<DefaultStreamsPayload>

export function defaultStreamsEvent(): EventOf<'default_streams', DefaultStreamsPayload> {
  return { type: 'default_streams', payload: {}, audience: { to: 'realm' } }
}

/** Notifies a user whose role has changed which default channels they now see. */
export function defaultStreamsOfRole(userId: number): EventOf<'default_streams', DefaultStreamsPayload> {
  return { type: 'default_streams', payload: { ofNewRole: true }, audience: { to: 'users', ids: [userId] } }
}

function kindOfDefaultStreams(_payload: DefaultStreamsPayload, { role }: Reader): string {
  return String(role === ROLE.guest)
}

/** The default channels are hidden from guests. */
function deliverDefaultStreams({ ofNewRole }: DefaultStreamsPayload, reader: Reader): Pick<Required<Lists>, 'default_streams'> | undefined {
  if (reader.role !== ROLE.guest) return { default_streams: listOf('default_streams', reader) }
  return ofNewRole ? { default_streams: [] } : undefined
}
