// drafts events: drafts were saved, or one was changed or deleted, for its user.

import type { presentDraft } from '../../present/draft.ts'
import { type Effects, type EventOf, nobody } from '../event.ts'

type WireDraft = ReturnType<typeof presentDraft>
export type DraftsPayload = { op: 'add'; drafts: WireDraft[] } | { op: 'update'; draft: WireDraft } | { op: 'remove'; draft_id: number }

export const draftsEffects: Effects<DraftsPayload> = {
  invalidates: [],
  changesViewOf: nobody,
}

export function draftsEvent(userId: number, payload: DraftsPayload): EventOf<'drafts', DraftsPayload> {
  return { type: 'drafts', payload, audience: { to: 'users', ids: [userId] } }
}
