// update_message_flags events: a user's flags on messages have changed, for the user.

import type { Sight } from '../../access/messages/sight.ts'
import type { FlagName } from '../../models/message.ts'
import type { UnreadDetails } from '../../present/unread.ts'
import { type EventDefinition, type EventOf, nobody, type Reader, topicFor } from '../event.ts'

interface UpdateMessageFlagsPayload {
  op: 'add' | 'remove'
  flag: FlagName
  /** Ascending; empty with `all`. */
  messages: number[]
  all: boolean
  /** By message ID, when `read` is removed. */
  details?: Record<number, UnreadDetails>
}

export const updateMessageFlags = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: deliverUpdateMessageFlags,
  seen: seenUpdateMessageFlags,
} satisfies EventDefinition<UpdateMessageFlagsPayload>

export function updateMessageFlagsEvent(
  userId: number,
  payload: UpdateMessageFlagsPayload,
): EventOf<'update_message_flags', UpdateMessageFlagsPayload> {
  return { type: 'update_message_flags', payload, audience: { to: 'users', ids: [userId] } }
}

/** The change of those of the messages that the reader still sees. */
function seenUpdateMessageFlags(payload: UpdateMessageFlagsPayload, sees: Sight): UpdateMessageFlagsPayload | undefined {
  const messages = payload.messages.filter((id) => sees.message(id))
  if (messages.length === payload.messages.length) return payload
  if (messages.length === 0) return undefined
  const { details, ...rest } = payload
  const kept = details && Object.fromEntries(Object.entries(details).filter(([id]) => messages.includes(Number(id))))
  return { ...rest, messages, ...(kept ? { details: kept } : {}) }
}

function deliverUpdateMessageFlags({ details, ...payload }: UpdateMessageFlagsPayload, reader: Reader) {
  return {
    ...payload,
    operation: payload.op,
    ...(details ? { message_details: Object.fromEntries(Object.entries(details).map(([id, one]) => [id, detailsFor(one, reader)])) } : {}),
  }
}

function detailsFor(details: UnreadDetails, reader: Reader): UnreadDetails {
  return details.type === 'stream' ? { ...details, topic: topicFor(details.topic, reader) } : details
}
