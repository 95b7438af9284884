// Scheduled messages and reminders.

import { givenTopic } from '../../access/messages/addressees.ts'
import { ownReminders, ownScheduledMessages } from '../../access/messages/scheduled.ts'
import { createReminder as createOne, deleteReminder as removeOne } from '../../actions/messages/reminders.ts'
import {
  createScheduledMessage as create,
  deleteScheduledMessage as remove,
  updateScheduledMessage as update,
} from '../../actions/messages/scheduled.ts'
import { badParameter } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import { MAX_REMINDER_NOTE_LENGTH } from '../../limits.ts'
import { presentReminder } from '../../present/reminder.ts'
import { presentScheduledMessage } from '../../present/scheduled-message.ts'
import { normaliseNote } from '../../values/text.ts'
import { normaliseContent } from '../../values/topics.ts'

export const getScheduledMessages: Handler<'getScheduledMessages'> = async ({ viewer }) => ({
  scheduled_messages: (await ownScheduledMessages(viewer)).map(presentScheduledMessage),
})

export const createScheduledMessage: Handler<'createScheduledMessage'> = async (ctx, { body }) => {
  const { client, now } = ctx
  const { type, to, scheduled_delivery_timestamp: dueAt, read_by_sender: readBySender } = body
  const content = normaliseContent(body.content)
  requireFuture(dueAt, now)
  const { id } = await create(ctx, { type, to, topic: givenTopic(body), content, dueAt, readBySender, client })
  return { scheduled_message_id: id }
}

export const updateScheduledMessage: Handler<'updateScheduledMessage'> = async (ctx, { path, body }) => {
  const { client, now } = ctx
  const { type, to, scheduled_delivery_timestamp: dueAt } = body
  const topic = givenTopic(body)
  if (dueAt !== undefined) requireFuture(dueAt, now)
  const content = body.content === undefined ? undefined : normaliseContent(body.content)
  await update(ctx, path.scheduled_message_id, { type, to, topic, content, dueAt, client })
  return {}
}

export const deleteScheduledMessage: Handler<'deleteScheduledMessage'> = async (ctx, { path }) => {
  await remove(ctx, path.scheduled_message_id)
  return {}
}

export const getReminders: Handler<'getReminders'> = async ({ viewer }) => ({
  reminders: (await ownReminders(viewer)).map(presentReminder),
})

export const createReminder: Handler<'createReminder'> = async (ctx, { body }) => {
  const { message_id: messageId, scheduled_delivery_timestamp: dueAt, note = '' } = body
  requireFuture(dueAt, ctx.now)
  return { reminder_id: await createOne(ctx, { messageId, dueAt, note: normaliseNote('note', note, MAX_REMINDER_NOTE_LENGTH) }) }
}

export const deleteReminder: Handler<'deleteReminder'> = async (ctx, { path }) => {
  await removeOne(ctx, path.reminder_id)
  return {}
}

function requireFuture(time: number, now: number): void {
  if (time <= now) throw badParameter('scheduled_delivery_timestamp', 'must be in the future')
}
