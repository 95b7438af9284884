// A draft on the wire.

import type { Schema } from '../http/types.ts'
import type { Draft } from '../models/draft.ts'

export function presentDraft(draft: Pick<Draft, 'id' | 'type' | 'addressees' | 'topic' | 'content' | 'last_edited_at'>): Schema<'Draft'> {
  return {
    id: draft.id,
    type: draft.type as Schema<'Draft'>['type'],
    to: JSON.parse(draft.addressees) as number[],
    topic: draft.topic,
    content: draft.content,
    timestamp: draft.last_edited_at,
  }
}
