// drafts events: drafts were saved, or one was changed or deleted, for its user.

import type { presentDraft } from '../../present/draft.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

type WireDraft = ReturnType<typeof presentDraft>
type DraftsPayload = { op: 'add'; drafts: WireDraft[] } | { op: 'update'; draft: WireDraft } | { op: 'remove'; draft_id: number }

export const drafts = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<DraftsPayload>,
  seen: 'always',
} satisfies EventDefinition<DraftsPayload>

export function draftsEvent(userId: number, payload: DraftsPayload): EventOf<'drafts', DraftsPayload> {
  return { type: 'drafts', payload, audience: { to: 'users', ids: [userId] } }
}
