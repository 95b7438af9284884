// A saved snippet on the wire.

import type { Schema } from '../http/types.ts'
import type { SavedSnippet } from '../models/saved-snippet.ts'

export function presentSavedSnippet({ id, title, content, date_created }: SavedSnippet): Schema<'SavedSnippet'> {
  return { id, title, content, date_created }
}
