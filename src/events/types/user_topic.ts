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

/** One event for all users whose change reads the same, in the order of the first of each. */
export function userTopicEvents(changes: readonly (UserTopicPayload & { userId: number })[]): EventOf<'user_topic', UserTopicPayload>[] {
  const same = new Map<string, { payload: UserTopicPayload; ids: number[] }>()
  for (const { userId, ...payload } of changes) {
    const key = JSON.stringify(payload)
    const one = same.get(key) ?? { payload, ids: [] }
    one.ids.push(userId)
    same.set(key, one)
  }
  return [...same.values()].map(({ payload, ids }) => ({ type: 'user_topic', payload, audience: { to: 'users', ids } }))
}

function deliverUserTopic(payload: UserTopicPayload, reader: Reader): Told {
  const visibility_policy = payload.visibility_policy as Told['visibility_policy']
  return { ...payload, topic_name: topicFor(payload.topic_name, reader), visibility_policy }
}
