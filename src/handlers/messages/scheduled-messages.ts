// Scheduled messages.

import { givenTopic, ignoreTopic } from '../../access/messages/addressees.ts'
import { ownScheduledMessages } from '../../access/messages/scheduled.ts'
import {
  createScheduledMessage as create,
  deleteScheduledMessage as remove,
  updateScheduledMessage as update,
} from '../../actions/messages/scheduled.ts'
import { badRequest } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import { MAX_DAYS_AHEAD } from '../../limits.ts'
import { presentScheduledMessage } from '../../present/scheduled-message.ts'
import { normaliseContent } from '../../values/topics.ts'

export const getScheduledMessages: Handler<'getScheduledMessages'> = async ({ viewer }) => ({
  scheduled_messages: (await ownScheduledMessages(viewer)).map(presentScheduledMessage),
})

export const createScheduledMessage: Handler<'createScheduledMessage'> = async (ctx, { body }) => {
  const { client, now, ignored } = ctx
  const { type, to, scheduled_delivery_timestamp: dueAt, read_by_sender: readBySender } = body
  const content = normaliseContent(body.content)
  requireFuture(dueAt, now)
  const { id } = await create(ctx, { type, to, topic: givenTopic(body, ignored), content, dueAt, readBySender, client })
  return { scheduled_message_id: id }
}

export const updateScheduledMessage: Handler<'updateScheduledMessage'> = async (ctx, { path, body }) => {
  const { client, now, ignored } = ctx
  const { type, to, scheduled_delivery_timestamp: dueAt } = body
  const topic = givenTopic(body, ignored)
  if ([type, to, topic, body.content, dueAt].every((value) => value === undefined)) throw badRequest('Nothing to change')
  if (dueAt !== undefined) requireFuture(dueAt, now)
  const content = body.content === undefined ? undefined : normaliseContent(body.content)
  const stored = await update(ctx, path.scheduled_message_id, { type, to, topic, content, dueAt, client })
  if (type === undefined && stored === 'private') ignoreTopic(body, ignored)
  return {}
}

export const deleteScheduledMessage: Handler<'deleteScheduledMessage'> = async (ctx, { path }) => {
  await remove(ctx, path.scheduled_message_id)
  return {}
}

function requireFuture(time: number, now: number): void {
  if (time <= now) throw badRequest("'scheduled_delivery_timestamp' must be in the future")
  if (time > now + MAX_DAYS_AHEAD * 86_400) throw badRequest(`'scheduled_delivery_timestamp' must be at most ${MAX_DAYS_AHEAD} days ahead`)
}
