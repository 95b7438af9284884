// Deleting messages.

import { requireMayDelete } from '../../access/messages/changes.ts'
import { lockMessage } from '../../access/messages/messages.ts'
import type { App, UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { select, updateRow } from '../../db/sql.ts'
import { knowers, readersOfHistory } from '../../events/audience.ts'
import { change } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { deletedDirect, goneInChannel } from '../../events/types/delete_message.ts'
import { channelUpdated } from '../../events/types/stream.ts'
import { AttachmentMessage } from '../../models/attachment.ts'
import { Channel } from '../../models/channel.ts'
import { MessageText } from '../../models/message-text.ts'
import { firstIn, removeMessages } from '../../models/old-messages.ts'
import type { Realm } from '../../models/realm.ts'
import { RecipientMember } from '../../models/recipient.ts'
import { recipientsByMessages } from '../../receipts/moving.ts'
import { differences } from '../../values/audit.ts'
import { filesChanged } from '../files/files.ts'
import { withdrawPushes } from './pushes.ts'

/** Deletes a message that the user may read. Throws BAD_REQUEST. */
export async function deleteMessage(ctx: UserContext & { realm: Realm }, id: number): Promise<void> {
  const { app, realm, viewer: user, now } = ctx
  await change(ctx, async ({ tx, announce, record }) => {
    const { message, channel } = await lockMessage(app, user, id, tx)
    await requireMayDelete({ realm, user, message, channel, now }, tx)
    const events = channel
      ? await deleteInChannel(app, channel, message, tx)
      : deletedDirect([message.id], (await RecipientMember.findOf([message.recipient_id], tx)).get(message.recipient_id) ?? [])
    if (!channel) events.push(...(await deleteMessages([message.id], tx)))
    record({
      action: 'removed',
      subject: 'message',
      id,
      name: channel?.name ?? '',
      changes: differences({ sender_id: message.sender_id }, {}),
    })
    announce(events)
  })
}

/** Deletes one message of a channel whose row is locked. Returns the events to announce. */
export async function deleteInChannel(
  app: Pick<App, 'db'>,
  channel: Channel,
  message: { id: number; topic: string },
  tx: Tx,
): Promise<NewEvent[]> {
  const events = await deletionEvents(app, channel, [message], tx)
  return [...events, ...(await deleteMessages([message.id], tx)), ...(await firstMessageChanged(channel, tx))]
}

/** The events for the readers of a channel about the deletion of messages, ascending by ID. Must be called before the deletion. */
export async function deletionEvents(
  { db }: Pick<App, 'db'>,
  channel: Channel,
  messages: readonly { id: number; topic: string }[],
  tx: Tx,
): Promise<NewEvent[]> {
  const topics = new Map<string, number[]>()
  for (const { id, topic } of messages) topics.set(topic, [...(topics.get(topic) ?? []), id])
  const events: NewEvent[] = []
  for (const [topic, ids] of topics) {
    if (channel.history_public_to_subscribers) events.push(...goneInChannel(channel, topic, ids, await readersOfHistory(channel, ids, tx)))
    else
      for (const { messageIds, userIds } of await recipientsByMessages(db, channel, ids, tx))
        events.push(
          ...goneInChannel(channel, topic, messageIds, { to: 'users', ids: userIds, of: { channelId: channel.id, isPublic: false } }),
        )
  }
  return events
}

/** Deletes messages and all rows that depend on them. Returns the events for the owners of their files. */
export async function deleteMessages(ids: readonly number[], tx: Tx): Promise<NewEvent[]> {
  if (ids.length === 0) return []
  const uses = await select(AttachmentMessage, { where: { message_id: [...ids] } }, tx)
  await removeMessages(ids, tx)
  await withdrawPushes({ messageIds: ids }, tx)
  await MessageText.removeAll(ids, tx)
  return filesChanged(
    uses.map((use) => use.attachment_id),
    Math.min(...ids),
    tx,
  )
}

/** Updates the ID of a channel's oldest message. Returns the event that announces the ID if it has changed. */
export async function firstMessageChanged(channel: Channel, tx: Tx): Promise<NewEvent[]> {
  const first = await firstIn(channel.recipient_id, tx)
  if (first === channel.first_message_id) return []
  await updateRow(Channel, channel, { first_message_id: first }, tx)
  return [channelUpdated(channel, { property: 'first_message_id', value: first }, await knowers(channel, tx))]
}
