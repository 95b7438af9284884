// Emoji reactions to messages.

import { accessMessage } from '../access/messages/messages.ts'
import { addReaction as add, removeReaction as remove, type WantedReaction } from '../actions/messages/reactions.ts'
import type { Ctx } from '../context.ts'
import { badRequest } from '../errors.ts'
import type { Handler } from '../http/types.ts'

export const addReaction: Handler<'addReaction', Ctx> = async ({ app, viewer, now }, { path, body }) => {
  const message = await accessMessage(app, viewer, path.message_id)
  await add(app, viewer, message, { name: body.emoji_name, ...given(body) }, now)
  return {}
}

export const removeReaction: Handler<'removeReaction', Ctx> = async ({ app, viewer }, { path, query }) => {
  const { emoji_name: name } = query
  if (name === undefined && query.emoji_code === undefined) throw badRequest("'emoji_name' is missing, and so is 'emoji_code'")
  const message = await accessMessage(app, viewer, path.message_id)
  await remove(app, viewer, message, { ...(name === undefined ? {} : { name }), ...given(query) })
  return {}
}

function given({ emoji_code: code, reaction_type: type }: { emoji_code?: string; reaction_type?: WantedReaction['type'] }): WantedReaction {
  return { ...(code === undefined ? {} : { code }), ...(type === undefined ? {} : { type }) }
}
