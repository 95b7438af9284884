// Reminders of messages. They are scheduled messages of the notification bot to the user who created them, and delivered with the others
// (scheduled-delivery.ts).

import { accessMessage } from '../../access/messages/messages.ts'
import { textFacts } from '../../access/messages/referents.ts'
import { accessReminder } from '../../access/messages/scheduled.ts'
import type { UserContext } from '../../context.ts'
import { createRow } from '../../db/sql.ts'
import { change } from '../../events/change.ts'
import { remindersEvent } from '../../events/types/reminders.ts'
import type { Realm } from '../../models/realm.ts'
import { ScheduledMessage } from '../../models/scheduled-message.ts'
import { presentReminder } from '../../present/reminder.ts'
import { languageOf } from '../../settings/languages.ts'
import { findBot } from '../bot.ts'
import { block, notice } from '../notice.ts'
import { linkTo } from './links.ts'
import { renderText } from './rendering.ts'
import { removeIn, requireWithinLimits } from './scheduled.ts'

interface NewReminder {
  messageId: number
  /** UNIX seconds, in the future. */
  dueAt: number
  /** Empty if there is none. */
  note: string
}

/** Creates a reminder of a message that the user may read. Returns its ID. Throws BAD_REQUEST. (createReminder) */
export async function createReminder(ctx: UserContext & { realm: Realm }, { messageId, dueAt, note }: NewReminder): Promise<number> {
  const { app, realm, viewer: user } = ctx
  return change(ctx, async ({ tx, announce }) => {
    const link = await linkTo(await accessMessage(app, user, messageId, tx), tx)
    const language = languageOf(user)
    const { content } =
      note === '' ? notice(language, 'notice.reminder', { link }) : notice(language, 'notice.reminderWithNote', { link, note: block(note) })
    const author = (await findBot(app.caches, realm.id, tx)) ?? user
    const columns = {
      realm_id: realm.id,
      sender_id: user.id,
      type: 'private' as const,
      addressees: JSON.stringify([user.id]),
      topic: '',
      content,
      rendered_content: renderText(await textFacts(app, { author, realm }, content, tx)).html,
      read_by_sender: true,
      client: 'Internal',
      due_at: dueAt,
      reminder_message_id: messageId,
    }
    await requireWithinLimits(user, [columns], tx, 'note')
    const row = await createRow(ScheduledMessage, columns, tx)
    announce(remindersEvent(user.id, { op: 'add', reminders: [presentReminder(row)] }))
    return row.id
  })
}

/** Deletes a reminder of the user. Throws NOT_FOUND. (deleteReminder) */
export async function deleteReminder(ctx: UserContext, id: number): Promise<void> {
  const { viewer: user } = ctx
  await change(ctx, async (c) => removeIn(c, await accessReminder(user, id, c.tx)))
}
