// typing_edit_message events: a user started or stopped editing a message. Not logged.

import type { Sight } from '../../access/messages/sight.ts'
import { type Delivery, type EventOf, type Reader, topicFor } from '../event.ts'

export interface TypingEditMessagePayload {
  op: 'start' | 'stop'
  sender_id: number
  message_id: number
  recipient: { type: 'channel'; channel_id: number; topic: string } | { type: 'direct'; user_ids: number[] }
}

export const typingEditMessage = {
  deliver: deliverTypingEditMessage,
  seen: seenTypingEditMessage,
} satisfies Delivery<TypingEditMessagePayload>

export function typingEditMessageEvent(
  payload: TypingEditMessagePayload,
  userIds: number[],
): EventOf<'typing_edit_message', TypingEditMessagePayload> {
  return { type: 'typing_edit_message', payload, audience: { to: 'users', ids: userIds } }
}

/** The event, if the reader still sees the message. */
function seenTypingEditMessage(payload: TypingEditMessagePayload, sees: Sight): TypingEditMessagePayload | undefined {
  return sees.message(payload.message_id) ? payload : undefined
}

function deliverTypingEditMessage(payload: TypingEditMessagePayload, reader: Reader): TypingEditMessagePayload | undefined {
  const { recipient, sender_id } = payload
  if (reader.hidden.has(sender_id)) return undefined
  if (recipient.type === 'direct') return payload
  if (!reader.options.streamTyping) return undefined
  return { ...payload, recipient: { ...recipient, topic: topicFor(recipient.topic, reader) } }
}
