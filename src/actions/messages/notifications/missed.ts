// Queues the mails about missed messages when they are due: one for each conversation.

import { type App, serverContext } from '../../../context.ts'
import { change } from '../../../events/change.ts'
import { presentAmong } from '../../../events/queues/queues.ts'
import { Message } from '../../../models/message.ts'
import { MissedMessage } from '../../../models/missed-message.ts'
import { User } from '../../../models/user.ts'
import { enqueueMissedMails } from '../../../outbound/mail.ts'

/** The number of users whose mails are queued before others are looked for. */
const USERS_AT_ONCE = 100
/** The most messages, the newest ones, of a conversation that a mail is about. */
const MESSAGES_A_MAIL = 500

/**
 * Queues the mails of the next users whose mails are due at `now` (UNIX seconds). A user who is there by then gets none. Returns whether
 * there may be more. Several workers share the users. What fails for one of them stays due, and keeps nobody else from their mails.
 */
export async function mailNextMissed(app: App, now: number, signal: AbortSignal): Promise<boolean> {
  const due = await MissedMessage.findDue(now, USERS_AT_ONCE)
  const present = await presentAmong(
    due.map(({ user_id: id }) => id),
    now,
  )
  let failed = 0
  for (const { user_id: userId, realm_id: realmId } of due) {
    if (signal.aborted) return false
    const isPresent = present.has(userId)
    await queueMails(app, { realmId, userId, isPresent }, now).catch((err) => {
      failed++
      app.log.error({ err, userId }, 'queueing the mails of a user failed')
    })
  }
  return due.length === USERS_AT_ONCE && failed < due.length
}

/** Queues all mails of a user in one transaction, and forgets the missed messages. */
async function queueMails(
  app: App,
  { realmId, userId, isPresent }: { realmId: number; userId: number; isPresent: boolean },
  now: number,
): Promise<void> {
  await change(serverContext(app, { id: realmId }, now), async ({ tx }) => {
    const messageIds = await MissedMessage.take(userId, tx)
    if (messageIds.length === 0 || isPresent) return
    const conversations = new Map<string, { ids: number[]; lastSender: number }>()
    for (const { id, sender_id, recipient_id, topic_key } of await Message.conversationsOf(realmId, messageIds, tx)) {
      const key = `${recipient_id} ${topic_key}`
      const ids = conversations.get(key)?.ids ?? []
      ids.push(id)
      conversations.set(key, { ids, lastSender: sender_id })
    }
    const found = [...conversations.values()]
    const principals = await User.principalsOf(
      found.map(({ lastSender }) => lastSender),
      tx,
    )
    const mails = found.map(({ ids, lastSender }) => ({
      missed: { userId, messageIds: ids.slice(-MESSAGES_A_MAIL) },
      causedBy: principals.get(lastSender) ?? null,
    }))
    await enqueueMissedMails(tx, realmId, mails, now)
  })
}
