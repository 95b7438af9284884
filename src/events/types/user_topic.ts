// user_topic events: a user's visibility policy for a topic has changed, for the user.

import type { EventBody } from '../../present/event.ts'
import { type EventDefinition, type EventOf, nobody, type Reader, topicFor } from '../event.ts'

type Told = EventBody<'user_topic'>
interface UserTopicPayload {
  stream_id: number
  topic_name: string
  /** UNIX seconds. */
  last_updated: number
  visibility_policy: number
}

export const userTopic = {
  invalidates: ['topicPolicies'],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverUserTopic,
  seen: 'always',
} satisfies EventDefinition<UserTopicPayload>

export function userTopicEvent(userId: number, payload: UserTopicPayload): EventOf<'user_topic', UserTopicPayload> {
  return { type: 'user_topic', payload, audience: { to: 'users', ids: [userId] } }
}

function deliverUserTopic(payload: UserTopicPayload, reader: Reader): Told {
  const visibility_policy = payload.visibility_policy as Told['visibility_policy']
  return { ...payload, topic_name: topicFor(payload.topic_name, reader), visibility_policy }
}
