// Webhooks of services that become messages.

import { createHash } from 'node:crypto'
import { sendMessage } from '../../actions/messages/send/send.ts'
import { apiError, badRequest } from '../../errors.ts'
import { parseOpenBody } from '../../http/decode-json.ts'
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
    payload: payloadOf(body),
    header: (name) => ctx.header(name),
    only: query.only_events,
    except: query.exclude_events,
    branches: query.branches?.split(',').map((branch) => branch.trim()),
    ignorePrivate: query.ignore_private_repositories,
    wishes: { confidential: query.confidential ?? false },
  })
  if (!post) return { ...service.answer }
  const { id } = await sendMessage(ctx, {
    sender: viewer,
    realm,
    to: addresseeOf(viewer.bot_owner_id, { stream: query.stream, topic: query.topic ?? post.topic }),
    content: normaliseContent(post.content),
    readBySender: true,
    client: ctx.client,
    // What a service repeats at the same URL is sent once.
    echo: post.id === undefined ? undefined : { queueId: `webhook ${path.service} ${hashOf(query)}`, localId: printablePart(post.id, 200) },
    now: ctx.now,
  })
  return { id, ...service.answer }
}

function addresseeOf(ownerId: number | null, { stream, topic }: { stream: string | undefined; topic: string }) {
  if (stream !== undefined) return { type: 'channel' as const, to: idIn(stream) ?? stream, topic }
  if (ownerId === null) throw badRequest("'stream' is missing: the bot has no owner to write to")
  return { type: 'direct' as const, to: [ownerId], topic: undefined }
}

/** What tells a URL of the bot from its others. */
function hashOf(query: object): string {
  const parameters = Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(parameters)).digest('base64url').slice(0, 16)
}

/** What a service sends: the body, or what is in its only field `payload`, as JSON in a form is. */
function payloadOf(body: Record<string, unknown>): unknown {
  const { payload, ...others } = body
  if (payload === undefined || Object.keys(others).length > 0) return body
  if (typeof payload !== 'string') return payload
  const { payload: value, ...object } = parseOpenBody(Buffer.from(payload))
  return Object.keys(object).length > 0 || value === undefined ? { ...object, ...(value === undefined ? {} : { payload: value }) } : value
}
