// Code playgrounds.

import { addPlayground as add, removePlayground as remove } from '../../actions/organisation/playgrounds.ts'
import type { Handler } from '../../http/handler.ts'
import { PLAYGROUND_LIMITS } from '../../limits.ts'
import { normaliseName, requireLength } from '../../values/text.ts'

export const addPlayground: Handler<'addPlayground'> = async (ctx, { body }) => {
  const { url_template } = body
  requireLength('url_template', url_template, PLAYGROUND_LIMITS.template)
  return {
    id: await add(ctx, {
      name: normaliseName('name', body.name, PLAYGROUND_LIMITS.name),
      pygments_language: normaliseName('pygments_language', body.pygments_language, PLAYGROUND_LIMITS.language),
      url_template,
    }),
  }
}

export const removePlayground: Handler<'removePlayground'> = async (ctx, { path }) => {
  await remove(ctx, path.playground_id)
  return {}
}
