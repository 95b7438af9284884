// Visibility policies of topics.

import { accessChannel, knownChannel } from '../../access/channels/channels.ts'
import { givenTopic } from '../../access/messages/addressees.ts'
import { setTopicPolicy } from '../../actions/channels/topic-policies.ts'
import { badParameter } from '../../errors.ts'
import { given, type Handler } from '../../http/handler.ts'
import type { Input } from '../../http/types.ts'
import type { User } from '../../models/user.ts'
import { normaliseTopic, POLICY } from '../../values/topics.ts'

export const updateUserTopic: Handler<'updateUserTopic'> = async (ctx, { body }) => {
  const { viewer, now } = ctx
  const topic = normaliseTopic(given(givenTopic({ topic: body.topic, subject: body.subject })))
  // Removing a policy is allowed even for a channel that the user has left, and must not reveal which channels exist.
  if (body.visibility_policy !== POLICY.inherit) await accessChannel(viewer, body.stream_id, 'stream_id')
  await setTopicPolicy(ctx, { channelId: body.stream_id, topic, policy: body.visibility_policy, now })
  return {}
}

export const muteTopic: Handler<'muteTopic'> = async (ctx, { body }) => {
  const { viewer, now } = ctx
  const topic = normaliseTopic(given(givenTopic({ topic: body.topic, subject: body.subject })))
  const policy = body.op === 'add' ? POLICY.muted : POLICY.inherit
  await setTopicPolicy(ctx, { channelId: await channelToMuteIn(viewer, body), topic, policy, now })
  return {}
}

/** The ID of the channel whose topic is muted or unmuted, given by ID or name. Throws BAD_REQUEST. */
async function channelToMuteIn(viewer: User, { stream_id: id, stream: name, op }: Input<'muteTopic'>['body']): Promise<number> {
  if (name !== undefined) {
    const channel = await knownChannel(viewer, name)
    if (!channel) throw badParameter('stream', `names a channel that does not exist: ${name}`)
    return (await accessChannel(viewer, channel.id, 'stream')).id
  }
  return op === 'add' ? (await accessChannel(viewer, given(id), 'stream_id')).id : given(id)
}
