// Texts that users save for use in messages.

import { ownSavedSnippets } from '../../access/messages/saved-snippets.ts'
import {
  createSavedSnippet as create,
  deleteSavedSnippet as remove,
  updateSavedSnippet as update,
} from '../../actions/messages/saved-snippets.ts'
import type { Handler } from '../../http/handler.ts'
import { MAX_SNIPPET_TITLE_LENGTH } from '../../limits.ts'
import { presentSavedSnippet } from '../../present/saved-snippet.ts'
import { normaliseName } from '../../values/text.ts'
import { normaliseContent } from '../../values/topics.ts'

export const getSavedSnippets: Handler<'getSavedSnippets'> = async ({ viewer }) => ({
  saved_snippets: (await ownSavedSnippets(viewer)).map(presentSavedSnippet),
})

export const createSavedSnippet: Handler<'createSavedSnippet'> = async (ctx, { body }) => ({
  saved_snippet_id: await create(ctx, { title: titleOf(body.title), content: normaliseContent(body.content) }),
})

export const updateSavedSnippet: Handler<'updateSavedSnippet'> = async (ctx, { path, body }) => {
  const { title, content } = body
  await update(ctx, path.saved_snippet_id, {
    ...(title === undefined ? {} : { title: titleOf(title) }),
    ...(content === undefined ? {} : { content: normaliseContent(content) }),
  })
  return {}
}

export const deleteSavedSnippet: Handler<'deleteSavedSnippet'> = async (ctx, { path }) => {
  await remove(ctx, path.saved_snippet_id)
  return {}
}

function titleOf(text: string): string {
  return normaliseName('title', text, MAX_SNIPPET_TITLE_LENGTH)
}
