// Who is typing.

import { accessAddressee, givenTopic } from '../../access/messages/addressees.ts'
import { accessMessage } from '../../access/messages/messages.ts'
import { sendTyping as notify, sendEditTyping as notifyEdit } from '../../actions/messages/typing.ts'
import { given, type Handler } from '../../http/handler.ts'

export const sendTyping: Handler<'sendTyping'> = async (ctx, { body }) => {
  const { viewer } = ctx
  const { op, type = 'direct', to, stream_id: channelId } = body
  const topic = givenTopic({ ...body, type })
  if (type === 'direct' || type === 'private') {
    await notify(ctx, op, await accessAddressee(viewer, { type, to: given(to), topic: undefined }, { host: undefined }))
    return {}
  }
  await notify(ctx, op, await accessAddressee(viewer, { type, to: given(channelId), topic }, { host: undefined }))
  return {}
}

export const sendEditTyping: Handler<'sendEditTyping'> = async (ctx, { path, body }) => {
  await notifyEdit(ctx, body.op, await accessMessage(ctx.app, ctx.viewer, path.message_id))
  return {}
}
