// API keys and sessions on the wire, without their texts.

import type { components } from '../generated/types.ts'
import type { ApiKey } from '../models/api-key.ts'

/** `lastUse`: when this process last saw the key (UNIX seconds), which may not be stored yet. */
export function presentApiKey(key: ApiKey, lastUse: number | undefined): components['schemas']['ApiKey'] {
  const used = lastUseOf(key, lastUse)
  return { id: key.id, name: key.name, date_created: key.date_created, last_used_at: used === 0 ? null : used }
}

/** `lastUse` as for a key. `currentId` is the ID of the key or session of the request. */
export function presentSession(session: ApiKey, lastUse: number | undefined, currentId: number): components['schemas']['BrowserSession'] {
  const { id, name, address, date_created: begun } = session
  return {
    id,
    name,
    address,
    date_created: begun,
    last_used_at: Math.max(begun, lastUseOf(session, lastUse)),
    is_current: id === currentId,
  }
}

/** When a key or session was last used, stored or not yet (UNIX seconds). 0 if it never was. */
export function lastUseOf(key: Pick<ApiKey, 'last_used_at'>, lastUse: number | undefined): number {
  return Math.max(key.last_used_at ?? 0, lastUse ?? 0)
}
