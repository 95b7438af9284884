// The request for an initial state: its viewer and its formats.

import type { ChannelListing } from '../../access/channels/channel-lists.ts'
import type { Realm } from '../../models/realm.ts'
import type { Viewpoint } from '../../present/user.ts'
import type { PresenceRequest } from '../presence/visible-presence.ts'

/** The viewer, the requested parts and their formats. */
export interface StateRequest extends ChannelListing {
  realm: Realm
  audience: Viewpoint
  /** Event types and field names. Undefined: everything. */
  types: readonly string[] | undefined
  deactivatedGroups: boolean
  /** Omits users whom the viewer may not access. Otherwise placeholders stand for them. */
  userListIncomplete?: boolean
  emptyTopicName?: boolean
  linkifierTemplates?: boolean
  presence?: PresenceRequest
}
