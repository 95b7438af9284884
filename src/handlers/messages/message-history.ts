// Messages: read, search, edit history.

import { accessMessage } from '../../access/messages/messages.ts'
import { readReceipts } from '../../access/messages/read-receipts.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import type { Ctx } from '../../context.ts'
import { byId } from '../../db/rows.ts'
import { badParameter } from '../../errors.ts'
import { given, type Handler } from '../../http/handler.ts'
import type { Schema } from '../../http/types.ts'
import { MAX_MESSAGES_AT_ONCE } from '../../limits.ts'
import { anchorOf, findMatching, findMessages, type MessagePage, messageRows } from '../../narrow/fetch.ts'
import { parseNarrow, type RawTerm } from '../../narrow/parse.ts'
import { type Reading, readingOf } from '../../narrow/reading.ts'
import { matcherOf } from '../../narrow/search.ts'
import { type FoundMessage, type FoundMessages, presentHistory } from '../../present/history.ts'
import type { MessageForm } from '../../present/message.ts'
import { parseDateTime } from '../../values/dates.ts'

export const getMessages: Handler<'getMessages'> = async (ctx, { query }) => {
  const { app, realm, viewer } = ctx
  const terms = parseNarrow((query.narrow ?? []) as RawTerm[], realmHost(app.config, realm))
  const reading = readingOf(app, viewer, terms)
  const form = {
    applyMarkdown: query.apply_markdown ?? true,
    emptyTopicName: query.allow_empty_topic_name ?? false,
    clientGravatar: query.client_gravatar ?? true,
  }
  if (query.message_ids) {
    const { isWhole, ...found } = await findMatching(reading, query.message_ids)
    return { messages: await present(reading, ctx, found, form), ...(isWhole ? {} : { found_newest: false }) }
  }
  const { anchor_date: date, include_anchor: includeAnchor = true } = query
  const [before, after] = [given(query.num_before), given(query.num_after)]
  if (before + after > MAX_MESSAGES_AT_ONCE)
    throw badParameter('num_before', `and 'num_after' must not exceed ${MAX_MESSAGES_AT_ONCE} together`)
  const since = date === undefined ? undefined : parseDateTime(date)
  const anchor = await anchorOf(reading, given(query.anchor), { since, skipMuted: true })
  const page = await findMessages(reading, { anchor, includeAnchor, before, after })
  return { ...pageFields(page, anchor), messages: await present(reading, ctx, page, form) }
}

function pageFields(page: MessagePage, anchor: number) {
  return {
    anchor,
    found_anchor: page.foundAnchor,
    found_oldest: page.foundOldest,
    found_newest: page.foundNewest,
    history_limited: false,
  }
}

/** Presents messages to the viewer, including the matches of a search. */
async function present(reading: Reading, ctx: Ctx, found: FoundMessages, form: MessageForm): Promise<Schema<'Message'>[]> {
  const { terms } = reading
  const shown = await presentHistory(reading, ctx, found, form)
  if (!terms.some(({ operator, negated }) => operator === 'search' && !negated)) return shown
  const matches = matcherOf(terms)
  for (const [i, message] of shown.entries()) {
    const { match_content, match_subject } = matches(found.messages[i] as FoundMessage, message.subject)
    message.match_content = match_content
    message.match_subject = match_subject
  }
  return shown
}

export const getMatchingMessages: Handler<'getMatchingMessages'> = async ({ app, realm, viewer }, { query }) => {
  const terms = parseNarrow(query.narrow as RawTerm[], realmHost(app.config, realm))
  const { messages, isWhole } = await findMatching(readingOf(app, viewer, terms), query.msg_ids)
  const matches = matcherOf(terms)
  const found = messages.map((message) => [message.id, matches(message, message.topic)])
  return { messages: Object.fromEntries(found), ...(isWhole ? {} : { found_newest: false }) }
}

export const getMessage: Handler<'getMessage'> = async (ctx, { path, query }) => {
  const { app, viewer } = ctx
  const found = await accessMessage(app, viewer, path.message_id)
  const form = { applyMarkdown: query.apply_markdown ?? true, emptyTopicName: query.allow_empty_topic_name ?? false }
  const traits = byId(await messageRows(app.db, viewer, [found.id]))
  const [message] = await presentHistory(readingOf(app, viewer, []), ctx, { messages: [found], traits }, form)
  return { message: message as Schema<'Message'>, raw_content: found.content }
}

export const getReadReceipts: Handler<'getReadReceipts'> = async (ctx, { path }) => {
  return { user_ids: await readReceipts(ctx, await accessMessage(ctx.app, ctx.viewer, path.message_id)) }
}
