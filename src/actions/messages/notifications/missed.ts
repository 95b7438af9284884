// Queues the mails about missed messages when they are due: one for each conversation.

import { type App, serverContext } from '../../../context.ts'
import { select } from '../../../db/sql.ts'
import { change } from '../../../events/change.ts'
import { presentAmong } from '../../../events/queues/queues.ts'
import { Message } from '../../../models/message.ts'
import { MissedMessage } from '../../../models/missed-message.ts'
import { enqueueMissedMails } from '../../../outbound/mail.ts'

/** The number of users whose mails are queued before others are looked for. */
const USERS_AT_ONCE = 100

/**
 * Queues the mails of the next users whose mails are due at `now` (UNIX seconds), all mails of a user in one transaction, and forgets their
 * missed messages. Whoever is there by then gets none. Returns whether there may be more. Several workers share the users.
 */
export async function mailNextMissed(app: App, now: number, signal: AbortSignal): Promise<boolean> {
  const due = await MissedMessage.findDue(now, USERS_AT_ONCE)
  const present = await presentAmong(
    due.map(({ user_id: id }) => id),
    now,
  )
  for (const { user_id: userId, realm_id: realmId } of due) {
    if (signal.aborted) return false
    await change(serverContext(app, { id: realmId }, now), async ({ tx }) => {
      const messageIds = await MissedMessage.take(userId, tx)
      if (messageIds.length === 0 || present.has(userId)) return
      const where = { realm_id: realmId, id: messageIds }
      const columns = ['id', 'recipient_id', 'topic_key'] as const
      const conversations = new Map<string, number[]>()
      for (const { id, recipient_id, topic_key } of await select(Message, { columns, where, order: [['id', 'ASC']] }, tx)) {
        const key = `${recipient_id} ${topic_key}`
        conversations.set(key, [...(conversations.get(key) ?? []), id])
      }
      await enqueueMissedMails(
        tx,
        realmId,
        [...conversations.values()].map((ids) => ({ userId, messageIds: ids })),
        now,
      )
    })
  }
  return due.length === USERS_AT_ONCE
}
