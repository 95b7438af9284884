// Webhooks of services that become messages.

import { sendMessage } from '../../actions/messages/send/send.ts'
import { apiError, badRequest } from '../../errors.ts'
import { parseJson } from '../../http/decode-json.ts'
import type { Handler } from '../../http/handler.ts'
import { idIn } from '../../values/ids.ts'
import { printablePart } from '../../values/text.ts'
import { normaliseContent } from '../../values/topics.ts'
import { postOf, serviceOf } from '../../webhooks/post.ts'

export const sendWebhookMessage: Handler<'sendWebhookMessage'> = async (ctx, { path, query, body }) => {
  const { viewer, realm } = ctx
  const service = serviceOf(path.service)
  if (!service) throw apiError('NOT_FOUND', `Service does not exist: ${path.service}`)
  const post = postOf({
    service,
    payload: payloadOf(body, ctx.header('content-type')),
    header: (name) => ctx.header(name),
    only: query.only_events,
    except: query.exclude_events,
  })
  if (!post) return {}
  const { id } = await sendMessage(ctx, {
    sender: viewer,
    realm,
    to: addresseeOf(viewer.bot_owner_id, { stream: query.stream, topic: query.topic ?? post.topic }),
    content: normaliseContent(post.content),
    readBySender: true,
    client: ctx.client,
    // What a service repeats is sent once.
    echo: post.id === undefined ? undefined : { queueId: `webhook ${path.service}`, localId: printablePart(post.id, 200) },
    now: ctx.now,
  })
  return { id }
}

function addresseeOf(ownerId: number | null, { stream, topic }: { stream: string | undefined; topic: string }) {
  if (stream !== undefined) return { type: 'channel' as const, to: idIn(stream) ?? stream, topic }
  if (ownerId === null) throw badRequest("'stream' is missing: the bot has no owner to write to")
  return { type: 'direct' as const, to: [ownerId], topic: undefined }
}

/** The JSON that a service sends, which can be in a form. Throws BAD_REQUEST. */
function payloadOf(body: Record<string, unknown>, contentType: string | undefined): Record<string, unknown> {
  if (contentType?.trim().toLowerCase().startsWith('application/json')) return body
  const { payload } = body
  if (typeof payload !== 'string') throw badRequest("'payload' is missing in the form")
  const value = parseJson(payload, 'payload')?.value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest("'payload' must be a JSON object")
  return value as Record<string, unknown>
}
