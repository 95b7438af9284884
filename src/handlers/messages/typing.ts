// Who is typing.

import { accessChannelForPosting } from '../../access/channels/channels.ts'
import { givenTopic } from '../../access/messages/addressees.ts'
import { accessMessage } from '../../access/messages/messages.ts'
import { accessAddressees } from '../../access/people/users.ts'
import { sendTyping as notify, sendEditTyping as notifyEdit } from '../../actions/messages/typing.ts'
import { badRequest } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import { normaliseTopic } from '../../values/topics.ts'

export const sendTyping: Handler<'sendTyping'> = async (ctx, { body }) => {
  const { viewer, ignored } = ctx
  const { op, type = 'direct', to, stream_id: channelId } = body
  const given = givenTopic({ ...body, type }, ignored)
  if (type === 'direct' || type === 'private') {
    if (to === undefined) throw badRequest("'to' is missing")
    if (channelId !== undefined) ignored.push('stream_id')
    await notify(ctx, op, { users: await accessAddressees(viewer, to, { host: undefined }) })
    return {}
  }
  if (channelId === undefined) throw badRequest("'stream_id' is missing")
  if (given === undefined) throw badRequest("'topic' is missing")
  if (to !== undefined) ignored.push('to')
  const topic = normaliseTopic(given)
  await notify(ctx, op, { channel: await accessChannelForPosting(viewer, channelId, topic), topic })
  return {}
}

export const sendEditTyping: Handler<'sendEditTyping'> = async (ctx, { path, body }) => {
  await notifyEdit(ctx, body.op, await accessMessage(ctx.app, ctx.viewer, path.message_id))
  return {}
}
