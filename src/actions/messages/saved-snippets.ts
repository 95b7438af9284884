// Texts that users save for use in messages.

import { accessSavedSnippet } from '../../access/messages/saved-snippets.ts'
import { requireWithinOwnLimit } from '../../access/people/limits.ts'
import type { UserContext } from '../../context.ts'
import { createRow, removeRow, updateRow } from '../../db/sql.ts'
import { change } from '../../events/change.ts'
import { savedSnippetsEvent } from '../../events/types/saved_snippets.ts'
import { SavedSnippet } from '../../models/saved-snippet.ts'
import { presentSavedSnippet } from '../../present/saved-snippet.ts'

/** Both normalised (values/text.ts, values/topics.ts). */
type SnippetText = Pick<SavedSnippet, 'title' | 'content'>

/** Saves a snippet. Returns its ID. Throws BAD_REQUEST. (createSavedSnippet) */
export function createSavedSnippet(ctx: UserContext, text: SnippetText): Promise<number> {
  const { viewer: user, now } = ctx
  return change(ctx, async ({ tx, announce }) => {
    await requireWithinOwnLimit(user, 'savedSnippets', 1, tx)
    const row = await createRow(SavedSnippet, { realm_id: user.realm_id, user_id: user.id, ...text, date_created: now }, tx)
    announce(savedSnippetsEvent(user.id, { op: 'add', saved_snippet: presentSavedSnippet(row) }))
    return row.id
  })
}

/** Changes the given texts of a snippet of the user. Throws NOT_FOUND. (updateSavedSnippet) */
export async function updateSavedSnippet(ctx: UserContext, id: number, given: Partial<SnippetText>): Promise<void> {
  const { viewer: user } = ctx
  await change(ctx, async ({ tx, announce }) => {
    const row = await accessSavedSnippet(user, id, tx)
    if (await updateRow(SavedSnippet, row, given, tx))
      announce(savedSnippetsEvent(user.id, { op: 'update', saved_snippet: presentSavedSnippet(row) }))
  })
}

/** Deletes a snippet of the user. Throws NOT_FOUND. (deleteSavedSnippet) */
export async function deleteSavedSnippet(ctx: UserContext, id: number): Promise<void> {
  const { viewer: user } = ctx
  await change(ctx, async ({ tx, announce }) => {
    await removeRow(SavedSnippet, await accessSavedSnippet(user, id, tx), tx)
    announce(savedSnippetsEvent(user.id, { op: 'remove', saved_snippet_id: id }))
  })
}
