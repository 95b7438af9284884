// Drafts.

import { type CheckedDraft, checkDrafts, checkKeepsDrafts, ownDrafts } from '../../access/messages/drafts.ts'
import { createDrafts as create, deleteDraft as remove, updateDraft as update } from '../../actions/messages/drafts.ts'
import type { Handler } from '../../http/handler.ts'
import { presentDraft } from '../../present/draft.ts'

export const getDrafts: Handler<'getDrafts'> = async ({ viewer }) => {
  checkKeepsDrafts(viewer)
  const drafts = (await ownDrafts(viewer)).map(presentDraft)
  return { count: drafts.length, drafts }
}

export const createDrafts: Handler<'createDrafts'> = async ({ app, viewer, now }, { body }) => {
  checkKeepsDrafts(viewer)
  const drafts = await checkDrafts(viewer, body.drafts, (i) => `drafts[${i}]`)
  return { ids: await create(app, viewer, drafts, now) }
}

export const updateDraft: Handler<'updateDraft'> = async ({ app, viewer, now }, { path, body }) => {
  checkKeepsDrafts(viewer)
  const [draft] = await checkDrafts(viewer, [body.draft], () => 'draft')
  await update(app, viewer, path.draft_id, draft as CheckedDraft, now)
  return {}
}

export const deleteDraft: Handler<'deleteDraft'> = async ({ app, viewer }, { path }) => {
  checkKeepsDrafts(viewer)
  await remove(app, viewer, path.draft_id)
  return {}
}
