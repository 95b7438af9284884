// The text of a message as HTML.

import { loadReferents } from '../../access/messages/referents.ts'
import { realmLinkifiers } from '../../access/organisation/linkifiers.ts'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { badRequest } from '../../errors.ts'
import { MAX_RENDERED_SIZE } from '../../limits.ts'
import { type Rendered, render } from '../../markup/index.ts'
import type { User } from '../../models/user.ts'

/** A text of this author as HTML, with what it refers to. Throws BAD_REQUEST when the HTML is too large (POST /messages/render). */
export async function renderFor(app: Pick<App, 'config'>, author: User, content: string, tx?: Tx): Promise<Rendered> {
  const rendered = render(content, await loadReferents(app, author, content, await realmLinkifiers(author.realm_id, tx), tx))
  if (Buffer.byteLength(rendered.html) > MAX_RENDERED_SIZE)
    throw badRequest(`'content' must be at most ${MAX_RENDERED_SIZE} bytes long when it is rendered as HTML`)
  return rendered
}
