// A draft on the wire.

import type { Schema } from '../http/types.ts'
import type { Draft } from '../models/draft.ts'

export function presentDraft(draft: Draft): Schema<'Draft'> {
  return {
    id: draft.id,
    type: draft.type as Schema<'Draft'>['type'],
    to: JSON.parse(draft.addressees) as number[],
    topic: draft.topic,
    content: draft.content,
    timestamp: draft.last_edited_at,
  }
}
