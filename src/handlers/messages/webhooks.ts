// Webhooks of services that become messages.

import { createHash } from 'node:crypto'
import { sendMessage } from '../../actions/messages/send/send.ts'
import { noteUnposted } from '../../actions/messages/unposted.ts'
import { apiError, badParameter } from '../../errors.ts'
import { percentDecode } from '../../http/decode.ts'
import { parseOpenBody } from '../../http/decode-json.ts'
import type { Handler } from '../../http/handler.ts'
import { TextAnswer } from '../../http/types.ts'
import { idIn } from '../../values/ids.ts'
import { printablePart } from '../../values/text.ts'
import { normaliseContent } from '../../values/topics.ts'
import { outcomeOf, serviceOf } from '../../webhooks/post.ts'

export const sendWebhookMessage: Handler<'sendWebhookMessage'> = async (ctx, { path, query, body }) => {
  const { viewer, realm } = ctx
  const service = serviceOf(path.service)
  if (!service) throw apiError('NOT_FOUND', `Service does not exist: ${path.service}`)
  const { stream, topic, ...options } = service.escapesTwice ? unescaped(query) : query
  const { kind, posts, id, reason } = outcomeOf({ service, payload: payloadOf(body), header: (name) => ctx.header(name), options })
  if (reason !== undefined) ctx.app.metrics.notPosted(path.service, reason)
  if (reason === 'unknown' || reason === 'quiet') await noteUnposted(ctx, { service: path.service, kind, reason })
  // What a service repeats at the same URL is sent once.
  const queueId = `webhook ${path.service} ${hashOf(query)}`
  const sent: number[] = []
  for (const [i, post] of posts.entries()) {
    const message = await sendMessage(ctx, {
      sender: viewer,
      realm,
      to: addresseeOf(viewer.bot_owner_id, { stream, topic: topic ?? post.topic }),
      content: normaliseContent(post.content),
      readBySender: true,
      client: ctx.client,
      echo: id === undefined ? undefined : { queueId, localId: printablePart(i === 0 ? id : `${i} ${id}`, 200) },
      now: ctx.now,
    })
    sent.push(message.id)
  }
  if (service.saysOk && !wantsJson(ctx.header('accept'))) return new TextAnswer('ok')
  return { ...(sent[0] === undefined ? {} : { id: sent[0] }), ...(service.saysOk && { ok: true as const }) }
}

/** What a service that escapes once too often means by its URL. */
function unescaped<Query extends { stream?: string; topic?: string }>(query: Query): Query {
  const [stream, topic] = [query.stream, query.topic].map((text) => text && (percentDecode(text) ?? text))
  return { ...query, ...(stream !== undefined && { stream }), ...(topic !== undefined && { topic }) }
}

/** Whether a client asks for JSON by name. Many send no `Accept`, or one that takes everything. */
function wantsJson(accept = ''): boolean {
  return accept.toLowerCase().includes('application/json')
}

function addresseeOf(ownerId: number | null, { stream, topic }: { stream: string | undefined; topic: string }) {
  if (stream !== undefined) return { type: 'channel' as const, to: idIn(stream) ?? stream, topic }
  if (ownerId === null) throw badParameter('stream', 'is missing: the bot has no owner to write to')
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
