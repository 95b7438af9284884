// Drafts.

import { type CheckedDraft, normaliseDrafts, ownDrafts } from '../../access/messages/drafts.ts'
import { createDrafts as create, deleteDraft as remove, updateDraft as update } from '../../actions/messages/drafts.ts'
import type { Handler } from '../../http/handler.ts'
import { presentDraft } from '../../present/draft.ts'

export const getDrafts: Handler<'getDrafts'> = async ({ viewer }) => {
  const drafts = (await ownDrafts(viewer)).map(presentDraft)
  return { count: drafts.length, drafts }
}

export const createDrafts: Handler<'createDrafts'> = async (ctx, { body }) => {
  const { viewer } = ctx
  const drafts = await normaliseDrafts(viewer, body.drafts, (i) => `drafts[${i}]`)
  return { ids: await create(ctx, drafts) }
}

export const updateDraft: Handler<'updateDraft'> = async (ctx, { path, body }) => {
  const { viewer } = ctx
  const [draft] = await normaliseDrafts(viewer, [body.draft], () => 'draft')
  await update(ctx, path.draft_id, draft as CheckedDraft)
  return {}
}

export const deleteDraft: Handler<'deleteDraft'> = async (ctx, { path }) => {
  await remove(ctx, path.draft_id)
  return {}
}
