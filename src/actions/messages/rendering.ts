// The text of a message as HTML.

import { type TextFacts, textFacts } from '../../access/messages/referents.ts'
import type { UserContext } from '../../context.ts'
import { badRequest } from '../../errors.ts'
import { MAX_MESSAGE_FILES, MAX_RENDERED_SIZE } from '../../limits.ts'
import { isBlankHtml } from '../../markup/html.ts'
import { type Rendered, render } from '../../markup/index.ts'
import type { Realm } from '../../models/realm.ts'

/**
 * Renders a text as HTML and reports what it mentions. Pure. Throws BAD_REQUEST if the HTML shows nothing, is too large or links to too many
 * files.
 */
export function renderText({ parsed, referents }: Pick<TextFacts, 'parsed' | 'referents'>): Rendered {
  const rendered = render(parsed, referents)
  if (isBlankHtml(rendered.html)) throw badRequest("'content' must not be empty")
  if (Buffer.byteLength(rendered.html) > MAX_RENDERED_SIZE)
    throw badRequest(`'content' must be at most ${MAX_RENDERED_SIZE} bytes long when it is rendered as HTML`)
  if (rendered.uploadPathIds.length > MAX_MESSAGE_FILES)
    throw badRequest(`'content' must link to at most ${MAX_MESSAGE_FILES} uploaded files`)
  return rendered
}

/** Renders a text by this author as HTML. Throws like `renderText`. (renderMessage) */
export async function renderFor(ctx: UserContext & { realm: Realm }, content: string): Promise<Rendered> {
  return renderText(await textFacts(ctx.app, { author: ctx.viewer, realm: ctx.realm }, content))
}
