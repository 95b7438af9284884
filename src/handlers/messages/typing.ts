// Who is typing.

import { accessAddressee, givenTopic } from '../../access/messages/addressees.ts'
import { accessMessage } from '../../access/messages/messages.ts'
import { sendTyping as notify, sendEditTyping as notifyEdit } from '../../actions/messages/typing.ts'
import { badRequest } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'

export const sendTyping: Handler<'sendTyping'> = async (ctx, { body }) => {
  const { viewer } = ctx
  const { op, type = 'direct', to, stream_id: channelId } = body
  const given = givenTopic({ ...body, type })
  if (type === 'direct' || type === 'private') {
    if (to === undefined) throw badRequest("'to' is missing")
    await notify(ctx, op, await accessAddressee(viewer, { type, to, topic: undefined }, { host: undefined }))
    return {}
  }
  if (channelId === undefined) throw badRequest("'stream_id' is missing")
  if (given === undefined) throw badRequest("'topic' is missing")
  await notify(ctx, op, await accessAddressee(viewer, { type, to: channelId, topic: given }, { host: undefined }))
  return {}
}

export const sendEditTyping: Handler<'sendEditTyping'> = async (ctx, { path, body }) => {
  await notifyEdit(ctx, body.op, await accessMessage(ctx.app, ctx.viewer, path.message_id))
  return {}
}
