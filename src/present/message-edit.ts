// The states of a message before its changes.

import type { Schema } from '../http/types.ts'
import { EMPTY_TOPIC_DISPLAY_NAME } from '../limits.ts'
import type { Message } from '../models/message.ts'
import type { MessageEdit } from '../models/message-edit.ts'

type Topics = { topic?: string; prev_topic?: string }

/** The entries of `edit_history`. Both the input and the result are newest first. */
export function presentEdits(edits: readonly MessageEdit[], emptyTopicName: boolean): Schema<'EditHistoryEntry'>[] {
  return edits.map((edit) => ({
    user_id: edit.user_id,
    timestamp: edit.date_edited,
    ...(edit.prev_content === null ? {} : { prev_content: edit.prev_content, prev_rendered_content: edit.prev_rendered_content ?? '' }),
    ...topicsOf(edit, emptyTopicName),
    ...channelsOf(edit),
  }))
}

/** The states of a message, oldest first. `edits` are newest first. `isWhole` means that there were no others. */
export function presentStates(
  message: Message,
  edits: readonly MessageEdit[],
  isWhole: boolean,
  emptyTopicName: boolean,
): Schema<'MessageHistoryEntry'>[] {
  const states: Schema<'MessageHistoryEntry'>[] = []
  let now = { content: message.content, rendered_content: message.rendered_content, topic: message.topic }
  for (const edit of edits) {
    const before = {
      content: edit.prev_content ?? now.content,
      rendered_content: edit.prev_rendered_content ?? now.rendered_content,
      topic: edit.prev_topic ?? now.topic,
    }
    states.unshift({
      ...now,
      topic: named(now.topic, emptyTopicName),
      user_id: edit.user_id,
      timestamp: edit.date_edited,
      ...(edit.prev_content === null ? {} : { prev_content: before.content, prev_rendered_content: before.rendered_content }),
      ...(edit.prev_topic === null ? {} : { prev_topic: named(before.topic, emptyTopicName) }),
      ...channelsOf(edit),
    })
    now = before
  }
  if (!isWhole) return states
  return [{ ...now, topic: named(now.topic, emptyTopicName), user_id: message.sender_id, timestamp: message.date_sent }, ...states]
}

function topicsOf({ topic, prev_topic }: MessageEdit, emptyTopicName: boolean): Topics {
  return topic === null || prev_topic === null ? {} : { topic: named(topic, emptyTopicName), prev_topic: named(prev_topic, emptyTopicName) }
}

function channelsOf({ channel_id, prev_channel_id }: MessageEdit): { stream?: number; prev_stream?: number } {
  if (channel_id === null) return {}
  return prev_channel_id === null ? { stream: channel_id } : { stream: channel_id, prev_stream: prev_channel_id }
}

function named(topic: string, emptyTopicName: boolean): string {
  return topic === '' && !emptyTopicName ? EMPTY_TOPIC_DISPLAY_NAME : topic
}
