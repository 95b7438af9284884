// The request for an initial state.

import type { ChannelListing } from '../../access/channels/channel-lists.ts'
import type { PresenceRequest } from '../presence/visible-presence.ts'

/** The requested parts and their formats. */
export interface StateRequest extends ChannelListing {
  /** Event types and field names. Undefined: everything. */
  types: readonly string[] | undefined
  clientGravatar: boolean
  deactivatedGroups: boolean
  /** Omits users whom the viewer may not access. Otherwise placeholders stand for them. */
  userListIncomplete?: boolean
  emptyTopicName?: boolean
  linkifierTemplates?: boolean
  presence?: PresenceRequest
}
