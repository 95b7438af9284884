// Access to the snippets that a user has saved.

import type { Tx } from '../../db/index.ts'
import { selectOne } from '../../db/sql.ts'
import { apiError } from '../../errors.ts'
import { SavedSnippet } from '../../models/saved-snippet.ts'
import type { User } from '../../models/user.ts'

/** A user's snippet. Throws NOT_FOUND, also for somebody else's snippet. */
export async function accessSavedSnippet(user: User, id: number, tx: Tx): Promise<SavedSnippet> {
  const snippet = await selectOne(SavedSnippet, { where: { id, user_id: user.id } }, tx)
  if (!snippet) throw apiError('NOT_FOUND', 'Saved snippet does not exist')
  return snippet
}

/** A user's snippets, in the order in which they were created. (getSavedSnippets) */
export function ownSavedSnippets(user: User): Promise<SavedSnippet[]> {
  return SavedSnippet.allOf(user.id).rows()
}
