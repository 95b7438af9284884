// Visibility policies of topics.

import { accessChannel } from '../../access/channels/by-id.ts'
import { setTopicPolicy } from '../../actions/channels/topic-policies.ts'
import type { Handler } from '../../http/handler.ts'
import { normaliseTopic, POLICY } from '../../values/topics.ts'

export const updateUserTopic: Handler<'updateUserTopic'> = async ({ app, viewer, now }, { body }) => {
  const topic = normaliseTopic(body.topic)
  // Removing a policy is allowed even for a channel that the user has left, and must not reveal which channels exist.
  if (body.visibility_policy !== POLICY.inherit) await accessChannel(viewer, body.stream_id, 'stream_id')
  await setTopicPolicy(app, viewer, { channelId: body.stream_id, topic, policy: body.visibility_policy, now })
  return {}
}
