// Visibility policies of topics.

import { accessChannel } from '../../access/channels/channels.ts'
import { givenTopic } from '../../access/messages/addressees.ts'
import { setTopicPolicy } from '../../actions/channels/topic-policies.ts'
import { badRequest } from '../../errors.ts'
import type { Handler } from '../../http/handler.ts'
import { normaliseTopic, POLICY } from '../../values/topics.ts'

export const updateUserTopic: Handler<'updateUserTopic'> = async (ctx, { body }) => {
  const { viewer, now, ignored } = ctx
  const given = givenTopic({ topic: body.topic, subject: body.subject }, ignored)
  if (given === undefined) throw badRequest("'topic' is missing")
  const topic = normaliseTopic(given)
  // Removing a policy is allowed even for a channel that the user has left, and must not reveal which channels exist.
  if (body.visibility_policy !== POLICY.inherit) await accessChannel(viewer, body.stream_id, 'stream_id')
  await setTopicPolicy(ctx, { channelId: body.stream_id, topic, policy: body.visibility_policy, now })
  return {}
}
