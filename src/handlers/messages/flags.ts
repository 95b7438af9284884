// The caller's flags on messages, by IDs and by narrow.

import { accessChannel } from '../../access/channels/channels.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import { changeFlags, changeFlagsFound, type FlagChange, markAllRead } from '../../actions/messages/flags.ts'
import type { UserContext } from '../../context.ts'
import type { Handler } from '../../http/handler.ts'
import { MAX_MESSAGES_AT_ONCE } from '../../limits.ts'
import { anchorOf, findIds, OLDEST } from '../../narrow/fetch.ts'
import { parseNarrow, type RawTerm, type Term } from '../../narrow/parse.ts'
import { readingOf } from '../../narrow/reading.ts'
import { normaliseTopic } from '../../values/topics.ts'

export const updateMessageFlags: Handler<'updateMessageFlags'> = async (ctx, { body }) => {
  const { changed, notSubscribed } = await changeFlags(ctx, [...new Set(body.messages)], body)
  return { messages: changed, ...ignoredChannels(body, notSubscribed) }
}

export const updateMessageFlagsForNarrow: Handler<'updateMessageFlagsForNarrow'> = async (ctx, { body }) => {
  const { app, realm, viewer } = ctx
  const { include_anchor: includeAnchor = true } = body
  const before = Math.min(body.num_before, Math.max(MAX_MESSAGES_AT_ONCE - body.num_after, MAX_MESSAGES_AT_ONCE / 2))
  const after = Math.min(body.num_after, MAX_MESSAGES_AT_ONCE - before)
  const terms = parseNarrow(body.narrow as RawTerm[], realmHost(app.config, realm))
  const find = async () => {
    const reading = readingOf(app, viewer, terms)
    return findIds(reading, { anchor: await anchorOf(reading, body.anchor), includeAnchor, before, after })
  }
  const { ids, foundOldest, foundNewest, changed, notSubscribed } = await changeFlagsFound(ctx, body, find)
  return {
    processed_count: ids.length,
    updated_count: changed.length,
    first_processed_id: ids[0] ?? null,
    last_processed_id: ids.at(-1) ?? null,
    found_oldest: foundOldest,
    found_newest: foundNewest,
    ...ignoredChannels(body, notSubscribed),
  }
}

export const markAllAsRead: Handler<'markAllAsRead'> = async (ctx) => ({ complete: await markAllRead(ctx) })

export const markChannelAsRead: Handler<'markChannelAsRead'> = async (ctx, { body }) => markRead(ctx, body.stream_id)

export const markTopicAsRead: Handler<'markTopicAsRead'> = async (ctx, { body }) =>
  markRead(ctx, body.stream_id, normaliseTopic(body.topic_name, 'topic_name'))

/** Marks the oldest unread messages of a channel, or of a topic in it, as read. */
async function markRead(ctx: UserContext, channelId: number, topic?: string): Promise<{ complete: boolean }> {
  const { app, viewer } = ctx
  await accessChannel(viewer, channelId, 'stream_id')
  const terms: Term[] = [
    { operator: 'channel', operand: channelId, negated: false },
    ...(topic === undefined ? [] : [{ operator: 'topic', operand: topic, negated: false } as const]),
    { operator: 'is', operand: 'unread', negated: false },
  ]
  const oldest = { anchor: OLDEST, includeAnchor: false, before: 0, after: MAX_MESSAGES_AT_ONCE }
  const { foundNewest } = await changeFlagsFound(ctx, { op: 'add', flag: 'read' }, () => findIds(readingOf(app, viewer, terms), oldest))
  return { complete: foundNewest }
}

function ignoredChannels({ op, flag }: FlagChange, channelIds: number[]): { ignored_because_not_subscribed_channels?: number[] } {
  return flag === 'read' && op === 'remove' ? { ignored_because_not_subscribed_channels: channelIds } : {}
}
