// typing events: a user started or stopped typing a message. Not logged.

import type { Sight } from '../../access/messages/sight.ts'
import { type Delivery, type EventOf, type Reader, topicFor } from '../event.ts'

interface Typist {
  user_id: number
  email: string
}
export type TypingPayload = { op: 'start' | 'stop'; sender: Typist } & (
  | { message_type: 'direct'; recipients: Typist[] }
  | { message_type: 'stream'; stream_id: number; topic: string }
)

export const typing = {
  deliver: deliverTyping,
  seen: seenTyping,
} satisfies Delivery<TypingPayload>

export function typingEvent(payload: TypingPayload, userIds: number[]): EventOf<'typing', TypingPayload> {
  return { type: 'typing', payload, audience: { to: 'users', ids: userIds } }
}

/** The event, if the reader still sees the place. */
function seenTyping(payload: TypingPayload, sees: Sight): TypingPayload | undefined {
  return payload.message_type === 'direct' || sees.messagesIn(payload.stream_id) ? payload : undefined
}

function deliverTyping(payload: TypingPayload, reader: Reader): TypingPayload | undefined {
  const typists = [payload.sender, ...('recipients' in payload ? payload.recipients : [])]
  if (typists.some(({ user_id }) => reader.hidden.has(user_id))) return undefined
  if (payload.message_type === 'direct') return payload
  return reader.options.streamTyping ? { ...payload, topic: topicFor(payload.topic, reader) } : undefined
}
