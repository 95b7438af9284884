// A reminder on the wire.

import type { Schema } from '../http/types.ts'
import type { ScheduledMessage } from '../models/scheduled-message.ts'

export function presentReminder(row: ScheduledMessage): Schema<'Reminder'> {
  return {
    reminder_id: row.id,
    type: 'private',
    to: [row.sender_id],
    content: row.content,
    rendered_content: row.rendered_content,
    scheduled_delivery_timestamp: row.due_at,
    failed: row.failed,
    reminder_target_message_id: row.reminder_message_id ?? 0,
  }
}
