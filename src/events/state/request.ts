// The request for an initial state: its viewer and its formats.

import type { Realm } from '../../models/realm.ts'
import type { Audience } from '../../present/user.ts'
import type { PresenceRequest } from '../presence/visible-presence.ts'

/** The viewer, the requested parts and their formats. */
export interface StateRequest {
  realm: Realm
  audience: Audience
  /** Event types and field names. Undefined: everything. */
  types: readonly string[] | undefined
  /** Whether channels list their subscribers. `partial`: large channels list only some. */
  subscribers: 'true' | 'false' | 'partial'
  archivedChannels: boolean
  deactivatedGroups: boolean
  /** Omits users whom the viewer may not access. Otherwise placeholders stand for them. */
  userListIncomplete?: boolean
  emptyTopicName?: boolean
  linkifierTemplates?: boolean
  presence?: PresenceRequest
}
