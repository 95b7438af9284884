// A scheduled message on the wire.

import type { Schema } from '../http/types.ts'
import type { ScheduledMessage } from '../models/scheduled-message.ts'

export function presentScheduledMessage(row: ScheduledMessage): Schema<'ScheduledMessage'> {
  const ids = JSON.parse(row.addressees) as number[]
  const isToChannel = row.type === 'stream'
  return {
    scheduled_message_id: row.id,
    type: row.type,
    to: isToChannel ? (ids[0] as number) : ids,
    ...(isToChannel ? { topic: row.topic } : {}),
    content: row.content,
    rendered_content: row.rendered_content,
    scheduled_delivery_timestamp: row.due_at,
    failed: row.failed,
  }
}
