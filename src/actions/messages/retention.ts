// Deleting messages that are older than the retention period of their channel or organisation.

import type { ActionContext } from '../../context.ts'
import { change } from '../../events/change.ts'
import { deletedDirect } from '../../events/types/delete_message.ts'
import { Channel } from '../../models/channel.ts'
import { oldDirect, oldIn } from '../../models/old-messages.ts'
import { Realm } from '../../models/realm.ts'
import { RecipientMember } from '../../models/recipient.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { deleteMessages, deletionEvents, firstMessageChanged } from './delete.ts'

const DAY = 86_400
/** How many messages one transaction deletes at most. */
const MESSAGES_AT_ONCE = 100

/**
 * Deletes an organisation's messages that have passed their retention period, in at most `batches` batches, until the signal is aborted.
 * Returns whether none are left. `now` in UNIX seconds. Concurrent runs are harmless, because each batch is chosen under a lock.
 */
export async function deleteOldMessages(
  ctx: ActionContext & { realm: Realm },
  { batches, signal }: { batches: number; signal: AbortSignal },
): Promise<boolean> {
  const { realm, now } = ctx
  const general = Number(realmSetting(realm, 'message_retention_days'))
  let left = batches
  const drain = async (deleteBatch: () => Promise<number>): Promise<void> => {
    while (left > 0 && !signal.aborted && (await deleteBatch()) > 0) left--
  }
  for (const channel of await Channel.findAllOf(realm.id)) {
    const days = channel.message_retention_days ?? general
    if (days > 0) await drain(() => deleteInChannel(ctx, channel, now - days * DAY))
  }
  if (general > 0) await drain(() => deleteDirect(ctx, realm, now - general * DAY))
  return left > 0 && !signal.aborted
}

/** Deletes a batch of messages and returns their number. */
async function deleteInChannel(ctx: ActionContext, { id, recipient_id: recipientId }: Channel, before: number): Promise<number> {
  // Usually there is nothing to delete, and no lock is needed.
  const { app } = ctx
  if ((await oldIn(recipientId, before, 1)).length === 0) return 0
  return change(ctx, async ({ tx, announce }) => {
    const channel = await Channel.lock(id, tx)
    const messages = await oldIn(recipientId, before, MESSAGES_AT_ONCE, tx)
    if (messages.length === 0) return 0
    announce(await deletionEvents(app, channel, messages, tx))
    const ids = messages.map((message) => message.id)
    const erased = await deleteMessages(ids, tx)
    announce([...erased, ...(await firstMessageChanged(channel, tx))])
    return messages.length
  })
}

async function deleteDirect(ctx: ActionContext, { id: realmId }: Realm, before: number): Promise<number> {
  if ((await oldDirect(realmId, before, 1)).length === 0) return 0
  return change(ctx, async ({ tx, announce }) => {
    await Realm.lock(realmId, tx)
    const messages = await oldDirect(realmId, before, MESSAGES_AT_ONCE, tx)
    const old = messages.map((message) => message.id)
    announce(await deleteMessages(old, tx))
    const conversations = new Map<number, number[]>(messages.map((message) => [message.recipient_id, []]))
    for (const message of messages) conversations.get(message.recipient_id)?.push(message.id)
    const members = await RecipientMember.findOf([...conversations.keys()], tx)
    for (const [recipientId, ids] of conversations) announce(deletedDirect(ids, members.get(recipientId) ?? []))
    return messages.length
  })
}
