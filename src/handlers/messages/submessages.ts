// Changes of polls and to-do lists.

import { addSubmessage as add } from '../../actions/messages/submessages.ts'
import type { Handler } from '../../http/handler.ts'

export const addSubmessage: Handler<'addSubmessage'> = async (ctx, { body }) => {
  await add(ctx, body.message_id, body.content)
  return {}
}
