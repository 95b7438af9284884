// Messages: send.

import { accessAddressee, givenTopic } from '../access/addressees.ts'
import { realmLinkifiers } from '../access/linkifiers.ts'
import { loadReferents } from '../access/referents.ts'
import { normaliseContent } from '../access/topics.ts'
import { sendMessage as send } from '../actions/messages.ts'
import { type Ctx, seconds } from '../context.ts'
import { badRequest } from '../errors.ts'
import type { Handler } from '../http/types.ts'
import { render } from '../markup/index.ts'

/** Clients with a person before them: who sends has read. (Specification: read_by_sender) */
const PERSONAL_CLIENTS = new Set([
  'website',
  'ios',
  'android',
  'snipe',
  'zulipandroid',
  'zulipios',
  'zulipdesktop',
  'zulipmobile',
  'zulipelectron',
  'zulipterminal',
])

export const sendMessage: Handler<'sendMessage', Ctx> = async (ctx, { body }) => {
  const content = normaliseContent(body.content)
  if (body.queue_id === undefined && body.local_id !== undefined) throw badRequest("'local_id' requires 'queue_id'")
  if (body.queue_id !== undefined && body.local_id === undefined) throw badRequest("'queue_id' requires 'local_id'")
  const addressee = await accessAddressee(ctx.viewer, { type: body.type, to: body.to, topic: givenTopic(body) })
  return send(ctx.app, {
    sender: ctx.viewer,
    realm: ctx.realm,
    addressee,
    content,
    readBySender: body.read_by_sender ?? PERSONAL_CLIENTS.has(ctx.client.toLowerCase()),
    client: ctx.client,
    echo: body.queue_id !== undefined && body.local_id !== undefined ? { queueId: body.queue_id, localId: body.local_id } : undefined,
    now: seconds(ctx.now),
  })
}

export const renderMessage: Handler<'renderMessage', Ctx> = async ({ viewer }, { body }) => {
  const content = normaliseContent(body.content)
  return { rendered: render(content, await loadReferents(viewer, content, await realmLinkifiers(viewer.realm_id))).html }
}
