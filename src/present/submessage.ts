// A submessage on the wire: in a message, and as an event.

import type { Schema } from '../http/types.ts'
import type { Submessage } from '../models/submessage.ts'

/** The visible part of a submessage. */
export type SeenSubmessage = Pick<Submessage, 'id' | 'message_id' | 'sender_id' | 'content'>

export function presentSubmessage({ id, message_id, sender_id, content }: SeenSubmessage): Schema<'Submessage'> {
  return { id, message_id, sender_id, msg_type: 'widget', content }
}
