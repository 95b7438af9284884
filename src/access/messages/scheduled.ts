// Access to a user's own scheduled messages, and where these may go.

import type { Tx } from '../../db/index.ts'
import { ApiError, apiError, badRequest } from '../../errors.ts'
import type { Rendered } from '../../markup/index.ts'
import { ScheduledMessage } from '../../models/scheduled-message.ts'
import type { User } from '../../models/user.ts'
import { accessAddressee, isChannelType } from './addressees.ts'
import { type MentionFacts, requireMayMention } from './mentions.ts'

/** An addressee as a request gives it: a channel or users, by ID. */
export interface GivenScheduledAddressee {
  type: 'channel' | 'stream' | 'direct' | 'private'
  to: number | readonly number[]
  topic: string | undefined
}

/**
 * A user's scheduled message, with its row locked. Throws BAD_REQUEST, also for a reminder, somebody else's message and one that has been
 * sent.
 */
export async function accessScheduledMessage(user: User, id: number, tx: Tx): Promise<ScheduledMessage> {
  const refuse = (): Error => badRequest(`'scheduled_message_id' names a scheduled message that does not exist: ${id}`)
  return accessOwn(user, id, { what: 'message', refuse }, tx)
}

/** A user's reminder, with its row locked. Throws NOT_FOUND, also for somebody else's reminder and one that has been sent. */
export async function accessReminder(user: User, id: number, tx: Tx): Promise<ScheduledMessage> {
  return accessOwn(user, id, { what: 'reminder', refuse: () => apiError('NOT_FOUND', 'Reminder does not exist') }, tx)
}

async function accessOwn(
  user: User,
  id: number,
  { what, refuse }: { what: 'message' | 'reminder'; refuse: () => Error },
  tx: Tx,
): Promise<ScheduledMessage> {
  const row = await ScheduledMessage.lockOf(user.id, id, what, tx)
  if (!row) throw refuse()
  return row
}

/**
 * The addressee, with the same checks as for sending. Throws STREAM_DOES_NOT_EXIST, and BAD_REQUEST for everything else.
 * (createScheduledMessage)
 */
export async function accessScheduledAddressee(sender: User, given: GivenScheduledAddressee, tx?: Tx): ReturnType<typeof accessAddressee> {
  const isOne = typeof given.to === 'number'
  if (isChannelType(given.type) !== isOne) throw badRequest(isOne ? "'to' must be a list of user IDs" : "'to' must be the ID of a channel")
  try {
    return await accessAddressee(sender, given, { host: undefined, tx })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'STREAM_DOES_NOT_EXIST')
      throw apiError('STREAM_DOES_NOT_EXIST', error.message, { stream_id: given.to as number })
    throw error
  }
}

/** Throws BAD_REQUEST for a mention that the sender may not use. (Sending has separate error codes.) */
export function requireMayMentionLater(sender: User, rendered: Rendered, facts: MentionFacts): void {
  try {
    requireMayMention(sender, rendered, facts)
  } catch (error) {
    throw error instanceof ApiError ? badRequest(error.message) : error
  }
}

/** The scheduled messages of a user. (getScheduledMessages) */
export function ownScheduledMessages(user: User): Promise<ScheduledMessage[]> {
  return ScheduledMessage.allOf(user.id).rows()
}

/** The reminders of a user, the earliest first. (getReminders) */
export function ownReminders(user: User): Promise<ScheduledMessage[]> {
  return ScheduledMessage.remindersOf(user.id).rows()
}
