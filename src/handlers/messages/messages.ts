// Messages: send.

import { givenTopic } from '../../access/messages/addressees.ts'
import { renderFor } from '../../actions/messages/rendering.ts'
import type { Echo } from '../../actions/messages/send/facts.ts'
import { sendMessage as send } from '../../actions/messages/send/send.ts'
import type { Handler } from '../../http/handler.ts'
import { isPersonalClient } from '../../values/clients.ts'
import { normaliseContent } from '../../values/topics.ts'

export const sendMessage: Handler<'sendMessage'> = async (ctx, { body }) => {
  const content = normaliseContent(body.content)
  const topic = givenTopic(body)
  const echo = givenEcho(body)
  return send(ctx, {
    sender: ctx.viewer,
    realm: ctx.realm,
    to: { type: body.type, to: body.to, topic },
    content,
    readBySender: body.read_by_sender ?? isPersonalClient(ctx.client),
    client: ctx.client,
    echo,
    now: ctx.now,
  })
}

function givenEcho({ queue_id: queueId, local_id: localId }: { queue_id?: string; local_id?: string }): Echo | undefined {
  return queueId === undefined || localId === undefined ? undefined : { queueId, localId }
}

export const renderMessage: Handler<'renderMessage'> = async (ctx, { body }) => {
  return { rendered: (await renderFor(ctx, normaliseContent(body.content))).html }
}
