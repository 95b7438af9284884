// Messages: edit, move, delete and report.

import { accessReadableChannel } from '../../access/channels/channels.ts'
import { givenTopic } from '../../access/messages/addressees.ts'
import { accessMessage, editsOf } from '../../access/messages/messages.ts'
import { placeOf } from '../../access/messages/places.ts'
import { deleteMessage as remove, deleteTopic as removeTopic } from '../../actions/messages/delete.ts'
import { updateMessage as update } from '../../actions/messages/edit.ts'
import { reportMessage as report } from '../../actions/messages/report.ts'
import { badParameter } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import { MAX_REPORT_LENGTH } from '../../limits.ts'
import { findIds, NEWEST } from '../../narrow/fetch.ts'
import type { Term } from '../../narrow/parse.ts'
import { readingOf } from '../../narrow/reading.ts'
import { presentStates } from '../../present/message-edit.ts'
import { normaliseNote } from '../../values/text.ts'
import { normaliseTopic } from '../../values/topics.ts'

export const updateMessage: Handler<'updateMessage'> = async (ctx, { path, body }) => {
  const asked = {
    content: body.content,
    prevContentSha256: body.prev_content_sha256,
    topic: givenTopic({ topic: body.topic, subject: body.subject }),
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

export const deleteTopic: Handler<'deleteTopic'> = async (ctx, { path, body }) => {
  const { app, viewer } = ctx
  const { stream_id: channelId } = path
  const topic = normaliseTopic(body.topic_name, 'topic_name')
  const terms: Term[] = [
    { operator: 'channel', operand: channelId, negated: false },
    { operator: 'topic', operand: topic, negated: false },
  ]
  await accessReadableChannel(viewer, channelId)
  const find = (limit: number) => findIds(readingOf(app, viewer, terms), { anchor: NEWEST, includeAnchor: false, before: limit, after: 0 })
  return { complete: await removeTopic(ctx, { channelId, topic }, find) }
}

export const reportMessage: Handler<'reportMessage'> = async (ctx, { path, body }) => {
  const { report_type: reason } = body
  const note = normaliseNote('description', body.description ?? '', MAX_REPORT_LENGTH)
  if (reason === 'other' && note === '') throw badParameter('description', 'must not be blank')
  await report(ctx, { messageId: path.message_id, reason, note })
  return {}
}

export const getMessageHistory: Handler<'getMessageHistory'> = async ({ app, viewer }, { path, query }) => {
  const message = await accessMessage(app, viewer, path.message_id)
  const { edits, isWhole } = await editsOf(viewer, message)
  const isDirect = 'users' in (await placeOf(message))
  return { message_history: presentStates(message, edits, isWhole, isDirect || (query.allow_empty_topic_name ?? false)) }
}
