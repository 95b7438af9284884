// delete_message events: messages of one conversation were deleted or became hidden, for those who could see them.

import type { Sight } from '../../access/messages/sight.ts'
import type { Channel } from '../../models/channel.ts'
import type { EventBody } from '../../present/event.ts'
import { type Audience, type EventDefinition, type EventOf, nobody, type Reader, topicFor } from '../event.ts'

type Place = { message_type: 'private' } | { message_type: 'stream'; stream_id: number; topic: string }
type DeleteMessagePayload = Place & { message_ids: number[] }
type DeleteMessageEvent = EventOf<'delete_message', DeleteMessagePayload>

/** The maximum number of IDs per event, which limits the size of a log entry. */
const IDS_OF_EVENT = 5_000

export const deleteMessage = {
  invalidates: ['topics'],
  changesViewOf: nobody,
  endsSight: true,
  deliver: deliverDeleteMessage,
  seen: seenDeleteMessage,
} satisfies EventDefinition<DeleteMessagePayload>

/** Messages, ascending by ID, were deleted from a direct conversation. */
export function deletedDirect(ids: number[], members: number[]): DeleteMessageEvent[] {
  return deleted({ message_type: 'private' }, ids, { to: 'users', ids: members })
}

/** Messages of one topic, ascending by ID, are gone for the audience, which could see all of them. */
export function goneInChannel(channel: Pick<Channel, 'id'>, topic: string, ids: number[], audience: Audience): DeleteMessageEvent[] {
  return deleted({ message_type: 'stream', stream_id: channel.id, topic }, ids, audience)
}

function deleted(place: Place, ids: number[], audience: Audience): DeleteMessageEvent[] {
  return Array.from({ length: Math.ceil(ids.length / IDS_OF_EVENT) }, (_, i) => ({
    type: 'delete_message',
    payload: { ...place, message_ids: ids.slice(i * IDS_OF_EVENT, (i + 1) * IDS_OF_EVENT) },
    audience,
  }))
}

/** The deletion, if the reader still sees the place where it happened. */
function seenDeleteMessage(payload: DeleteMessagePayload, sees: Sight): DeleteMessagePayload | undefined {
  return payload.message_type === 'private' || sees.messagesIn(payload.stream_id) ? payload : undefined
}

/** Delivers one event to clients that accept many IDs at once, otherwise one for each ID. */
function deliverDeleteMessage(payload: DeleteMessagePayload, reader: Reader): EventBody<'delete_message'>[] {
  const { message_ids: ids, ...place } = 'topic' in payload ? { ...payload, topic: topicFor(payload.topic, reader) } : payload
  return reader.options.bulkMessageDeletion ? [{ ...place, message_ids: ids }] : ids.map((id) => ({ ...place, message_id: id }))
}
