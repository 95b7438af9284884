// scheduled_messages events: scheduled messages were added, or one was changed or removed, for its sender.

import type { presentScheduledMessage } from '../../present/scheduled-message.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

type WireScheduledMessage = ReturnType<typeof presentScheduledMessage>
type ScheduledMessagesPayload =
  | { op: 'add'; scheduled_messages: WireScheduledMessage[] }
  | { op: 'update'; scheduled_message: WireScheduledMessage }
  | { op: 'remove'; scheduled_message_id: number }

export const scheduledMessages = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<ScheduledMessagesPayload>,
  seen: 'always',
} satisfies EventDefinition<ScheduledMessagesPayload>

export function scheduledMessagesEvent(
  senderId: number,
  payload: ScheduledMessagesPayload,
): EventOf<'scheduled_messages', ScheduledMessagesPayload> {
  return { type: 'scheduled_messages', payload, audience: { to: 'users', ids: [senderId] } }
}
