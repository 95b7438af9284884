// Deleting messages, one by one and when their retention period has passed.

import { accessChannelForChange, canReadChannel } from '../../access/channels/channels.ts'
import { rightsOf } from '../../access/channels/permissions.ts'
import { requireMayDelete } from '../../access/messages/changes.ts'
import { lockMessage } from '../../access/messages/messages.ts'
import { findPlacesByIds } from '../../access/messages/visible.ts'
import type { ActionContext, App, UserContext } from '../../context.ts'
import type { Tx } from '../../db/index.ts'
import { select, selectOne, updateRow } from '../../db/sql.ts'
import { apiError, badRequest } from '../../errors.ts'
import { knowers, readersOfHistory } from '../../events/audience.ts'
import { change, changeOn } from '../../events/change.ts'
import type { NewEvent } from '../../events/interfaces.ts'
import { deletedDirect, goneInChannel } from '../../events/types/delete_message.ts'
import { channelUpdated } from '../../events/types/stream.ts'
import { AttachmentMessage } from '../../models/attachment.ts'
import { Channel } from '../../models/channel.ts'
import { Message } from '../../models/message.ts'
import { MessageText } from '../../models/message-text.ts'
import { firstIn, type OldMessage, oldDirect, oldIn, removeMessages, sentIn } from '../../models/old-messages.ts'
import { Realm } from '../../models/realm.ts'
import { RecipientMember } from '../../models/recipient.ts'
import { recipientsByMessages } from '../../receipts/moving.ts'
import { realmSetting } from '../../settings/realm-settings.ts'
import { differences } from '../../values/audit.ts'
import { grouped } from '../../values/lists.ts'
import { nameKey } from '../../values/text.ts'
import { filesChanged } from '../files/files.ts'
import { withdrawPushes } from './pushes.ts'

const DAY = 86_400
/** How many messages one transaction deletes at most. */
const MESSAGES_AT_ONCE = 100
/** How many transactions one request to delete a topic takes at most. */
const TOPIC_BATCHES = 10

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
    if (days > 0) await drain(() => deleteIn(ctx, channel, (limit, tx) => oldIn(channel.recipient_id, now - days * DAY, limit, tx)))
  }
  if (general > 0) await drain(() => deleteDirect(ctx, (limit, tx) => oldDirect(realm.id, now - general * DAY, limit, tx)))
  return left > 0 && !signal.aborted
}

/** Finds the messages to delete, at most `limit`. */
type FindMessages = (limit: number, tx?: Tx) => Promise<OldMessage[]>

/** Deletes a batch of messages of a channel and returns their number. */
async function deleteIn(ctx: ActionContext, { id }: Channel, find: FindMessages): Promise<number> {
  // Usually there is nothing to delete, and no lock is needed.
  const { app } = ctx
  if ((await find(1)).length === 0) return 0
  return change(ctx, async ({ tx, announce }) => {
    const channel = await Channel.lock(id, tx)
    const messages = await find(MESSAGES_AT_ONCE, tx)
    if (messages.length === 0) return 0
    announce(await deletionEvents(app, channel, messages, tx))
    const ids = messages.map((message) => message.id)
    const erased = await deleteMessages(ids, tx)
    announce([...erased, ...(await firstMessageChanged(channel, tx))])
    return messages.length
  })
}

/** Deletes a batch of direct messages and returns their number. */
async function deleteDirect(ctx: ActionContext, find: FindMessages): Promise<number> {
  const realmId = ctx.realm.id
  if ((await find(1)).length === 0) return 0
  return change(ctx, async ({ tx, announce }) => {
    await Realm.lock(realmId, tx)
    const messages = await find(MESSAGES_AT_ONCE, tx)
    const old = messages.map((message) => message.id)
    announce(await deleteMessages(old, tx))
    const conversations = new Map<number, number[]>(messages.map((message) => [message.recipient_id, []]))
    for (const message of messages) conversations.get(message.recipient_id)?.push(message.id)
    const members = await RecipientMember.findOf([...conversations.keys()], tx)
    for (const [recipientId, ids] of conversations) announce(deletedDirect(ids, members.get(recipientId) ?? []))
    return messages.length
  })
}

/** Deletes some of the oldest messages of a sender. Returns their number: 0 if there are no more. */
export async function deleteSome(ctx: ActionContext, senderId: number): Promise<number> {
  const first = await selectOne(Message, { columns: ['recipient_id'], where: { sender_id: senderId }, order: [['id', 'ASC']] })
  if (!first) return 0
  const find: FindMessages = (limit, tx) => sentIn(first.recipient_id, senderId, limit, tx)
  const [channel] = await Channel.findByRecipients(ctx.realm.id, [first.recipient_id])
  return channel ? deleteIn(ctx, channel, find) : deleteDirect(ctx, find)
}

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

/** Finds messages of a topic that the user may read: their IDs, and whether there are no others. */
type FindInTopic = (limit: number) => Promise<{ ids: readonly number[]; foundOldest: boolean }>

/**
 * Deletes messages of a topic that `find` finds, in at most `TOPIC_BATCHES` batches. Returns whether none are left. Throws NOT_FOUND and
 * BAD_REQUEST. (deleteTopic)
 */
export async function deleteTopic(
  ctx: UserContext & { realm: Realm },
  place: { channelId: number; topic: string },
  find: FindInTopic,
): Promise<boolean> {
  for (let batch = 0; batch < TOPIC_BATCHES; batch++) if (await deleteInTopic(ctx, place, find)) return true
  return false
}

/** Deletes a batch. Returns whether it was the last. */
async function deleteInTopic(
  ctx: UserContext & { realm: Realm },
  { channelId, topic }: { channelId: number; topic: string },
  find: FindInTopic,
): Promise<boolean> {
  const { app, viewer: user } = ctx
  const facts = { about: ['accounts', 'organisation', 'groups', 'channels'], read: () => find(MESSAGES_AT_ONCE) } as const
  return changeOn(ctx, facts, async ({ tx, announce, record }, { ids, foundOldest }) => {
    const channel = await accessChannelForChange(user, channelId, tx)
    if (!(await canReadChannel(user, channel, tx))) throw apiError('NOT_FOUND', 'Channel does not exist')
    if (!(await rightsOf(user, tx)).inChannel(channel, 'deleteAnyMessage'))
      throw badRequest('You do not have permission to delete topics in this channel')
    // Some may have been moved, deleted or hidden since they were found.
    const places = await findPlacesByIds(app.db, user, ids, tx, 'exclusive')
    const messages = places.filter((place) => place.channel?.id === channelId && nameKey(place.topic) === nameKey(topic))
    if (messages.length === 0) return foundOldest
    announce(await deletionEvents(app, channel, messages, tx))
    const erased = await deleteMessages(
      messages.map(({ id }) => id),
      tx,
    )
    announce([...erased, ...(await firstMessageChanged(channel, tx))])
    const changes = differences({ topic, messages: messages.length }, {})
    record({ action: 'removed', subject: 'message', id: null, name: channel.name, changes })
    return foundOldest
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
async function deletionEvents(
  { db }: Pick<App, 'db'>,
  channel: Channel,
  messages: readonly { id: number; topic: string }[],
  tx: Tx,
): Promise<NewEvent[]> {
  const topics = grouped(messages.map(({ id, topic }) => [topic, id]))
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
async function deleteMessages(ids: readonly number[], tx: Tx): Promise<NewEvent[]> {
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
