// submessage events: somebody has changed the widget of a message, for the message's readers.

import type { Sight } from '../../access/messages/sight.ts'
import { presentSubmessage, type SeenSubmessage } from '../../present/submessage.ts'
import { type Audience, asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

type SubmessagePayload = Omit<ReturnType<typeof presentSubmessage>, 'id'> & { submessage_id: number }

export const submessage = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<SubmessagePayload>,
  seen: seenSubmessage,
} satisfies EventDefinition<SubmessagePayload>

export function submessageEvent(added: SeenSubmessage, audience: Audience): EventOf<'submessage', SubmessagePayload> {
  const { id, ...shown } = presentSubmessage(added)
  return { type: 'submessage', payload: { ...shown, submessage_id: id }, audience }
}

/** The submessage, if the reader still sees the message. */
function seenSubmessage(payload: SubmessagePayload, sees: Sight): SubmessagePayload | undefined {
  return sees.message(payload.message_id) ? payload : undefined
}
