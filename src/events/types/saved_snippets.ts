// saved_snippets events: a saved snippet was added, changed or removed, for its user.

import type { presentSavedSnippet } from '../../present/saved-snippet.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

type SavedSnippetsPayload =
  | { op: 'add' | 'update'; saved_snippet: ReturnType<typeof presentSavedSnippet> }
  | { op: 'remove'; saved_snippet_id: number }

export const savedSnippets = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<SavedSnippetsPayload>,
  seen: 'always',
} satisfies EventDefinition<SavedSnippetsPayload>

export function savedSnippetsEvent(userId: number, payload: SavedSnippetsPayload): EventOf<'saved_snippets', SavedSnippetsPayload> {
  return { type: 'saved_snippets', payload, audience: { to: 'users', ids: [userId] } }
}
