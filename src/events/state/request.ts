// For whom an initial state is read, and in which forms.

import type { Realm } from '../../models/realm.ts'
import type { Audience } from '../../present/user.ts'

/** For whom, and in which forms. */
export interface StateRequest {
  realm: Realm
  audience: Audience
  /** Event types and names of fields; undefined: everything. */
  types: readonly string[] | undefined
  /** Whether channels list their subscribers; `partial`: large ones only some. */
  subscribers: 'true' | 'false' | 'partial'
  archivedChannels: boolean
  deactivatedGroups: boolean
  /** Users whom the viewer may not access are left out; else placeholders stand for them. */
  userListIncomplete?: boolean
  emptyTopicName?: boolean
  linkifierTemplates?: boolean
  presence?: PresenceRequest
}

/** In which form presence is wanted, and how far back. */
export interface PresenceRequest {
  slim: boolean
  historyDays: number
}
