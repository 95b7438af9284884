// reminders events: reminders were added, or one was sent or removed, for the user who created them.

import type { presentReminder } from '../../present/reminder.ts'
import { asLogged, type EventDefinition, type EventOf, nobody } from '../event.ts'

type RemindersPayload = { op: 'add'; reminders: ReturnType<typeof presentReminder>[] } | { op: 'remove'; reminder_id: number }

export const reminders = {
  invalidates: [],
  changesViewOf: nobody,
  endsSight: false,
  deliver: asLogged<RemindersPayload>,
  seen: 'always',
} satisfies EventDefinition<RemindersPayload>

export function remindersEvent(userId: number, payload: RemindersPayload): EventOf<'reminders', RemindersPayload> {
  return { type: 'reminders', payload, audience: { to: 'users', ids: [userId] } }
}
