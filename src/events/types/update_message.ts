// update_message events: messages were edited or moved.

import type { Sight } from '../../access/messages/sight.ts'
import type { EventBody } from '../../present/event.ts'
import { presentFlags } from '../../present/message.ts'
import type { ReaderFlags } from '../../receipts/moving.ts'
import { isSubscribed } from '../audience.ts'
import { type Audience, type EventDefinition, type EventOf, nobody, type Reader, topicFor } from '../event.ts'
import { flagsInChannel } from './message.ts'

/** The flags are those of the message `message_id`. */
interface UpdateMessagePayload extends ReaderFlags {
  /** Null if the server rendered the message again. */
  user_id: number | null
  edit_timestamp: number
  message_id: number
  /** Ascending. */
  message_ids: number[]
  rendering_only: boolean
  stream_id?: number
  stream_name?: string
  orig_content?: string
  orig_rendered_content?: string
  content?: string
  rendered_content?: string
  is_me_message?: boolean
  orig_subject?: string
  subject?: string
  topic_links?: { text: string; url: string }[]
  new_stream_id?: number
  propagate_mode?: 'change_one' | 'change_later' | 'change_all'
}

export const updateMessage = {
  invalidates: ['topics'],
  changesViewOf: nobody,
  endsSight: (payload) => payload.new_stream_id !== undefined,
  deliver: deliverUpdateMessage,
  kindOf: kindOfUpdateMessage,
  seen: seenUpdateMessage,
} satisfies EventDefinition<UpdateMessagePayload>

export function updateMessageEvent(payload: UpdateMessagePayload, audience: Audience): EventOf<'update_message', UpdateMessagePayload> {
  return { type: 'update_message', payload, audience }
}

/** The change of those of the messages that the reader still sees. The content and flags are those of `message_id`. */
function seenUpdateMessage(payload: UpdateMessagePayload, sees: Sight): UpdateMessagePayload | undefined {
  const ids = payload.message_ids.filter((id) => sees.message(id))
  const [first] = ids
  if (first === undefined) return undefined
  if (ids.length === payload.message_ids.length) return payload
  if (ids.includes(payload.message_id)) return { ...payload, message_ids: ids }
  const { orig_content, orig_rendered_content, content, rendered_content, is_me_message, others, unreadOutside, ...rest } = payload
  return rest.orig_subject === undefined ? undefined : { ...rest, message_id: first, message_ids: ids, flags: {} }
}

/** Everything that affects how the change reads to the reader. */
function kindOfUpdateMessage(payload: UpdateMessagePayload, reader: Reader): string {
  return `${flagsFor(payload, reader)} ${reader.options.emptyTopicName}`
}

function deliverUpdateMessage(
  { flags, others, unreadOutside, ...payload }: UpdateMessagePayload,
  reader: Reader,
): EventBody<'update_message'> {
  return {
    ...payload,
    flags: presentFlags(flagsFor({ ...payload, flags, others, unreadOutside }, reader)),
    ...(payload.orig_subject === undefined ? {} : { orig_subject: topicFor(payload.orig_subject, reader) }),
    ...(payload.subject === undefined ? {} : { subject: topicFor(payload.subject, reader) }),
  }
}

type Flagged = Pick<UpdateMessagePayload, 'message_id' | 'stream_id' | 'new_stream_id' | 'flags'> & {
  others?: number | undefined
  unreadOutside?: number[] | undefined
}

function flagsFor({ message_id: id, stream_id, new_stream_id, flags, others, unreadOutside }: Flagged, reader: Reader): number {
  const [own, channelId] = [flags[reader.userId], new_stream_id ?? stream_id]
  if (channelId === undefined) return own ?? others ?? 0
  // Only leaving the channel after the event makes the message read. A subscribed reader may have come back and marked it as unread.
  if (own !== undefined && (unreadOutside?.includes(reader.userId) || isSubscribed(reader, channelId))) return own
  return flagsInChannel({ channelId, id }, { own, ofAll: others }, reader)
}
