// API keys on the wire, without their texts.

import type { components } from '../generated/types.ts'
import type { ApiKey } from '../models/api-key.ts'

/** `lastUse`: when this process last saw the key (UNIX seconds), which may not be stored yet. */
export function presentApiKey(key: ApiKey, lastUse: number | undefined): components['schemas']['ApiKey'] {
  const used = Math.max(key.last_used_at ?? 0, lastUse ?? 0)
  return { id: key.id, name: key.name, date_created: key.date_created, last_used_at: used === 0 ? null : used }
}
