// Drafts.

import { accessDraft, type CheckedDraft } from '../../access/messages/drafts.ts'
import { requireWithinOwnLimit } from '../../access/people/limits.ts'
import type { UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { insertNumbered } from '../../db/rows.ts'
import { remove, removeRow, updateRow } from '../../db/sql.ts'
import { change } from '../../events/change.ts'
import { draftsEvent } from '../../events/types/drafts.ts'
import { Draft } from '../../models/draft.ts'
import { presentDraft } from '../../present/draft.ts'

function columns(draft: CheckedDraft, now: number) {
  const { type, to, topic, content, timestamp } = draft
  return { type, addressees: JSON.stringify(to), topic, content, last_edited_at: timestamp ?? now }
}

/** Saves checked drafts (access/messages/drafts.ts). Returns their IDs. */
export async function createDrafts(ctx: UserContext, drafts: CheckedDraft[]): Promise<number[]> {
  const { viewer: user, now } = ctx
  if (drafts.length === 0) return []
  return change(ctx, async ({ tx, announce, reserve }) => {
    await requireWithinOwnLimit(user, 'drafts', drafts.length, tx)
    const rows = drafts.map((draft) => ({ realm_id: user.realm_id, user_id: user.id, ...columns(draft, now) }))
    // Locks the organisation, so that nobody else can insert drafts in it now.
    await reserve(1)
    const ids = await insertNumbered(Draft, rows, tx)
    announce(draftsEvent(user.id, { op: 'add', drafts: rows.map((row, i) => presentDraft({ ...row, id: ids[i] as number })) }))
    return ids
  })
}

/** Replaces a draft of the user. Throws NOT_FOUND. */
export async function updateDraft(ctx: UserContext, id: number, draft: CheckedDraft): Promise<void> {
  const { viewer: user, now } = ctx
  await change(ctx, async ({ tx, announce }) => {
    const row = await accessDraft(user, id, tx)
    await updateRow(Draft, row, columns(draft, now), tx)
    announce(draftsEvent(user.id, { op: 'update', draft: presentDraft(row) }))
  })
}

/** Deletes a draft of the user. Throws NOT_FOUND. */
export async function deleteDraft(ctx: UserContext, id: number): Promise<void> {
  const { viewer: user } = ctx
  await change(ctx, async ({ tx, announce }) => {
    await removeRow(Draft, await accessDraft(user, id, tx), tx)
    announce(draftsEvent(user.id, { op: 'remove', draft_id: id }))
  })
}

/** Deletes all drafts of these users without an event, because they have turned off draft synchronisation. */
export async function deleteDraftsOf(tx: Tx, userIds: readonly number[]): Promise<void> {
  await remove(Draft, { user_id: [...userIds] }, tx)
}
