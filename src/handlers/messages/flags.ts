// The caller's flags on messages, by IDs and by narrow.

import { accessMessages } from '../../access/messages/messages.ts'
import { realmHost } from '../../access/organisation/realms.ts'
import { changeFlags, type FlagChange, markAllRead } from '../../actions/messages/flags.ts'
import type { Handler } from '../../http/handler.ts'
import { anchorOf, fetchPlaces } from '../../narrow/fetch.ts'
import { parseNarrow, type RawTerm } from '../../narrow/parse.ts'
import { readingOf } from '../../narrow/reading.ts'
import { catchUp } from '../../narrow/received.ts'
import { fetchPlacesByIds } from '../../narrow/visible.ts'

/** Maximum messages besides the anchor that one request processes. */
const MAX_MESSAGES = 5_000

export const updateMessageFlags: Handler<'updateMessageFlags'> = async ({ app, viewer }, { body }) => {
  const ids = [...new Set(body.messages)]
  // Messages that are missing or hidden count as read and not starred.
  const skips = (body.flag === 'read') === (body.op === 'add')
  const messages = await (skips ? fetchPlacesByIds(app.db, viewer, ids) : accessMessages(app, viewer, ids))
  const { changed, notSubscribed } = await changeFlags(app, viewer, messages, body)
  return { messages: changed, ...ignoredChannels(body, notSubscribed) }
}

export const updateMessageFlagsForNarrow: Handler<'updateMessageFlagsForNarrow'> = async ({ app, realm, viewer }, { body }) => {
  const { include_anchor: includeAnchor = true } = body
  const before = Math.min(body.num_before, Math.max(MAX_MESSAGES - body.num_after, MAX_MESSAGES / 2))
  const after = Math.min(body.num_after, MAX_MESSAGES - before)
  const terms = parseNarrow(body.narrow as RawTerm[], realmHost(app.config, realm))
  await catchUp(app.db, viewer)
  const reading = readingOf(app.db, viewer, terms)
  const anchor = await anchorOf(reading, body.anchor)
  const page = await fetchPlaces(reading, { anchor, includeAnchor, before, after })
  const { changed, notSubscribed } = await changeFlags(app, viewer, page.messages, body)
  return {
    processed_count: page.messages.length,
    updated_count: changed.length,
    first_processed_id: page.messages[0]?.id ?? null,
    last_processed_id: page.messages.at(-1)?.id ?? null,
    found_oldest: page.foundOldest,
    found_newest: page.foundNewest,
    ...ignoredChannels(body, notSubscribed),
  }
}

export const markAllAsRead: Handler<'markAllAsRead'> = async ({ app, viewer }) => ({ complete: await markAllRead(app, viewer) })

function ignoredChannels({ op, flag }: FlagChange, channelIds: number[]): { ignored_because_not_subscribed_channels?: number[] } {
  return flag === 'read' && op === 'remove' ? { ignored_because_not_subscribed_channels: channelIds } : {}
}
