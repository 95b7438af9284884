// Emoji reactions to messages.

import { addReaction as add, removeReaction as remove } from '../../actions/messages/reactions.ts'
import type { Handler } from '../../http/handler.ts'
import { givenEmoji } from '../../values/emoji.ts'

export const addReaction: Handler<'addReaction'> = async (ctx, { path, body }) => {
  await add(ctx, path.message_id, givenEmoji(body))
  return {}
}

export const removeReaction: Handler<'removeReaction'> = async (ctx, { path, query }) => {
  await remove(ctx, path.message_id, givenEmoji(query))
  return {}
}
