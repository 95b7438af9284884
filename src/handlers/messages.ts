// Messages: send, read.

import { accessAddressee, givenTopic } from '../access/addressees.ts'
import { isPersonalClient } from '../access/clients.ts'
import { realmLinkifiers } from '../access/linkifiers.ts'
import { accessMessage } from '../access/messages.ts'
import { loadReferents } from '../access/referents.ts'
import { normaliseContent } from '../access/topics.ts'
import { sendMessage as send } from '../actions/messages.ts'
import { type Ctx, seconds } from '../context.ts'
import { badRequest } from '../errors.ts'
import type { Handler, Schema } from '../http/types.ts'
import { render } from '../markup/index.ts'
import { fetchByIds, fetchMessages, NEWEST, OLDEST, type Page } from '../narrow/fetch.ts'
import { presentHistory } from '../narrow/history.ts'
import { parseNarrow, type RawTerm, type Term } from '../narrow/parse.ts'

/** How many messages one request may ask for. */
const MAX_MESSAGES = 5_000

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
    readBySender: body.read_by_sender ?? isPersonalClient(ctx.client),
    client: ctx.client,
    echo: body.queue_id !== undefined && body.local_id !== undefined ? { queueId: body.queue_id, localId: body.local_id } : undefined,
    now: seconds(ctx.now),
  })
}

export const renderMessage: Handler<'renderMessage', Ctx> = async ({ viewer }, { body }) => {
  const content = normaliseContent(body.content)
  return { rendered: render(content, await loadReferents(viewer, content, await realmLinkifiers(viewer.realm_id))).html }
}

export const getMessages: Handler<'getMessages', Ctx> = async (ctx, { query }) => {
  const form = { applyMarkdown: query.apply_markdown ?? true, emptyTopicName: query.allow_empty_topic_name ?? false }
  if (query.message_ids) {
    for (const name of ['anchor', 'include_anchor', 'num_before', 'num_after'] as const)
      if (query[name] !== undefined) throw badRequest(`'message_ids' must not come with '${name}'`)
    const messages = await fetchByIds(ctx.app.db, ctx.viewer, query.message_ids)
    return { messages: await presentHistory(ctx, messages, form) }
  }
  const { anchor: anchorText, num_before: before, num_after: after, include_anchor: includeAnchor = true } = query
  if (anchorText === undefined) throw badRequest("'anchor' is missing")
  if (before === undefined) throw badRequest("'num_before' is missing")
  if (after === undefined) throw badRequest("'num_after' is missing")
  if (before + after > MAX_MESSAGES) throw badRequest(`'num_before' and 'num_after' must not exceed ${MAX_MESSAGES} together`)
  if (!includeAnchor && before > 0 && after > 0)
    throw badRequest("'include_anchor' must not be false when both 'num_before' and 'num_after' are above 0")
  const terms = parseNarrow((query.narrow ?? []) as RawTerm[])
  const anchor = anchorOf(anchorText, terms)
  const page = await fetchMessages(ctx.app.db, ctx.viewer, terms, { anchor, includeAnchor, before, after })
  return { ...pageFields(page, anchor), messages: await presentHistory(ctx, page.messages, form) }
}

function pageFields(page: Page, anchor: number) {
  return {
    anchor,
    found_anchor: page.foundAnchor,
    found_oldest: page.foundOldest,
    found_newest: page.foundNewest,
    history_limited: false,
  }
}

/** `near` names the anchor when the request only says `newest`. */
function anchorOf(text: string, terms: readonly Term[]): number {
  const near = terms.find((term) => term.operator === 'near')
  if (near && text === 'newest') return near.operand
  if (text === 'oldest') return OLDEST
  if (text === 'newest' || text === 'first_unread') return NEWEST
  return Math.min(Math.max(Number(text), OLDEST), NEWEST)
}

export const getMessage: Handler<'getMessage', Ctx> = async (ctx, { path, query }) => {
  const found = await accessMessage(ctx.app, ctx.viewer, path.message_id)
  const form = { applyMarkdown: query.apply_markdown ?? true, emptyTopicName: query.allow_empty_topic_name ?? false }
  const [message] = await presentHistory(ctx, [found], form)
  return { message: message as Schema<'Message'>, raw_content: found.content }
}
