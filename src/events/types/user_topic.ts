// user_topic events: a user's visibility policy for a topic has changed, for the user.

import { type EventOf, type Reader, topicFor } from '../event.ts'

export interface UserTopicPayload {
  stream_id: number
  topic_name: string
  /** UNIX seconds. */
  last_updated: number
  visibility_policy: number
}

export function userTopicEvent(userId: number, payload: UserTopicPayload): EventOf<'user_topic', UserTopicPayload> {
  return { type: 'user_topic', payload, audience: { to: 'users', ids: [userId] } }
}

export function deliverUserTopic(payload: UserTopicPayload, reader: Reader): UserTopicPayload {
  return { ...payload, topic_name: topicFor(payload.topic_name, reader) }
}
