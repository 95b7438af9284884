// Emoji reactions to messages.

import { addReaction as add, removeReaction as remove } from '../../actions/messages/reactions.ts'
import { badRequest } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import { givenEmoji } from '../../values/emoji.ts'

export const addReaction: Handler<'addReaction'> = async (ctx, { path, body }) => {
  await add(ctx, path.message_id, givenEmoji(body))
  return {}
}

export const removeReaction: Handler<'removeReaction'> = async (ctx, { path, query }) => {
  if (query.emoji_name === undefined && query.emoji_code === undefined) throw badRequest("'emoji_name' is missing, and so is 'emoji_code'")
  await remove(ctx, path.message_id, givenEmoji(query))
  return {}
}
