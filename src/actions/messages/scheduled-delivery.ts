// Delivering scheduled messages and reminders. One transaction sends the message and removes its row, so a worker that dies does both or neither.

import { accessScheduledAddressee } from '../../access/messages/scheduled.ts'
import { requireActiveAccount } from '../../access/people/credentials.ts'
import { type App, serverContext } from '../../context.ts'
import { isContention, isUnreachable, type Tx } from '../../db/index.ts'
import { requireRow, selectOne, updateRow } from '../../db/sql.ts'
import { ApiError, badRequest } from '../../errors.ts'
import { type Change, change } from '../../events/change.ts'
import { remindersEvent } from '../../events/types/reminders.ts'
import { scheduledMessagesEvent } from '../../events/types/scheduled_messages.ts'
import { Realm } from '../../models/realm.ts'
import { ScheduledMessage } from '../../models/scheduled-message.ts'
import { User } from '../../models/user.ts'
import { presentReminder } from '../../present/reminder.ts'
import { presentScheduledMessage } from '../../present/scheduled-message.ts'
import { languageOf } from '../../settings/languages.ts'
import { sendNotice } from '../bot.ts'
import { customText, notice, time } from '../notice.ts'
import { removeIn, storedAddressee } from './scheduled.ts'
import { sendIn } from './send/send.ts'

/** How many seconds late a message may be. */
const MAX_LATENESS = 600

/** A scheduled message whose lease a worker holds. */
interface Held {
  id: number
  holder: string
}

/**
 * Sends a scheduled message or a reminder that is due, if the holder still has its lease. A message that may no longer be sent, or is more
 * than ten minutes late, fails; a reminder is never too late. Its sender is notified and can give a message a new time. Throws, and leaves the message due, if the database does not answer
 * or others are in the way.
 */
export async function deliverScheduledMessage(app: App, held: Held, now: number): Promise<void> {
  const found = await selectOne(ScheduledMessage, { where: { id: held.id } })
  if (!found) return
  // A worker asks as a request does.
  await app.notifier.catchUp(found.realm_id)
  const ctx = serverContext(app, { id: found.realm_id }, now)
  try {
    await change(ctx, (c) => deliver(c, held, found.sender_id))
  } catch (error) {
    // It is still due: a worker tries again after the lease.
    if (isContention(error) || isUnreachable(error)) throw error
    if (!(error instanceof ApiError)) app.log.error({ err: error, scheduledMessage: held.id }, 'a scheduled message was not sent')
    const reason = error instanceof ApiError ? error.message : 'Internal server error'
    await change(ctx, (c) => fail(c, held, reason))
  }
}

async function deliver(c: Change, { id, holder }: Held, senderId: number): Promise<void> {
  const { tx, now } = c
  // As in the sender's own requests: the account is locked first, and nobody deactivates or demotes it until the commit.
  await User.lockOnly([senderId], tx)
  const row = await ScheduledMessage.lockHeld(holder, id, tx)
  if (!row) return
  const { sender, realm } = await peopleOf(row, tx)
  requireActiveAccount(realm, sender)
  if (row.reminder_message_id !== null) {
    await sendNotice(c, { realm, readers: [sender] }, customText(row.content))
    return removeIn(c, row)
  }
  if (now - row.due_at > MAX_LATENESS) throw badRequest('The server was not able to send it within ten minutes of that time')
  const to = await accessScheduledAddressee(sender, storedAddressee(row), tx)
  const { content, read_by_sender: readBySender, client } = row
  await sendIn(c, { sender, realm, to, content, readBySender, client, now })
  await removeIn(c, row)
}

/** Marks a message as failed and notifies its sender, unless the sender or the organisation is deactivated. */
async function fail(c: Change, { id, holder }: Held, reason: string): Promise<void> {
  const { tx, announce } = c
  const row = await ScheduledMessage.lockHeld(holder, id, tx)
  if (!row) return
  await updateRow(ScheduledMessage, row, { failed: true, lease_until: 0, lease_holder: null }, tx)
  const { sender, realm } = await peopleOf(row, tx)
  if (!sender.is_active || !realm.is_active) return
  if (row.reminder_message_id !== null) {
    // Its sender is told by the events alone, since telling is what has failed.
    announce(remindersEvent(sender.id, { op: 'remove', reminder_id: row.id }))
    return announce(remindersEvent(sender.id, { op: 'add', reminders: [presentReminder(row)] }))
  }
  announce(scheduledMessagesEvent(sender.id, { op: 'update', scheduled_message: presentScheduledMessage(row) }))
  const text = notice(languageOf(sender), 'notice.scheduledMessageFailed', { time: time(row.due_at), reason })
  await sendNotice(c, { realm, readers: [sender] }, text)
}

async function peopleOf(row: ScheduledMessage, tx: Tx): Promise<{ sender: User; realm: Realm }> {
  return {
    sender: await requireRow(User, row.sender_id, tx),
    realm: await Realm.load(row.realm_id, tx),
  }
}
