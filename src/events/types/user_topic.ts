// user_topic events: a user's visibility policy for a topic has changed, for the user.

import type { EventBody } from '../../present/event.ts'
import { type Effects, type EventOf, nobody, type Reader, topicFor } from '../event.ts'

type Told = EventBody<'user_topic'>
export interface UserTopicPayload {
  stream_id: number
  topic_name: string
  /** UNIX seconds. */
  last_updated: number
  visibility_policy: number
}

export const userTopicEffects: Effects<UserTopicPayload> = {
  invalidates: ['topicPolicies'],
  changesViewOf: nobody,
}

export function userTopicEvent(userId: number, payload: UserTopicPayload): EventOf<'user_topic', UserTopicPayload> {
  return { type: 'user_topic', payload, audience: { to: 'users', ids: [userId] } }
}

export function deliverUserTopic(payload: UserTopicPayload, reader: Reader): Told {
  const visibility_policy = payload.visibility_policy as Told['visibility_policy']
  return { ...payload, topic_name: topicFor(payload.topic_name, reader), visibility_policy }
}
