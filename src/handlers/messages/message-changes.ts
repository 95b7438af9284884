// Messages: edit, move and delete.

import { givenTopic } from '../../access/messages/addressees.ts'
import { accessMessage, editsOf } from '../../access/messages/messages.ts'
import { placeOf } from '../../access/messages/places.ts'
import { deleteMessage as remove } from '../../actions/messages/delete.ts'
import { updateMessage as update } from '../../actions/messages/edit.ts'
import type { Handler } from '../../http/handler.ts'
import { presentStates } from '../../present/message-edit.ts'

/** Parameters that have no effect on an edit that moves nothing. */
const OF_MOVES = ['send_notification_to_old_thread', 'send_notification_to_new_thread'] as const

export const updateMessage: Handler<'updateMessage'> = async (ctx, { path, body }) => {
  const { ignored } = ctx
  const isMove = body.topic !== undefined || body.subject !== undefined || body.stream_id !== undefined
  if (!isMove) ignored.push(...OF_MOVES.filter((name) => body[name] !== undefined))
  const asked = {
    content: body.content,
    prevContentSha256: body.prev_content_sha256,
    topic: givenTopic({ topic: body.topic, subject: body.subject }, ignored),
    channelId: body.stream_id,
    mode: body.propagate_mode ?? 'change_one',
    noticeInOld: body.send_notification_to_old_thread ?? false,
    noticeInNew: body.send_notification_to_new_thread ?? true,
  }
  return { detached_uploads: await update(ctx, path.message_id, asked) }
}

export const deleteMessage: Handler<'deleteMessage'> = async (ctx, { path }) => {
  await remove(ctx, path.message_id)
  return {}
}

export const getMessageHistory: Handler<'getMessageHistory'> = async ({ app, viewer }, { path, query }) => {
  const message = await accessMessage(app, viewer, path.message_id)
  const { edits, isWhole } = await editsOf(viewer, message)
  const isDirect = 'users' in (await placeOf(message))
  return { message_history: presentStates(message, edits, isWhole, isDirect || (query.allow_empty_topic_name ?? false)) }
}
